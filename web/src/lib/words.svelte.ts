/** The texts of the page: components read them through the context, so that a change of language redraws all. */
import { getContext, setContext } from 'svelte';
import type { EventLine, Facts, Option, Part, Question } from './messages';
import type { Words } from './text';

const KEY = Symbol('words');

/** Looks up the current words at each call. */
export class Speaker {
  constructor(private current: () => Words) {}
  say = (id: string, facts?: Facts): string => this.current().say(id, facts);
  has = (id: string): boolean => this.current().has(id);
  event = (event: EventLine): string => this.current().event(event);
  option = (option: Option | Part): string => this.current().option(option);
  question = (question: Question): string => this.current().question(question);
  nameOf = (seat: number): string => this.current().nameOf(seat);
  get words(): Words {
    return this.current();
  }
}

export function speak(current: () => Words): Speaker {
  return setContext(KEY, new Speaker(current));
}

export function useWords(): Speaker {
  return getContext<Speaker>(KEY);
}
