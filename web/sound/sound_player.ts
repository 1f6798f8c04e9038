/**
 * Plays the soft sounds. A browser lets a page sound only after the first touch; until then it stays silent. Where
 * sound is not wanted, no device is asked for any: that would keep a loudspeaker awake for nothing.
 */
import { settings, type Loudness } from "../settings.svelte.ts";
import { scheduleSound, type SoundName } from "./sound_list.ts";

/** Each step is about twice as loud as the one before. */
const GAIN_BY_LOUDNESS: Readonly<Record<Loudness, number>> = { 1: 0.35, 2: 0.8, 3: 1.7 };

let context: AudioContext | null = null;
let output: GainNode | null = null;

function startAudio(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (!output) {
    output = context.createGain();
    output.connect(context.destination);
  }
  output.gain.value = GAIN_BY_LOUDNESS[settings.loudness];
  if (context.state === "suspended") void context.resume().then(playWaiting);
}

if (typeof window !== "undefined") window.addEventListener("pointerdown", startAudio, { passive: true });

export function playSound(name: SoundName): void {
  if (!settings.sound || !context || !output || context.state !== "running") return;
  output.gain.value = GAIN_BY_LOUDNESS[settings.loudness];
  scheduleSound(context, output, name, context.currentTime + 0.01);
}

/** As soon as the page may sound at all. */
let waiting: SoundName | null = null;
export function playSoundWhenAllowed(name: SoundName): void {
  if (context?.state === "running") playSound(name);
  else waiting = name;
}
function playWaiting(): void {
  if (waiting) playSound(waiting);
  waiting = null;
}

/** Off at once: also what is sounding now. */
export function silence(): void {
  output?.disconnect();
  output = null;
  void context?.suspend();
}
