/** Soft synthesised sounds; none is the only cue for anything. */
import type { Sound } from './board';
import { settings } from './settings.svelte';
import { make } from './sounds';

let context: AudioContext | null = null;
let opening = false;

export function play(sound: Sound, unseen = false): void {
  if (!sound || !settings.sound || (document.hidden && !unseen)) return;
  if (!context) return open();
  if (context.state === 'suspended') void context.resume();
  make(context, sound, context.currentTime);
}

/** Opening the way to the loudspeakers takes longer than a frame: it waits until nothing moves, at most a second. */
function open(): void {
  if (opening) return;
  opening = true;
  const work = () => {
    context = new AudioContext();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 200);
}

/** A browser lets nobody hear anything before the first touch. */
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => settings.sound && open(), { once: true });
