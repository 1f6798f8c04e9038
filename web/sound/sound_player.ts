/**
 * Plays the soft sounds. A browser lets a page sound only after the first touch; until then it stays silent. Where
 * sound is not wanted, no device is asked for any: that would keep a loudspeaker awake for nothing.
 */
import { settings, type Loudness } from "../settings.svelte.ts";
import { compose, type SoundName } from "./sound_list.ts";

/** Each step is about twice as loud as the one before. */
const LOUD: Readonly<Record<Loudness, number>> = { 1: 0.35, 2: 0.8, 3: 1.7 };

let context: AudioContext | null = null;
let out: GainNode | null = null;

function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (!out) {
    out = context.createGain();
    out.connect(context.destination);
  }
  out.gain.value = LOUD[settings.loudness];
  if (context.state === "suspended") void context.resume().then(soundLate);
}

if (typeof window !== "undefined") window.addEventListener("pointerdown", wake, { passive: true });

export function sound(name: SoundName): void {
  if (!settings.sound || !context || !out || context.state !== "running") return;
  out.gain.value = LOUD[settings.loudness];
  compose(context, out, name, context.currentTime + 0.01);
}

/** As soon as the page may sound at all. */
let soon: SoundName | null = null;
export function soundSoon(name: SoundName): void {
  if (context?.state === "running") sound(name);
  else soon = name;
}
function soundLate(): void {
  if (soon) sound(soon);
  soon = null;
}

/** Off at once: also what is sounding now. */
export function silence(): void {
  out?.disconnect();
  out = null;
  void context?.suspend();
}
