/**
 * The entry point of a board in a notebook: the client's own board, rendered once. `build/notebook.ts` bundles it into
 * one file per game; Python puts that file and a view into an iframe.
 */
import box from "virtual:box";
import { mount } from "svelte";
import house from "../app.css?raw";
import { renderQueue } from "../components/deferred_render.svelte.ts";
import { staticTable, type ShownPosition } from "../pictures/static_board.ts";
import { parseVariables } from "../pictures/inline_styles.ts";

declare global {
  interface Window {
    /** What to draw, written by Python. */
    readonly posed: ShownPosition;
  }
}

const play = (await box.loadUi()).default;
for (const [name, value] of parseVariables(house)) document.documentElement.style.setProperty(name, value);
renderQueue.immediate = true;
mount(play.board, { target: document.body, props: { table: staticTable(play, window.posed) } });
