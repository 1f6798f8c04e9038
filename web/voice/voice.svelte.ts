/**
 * Reading aloud with a voice of the device itself, where it has one for the language. Other voices are somebody's
 * service: they would send every sentence of a child's game to a stranger, so they are never used.
 */
import { settings, type Loudness } from "../settings.svelte.ts";

/** A voice as loud as the sounds are wanted; it has no more than all of itself. */
const LOUD: Readonly<Record<Loudness, number>> = { 1: 0.4, 2: 0.7, 3: 1 };
/** Milliseconds in which a browser has found its voices, if there are any. */
const LOOK = 1500;

class Voice {
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  /** There was time enough to find voices: from now on it can be said that there is none. */
  looked = $state(false);
  /** What a browser would not say before the page was touched. */
  private held: readonly string[] = [];

  constructor() {
    const speech = this.speech;
    if (typeof window === "undefined") return;
    const look = () => {
      this.voices = speech?.getVoices() ?? [];
      if (this.voices.length) this.looked = true;
    };
    look();
    // Some browsers find their voices only after a while.
    speech?.addEventListener?.("voiceschanged", look);
    if (!this.looked) setTimeout(() => (this.looked = true), speech ? LOOK : 0);
    for (const touched of ["pointerup", "keyup"]) window.addEventListener(touched, () => this.sayHeld());
  }

  private get speech(): SpeechSynthesis | undefined {
    return typeof window === "undefined" ? undefined : window.speechSynthesis;
  }

  private get own(): SpeechSynthesisVoice | undefined {
    return this.voices.find(
      ({ lang, localService }) => localService && lang.toLowerCase().startsWith(settings.language),
    );
  }

  /** This device has a voice for the language that is wanted: else a button would promise what cannot be kept. */
  get able(): boolean {
    return this.own !== undefined;
  }

  /** It was looked for, and there is none. */
  get missing(): boolean {
    return this.looked && !this.able;
  }

  /** Say something after what is being said. `anyway`: somebody asked to hear it. */
  say(text: string, anyway = false): void {
    const { own, speech } = this;
    if (!text || !(settings.voice || anyway) || !own || !speech) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = own.lang;
    utterance.voice = own;
    utterance.rate = 0.95;
    utterance.volume = LOUD[settings.loudness];
    utterance.onerror = ({ error }) => {
      if (error === "not-allowed") this.held = [...this.held, text];
    };
    speech.speak(utterance);
  }

  /** Say these now, and nothing that was still to be said. */
  sayNow(texts: readonly string[]): void {
    this.hush();
    for (const text of texts) this.say(text, true);
  }

  hush(): void {
    this.held = [];
    this.speech?.cancel();
  }

  private sayHeld(): void {
    const { held } = this;
    this.held = [];
    for (const text of held) this.say(text, true);
  }
}

export const voice = new Voice();
