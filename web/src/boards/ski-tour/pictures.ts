/** What is drawn on each kind of wax. */
import type { Picture, Placed, Tone } from '../../cards/picture';

const of = (tone: Tone, ...parts: Placed[]): Picture => ({ tone, parts });

export const PICTURES: Record<string, Picture> = {
  push: of('red', ['pole', 34, 40, 0.9, -14], ['spark', 74, 22, 0.6]),
  'double-push': of('red', ['pole', 28, 42, 0.85, -14], ['pole', 50, 42, 0.85, -14], ['spark', 80, 20, 0.6]),
  surge: of('red', ['bolt', 34, 34, 1.1, 12], ['heart', 70, 40, 0.7], ['spark', 84, 16, 0.5]),
  feather: of('bad', ['wing', 46, 38, 1], ['flake', 82, 20, 0.5], ['flake', 18, 18, 0.4]),
  'second-look': of('gear', ['rifle', 50, 44, 1], ['spark', 80, 18, 0.7], ['round', 22, 22, 0.6]),
  'steady-hand': of('gear', ['glove', 34, 42, 0.9, -20], ['rifle', 62, 36, 0.8], ['spark', 86, 16, 0.4]),
  kick: of('good', ['boot', 40, 40, 1, -18], ['snowball', 72, 56, 0.6], ['snowball', 84, 44, 0.4]),
  attack: of('good', ['skier', 48, 42, 1], ['chevrons', 82, 40, 0.5]),
  'last-gasp': of('good', ['lungs', 38, 38, 0.95], ['breath', 74, 30, 0.7], ['heart', 78, 58, 0.45]),
  'extra-column': of('keep', ['reserve', 40, 42, 0.95], ['die', 76, 34, 0.6, 10]),
  'big-pull': of('keep', ['die', 28, 44, 0.65, -12], ['die', 52, 34, 0.75, 8], ['chevrons', 82, 42, 0.5]),
  deal: of('keep', ['die', 34, 40, 0.75, -8], ['heart', 70, 40, 0.8]),
  pick: of('teal', ['die', 40, 40, 0.95, 14], ['arrow', 78, 36, 0.7]),
  'pick-and-push': of('teal', ['die', 32, 40, 0.85, 14], ['pole', 74, 40, 0.75, -14]),
  shake: of('blue', ['die', 26, 44, 0.7, -18], ['die', 54, 32, 0.7, 12], ['die', 78, 48, 0.6, 34]),
  'shake-and-push': of('blue', ['die', 24, 34, 0.65, -18], ['die', 48, 46, 0.65, 20], ['pole', 80, 38, 0.7, -14]),
  brake: of('bad', ['ski', 40, 36, 0.9, -32], ['ski', 58, 36, 0.9, 212], ['snowball', 50, 62, 0.5]),
  grip: of('bad', ['ski', 44, 56, 1, -8], ['tin', 40, 34, 0.9], ['flake', 80, 22, 0.6]),
};
/** Of a kind that has none of its own: a tin of wax. */
export const TIN: Picture = of('gear', ['tin', 46, 40, 1.1], ['flake', 80, 20, 0.5]);
