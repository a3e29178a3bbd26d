/** Every action by key; nothing here when somebody types into a field. */
import type { Question } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { TableStore } from '../lib/table.svelte';
import { CHANCE } from '../lib/text';
import type { Desk, Tab } from './desk.svelte';

const TABS: Record<string, Tab> = { l: 'log', r: 'rules', c: 'chances', t: 'talk', g: 'guide' };
/** How long a digit waits for the next one where a longer number is open, too. */
const WAIT = 800;
let timer = 0;

/** Keys of the browser, and those for a field or a dialog, are not the table's. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.metaKey || event.altKey || !!target.closest('input, select, textarea, dialog');
}

export function pressed(event: KeyboardEvent, table: TableStore, desk: Desk, guided: boolean): void {
  const target = event.target as HTMLElement;
  const key = event.key;
  if (key === 'Escape' && !target.closest('dialog')) {
    if (isTyping(event)) target.blur();
    return leave(table, desk);
  }
  if (isTyping(event)) return;
  if (/^[0-9]$/.test(key)) return digit(desk.typed + key, table, desk);
  if (key === ' ' || (key === 'Enter' && !target.closest('button, [role=button], a')))
    return space(event, table, target);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step) return void table.player.step(step);
  const letter = key.toLowerCase();
  const tab = TABS[letter];
  if ((tab === 'talk' && !table.talks) || (tab === 'guide' && !guided)) return;
  if (tab) {
    event.preventDefault();
    desk.tab = tab;
    desk.sheet = true;
    if (tab === 'talk') setTimeout(() => document.getElementById('talk-field')?.focus());
  } else {
    other(letter, table, desk);
  }
}

/** What to press for each option: its number, or what a real die shows. */
export function keysOf(question: Question): string[] {
  const shows = question.seat === CHANCE && question.options.every((option) => /^[0-9]+$/.test(option.word));
  return question.options.map((option, at) => (shows ? option.word : String(at + 1)));
}

/** A number that no further digit can lengthen is taken at once; another waits a moment for it. */
function digit(typed: string, table: TableStore, desk: Desk): void {
  const { question } = table;
  const keys = question ? keysOf(question) : [];
  clearTimeout(timer);
  desk.typed = '';
  if (!question || !keys.some((key) => key.startsWith(typed))) return;
  const pick = () => {
    desk.typed = '';
    const option = question.options[keys.indexOf(typed)];
    if (option && table.question === question) void table.pick(option);
  };
  if (!keys.some((key) => key.startsWith(typed) && key !== typed)) return pick();
  desk.typed = typed;
  timer = window.setTimeout(pick, WAIT);
}

/** Space throws the dice, takes the only option, or skips what moves. */
function space(event: KeyboardEvent, table: TableStore, target: HTMLElement): void {
  if (target.closest('button, [role=button], a') && !table.question?.button && !table.player.running) return;
  event.preventDefault();
  const only = table.question?.options.length === 1 ? table.question.options[0] : undefined;
  if (table.question?.button) void table.press();
  else if (only) void table.pick(only);
  else if (table.player.running) table.player.hurry();
}

function other(letter: string, table: TableStore, desk: Desk): void {
  switch (letter) {
    case '?':
      desk.dialog = 'help';
      break;
    case 'k':
      if (table.module.Cards) desk.dialog = 'cards';
      break;
    case 's':
      desk.dialog = 'settings';
      break;
    case 'm':
      settings.sound = !settings.sound;
      break;
    case 'n':
      settings.theme = settings.theme === 'day' ? 'night' : 'day';
      break;
    case 'b':
      settings.names = !settings.names;
      break;
    case 'u':
      undo(table);
      break;
    case 'h':
      void table.askHint();
      break;
    case 'home':
      void table.player.seek(0);
      break;
    case 'end':
      table.player.toEnd();
      break;
  }
}

/** One thing at a time: what was opened last, what was said, the past. */
function leave(table: TableStore, desk: Desk): void {
  if (desk.leave()) return;
  if (table.note || table.hint) table.note = table.hint = null;
  else if (table.player.replaying) table.player.toEnd();
}

export const canUndo = (table: TableStore): boolean => !!table.draft || !table.now.no_undo;

/** My last choice while it is tried; after that by agreement, or why not. */
export function undo(table: TableStore): void {
  if (table.draft) void table.takeBack();
  else if (!table.now.no_undo) void table.wish('ask');
  else table.note = { message: table.now.no_undo, text: '', clause: '', facts: {} };
}
