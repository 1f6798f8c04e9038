/**
 * The mice of this device's players (face, coat and name), stored in the browser. The server is told only who takes a
 * seat.
 */
import { COATS, FACES, NAMES } from "../api/message_types.ts";
import type { Coat, Face } from "./seat_mice.ts";

export type MouseName = (typeof NAMES)[number];

export interface PlayerMouse {
  readonly face: Face;
  readonly coat: Coat;
  readonly name: MouseName;
}

const STORAGE_KEY = "mulot.mice";
/** The number of seats at the largest table. */
export const MAX_MICE = 6;

const findIn = <T extends string>(all: readonly T[], one: unknown): T | undefined => all.find((known) => known === one);

/** Parse stored mice, leaving out invalid ones. */
export function parseMice(stored: string | null): PlayerMouse[] {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "[]");
  } catch {
    return [];
  }
  const mice: PlayerMouse[] = [];
  for (const one of (Array.isArray(found) ? found : []) as Partial<Record<keyof PlayerMouse, unknown>>[]) {
    const face = findIn(FACES, one?.face);
    const coat = findIn(COATS, one?.coat);
    const name = findIn(NAMES, one?.name);
    if (face && coat && name && !mice.some((other) => other.name === name)) mice.push({ face, coat, name });
  }
  return mice.slice(0, MAX_MICE);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export class Family {
  mice: readonly PlayerMouse[] = $state.raw([]);
  /** The mouse chosen for each seat of the open box; null stands for the seat's default mouse. */
  private chosen: Readonly<Record<number, MouseName | null>> = $state.raw({});

  constructor(stored = readStored()) {
    this.mice = parseMice(stored);
  }

  private save(mice: readonly PlayerMouse[]): void {
    this.mice = mice;
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(mice));
    } catch {
      // A private window may refuse; nothing else is lost.
    }
  }

  /** Add a mouse that differs from the others, and return its index. */
  add(): number {
    const nth = this.mice.length;
    if (nth >= MAX_MICE) return nth - 1;
    const face = FACES[(nth * 3 + 1) % FACES.length]!;
    const coat = COATS.find((one) => !this.mice.some((mouse) => mouse.coat === one))!;
    this.save([...this.mice, { face, coat, name: this.freeNames()[(nth * 11) % 50]! }]);
    return nth;
  }

  /** Add mice from a backup. */
  merge(mice: readonly PlayerMouse[]): void {
    this.save(parseMice(JSON.stringify([...this.mice, ...mice])));
  }

  change(nth: number, by: Partial<PlayerMouse>): void {
    this.save(this.mice.map((mouse, i) => (i === nth ? { ...mouse, ...by } : mouse)));
  }

  remove(nth: number): void {
    this.save(this.mice.filter((_, i) => i !== nth));
  }

  /** Return the names that no mouse of the family has, except the mouse with index `but`. */
  freeNames(but = -1): readonly MouseName[] {
    return NAMES.filter((name) => !this.mice.some((mouse, i) => i !== but && mouse.name === name));
  }

  // ---------------------------------------------------------------- who sits where

  /** Discard the choices made for the previous box. */
  resetSeats(): void {
    this.chosen = {};
  }

  /**
   * Return the mouse on a seat of this device: the chosen one, or the next free one. Null for the seat's default mouse.
   * `here` lists the device's seats.
   */
  mouseAt(seat: number, here: readonly number[]): PlayerMouse | null {
    return this.assignSeats(here)[seat] ?? null;
  }

  private assignSeats(here: readonly number[]): Readonly<Record<number, PlayerMouse | null>> {
    const sits: Record<number, PlayerMouse | null> = {};
    const free = [...this.mice];
    for (const seat of here) {
      const wanted = this.chosen[seat];
      const found = free.findIndex((mouse) => mouse.name === wanted);
      if (wanted === null) sits[seat] = null;
      else if (found >= 0) sits[seat] = free.splice(found, 1)[0]!;
    }
    for (const seat of here) if (!(seat in sits)) sits[seat] = free.shift() ?? null;
    return sits;
  }

  /** Let the family's next free mouse take a seat. After the last one comes the seat's default mouse. */
  chooseNext(seat: number, here: readonly number[]): void {
    const sits = this.assignSeats(here);
    const now = sits[seat] ?? null;
    const others = here.flatMap((other) => (other === seat ? [] : (sits[other]?.name ?? [])));
    this.chosen = {
      ...Object.fromEntries(here.map((other) => [other, sits[other]?.name ?? null])),
      [seat]: this.nextFreeAfter(now?.name ?? null, others)?.name ?? null,
    };
  }

  /** Return the family's next mouse after `name` that is not taken; null after the last one. */
  nextFreeAfter(name: string | null, taken: readonly (string | null | undefined)[]): PlayerMouse | null {
    const from = this.mice.findIndex((mouse) => mouse.name === name) + 1;
    return this.mice.slice(from).find((mouse) => !taken.includes(mouse.name)) ?? null;
  }
}

export const family = new Family();
