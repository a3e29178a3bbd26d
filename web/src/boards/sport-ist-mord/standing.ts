/** Sport ist Mord's ranking: score so far, sports times the largest set. */
import type { Row, Shown as Table, Standing } from '../../lib/board';
import type { Player, Shown } from './meet';

export function standing({ shown, result, words }: Table): Standing {
  const meet = shown as Shown;
  const seats = meet.players.map((_, seat) => seat);
  seats.sort((one, other) => (result.places[one] ?? 9) - (result.places[other] ?? 9) || one - other);
  const level = meet.players.every((player) => player.score === meet.players[0]?.score);
  const rows = seats.map((seat): Row => {
    const player = meet.players[seat] as Player;
    return {
      seat,
      place: level && !result.over ? 0 : (result.places[seat] ?? 0),
      gap: String(player.score),
      tone: 'score',
      series: [],
      about: words.say('sport-ist-mord-page-about', { sports: player.sports, largest: player.largest }),
      facts: facts(meet, seat, (id, given) => words.say(id, given)),
    };
  });
  const where = { round: meet.round, step: meet.step };
  const progress = {
    round: words.say('sport-ist-mord-page-last', where),
    phase: words.say('sport-ist-mord-step', where),
    at: meet.step,
    of: 9,
  };
  return { head: words.say('sport-ist-mord-page-head', where), progress, rows };
}

type Say = (id: string, facts?: Record<string, string | number | boolean | string[]>) => string;

function facts(meet: Shown, seat: number, say: Say): string[] {
  const player = meet.players[seat] as Player;
  const stock = Object.entries(player.stock).map(
    ([sport, count]) => `${say(`sport-ist-mord-short-${sport}`)} ${count}`,
  );
  const found: [string, Record<string, string | number | boolean | string[]>, boolean][] = [
    ['sport-ist-mord-page-fact-first', {}, meet.first === seat],
    ['sport-ist-mord-page-fact-best', {}, meet.best === seat],
    ['sport-ist-mord-page-fact-stock', { stock }, stock.length > 0],
    ['sport-ist-mord-page-fact-dice', { dice: player.free }, true],
    ['sport-ist-mord-page-fact-pills', { pills: player.pills }, player.pills > 0],
  ];
  const wounds = player.accidents.map((wound) =>
    say('sport-ist-mord-page-fact-wound', {
      kind: wound.kind,
      card: wound.card,
      die: wound.kind === 'U6' ? 0 : wound.die,
    }),
  );
  return [...found.filter(([, , so]) => so).map(([id, given]) => say(id, given)), ...wounds];
}
