/** What this device wants: language, voice, sound, motion. Kept in the browser, told to nobody. */
import type { Reading } from "./board.ts";
import { LANGUAGES, type Language } from "./i18n/languages.ts";

interface Kept {
  language: Language;
  voice: boolean;
  sound: boolean;
  calm: boolean;
  quick: boolean;
  reading: Reading;
  /** Somebody was asked whether the house should read aloud. */
  asked: boolean;
  loudness: Loudness;
  look: Look;
  vibrates: boolean;
  notifies: boolean;
  awake: boolean;
  scan: number;
}

/** Soft, middling, loud: what `sound` sounds like. */
export const LOUDNESSES = [1, 2, 3] as const;
export type Loudness = (typeof LOUDNESSES)[number];
export const LOOKS = ["auto", "light", "dark"] as const;
export type Look = (typeof LOOKS)[number];
/** Milliseconds after which the frame moves on, for whoever plays with one switch; 0: nobody does. */
export const PACES = [0, 3000, 1800, 1000] as const;
const SLOWEST = 20_000;

const READINGS: readonly Reading[] = ["line", "short", "full"];
const PLACE = "mulot.settings";

function guess(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  language: Language = $state("en");
  voice = $state(false);
  sound = $state(true);
  calm = $state(false);
  quick = $state(false);
  reading: Reading = $state("short");
  asked = $state(false);
  loudness: Loudness = $state(2);
  look: Look = $state("auto");
  vibrates = $state(true);
  notifies = $state(false);
  awake = $state(true);
  scan = $state(0);

  constructor() {
    const kept = read();
    this.language = LANGUAGES.find((language) => language === kept.language) ?? guess();
    this.voice = kept.voice ?? false;
    this.sound = kept.sound ?? true;
    this.calm = kept.calm ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.quick = kept.quick ?? false;
    this.reading = READINGS.find((one) => one === kept.reading) ?? "short";
    // Whoever was here before there was this question has chosen already.
    this.asked = kept.asked ?? kept.voice !== undefined;
    this.loudness = LOUDNESSES.find((one) => one === kept.loudness) ?? 2;
    this.look = LOOKS.find((one) => one === kept.look) ?? "auto";
    this.vibrates = kept.vibrates ?? true;
    this.notifies = kept.notifies ?? false;
    this.awake = kept.awake ?? true;
    this.scan = Math.min(Math.max(Number(kept.scan) || 0, 0), SLOWEST);
  }

  /** Write down what is wanted now. Where the browser keeps nothing, it holds until the page is closed. */
  keep() {
    const { language, voice, sound, calm, quick, reading, asked } = this;
    const { loudness, look, vibrates, notifies, awake, scan } = this;
    const device = { loudness, look, vibrates, notifies, awake, scan };
    const kept: Kept = { language, voice, sound, calm, quick, reading, asked, ...device };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // A browser in private mode may refuse; nothing is lost but the memory.
    }
  }
}

export const settings = new Settings();
