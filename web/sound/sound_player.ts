/**
 * Plays the soft sounds. Browsers let a page play sounds only after the first touch. If sound is off, no audio device
 * is opened, which would keep a loudspeaker awake for nothing.
 */
import { settings, type Loudness } from "../settings.svelte.ts";
import { scheduleSound, type SoundName } from "./sound_list.ts";

/** Each step is about twice as loud as the previous one. */
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

/** The sound to be played as soon as the page may play sounds. */
let waiting: SoundName | null = null;
export function playSoundWhenAllowed(name: SoundName): void {
  if (context?.state === "running") playSound(name);
  else waiting = name;
}
function playWaiting(): void {
  if (waiting) playSound(waiting);
  waiting = null;
}

/** Turn sound off at once, including what is being played. */
export function silence(): void {
  output?.disconnect();
  output = null;
  void context?.suspend();
}
