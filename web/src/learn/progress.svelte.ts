/** Which lessons this browser has been through; kept in its storage. */
const KEY = 'loipe.lessons';

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let done = $state.raw(new Set(kept()));

export const isDone = (game: string, lesson: string): boolean => done.has(`${game}/${lesson}`);

export function finish(game: string, lesson: string): void {
  done = new Set([...done, `${game}/${lesson}`]);
  localStorage.setItem(KEY, JSON.stringify([...done]));
}
