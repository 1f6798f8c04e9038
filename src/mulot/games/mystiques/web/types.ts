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

export interface Begin {
  readonly type: "begin";
}

export interface Step {
  readonly type: "step";
  readonly to: string;
}

export interface Stand {
  readonly type: "stand";
}

export interface Scurry {
  readonly type: "scurry";
}

export interface Attack {
  readonly type: "attack";
  readonly weapon: string;
  readonly foe: string;
  readonly number: number;
}

export interface Search {
  readonly type: "search";
}

export interface Recover {
  readonly type: "recover";
  readonly effect: string;
}

export interface Explore {
  readonly type: "explore";
}

export interface Share {
  readonly type: "share";
  readonly whom: string;
}

export interface Give {
  readonly type: "give";
  readonly what: string;
}

export interface Take {
  readonly type: "take";
  readonly what: string;
}

export interface Equip {
  readonly type: "equip";
}

export interface Wear {
  readonly type: "wear";
  readonly card: string;
}

export interface Stow {
  readonly type: "stow";
  readonly card: string;
}

export interface Done {
  readonly type: "done";
}

export interface LevelUp {
  readonly type: "level-up";
  readonly ability: string;
}

export interface Place {
  readonly type: "place";
  readonly item: string;
  readonly to: string;
}

export interface PickUp {
  readonly type: "pick-up";
  readonly item: string;
}

export interface Catapult {
  readonly type: "catapult";
  readonly what: string;
  readonly to: string;
}

export interface EndTurn {
  readonly type: "end-turn";
}

export interface Keep {
  readonly type: "keep";
  readonly card: string | null;
}

export interface KeepNothing {
  readonly type: "keep-nothing";
}

export interface Decide {
  readonly type: "decide";
  readonly choice: string;
}

export interface Trade {
  readonly type: "trade";
}

export interface Swap {
  readonly type: "swap";
  readonly card: string;
}

export interface By {
  readonly type: "by";
  readonly value: string;
}

export interface Put {
  readonly type: "put";
  readonly to: string;
}

export interface Use {
  readonly type: "use";
  readonly hero: string;
  readonly card: string;
  readonly on: string | null;
  readonly number: number;
}

export interface Disguise {
  readonly type: "disguise";
}

export interface Whisper {
  readonly type: "whisper";
  readonly whom: string;
}

export interface Gnaw {
  readonly type: "gnaw";
}

export interface Pass {
  readonly type: "pass";
}

export interface RoundBegan extends GameEvent {
  readonly type: "round-began";
  readonly number: number;
}

export interface TurnBegan extends GameEvent {
  readonly type: "turn-began";
  readonly hero: string;
  readonly seat: number;
}

export interface TurnMissed extends GameEvent {
  readonly type: "turn-missed";
  readonly hero: string;
}

export interface Whispered extends GameEvent {
  readonly type: "whispered";
  readonly hero: string;
  readonly whom: string | null;
}

export interface MoveRolled extends GameEvent {
  readonly type: "move-rolled";
  readonly hero: string;
  readonly face: number;
  readonly points: number;
}

export interface Moved extends GameEvent {
  readonly type: "moved";
  readonly hero: string;
  readonly to: string;
}

export interface StoodUp extends GameEvent {
  readonly type: "stood-up";
  readonly who: string;
  readonly number: number;
}

export interface StarsRolled extends GameEvent {
  readonly type: "stars-rolled";
  readonly hero: string;
  readonly trial: string;
  readonly faces: readonly (number)[];
  readonly stars: number;
}

export interface TrapPassed extends GameEvent {
  readonly type: "trap-passed";
  readonly hero: string;
  readonly space: string;
}

export interface TrapSprung extends GameEvent {
  readonly type: "trap-sprung";
  readonly hero: string;
  readonly space: string;
}

export interface Drifted extends GameEvent {
  readonly type: "drifted";
  readonly hero: string;
  readonly to: string;
}

export interface Recovered extends GameEvent {
  readonly type: "recovered";
  readonly hero: string;
  readonly effect: string;
}

export interface Explored extends GameEvent {
  readonly type: "explored";
  readonly hero: string;
  readonly side: string;
}

export interface PutDown extends GameEvent {
  readonly type: "put-down";
  readonly hero: string;
  readonly space: string;
}

export interface Shared extends GameEvent {
  readonly type: "shared";
  readonly giver: string;
  readonly taker: string;
  readonly what: string;
}

export interface Worn extends GameEvent {
  readonly type: "worn";
  readonly hero: string;
  readonly card: string;
}

