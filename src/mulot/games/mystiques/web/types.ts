// Generated from the Python Structs by `make generate`; do not edit.

import type { Ask, FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly chapter: string;
  readonly end: number;
  readonly board: readonly Laid[];
  readonly mice: readonly Mouse[];
  readonly here: number;
  readonly enemies: readonly Enemy[];
  readonly made: number;
  readonly track: readonly string[];
  readonly acted: readonly string[];
  readonly used: readonly number[];
  readonly hurt: Readonly<Record<string, number>>;
  readonly round: number;
  readonly relaid: boolean;
  readonly page: number;
  readonly wheel: number;
  readonly surging: boolean;
  readonly greedy: boolean;
  readonly encore: boolean;
  readonly stars: number;
  readonly search_bag: readonly string[];
  readonly search_left: readonly string[];
  readonly encounter_bag: readonly string[];
  readonly encounter_left: readonly string[];
  readonly visible: string;
  readonly stash: readonly string[];
  readonly tokens: readonly Token[];
  readonly traps: readonly (readonly [string, string])[];
  readonly explored: readonly string[];
  readonly story: readonly string[];
  readonly crossroads: Crossroads | null;
  readonly deeds: readonly string[];
  readonly posted: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly webs: readonly (readonly [string, string])[];
  readonly swept: boolean;
  readonly calm: boolean;
  readonly beaten: readonly string[];
  readonly won: boolean;
  readonly kept: Readonly<Record<string, string>>;
  readonly plies: number;
  readonly scene: Scene;
  readonly ask: Ask | null;
  readonly outcome: Outcome | null;
  readonly own: Own | null;
}

export interface Options {
  readonly chapter: "brodies-hour" | "captain-vurst" | "first-frost" | "mill-race" | "proving-ground" | "under-the-floor" | "webs-and-legs";
  readonly difficulty: "easy" | "hard" | "ordinary";
  readonly heroes: readonly ("aubin" | "filch" | "melisse" | "ondine" | "rivette" | "selene")[];
  readonly enemies_hold: boolean;
  readonly campaign: boolean;
  readonly brings: readonly Brought[];
  readonly deeds: readonly ("carry-him" | "close-the-sluice" | "free-grigou" | "hurry-on" | "let-it-ring" | "light-the-candle" | "muffle-the-bell" | "share-bread" | "stand-firm" | "tread-softly" | "trust-the-thread" | "wake-him")[];
  readonly lost?: number;
  readonly captives_whisper?: boolean;
}

export interface Brought {
  readonly hero: "aubin" | "filch" | "melisse" | "ondine" | "rivette" | "selene";
  readonly abilities: readonly string[];
  readonly card: string;
}

export type Laid = Readonly<{ tile: string; x: number; y: number; side: number }>;

export interface Mouse {
  readonly hero: string;
  readonly seat: number;
  readonly space: string;
  readonly wounds: number;
  readonly poison: number;
  readonly cheese: number;
  readonly effects: readonly string[];
  readonly gear: readonly string[];
  readonly bag: readonly string[];
  readonly tricks: readonly string[];
  readonly start: readonly string[];
  readonly abilities: readonly string[];
  readonly searched: readonly string[];
}

export type Enemy = Readonly<{ id: number; kind: string; number: number; tile: number; space: string; down: boolean }>;
export type Token = Readonly<{ item: string; tile: number; space: string; other: string }>;
export type Crossroads = Readonly<{ passage: string; choices: readonly string[] }>;

export interface Scene {
  readonly card?: string;
  readonly turn?: Turn | null;
  readonly raid?: Raid | null;
  readonly doing?: Doing | null;
  readonly fight?: Clash | null;
  readonly effects?: Effects | null;
  readonly keeper?: string;
  readonly fewer?: number;
  readonly passed?: readonly number[];
}

export interface Turn {
  readonly points?: number;
  readonly moved?: boolean;
  readonly acted?: boolean;
  readonly shared?: boolean;
  readonly equipped?: boolean;
  readonly levelled?: boolean;
}

export type Raid = Readonly<{ left?: readonly number[]; attacked?: readonly number[]; path?: readonly string[] }>;

