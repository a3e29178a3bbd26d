/** Ski Tour's ranking: places, the way left as a gap, what each board holds. */
import type { Row, Shown as Table, Standing } from '../../lib/board';
import type { Facts } from '../../lib/messages';
import type { Boards, Shown, Skier } from './race';

export function standing({ shown, board, result, words }: Table): Standing {
  const race = shown as Shown;
  const say = (id: string, facts?: Facts) => words.say(id, facts);
  const seats = race.skiers.map((_, seat) => seat);
  seats.sort((one, other) => (result.places[one] ?? 9) - (result.places[other] ?? 9) || one - other);
  const leader = race.skiers[seats[0] ?? 0];
  const level = race.skiers.every((skier) => skier.way_left === leader?.way_left);
  const rows = seats.map((seat): Row => {
    const skier = race.skiers[seat] as Skier;
    return {
      seat,
      series: [],
      place: level && !result.over ? 0 : (result.places[seat] ?? 0),
      facts: facts(skier, (board as Boards).nations[seat]?.name ?? '', say),
      ...gap(skier, leader, level, say),
    };
  });
  return { head: race.round ? say('ski-tour-page-head', { round: race.round }) : say('ski-tour-page-before'), rows };
}

type Say = (id: string, facts?: Facts) => string;

function gap(skier: Skier, leader: Skier | undefined, level: boolean, say: Say): Pick<Row, 'gap' | 'tone'> {
  if (skier.collapsed) return { gap: say('ski-tour-page-out'), tone: 'loops' };
  if (skier.space === 'goal') return { gap: say('page-ms-in'), tone: 'done' };
  if (skier.shots_owed) return { gap: say('page-ms-range'), tone: 'range' };
  if (skier.laps) return { gap: say('ski-tour-page-laps', { laps: skier.laps }), tone: 'loops' };
  if (level || !leader) return { gap: '', tone: '' };
  if (leader.space === 'goal') return { gap: say('page-ms-to-go', { squares: skier.way_left }), tone: '' };
  const behind = skier.way_left - leader.way_left;
  return { gap: behind ? `+${behind}` : say('page-ms-lead'), tone: '' };
}

function facts(skier: Skier, nation: string, say: Say): string[] {
  const found: [string, Facts, boolean][] = [
    [`ski-tour-nation-${nation}`, {}, !!nation],
    [
      'ski-tour-page-fact-way',
      { space: skier.space, left: skier.way_left },
      !skier.place && !skier.collapsed && skier.space !== 'goal',
    ],
    [
      'ski-tour-page-fact-dice',
      { dice: skier.columns.reduce((sum, dice) => sum + dice, 0), ready: skier.available },
      !skier.place,
    ],
    ['ski-tour-status-range', { shots: skier.shots_owed }, skier.shots_owed > 0],
    ['ski-tour-status-laps', { laps: skier.laps }, skier.laps > 0 && !skier.shots_owed],
    ['ski-tour-status-collapsed', {}, skier.collapsed],
  ];
  return found.filter(([, , so]) => so).map(([id, given]) => say(id, given));
}
