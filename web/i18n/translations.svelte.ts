/** The texts in the current language. When the language changes, every text on the screen is updated. */
import { settings } from "../settings.svelte.ts";
import { fetchWords, type ExternalGame } from "../api/external_games.ts";
import { firstAvailable, type Language } from "./languages.ts";
import { Sentences, type Args } from "./fluent_format.ts";
import { withFrenchSpacing } from "./french_spacing.ts";

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
  /** The English texts for keys that an incomplete translation lacks; loaded when the first key is missing. */
  private fallback: Sentences | null = null;
  private fallbackRequested = false;
  /** Set when the stories have been loaded or are being loaded; null before they are needed. */
  private storiesLoading: Promise<void> | null = null;
  /** Counts requests, so that a late response to an older one is ignored. */
  private requests = 0;

  /** Load the texts of games from packages too, now and after each change of language. */
  async addExternalGames(games: readonly ExternalGame[]): Promise<void> {
    if (games.length === 0) return;
    this.externalGames = games;
    await this.loadLanguage(settings.language);
  }

  /** Load the texts of a language. Until they arrive, the old ones stay. Only the latest call has an effect. */
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

  /** Load the long story texts, which are not needed on the shelf. */
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
    await this.loadStories(); // the key may be in a story
    if (this.fallbackRequested || this.now.hasMessage(key)) return;
    this.fallbackRequested = true;
    this.fallback = new Sentences(
      FALLBACK_LANGUAGE,
      await this.fetch(FALLBACK_LANGUAGE, [SHELL, HOUSE, GAMES, STORIES]),
    );
    this.rebuild(settings.language);
  }

  /** If a game's texts cannot be loaded, the game shows its keys; other games are not affected. */
  private async fetchExternal(game: ExternalGame, language: Language): Promise<string> {
    try {
      return withFrenchSpacing(language, await fetchWords(game, language));
    } catch (error) {
      console.error(error);
      return "";
    }
  }

  /** Fetch the files for a language. Folders that lack the language use a fallback. */
  private fetch(language: Language, all: readonly Texts[]): Promise<string[]> {
    const files = all.flatMap((texts) => {
      const folders = new Set(Object.keys(texts).map((path) => path.slice(0, path.lastIndexOf("/"))));
      return [...folders].flatMap((folder) => firstAvailable(language, (each) => texts[`${folder}/${each}.ftl`]) ?? []);
    });
    return Promise.all(files.map(async (load) => withFrenchSpacing(language, await load())));
  }
}

export const words = new Words();

/** Return one of the shell's texts: `t("shelf-title")` is the message `ui-shelf-title`. */
export const t = (key: string, args?: Args): string => words.now.format(`ui-${key}`, args);
