/**
 * For `test_stickers.py`: reads what is asked, one question a line. What does a film bring for the album of its game, for
 * each of these devices? And are these parts all that a sticker needs?
 */
import { registerHooks } from "node:module";
import { createInterface } from "node:readline";
import type { Film } from "../../web/board/board_interface.ts";
import { evaluateStickers, summarizeReplay } from "../../web/stickers/replay_summary.ts";
import type { AnySticker } from "../../web/stickers/sticker_types.ts";

type Asked =
  | { readonly film: Film; readonly mine: readonly (readonly number[])[] }
  | { readonly game: string; readonly name: string; readonly parts: readonly string[] };

const WEB = new URL("../../web/", import.meta.url);
registerHooks({
  resolve: (name, context, next) =>
    next(name.startsWith("$web/") ? new URL(name.slice("$web/".length), WEB).href : name, context),
});

async function stickersOf(game: string): Promise<readonly AnySticker[]> {
  const path = `../../src/mulot/games/${game}/web/stickers/conditions.ts`;
  return ((await import(path)) as { STICKERS: readonly AnySticker[] }).STICKERS;
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line) as Asked;
  if ("film" in asked) {
    const stickers = await stickersOf(asked.film.game);
    console.log(JSON.stringify(asked.mine.map((mine) => evaluateStickers(stickers, summarizeReplay(asked.film, mine)))));
  } else {
    const sticker = (await stickersOf(asked.game)).find(({ name }) => name === asked.name);
    console.log(sticker && "whole" in sticker ? sticker.whole(new Set(asked.parts)) : false);
  }
}