export interface Doing {
  readonly sort: "equip" | "explore" | "fly" | "recover" | "search" | "share" | "step";
  readonly what?: string;
  readonly old?: string;
  readonly to?: string;
  readonly points?: number;
  readonly trial?: string;
  readonly dice?: number;
  readonly by?: string;
  readonly left?: readonly number[];
  readonly entries?: readonly string[];
  readonly given?: readonly string[];
  readonly taken?: readonly string[];
  readonly disguised?: boolean;
}

export interface Clash {
  readonly attacker: number;
  readonly defender: number;
  readonly card?: string;
  readonly weapon?: string;
  readonly ranged?: boolean;
  readonly dice?: number;
  readonly less?: number;
  readonly hits?: number;
  readonly blocks?: number;
  readonly wounds?: number;
  readonly wheel?: number;
  readonly dealt?: boolean;
}

export type Effects = Readonly<{ index: number; memory?: boolean; choice?: string; done?: number }>;
export type Own = Readonly<{ seat: number }>;

export type Action =
  | Readonly<{ type: "begin" }>
  | Readonly<{ type: "step"; to: string }>
  | Readonly<{ type: "stand" }>
  | Readonly<{ type: "scurry" }>
  | Readonly<{ type: "attack"; weapon: string; foe: string; number: number }>
  | Readonly<{ type: "search" }>
  | Readonly<{ type: "recover"; effect: string }>
  | Readonly<{ type: "explore" }>
  | Readonly<{ type: "share"; whom: string }>
  | Readonly<{ type: "give"; what: string }>
  | Readonly<{ type: "take"; what: string }>
  | Readonly<{ type: "equip" }>
  | Readonly<{ type: "wear"; card: string }>
  | Readonly<{ type: "stow"; card: string }>
  | Readonly<{ type: "done" }>
  | Readonly<{ type: "level-up"; ability: string }>
  | Readonly<{ type: "place"; item: string; to: string }>
  | Readonly<{ type: "pick-up"; item: string }>
  | Readonly<{ type: "catapult"; what: string; to: string }>
  | Readonly<{ type: "end-turn" }>
  | Readonly<{ type: "keep"; card: string | null }>
  | Readonly<{ type: "keep-nothing" }>
  | Readonly<{ type: "decide"; choice: string }>
  | Readonly<{ type: "trade" }>
  | Readonly<{ type: "swap"; card: string }>
  | Readonly<{ type: "by"; value: string }>
  | Readonly<{ type: "put"; to: string }>
  | Readonly<{ type: "use"; hero: string; card: string; on: string | null; number: number }>
  | Readonly<{ type: "disguise" }>
  | Readonly<{ type: "whisper"; whom: string }>
  | Readonly<{ type: "gnaw" }>
  | Readonly<{ type: "pass" }>;

