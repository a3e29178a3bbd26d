/** A face from a seed, and the colours of a club: the same wherever an athlete is shown. */
import { seeded } from '../lib/seeded';

export const STYLES = ['braid', 'pony', 'bun', 'bob', 'curl', 'short'] as const;
export const HATS = ['beanie', 'band', 'visor'] as const;

export interface Face {
  skin: string;
  shade: string;
  hair: string;
  dark: string;
  eye: string;
  style: (typeof STYLES)[number];
  hat: (typeof HATS)[number];
  freckles: boolean;
  beard: boolean;
  /** How broad the jaw is, from 0 to 3. */
  jaw: number;
}

const SKINS = ['#f6d6bb', '#f2c9a6', '#efc29b', '#e9b98f', '#c98f63', '#a86d45', '#8a5638'];
const HAIRS = ['#e3c98c', '#b98a45', '#7a3f24', '#4a3222', '#231a18', '#c9bfae', '#a8472c'];
const EYES = ['#2f5f86', '#2b4a3c', '#33261c', '#3c4a57'];

function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)] as T;
}

export function faceOf(seed: number): Face {
  const random = seeded(seed + 1);
  const skin = pick(random, SKINS);
  const hair = SKINS.indexOf(skin) > 3 ? pick(random, HAIRS.slice(3, 5)) : pick(random, HAIRS);
  const style = pick(random, STYLES);
  const bearded = style === 'short' && random() < 0.5;
  return {
    skin,
    shade: mix(skin, '#6b2f1c', 0.32),
    hair,
    dark: mix(hair, '#000000', 0.25),
    eye: SKINS.indexOf(skin) > 3 ? '#20160f' : pick(random, EYES),
    style,
    hat: pick(random, HATS),
    freckles: !bearded && random() < 0.35,
    beard: bearded,
    jaw: style === 'short' ? 3 : Math.floor(random() * 3),
  };
}

export function mix(one: string, other: string, part: number): string {
  const at = (colour: string, from: number) => parseInt(colour.slice(from, from + 2), 16);
  return `#${[1, 3, 5]
    .map((from) => Math.round(at(one, from) + (at(other, from) - at(one, from)) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export type Device = 'fir' | 'twin' | 'half' | 'bar' | 'peak';

export interface Club {
  first: string;
  second: string;
  device: Device;
}

const CLUBS: Record<string, Club> = {
  Birkerunden: { first: '#4f7d35', second: '#ffffff', device: 'half' },
  Granlia: { first: '#b83347', second: '#ffffff', device: 'fir' },
  Hochgrat: { first: '#33658a', second: '#f3f0e2', device: 'peak' },
  Isfjell: { first: '#2f6f9c', second: '#bfe4f5', device: 'peak' },
  Kaltenfirn: { first: '#1f2f42', second: '#f3e9d2', device: 'half' },
  Lindmoos: { first: '#2a5db0', second: '#ffffff', device: 'bar' },
  Sundmyr: { first: '#c2562b', second: '#22344a', device: 'half' },
  Tvillingdal: { first: '#00798c', second: '#f4efdf', device: 'twin' },
  Varnskog: { first: '#6c3f84', second: '#ffffff', device: 'bar' },
};

/** Clubs that somebody invented wear navy. */
export function clubOf(name: string): Club {
  return CLUBS[name] ?? { first: '#3a4f66', second: '#ffffff', device: 'bar' };
}

/** `Ines Morel` is Morel in a table. */
export function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
