/** The words of the language that is wanted now. Changing the language changes every sentence on the screen. */
import { settings } from "../settings.svelte.ts";
import { wordsOf, type FromElsewhere } from "../api/external_games.ts";
import { nearest, type Language } from "./languages.ts";
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

const OTHERWISE: Language = "en";

class Words {
  now: Sentences = $state.raw(new Sentences("en", []));
  ready = $state(false);
  private outside: readonly FromElsewhere[] = [];
  private sources: readonly string[] = [];
  /** What says the sentences that a language lacks which is not whole yet: English, fetched when the first is missed. */
  private otherwise: Sentences | null = null;
  private sought = false;
  /** Somebody is where stories may be told: they are here, or on their way. */
  private telling: Promise<void> | null = null;
  /** How often words were asked for. */
  private asked = 0;

  /** From now on the words of these games, too: they are not in this client, and are fetched from their packages. */
  async bring(games: readonly FromElsewhere[]): Promise<void> {
    if (games.length === 0) return;
    this.outside = games;
    await this.learn(settings.language);
  }

  /** Fetch the words of a language; until they are here, the old ones stay. Whoever asks last is heard: an earlier asking
   * may be answered later, and knows nothing of the games that were brought meanwhile. */
  async learn(language: Language): Promise<void> {
    const asked = ++this.asked;
    const [built, brought] = await Promise.all([
      this.fetch(language, [SHELL, HOUSE, GAMES]),
      Promise.all(this.outside.map((game) => this.fetchFrom(game, language))),
    ]);
    const sources = [...built, ...brought];
    if (settings.language !== language || asked !== this.asked) return;
    this.sources = sources;
    this.tell(language);
    document.documentElement.lang = language;
    this.ready = true;
    if (this.telling) await (this.telling = this.addStories(language));
  }

  /** Stories are long: they come when somebody leaves the shelf, and not before. */
  bringStories(): Promise<void> {
    return (this.telling ??= this.ready ? this.addStories(settings.language) : Promise.resolve());
  }

  private async addStories(language: Language): Promise<void> {
    const stories = await this.fetch(language, [STORIES]);
    if (settings.language !== language || !stories.length) return;
    this.sources = [...this.sources, ...stories];
    this.tell(language);
  }

  private tell(language: Language): void {
    this.now =
      language === OTHERWISE
        ? new Sentences(language, this.sources)
        : new Sentences(language, this.sources, this.otherwise, (key) => void this.findOtherwise(key));
  }

  private async findOtherwise(key: string): Promise<void> {
    await this.bringStories(); // it may be said in one of them
    if (this.sought || this.now.says(key)) return;
    this.sought = true;
    this.otherwise = new Sentences(OTHERWISE, await this.fetch(OTHERWISE, [SHELL, HOUSE, GAMES, STORIES]));
    this.tell(settings.language);
  }

  /** A game whose words cannot be had is told by its keys; the others go on. */
  private async fetchFrom(game: FromElsewhere, language: Language): Promise<string> {
    try {
      return spaced(language, await wordsOf(game, language));
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** The files of a language; of a folder that has none, those of another one. */
  private fetch(language: Language, all: readonly Texts[]): Promise<string[]> {
    const files = all.flatMap((texts) => {
      const folders = new Set(Object.keys(texts).map((path) => path.slice(0, path.lastIndexOf("/"))));
      return [...folders].flatMap((folder) => nearest(language, (each) => texts[`${folder}/${each}.ftl`]) ?? []);
    });
    return Promise.all(files.map(async (load) => spaced(language, await load())));
  }
}

export const words = new Words();

/** A sentence of the shell: `t("shelf-title")` is the message `ui-shelf-title`. */
export const t = (key: string, args?: Args): string => words.now.say(`ui-${key}`, args);
