/** The chapters of a campaign with their state: won, open now, or still to come. */
import type { CampaignModel } from "$web/board/board_interface.ts";

export interface Brought {
  readonly hero: string;
  readonly abilities: readonly string[];
  readonly card: string;
}

export interface CampaignChapter {
  readonly chapter: string;
  readonly status: "won" | "now" | "ahead";
  /** How many times it was lost. */
  readonly lost: number;
  /** The table of its last game, which can be replayed. */
  readonly table: string | null;
}

export function campaignChapters(book: CampaignModel, chapters: readonly string[]): readonly CampaignChapter[] {
  return chapters.map((chapter) => {
    const pages = book.pages.filter(({ options }) => options.chapter === chapter);
    const won = pages.findLast(({ outcome }) => outcome.scores.some((score) => score > 0));
    const now = !won && book.open?.chapter === chapter;
    return {
      chapter,
      status: won ? "won" : now ? "now" : "ahead",
      lost: pages.filter(({ outcome }) => !outcome.scores.some((score) => score > 0)).length,
      table: (won ?? pages.at(-1))?.table ?? null,
    };
  });
}
