/** Sentences from the server's Fluent catalogue, by id, as the terminal says them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { EventLine, Facts, Option, Part, Question } from './messages';

export const CHANCE = -1;

export class Words {
  constructor(
    private bundle: FluentBundle,
    readonly game = '',
    readonly names: readonly string[] = [],
  ) {}

  /** The same language for a game and the people at its table. */
  at(game: string, names: readonly string[]): Words {
    return new Words(this.bundle, game, names);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence of that id; the id itself where the catalogue lacks it, so that nothing is ever blank. */
  say(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return id;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, this.arguments(facts), errors);
  }

  /** Seats also by name, cards, tokens and settings by title, truth as yes or no, lists joined. */
  private arguments(facts: Facts): Record<string, string | number> {
    const found: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact === 'boolean') found[name] = fact ? 'yes' : 'no';
      else if (Array.isArray(fact)) found[name] = fact.join(', ');
      else if (typeof fact === 'string' || typeof fact === 'number') found[name] = fact;
    }
    for (const [name, skier] of [
      ['seat', 'skier'],
      ['other', 'other-skier'],
      ['turn', 'turn-skier'],
    ] as const) {
      if (typeof facts[name] === 'number') found[skier] = this.nameOf(facts[name]);
    }
    if (facts.card) found.title = this.title(String(facts.card));
    if (typeof facts.name === 'string')
      found.setting = this.has(`${this.game}-option-${facts.name}`)
        ? this.say(`${this.game}-option-${facts.name}`)
        : facts.name;
    if (Array.isArray(facts.tokens)) found.titles = facts.tokens.map((token) => this.title(token)).join(', ');
    return found;
  }

  /** Of a card or token; one of a table's own has its name only. */
  private title(card: string): string {
    const id = `${this.game}-card-${card}`;
    return this.has(id) ? this.say(id) : card;
  }

  nameOf(seat: number): string {
    return this.names[seat] ?? String(seat + 1);
  }

  event(event: EventLine): string {
    return this.say(`${this.game}-event-${event.kind}${event.hidden ? '-hidden' : ''}`, {
      seat: event.seat,
      ...event.facts,
    });
  }

  /** The page has more room than a line of the terminal: `<message>-page`, where there is one, says more. */
  option(option: Option | Part): string {
    const roomy = `${option.message}-page`;
    return this.say(this.has(roomy) ? roomy : option.message, option.facts);
  }

  question(question: Question): string {
    const brief = `${question.message}-page`;
    return this.say(this.has(brief) ? brief : question.message, question.facts);
  }
}

export async function catalogue(language: string): Promise<Words> {
  const answer = await fetch(`/api/texts/${language}`);
  if (!answer.ok) throw new Error(`texts ${answer.status}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  return new Words(bundle);
}
