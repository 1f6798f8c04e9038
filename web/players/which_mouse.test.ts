import { afterEach, beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte.ts";
import { family } from "./player_mice.svelte.ts";
import { askForMouse, mouseQuestion, proposeMice } from "./which_mouse.svelte.ts";

const forget = () => {
  for (const nth of family.mice.keys()) family.remove(nth);
  settings.met = false;
};
beforeEach(forget);
afterEach(forget);

test("proposes mice that differ in everything", () => {
  for (const random of [0, 0.3, 0.99]) {
    const mice = proposeMice(() => random);
    for (const part of ["face", "coat", "name"] as const)
      expect(new Set(mice.map((mouse) => mouse[part])).size).toBe(mice.length);
  }
});

test("asks once, and who answers is the family's first mouse", async () => {
  const asked = askForMouse();
  const [mouse] = proposeMice();
  mouseQuestion.answer!(mouse!);
  await asked;
  expect(family.mice).toEqual([mouse]);
  await askForMouse();
  expect(mouseQuestion.answer).toBeNull();
});

test("does not ask again after “later”, nor where there are mice", async () => {
  const asked = askForMouse();
  mouseQuestion.answer!(null);
  await asked;
  expect(family.mice).toEqual([]);
  await askForMouse();
  settings.met = false;
  family.merge(proposeMice().slice(0, 1));
  await askForMouse();
  expect(mouseQuestion.answer).toBeNull();
});
