/** The routes of a season, with its secret. */
import { call } from '../lib/api';
import type { Subscription } from '../lib/messages';
import type { Card, Comer, NewSeason, SeasonDo, SeasonLink, SeasonOffer, SeasonTold } from './told';

export const presets = () => call<SeasonOffer>('GET', 'seasons');
export const createSeason = (wish: NewSeason) => call<SeasonLink>('POST', 'seasons', '', wish);
export const comeIn = (season: string, comer: Comer) => call<SeasonLink>('POST', `seasons/${season}/join`, '', comer);

export class SeasonApi {
  constructor(
    readonly season: string,
    readonly token: string,
  ) {}

  told = () => call<SeasonTold>('GET', `seasons/${this.season}`, this.token);
  do = (what: SeasonDo['what']) => call<SeasonTold>('POST', `seasons/${this.season}/do`, this.token, { what });
  athlete = (number: number) => call<Card>('GET', `seasons/${this.season}/athletes/${number}`, this.token);
  push = (body: Subscription) => call<unknown>('POST', `seasons/${this.season}/push`, this.token, body);
  file = () => call<string>('GET', `seasons/${this.season}/file`, this.token);
}
