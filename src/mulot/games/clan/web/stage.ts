/** The state that the board draws, and how each event changes it. */
import type { Beat, Play } from "$web/board.ts";
import type { SoundName } from "$web/sound/sound_list.ts";
import { faceOf, sizeOn, SIZES, type Size } from "./faces.ts";
import type { Face, Help, Own, Seen, Spot, Trophy, Types, View } from "./types.ts";

export type Place = Spot["place"];
export type Edge = Help["edge"];

export interface Tile {
  place: Place;
  empty: boolean;
  face: Face | null;
}

/** A short animation over a tile, or in the middle of the forest: which seat does what, with which thing. */
export interface Scene {
  act:
    "candle" | "club" | "declined" | "found" | "golden-tooth" | "kept" | "lost" | "no-tooth" | "owl" | "wand" | "woke";
  seat: number | null;
  at: Place | null;
  thing: string | null;
  size: Size | null;
}

export interface Stage {
  /** The number of tiles per row. */
  size: number;
  tiles: Tile[];
  /** Whose turn it is; null until the first player is named. */
  active: number | null;
  moons: number;
  /** The number of moons at the beginning of the night. */
  allMoons: number;
  /** Teeth still to be won: small, medium, large. */
  teeth: number[];
  wanted: string | null;
  missions: number;
  pawns: (Edge | null)[];
  looking: (Place | null)[];
  turned: Place | null;
  /** The tile that the club has cancelled. */
  ignored: Place | null;
  trophies: { -readonly [K in keyof Trophy]: Trophy[K] }[];
  own: { seat: number; looking: Seen | null; marks: readonly Seen[] } | null;
  /** The size in which the wanted animal on the revealed tile counts. */
  hit: Size | null;
  /** A tooth or a moon that is moving away from this place. */
  flying: { what: "tooth" | "moon"; size: Size; from: Place | null; count: number } | null;
  /** The places that the dragon's storm is mixing. */
  storm: Place[];
  /** The villain that is fleeing. */
  fleeing: string | null;
  scene: Scene | null;
  /** The night is over. */
  ended: "won" | "lost" | null;
}

const TEETH = 3;
export const won = (s: Stage, size: number): number => TEETH - (s.teeth[size] ?? 0);

export function stage(view: View, own: Own | null): Stage {
  const up = view.forest.find((spot) => spot.place === view.turned)?.face ?? null;
  return {
    size: Math.sqrt(view.forest.length),
    tiles: view.forest.map(({ place, empty, face }) => ({ place, empty, face })),
    active: view.active,
    moons: view.moons,
    allMoons: view.options.moons,
    teeth: [...view.teeth],
    wanted: view.wanted,
    missions: view.missions,
    pawns: [...view.pawns],
    looking: [...view.looking],
    turned: view.turned,
    ignored: view.ignored,
    trophies: view.trophies.map((trophy) => ({ ...trophy })),
    own: own && { seat: own.seat, looking: own.looking, marks: own.marks },
    hit: sizeOn(up, view.wanted),
    flying: null,
    storm: [],
    fleeing: null,
    scene: null,
    ended: view.outcome ? (view.outcome.reason === "won" ? "won" : "lost") : null,
  };
}

const beat = (ms: number, sound: SoundName): Beat => ({ ms, sound });
const at = (s: Stage, place: Place): Tile | undefined => s.tiles.find((tile) => tile.place === place);

function still(s: Stage): void {
  s.flying = null;
  s.storm = [];
  s.fleeing = null;
  s.scene = null;
}

function play(s: Stage, act: Scene["act"], more: Partial<Scene> = {}): void {
  still(s);
  s.scene = { act, seat: null, at: null, thing: null, size: null, ...more };
}

/** Take a trophy from its owner: it can be used once. */
function useUp(s: Stage, trophy: string): void {
  for (const one of s.trophies) if (one.trophy === trophy) one.owner = null;
}

export const FLY = 900;
export const FLIP = 420;

