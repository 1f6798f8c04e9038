/**
 * The games on the shelf: what the server says about them, and their boxes, which are built in, loaded from a package,
 * or plain.
 */
import type { Box } from "./board/board_interface.ts";
import { externalBox } from "./board/external/create_box.ts";
import { plainBox } from "./board/plain/index.ts";
import type { PrintableGame } from "./print/print_game.ts";
import { clearForNewVisitor } from "./table/forget_device.ts";
import { externalGamesIn, assetsOf, fetchRulebook } from "./api/external_games.ts";
import { api } from "./api/client.ts";
import type { FailedGame, GameInfo } from "./api/rest_types.ts";
import { firstAvailable, type Language } from "./i18n/languages.ts";
import { withFrenchSpacing } from "./i18n/french_spacing.ts";
import { words } from "./i18n/translations.svelte.ts";

// Bundled, because every page shows boxes and loading them later would cost another round trip.
const BOXES = import.meta.glob<Box>("../src/mulot/games/*/web/index.ts", { import: "default", eager: true });
const RULEBOOKS = import.meta.glob<string>("../src/mulot/games/*/rulebook/*.md", { query: "?raw", import: "default" });

const PAPERS = import.meta.glob<PrintableGame>("../src/mulot/games/*/web/paper.ts", { import: "default" });

const idOf = (path: string): string => path.split("/").at(-3)!;
const builtInBoxes = new Map(Object.entries(BOXES).map(([path, box]) => [idOf(path), box]));

export interface ShelfEntry {
  readonly game: GameInfo;
  readonly box: Box;
}

/** Return the box of a game: built in, from a package, or plain. */
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

/** Return how a game is printed; null if it cannot be printed. */
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
    return await externalBox(game.elsewhere, assetsOf(external));
  } catch (error) {
    // Without its own board the game can still be played on the plain one.
    console.error(error);
    return plainBox(game.id);
  }
}

class Games {
  all: readonly ShelfEntry[] = $state.raw([]);
  ready = $state(false);
  /** The server's address on the local network, for invitations; null if unknown. */
  lanAddress: string | null = null;
  /** True if different people use this device in turn. */
  shared = false;
  /** True if open tables can be joined with a short code. */
  codes = false;
  /** Days after which a finished table is deleted, and after which an unused one is ended. */
  retentionDays = { over: 60, idle: 120 };
  /** Games whose packages failed to load, with the reason. */
  failedGames: readonly FailedGame[] = [];
  private loading: Promise<void> | null = null;

  /** Fetch the games once. If that fails, the next call tries again. */
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
    // The page already contains the previous visitor's settings, so it is reloaded.
    if (visit && clearForNewVisitor(visit)) location.reload();
    const [boxes] = await Promise.all([
      Promise.all(games.map(createBox)),
      words.addExternalGames(externalGamesIn(games)),
    ]);
    const all = games.map((game, i) => ({ game, box: boxes[i]! }));
    // Games with pictures first, then by age.
    all.sort((a, b) => Number(a.box.plain ?? false) - Number(b.box.plain ?? false) || a.box.minAge - b.box.minAge);
    this.all = all;
    this.ready = true;
  }
}

export const games = new Games();
