import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { Replay } from "../board/board_interface.ts";
import branched from "./proof.branch.fixture.json";
import fixture from "./proof.fixture.json";
import { ProofFailure, drawSequence, deriveKey, verifyJournal } from "./verify_luck.ts";

/** A match of the toy game, played and saved by Python. */
const journal = fixture.journal;
const replay = fixture.film as unknown as Replay;
const promised = (JSON.parse(journal.split("\n")[0]!) as { commitment: string }).commitment;

const found = (check: () => unknown): string => {
  try {
    check();
  } catch (error) {
    if (error instanceof ProofFailure) return error.what;
    throw error;
  }
  return "fair";
};

describe("the dice were fair", () => {
  it("if every draw follows from the seed", () => {
    const { lines, draws } = verifyJournal(journal, replay, promised);
    expect(lines).toBe(replay.frames.length - 1 + 1);
    expect(draws).toBe(replay.frames.reduce((sum, frame) => sum + (frame.luck?.length ?? 0), 0));
    expect(draws).toBeGreaterThan(5);
  });
  it("not if another commitment was promised", () => {
    expect(found(() => verifyJournal(journal, replay, "0".repeat(64)))).toBe("promise");
  });
  it("not if a line was changed", () => {
    expect(found(() => verifyJournal(journal.replace('"seat":1', '"seat":0'), replay, promised))).toBe("chain");
  });
  it("not if the end was cut off", () => {
    const rows = journal.trimEnd().split("\n");
    expect(found(() => verifyJournal([...rows.slice(0, -2), rows.at(-1)!].join("\n"), replay, promised))).toBe("cut");
    expect(found(() => verifyJournal(rows.slice(0, -1).join("\n"), replay, promised))).toBe("cut");
  });
  it("not with another seed", () => {
    const other = journal.replace(/"seed":"[0-9a-f]{2}/, '"seed":"00');
    expect(found(() => verifyJournal(other, replay, promised))).toBe("seed");
  });
  it("not if the replay shows another draw", () => {
    const frames = replay.frames.map((frame) => ({
      ...frame,
      luck: frame.luck?.map(([n, k]) => [n, (k + 1) % n] as const) ?? [],
    }));
    expect(found(() => verifyJournal(journal, { ...replay, frames }, promised))).toBe("draw");
  });
});

describe("a game that continues another one", () => {
  const { journal } = branched;
  const replay = branched.film as unknown as Replay;
  it("is fair if each draw follows from its own seed or the other game's", () => {
    const { draws } = verifyJournal(journal, replay, null);
    expect(draws).toBe(replay.frames.reduce((sum, frame) => sum + (frame.luck?.length ?? 0), 0));
    expect(replay.branched).toBe(6);
    const after = replay.frames.slice(6).some((frame) => frame.luck?.length);
    const before = replay.frames.slice(1, 6).some((frame) => frame.luck?.length);
    expect([before, after]).toEqual([true, true]);
  });
  it("is not with another seed for the other game", () => {
    const rows = journal.trimEnd().split("\n");
    let chain = "";
    const again = rows.slice(0, -1).map((row) => {
      const body = row.replace(/,"chain":"[0-9a-f]{64}"}$/, "}").replace(/("origins":.*"seed":")[0-9a-f]{2}/, "$1aa");
      chain = bytesToHex(sha256(utf8ToBytes(chain + body)));
      return `${body.slice(0, -1)},"chain":"${chain}"}`;
    });
    const seal = rows.at(-1)!.replace(/"chain":"[0-9a-f]{64}"/, `"chain":"${chain}"`);
    expect(found(() => verifyJournal([...again, seal].join("\n"), replay, null))).toBe("draw");
  });
});

it("draws are uniform, and the same each time", () => {
  const key = deriveKey(new Uint8Array([1, 2, 3]), [new Uint8Array([4])]);
  const [a, b] = [drawSequence(key, 5), drawSequence(key, 5)];
  const thrown = Array.from({ length: 600 }, () => a(6));
  expect(thrown.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => b(6)));
  for (let face = 0; face < 6; face++) expect(thrown.filter((one) => one === face).length).toBeGreaterThan(60);
});
