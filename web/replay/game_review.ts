/** The game review: each player's chances in each frame of the replay, and the turning points. */
import type { Tagged } from "../board/board_interface.ts";
import type { BoardModel } from "../table/board_model.svelte.ts";
import { ApiError } from "../api/client.ts";
import type { GameReview, TurningPoint } from "../api/rest_types.ts";
import { t, words } from "../i18n/translations.svelte.ts";

/** How often a server that is still reviewing (or busy) is asked again, and after how many milliseconds. */
const MAX_TRIES = 40;
const RETRY_AFTER_MS = 1500;
const BUSY_STATUSES: readonly number[] = [429, 503];

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Request the review until it is ready. Returns null if it is no longer wanted, which `wanted` tells. */
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
      if (found.chances.length) return found; // an empty review means that the server is not done yet
    } catch (error) {
      if (!(error instanceof ApiError) || !BUSY_STATUSES.includes(error.status)) throw error;
      trouble = error;
    }
    await wait(RETRY_AFTER_MS);
  }
  return null;
}

/** Return each seat's share of the chart as a closed path, with its lower and upper edge in every frame. */
export function chanceBands(chances: GameReview["chances"], width: number, height: number): string[] {
  const seats = chances[0]?.length ?? 0;
  const x = (at: number) => round(chances.length > 1 ? (at / (chances.length - 1)) * width : (at ? 1 : 0) * width);
  // A single frame is as wide as the chart.
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

/**
 * Return where a seat's badge has the most room in its share: the frame, the height of the share's middle (from 0 at
 * the bottom to 1), and the share.
 */
export function badgePosition(chances: GameReview["chances"], seat: number): { at: number; up: number; share: number } {
  let best = { at: 0, up: 0.5, share: 0 };
  chances.forEach((all, at) => {
    const share = all[seat] ?? 0;
    // Not at the very edge, and among equals the first.
    const inside = at > 0 && at < chances.length - 1 ? share : share * 0.6;
    if (inside > best.share) {
      best = { at, up: all.slice(0, seat).reduce((whole, one) => whole + one, 0) + share / 2, share: inside };
    }
  });
  return best;
}

/** Return all players' chances in a frame in words, for people who cannot see the chart. */
export const chancesSentence = (review: GameReview, at: number, name: (seat: number) => string): string =>
  words.now.joinNames(
    (review.chances[at] ?? []).map((chance, seat) =>
      t("course-chance", { seat: name(seat), percent: Math.round(chance * 100) }),
    ),
  );

/** Return what is said at a turning point: in kind words, and without square names. */
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