export interface Stowed extends GameEvent {
  readonly type: "stowed";
  readonly hero: string;
  readonly card: string;
}

export interface LevelledUp extends GameEvent {
  readonly type: "levelled-up";
  readonly hero: string;
  readonly ability: string;
}

export interface Used extends GameEvent {
  readonly type: "used";
  readonly hero: string;
  readonly card: string;
  readonly on: string | null;
  readonly number: number;
}

export interface Searched extends GameEvent {
  readonly type: "searched";
  readonly hero: string;
  readonly card: string;
}

export interface FoundNothing extends GameEvent {
  readonly type: "found-nothing";
  readonly hero: string;
}

export interface Kept extends GameEvent {
  readonly type: "kept";
  readonly hero: string;
  readonly card: string;
}

export interface Traded extends GameEvent {
  readonly type: "traded";
  readonly hero: string;
  readonly card: string;
}

export interface Dropped extends GameEvent {
  readonly type: "dropped";
  readonly hero: string;
  readonly card: string;
}

export interface Happened extends GameEvent {
  readonly type: "happened";
  readonly hero: string;
  readonly card: string;
}

export interface Averted extends GameEvent {
  readonly type: "averted";
  readonly hero: string;
  readonly card: string;
}

export interface ItemFound extends GameEvent {
  readonly type: "item-found";
  readonly hero: string;
  readonly item: string;
}

export interface CheeseWon extends GameEvent {
  readonly type: "cheese-won";
  readonly hero: string;
  readonly count: number;
}

export interface CheeseLost extends GameEvent {
  readonly type: "cheese-lost";
  readonly hero: string;
  readonly count: number;
}

export interface CheeseGiven extends GameEvent {
  readonly type: "cheese-given";
  readonly hero: string;
  readonly count: number;
}

export interface CheeseOnWheel extends GameEvent {
  readonly type: "cheese-on-wheel";
  readonly count: number;
  readonly total: number;
}

export interface CheeseOffWheel extends GameEvent {
  readonly type: "cheese-off-wheel";
  readonly count: number;
  readonly total: number;
}

export interface ItemPlaced extends GameEvent {
  readonly type: "item-placed";
  readonly item: string;
  readonly space: string;
}

export interface ItemTaken extends GameEvent {
  readonly type: "item-taken";
  readonly hero: string;
  readonly item: string;
}

export interface ItemGone extends GameEvent {
  readonly type: "item-gone";
  readonly item: string;
}

export interface Catapulted extends GameEvent {
  readonly type: "catapulted";
  readonly hero: string;
  readonly to: string;
}

export interface GrapeThrown extends GameEvent {
  readonly type: "grape-thrown";
  readonly to: string;
  readonly squashed: boolean;
}

export interface GrapeEaten extends GameEvent {
  readonly type: "grape-eaten";
  readonly count: number;
}

export interface EncounterRevealed extends GameEvent {
  readonly type: "encounter-revealed";
  readonly card: string;
}

export interface EncounterSpecial extends GameEvent {
  readonly type: "encounter-special";
  readonly side: string;
}

export interface Disguised extends GameEvent {
  readonly type: "disguised";
}

export interface EnemyCame extends GameEvent {
  readonly type: "enemy-came";
  readonly foe: string;
  readonly number: number;
  readonly space: string;
}

export interface TrackLaid extends GameEvent {
  readonly type: "track-laid";
  readonly cards: readonly (string)[];
}

export interface CardsAdded extends GameEvent {
  readonly type: "cards-added";
  readonly cards: readonly (string)[];
}

export interface Ambushed extends GameEvent {
  readonly type: "ambushed";
  readonly card: string;
  readonly slots: number;
}

export interface CardSwapped extends GameEvent {
  readonly type: "card-swapped";
  readonly card: string;
}

export interface CardRose extends GameEvent {
  readonly type: "card-rose";
  readonly card: string;
  readonly slots: number;
}

export interface CardLeft extends GameEvent {
  readonly type: "card-left";
  readonly card: string;
}

export interface TrapsSet extends GameEvent {
  readonly type: "traps-set";
  readonly spaces: readonly (string)[];
}

export interface RoachesGreedy extends GameEvent {
  readonly type: "roaches-greedy";
}

export interface SurgeBegan extends GameEvent {
  readonly type: "surge-began";
}

export interface SurgeOver extends GameEvent {
  readonly type: "surge-over";
}

export interface HourglassMoved extends GameEvent {
  readonly type: "hourglass-moved";
  readonly page: number;
}

