/** Soft synthesised sounds; none is the only cue for anything. */
import type { Sound } from './board';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function play(sound: Sound, unseen = false): void {
  if (!sound || !settings.sound || (document.hidden && !unseen)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  SOUNDS[sound](context, context.currentTime);
}

type Make = (audio: AudioContext, at: number) => void;

/** A burst of filtered noise. */
function hiss(audio: AudioContext, at: number, length: number, frequency: number, loud: number, width = 1): void {
  const buffer = audio.createBuffer(1, Math.max(1, Math.floor(audio.sampleRate * length)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: width });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

function tone(
  audio: AudioContext,
  at: number,
  length: number,
  from: number,
  to: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const source = new OscillatorNode(audio, { type, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length + 0.02);
}

function bell(audio: AudioContext, at: number, pitch: number): void {
  for (const [part, loud] of [
    [1, 0.05],
    [1.51, 0.035],
    [2.32, 0.02],
  ] as const)
    tone(audio, at, 0.35, pitch * part, pitch * part * 0.995, loud);
}

const SOUNDS: Record<Exclude<Sound, ''>, Make> = {
  glide: (audio, at) => hiss(audio, at, 0.3, 2600, 0.05, 0.7),
  die: (audio, at) => {
    for (const beat of [0, 0.07, 0.13, 0.17]) {
      hiss(audio, at + beat, 0.035, 900, 0.22, 2);
      tone(audio, at + beat, 0.05, 320, 180, 0.05, 'triangle');
    }
  },
  shot: (audio, at) => hiss(audio, at, 0.16, 1500, 0.28, 0.5),
  clack: (audio, at) => {
    hiss(audio, at, 0.14, 1500, 0.2, 0.5);
    tone(audio, at + 0.12, 0.09, 1900, 1300, 0.09, 'square');
    hiss(audio, at + 0.12, 0.04, 3400, 0.16, 3);
  },
  miss: (audio, at) => {
    hiss(audio, at, 0.14, 1500, 0.2, 0.5);
    tone(audio, at + 0.13, 0.16, 150, 90, 0.12, 'sine');
  },
  fall: (audio, at) => {
    hiss(audio, at, 0.35, 700, 0.16, 0.6);
    tone(audio, at + 0.05, 0.2, 130, 60, 0.12);
  },
  turn: (audio, at) => [523, 784].forEach((pitch, n) => tone(audio, at + n * 0.16, 0.5, pitch, pitch, 0.09)),
  card: (audio, at) => hiss(audio, at, 0.09, 4200, 0.12, 1.2),
  bells: (audio, at) => [0, 0.13, 0.27, 0.36].forEach((beat, n) => bell(audio, at + beat, n % 2 ? 640 : 560)),
  crowd: (audio, at) => {
    for (let n = 0; n < 7; n += 1) hiss(audio, at + n * 0.12, 0.7, 700 + n * 90, 0.045, 0.4);
    [0.1, 0.3, 0.42, 0.6, 0.78].forEach((beat, n) => bell(audio, at + beat, 540 + 40 * (n % 3)));
  },
};
