/** The ranking that a view tells, in the words of the page. */
import type { Row, Standing } from './board';
import type { Part } from './messages';
import type { Row as Told, Standing as Stands } from './shown';
import type { Words } from './text';

export function spoken({ head, rows, progress }: Stands, words: Words): Standing {
  const say = (part: Part | null) => (part ? words.option(part) : '');
  const row = ({ seat, place, status, tone, series, facts, tag, about }: Told): Row => ({
    seat,
    place,
    gap: say(status),
    tone,
    series,
    /** Said only of a row that somebody opens: nothing takes longer in a ranking of twelve. */
    get facts() {
      return facts.map(say);
    },
    tag: say(tag),
    about: say(about),
  });
  const steps = progress && {
    round: say(progress.round),
    phase: say(progress.phase),
    at: progress.at,
    of: progress.of,
  };
  return { head: say(head), rows: rows.map(row), ...(steps && { progress: steps }) };
}
