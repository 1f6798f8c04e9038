// Generated from the Python Structs by `make generate`; do not edit.

import type { Ask, FieldKinds, GameEvent, Outcome } from "$web/board/board_interface.ts";

export interface View {
  readonly version: number;
  readonly options: Options;
  readonly seats: number;
  readonly chapter: string;
  readonly end: number;
  readonly board: readonly (Laid)[];
  readonly mice: readonly (Mouse)[];
  readonly here: number;
  readonly enemies: readonly (Enemy)[];
  readonly made: number;
  readonly track: readonly (string)[];
  readonly acted: readonly (string)[];
  readonly used: readonly (number)[];
  readonly hurt: Readonly<Record<string, number>>;
  readonly round: number;
  readonly relaid: boolean;
  readonly page: number;
  readonly wheel: number;
  readonly surging: boolean;
  readonly greedy: boolean;
  readonly encore: boolean;
  readonly stars: number;
  readonly search_bag: readonly (string)[];
  readonly search_left: readonly (string)[];
  readonly encounter_bag: readonly (string)[];
  readonly encounter_left: readonly (string)[];
  readonly visible: string;
  readonly stash: readonly (string)[];
  readonly tokens: readonly (Token)[];
  readonly traps: readonly (readonly [string, string])[];
  readonly explored: readonly (string)[];
  readonly story: readonly (string)[];
  readonly crossroads: Crossroads | null;
  readonly deeds: readonly (string)[];
  readonly posted: Readonly<Record<string, readonly (readonly [string, number])[]>>;
  readonly webs: readonly (readonly [string, string])[];
  readonly swept: boolean;
  readonly calm: boolean;
  readonly beaten: readonly (string)[];
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
  readonly brings: readonly (Brought)[];
  readonly deeds: readonly ("carry-him" | "close-the-sluice" | "free-grigou" | "hurry-on" | "let-it-ring" | "light-the-candle" | "muffle-the-bell" | "share-bread" | "stand-firm" | "tread-softly" | "trust-the-thread" | "wake-him")[];
  readonly lost?: number;
  readonly captives_whisper?: boolean;
}

export interface Brought {
  readonly hero: "aubin" | "filch" | "melisse" | "ondine" | "rivette" | "selene";
  readonly abilities: readonly (string)[];
  readonly card: string;
}

export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface Mouse {
  readonly hero: string;
  readonly seat: number;
  readonly space: string;
  readonly wounds: number;
  readonly poison: number;
  readonly cheese: number;
  readonly effects: readonly (string)[];
  readonly gear: readonly (string)[];
  readonly bag: readonly (string)[];
  readonly tricks: readonly (string)[];
  readonly start: readonly (string)[];
  readonly abilities: readonly (string)[];
  readonly searched: readonly (string)[];
}

export interface Enemy {
  readonly id: number;
  readonly kind: string;
  readonly number: number;
  readonly tile: number;
  readonly space: string;
  readonly down: boolean;
}

export interface Token {
  readonly item: string;
  readonly tile: number;
  readonly space: string;
  readonly other: string;
}

export interface Crossroads {
  readonly passage: string;
  readonly choices: readonly (string)[];
}

export interface Scene {
  readonly card?: string;
  readonly turn?: Turn | null;
  readonly raid?: Raid | null;
  readonly doing?: Doing | null;
  readonly fight?: Clash | null;
  readonly effects?: Effects | null;
  readonly keeper?: string;
  readonly fewer?: number;
  readonly passed?: readonly (number)[];
}

export interface Turn {
  readonly points?: number;
  readonly moved?: boolean;
  readonly acted?: boolean;
  readonly shared?: boolean;
  readonly equipped?: boolean;
  readonly levelled?: boolean;
}

export interface Raid {
  readonly left?: readonly (number)[];
  readonly attacked?: readonly (number)[];
  readonly path?: readonly (string)[];
}

