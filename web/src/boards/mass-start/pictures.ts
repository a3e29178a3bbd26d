/** What is drawn on each card of Mass Start. */
import type { Picture, Placed, Tone } from '../../cards/picture';

const of = (tone: Tone, ...parts: Placed[]): Picture => ({ tone, parts });

export const PICTURES: Record<string, Picture> = {
  sprint: of('red', ['chevrons', 50, 36, 1.15]),
  skis: of(
    'gear',
    ['ski', 46, 30, 0.95, -58],
    ['ski', 62, 32, 0.95, -58],
    ['spark', 24, 18, 0.8],
    ['spark', 80, 50, 0.55],
  ),
  rifle: of('good', ['rifle', 50, 38, 1.15], ['spark', 22, 18, 0.6]),
  'broken-pole': of('bad', ['pole', 30, 46, 0.8, -34], ['pole', 74, 42, 0.8, 216], ['crack', 51, 32, 0.85]),
  'lost-glove': of('bad', ['track', 76, 54, 0.6, 12], ['glove', 36, 42, 1, -24], ['snowball', 60, 62, 0.5]),
  'wrong-turn': of('bad', ['inn', 70, 42, 0.85], ['sign', 28, 42, 1], ['mug', 90, 58, 0.45]),
  tailwind: of('good', ['breath', 28, 30, 0.85], ['flag', 72, 42, 1]),
  cowbells: of(
    'good',
    ['bell', 34, 36, 1, -16],
    ['bell', 68, 42, 0.85, 20],
    ['spark', 50, 14, 0.6],
    ['spark', 90, 22, 0.5],
  ),
  'free-track': of('good', ['sun', 50, 20, 0.8], ['track', 50, 48, 1.15]),
  'loose-binding': of('bad', ['ski', 48, 58, 1.05], ['boot', 46, 32, 0.95, -14], ['crack', 30, 52, 0.45]),
  cramp: of('bad', ['leg', 44, 38, 1.05], ['bolt', 66, 30, 0.85, 18]),
  'sticky-snow': of(
    'bad',
    ['ski', 50, 36, 1.05, -8],
    ['snowball', 34, 48, 0.9],
    ['snowball', 62, 46, 0.75],
    ['flake', 82, 18, 0.5],
  ),
  'wrong-wax': of('bad', ['thermometer', 78, 34, 0.95, 8], ['tin', 38, 42, 1.1], ['cross', 38, 40, 0.95]),
  'good-wax': of(
    'good',
    ['ski', 54, 58, 0.95, -8],
    ['tin', 42, 34, 1.05],
    ['spark', 72, 22, 0.95],
    ['spark', 84, 40, 0.55],
  ),
  'second-wind': of('good', ['lungs', 40, 36, 1.05], ['breath', 76, 38, 0.62]),
  'wax-truck': of('gear', ['truck', 48, 42, 1.15], ['flake', 86, 18, 0.5]),
  'service-stop': of('gear', ['tent', 38, 42, 1.05], ['wrench', 76, 40, 0.9]),
  'coach-shouts': of('good', ['megaphone', 44, 36, 1.05]),
  'fresh-legs': of('keep', ['boot', 50, 42, 1], ['wing', 30, 48, 0.95, -76], ['spark', 80, 20, 0.7]),
  'hidden-reserve': of('keep', ['reserve', 38, 40, 1.05], ['waffle', 70, 46, 0.85, 14]),
  'late-attack': of('keep', ['skier', 34, 40, 0.95], ['finish', 82, 38, 0.9]),
  'second-try': of('keep', ['die', 50, 40, 0.85, 8], ['round', 50, 38, 1.75]),
  'lucky-bounce': of('keep', ['clover', 74, 44, 0.95], ['die', 36, 30, 0.85, -18], ['snowball', 34, 60, 0.5]),
  'sharp-edges': of('keep', ['edge', 48, 42, 1.1], ['spark', 80, 20, 1], ['spark', 62, 58, 0.5]),
  'low-crouch': of('keep', ['breath', 16, 24, 0.5], ['skier', 50, 42, 1.25, 8]),
  'deep-breath': of('keep', ['head', 32, 42, 1.05], ['breath', 72, 40, 0.85]),
  'cool-head': of('keep', ['head', 38, 42, 1.1], ['flake', 78, 26, 0.95]),
};
