/** A film as stickers look at it: what was told, without what was taken back. Without the page, so that tests need none. */
import type { Replay, ReplayFrame } from "../board.ts";
import type { AnySticker, PlayedMatch } from "./sticker_types.ts";

/** The moments that were not taken back. A film shows those too, and then how it was before; every view counts its moves,
 * so that it is known again. */
export function withoutTakenBack(frames: readonly ReplayFrame[]): ReplayFrame[] {
  const kept: ReplayFrame[] = [];
  frames.forEach((frame, i) => {
    if (i === 0 || typeof frame.seat === "number") return void kept.push(frame);
    const before = JSON.stringify(frame.view);
    while (kept.length > 1 && JSON.stringify(kept.at(-1)!.view) !== before) kept.pop();
  });
  return kept;
}

export function summarizeReplay(film: Replay, mine: readonly number[]): PlayedMatch {
  const frames = withoutTakenBack(film.frames);
  const end = frames.at(-1)?.waiting;
  const scores = end?.type === "outcome" ? end.scores : [];
  const most = Math.max(0, ...scores);
  const winners = most > 0 ? scores.flatMap((score, seat) => (score === most ? [seat] : [])) : [];
  const moves = frames.map(({ events }) => events);
  return {
    seats: film.seats,
    mine,
    options: film.options,
    events: moves.flat(),
    moves,
    finished: end?.type === "outcome",
    winners,
    glad: winners.some((seat) => mine.includes(seat)),
  };
}

/** What a match brings for one sticker: all of it, or parts. */
export interface StickerAward {
  readonly name: string;
  readonly parts: readonly string[] | null;
}

/** What a match brings for the album. */
export function evaluateStickers(stickers: readonly AnySticker[], played: PlayedMatch): StickerAward[] {
  return stickers.flatMap((sticker): StickerAward[] => {
    if ("won" in sticker) return sticker.won(played) ? [{ name: sticker.name, parts: null }] : [];
    const parts = sticker.parts(played);
    return parts.length ? [{ name: sticker.name, parts }] : [];
  });
}
