/** The games on the shelf: what the house says of them, and the boxes that lie in their folders. */
import type { Box } from "./board.ts";
import plain from "./board/plain/index.ts";
import { house, type GameShown } from "./wire/house.ts";
import type { Language } from "./words/languages.ts";
import { spaced } from "./words/spacing.ts";

const BOXES = import.meta.glob<Box>("../src/mulot/games/*/web/index.ts", { import: "default" });
const RULEBOOKS = import.meta.glob<string>("../src/mulot/games/*/rulebook/*.md", { query: "?raw", import: "default" });

const idOf = (path: string): string => path.split("/").at(-3)!;
const loaders = new Map(Object.entries(BOXES).map(([path, load]) => [idOf(path), load]));

export async function boxOf(game: string): Promise<Box> {
  return (await loaders.get(game)?.()) ?? plain;
}

export async function rulebookOf(game: string, language: Language): Promise<string> {
  const found = Object.entries(RULEBOOKS).find(([path]) => path.endsWith(`/${game}/rulebook/${language}.md`));
  return found ? spaced(language, await found[1]()) : "";
}

export interface OnShelf {
  readonly game: GameShown;
  readonly box: Box;
}

class Games {
  all: readonly OnShelf[] = $state.raw([]);
  ready = $state(false);
  /** The house's address in the home network. */
  home: string | null = null;
  private coming: Promise<void> | null = null;

  /** Fetch the list once; after a failure, ask again. */
  load(): Promise<void> {
    this.coming ??= this.fetch().catch((error: unknown) => {
      this.coming = null;
      throw error;
    });
    return this.coming;
  }

  private async fetch(): Promise<void> {
    this.home = (await house.enter()).home ?? null;
    const games = await house.games();
    const boxes = await Promise.all(games.map(({ id }) => boxOf(id)));
    const all = games.map((game, i) => ({ game, box: boxes[i]! }));
    // Boxes with pictures stand in front, those for the youngest first.
    all.sort((a, b) => Number(a.box === plain) - Number(b.box === plain) || a.box.ages - b.box.ages);
    this.all = all;
    this.ready = true;
  }
}

export const games = new Games();
