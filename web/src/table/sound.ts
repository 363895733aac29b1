/** Short sounds, synthesised from the data below. Off by default, and silent until the first interaction. */
import { settings } from "../platform/settings.svelte";
import type { Cue } from "./cues";

/** A tone by its MIDI number, or noise around the frequency of that tone. Times are in milliseconds. */
interface Note {
  pitch: number;
  at: number;
  length: number;
  /** The tone at the end, if it glides. */
  to?: number;
}

interface Sound {
  timbre: "sine" | "triangle" | "square" | "sawtooth" | "noise";
  /** The loudest gain, and how long it takes to reach it in milliseconds. */
  level: number;
  attack: number;
  notes: readonly Note[];
}

/** Notes of one length, `step` milliseconds apart. */
function row(pitches: readonly number[], step: number, length: number): Note[] {
  return pitches.map((pitch, index) => ({ pitch, at: index * step, length }));
}

export const SOUNDS: Readonly<Record<Cue, Sound>> = {
  turn: { timbre: "sine", level: 0.5, attack: 8, notes: row([76, 81], 130, 320) },
  question: { timbre: "sine", level: 0.45, attack: 8, notes: row([79, 79], 150, 160) },
  card: { timbre: "noise", level: 0.35, attack: 4, notes: [{ pitch: 104, to: 98, at: 0, length: 90 }] },
  die: {
    timbre: "noise",
    level: 0.5,
    attack: 2,
    notes: [0, 85, 150, 260].map((at, index) => ({ pitch: 90 - 2 * index, at, length: 45 })),
  },
  dark: { timbre: "triangle", level: 0.5, attack: 15, notes: [{ pitch: 57, to: 50, at: 0, length: 320 }] },
  light: { timbre: "triangle", level: 0.4, attack: 15, notes: [{ pitch: 69, to: 76, at: 0, length: 280 }] },
  shadow: {
    timbre: "sawtooth",
    level: 0.22,
    attack: 60,
    notes: [
      { pitch: 40, at: 0, length: 520 },
      { pitch: 41, at: 0, length: 520 },
    ],
  },
  battle: { timbre: "sawtooth", level: 0.2, attack: 8, notes: row([50, 50, 57], 120, 200) },
  "battle-won": { timbre: "triangle", level: 0.45, attack: 8, notes: row([62, 66, 69], 100, 240) },
  "battle-lost": { timbre: "triangle", level: 0.45, attack: 8, notes: row([62, 60, 56], 120, 260) },
  "battle-even": { timbre: "triangle", level: 0.4, attack: 8, notes: row([62, 62], 140, 200) },
  out: { timbre: "triangle", level: 0.45, attack: 10, notes: row([57, 53, 45], 170, 320) },
  scored: { timbre: "sine", level: 0.4, attack: 6, notes: row([72, 76, 79], 70, 220) },
  refused: { timbre: "square", level: 0.12, attack: 4, notes: row([45, 45], 110, 80) },
  won: { timbre: "triangle", level: 0.45, attack: 8, notes: row([67, 71, 74, 79], 140, 420) },
  lost: { timbre: "triangle", level: 0.45, attack: 12, notes: row([64, 60, 57, 52], 190, 420) },
};

/** Between the starts of two cues, in seconds. */
const MIN_INTERVAL = 0.08;
/** A cue that would start later than this after its event is dropped, in seconds. */
const MAX_DELAY = 0.8;
/** The length of the noise that all noises are cut from, in seconds. */
const NOISE_LENGTH = 0.5;
const NOISE_QUALITY = 1.4;
const VIBRATION = [80, 60, 80];
const INTERACTIONS = ["pointerdown", "pointerup", "keydown"];

function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** The gain of a volume from 0 to 100: squared, since loudness is not heard linearly. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume / 100)) ** 2;
}

export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Plays cues. Browsers allow sound only after an interaction, and the AudioContext is not created before. */
export class Synthesiser {
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private hasInteracted = false;
  /** The earliest start of the next cue, in seconds of the context. */
  private next = 0;

  /** Waits for interactions with the page. */
  listen(page: EventTarget): void {
    for (const name of INTERACTIONS)
      page.addEventListener(name, () => this.interacted(), { capture: true, passive: true });
  }

  /** Plays a cue, unless sound is off or the page is hidden. One's own turn is also announced on a hidden page. */
  play(cue: Cue): void {
    if (document.hidden && cue !== "turn") return;
    if (cue === "turn" && settings.vibration) navigator.vibrate?.(VIBRATION);
    const context = this.hasInteracted && settings.audible ? this.open() : null;
    if (!context) return;
    const start = Math.max(context.currentTime, this.next);
    if (start > context.currentTime + MAX_DELAY) return;
    this.next = start + MIN_INTERVAL;
    this.output!.gain.value = gainOf(settings.volume);
    const sound = SOUNDS[cue];
    for (const note of sound.notes) this.playNote(context, sound, note, start + note.at / 1000);
  }

  private interacted(): void {
    this.hasInteracted = true;
    if (settings.audible) this.open();
  }

  /** Return the context, made at the first call; null where there is no Web Audio or no device to play on. */
  private open(): AudioContext | null {
    if (!this.context) {
      try {
        this.context = new AudioContext();
      } catch {
        return null;
      }
      this.output = this.context.createGain();
      this.output.connect(this.context.destination);
    }
    // Phones suspend it, for example during a call.
    if (this.context.state !== "running") void this.context.resume().catch(() => {});
    return this.context;
  }

  private playNote(context: AudioContext, sound: Sound, note: Note, start: number): void {
    const end = start + note.length / 1000;
    const envelope = context.createGain();
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(sound.level, start + sound.attack / 1000);
    envelope.gain.exponentialRampToValueAtTime(0.001, end);
    envelope.connect(this.output!);
    const source =
      sound.timbre === "noise"
        ? this.noiseSource(context, note, start, envelope)
        : toneSource(context, sound.timbre, note, start, envelope);
    source.start(start);
    source.stop(end);
  }

  private noiseSource(context: AudioContext, note: Note, start: number, target: AudioNode): AudioBufferSourceNode {
    this.noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = NOISE_QUALITY;
    glide(filter.frequency, note, start);
    source.connect(filter);
    filter.connect(target);
    return source;
  }
}

function toneSource(
  context: AudioContext,
  type: OscillatorType,
  note: Note,
  start: number,
  target: AudioNode,
): OscillatorNode {
  const source = context.createOscillator();
  source.type = type;
  glide(source.frequency, note, start);
  source.connect(target);
  return source;
}

function glide(frequency: AudioParam, { pitch, to, length }: Note, start: number): void {
  frequency.setValueAtTime(frequencyOf(pitch), start);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(frequencyOf(to), start + length / 1000);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(NOISE_LENGTH * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

export const synthesiser = new Synthesiser();
synthesiser.listen(window);
