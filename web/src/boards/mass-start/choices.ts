/** What may be chosen at the stand, with the numbers the question tells beside each. */
import type { Facts, Option, Part, Question } from '../../lib/messages';

export interface Choice {
  /** Its name in the catalogue, behind `mass-start-near-`. */
  name: string;
  /** Nothing to choose: the shot that comes. */
  option: Option | null;
  digit: number;
  facts: Facts;
  card: string;
  hit: { ways: number; of: number } | null;
  clean: number | null;
  loops: number | null;
  help: readonly Part[];
}

export function choices(question: Question | null): Choice[] {
  if (!question) return [];
  const near = question.options.flatMap((option, at) => (isNear(option) ? [choice(option, at + 1)] : []));
  if (near.length) return near;
  return question.parts.some((part) => isOf(part, 'hit')) ? [told(question.parts, 'now', question.facts)] : [];
}

/** Risks, and at the stand the shot, the breath and the cards that help. */
export function isNear(option: Option): boolean {
  return (
    option.target.startsWith('risk:') ||
    ['mass-start-do-shoot', 'mass-start-do-pause', 'mass-start-do-calm', 'mass-start-do-quick'].includes(option.message)
  );
}

function choice(option: Option, digit: number): Choice {
  const card = option.target.startsWith('card:') ? String(option.facts.card) : '';
  const name = option.target.startsWith('risk:')
    ? option.target.slice('risk:'.length)
    : card
      ? option.message.slice('mass-start-do-'.length)
      : 'go';
  return { ...told(option.odds, name, { pauses: 0, ...option.facts }), option, digit, card };
}

function told(odds: readonly Part[], name: string, facts: Facts): Choice {
  const find = (of: string) => odds.find((part) => isOf(part, of))?.facts;
  const hit = find('hit');
  const clean = find('clean')?.percent;
  const loops = find('loops')?.loops;
  return {
    name,
    facts,
    option: null,
    digit: 0,
    card: '',
    hit: hit ? { ways: Number(hit.ways), of: Number(hit.of) } : null,
    clean: clean === undefined ? null : Number(clean),
    loops: loops === undefined ? null : Number(loops),
    help: odds.filter((part) => isOf(part, 'calm') || isOf(part, 'quick')),
  };
}

export function isOf(part: Part, of: string): boolean {
  return part.message === `mass-start-odds-${of}`;
}
