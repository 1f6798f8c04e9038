/** The games on the shelf: what the house says of them, and their boxes: built in, brought by a package, or plain. */
import type { Box } from "./board.ts";
import { foreignBox } from "./board/foreign/box.ts";
import { plainBox } from "./board/plain/index.ts";
import type { PrintableGame } from "./print/print_game.ts";
import { clearForNewVisitor } from "./table/forget_device.ts";
import { externalGamesIn, assetsOf, fetchRulebook } from "./api/external_games.ts";
import { api } from "./api/client.ts";
import type { FailedGame, GameInfo } from "./api/rest.ts";
import { firstAvailable, type Language } from "./i18n/languages.ts";
import { withFrenchSpacing } from "./i18n/spacing.ts";
import { words } from "./i18n/words.svelte.ts";

// With the house itself, not after it: every page shows boxes, and asking for them later is one more way there and back.
const BOXES = import.meta.glob<Box>("../src/mulot/games/*/web/index.ts", { import: "default", eager: true });
const RULEBOOKS = import.meta.glob<string>("../src/mulot/games/*/rulebook/*.md", { query: "?raw", import: "default" });

const PAPERS = import.meta.glob<PrintableGame>("../src/mulot/games/*/web/paper.ts", { import: "default" });

const idOf = (path: string): string => path.split("/").at(-3)!;
const builtInBoxes = new Map(Object.entries(BOXES).map(([path, box]) => [idOf(path), box]));

export interface ShelfEntry {
  readonly game: GameInfo;
  readonly box: Box;
}

/** The box of a game, wherever its pictures come from. */
export async function loadBox(game: string): Promise<Box> {
  await games.load();
  return games.all.find((one) => one.game.id === game)?.box ?? builtInBoxes.get(game) ?? plainBox(game);
}

export async function loadRulebook(game: string, language: Language): Promise<string> {
  const own = firstAvailable(language, (each) => RULEBOOKS[`../src/mulot/games/${game}/rulebook/${each}.md`]);
  const [external] = externalGamesIn(games.all.flatMap((one) => (one.game.id === game ? [one.game] : [])));
  if (own) return withFrenchSpacing(language, await own());
  return external ? withFrenchSpacing(language, await fetchRulebook(external, language)) : "";
}

/** How a game is made of paper; null: it cannot be printed. */
export async function loadPaper(game: string): Promise<PrintableGame | null> {
  return (await Object.entries(PAPERS).find(([path]) => idOf(path) === game)?.[1]()) ?? null;
}
export const hasPaper = (game: string): boolean => Object.keys(PAPERS).some((path) => idOf(path) === game);

async function createBox(game: GameInfo): Promise<Box> {
  const own = builtInBoxes.get(game.id);
  if (own) return own;
  const [external] = externalGamesIn([game]);
  if (!external || !game.elsewhere?.board) return plainBox(game.id);
  try {
    return await foreignBox(game.elsewhere, assetsOf(external));
  } catch (error) {
    // A board that cannot be loaded is no reason not to play.
    console.error(error);
    return plainBox(game.id);
  }
}

class Games {
  all: readonly ShelfEntry[] = $state.raw([]);
  ready = $state(false);
  /** The house's address in the home network. */
  lanAddress: string | null = null;
  /** One child after the other uses this device. */
  shared = false;
  /** Open tables have a short code. */
  codes = false;
  /** Days until a finished table is deleted, and until one that nobody touches is ended. */
  retentionDays = { over: 60, idle: 120 };
  /** What is not on the shelf, because its package does not work here; and why, for whoever keeps the house. */
  failedGames: readonly FailedGame[] = [];
  private loading: Promise<void> | null = null;

  /** Fetch the list once; after a failure, ask again. */
  load(): Promise<void> {
    this.loading ??= this.fetch().catch((error: unknown) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async fetch(): Promise<void> {
    const [{ home, shared, codes, visit, keep_over, keep_idle, aside }, games] = await Promise.all([
      api.getServerInfo(),
      api.listGames(),
    ]);
    this.lanAddress = home ?? null;
    this.shared = shared ?? false;
    this.codes = codes ?? false;
    this.retentionDays = { over: keep_over, idle: keep_idle };
    this.failedGames = aside ?? [];
    // Settings of the one before are in this page already: it begins anew.
    if (visit && clearForNewVisitor(visit)) location.reload();
    const [boxes] = await Promise.all([
      Promise.all(games.map(createBox)),
      words.addExternalGames(externalGamesIn(games)),
    ]);
    const all = games.map((game, i) => ({ game, box: boxes[i]! }));
    // Boxes with pictures stand in front, those for the youngest first.
    all.sort((a, b) => Number(a.box.plain ?? false) - Number(b.box.plain ?? false) || a.box.minAge - b.box.minAge);
    this.all = all;
    this.ready = true;
  }
}

export const games = new Games();
