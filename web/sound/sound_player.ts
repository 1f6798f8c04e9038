/**
 * Plays sounds, each game's music and its quiet background, made by `web/build/sounds.py`. Browsers let a page play
 * sounds only after the first touch; nothing is loaded before it. If sound is off, no audio device is opened, which
 * would keep a loudspeaker awake for nothing.
 */
import { settings, type Loudness } from "../settings.svelte.ts";
import CLIPS from "./effects.json";
import effectsAddress from "./effects.mp3?url";

export type SoundName = keyof typeof CLIPS;

/** Each step is about twice as loud as the previous one. */
const GAIN_BY_LOUDNESS: Readonly<Record<Loudness, number>> = { 1: 0.35, 2: 0.8, 3: 1.7 };
/** How loud sounds and music are while the voice speaks. */
const WHILE_SPEAKING = { effects: 0.25, music: 0 };
/** Seconds in which a volume changes. */
const FADE_S = 0.25;
/** The second from which a game's background is repeated, and how long it is. */
const BACKGROUND_START_S = 8.5;
const BACKGROUND_S = 8;
/** No sound is ever played at exactly its own pitch: the largest change of speed. */
const SPEED_SPREAD = 0.03;

interface Output {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly music: GainNode;
}
let output: Output | null = null;
let speaking = false;
/** Decoded files by their address; null if one cannot be loaded. */
const files = new Map<string, Promise<AudioBuffer | null>>();
let effects: AudioBuffer | null = null;
const lastVersions = new Map<SoundName, number>();
/** The music to be heard, and the source that plays it. */
let wantedMusic: string | null = null;
let playing: { readonly address: string; readonly source: AudioBufferSourceNode } | null = null;

function load(context: AudioContext, address: string): Promise<AudioBuffer | null> {
  const found = files.get(address) ?? loadFile(context, address);
  files.set(address, found);
  return found;
}
async function loadFile(context: AudioContext, address: string): Promise<AudioBuffer | null> {
  try {
    return await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
  } catch {
    files.delete(address); // tried again at the next touch
    return null;
  }
}

/** Open the audio device if sound is on, and play what waits for it. */
async function startAudio(): Promise<void> {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (!output) {
    const context = new AudioContext();
    const gain = () => {
      const node = context.createGain();
      node.connect(context.destination);
      return node;
    };
    output = { context, effects: gain(), music: gain() };
  }
  const { context } = output;
  setVolume();
  if (context.state === "suspended" && !document.hidden) await context.resume();
  effects = await load(context, effectsAddress);
  if (context !== output?.context) return;
  if (waiting) playSound(waiting);
  waiting = null;
  await startMusic();
}

if (typeof window !== "undefined") {
  for (const touched of ["pointerup", "keyup"]) window.addEventListener(touched, () => void startAudio());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void output?.context.suspend();
    else if (output) void startAudio();
  });
}

function setVolume(): void {
  if (!output) return;
  const gain = GAIN_BY_LOUDNESS[settings.loudness];
  for (const kind of ["effects", "music"] as const)
    output[kind].gain.setTargetAtTime(
      gain * (speaking ? WHILE_SPEAKING[kind] : 1),
      output.context.currentTime,
      FADE_S / 3,
    );
}

/** Play sounds softly, and no music, while the voice speaks. */
export function lowerForVoice(speaks: boolean): void {
  speaking = speaks;
  setVolume();
}

/** Play a sound in one of its versions, not the same one as last time. */
export function playSound(name: SoundName): void {
  if (!settings.sound || !output || !effects || output.context.state !== "running") return;
  setVolume();
  const versions = CLIPS[name] as [number, number][];
  const last = lastVersions.get(name);
  const others = [...versions.keys()].filter((version) => version !== last || versions.length === 1);
  const version = others[Math.floor(Math.random() * others.length)]!;
  lastVersions.set(name, version);
  const source = output.context.createBufferSource();
  source.buffer = effects;
  source.playbackRate.value = 1 + (Math.random() * 2 - 1) * SPEED_SPREAD;
  source.connect(output.effects);
  const [start, seconds] = versions[version]!;
  source.start(0, start, seconds);
}

/** The sound to be played as soon as the page may play sounds. */
let waiting: SoundName | null = null;
export function playSoundWhenAllowed(name: SoundName): void {
  if (output?.context.state === "running" && effects) playSound(name);
  else waiting = name;
}

/** Play a file of music once, followed by its background until other music, or none, is wanted. */
export function setMusic(address: string | null): void {
  wantedMusic = address;
  void startMusic();
}
async function startMusic(): Promise<void> {
  if (playing && playing.address !== wantedMusic) {
    playing.source.stop();
    playing = null;
  }
  const [from, address] = [output, wantedMusic];
  if (!from || !address || playing || !settings.sound) return;
  const music = await load(from.context, address);
  if (!music || from !== output || address !== wantedMusic || playing) return;
  const source = from.context.createBufferSource();
  source.buffer = music;
  source.loop = music.duration > BACKGROUND_START_S + BACKGROUND_S;
  source.loopStart = BACKGROUND_START_S;
  source.loopEnd = BACKGROUND_START_S + BACKGROUND_S;
  source.connect(from.music);
  source.start();
  playing = { address, source };
}

/** Turn sound off at once, including what is being played. */
export function silence(): void {
  void output?.context.close();
  output = playing = waiting = null;
}
