/**
 * What can be done, in the groups in which it is touched. An action with a place on the tile is touched there; things to
 * lay or throw are first taken in hand; what has several targets opens a list; all the rest is a button.
 */
import type { Stage } from "./stage.ts";
import type { Action } from "./types.ts";
import { isHero, kindOf } from "./world.ts";

/** A button: one action, or several of a kind that are chosen from in a second step. */
export interface Deed {
  readonly id: string;
  readonly actions: readonly Action[];
  /** Chosen on the tile (by their spaces) after this was taken in hand. */
  readonly onTile: boolean;
}

const plain = (value: unknown): string => String(value ?? "none").replaceAll(/[^a-zA-Z0-9-]/g, "-");

/** The name of the button that plays an action. */
export const doId = (action: Action): string =>
  `do-${[action.type, ...Object.entries(action).flatMap(([name, value]) => (name === "type" ? [] : [plain(value)]))].join("-")}`;

/** Those that are taken in hand or open a list, by their group; null: touched at once. */
export function handId(action: Action): string | null {
  switch (action.type) {
    case "place":
      return `hand-place-${action.item}`;
    case "catapult":
      return `hand-catapult-${action.what}`;
    case "attack":
      return `hand-attack-${action.weapon}`;
    case "use":
      return `hand-use-${action.hero}-${action.card}`;
    case "level-up":
      return "hand-level-up";
    case "share":
      return "hand-share";
    default:
      return null;
  }
}

/** What it is called: a bell is hung on the cat, other things are laid down. */
export const sortOf = (action: Action): string =>
  action.type === "place" && action.item === "bell" ? "hang" : action.type;

export const spaceId = (space: string): string => `space-${plain(space)}`;

/** The ids of the touches that lead to an action, in order. */
export function touches(action: Action): readonly string[] {
  switch (action.type) {
    case "put":
      return [spaceId(action.to)];
    case "step":
      return [spaceId(action.to), doId(action)];
    case "place":
    case "catapult":
      return [handId(action)!, spaceId(action.to)];
    default: {
      const hand = handId(action);
      return hand ? [hand, doId(action)] : [doId(action)];
    }
  }
}

/** The space that an action is about: where it leads to, or where its target stands. */
export function spaceOf(action: Action, s: Stage): string {
  switch (action.type) {
    case "step":
    case "put":
    case "place":
    case "catapult":
      return action.to;
    case "attack":
      return foeSpace(s, action.foe, action.number);
    case "use":
      return action.on === null
        ? ""
        : (s.mice.find(({ hero }) => hero === action.on)?.space ?? foeSpace(s, action.on, action.number));
    case "share":
    case "whisper":
      return s.mice.find(({ hero }) => hero === action.whom)?.space ?? "";
    default:
      return "";
  }
}

function foeSpace(s: Stage, card: string, number: number): string {
  const kind = kindOf(card) ?? card;
  return s.foes.find((one) => one.kind === kind && one.number === number && one.tile === s.here)?.space ?? "";
}

export const NOWHERE: ReadonlySet<string> = new Set();

/** The spaces that some actions are about. */
export const spacesOf = (actions: readonly Action[], s: Stage): ReadonlySet<string> =>
  new Set(actions.map((action) => spaceOf(action, s)));

/** Where a mouse steps or is put down. */
export const stepsOf = (legal: readonly Action[]): ReadonlySet<string> =>
  new Set(legal.flatMap((action) => (action.type === "step" || action.type === "put" ? [action.to] : [])));

/** Where enemies stand to whom something can be done. */
export const targetsOf = (legal: readonly Action[], s: Stage): ReadonlySet<string> =>
  spacesOf(
    legal.filter(
      (action) => action.type === "attack" || (action.type === "use" && action.on !== null && !isHero(action.on)),
    ),
    s,
  );

const ONCE = ["step", "put"];
/** In which order the buttons stand: what one does most comes first, the end of the turn last. */
const ORDER = [
  "begin",
  "decide",
  "whisper",
  "gnaw",
  "attack",
  "use",
  "disguise",
  "stand",
  "recover",
  "explore",
  "search",
  "scurry",
  "catapult",
  "pick-up",
  "place",
  "share",
  "equip",
  "level-up",
];
const LAST = ["done", "pass", "keep-nothing", "end-turn"];
const rank = ({ type }: Action): number =>
  LAST.includes(type) ? 100 + LAST.indexOf(type) : ORDER.includes(type) ? ORDER.indexOf(type) : 50;

/** The same actions in the order in which they are offered. */
export const inOrder = (legal: readonly Action[]): Action[] => [...legal].sort((a, b) => rank(a) - rank(b));

/** The buttons for all that can be done and is not simply touched on the tile. */
export function deedsOf(legal: readonly Action[]): Deed[] {
  const found = new Map<string, Action[]>();
  for (const action of inOrder(legal)) {
    if (ONCE.includes(action.type)) continue;
    const id = handId(action) ?? doId(action);
    found.set(id, [...(found.get(id) ?? []), action]);
  }
  return [...found].map(([id, actions]) => {
    const onTile = actions[0]!.type === "place" || actions[0]!.type === "catapult";
    // One single thing to do needs no list.
    return { id: actions.length === 1 && !onTile ? doId(actions[0]!) : id, actions, onTile };
  });
}

/** Each of some actions as a button of its own. */
export const each = (actions: readonly Action[]): Deed[] =>
  actions.map((action) => ({ id: doId(action), actions: [action], onTile: false }));
