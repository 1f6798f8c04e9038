/**
 * Groups the legal actions by how they are played. Steps and placements are a touch on the tile. Items to lay or throw
 * are selected first and then placed by a touch on the tile. Actions with several targets open a list. All others are
 * buttons.
 */
import type { Stage } from "./boardState.ts";
import type { Action } from "./types.ts";
import { isHero, kindOf } from "./gameContent.ts";

/** A button for one action, or for several of a kind from which a second step chooses. */
export interface ActionGroup {
  readonly id: string;
  readonly actions: readonly Action[];
  /** True if the second step is a touch on a space of the tile. */
  readonly onTile: boolean;
}

const idPart = (value: unknown): string => String(value ?? "none").replaceAll(/[^a-zA-Z0-9-]/g, "-");

/** The id of the button that plays an action. */
export const actionId = (action: Action): string =>
  `do-${[action.type, ...Object.entries(action).flatMap(([name, value]) => (name === "type" ? [] : [idPart(value)]))].join("-")}`;

/** The id of the button that groups actions like this one, or null if this action has its own button. */
export function groupId(action: Action): string | null {
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

/** The key of the action's label. Placing has two: the bell is hung on the cat, and other items are laid down. */
export const labelKey = (action: Action): string =>
  action.type === "place" && action.item === "bell" ? "hang" : action.type;

export const spaceId = (space: string): string => `space-${idPart(space)}`;

/** The ids of the elements to touch, in order, to play an action. */
export function touches(action: Action): readonly string[] {
  switch (action.type) {
    case "put":
      return [spaceId(action.to)];
    case "step":
      return [spaceId(action.to), actionId(action)];
    case "place":
    case "catapult":
      return [groupId(action)!, spaceId(action.to)];
    default: {
      const hand = groupId(action);
      return hand ? [hand, actionId(action)] : [actionId(action)];
    }
  }
}

/** The space to which an action leads, or the space of its target; empty if there is none. */
export function spaceOfAction(action: Action, s: Stage): string {
  switch (action.type) {
    case "step":
    case "put":
    case "place":
    case "catapult":
      return action.to;
    case "attack":
      return enemySpace(s, action.foe, action.number);
    case "use":
      return action.on === null
        ? ""
        : (s.mice.find(({ hero }) => hero === action.on)?.space ?? enemySpace(s, action.on, action.number));
    case "share":
    case "whisper":
      return s.mice.find(({ hero }) => hero === action.whom)?.space ?? "";
    default:
      return "";
  }
}

function enemySpace(s: Stage, card: string, number: number): string {
  const kind = kindOf(card) ?? card;
  return s.foes.find((one) => one.kind === kind && one.number === number && one.tile === s.here)?.space ?? "";
}

export const NO_SPACES: ReadonlySet<string> = new Set();

/** The spaces of these actions (see `spaceOfAction`). */
export const spacesOfActions = (actions: readonly Action[], s: Stage): ReadonlySet<string> =>
  new Set(actions.map((action) => spaceOfAction(action, s)));

/** The spaces onto which a mouse can step or be put. */
export const stepSpaces = (legal: readonly Action[]): ReadonlySet<string> =>
  new Set(legal.flatMap((action) => (action.type === "step" || action.type === "put" ? [action.to] : [])));

/** The spaces of enemies that can be attacked or targeted by a card. */
export const targetSpaces = (legal: readonly Action[], s: Stage): ReadonlySet<string> =>
  spacesOfActions(
    legal.filter(
      (action) => action.type === "attack" || (action.type === "use" && action.on !== null && !isHero(action.on)),
    ),
    s,
  );

const TOUCHED_ON_TILE = ["step", "put"];
/** The order of the buttons: frequent actions first, the end of the turn last. */
const BUTTON_ORDER = [
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
const LAST_BUTTONS = ["done", "pass", "keep-nothing", "end-turn"];
const rank = ({ type }: Action): number =>
  LAST_BUTTONS.includes(type)
    ? 100 + LAST_BUTTONS.indexOf(type)
    : BUTTON_ORDER.includes(type)
      ? BUTTON_ORDER.indexOf(type)
      : 50;

/** Sort actions into the order of their buttons. */
export const sortForButtons = (legal: readonly Action[]): Action[] => [...legal].sort((a, b) => rank(a) - rank(b));

/** The buttons for all actions that are not played by a touch on the tile alone. */
export function groupActions(legal: readonly Action[]): ActionGroup[] {
  const found = new Map<string, Action[]>();
  for (const action of sortForButtons(legal)) {
    if (TOUCHED_ON_TILE.includes(action.type)) continue;
    const id = groupId(action) ?? actionId(action);
    found.set(id, [...(found.get(id) ?? []), action]);
  }
  return [...found].map(([id, actions]) => {
    const onTile = actions[0]!.type === "place" || actions[0]!.type === "catapult";
    // A single action needs no list.
    return { id: actions.length === 1 && !onTile ? actionId(actions[0]!) : id, actions, onTile };
  });
}

/** One button for each of these actions. */
export const singleActionGroups = (actions: readonly Action[]): ActionGroup[] =>
  actions.map((action) => ({ id: actionId(action), actions: [action], onTile: false }));
