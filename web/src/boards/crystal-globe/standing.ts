/** Crystal Globe's ranking: places, dots of every shooting, gaps in squares. */
import type { Row, Shown as Table, Standing } from '../../lib/board';
import type { Dot } from '../../lib/shown';
import type { EventLine } from '../../lib/messages';
import type { Shown, Skier } from './venue';

const TARGETS = 5;

type Say = (id: string, facts?: Record<string, string | number>) => string;

export function standing({ shown, board, events, result, words }: Table): Standing {
  const race = shown as Shown;
  const say: Say = (id, facts) => words.say(`crystal-globe-page-${id}`, facts);
  const laps = Number(board.laps);
  const series = shootings(events, race.skiers.length);
  const seats = race.skiers.map((_, seat) => seat);
  seats.sort(
    (one, other) =>
      (result.places[one] ?? 99) - (result.places[other] ?? 99) || race.order.indexOf(one) - race.order.indexOf(other),
  );
  const leader = race.skiers[seats[0] ?? 0];
  const tied = race.skiers.every((skier) => skier.way_left === leader?.way_left);
  const rows = seats.map((seat): Row => {
    const skier = race.skiers[seat] as Skier;
    return {
      seat,
      place: tied && !result.over ? 0 : (result.places[seat] ?? 0),
      tag: say('team', { team: skier.team }),
      series: (series[seat] ?? []).slice(-2),
      facts: facts(skier, laps, say),
      ...gap(skier, leader, tied, race.round, say),
    };
  });
  const lap = Math.min(laps, 1 + Math.max(0, ...race.skiers.map((skier) => skier.lap)));
  return { head: `${say('lap', { lap, laps })} · ${say(race.wind ? 'windy' : 'calm')}`, rows };
}

/** In a relay the way left is the whole team's; whoever waits for the tag has no gap. */
function gap(
  skier: Skier,
  leader: Skier | undefined,
  tied: boolean,
  round: number,
  say: Say,
): Pick<Row, 'gap' | 'tone'> {
  if (skier.beyond) return { gap: say('in'), tone: 'done' };
  if (skier.aiming) return { gap: say('stand', { stand: skier.stand }), tone: 'range' };
  if (skier.black) return { gap: say('owes', { laps: skier.black }), tone: 'loops' };
  if (round && (!skier.start_round || skier.start_round > round)) return { gap: say('waits'), tone: '' };
  if (!leader || leader.way_left <= 0) return { gap: say('to-go', { squares: skier.way_left }), tone: '' };
  const behind = skier.way_left - leader.way_left;
  if (tied) return { gap: '', tone: '' };
  return { gap: behind ? `+${behind}` : say('lead'), tone: '' };
}

function facts(skier: Skier, laps: number, say: Say): string[] {
  const done = skier.beyond > 0;
  const found: [string, Record<string, string | number>, boolean][] = [
    ['fact-team', { team: skier.team, base: skier.base }, true],
    ['fact-lap', { lap: Math.min(laps, skier.lap + 1), laps, square: skier.square, left: skier.way_left }, !done],
    ['fact-start', { round: skier.start_round }, skier.start_round > 1 && !done],
    ['fact-shooting', { shots: skier.shots, white: skier.white }, skier.aiming],
    ['fact-ring', { laps: skier.black }, skier.black > 0],
    ['fact-misses', { misses: skier.misses }, skier.misses > 0],
    ['fact-fallen', {}, skier.fallen],
    ['fact-slipstream', {}, skier.slipstream],
    ['fact-cards', { cards: skier.cards, deck: skier.deck }, !done],
  ];
  return found.filter(([, , so]) => so).map(([id, given]) => say(id, given));
}

/** By seat, each shooting's shots in order: hit, missed, or still to come. */
export function shootings(events: readonly EventLine[], seats: number): Dot[][][] {
  const found: Dot[][][] = Array.from({ length: seats }, () => []);
  const fired = Array<number>(seats).fill(0);
  for (const event of events) {
    const own = found[event.seat];
    if (event.kind === 'at-stand') {
      own?.push(Array<Dot>(TARGETS).fill('open'));
      fired[event.seat] = 0;
    }
    const series = own?.at(-1);
    if (event.kind === 'shot' && series) {
      const hit = event.facts.shot !== 'miss';
      const at = fired[event.seat] ?? 0;
      fired[event.seat] = at + 1;
      /** A spare shot of a relay goes at a target that still stands. */
      const target = at < TARGETS ? at : series.indexOf('miss');
      if (target >= 0) series[target] = hit ? 'hit' : 'miss';
    }
  }
  return found;
}
