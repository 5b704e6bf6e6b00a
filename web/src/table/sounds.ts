/** Sounds, made by the browser itself: a card, a coin, a drum, a chord. Silent until chosen. */

import type { Step } from "$lib/game/steps";
import { preferences } from "$lib/preferences/preferences.svelte";

let context: AudioContext | null = null;

interface Tone {
  frequency: number;
  /** Where the pitch glides to. */
  to?: number;
  seconds: number;
  loudness: number;
  wave: OscillatorType;
  delay?: number;
}

const CARD: Tone[] = [{ frequency: 320, to: 140, seconds: 0.06, loudness: 0.12, wave: "triangle" }];
const COIN: Tone[] = [
  { frequency: 1320, seconds: 0.09, loudness: 0.06, wave: "sine" },
  { frequency: 1760, seconds: 0.22, loudness: 0.06, wave: "sine", delay: 0.07 },
];
const DRUM: Tone[] = [
  { frequency: 110, to: 45, seconds: 0.28, loudness: 0.35, wave: "sine" },
  { frequency: 110, to: 45, seconds: 0.28, loudness: 0.35, wave: "sine", delay: 0.3 },
];
const CHORD: Tone[] = [262, 330, 392, 523].map((frequency, index) => ({
  frequency,
  seconds: 1.4,
  loudness: 0.09,
  wave: "triangle" as const,
  delay: index * 0.07,
}));

/** The sound of what is being shown. */
export function soundOf(step: Step): void {
  const events = step.entries.filter((entry) => entry.is === "event");
  if (events.some((event) => event.what === "ended")) play(CHORD);
  else if (events.some((event) => event.effect === "inspiration")) play(COIN);
  else if (step.movements.length > 0) play(CARD);
}

/** Someone is one card from winning. */
export function drum(): void {
  play(DRUM);
}

function play(tones: readonly Tone[]): void {
  if (!preferences.hasSound) return;
  context ??= new AudioContext();
  for (const tone of tones) playTone(context, tone);
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.delay ?? 0);
  const end = start + tone.seconds;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(tone.loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  const oscillator = audio.createOscillator();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.frequency, start);
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
