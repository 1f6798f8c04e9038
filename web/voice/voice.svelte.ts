/** Reading aloud with the browser's own voice, where it has one for the language. */
import { settings } from "../settings.svelte.ts";
import type { Language } from "../words/languages.ts";

const REGIONS: Readonly<Record<Language, string>> = { fr: "fr-FR", nl: "nl-NL", en: "en-GB" };

class Voice {
  private voices: readonly SpeechSynthesisVoice[] = $state.raw([]);

  constructor() {
    const speech = this.speech;
    if (!speech) return;
    const look = () => (this.voices = speech.getVoices());
    look();
    // Some browsers find their voices only after a while.
    speech.addEventListener?.("voiceschanged", look);
  }

  private get speech(): SpeechSynthesis | undefined {
    return typeof window === "undefined" ? undefined : window.speechSynthesis;
  }

  /** There is a voice for the language that is wanted: else the button would promise what cannot be kept. */
  get able(): boolean {
    return this.voices.some((voice) => voice.lang.toLowerCase().startsWith(settings.language));
  }

  /** Say something after what is being said. `anyway`: somebody asked to hear it. */
  say(text: string, anyway = false): void {
    if (!text || !(settings.voice || anyway) || !this.able || !this.speech) return;
    const utterance = new SpeechSynthesisUtterance(text);
    const voice = this.voices.find((one) => one.lang.toLowerCase().startsWith(settings.language));
    utterance.lang = voice?.lang ?? REGIONS[settings.language];
    if (voice) utterance.voice = voice;
    utterance.rate = 0.95;
    this.speech.speak(utterance);
  }

  /** Say these now, and nothing that was still to be said. */
  sayNow(texts: readonly string[]): void {
    this.hush();
    for (const text of texts) this.say(text, true);
  }

  hush(): void {
    this.speech?.cancel();
  }
}

export const voice = new Voice();
