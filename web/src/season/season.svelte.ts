/** A season as the server tells it, kept up to date while the page is looked at. */
import { Refusal } from '../lib/api';
import { hold } from '../lib/held.svelte';
import { go } from '../lib/route.svelte';
import type { Speaker } from '../lib/words.svelte';
import { SeasonApi } from './api';
import { shortName } from './face';
import { keepSeason, type KeptSeason, tablesOf } from './kept.svelte';
import type { RaceLine, SeasonDo, SeasonTold } from './told';

/** Milliseconds between two looks. */
const AGAIN = 4000;

export class SeasonStore {
  told = $state.raw<SeasonTold | null>(null);
  /** Why nothing can be shown, or why the last wish was refused. */
  trouble = $state('');
  busy = $state(false);
  /** The number of races that the page looks back to; all of them by default. */
  upTo = $state(-1);
  readonly api: SeasonApi;

  constructor(
    readonly held: KeptSeason,
    private words: Speaker,
  ) {
    this.api = new SeasonApi(held.season, held.token);
  }

  /** Looks again and again until it is stopped. */
  follow(): () => void {
    void this.look();
    const clock = setInterval(() => !document.hidden && !this.busy && void this.look(), AGAIN);
    return () => clearInterval(clock);
  }

  async look(): Promise<void> {
    try {
      this.take(await this.api.told());
      this.trouble = '';
    } catch (failure) {
      this.tell(failure);
    }
  }

  async do(what: SeasonDo['what']): Promise<void> {
    this.busy = true;
    try {
      this.take(await this.api.do(what));
      this.trouble = '';
      if (what !== 'leave' && this.told?.skiing.length) this.ski();
    } catch (failure) {
      this.tell(failure);
    } finally {
      this.busy = false;
    }
  }

  private take(told: SeasonTold): void {
    this.told = told;
    keepSeason({ ...this.held, title: told.title, watch: told.watch, tables: tablesOf(told) });
  }

  private tell(failure: unknown): void {
    this.trouble = failure instanceof Refusal ? failure.problem.text : this.words.say('page-line-lost');
  }

  /** To the table of the race that is open. */
  ski(): void {
    const table = this.told?.open;
    const race = this.told?.races.find((one) => one.table === table);
    if (!table || !race) return;
    hold({ table, token: this.held.token, game: race.stop.game, shared: this.held.shared });
    go(`/t/${table}#${this.held.token}`);
  }

  watch(race: RaceLine): void {
    go(`/t/${race.table}#${race.watch}`);
  }

  name(athlete: number): string {
    const found = this.told?.athletes[athlete];
    return found ? (found.bot ? shortName(found.name) : found.name) : '';
  }

  /** How many races are over on the page. */
  get shown(): number {
    const raced = this.told?.raced ?? 0;
    return this.upTo < 0 ? raced : Math.min(this.upTo, raced);
  }

  get next(): RaceLine | undefined {
    return this.told?.races[this.told.raced];
  }

  raceName(race: RaceLine): string {
    return this.words.say('season-stop', { format: race.globe, course: this.place(race) });
  }

  place(race: RaceLine): string {
    const course = race.stop.course;
    return course.charAt(0).toUpperCase() + course.slice(1);
  }

  winners = (race: RaceLine): string => this.names(race.winners);

  names = (athletes: number[]): string => athletes.map((athlete) => this.name(athlete)).join(', ');

  /** Who won the season: athletes, or the clubs with the best medals. */
  get champions(): string {
    return this.told?.olympic ? this.told.clubs.join(', ') : this.names(this.told?.leaders ?? []);
  }

  /** Where a race is, or what it is where that has no place. */
  title(race: RaceLine): string {
    return race.stop.course ? this.place(race) : this.words.say(`page-season-format-${race.globe}`);
  }
}

/** Day and month as the language writes them. */
export function dayOf(date: string, language: string): string {
  if (!date) return '';
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));
}
