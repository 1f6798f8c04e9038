import { beforeEach, expect, it } from "vitest";
import { puzzleStars, saveSolved, starCount } from "./solved_puzzles.ts";

beforeEach(() => localStorage.clear());

const star = (id: string) => puzzleStars("trio")(id);

it("help brings half a star, and solving it later without help makes it whole", () => {
  saveSolved("trio", "a", true);
  saveSolved("trio", "a", true);
  expect([star("a"), starCount("trio")]).toEqual(["half", "½"]);
  saveSolved("trio", "a", false);
  expect([star("a"), starCount("trio")]).toEqual(["whole", "1"]);
});

it("a whole star stays whole, whatever help there is later", () => {
  saveSolved("trio", "a", false);
  saveSolved("trio", "a", true);
  expect([star("a"), starCount("trio")]).toEqual(["whole", "1"]);
});

it("stars from before halves existed are whole, and those of puzzles that are gone still count", () => {
  localStorage.setItem("mulot.puzzles", '{"barrieres":["x"],"trio":["a","gone"]}');
  saveSolved("trio", "b", true);
  expect([star("a"), star("b"), star("c"), starCount("trio")]).toEqual(["whole", "half", "none", "2½"]);
  saveSolved("trio", "c", true);
  expect([starCount("trio"), starCount("barrieres"), starCount("clan")]).toEqual(["3", "1", "0"]);
});
