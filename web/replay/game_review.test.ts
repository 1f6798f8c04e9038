import { describe, expect, it } from "vitest";
import { ApiError } from "../api/client.ts";
import type { GameReview } from "../api/rest_types.ts";
import { chanceBands, fetchReview, badgePosition } from "./game_review.ts";

const COURSE: GameReview = {
  chances: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  points: [],
};
const STILL: GameReview = { chances: [], points: [] };

describe("the curve", () => {
  it("gives every seat a share of the height equal to its chance, from the bottom", () => {
    expect(chanceBands(COURSE.chances, 100, 80)).toEqual([
      "M0 80L50 80L100 80L100 0L50 20L0 40Z",
      "M0 40L50 20L100 0L100 0L50 0L0 0Z",
    ]);
  });

  it("leaves no gap between the shares of four seats, whatever their sum", () => {
    const drawn = chanceBands([[0.333, 0.333, 0.333, 0]], 60, 60);
    expect(drawn).toHaveLength(4);
    expect(drawn[0]).toBe("M0 60L60 60L60 40L0 40Z");
    expect(drawn[2]).toBe("M0 20L60 20L60 0L0 0Z");
    expect(drawn[3]).toBe("M0 0L60 0L60 0L0 0Z");
  });

  it("puts a badge where its seat has the most room, preferably not at the edge", () => {
    expect(badgePosition(COURSE.chances, 0)).toEqual({ at: 1, up: 0.375, share: 0.75 });
    expect(badgePosition(COURSE.chances, 1)).toEqual({ at: 0, up: 0.75, share: 0.3 });
    expect(badgePosition([[1, 0]], 1).share).toBe(0);
  });
});

describe("fetching a review", () => {
  const busy = (status: number) => () => Promise.reject(new ApiError(status, "house-no-too-fast"));

  it("tries again while the server is reviewing or busy", async () => {
    const answers = [() => Promise.resolve(STILL), busy(429), busy(503), () => Promise.resolve(COURSE)];
    const waits: number[] = [];
    const wait = (ms: number) => Promise.resolve(void waits.push(ms));
    expect(
      await fetchReview(
        () => answers.shift()!(),
        () => true,
        wait,
      ),
    ).toBe(COURSE);
    expect(waits).toHaveLength(3);
  });

  it("gives up after a while, with the reason", async () => {
    let asked = 0;
    const never = () => {
      asked++;
      return Promise.resolve(STILL);
    };
    await expect(
      fetchReview(
        never,
        () => true,
        () => Promise.resolve(),
      ),
    ).rejects.toThrow("house-no-too-slow");
    expect(asked).toBe(40);
  });

  it("rejects at once if trying again is useless", async () => {
    await expect(fetchReview(busy(409), () => true)).rejects.toThrow("house-no-too-fast");
  });

  it("stops when the review is no longer wanted", async () => {
    let isWanted = true;
    const wait = () => Promise.resolve(void (isWanted = false));
    expect(
      await fetchReview(
        () => Promise.resolve(STILL),
        () => isWanted,
        wait,
      ),
    ).toBeNull();
  });
});
