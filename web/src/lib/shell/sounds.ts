/** Soft sounds, made on the spot: wood, stone, glass, ember. Never music. */
import type { GameModule, LiveEvent } from '../game';

type Sound = 'wood' | 'stone' | 'glass' | 'ember';

interface Voice {
  /** Hz, and how many seconds it rings. */
  pitch: number;
  rings: number;
  shape: OscillatorType;
  /** How much of it is noise. */
  noise: number;
  loud: number;
}

const VOICES: Record<Sound, Voice> = {
  wood: { pitch: 240, rings: 0.09, shape: 'triangle', noise: 0.35, loud: 0.12 },
  stone: { pitch: 110, rings: 0.22, shape: 'triangle', noise: 0.6, loud: 0.16 },
  glass: { pitch: 1250, rings: 0.5, shape: 'sine', noise: 0, loud: 0.05 },
  ember: { pitch: 70, rings: 0.45, shape: 'sine', noise: 0.9, loud: 0.14 },
};
const APART = 0.11;
const AT_ONCE = 4;

let context: AudioContext | null = null;

/** At most a few of them, one after the other. */
export function playEvents(events: LiveEvent[], module: GameModule): void {
  const sounds = events.flatMap(({ event }) => module.sound?.(event) ?? []).slice(0, AT_ONCE);
  if (!sounds.length || document.hidden) return;
  context ??= new AudioContext();
  sounds.forEach((sound, n) => play(context as AudioContext, VOICES[sound], n * APART));
}

/** A glass that is struck twice: somebody is waited for. */
export function ring(): void {
  context ??= new AudioContext();
  for (const after of [0, 2 * APART]) play(context, VOICES.glass, after);
}

function play(audio: AudioContext, voice: Voice, after: number): void {
  const start = audio.currentTime + after;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(voice.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.rings);
  gain.connect(audio.destination);
  const tone = audio.createOscillator();
  tone.type = voice.shape;
  tone.frequency.setValueAtTime(voice.pitch * (0.97 + Math.random() * 0.06), start);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + voice.rings);
  if (voice.noise > 0) hiss(audio, gain, voice, start);
}

function hiss(audio: AudioContext, into: GainNode, voice: Voice, start: number): void {
  const length = Math.ceil(audio.sampleRate * voice.rings);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = (Math.random() * 2 - 1) * voice.noise * (1 - n / length) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = voice.pitch * 6;
  source.connect(filter).connect(into);
  source.start(start);
}
