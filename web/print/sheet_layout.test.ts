import { expect, it } from "vitest";
import {
  layOutSheets,
  partCount,
  sheetSpace,
  mirroredForBack,
  type SheetSides,
  type PlacedPiece,
} from "./sheet_layout.ts";
import {
  FOOT_MM,
  GAP_MM,
  MARGIN_MM,
  OVERLAP_MM,
  PAPER_SIZES_MM,
  type PieceKind,
  type PrintableGame,
  type PaperPiece,
  type PaperSize,
} from "./print_game.ts";

const GAMES = import.meta.glob<PrintableGame>("../../src/mulot/games/*/web/paper.ts", {
  import: "default",
  eager: true,
});
const papers = Object.entries(GAMES).map(([path, paper]) => [path.split("/").at(-3)!, paper] as const);
const sizes = Object.keys(PAPER_SIZES_MM) as PaperSize[];

/**
 * Return what is wrong with the sheets: overlapping pieces, pieces beyond the margin, backs that do not match their
 * fronts.
 */
function faults(sheets: readonly SheetSides[], size: PaperSize): string[] {
  const { width, height } = PAPER_SIZES_MM[size];
  const found: string[] = [];
  sheets.forEach(({ front, back }, n) => {
    for (const side of [front, back ?? []])
      for (const [i, one] of side.entries()) {
        const beyond = [one.x, one.y, width - one.x - one.width, height - one.y - one.height];
        if (beyond.some((room) => room < MARGIN_MM - 0.001))
          found.push(`${n}: ${one.kind} ${one.name} beyond the margin`);
        if (side.slice(i + 1).some((other) => meets(one, other)))
          found.push(`${n}: ${one.kind} ${one.name} lies on another`);
      }
    back?.forEach((behind, i) => {
      const before = front[i]!;
      const middles = before.x + before.width / 2 + behind.x + behind.width / 2;
      const same = ["kind", "name", "y", "width", "height"] as const;
      if (Math.abs(middles - width) > 0.001 || same.some((key) => before[key] !== behind[key]))
        found.push(`${n}: the back of ${before.kind} ${before.name} is elsewhere`);
    });
    if (back && back.length !== front.length) found.push(`${n}: a front without a back`);
  });
  return found;
}

const meets = (a: PlacedPiece, b: PlacedPiece): boolean =>
  a.x < b.x + b.width + GAP_MM - 0.001 &&
  b.x < a.x + a.width + GAP_MM - 0.001 &&
  a.y < b.y + b.height + GAP_MM - 0.001 &&
  b.y < a.y + a.height + GAP_MM - 0.001;

const Nothing = (() => undefined) as unknown as PieceKind["front"];
const kinds = {
  card: { way: "two-sides", width: 63, height: 88, front: Nothing, back: Nothing },
  coin: { way: "one-side", width: 25, height: 25, front: Nothing },
  mouse: { way: "stands", width: 30, height: 40, front: Nothing },
  board: { way: "board", width: 270, height: 270, front: Nothing },
} satisfies Record<string, PieceKind>;
const pieces: PaperPiece[] = [
  { kind: "card", name: "a", count: 7 },
  { kind: "coin", name: "b", count: 40 },
  { kind: "mouse", name: "c", count: 5 },
  { kind: "card", name: "d", count: 3 },
  { kind: "board", name: "e", count: 1 },
];

it.each(sizes)(
  "every piece lies on a leaf, inside the margin and on no other, its back behind its front: %s",
  (size) => {
    const sheets = layOutSheets(kinds, pieces, size);
    expect(faults(sheets, size)).toEqual([]);
    const count = (kind: string, name: string) =>
      sheets.flatMap(({ front }) => front).filter((one) => one.kind === kind && one.name === name && !one.part).length;
    for (const { kind, name, count: wanted } of pieces) if (kind !== "board") expect(count(kind, name)).toBe(wanted);
  },
);

it("detects a back that does not match its front", () => {
  const sheets = layOutSheets(kinds, pieces, "a4");
  const double = sheets.find(({ back }) => back)!;
  const slipped = double.back!.map((one, i) => (i === 1 ? { ...one, x: one.x + 0.5 } : one));
  expect(faults([{ ...double, back: slipped }], "a4")).toContain("0: the back of card a is elsewhere");
  const notTurned = { front: double.front, back: double.front.slice(0, 1).concat(double.back!.slice(1)) };
  const [first] = double.front;
  expect(faults([notTurned], "a4")).toContain(`0: the back of card ${first!.name} is elsewhere`);
});

it("mirroring a piece twice puts it back in its place", () => {
  const one = { kind: "card", name: "a", x: 12, y: 30, width: 63, height: 88 };
  expect(mirroredForBack(mirroredForBack(one, "a3"), "a3")).toEqual(one);
});

it("a board is split into parts that cover it, each with an overlap for the next", () => {
  expect([partCount(190, 190), partCount(191, 190), partCount(372, 190), partCount(373, 190)]).toEqual([1, 2, 2, 3]);
  const parts = layOutSheets(kinds, pieces, "a4").flatMap(({ front }) =>
    front.flatMap(({ part, ...at }) => (part ? [{ part, at }] : [])),
  );
  expect(parts).toHaveLength(2);
  const covered = parts.map(({ part, at }) => [part.left, part.left + at.width, part.top, part.top + at.height]);
  expect(covered).toEqual([
    [0, 135 + OVERLAP_MM, 0, 270],
    [135, 270, 0, 270],
  ]);
  expect(layOutSheets(kinds, pieces, "a3").flatMap(({ front }) => front.filter(({ part }) => part))).toHaveLength(1);
});

it("a standing piece needs twice its height, with flaps", () => {
  expect(sheetSpace(kinds.mouse)).toEqual({ width: 30, height: 2 * (40 + FOOT_MM) });
});

it.each(papers)("%s: everything lies well, on both papers", (_, paper) => {
  for (const size of sizes) expect(faults(layOutSheets(paper.kinds, paper.pieces, size), size)).toEqual([]);
  for (const [name, kind] of Object.entries(paper.kinds)) {
    expect(kind.way === "two-sides", `${name} has a back`).toBe(kind.back !== undefined);
    expect(
      paper.pieces.some((piece) => piece.kind === name),
      `there are pieces of the kind ${name}`,
    ).toBe(true);
  }
});
