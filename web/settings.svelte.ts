/** The device's settings: language, voice, sound, motion. They are stored in the browser and not sent anywhere. */
import type { StoryLength } from "./board/board_interface.ts";
import { isAnything, readRecord, writeJson } from "./device/stored_json.ts";
import { LANGUAGES, type Language } from "./i18n/languages.ts";

interface StoredSettings {
  language: Language;
  voice: boolean;
  sound: boolean;
  calm: boolean;
  quick: boolean;
  reading: StoryLength;
  /** True if someone has already been asked whether texts should be read aloud. */
  asked: boolean;
  /** True if somebody has already been asked which mouse they are. */
  met: boolean;
  loudness: Loudness;
  look: ColourScheme;
  vibrates: boolean;
  notifies: boolean;
  awake: boolean;
  scan: number;
}

/** Soft, medium, loud: the volumes to choose from. */
export const LOUDNESSES = [1, 2, 3] as const;
export type Loudness = (typeof LOUDNESSES)[number];
export const COLOUR_SCHEMES = ["auto", "light", "dark"] as const;
export type ColourScheme = (typeof COLOUR_SCHEMES)[number];
/** Milliseconds after which the frame moves on when playing with one switch; 0 if switch access is off. */
export const SCAN_INTERVALS_MS = [0, 3000, 1800, 1000] as const;
const MAX_SCAN_INTERVAL_MS = 20_000;

const STORY_LENGTHS: readonly StoryLength[] = ["line", "short", "full"];
const STORAGE_KEY = "mulot.settings";

function detectLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

const readStored = (): Partial<StoredSettings> => readRecord(STORAGE_KEY, isAnything);

class Settings {
  language: Language = $state("en");
  voice = $state(false);
  sound = $state(true);
  calm = $state(false);
  quick = $state(false);
  reading: StoryLength = $state("short");
  asked = $state(false);
  met = $state(false);
  loudness: Loudness = $state(2);
  look: ColourScheme = $state("auto");
  vibrates = $state(true);
  notifies = $state(false);
  awake = $state(true);
  scan = $state(0);

  constructor() {
    const stored = readStored();
    this.language = LANGUAGES.find((language) => language === stored.language) ?? detectLanguage();
    this.voice = stored.voice ?? false;
    this.sound = stored.sound ?? true;
    this.calm = stored.calm ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.quick = stored.quick ?? false;
    this.reading = STORY_LENGTHS.find((one) => one === stored.reading) ?? "short";
    // People who were here before these questions existed have already made their choice.
    this.asked = stored.asked ?? stored.voice !== undefined;
    this.met = stored.met ?? this.asked;
    this.loudness = LOUDNESSES.find((one) => one === stored.loudness) ?? 2;
    this.look = COLOUR_SCHEMES.find((one) => one === stored.look) ?? "auto";
    this.vibrates = stored.vibrates ?? true;
    this.notifies = stored.notifies ?? false;
    this.awake = stored.awake ?? true;
    this.scan = Math.min(Math.max(Number(stored.scan) || 0, 0), MAX_SCAN_INTERVAL_MS);
  }

  /** Store the settings. If the browser stores nothing, they last until the page is closed. */
  save() {
    const { language, voice, sound, calm, quick, reading, asked, met } = this;
    const { loudness, look, vibrates, notifies, awake, scan } = this;
    const device = { loudness, look, vibrates, notifies, awake, scan };
    const stored: StoredSettings = { language, voice, sound, calm, quick, reading, asked, met, ...device };
    writeJson(STORAGE_KEY, stored);
  }
}

export const settings = new Settings();
