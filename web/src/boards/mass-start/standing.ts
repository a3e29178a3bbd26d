/** Mass Start's ranking: places, dots of every shooting, gaps in squares. */
import type { Dot, Row, Shown as Table, Standing } from '../../lib/board';
import type { EventLine } from '../../lib/messages';
import type { Shown, Skier } from './course';

const TARGETS = 5;

export function standing({ shown, settings, events, result, words }: Table): Standing {
  const race = shown as Shown;
  const laps = (settings.laps as number) + (settings.ending === 'full_lap' ? 1 : 0);
  const series = shootings(events, race.skiers.length);
  const seats = race.skiers.map((_, seat) => seat);
  seats.sort((one, other) => (result.places[one] ?? 9) - (result.places[other] ?? 9) || race.order.indexOf(one) - race.order.indexOf(other));
  const leader = race.skiers[seats[0] ?? 0];
  const tied = race.skiers.every((skier) => skier.way_left === leader?.way_left);
  const rows = seats.map((seat): Row => {
    const skier = race.skiers[seat] as Skier;
    return {
      seat,
      place: tied && !result.over ? 0 : (result.places[seat] ?? 0),
      series: series[seat] ?? [],
      facts: facts(skier, laps, words.say.bind(words)),
      ...gap(skier, leader, tied, words.say.bind(words)),
    };
  });
  const lap = Math.min(laps, 1 + Math.max(0, ...race.skiers.map((skier) => skier.lap)));
  return { head: words.say('page-ms-lap', { lap, laps }), rows };
}

type Say = (id: string, facts?: Record<string, string | number>) => string;

function gap(skier: Skier, leader: Skier | undefined, tied: boolean, say: Say): Pick<Row, 'gap' | 'tone'> {
  if (skier.beyond) return { gap: say('page-ms-in'), tone: 'done' };
  if (/^S\d/.test(skier.square)) return { gap: say('page-ms-range'), tone: 'range' };
  if (skier.loops_left) return { gap: say('page-ms-owes', { loops: skier.loops_left }), tone: 'loops' };
  if (!leader || leader.beyond) return { gap: say('page-ms-to-go', { squares: skier.way_left }), tone: '' };
  const behind = skier.way_left - leader.way_left;
  if (tied) return { gap: '', tone: '' };
  return { gap: behind ? `+${behind}` : say('page-ms-lead'), tone: '' };
}

function facts(skier: Skier, laps: number, say: Say): string[] {
  const found: [string, Record<string, string | number>, boolean][] = [
    ['page-ms-fact-lap', { lap: Math.min(laps, skier.lap + 1), laps, square: skier.square, left: skier.way_left }, !skier.beyond],
    ['page-ms-fact-loops', { loops: skier.loops_left }, skier.loops_left > 0],
    ['page-ms-fact-shooting', { targets: skier.targets_left, shots: skier.shots, risk: skier.risk }, /^S\d/.test(skier.square)],
    ['page-ms-fact-fallen', {}, skier.fallen],
    ['page-ms-fact-sprints', { sprints: skier.sprints }, skier.sprints > 0],
    ['page-ms-fact-skis', {}, skier.skis_open],
    ['page-ms-fact-rifle', {}, skier.rifle_open],
    ['page-ms-fact-technique', {}, skier.skis_held || skier.rifle_held],
    ['page-ms-fact-cards', { cards: skier.cards }, skier.cards > 0],
    ['page-ms-fact-lost', { turns: skier.turns_lost }, skier.turns_lost > 0],
  ];
  return found.filter(([, , so]) => so).map(([id, given]) => say(id, given));
}

/** By seat, each shooting's five targets: down, left standing, or still to come. */
export function shootings(events: readonly EventLine[], seats: number): Dot[][][] {
  const found: Dot[][][] = Array.from({ length: seats }, () => []);
  for (const event of events) {
    const own = found[event.seat];
    if (event.kind === 'entered') own?.push(Array<Dot>(TARGETS).fill('open'));
    const series = own?.at(-1);
    if (event.kind === 'shot' && series) {
      const down = TARGETS - Number(event.facts.targets);
      for (let target = 0; target < down; target += 1) series[target] = 'hit';
    }
    if (event.kind === 'series' && series) {
      for (let target = 0; target < TARGETS; target += 1) if (series[target] === 'open') series[target] = 'miss';
    }
  }
  return found;
}
