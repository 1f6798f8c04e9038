/**
 * Reads texts aloud with one of the device's own voices, if it has one for the language. Other voices are online
 * services, to which every sentence of a child's game would be sent, so they are never used.
 */
import { settings, type Loudness } from "../settings.svelte.ts";
import { lowerForVoice } from "../sound/sound_player.ts";

/** The volume of the voice by the volume of sounds. It cannot exceed 1. */
const VOLUME_BY_LOUDNESS: Readonly<Record<Loudness, number>> = { 1: 0.4, 2: 0.7, 3: 1 };
/** Milliseconds within which a browser finds its voices, if there are any. */
const VOICE_SEARCH_MS = 1500;

class Voice {
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  /** True once there has been enough time to find voices, so that "there is no voice" can be shown. */
  searched = $state(false);
  /** Texts that the browser refused to say before the first touch. */
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

  /** True if this device has a voice for the current language. */
  get available(): boolean {
    return this.localVoice !== undefined;
  }

  /** True if voices were searched for and none was found. */
  get missing(): boolean {
    return this.searched && !this.available;
  }

  /** Say a text after what is being said. `requested` is true if someone asked to hear it. */
  say(text: string, requested = false): void {
    const { localVoice, speech } = this;
    if (!text || !(settings.voice || requested) || !localVoice || !speech) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = localVoice.lang;
    utterance.voice = localVoice;
    utterance.rate = 0.95;
    utterance.volume = VOLUME_BY_LOUDNESS[settings.loudness];
    utterance.onstart = () => lowerForVoice(true);
    utterance.onend = () => lowerForVoice(speech.pending);
    utterance.onerror = ({ error }) => {
      lowerForVoice(false);
      if (error === "not-allowed") this.blocked = [...this.blocked, text];
    };
    speech.speak(utterance);
  }

  /** Say these texts now, dropping everything that was still to be said. */
  sayNow(texts: readonly string[]): void {
    this.stop();
    for (const text of texts) this.say(text, true);
  }

  stop(): void {
    this.blocked = [];
    this.speech?.cancel();
    lowerForVoice(false);
  }

  private sayBlocked(): void {
    const { blocked } = this;
    this.blocked = [];
    for (const text of blocked) this.say(text, true);
  }
}

export const voice = new Voice();