export interface AttackAimed extends GameEvent {
  readonly type: "attack-aimed";
  readonly who: string;
  readonly number: number;
  readonly whom: string;
  readonly other: number;
}

export interface AttackRolled extends GameEvent {
  readonly type: "attack-rolled";
  readonly who: string;
  readonly number: number;
  readonly faces: readonly (number)[];
  readonly hits: number;
}

export interface DefenceRolled extends GameEvent {
  readonly type: "defence-rolled";
  readonly who: string;
  readonly number: number;
  readonly faces: readonly (number)[];
  readonly blocks: number;
}

export interface Wounded extends GameEvent {
  readonly type: "wounded";
  readonly who: string;
  readonly number: number;
  readonly count: number;
}

export interface Poisoned extends GameEvent {
  readonly type: "poisoned";
  readonly who: string;
  readonly count: number;
}

export interface Healed extends GameEvent {
  readonly type: "healed";
  readonly hero: string;
  readonly count: number;
}

export interface Affected extends GameEvent {
  readonly type: "affected";
  readonly who: string;
  readonly number: number;
  readonly effect: string;
}

export interface Defeated extends GameEvent {
  readonly type: "defeated";
  readonly foe: string;
  readonly number: number;
}

export interface Captured extends GameEvent {
  readonly type: "captured";
  readonly hero: string;
}

export interface CameBack extends GameEvent {
  readonly type: "came-back";
  readonly hero: string;
  readonly space: string;
}

export interface EnemiesTurn extends GameEvent {
  readonly type: "enemies-turn";
  readonly card: string;
  readonly seat: number;
}

export interface EnemyMoved extends GameEvent {
  readonly type: "enemy-moved";
  readonly foe: string;
  readonly number: number;
  readonly to: string;
}

export interface CatPounced extends GameEvent {
  readonly type: "cat-pounced";
  readonly to: string;
}

export interface CatChased extends GameEvent {
  readonly type: "cat-chased";
  readonly path: readonly (string)[];
}

export interface Told extends GameEvent {
  readonly type: "told";
  readonly passage: string;
}

export interface Decided extends GameEvent {
  readonly type: "decided";
  readonly choice: string;
}

export interface Given extends GameEvent {
  readonly type: "given";
  readonly item: string;
}

export interface ThingLies extends GameEvent {
  readonly type: "thing-lies";
  readonly item: string;
  readonly space: string;
}

export interface MarkerMoved extends GameEvent {
  readonly type: "marker-moved";
  readonly page: number;
}

export interface WaterCalmed extends GameEvent {
  readonly type: "water-calmed";
}

export interface WebsHung extends GameEvent {
  readonly type: "webs-hung";
  readonly spaces: readonly (string)[];
}

export interface WebTorn extends GameEvent {
  readonly type: "web-torn";
  readonly hero: string;
  readonly space: string;
}

export interface WebsSwept extends GameEvent {
  readonly type: "webs-swept";
}

export interface CardKept extends GameEvent {
  readonly type: "card-kept";
  readonly hero: string;
  readonly card: string;
}

export type Action = Begin | Step | Stand | Scurry | Attack | Search | Recover | Explore | Share | Give | Take | Equip | Wear | Stow | Done | LevelUp | Place | PickUp | Catapult | EndTurn | Keep | KeepNothing | Decide | Trade | Swap | By | Put | Use | Disguise | Whisper | Gnaw | Pass;

export type Happening = RoundBegan | TurnBegan | TurnMissed | Whispered | MoveRolled | Moved | StoodUp | StarsRolled | TrapPassed | TrapSprung | Drifted | Recovered | Explored | PutDown | Shared | Worn | Stowed | LevelledUp | Used | Searched | FoundNothing | Kept | Traded | Dropped | Happened | Averted | ItemFound | CheeseWon | CheeseLost | CheeseGiven | CheeseOnWheel | CheeseOffWheel | ItemPlaced | ItemTaken | ItemGone | Catapulted | GrapeThrown | GrapeEaten | EncounterRevealed | EncounterSpecial | Disguised | EnemyCame | TrackLaid | CardsAdded | Ambushed | CardSwapped | CardRose | CardLeft | TrapsSet | RoachesGreedy | SurgeBegan | SurgeOver | HourglassMoved | AttackAimed | AttackRolled | DefenceRolled | Wounded | Poisoned | Healed | Affected | Defeated | Captured | CameBack | EnemiesTurn | EnemyMoved | CatPounced | CatChased | Told | Decided | Given | ThingLies | MarkerMoved | WaterCalmed | WebsHung | WebTorn | WebsSwept | CardKept;

