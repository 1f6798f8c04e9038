/** How a game went: everybody's chances at each moment of its film, and where it turned. */
import type { Tagged } from "../board.ts";
import type { BoardModel } from "../table/board_model.svelte.ts";
import { ApiError } from "../api/client.ts";
import type { GameReview, TurningPoint } from "../api/rest.ts";
import { t, words } from "../i18n/words.svelte.ts";

/** A house that still looks (or has much to do) is asked again; so often, and after so many milliseconds. */
const MAX_TRIES = 40;
const RETRY_AFTER_MS = 1500;
const BUSY_STATUSES: readonly number[] = [429, 503];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Ask until it is found; null: whoever asked has gone (`wanted` says so). */
export async function fetchReview(
  ask: () => Promise<GameReview>,
  isWanted: () => boolean,
  wait: (ms: number) => Promise<void> = pause,
): Promise<GameReview | null> {
  let trouble: unknown = new ApiError(503, "house-no-too-slow");
  for (let tries = 0; isWanted(); tries++) {
    if (tries === MAX_TRIES) throw trouble;
    try {
      const found = await ask();
      if (found.chances.length) return found; // an empty one: the house still looks
    } catch (error) {
      if (!(error instanceof ApiError) || !BUSY_STATUSES.includes(error.status)) throw error;
      trouble = error;
    }
    await wait(RETRY_AFTER_MS);
  }
  return null;
}

/** One seat's share of the picture: from its lower to its upper edge at every moment, as a closed path. */
export function chanceBands(chances: GameReview["chances"], width: number, height: number): string[] {
  const seats = chances[0]?.length ?? 0;
  const x = (at: number) => round(chances.length > 1 ? (at / (chances.length - 1)) * width : (at ? 1 : 0) * width);
  // A single moment is as wide as the picture.
  const shown = chances.length > 1 ? chances : [...chances, ...chances];
  return Array.from({ length: seats }, (_, seat) => {
    const edge = (upTo: number) =>
      shown.map((all, at) => {
        const sum = all.reduce((whole, one) => whole + one, 0) || 1;
        const below = all.slice(0, upTo).reduce((whole, one) => whole + one, 0);
        return `${x(at)} ${round(height - (below / sum) * height)}`;
      });
    return `M${edge(seat).join("L")}L${edge(seat + 1)
      .reverse()
      .join("L")}Z`;
  });
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Where a seat's badge has most room in its share: the moment, and how much of the picture lies below its middle. */
export function badgePosition(chances: GameReview["chances"], seat: number): { at: number; up: number; share: number } {
  let best = { at: 0, up: 0.5, share: 0 };
  chances.forEach((all, at) => {
    const share = all[seat] ?? 0;
    // Not at the very edge, and of equals the first.
    const inside = at > 0 && at < chances.length - 1 ? share : share * 0.6;
    if (inside > best.share) {
      best = { at, up: all.slice(0, seat).reduce((whole, one) => whole + one, 0) + share / 2, share: inside };
    }
  });
  return best;
}

/** Everybody's chances at a moment, in words: for those who do not see the curve. */
export const chancesSentence = (review: GameReview, at: number, name: (seat: number) => string): string =>
  words.now.joinNames(
    (review.chances[at] ?? []).map((chance, seat) =>
      t("course-chance", { seat: name(seat), percent: Math.round(chance * 100) }),
    ),
  );

/** What is said at a turning point: kindly, and without the names of squares. */
export function turningPointSentence(point: TurningPoint, model: BoardModel): string {
  const seat = model.name(point.seat);
  if (!point.better) return t("course-good", { seat, deed: model.describeSpoken(point.played as Tagged) });
  const sentence = t("course-better", { seat, deed: model.describeSpoken(point.better as Tagged) });
  const { ground } = point;
  if (!ground) return sentence;
  const key = `${model.game}-ui-course-${ground.name}`;
  const then = words.now.refusalSentence(model.game, key, { ...ground.args, whom: point.seat }, (one) =>
    model.name(one),
  );
  return `${sentence} ${then}`;
}
