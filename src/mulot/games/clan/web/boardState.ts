/** The state that the board draws, and how each event changes it. */
import type { AnimationStep, GameUi, Table } from "$web/board/board_interface.ts";
import type { SoundName } from "$web/sound/sound_player.ts";
import { faceOf, sizeOn, SIZES, type Size } from "./tileFaces.ts";
import type { Action, Face, Own, Seen, Spot, Trophy, Types, View } from "./types.ts";

export type Place = Spot["place"];
export type Edge = Extract<Action, { type: "help" }>["edge"];

export interface Tile {
  place: Place;
  empty: boolean;
  face: Face | null;
}

/** A short animation, over a tile or in the middle of the forest, of what a seat does and with which thing. */
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
  /** A tooth or a moon that is flying away from the place `from`. */
  flying: { what: "tooth" | "moon"; size: Size; from: Place | null; count: number } | null;
  /** The places that the dragon's storm is mixing. */
  storm: Place[];
  /** The villain that is fleeing. */
  fleeing: string | null;
  scene: Scene | null;
  /** How the night ended; null while it goes on. */
  ended: "won" | "lost" | null;
}

/** What the shell gives this board. */
export type GameTable = Table<Types, Stage>;

const TEETH = 3;
export const teethWon = (s: Stage, size: number): number => TEETH - (s.teeth[size] ?? 0);

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

const beat = (ms: number, sound: SoundName): AnimationStep => ({ ms, sound });
const tileAt = (s: Stage, place: Place): Tile | undefined => s.tiles.find((tile) => tile.place === place);

function clearAnimations(s: Stage): void {
  s.flying = null;
  s.storm = [];
  s.fleeing = null;
  s.scene = null;
}

function showScene(s: Stage, act: Scene["act"], more: Partial<Scene> = {}): void {
  clearAnimations(s);
  s.scene = { act, seat: null, at: null, thing: null, size: null, ...more };
}

/** Take a trophy from its owner, because it can be used only once. */
function takeTrophy(s: Stage, trophy: string): void {
  for (const one of s.trophies) if (one.trophy === trophy) one.owner = null;
}

export const FLY_MS = 900;
export const FLIP_MS = 420;

/** How each event changes the stage, and how long that takes. `Required` makes a missing event a type error. */
export const tell: Required<GameUi<Types, Stage>["tell"]> = {
  looked(s, { seat, place }) {
    clearAnimations(s);
    s.looking[seat] = place;
    return beat(500, "flip");
  },
  saw(s, { to, place, tile }) {
    clearAnimations(s);
    s.own = { seat: to, looking: { place, face: faceOf(tile) }, marks: s.own?.marks ?? [] };
    return beat(300, "turn");
  },
  "placed-back"(s, { seat }) {
    clearAnimations(s);
    s.looking[seat] = null;
    if (s.own?.seat === seat) s.own.looking = null;
    return beat(350, "card");
  },
  "look-declined"(s, { seat }) {
    showScene(s, "declined", { seat });
    return beat(450, "tap");
  },
  "first-named"(s, { seat }) {
    clearAnimations(s);
    s.active = seat;
    return beat(700, "good");
  },
  "mission-turned"(s, { animal, left }) {
    clearAnimations(s);
    s.wanted = animal;
    s.missions = left;
    return beat(900, "flip");
  },
  "turn-began"(s, { seat, animal, left }) {
    clearAnimations(s);
    s.active = seat;
    s.wanted = animal;
    s.missions = left;
    s.hit = null;
    s.turned = null;
    s.ignored = null;
    return beat(450, "turn");
  },
  helped(s, { seat, edge }) {
    clearAnimations(s);
    s.pawns[seat] = edge;
    return beat(900, "squeak");
  },
  "help-declined"(s, { seat }) {
    showScene(s, "declined", { seat });
    return beat(450, "tap");
  },
  "pawns-returned"(s, { seats }) {
    clearAnimations(s);
    for (const seat of seats) s.pawns[seat] = null;
    return beat(300, "step");
  },
  "candle-lit"(s, { seat }) {
    showScene(s, "candle", { seat });
    return beat(900, "good");
  },
  "turned-up"(s, { place, tile }) {
    clearAnimations(s);
    s.turned = place;
    const there = tileAt(s, place);
    if (there) there.face = faceOf(tile);
    s.hit = sizeOn(faceOf(tile), s.wanted);
    return beat(FLIP_MS + 900, "flip");
  },
  "turned-back"(s, { place }) {
    clearAnimations(s);
    const there = tileAt(s, place);
    if (there) there.face = null;
    s.turned = null;
    s.hit = null;
    return beat(FLIP_MS, "flip");
  },
  "tooth-won"(s, { size }) {
    clearAnimations(s);
    const which = SIZES.indexOf(size);
    s.teeth[which] = Math.max(0, (s.teeth[which] ?? 0) - 1);
    s.flying = { what: "tooth", size, from: s.turned, count: teethWon(s, which) };
    return beat(FLY_MS + 250, "tooth");
  },
  "no-tooth-left"(s, { size }) {
    showScene(s, "no-tooth", { at: s.turned, size });
    return beat(900, "oh");
  },
  "moon-lost"(s, { left }) {
    clearAnimations(s);
    s.moons = left;
    s.flying = { what: "moon", size: "large", from: s.turned, count: left };
    return beat(FLY_MS, "moon");
  },
  "owl-paid"(s, { seat }) {
    showScene(s, "owl", { seat });
    return beat(1100, "owl");
  },
  kept(s, { seat, thing }) {
    showScene(s, "kept", { seat, thing });
    return beat(450, "tap");
  },
  found(s, { place, tile }) {
    showScene(s, "found", { at: place, thing: tile });
    const there = tileAt(s, place);
    if (there) there.face = faceOf(tile);
    return beat(900, "good");
  },
  "got-lost"(s, { seat, place }) {
    showScene(s, "lost", { seat, at: place });
    return beat(1000, "oh");
  },
  "left-forest"(s, { place }) {
    clearAnimations(s);
    const there = tileAt(s, place);
    if (there) Object.assign(there, { empty: true, face: null });
    return beat(600, "fall");
  },
  woke(s, { place, villain }) {
    showScene(s, "woke", { at: place, thing: villain });
    const there = tileAt(s, place);
    if (there) there.face = faceOf(villain);
    return beat(1200, "oh");
  },
  fled(s, { villain, seat, trophy }) {
    clearAnimations(s);
    s.fleeing = villain;
    for (const one of s.trophies) if (one.trophy === trophy) Object.assign(one, { won: true, owner: seat });
    return beat(1200, "hop");
  },
  stormed(s, { places }) {
    clearAnimations(s);
    s.storm = [...places];
    for (const place of places) {
      const there = tileAt(s, place);
      if (there) there.face = null;
    }
    return beat(1400, "die");
  },
  "club-used"(s, { seat, place }) {
    showScene(s, "club", { seat, at: place });
    s.ignored = place;
    takeTrophy(s, "club");
    return beat(700, "wood");
  },
  "wand-used"(s, { seat, animal, size }) {
    showScene(s, "wand", { seat, at: s.turned, thing: animal, size });
    s.hit = size;
    takeTrophy(s, "wand");
    return beat(900, "bell");
  },
  "golden-tooth-given"(s, { seat, size }) {
    showScene(s, "golden-tooth", { seat, size });
    takeTrophy(s, "golden-tooth");
    return beat(1100, "bell");
  },
  ended(s, { won: all }) {
    clearAnimations(s);
    s.ended = all ? "won" : "lost";
    return beat(1500, all ? "win" : "lose");
  },
};
