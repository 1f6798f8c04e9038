/**
 * Summarises a replay for stickers: its events, without undone moves. Independent of the page, so that tests need none.
 */
import type { Replay, ReplayFrame } from "../board/board_interface.ts";
import type { AnySticker, PlayedMatch } from "./sticker_types.ts";

/**
 * Return the frames that were not undone. A replay also shows undone moves, followed by the position before them; that
 * is recognised because every view counts its moves.
 */
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

/** What a match awards for one sticker: the whole sticker, or parts of it. */
export interface StickerAward {
  readonly name: string;
  readonly parts: readonly string[] | null;
}

/** Return what a match awards. */
export function evaluateStickers(stickers: readonly AnySticker[], played: PlayedMatch): StickerAward[] {
  return stickers.flatMap((sticker): StickerAward[] => {
    if ("won" in sticker) return sticker.won(played) ? [{ name: sticker.name, parts: null }] : [];
    const parts = sticker.parts(played);
    return parts.length ? [{ name: sticker.name, parts }] : [];
  });
}