export type Happening = GameEvent & (
  | Readonly<{ type: "round-began"; number: number }>
  | Readonly<{ type: "turn-began"; hero: string; seat: number }>
  | Readonly<{ type: "turn-missed"; hero: string }>
  | Readonly<{ type: "whispered"; hero: string; whom: string | null }>
  | Readonly<{ type: "move-rolled"; hero: string; face: number; points: number }>
  | Readonly<{ type: "moved"; hero: string; to: string }>
  | Readonly<{ type: "stood-up"; who: string; number: number }>
  | Readonly<{ type: "stars-rolled"; hero: string; trial: string; faces: readonly number[]; stars: number }>
  | Readonly<{ type: "trap-passed"; hero: string; space: string }>
  | Readonly<{ type: "trap-sprung"; hero: string; space: string }>
  | Readonly<{ type: "drifted"; hero: string; to: string }>
  | Readonly<{ type: "recovered"; hero: string; effect: string }>
  | Readonly<{ type: "explored"; hero: string; side: string }>
  | Readonly<{ type: "put-down"; hero: string; space: string }>
  | Readonly<{ type: "shared"; giver: string; taker: string; what: string }>
  | Readonly<{ type: "worn"; hero: string; card: string }>
  | Readonly<{ type: "stowed"; hero: string; card: string }>
  | Readonly<{ type: "levelled-up"; hero: string; ability: string }>
  | Readonly<{ type: "used"; hero: string; card: string; on: string | null; number: number }>
  | Readonly<{ type: "searched"; hero: string; card: string }>
  | Readonly<{ type: "found-nothing"; hero: string }>
  | Readonly<{ type: "kept"; hero: string; card: string }>
  | Readonly<{ type: "traded"; hero: string; card: string }>
  | Readonly<{ type: "dropped"; hero: string; card: string }>
  | Readonly<{ type: "happened"; hero: string; card: string }>
  | Readonly<{ type: "averted"; hero: string; card: string }>
  | Readonly<{ type: "item-found"; hero: string; item: string }>
  | Readonly<{ type: "cheese-won"; hero: string; count: number }>
  | Readonly<{ type: "cheese-lost"; hero: string; count: number }>
  | Readonly<{ type: "cheese-given"; hero: string; count: number }>
  | Readonly<{ type: "cheese-on-wheel"; count: number; total: number }>
  | Readonly<{ type: "cheese-off-wheel"; count: number; total: number }>
  | Readonly<{ type: "item-placed"; item: string; space: string }>
  | Readonly<{ type: "item-taken"; hero: string; item: string }>
  | Readonly<{ type: "item-gone"; item: string }>
  | Readonly<{ type: "catapulted"; hero: string; to: string }>
  | Readonly<{ type: "grape-thrown"; to: string; squashed: boolean }>
  | Readonly<{ type: "grape-eaten"; count: number }>
  | Readonly<{ type: "encounter-revealed"; card: string }>
  | Readonly<{ type: "encounter-special"; side: string }>
  | Readonly<{ type: "disguised" }>
  | Readonly<{ type: "enemy-came"; foe: string; number: number; space: string }>
  | Readonly<{ type: "track-laid"; cards: readonly string[] }>
  | Readonly<{ type: "cards-added"; cards: readonly string[] }>
  | Readonly<{ type: "ambushed"; card: string; slots: number }>
  | Readonly<{ type: "card-swapped"; card: string }>
  | Readonly<{ type: "card-rose"; card: string; slots: number }>
  | Readonly<{ type: "card-left"; card: string }>
  | Readonly<{ type: "traps-set"; spaces: readonly string[] }>
  | Readonly<{ type: "roaches-greedy" }>
  | Readonly<{ type: "surge-began" }>
  | Readonly<{ type: "surge-over" }>
  | Readonly<{ type: "hourglass-moved"; page: number }>
  | Readonly<{ type: "attack-aimed"; who: string; number: number; whom: string; other: number }>
  | Readonly<{ type: "attack-rolled"; who: string; number: number; faces: readonly number[]; hits: number }>
  | Readonly<{ type: "defence-rolled"; who: string; number: number; faces: readonly number[]; blocks: number }>
  | Readonly<{ type: "wounded"; who: string; number: number; count: number }>
  | Readonly<{ type: "poisoned"; who: string; count: number }>
  | Readonly<{ type: "healed"; hero: string; count: number }>
  | Readonly<{ type: "affected"; who: string; number: number; effect: string }>
  | Readonly<{ type: "defeated"; foe: string; number: number }>
  | Readonly<{ type: "captured"; hero: string }>
  | Readonly<{ type: "came-back"; hero: string; space: string }>
  | Readonly<{ type: "enemies-turn"; card: string; seat: number }>
  | Readonly<{ type: "enemy-moved"; foe: string; number: number; to: string }>
  | Readonly<{ type: "cat-pounced"; to: string }>
  | Readonly<{ type: "cat-chased"; path: readonly string[] }>
  | Readonly<{ type: "told"; passage: string }>
  | Readonly<{ type: "decided"; choice: string }>
  | Readonly<{ type: "given"; item: string }>
  | Readonly<{ type: "thing-lies"; item: string; space: string }>
  | Readonly<{ type: "marker-moved"; page: number }>
  | Readonly<{ type: "water-calmed" }>
  | Readonly<{ type: "webs-hung"; spaces: readonly string[] }>
  | Readonly<{ type: "web-torn"; hero: string; space: string }>
  | Readonly<{ type: "webs-swept" }>
  | Readonly<{ type: "card-kept"; hero: string; card: string }>
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"round-began": {}, "turn-began": {"hero": "thing", "seat": "seat"}, "turn-missed": {"hero": "thing"}, "whispered": {"hero": "thing", "whom": "thing"}, "move-rolled": {"hero": "thing"}, "moved": {"hero": "thing"}, "stood-up": {"who": "thing"}, "stars-rolled": {"hero": "thing", "trial": "thing"}, "trap-passed": {"hero": "thing"}, "trap-sprung": {"hero": "thing"}, "drifted": {"hero": "thing"}, "recovered": {"effect": "thing", "hero": "thing"}, "explored": {"hero": "thing", "side": "thing"}, "put-down": {"hero": "thing"}, "shared": {"giver": "thing", "taker": "thing", "what": "thing"}, "worn": {"card": "thing", "hero": "thing"}, "stowed": {"card": "thing", "hero": "thing"}, "levelled-up": {"ability": "thing", "hero": "thing"}, "used": {"card": "thing", "hero": "thing", "on": "thing"}, "searched": {"card": "thing", "hero": "thing"}, "found-nothing": {"hero": "thing"}, "kept": {"card": "thing", "hero": "thing"}, "traded": {"card": "thing", "hero": "thing"}, "dropped": {"card": "thing", "hero": "thing"}, "happened": {"card": "thing", "hero": "thing"}, "averted": {"card": "thing", "hero": "thing"}, "item-found": {"hero": "thing", "item": "thing"}, "cheese-won": {"hero": "thing"}, "cheese-lost": {"hero": "thing"}, "cheese-given": {"hero": "thing"}, "cheese-on-wheel": {}, "cheese-off-wheel": {}, "item-placed": {"item": "thing"}, "item-taken": {"hero": "thing", "item": "thing"}, "item-gone": {"item": "thing"}, "catapulted": {"hero": "thing"}, "grape-thrown": {}, "grape-eaten": {}, "encounter-revealed": {"card": "thing"}, "encounter-special": {"side": "thing"}, "disguised": {}, "enemy-came": {"foe": "thing"}, "track-laid": {"cards": "thing"}, "cards-added": {"cards": "thing"}, "ambushed": {"card": "thing"}, "card-swapped": {"card": "thing"}, "card-rose": {"card": "thing"}, "card-left": {"card": "thing"}, "traps-set": {}, "roaches-greedy": {}, "surge-began": {}, "surge-over": {}, "hourglass-moved": {}, "attack-aimed": {"who": "thing", "whom": "thing"}, "attack-rolled": {"who": "thing"}, "defence-rolled": {"who": "thing"}, "wounded": {"who": "thing"}, "poisoned": {"who": "thing"}, "healed": {"hero": "thing"}, "affected": {"effect": "thing", "who": "thing"}, "defeated": {"foe": "thing"}, "captured": {"hero": "thing"}, "came-back": {"hero": "thing"}, "enemies-turn": {"card": "thing", "seat": "seat"}, "enemy-moved": {"foe": "thing"}, "cat-pounced": {}, "cat-chased": {}, "told": {"passage": "thing"}, "decided": {"choice": "thing"}, "given": {"item": "thing"}, "thing-lies": {"item": "thing"}, "marker-moved": {}, "water-calmed": {}, "webs-hung": {}, "web-torn": {"hero": "thing"}, "webs-swept": {}, "card-kept": {"card": "thing", "hero": "thing"}}, "do": {"begin": {}, "step": {}, "stand": {}, "scurry": {}, "attack": {"foe": "thing", "weapon": "thing"}, "search": {}, "recover": {"effect": "thing"}, "explore": {}, "share": {"whom": "thing"}, "give": {"what": "thing"}, "take": {"what": "thing"}, "equip": {}, "wear": {"card": "thing"}, "stow": {"card": "thing"}, "done": {}, "level-up": {"ability": "thing"}, "place": {"item": "thing"}, "pick-up": {"item": "thing"}, "catapult": {"what": "thing"}, "end-turn": {}, "keep": {"card": "thing"}, "keep-nothing": {}, "decide": {"choice": "thing"}, "trade": {}, "swap": {"card": "thing"}, "by": {"value": "thing"}, "put": {}, "use": {"card": "thing", "hero": "thing", "on": "thing"}, "disguise": {}, "whisper": {"whom": "thing"}, "gnaw": {}, "pass": {}}} satisfies FieldKinds;