/** For each event: how it changes the stage, and how long that takes. `Required` makes a missing event a type error. */
export const tell: Required<Play<Types, Stage>["tell"]> = {
  looked(s, { seat, place }) {
    still(s);
    s.looking[seat] = place;
    return beat(500, "flip");
  },
  saw(s, { to, place, tile }) {
    still(s);
    s.own = { seat: to, looking: { place, face: faceOf(tile) }, marks: s.own?.marks ?? [] };
    return beat(300, "turn");
  },
  "placed-back"(s, { seat }) {
    still(s);
    s.looking[seat] = null;
    if (s.own?.seat === seat) s.own.looking = null;
    return beat(350, "card");
  },
  "look-declined"(s, { seat }) {
    play(s, "declined", { seat });
    return beat(450, "tap");
  },
  "first-named"(s, { seat }) {
    still(s);
    s.active = seat;
    return beat(700, "good");
  },
  "mission-turned"(s, { animal, left }) {
    still(s);
    s.wanted = animal;
    s.missions = left;
    return beat(900, "flip");
  },
  "turn-began"(s, { seat, animal, left }) {
    still(s);
    s.active = seat;
    s.wanted = animal;
    s.missions = left;
    s.hit = null;
    s.turned = null;
    s.ignored = null;
    return beat(450, "turn");
  },
  helped(s, { seat, edge }) {
    still(s);
    s.pawns[seat] = edge;
    return beat(900, "squeak");
  },
  "help-declined"(s, { seat }) {
    play(s, "declined", { seat });
    return beat(450, "tap");
  },
  "pawns-returned"(s, { seats }) {
    still(s);
    for (const seat of seats) s.pawns[seat] = null;
    return beat(300, "step");
  },
  "candle-lit"(s, { seat }) {
    play(s, "candle", { seat });
    return beat(900, "good");
  },
  "turned-up"(s, { place, tile }) {
    still(s);
    s.turned = place;
    const there = at(s, place);
    if (there) there.face = faceOf(tile);
    s.hit = sizeOn(faceOf(tile), s.wanted);
    return beat(FLIP + 900, "flip");
  },
  "turned-back"(s, { place }) {
    still(s);
    const there = at(s, place);
    if (there) there.face = null;
    s.turned = null;
    s.hit = null;
    return beat(FLIP, "flip");
  },
  "tooth-won"(s, { size }) {
    still(s);
    const which = SIZES.indexOf(size);
    s.teeth[which] = Math.max(0, (s.teeth[which] ?? 0) - 1);
    s.flying = { what: "tooth", size, from: s.turned, count: won(s, which) };
    return beat(FLY + 250, "tooth");
  },
  "no-tooth-left"(s, { size }) {
    play(s, "no-tooth", { at: s.turned, size });
    return beat(900, "oh");
  },
  "moon-lost"(s, { left }) {
    still(s);
    s.moons = left;
    s.flying = { what: "moon", size: "large", from: s.turned, count: left };
    return beat(FLY, "moon");
  },
  "owl-paid"(s, { seat }) {
    play(s, "owl", { seat });
    return beat(1100, "owl");
  },
  kept(s, { seat, thing }) {
    play(s, "kept", { seat, thing });
    return beat(450, "tap");
  },
  found(s, { place, tile }) {
    play(s, "found", { at: place, thing: tile });
    const there = at(s, place);
    if (there) there.face = faceOf(tile);
    return beat(900, "good");
  },
  "got-lost"(s, { seat, place }) {
    play(s, "lost", { seat, at: place });
    return beat(1000, "oh");
  },
  "left-forest"(s, { place }) {
    still(s);
    const there = at(s, place);
    if (there) Object.assign(there, { empty: true, face: null });
    return beat(600, "fall");
  },
  woke(s, { place, villain }) {
    play(s, "woke", { at: place, thing: villain });
    const there = at(s, place);
    if (there) there.face = faceOf(villain);
    return beat(1200, "oh");
  },
  fled(s, { villain, seat, trophy }) {
    still(s);
    s.fleeing = villain;
    for (const one of s.trophies) if (one.trophy === trophy) Object.assign(one, { won: true, owner: seat });
    return beat(1200, "hop");
  },
  stormed(s, { places }) {
    still(s);
    s.storm = [...places];
    for (const place of places) {
      const there = at(s, place);
      if (there) there.face = null;
    }
    return beat(1400, "die");
  },
  "club-used"(s, { seat, place }) {
    play(s, "club", { seat, at: place });
    s.ignored = place;
    useUp(s, "club");
    return beat(700, "wood");
  },
  "wand-used"(s, { seat, animal, size }) {
    play(s, "wand", { seat, at: s.turned, thing: animal, size });
    s.hit = size;
    useUp(s, "wand");
    return beat(900, "bell");
  },
  "golden-tooth-given"(s, { seat, size }) {
    play(s, "golden-tooth", { seat, size });
    useUp(s, "golden-tooth");
    return beat(1100, "bell");
  },
  ended(s, { won: all }) {
    still(s);
    s.ended = all ? "won" : "lost";
    return beat(1500, all ? "win" : "lose");
  },
};