export interface Types {
  view: View;
  own: Own | null;
  action: Action;
  event: Happening;
  options: Options;
}

export const KINDS = {"event": {"round-began": {}, "turn-began": {"hero": "thing", "seat": "seat"}, "turn-missed": {"hero": "thing"}, "whispered": {"hero": "thing", "whom": "thing"}, "move-rolled": {"hero": "thing"}, "moved": {"hero": "thing"}, "stood-up": {"who": "thing"}, "stars-rolled": {"hero": "thing", "trial": "thing"}, "trap-passed": {"hero": "thing"}, "trap-sprung": {"hero": "thing"}, "drifted": {"hero": "thing"}, "recovered": {"effect": "thing", "hero": "thing"}, "explored": {"hero": "thing", "side": "thing"}, "put-down": {"hero": "thing"}, "shared": {"giver": "thing", "taker": "thing", "what": "thing"}, "worn": {"card": "thing", "hero": "thing"}, "stowed": {"card": "thing", "hero": "thing"}, "levelled-up": {"ability": "thing", "hero": "thing"}, "used": {"card": "thing", "hero": "thing", "on": "thing"}, "searched": {"card": "thing", "hero": "thing"}, "found-nothing": {"hero": "thing"}, "kept": {"card": "thing", "hero": "thing"}, "traded": {"card": "thing", "hero": "thing"}, "dropped": {"card": "thing", "hero": "thing"}, "happened": {"card": "thing", "hero": "thing"}, "averted": {"card": "thing", "hero": "thing"}, "item-found": {"hero": "thing", "item": "thing"}, "cheese-won": {"hero": "thing"}, "cheese-lost": {"hero": "thing"}, "cheese-given": {"hero": "thing"}, "cheese-on-wheel": {}, "cheese-off-wheel": {}, "item-placed": {"item": "thing"}, "item-taken": {"hero": "thing", "item": "thing"}, "item-gone": {"item": "thing"}, "catapulted": {"hero": "thing"}, "grape-thrown": {}, "grape-eaten": {}, "encounter-revealed": {"card": "thing"}, "encounter-special": {"side": "thing"}, "disguised": {}, "enemy-came": {"foe": "thing"}, "track-laid": {"cards": "thing"}, "cards-added": {"cards": "thing"}, "ambushed": {"card": "thing"}, "card-swapped": {"card": "thing"}, "card-rose": {"card": "thing"}, "card-left": {"card": "thing"}, "traps-set": {}, "roaches-greedy": {}, "surge-began": {}, "surge-over": {}, "hourglass-moved": {}, "attack-aimed": {"who": "thing", "whom": "thing"}, "attack-rolled": {"who": "thing"}, "defence-rolled": {"who": "thing"}, "wounded": {"who": "thing"}, "poisoned": {"who": "thing"}, "healed": {"hero": "thing"}, "affected": {"effect": "thing", "who": "thing"}, "defeated": {"foe": "thing"}, "captured": {"hero": "thing"}, "came-back": {"hero": "thing"}, "enemies-turn": {"card": "thing", "seat": "seat"}, "enemy-moved": {"foe": "thing"}, "cat-pounced": {}, "cat-chased": {}, "told": {"passage": "thing"}, "decided": {"choice": "thing"}, "given": {"item": "thing"}, "thing-lies": {"item": "thing"}, "marker-moved": {}, "water-calmed": {}, "webs-hung": {}, "web-torn": {"hero": "thing"}, "webs-swept": {}, "card-kept": {"card": "thing", "hero": "thing"}}, "do": {"begin": {}, "step": {}, "stand": {}, "scurry": {}, "attack": {"foe": "thing", "weapon": "thing"}, "search": {}, "recover": {"effect": "thing"}, "explore": {}, "share": {"whom": "thing"}, "give": {"what": "thing"}, "take": {"what": "thing"}, "equip": {}, "wear": {"card": "thing"}, "stow": {"card": "thing"}, "done": {}, "level-up": {"ability": "thing"}, "place": {"item": "thing"}, "pick-up": {"item": "thing"}, "catapult": {"what": "thing"}, "end-turn": {}, "keep": {"card": "thing"}, "keep-nothing": {}, "decide": {"choice": "thing"}, "trade": {}, "swap": {"card": "thing"}, "by": {"value": "thing"}, "put": {}, "use": {"card": "thing", "hero": "thing", "on": "thing"}, "disguise": {}, "whisper": {"whom": "thing"}, "gnaw": {}, "pass": {}}} satisfies FieldKinds;
