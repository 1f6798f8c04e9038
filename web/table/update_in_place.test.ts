import { mount, tick, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyGameUi, Box, Replay } from "../board/board_interface.ts";
import { renderQueue } from "../components/deferred_render.svelte.ts";
import type { BoardUpdate } from "./animation_queue.svelte.ts";
import { BoardModel } from "./board_model.svelte.ts";
import { reconcile } from "./update_in_place.ts";

describe("updating a stage in place", () => {
  it("makes it equal to the next one", () => {
    const now = { mice: ["a1", "b2"], place: { on: "room", room: "cellar" }, fresh: "c3h" as string | null, more: 1 };
    const next = { mice: ["a2"], place: { on: "square", square: 4 }, fresh: null, cards: [{ card: 3 }] };
    expect(reconcile(now, next)).toBe(now);
    expect(now).toEqual(next);
  });

  it("keeps the objects that have not changed", () => {
    const now = { tiles: [{ face: null }, { face: "fox" }], own: null as object | null };
    const [first, second] = now.tiles;
    reconcile(now, { tiles: [{ face: null }, { face: "owl" }, { face: "bat" }], own: { seat: 1 } });
    expect(now.tiles[0]).toBe(first);
    expect(now.tiles[1]).toBe(second);
    expect(now).toEqual({ tiles: [{ face: null }, { face: "owl" }, { face: "bat" }], own: { seat: 1 } });
  });

  it("replaces it if it is not a plain object", () => {
    class Held {
      constructor(readonly what: string) {}
    }
    const next = new Held("new");
    expect(reconcile(new Held("old"), next)).toBe(next);
    expect(reconcile(undefined, next)).toBe(next);
    expect(reconcile([1], { length: 1 })).toEqual({ length: 1 });
  });
});

const BOXES = import.meta.glob<Box>("../../src/mulot/games/*/web/index.ts", { import: "default", eager: true });

/** Two people at this screen, to each of whom the board turns in their turn. */
const AROUND = { connection: null, answersQueries: false, aloud: false, shared: true };

function moments({ frames }: Replay): BoardUpdate[] {
  return frames.map(({ view, waiting, events }) => ({
    view,
    waiting: waiting ?? null,
    events,
    own: (view as { own?: unknown }).own ?? null,
    turns: waiting?.type === "ask" ? waiting.must.map((seat) => ({ seat, question: 1, legal: [] })) : [],
    viewingSeat: null,
  }));
}

/** The HTML of a board with sorted attributes, and without generated ids, which differ between boards, or empty comments. */
const drawn = (board: HTMLElement): string =>
  board.innerHTML
    .replace(/<!--.*?-->/g, "")
    .replace(/\b[cs]\d+\b/g, "#")
    .replace(/ style=""/g, "")
    .replace(/(?<= class=")[^"]*/g, (names) => names.split(" ").sort().join(" "))
    .replace(/(?<=<[\w-]+)( [\w:-]+="[^"]*")+/g, (attributes) =>
      attributes
        .match(/ [\w:-]+="[^"]*"/g)!
        .sort()
        .join(""),
    )
    .replace(/></g, ">\n<");

async function board(play: AnyGameUi, game: string, seats: number, first: BoardUpdate) {
  const sitters = Array.from({ length: seats }, (_, seat) => ({ seat, name: `${seat}`, mine: true, bot: false }));
  const model = new BoardModel(game, play, { ...AROUND, seats: sitters });
  model.jump(first);
  const target = document.createElement("div");
  const shown = mount(play.board, { target, props: { table: model } });
  await tick();
  await tick();
  return { model, target, end: () => unmount(shown) };
}

describe("a board that has seen the whole lesson", () => {
  beforeAll(() => void (renderQueue.immediate = true));
  afterAll(() => void (renderQueue.immediate = false));
  afterEach(() => vi.restoreAllMocks());

  it.each(Object.entries(BOXES))(
    "is drawn as one that sees only its end, and most of it once: %s",
    async (path, box) => {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
      vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
      const game = path.split("/").at(-3)!;
      const { film } = (await box.loadTutorial!()).default;
      const play = (await box.loadUi()).default;
      const all = moments(film);
      const before = JSON.stringify(all);
      const one = await board(play, game, film.seats, all[0]!);
      const first = new Set(one.target.querySelectorAll("*"));
      for (const moment of all.slice(1)) {
        one.model.show(moment);
        one.model.skip();
        await tick();
      }
      const other = await board(play, game, film.seats, all.at(-1)!);
      await tick();
      expect(drawn(one.target)).toBe(drawn(other.target));
      const last = [...one.target.querySelectorAll("*")];
      expect(last.filter((part) => first.has(part)).length / last.length).toBeGreaterThan(0.6);
      expect(JSON.stringify(all)).toBe(before); // a replay can be shown again
      await one.end();
      await other.end();
    },
  );
});
