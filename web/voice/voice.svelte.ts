/**
 * Reading aloud with a voice of the device itself, where it has one for the language. Other voices are somebody's
 * service: they would send every sentence of a child's game to a stranger, so they are never used.
 */
import { settings, type Loudness } from "../settings.svelte.ts";

/** A voice as loud as the sounds are wanted; it has no more than all of itself. */
const VOLUME_BY_LOUDNESS: Readonly<Record<Loudness, number>> = { 1: 0.4, 2: 0.7, 3: 1 };
/** Milliseconds in which a browser has found its voices, if there are any. */
const VOICE_SEARCH_MS = 1500;

class Voice {
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  /** There was time enough to find voices: from now on it can be said that there is none. */
  searched = $state(false);
  /** What a browser would not say before the page was touched. */
  private blocked: readonly string[] = [];

  constructor() {
    const speech = this.speech;
    if (typeof window === "undefined") return;
    const look = () => {
      this.voices = speech?.getVoices() ?? [];
      if (this.voices.length) this.searched = true;
    };
    look();
    // Some browsers find their voices only after a while.
    speech?.addEventListener?.("voiceschanged", look);
    if (!this.searched) setTimeout(() => (this.searched = true), speech ? VOICE_SEARCH_MS : 0);
    for (const touched of ["pointerup", "keyup"]) window.addEventListener(touched, () => this.sayBlocked());
  }

  private get speech(): SpeechSynthesis | undefined {
    return typeof window === "undefined" ? undefined : window.speechSynthesis;
  }

  private get localVoice(): SpeechSynthesisVoice | undefined {
    return this.voices.find(
      ({ lang, localService }) => localService && lang.toLowerCase().startsWith(settings.language),
    );
  }

  /** This device has a voice for the language that is wanted: else a button would promise what cannot be kept. */
  get available(): boolean {
    return this.localVoice !== undefined;
  }

  /** It was looked for, and there is none. */
  get missing(): boolean {
    return this.searched && !this.available;
  }

  /** Say something after what is being said. `anyway`: somebody asked to hear it. */
  say(text: string, requested = false): void {
    const { localVoice, speech } = this;
    if (!text || !(settings.voice || requested) || !localVoice || !speech) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = localVoice.lang;
    utterance.voice = localVoice;
    utterance.rate = 0.95;
    utterance.volume = VOLUME_BY_LOUDNESS[settings.loudness];
    utterance.onerror = ({ error }) => {
      if (error === "not-allowed") this.blocked = [...this.blocked, text];
    };
    speech.speak(utterance);
  }

  /** Say these now, and nothing that was still to be said. */
  sayNow(texts: readonly string[]): void {
    this.stop();
    for (const text of texts) this.say(text, true);
  }

  stop(): void {
    this.blocked = [];
    this.speech?.cancel();
  }

  private sayBlocked(): void {
    const { blocked } = this;
    this.blocked = [];
    for (const text of blocked) this.say(text, true);
  }
}

export const voice = new Voice();
