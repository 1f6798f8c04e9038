/**
 * Checks in the browser that the dice were fair, using only the journal. It also works over plain HTTP, without
 * `crypto.subtle`. The seed must be the one that was promised before the game, no line may have been changed, and every
 * draw must follow from the seed and the added bytes.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Replay } from "../board/board_interface.ts";

interface JournalHeader {
  readonly kind: "header";
  readonly commitment: string;
  readonly added: readonly string[];
  /** If the game branched off others, the seeds and added bytes for its first lines, each up to a line number. */
  readonly origins?: readonly { readonly lines: number; readonly seed: string; readonly added?: readonly string[] }[];
}
interface JournalLine {
  readonly kind: "deal" | "move" | "undo";
  readonly line: number;
  readonly luck?: readonly number[];
}
interface JournalSeal {
  readonly kind: "seal";
  readonly lines: number;
  readonly chain: string;
  readonly seed: string | null;
  readonly open_since?: number;
}

export interface ProofResult {
  readonly lines: number;
  /**
   * The line from which the luck was no longer sealed, because a copy with the seed had been exported; null if it was
   * sealed throughout.
   */
  readonly openSince: number | null;
  readonly draws: number;
}

/** What does not match; `line` is where. */
export class ProofFailure extends Error {
  constructor(
    readonly what: "seed" | "promise" | "chain" | "cut" | "draw",
    readonly line: number,
  ) {
    super(`${what} at line ${line}`);
  }
}

const CHAIN = /^(.*),"chain":"([0-9a-f]{64})"\}$/s;

/**
 * Check a journal. `promised` is the commitment that this browser was shown before the game, or null. The replay tells
 * from how many possibilities each draw was made. Throws `ProofFailure`.
 */
export function verifyJournal(journal: string, replay: Replay, promised: string | null): ProofResult {
  const rows = journal.trimEnd().split("\n");
  const seal = JSON.parse(rows.at(-1)!) as JournalSeal;
  if (seal.kind !== "seal" || seal.seed === null) throw new ProofFailure("cut", rows.length);
  const lines = rows.slice(0, -1).map(chainChecker());
  const header = lines[0] as unknown as JournalHeader;
  const seed = hexToBytes(seal.seed);
  if (bytesToHex(sha256(seed)) !== header.commitment) throw new ProofFailure("seed", -1);
  if (promised !== null && promised !== header.commitment) throw new ProofFailure("promise", -1);
  if (seal.lines !== lines.length - 1) throw new ProofFailure("cut", lines.length);

  const own = deriveKey(seed, header.added.map(hexToBytes));
  const others = (header.origins ?? []).map((origin) => ({
    lines: origin.lines,
    key: deriveKey(hexToBytes(origin.seed), (origin.added ?? []).map(hexToBytes)),
  }));
  let draws = 0;
  for (const line of lines.slice(1) as unknown as JournalLine[]) {
    const told = replay.frames.find((frame) => frame.line === line.line)?.luck ?? [];
    const drawn = line.luck ?? [];
    if (told.length !== drawn.length) throw new ProofFailure("draw", line.line);
    const sealed = drawSequence(others.find(({ lines }) => line.line < lines)?.key ?? own, line.line);
    drawn.forEach((k, i) => {
      const [n, said] = told[i]!;
      if (said !== k || sealed(n) !== k) throw new ProofFailure("draw", line.line);
      draws++;
    });
  }
  return { lines: lines.length - 1, draws, openSince: seal.open_since ?? null };
}

/** Return a function that checks the hash chain: each row's hash covers the previous one. */
function chainChecker(): (row: string, number: number) => JournalHeader | JournalLine {
  let chain = "";
  return (row, number) => {
    const found = CHAIN.exec(row);
    if (!found) throw new ProofFailure("cut", number - 1);
    const body = `${found[1]!}}`;
    chain = bytesToHex(sha256(utf8ToBytes(chain + body)));
    if (chain !== found[2]) throw new ProofFailure("chain", number - 1);
    return JSON.parse(body) as JournalHeader | JournalLine;
  };
}

/** Return the key of a match, derived from the promised seed and the bytes added by each browser. */
export function deriveKey(seed: Uint8Array, added: readonly Uint8Array[]): Uint8Array {
  const parts = added.flatMap((part) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    return [length, part];
  });
  return hmac(sha256, seed, concatBytes(utf8ToBytes("mulot key"), ...parts));
}

/**
 * Return a function that draws a line's luck: each call returns an index below n. Values that would make the draw
 * unfair are skipped.
 */
export function drawSequence(key: Uint8Array, line: number): (n: number) => number {
  let count = 0;
  return (n) => {
    const many = BigInt(n);
    const fair = ((1n << 64n) / many) * many;
    for (;;) {
      const digest = hmac(sha256, key, utf8ToBytes(`${line}/${count++}`));
      const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
      if (number < fair) return Number(number % many);
    }
  };
}
