/** How each sound is made, of noise and tones; `tests/sounds.py` measures how loud and how long they are. */
import type { Sound } from './board';

/** Tells a context to make its sounds at a time, into a node. */
type Make = (out: AudioNode, at: number) => void;

let noise: AudioBuffer | null = null;

/** A second of noise, the same for all. */
function noiseOf(rate: number): AudioBuffer {
  if (noise?.sampleRate === rate) return noise;
  noise = new AudioBuffer({ length: rate, sampleRate: rate });
  const samples = noise.getChannelData(0);
  let seed = 1;
  for (let n = 0; n < samples.length; n += 1) {
    seed = (seed * 48271) % 2147483647;
    samples[n] = seed / 1073741823.5 - 1;
  }
  return noise;
}

/** A burst of filtered noise that fades. */
function hiss(out: AudioNode, at: number, length: number, frequency: number, loud: number, width = 1): void {
  const audio = out.context;
  const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio.sampleRate) });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: width });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.linearRampToValueAtTime(0, at + length);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, 0, length);
}

function tone(
  out: AudioNode,
  at: number,
  length: number,
  from: number,
  to: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  const source = new OscillatorNode(out.context, { type, frequency: from });
  const gain = new GainNode(out.context, { gain: 0 });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

function bell(out: AudioNode, at: number, pitch: number): void {
  for (const [part, loud] of [
    [1, 0.05],
    [1.51, 0.035],
    [2.32, 0.02],
  ] as const)
    tone(out, at, 0.35, pitch * part, pitch * part * 0.995, loud);
}

const MADE: Record<Exclude<Sound, ''>, Make> = {
  glide: (out, at) => hiss(out, at, 0.3, 2600, 0.05, 0.7),
  die: (out, at) => {
    for (const beat of [0, 0.07, 0.13, 0.17]) {
      hiss(out, at + beat, 0.035, 900, 0.22, 2);
      tone(out, at + beat, 0.05, 320, 180, 0.05, 'triangle');
    }
  },
  shot: (out, at) => hiss(out, at, 0.16, 1500, 0.28, 0.5),
  clack: (out, at) => {
    hiss(out, at, 0.14, 1500, 0.2, 0.5);
    tone(out, at + 0.12, 0.09, 1900, 1300, 0.09, 'square');
    hiss(out, at + 0.12, 0.04, 3400, 0.16, 3);
  },
  miss: (out, at) => {
    hiss(out, at, 0.14, 1500, 0.2, 0.5);
    tone(out, at + 0.13, 0.16, 150, 90, 0.12, 'sine');
  },
  fall: (out, at) => {
    hiss(out, at, 0.35, 700, 0.16, 0.6);
    tone(out, at + 0.05, 0.2, 130, 60, 0.12);
  },
  turn: (out, at) => [523, 784].forEach((pitch, n) => tone(out, at + n * 0.16, 0.5, pitch, pitch, 0.09)),
  card: (out, at) => hiss(out, at, 0.09, 4200, 0.12, 1.2),
  bells: (out, at) => [0, 0.13, 0.27, 0.36].forEach((beat, n) => bell(out, at + beat, n % 2 ? 640 : 560)),
  fanfare: (out, at) => {
    const steps = [392, 523, 659, 784, 659, 784, 1047];
    steps.forEach((pitch, n) => {
      tone(out, at + n * 0.12, n === steps.length - 1 ? 0.6 : 0.3, pitch, pitch, 0.07, 'triangle');
      tone(out, at + n * 0.12, 0.3, pitch / 2, pitch / 2, 0.04);
    });
    bell(out, at + 0.8, 620);
  },
  crowd: (out, at) => {
    for (let n = 0; n < 7; n += 1) hiss(out, at + n * 0.12, 0.7, 700 + n * 90, 0.045, 0.4);
    [0.1, 0.3, 0.42, 0.6, 0.78].forEach((beat, n) => bell(out, at + beat, 540 + 40 * (n % 3)));
  },
};

/** What makes them equally loud to a meter; skis, which are heard most, stay softer. */
const LEVEL: Record<Exclude<Sound, ''>, number> = {
  glide: 2.1,
  die: 2.7,
  shot: 0.78,
  clack: 1.15,
  miss: 1.15,
  fall: 0.94,
  turn: 0.95,
  card: 1.8,
  bells: 1.28,
  fanfare: 1,
  crowd: 1.29,
};

export const NAMES = Object.keys(MADE) as Exclude<Sound, ''>[];

export function make(audio: BaseAudioContext, sound: Exclude<Sound, ''>, at: number): void {
  const out = new GainNode(audio, { gain: LEVEL[sound] });
  out.connect(audio.destination);
  MADE[sound](out, at);
}
