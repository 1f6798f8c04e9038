/** Soft sounds, made by the browser without loading anything. Each consists of a few notes or a breath of noise. */

interface Note {
  /** Seconds after the start. */
  readonly at: number;
  readonly seconds: number;
  /** Hertz; two values for a glide. Without it, the note is noise. */
  readonly pitch?: number | readonly [number, number];
  readonly wave?: OscillatorType;
  readonly gain?: number;
}

const melody = (pitches: readonly number[], step: number, wave: OscillatorType = "triangle", gain = 0.16): Note[] =>
  pitches.map((pitch, i) => ({ at: i * step, seconds: step * 2.2, pitch, wave, gain }));

const noiseBurst = (at: number, seconds = 0.05, gain = 0.12): Note => ({ at, seconds, gain });

export const SOUNDS = {
  tap: [{ at: 0, seconds: 0.07, pitch: [520, 420], gain: 0.12 }],
  step: [noiseBurst(0, 0.04), { at: 0, seconds: 0.06, pitch: 300, gain: 0.1 }],
  hop: [{ at: 0, seconds: 0.16, pitch: [330, 620], gain: 0.14 }],
  die: [
    noiseBurst(0),
    noiseBurst(0.09),
    noiseBurst(0.2),
    noiseBurst(0.27),
    { at: 0.36, seconds: 0.08, pitch: 210, gain: 0.16 },
  ],
  fall: [{ at: 0, seconds: 0.5, pitch: [620, 130], wave: "sine", gain: 0.16 }, noiseBurst(0.5, 0.09)],
  climb: [{ at: 0, seconds: 0.45, pitch: [220, 660], wave: "sine", gain: 0.14 }],
  trap: [noiseBurst(0, 0.03, 0.3), { at: 0.02, seconds: 0.3, pitch: [180, 90], wave: "triangle", gain: 0.22 }],
  card: [noiseBurst(0, 0.09, 0.1)],
  flip: [noiseBurst(0, 0.05, 0.08), noiseBurst(0.1, 0.06, 0.1)],
  wood: [{ at: 0, seconds: 0.09, pitch: [240, 180], gain: 0.22 }, noiseBurst(0, 0.03, 0.14)],
  squeak: [
    { at: 0, seconds: 0.12, pitch: [1250, 1650], wave: "sine", gain: 0.07 },
    { at: 0.14, seconds: 0.12, pitch: [1350, 1800], wave: "sine", gain: 0.07 },
  ],
  meow: [
    { at: 0, seconds: 0.28, pitch: [430, 720], wave: "sawtooth", gain: 0.05 },
    { at: 0.26, seconds: 0.36, pitch: [720, 360], wave: "sawtooth", gain: 0.05 },
  ],
  owl: [
    { at: 0, seconds: 0.28, pitch: 330, wave: "sine", gain: 0.16 },
    { at: 0.34, seconds: 0.5, pitch: [350, 300], wave: "sine", gain: 0.16 },
  ],
  moon: melody([659, 587, 440], 0.2, "sine", 0.14),
  tooth: melody([784, 1047, 1319], 0.09, "sine", 0.12),
  cheese: melody([523, 659, 784, 1047], 0.11),
  good: melody([523, 784], 0.12),
  oh: melody([392, 330], 0.17, "sine"),
  hello: melody([784, 1047, 880, 1175, 1047, 1319], 0.13, "sine", 0.14),
  turn: melody([659, 880], 0.14, "sine", 0.12),
  bell: melody([880, 1175], 0.16, "sine", 0.09),
  win: melody([523, 659, 784, 1047, 784, 1047, 1319], 0.14),
  lose: melody([440, 392, 349, 330], 0.24, "sine"),
} as const satisfies Record<string, readonly Note[]>;

export type SoundName = keyof typeof SOUNDS;

/** Schedule a sound's notes in an audio context, and return the time at which it ends. */
export function scheduleSound(context: BaseAudioContext, out: AudioNode, name: SoundName, start: number): number {
  let end = start;
  for (const note of SOUNDS[name] as readonly Note[]) {
    const at = start + note.at;
    const amplifier = context.createGain();
    amplifier.gain.setValueAtTime(0.0001, at);
    amplifier.gain.exponentialRampToValueAtTime(note.gain ?? 0.14, at + 0.012);
    amplifier.gain.exponentialRampToValueAtTime(0.0001, at + note.seconds + 0.06);
    amplifier.connect(out);
    const source = note.pitch === undefined ? noise(context, note.seconds + 0.1) : tone(context, note, at);
    source.connect(amplifier);
    source.start(at);
    source.stop(at + note.seconds + 0.1);
    end = Math.max(end, at + note.seconds + 0.1);
  }
  return end;
}

function tone(context: BaseAudioContext, note: Note, at: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = note.wave ?? "triangle";
  const [from, to] = typeof note.pitch === "object" ? note.pitch : [note.pitch!, note.pitch!];
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + note.seconds);
  return oscillator;
}

function noise(context: BaseAudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Each sample depends on the previous one, which gives a soft brush instead of a hiss.
  let last = 0;
  for (let i = 0; i < samples.length; i++) samples[i] = last = last * 0.72 + (Math.random() * 2 - 1) * 0.28;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
