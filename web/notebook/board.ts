/**
 * A board in a notebook: the client's own, drawn once and still, for one game. `build.ts` makes one file of it and all
 * that it needs; Python puts that file and a view into a frame of its own.
 */
import box from "virtual:box";
import { mount } from "svelte";
import house from "../app.css?raw";
import { renderQueue } from "../components/deferred_render.svelte.ts";
import { staticTable, type PictureSpec } from "../pictures/static_board.ts";
import { parseVariables } from "../pictures/inline_styles.ts";

declare global {
  interface Window {
    /** What is drawn, as Python wrote it. */
    readonly posed: PictureSpec;
  }
}

const play = (await box.loadUi()).default;
for (const [name, value] of parseVariables(house)) document.documentElement.style.setProperty(name, value);
renderQueue.immediate = true;
mount(play.board, { target: document.body, props: { table: staticTable(play, window.posed) } });
