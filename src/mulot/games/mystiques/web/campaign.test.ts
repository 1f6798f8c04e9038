import { expect, test } from "vitest";
import type { CampaignModel } from "$web/board/board_interface.ts";
import { campaignChapters } from "./campaign.ts";

const page = (table: string, chapter: string, score: number) => ({
  table,
  options: { chapter },
  outcome: { type: "outcome" as const, scores: [score, score], reason: score ? "objective" : "hourglass" },
});
const book = (pages: CampaignModel["pages"], open: CampaignModel["open"], begun = true): CampaignModel => ({
  pages,
  open,
  begun,
  t: (key) => key,
  thing: (id) => id,
});
const CHAPTERS = ["one", "two", "three"];

test("a chapter that was lost and is played again is the open one", () => {
  const path = campaignChapters(book([page("a", "one", 1), page("b", "two", 0)], { chapter: "two" }), CHAPTERS);
  expect(path.map(({ status }) => status)).toEqual(["won", "now", "ahead"]);
  expect(path.map(({ lost }) => lost)).toEqual([0, 1, 0]);
  expect(path.map(({ table }) => table)).toEqual(["a", "b", null]);
});

test("a chapter that was lost and then won shows the won game", () => {
  const path = campaignChapters(book([page("a", "one", 0), page("b", "one", 1)], null, false), ["one"]);
  expect(path).toEqual([{ chapter: "one", status: "won", lost: 1, table: "b" }]);
});