export interface Doing {
  readonly sort: "equip" | "explore" | "fly" | "recover" | "search" | "share" | "step";
  readonly what?: string;
  readonly old?: string;
  readonly to?: string;
  readonly points?: number;
  readonly trial?: string;
  readonly dice?: number;
  readonly by?: string;
  readonly left?: readonly (number)[];
  readonly entries?: readonly (string)[];
  readonly given?: readonly (string)[];
  readonly taken?: readonly (string)[];
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

export interface Effects {
  readonly index: number;
  readonly memory?: boolean;
  readonly choice?: string;
  readonly done?: number;
}

export interface Own {
  readonly seat: number;
}

export type Action =
  | { readonly type: "begin" }
  | { readonly type: "step"; readonly to: string }
  | { readonly type: "stand" }
  | { readonly type: "scurry" }
  | { readonly type: "attack"; readonly weapon: string; readonly foe: string; readonly number: number }
  | { readonly type: "search" }
  | { readonly type: "recover"; readonly effect: string }
  | { readonly type: "explore" }
  | { readonly type: "share"; readonly whom: string }
  | { readonly type: "give"; readonly what: string }
  | { readonly type: "take"; readonly what: string }
  | { readonly type: "equip" }
  | { readonly type: "wear"; readonly card: string }
  | { readonly type: "stow"; readonly card: string }
  | { readonly type: "done" }
  | { readonly type: "level-up"; readonly ability: string }
  | { readonly type: "place"; readonly item: string; readonly to: string }
  | { readonly type: "pick-up"; readonly item: string }
  | { readonly type: "catapult"; readonly what: string; readonly to: string }
  | { readonly type: "end-turn" }
  | { readonly type: "keep"; readonly card: string | null }
  | { readonly type: "keep-nothing" }
  | { readonly type: "decide"; readonly choice: string }
  | { readonly type: "trade" }
  | { readonly type: "swap"; readonly card: string }
  | { readonly type: "by"; readonly value: string }
  | { readonly type: "put"; readonly to: string }
  | {
      readonly type: "use";
      readonly hero: string;
      readonly card: string;
      readonly on: string | null;
      readonly number: number;
    }
  | { readonly type: "disguise" }
  | { readonly type: "whisper"; readonly whom: string }
  | { readonly type: "gnaw" }
  | { readonly type: "pass" };

export type Happening = GameEvent & (
  | { readonly type: "round-began"; readonly number: number }
  | { readonly type: "turn-began"; readonly hero: string; readonly seat: number }
  | { readonly type: "turn-missed"; readonly hero: string }
  | { readonly type: "whispered"; readonly hero: string; readonly whom: string | null }
  | { readonly type: "move-rolled"; readonly hero: string; readonly face: number; readonly points: number }
  | { readonly type: "moved"; readonly hero: string; readonly to: string }
  | { readonly type: "stood-up"; readonly who: string; readonly number: number }
  | {
      readonly type: "stars-rolled";
      readonly hero: string;
      readonly trial: string;
      readonly faces: readonly (number)[];
      readonly stars: number;
    }
  | { readonly type: "trap-passed"; readonly hero: string; readonly space: string }
  | { readonly type: "trap-sprung"; readonly hero: string; readonly space: string }
  | { readonly type: "drifted"; readonly hero: string; readonly to: string }
  | { readonly type: "recovered"; readonly hero: string; readonly effect: string }
  | { readonly type: "explored"; readonly hero: string; readonly side: string }
  | { readonly type: "put-down"; readonly hero: string; readonly space: string }
  | { readonly type: "shared"; readonly giver: string; readonly taker: string; readonly what: string }
  | { readonly type: "worn"; readonly hero: string; readonly card: string }
  | { readonly type: "stowed"; readonly hero: string; readonly card: string }
  | { readonly type: "levelled-up"; readonly hero: string; readonly ability: string }
  | {
      readonly type: "used";
      readonly hero: string;
      readonly card: string;
      readonly on: string | null;
      readonly number: number;
    }
  | { readonly type: "searched"; readonly hero: string; readonly card: string }
  | { readonly type: "found-nothing"; readonly hero: string }
  | { readonly type: "kept"; readonly hero: string; readonly card: string }
  | { readonly type: "traded"; readonly hero: string; readonly card: string }
  | { readonly type: "dropped"; readonly hero: string; readonly card: string }
  | { readonly type: "happened"; readonly hero: string; readonly card: string }
  | { readonly type: "averted"; readonly hero: string; readonly card: string }
  | { readonly type: "item-found"; readonly hero: string; readonly item: string }
  | { readonly type: "cheese-won"; readonly hero: string; readonly count: number }
  | { readonly type: "cheese-lost"; readonly hero: string; readonly count: number }
  | { readonly type: "cheese-given"; readonly hero: string; readonly count: number }
  | { readonly type: "cheese-on-wheel"; readonly count: number; readonly total: number }
  | { readonly type: "cheese-off-wheel"; readonly count: number; readonly total: number }
  | { readonly type: "item-placed"; readonly item: string; readonly space: string }
  | { readonly type: "item-taken"; readonly hero: string; readonly item: string }
  | { readonly type: "item-gone"; readonly item: string }
  | { readonly type: "catapulted"; readonly hero: string; readonly to: string }
  | { readonly type: "grape-thrown"; readonly to: string; readonly squashed: boolean }
  | { readonly type: "grape-eaten"; readonly count: number }
  | { readonly type: "encounter-revealed"; readonly card: string }
  | { readonly type: "encounter-special"; readonly side: string }
  | { readonly type: "disguised" }
  | { readonly type: "enemy-came"; readonly foe: string; readonly number: number; readonly space: string }
  | { readonly type: "track-laid"; readonly cards: readonly (string)[] }
  | { readonly type: "cards-added"; readonly cards: readonly (string)[] }
  | { readonly type: "ambushed"; readonly card: string; readonly slots: number }
  | { readonly type: "card-swapped"; readonly card: string }
  | { readonly type: "card-rose"; readonly card: string; readonly slots: number }
  | { readonly type: "card-left"; readonly card: string }
  | { readonly type: "traps-set"; readonly spaces: readonly (string)[] }
  | { readonly type: "roaches-greedy" }
  | { readonly type: "surge-began" }
  | { readonly type: "surge-over" }
  | { readonly type: "hourglass-moved"; readonly page: number }
  | {
      readonly type: "attack-aimed";
      readonly who: string;
      readonly number: number;
      readonly whom: string;
      readonly other: number;
    }
  | {
      readonly type: "attack-rolled";
      readonly who: string;
      readonly number: number;
      readonly faces: readonly (number)[];
      readonly hits: number;
    }
  | {
      readonly type: "defence-rolled";
      readonly who: string;
      readonly number: number;
      readonly faces: readonly (number)[];
      readonly blocks: number;
    }
  | { readonly type: "wounded"; readonly who: string; readonly number: number; readonly count: number }
  | { readonly type: "poisoned"; readonly who: string; readonly count: number }
  | { readonly type: "healed"; readonly hero: string; readonly count: number }
  | { readonly type: "affected"; readonly who: string; readonly number: number; readonly effect: string }
  | { readonly type: "defeated"; readonly foe: string; readonly number: number }
  | { readonly type: "captured"; readonly hero: string }
  | { readonly type: "came-back"; readonly hero: string; readonly space: string }
  | { readonly type: "enemies-turn"; readonly card: string; readonly seat: number }
  | { readonly type: "enemy-moved"; readonly foe: string; readonly number: number; readonly to: string }
  | { readonly type: "cat-pounced"; readonly to: string }
  | { readonly type: "cat-chased"; readonly path: readonly (string)[] }
  | { readonly type: "told"; readonly passage: string }
  | { readonly type: "decided"; readonly choice: string }
  | { readonly type: "given"; readonly item: string }
  | { readonly type: "thing-lies"; readonly item: string; readonly space: string }
  | { readonly type: "marker-moved"; readonly page: number }
  | { readonly type: "water-calmed" }
  | { readonly type: "webs-hung"; readonly spaces: readonly (string)[] }
  | { readonly type: "web-torn"; readonly hero: string; readonly space: string }
  | { readonly type: "webs-swept" }
  | { readonly type: "card-kept"; readonly hero: string; readonly card: string }
);

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"round-began": {}, "turn-began": {"hero": "thing", "seat": "seat"}, "turn-missed": {"hero": "thing"}, "whispered": {"hero": "thing", "whom": "thing"}, "move-rolled": {"hero": "thing"}, "moved": {"hero": "thing"}, "stood-up": {"who": "thing"}, "stars-rolled": {"hero": "thing", "trial": "thing"}, "trap-passed": {"hero": "thing"}, "trap-sprung": {"hero": "thing"}, "drifted": {"hero": "thing"}, "recovered": {"effect": "thing", "hero": "thing"}, "explored": {"hero": "thing", "side": "thing"}, "put-down": {"hero": "thing"}, "shared": {"giver": "thing", "taker": "thing", "what": "thing"}, "worn": {"card": "thing", "hero": "thing"}, "stowed": {"card": "thing", "hero": "thing"}, "levelled-up": {"ability": "thing", "hero": "thing"}, "used": {"card": "thing", "hero": "thing", "on": "thing"}, "searched": {"card": "thing", "hero": "thing"}, "found-nothing": {"hero": "thing"}, "kept": {"card": "thing", "hero": "thing"}, "traded": {"card": "thing", "hero": "thing"}, "dropped": {"card": "thing", "hero": "thing"}, "happened": {"card": "thing", "hero": "thing"}, "averted": {"card": "thing", "hero": "thing"}, "item-found": {"hero": "thing", "item": "thing"}, "cheese-won": {"hero": "thing"}, "cheese-lost": {"hero": "thing"}, "cheese-given": {"hero": "thing"}, "cheese-on-wheel": {}, "cheese-off-wheel": {}, "item-placed": {"item": "thing"}, "item-taken": {"hero": "thing", "item": "thing"}, "item-gone": {"item": "thing"}, "catapulted": {"hero": "thing"}, "grape-thrown": {}, "grape-eaten": {}, "encounter-revealed": {"card": "thing"}, "encounter-special": {"side": "thing"}, "disguised": {}, "enemy-came": {"foe": "thing"}, "track-laid": {"cards": "thing"}, "cards-added": {"cards": "thing"}, "ambushed": {"card": "thing"}, "card-swapped": {"card": "thing"}, "card-rose": {"card": "thing"}, "card-left": {"card": "thing"}, "traps-set": {}, "roaches-greedy": {}, "surge-began": {}, "surge-over": {}, "hourglass-moved": {}, "attack-aimed": {"who": "thing", "whom": "thing"}, "attack-rolled": {"who": "thing"}, "defence-rolled": {"who": "thing"}, "wounded": {"who": "thing"}, "poisoned": {"who": "thing"}, "healed": {"hero": "thing"}, "affected": {"effect": "thing", "who": "thing"}, "defeated": {"foe": "thing"}, "captured": {"hero": "thing"}, "came-back": {"hero": "thing"}, "enemies-turn": {"card": "thing", "seat": "seat"}, "enemy-moved": {"foe": "thing"}, "cat-pounced": {}, "cat-chased": {}, "told": {"passage": "thing"}, "decided": {"choice": "thing"}, "given": {"item": "thing"}, "thing-lies": {"item": "thing"}, "marker-moved": {}, "water-calmed": {}, "webs-hung": {}, "web-torn": {"hero": "thing"}, "webs-swept": {}, "card-kept": {"card": "thing", "hero": "thing"}}, "do": {"begin": {}, "step": {}, "stand": {}, "scurry": {}, "attack": {"foe": "thing", "weapon": "thing"}, "search": {}, "recover": {"effect": "thing"}, "explore": {}, "share": {"whom": "thing"}, "give": {"what": "thing"}, "take": {"what": "thing"}, "equip": {}, "wear": {"card": "thing"}, "stow": {"card": "thing"}, "done": {}, "level-up": {"ability": "thing"}, "place": {"item": "thing"}, "pick-up": {"item": "thing"}, "catapult": {"what": "thing"}, "end-turn": {}, "keep": {"card": "thing"}, "keep-nothing": {}, "decide": {"choice": "thing"}, "trade": {}, "swap": {"card": "thing"}, "by": {"value": "thing"}, "put": {}, "use": {"card": "thing", "hero": "thing", "on": "thing"}, "disguise": {}, "whisper": {"whom": "thing"}, "gnaw": {}, "pass": {}}} satisfies FieldKinds;
