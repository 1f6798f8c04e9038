/**
 * Draws the pictures in the rulebooks with the client's boards, and compares them with the checked-in files. `--update`
 * (`npm run pictures`) writes the files. By default only a sample is checked; `WHOLE=yes` checks all.
 */
import { readFileSync } from "node:fs";
import { mount, tick, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { AnyGameUi, Box } from "../board/board_interface.ts";
import { renderQueue } from "../components/deferred_render.svelte.ts";
import { SvgWriter } from "./standalone_svg.ts";
import { sideBySide } from "./join_svgs.ts";
import { staticTable, type PictureSpec } from "./static_board.ts";

const BOXES = import.meta.glob<Box>("../../src/mulot/games/*/web/index.ts", { import: "default", eager: true });
const POSED = import.meta.glob<Record<string, PictureSpec>>("../../src/mulot/games/*/web/pictures.json", {
  import: "default",
  eager: true,
});

const house = readFileSync(`${import.meta.dirname}/../app.css`, "utf-8");

/** There is no layout in tests, so every element is given the size of the picture. */
function room([width, height]: readonly [number, number]) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
}

beforeAll(() => void (renderQueue.immediate = true));
afterAll(() => void (renderQueue.immediate = false));
afterEach(() => vi.restoreAllMocks());

/** One in this many pictures is checked. */
const EVERY = process.env.WHOLE === "yes" ? 1 : 4;

for (const [path, pictures] of Object.entries(POSED)) {
  const game = path.split("/").at(-3)!;
  it.each(Object.entries(pictures).filter((_, at) => at % EVERY === 0))(`${game}: %s`, async (name, posed) => {
    const box = BOXES[path.replace("pictures.json", "index.ts")]!;
    const play: AnyGameUi = (await box.loadUi()).default;
    room(posed.room);
    const board = mount(play.board, { target: document.body, props: { table: staticTable(play, posed) } });
    await tick();
    await tick();
    const sheets = [...document.head.querySelectorAll("style")].map((sheet) => sheet.textContent).join("\n");
    const svg = posed.of
      ? sideBySide([...document.body.querySelectorAll(posed.of)])
      : document.body.querySelector("svg")!;
    const drawn = new SvgWriter(sheets, house).picture(svg, posed);
    await unmount(board);
    await expect(drawn).toMatchFileSnapshot(`../../src/mulot/games/${game}/rulebook/pictures/${name}.svg`);
  });
}
