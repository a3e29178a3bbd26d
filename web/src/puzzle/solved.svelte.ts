/** Which puzzles this browser has answered, and whether the first answer was right; kept in its storage. */
const KEY = 'loipe.puzzles';
const MOST = 400;

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

let solved = $state.raw(kept());

/** Of a day: right, wrong, or not answered yet. */
export const answered = (day: string): boolean | undefined => solved[day];

/** The first answer counts. */
export function keep(day: string, right: boolean): void {
  if (day in solved) return;
  solved = Object.fromEntries([...Object.entries(solved), [day, right]].slice(-MOST));
  localStorage.setItem(KEY, JSON.stringify(solved));
}

/** The day it is here, as 2026-11-17. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A day as people say it. */
export const dayName = (day: string): string =>
  new Date(`${day}T12:00`).toLocaleDateString(document.documentElement.lang || 'en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
