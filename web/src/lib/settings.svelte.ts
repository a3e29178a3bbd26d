/** What this browser prefers; kept in its storage. */

export type Theme = 'day' | 'night';

interface Settings {
  theme: Theme;
  sound: boolean;
  /** To be told of one's turn by this browser; null as long as nobody has decided. */
  notify: boolean | null;
  /** 0 is none, 1 as drawn, 2 twice as fast. */
  speed: number;
  /** Names stand on the squares. */
  names: boolean;
  language: string;
  name: string;
}

const KEY = 'loipe.settings';
const prefersNight = matchMedia('(prefers-color-scheme: dark)').matches;
const DEFAULTS: Settings = {
  theme: prefersNight ? 'night' : 'day',
  sound: true,
  notify: null,
  speed: 1,
  names: false,
  language: 'en',
  name: '',
};

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

/** Where squares are spoken of, as in a lesson, their names stand on them whatever is preferred. */
export const naming = $state({ always: false });

/** The places a coach points at: a small window looks there while nothing is to be chosen. */
export const shown = $state<{ places: readonly string[] }>({ places: [] });

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Call once from the root component: keeps settings and applies the theme. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
    document.documentElement.dataset.theme = settings.theme;
    document.documentElement.lang = settings.language;
  });
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a step may take, as a factor: 0 where nothing should move. */
export function pace(): number {
  if (settings.speed === 0 || still.matches) return 0;
  return 1 / settings.speed;
}
