/** The words of the language that is wanted now. Changing the language changes every sentence on the screen. */
import { settings } from "../settings.svelte.ts";
import type { Language } from "./languages.ts";
import { Sentences, type Args } from "./sentences.ts";
import { spaced } from "./spacing.ts";

type Texts = Record<string, () => Promise<string>>;
const SHELL = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const HOUSE = import.meta.glob("../../src/mulot/text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const GAMES = import.meta.glob("../../src/mulot/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const STORIES = import.meta.glob("../../src/mulot/games/*/text/*/**/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;

class Words {
  now: Sentences = $state.raw(new Sentences("en", []));
  ready = $state(false);

  /** Fetch the words of a language; until they are here, the old ones stay. */
  async learn(language: Language): Promise<void> {
    const sources = await this.fetch(language, [SHELL, HOUSE, GAMES]);
    if (settings.language !== language) return;
    this.now = new Sentences(language, sources);
    document.documentElement.lang = language;
    this.ready = true;
    // Stories are long: they come after everything that the first screen needs.
    const stories = await this.fetch(language, [STORIES]);
    if (settings.language === language && stories.length) this.now = new Sentences(language, [...sources, ...stories]);
  }

  private fetch(language: Language, all: readonly Texts[]): Promise<string[]> {
    const files = all.flatMap((texts) => Object.entries(texts).filter(([path]) => path.endsWith(`/${language}.ftl`)));
    return Promise.all(files.map(async ([, load]) => spaced(language, await load())));
  }
}

export const words = new Words();

/** A sentence of the shell: `t("shelf-title")` is the message `ui-shelf-title`. */
export const t = (key: string, args?: Args): string => words.now.say(`ui-${key}`, args);
