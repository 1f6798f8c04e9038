import { expect, it } from "vitest";
import { topGroups, splitGroup, MAX_GROUPS, type ScanTarget } from "./scan_groups.ts";

const at = (what: string, left: number, top: number): ScanTarget<string> => ({
  what,
  box: { left, top, width: 40, height: 40 },
});
const lawn = Array.from({ length: 128 }, (_, i) => at(`${i}`, (i % 8) * 50, Math.floor(i / 8) * 50));

it("everything can be reached with few presses, and only once", () => {
  const depth = (stops: readonly ScanTarget<string>[]): { found: string[]; deep: number } => {
    const parts = splitGroup(stops);
    expect(parts.length).toBeLessThanOrEqual(MAX_GROUPS);
    const below = parts.map((part) => (part.length === 1 ? { found: [part[0]!.what], deep: 1 } : depth(part)));
    return { found: below.flatMap(({ found }) => found), deep: 1 + Math.max(...below.map(({ deep }) => deep)) };
  };
  const { found, deep } = depth(lawn);
  expect(found.sort()).toEqual(lawn.map(({ what }) => what).sort());
  expect(deep).toBeLessThanOrEqual(5);
});

it("goes in reading order: top to bottom, left to right", () => {
  const stops = [at("c", 0, 100), at("b", 90, 3), at("a", 10, 0)];
  expect(splitGroup(stops).map((part) => part[0]!.what)).toEqual(["a", "b", "c"]);
});

it("starts with the board, one by one if it has few targets, and groups everything else", () => {
  const board = [at("die", 0, 0)];
  const round = Array.from({ length: 5 }, (_, i) => at(`tool ${i}`, i * 50, 300));
  expect(topGroups([board, round]).map((part) => part.length)).toEqual([1, 5]);
  expect(topGroups([lawn, round]).map((part) => part.length)).toEqual([128, 5]);
  expect(topGroups([[], round]).map((part) => part.length)).toEqual([1, 1, 1, 1, 1]);
  expect(topGroups([[], []])).toEqual([]);
});
