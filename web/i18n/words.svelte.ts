/** The words of the language that is wanted now. Changing the language changes every sentence on the screen. */
import { settings } from "../settings.svelte.ts";
import { fetchWords, type ExternalGame } from "../api/external_games.ts";
import { firstAvailable, type Language } from "./languages.ts";
import { Sentences, type Args } from "./sentences.ts";
import { withFrenchSpacing } from "./spacing.ts";

type Texts = Record<string, () => Promise<string>>;
const SHELL = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const HOUSE = import.meta.glob("../../src/mulot/text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const GAMES = import.meta.glob("../../src/mulot/games/*/text/*.ftl", { query: "?raw", import: "default" }) as Texts;
const STORIES = import.meta.glob("../../src/mulot/games/*/text/*/**/*.ftl", {
  query: "?raw",
  import: "default",
}) as Texts;

const FALLBACK_LANGUAGE: Language = "en";

class Words {
  now: Sentences = $state.raw(new Sentences("en", []));
  ready = $state(false);
  private externalGames: readonly ExternalGame[] = [];
  private sources: readonly string[] = [];
  /** What says the sentences that a language lacks which is not whole yet: English, fetched when the first is missed. */
  private fallback: Sentences | null = null;
  private fallbackRequested = false;
  /** Somebody is where stories may be told: they are here, or on their way. */
  private storiesLoading: Promise<void> | null = null;
  /** How often words were asked for. */
  private requests = 0;

  /** From now on the words of these games, too: they are not in this client, and are fetched from their packages. */
  async addExternalGames(games: readonly ExternalGame[]): Promise<void> {
    if (games.length === 0) return;
    this.externalGames = games;
    await this.loadLanguage(settings.language);
  }

  /** Fetch the words of a language; until they are here, the old ones stay. Whoever asks last is heard: an earlier asking
   * may be answered later, and knows nothing of the games that were brought meanwhile. */
  async loadLanguage(language: Language): Promise<void> {
    const request = ++this.requests;
    const [built, external] = await Promise.all([
      this.fetch(language, [SHELL, HOUSE, GAMES]),
      Promise.all(this.externalGames.map((game) => this.fetchExternal(game, language))),
    ]);
    const sources = [...built, ...external];
    if (settings.language !== language || request !== this.requests) return;
    this.sources = sources;
    this.rebuild(language);
    document.documentElement.lang = language;
    this.ready = true;
    if (this.storiesLoading) await (this.storiesLoading = this.addStories(language));
  }

  /** Stories are long: they come when somebody leaves the shelf, and not before. */
  loadStories(): Promise<void> {
    return (this.storiesLoading ??= this.ready ? this.addStories(settings.language) : Promise.resolve());
  }

  private async addStories(language: Language): Promise<void> {
    const stories = await this.fetch(language, [STORIES]);
    if (settings.language !== language || !stories.length) return;
    this.sources = [...this.sources, ...stories];
    this.rebuild(language);
  }

  private rebuild(language: Language): void {
    this.now =
      language === FALLBACK_LANGUAGE
        ? new Sentences(language, this.sources)
        : new Sentences(language, this.sources, this.fallback, (key) => void this.loadFallback(key));
  }

  private async loadFallback(key: string): Promise<void> {
    await this.loadStories(); // it may be said in one of them
    if (this.fallbackRequested || this.now.hasMessage(key)) return;
    this.fallbackRequested = true;
    this.fallback = new Sentences(
      FALLBACK_LANGUAGE,
      await this.fetch(FALLBACK_LANGUAGE, [SHELL, HOUSE, GAMES, STORIES]),
    );
    this.rebuild(settings.language);
  }

  /** A game whose words cannot be had is told by its keys; the others go on. */
  private async fetchExternal(game: ExternalGame, language: Language): Promise<string> {
    try {
      return withFrenchSpacing(language, await fetchWords(game, language));
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** The files of a language; of a folder that has none, those of another one. */
  private fetch(language: Language, all: readonly Texts[]): Promise<string[]> {
    const files = all.flatMap((texts) => {
      const folders = new Set(Object.keys(texts).map((path) => path.slice(0, path.lastIndexOf("/"))));
      return [...folders].flatMap((folder) => firstAvailable(language, (each) => texts[`${folder}/${each}.ftl`]) ?? []);
    });
    return Promise.all(files.map(async (load) => withFrenchSpacing(language, await load())));
  }
}

export const words = new Words();

/** A sentence of the shell: `t("shelf-title")` is the message `ui-shelf-title`. */
export const t = (key: string, args?: Args): string => words.now.format(`ui-${key}`, args);
