import { beforeEach, expect, it } from "vitest";
import { Family, MAX_MICE, parseMice } from "./player_mice.svelte.ts";
import { takeSeatWithMouse, type MouseChoice } from "./take_seat.ts";

beforeEach(() => localStorage.clear());

it("stores the chosen mice on the device, without unknown values", () => {
  const family = new Family();
  family.add();
  family.change(0, { face: "daisy", coat: "fox", name: "honey" });
  expect(new Family().mice).toEqual([{ face: "daisy", coat: "fox", name: "honey" }]);
  expect(
    parseMice('[{"face":"daisy","coat":"fox","name":"Robert"},{"face":"<b>","coat":"fox","name":"honey"},7]'),
  ).toEqual([]);
  expect(parseMice("{")).toEqual([]);
  expect(parseMice('[{"face":"cap","coat":"fox","name":"ivy"},{"face":"bow","coat":"fox","name":"ivy"}]')).toHaveLength(
    1,
  );
});

it("has at most as many mice as a table has seats, all of them different", () => {
  const family = new Family();
  for (let i = 0; i < MAX_MICE + 2; i++) family.add();
  expect(family.mice).toHaveLength(MAX_MICE);
  for (const part of ["name", "coat"] as const)
    expect(new Set(family.mice.map((mouse) => mouse[part])).size).toBe(MAX_MICE);
});

it("seats the family in order, and seats the next mouse when touched", () => {
  const family = new Family(JSON.stringify(["ivy", "oat", "rye"].map((name) => ({ face: "cap", coat: "fox", name }))));
  const sit = (here: number[]) => here.map((seat) => family.mouseAt(seat, here)?.name ?? null);
  expect(sit([0, 2])).toEqual(["ivy", "oat"]);
  family.chooseNext(0, [0, 2]);
  expect(sit([0, 2])).toEqual(["rye", "oat"]);
  family.chooseNext(0, [0, 2]);
  expect(sit([0, 2])).toEqual([null, "oat"]);
  family.chooseNext(0, [0, 2]);
  expect(sit([0, 2])).toEqual(["ivy", "oat"]);
  family.resetSeats();
  expect(sit([0, 1, 2, 3])).toEqual(["ivy", "oat", "rye", null]);
});

it("takes the seat without a name if its name is taken", async () => {
  const asked: MouseChoice[] = [];
  const ask = (mouse: MouseChoice) => {
    asked.push(mouse);
    return Promise.resolve(mouse.name ? "house-no-name-taken" : null);
  };
  const mouse = { face: "cap", coat: "fox", name: "ivy" } as const;
  expect(await takeSeatWithMouse(mouse, ask, (key) => key)).toBeNull();
  expect(asked).toEqual([mouse, { face: "cap", coat: "fox" }]);
});
