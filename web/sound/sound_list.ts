/** Soft sounds, made by the browser: nothing is loaded. Each is a few notes or a breath of noise. */

interface Note {
  /** Seconds after the start. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz; from and to, where it glides. Without it: noise. */
  readonly pitch?: number | readonly [number, number];
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

const melody = (pitches: readonly number[], step: number, wave: OscillatorType = "triangle", loud = 0.16): Note[] =>
  pitches.map((pitch, i) => ({ at: i * step, lasts: step * 2.2, pitch, wave, loud }));

const puff = (at: number, lasts = 0.05, loud = 0.12): Note => ({ at, lasts, loud });

export const SOUNDS = {
  tap: [{ at: 0, lasts: 0.07, pitch: [520, 420], loud: 0.12 }],
  step: [puff(0, 0.04), { at: 0, lasts: 0.06, pitch: 300, loud: 0.1 }],
  hop: [{ at: 0, lasts: 0.16, pitch: [330, 620], loud: 0.14 }],
  die: [puff(0), puff(0.09), puff(0.2), puff(0.27), { at: 0.36, lasts: 0.08, pitch: 210, loud: 0.16 }],
  fall: [{ at: 0, lasts: 0.5, pitch: [620, 130], wave: "sine", loud: 0.16 }, puff(0.5, 0.09)],
  climb: [{ at: 0, lasts: 0.45, pitch: [220, 660], wave: "sine", loud: 0.14 }],
  trap: [puff(0, 0.03, 0.3), { at: 0.02, lasts: 0.3, pitch: [180, 90], wave: "triangle", loud: 0.22 }],
  card: [puff(0, 0.09, 0.1)],
  flip: [puff(0, 0.05, 0.08), puff(0.1, 0.06, 0.1)],
  wood: [{ at: 0, lasts: 0.09, pitch: [240, 180], loud: 0.22 }, puff(0, 0.03, 0.14)],
  squeak: [
    { at: 0, lasts: 0.12, pitch: [1250, 1650], wave: "sine", loud: 0.07 },
    { at: 0.14, lasts: 0.12, pitch: [1350, 1800], wave: "sine", loud: 0.07 },
  ],
  meow: [
    { at: 0, lasts: 0.28, pitch: [430, 720], wave: "sawtooth", loud: 0.05 },
    { at: 0.26, lasts: 0.36, pitch: [720, 360], wave: "sawtooth", loud: 0.05 },
  ],
  owl: [
    { at: 0, lasts: 0.28, pitch: 330, wave: "sine", loud: 0.16 },
    { at: 0.34, lasts: 0.5, pitch: [350, 300], wave: "sine", loud: 0.16 },
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

/** Put a sound's notes into an audio context; returns when it ends. */
export function compose(context: BaseAudioContext, out: AudioNode, name: SoundName, start: number): number {
  let end = start;
  for (const note of SOUNDS[name] as readonly Note[]) {
    const at = start + note.at;
    const loud = note.loud ?? 0.14;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + note.lasts + 0.06);
    gain.connect(out);
    const source = note.pitch === undefined ? noise(context, note.lasts + 0.1) : tone(context, note, at);
    source.connect(gain);
    source.start(at);
    source.stop(at + note.lasts + 0.1);
    end = Math.max(end, at + note.lasts + 0.1);
  }
  return end;
}

function tone(context: BaseAudioContext, note: Note, at: number): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = note.wave ?? "triangle";
  const [from, to] = typeof note.pitch === "object" ? note.pitch : [note.pitch!, note.pitch!];
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + note.lasts);
  return oscillator;
}

function noise(context: BaseAudioContext, lasts: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Each sample leans on the one before: a soft brush, not a hiss.
  let last = 0;
  for (let i = 0; i < samples.length; i++) samples[i] = last = last * 0.72 + (Math.random() * 2 - 1) * 0.28;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
