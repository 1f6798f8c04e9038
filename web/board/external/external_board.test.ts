import { render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Tagged } from "../board_interface.ts";
import BoardFrame from "../../components/BoardFrame.svelte";
import { renderQueue } from "../../components/deferred_render.svelte.ts";
import type { BoardUpdate } from "../../table/animation_queue.svelte.ts";
import { BoardModel } from "../../table/board_model.svelte.ts";
import { art } from "./art_as_dom.ts";
import { externalBox, createExternalUi } from "./create_box.ts";
import { CONTRACT, contractViolation, type ExternalBoard, type ExternalTable } from "./board_contract.ts";

interface Heap {
  left: number;
}
const take = (count: number): Tagged => ({ type: "take", count }) as Tagged;
let given: ExternalTable | null = null;
let gone = 0;

/** A game with a heap, from which players take one or two. Its board is plain DOM, like a package's. */
const heap: ExternalBoard = {
  contract: CONTRACT,
  ages: 5,
  minutes: [1, 2],
  cover: (target) => target.append(document.createElement("b")),
  touches: (action) => [`take-${(action as Tagged & { count: number }).count}`],
  tell: {
    taken: (stage, event) => {
      (stage as Heap).left -= (event as Tagged & { count: number }).count;
      return { ms: 10 };
    },
  },
  play(target, table) {
    given = table;
    const left = document.createElement("output");
    const buttons = [1, 2].map(() => document.createElement("div"));
    target.append(left, ...buttons);
    return {
      update() {
        left.textContent = String((table.stage as Heap).left);
        buttons.forEach((one, i) => table.touch(one, { id: `take-${i + 1}`, action: take(i + 1) }));
      },
      destroy: () => gone++,
    };
  },
};

function sitDown() {
  const played: Tagged[] = [];
  const model = new BoardModel("heap", createExternalUi(heap, { event: {}, do: {} }), {
    seats: [{ seat: 0, name: "Ana", mine: true, bot: false }],
    connection: {
      send(wish) {
        if (wish.do === "play") played.push(wish.action as Tagged);
        return Promise.resolve({ kind: "ack", id: null, rev: 1 });
      },
      close: () => undefined,
    },
    answersQueries: false,
    aloud: false,
    shared: false,
  });
  const at = (left: number, legal: Tagged[], events: Tagged[] = []) => ({
    events,
    view: { left } as BoardUpdate["view"],
    own: null,
    waiting: { type: "ask" as const, about: "take", seats: [0], must: [0] },
    turns: [{ seat: 0, question: left, legal }],
    viewingSeat: 0,
  });
  model.jump(at(2, [take(1), take(2)]));
  const { container, unmount } = render(BoardFrame, { model });
  flushSync();
  const find = (name: string) => container.querySelector<HTMLElement>(`[data-touch="${name}"]`)!;
  return { model, played, at, container, unmount, find };
}

beforeAll(() => void (renderQueue.immediate = true));
afterAll(() => void (renderQueue.immediate = false));

describe("a board from a package", () => {
  it("draws the table, and again after every change", async () => {
    const { model, at, container } = sitDown();
    await tick();
    vi.useFakeTimers();
    expect(container.querySelector("output")!.textContent).toBe("2");
    model.show(at(1, [take(1)], [{ type: "taken", count: 1 } as Tagged]));
    flushSync();
    expect([container.querySelector("output")!.textContent, given!.busy, given!.legal.length]).toEqual(["1", true, 0]);
    vi.advanceTimersByTime(2000);
    flushSync();
    expect([given!.busy, given!.question, given!.view]).toEqual([false, 1, { left: 1 }]);
    vi.useRealTimers();
  });

  it("has touches for finger, keyboard and screen reader, and is a single tab stop", async () => {
    const { model, at, played, find } = sitDown();
    await tick();
    const [one, two] = [find("take-1"), find("take-2")];
    expect([one.tabIndex, two.tabIndex, one.getAttribute("role")]).toEqual([0, -1, "button"]);
    expect([one.className, one.getAttribute("aria-label")]).toEqual(["touch can", "heap-do-take"]);
    one.click();
    await tick();
    two.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(played).toEqual([take(1), take(2)]);
    model.jump(at(1, [take(1)]));
    model.pointed = ["take-1"];
    flushSync();
    expect([two.className, two.getAttribute("aria-disabled"), one.className]).toEqual([
      "touch",
      "true",
      "touch can pointed",
    ]);
  });

  it("hides quiet elements that cannot be used, and can remove a touch", async () => {
    const { find } = sitDown();
    await tick();
    const one = find("take-1");
    given!.touch(one, { id: "take-1", action: take(7), quiet: true });
    expect([one.hasAttribute("role"), one.className]).toEqual([false, ""]);
    given!.touch(one, { id: "x", can: true, ontouch: () => undefined, label: "Put it back", picked: true });
    expect([one.dataset["touch"], one.ariaPressed ?? one.getAttribute("aria-pressed")]).toEqual(["x", "true"]);
    given!.touch(one, null);
    expect(one.hasAttribute("data-touch")).toBe(false);
  });

  it("is notified when its table is closed", () => {
    const before = gone;
    sitDown().unmount();
    expect(gone).toBe(before + 1);
  });

  it("gets plain objects, and cannot change those of the table", async () => {
    sitDown();
    await tick();
    expect(() => structuredClone(given!.stage)).not.toThrow();
    expect(given!.stage).not.toBe(given!.view);
    expect(Object.isFrozen(given)).toBe(true);
  });
});

describe("its box", () => {
  const parts = (found: unknown) => ({
    module: () => Promise.resolve({ default: found }),
    style: vi.fn(() => Promise.resolve()),
    data: () => Promise.resolve({ film: {}, steps: [] }),
    kinds: () => Promise.resolve({ event: { taken: { seat: "seat" } }, do: {} } as const),
  });

  it("is made from the package's files, and loads its style first", async () => {
    const assets = parts(heap);
    const box = await externalBox({ style: true, lesson: true }, assets);
    expect([box.minAge, box.minutes, box.colour, assets.style.mock.calls]).toEqual([
      5,
      [1, 2],
      "night",
      [["board.css"]],
    ]);
    expect((await box.loadUi()).default.kinds.event).toEqual({ taken: { seat: "seat" } });
    expect(await box.loadTutorial!()).toEqual({ default: { film: {}, steps: [] } });
    expect((await externalBox({ style: false, lesson: false }, assets)).loadTutorial).toBeUndefined();
    const { container } = render(box.cover);
    expect(container.querySelector("b")).not.toBeNull();
  });

  it.each([
    [undefined, "no default export"],
    [{ ...heap, contract: 2 }, "contract 2, and not 1"],
    [{ ...heap, minutes: [1] }, "no minutes"],
    [{ ...heap, play: undefined, cover: 1 }, "no cover, no play"],
  ])("is refused where the module is no board", async (found, why) => {
    expect(contractViolation(found)).toBe(why);
    await expect(externalBox({ style: false, lesson: false }, parts(found))).rejects.toThrow(why);
  });
});

it("provides the shell's mice and badges", () => {
  const mouse = art.mouse({ seat: 1, x: 10, y: 20, size: 70 });
  expect([mouse.namespaceURI, mouse.querySelectorAll("path").length > 8]).toEqual(["http://www.w3.org/2000/svg", true]);
  expect(mouse.querySelector("path")!.namespaceURI).toBe("http://www.w3.org/2000/svg");
  expect(art.seats[0]!.badge).toMatch(/^M/);
});
