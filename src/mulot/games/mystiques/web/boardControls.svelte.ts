/**
 * The state of the board's controls: which panel is open, which action is selected, where the mouse walks, which query
 * is shown, and what a touch on the tile does. Create it while the board is created, because its effects end with the
 * board.
 */
import { untrack } from "svelte";
import {
  groupActions,
  singleActionGroups,
  NO_SPACES,
  spaceOfAction,
  spacesOfActions,
  stepSpaces,
  targetSpaces,
  type ActionGroup,
} from "./actionGroups.ts";
import type { StageEnemy, StageMouse, Stage, GameTable } from "./boardState.ts";
import type { Action } from "./types.ts";
import { walkableSpaces, spacesWithSteps, type Reach, type Sight, type Paths, type Query } from "./queries.ts";

/** The panel that is open over the board. */
export type OpenPanel =
  { sort: "space"; space: string } | { sort: "card"; card: string } | { sort: "map" } | { sort: "story"; from: number };

/** Questions that are answered on the board itself; others open a panel. */
const QUESTIONS_ON_THE_BOARD = ["turn", "put", "come-back", "begin"];
/** Milliseconds to wait before the next step of a walk, after the server's answer to the last one. */
const STEP_PAUSE_MS = 30;

export class BoardControls {
  openPanel: OpenPanel | null = $state(null);
  /** The id of the button that was selected. */
  selectedId: string | null = $state(null);
  query: Query | null = $state(null);
  /** The answer to the query: spaces with the number of steps to each. `queryOrigin` is the space it starts from. */
  queryResult: ReadonlyMap<string, number> | null = $state.raw(null);
  queryOrigin = $state("");
  /** Paths of the mouse whose turn it is to spaces more than one step away. */
  private paths: Paths = $state.raw({});
  /** The remaining steps of a walk; `walkMoment` is the moment at which the last one was played. */
  private walkAhead: readonly string[] = $state.raw([]);
  private walkMoment = "";
  /** How many passages of the story have been shown or skipped. */
  private passagesRead = $state(0);

  private readonly table: () => GameTable;

  constructor(table: () => GameTable, small: () => boolean) {
    this.table = table;
    // Passages told before this board was opened count as read.
    this.passagesRead = this.s.round > 0 ? this.s.story.length : 0;
    $effect(() => {
      if (!small()) this.openNewPassage();
    });
    // The last passage is read before the result is announced.
    $effect(() => {
      table().delaysEnd = this.storyIsOpen && table().over;
    });
    $effect.pre(() => {
      if (this.moment) this.clearSelection();
    });
    $effect(() => this.queryPaths());
    $effect(() => this.continueWalk());
  }

  private get s(): Stage {
    return this.table().stage;
  }

  /** The question that is open now. */
  readonly about = $derived.by(() => this.table().view.ask?.about ?? "");

  /** A key for the position and the question. While it stays the same, the selection and query answers remain valid. */
  readonly moment = $derived.by(() => `${this.table().view.plies} ${this.table().me} ${this.about}`);

  // ---------------------------------------------------------------- the story

  /** True while the story panel is open; meanwhile the player cannot act. */
  readonly storyIsOpen = $derived.by(() => this.openPanel?.sort === "story");

  /** Open the story panel for a new passage, unless the reader prefers single lines. It is not opened in lessons and
   * replays, where there are no queries. */
  private openNewPassage(): void {
    const table = this.table();
    const story = this.s.story;
    const from = this.passagesRead;
    if (table.busy || story.length <= from || !table.canQuery) return;
    this.passagesRead = story.length;
    // A crossroads shows its own passage.
    const [fresh] = story.slice(from).filter((passage) => passage !== table.view.crossroads?.passage);
    if (table.storyLength !== "line" && fresh !== undefined)
      this.openPanel = { sort: "story", from: story.indexOf(fresh) };
  }

  // ---------------------------------------------------------------- the player's mouse

  readonly canAct = $derived.by(() => {
    const { me, busy, legal } = this.table();
    return me !== null && !busy && legal.length > 0 && !this.storyIsOpen;
  });

  /** True if the question opens a panel that stays until it is answered. */
  readonly isQuestion = $derived.by(() => this.canAct && !QUESTIONS_ON_THE_BOARD.includes(this.about));

  /** The mouse shown below the tile: the mouse who acts or is being placed, else the player's first one. */
  readonly shownMouse: StageMouse | undefined = $derived.by(
    () =>
      this.s.mice.find(({ hero }) => hero === (this.s.placing || this.s.active)) ??
      this.s.mice.find(({ seat }) => this.table().seats[seat]?.mine) ??
      this.s.mice[0],
  );

  foesAt(space: string): StageEnemy[] {
    return this.s.foes.filter((foe) => foe.space === space && foe.tile === this.s.here);
  }

  miceAt(space: string): StageMouse[] {
    return this.s.mice.filter((mouse) => mouse.space === space);
  }

  // ---------------------------------------------------------------- panels and selection

  open(panel: OpenPanel): void {
    this.openPanel = panel;
  }

  close(): void {
    this.openPanel = null;
  }

  toggleSelection(group: ActionGroup): void {
    this.openPanel = null;
    this.selectedId = this.selectedId === group.id ? null : group.id;
  }

  cancelSelection(): void {
    this.selectedId = null;
  }

  /** Clear the selection and the query answers, which belong to the previous position. */
  private clearSelection(): void {
    this.selectedId = null;
    this.query = null;
    this.queryResult = null;
    this.paths = {};
    if (untrack(() => this.openPanel?.sort === "space")) this.openPanel = null;
  }

  readonly groups: readonly ActionGroup[] = $derived.by(() => (this.canAct ? groupActions(this.table().legal) : []));
  readonly selected: ActionGroup | null = $derived.by(
    () => this.groups.find(({ id }) => id === this.selectedId) ?? null,
  );
  readonly openSpace = $derived.by(() => (this.openPanel?.sort === "space" ? this.openPanel.space : ""));

  /** The actions on figures in the space whose panel is open. */
  readonly spaceGroups: readonly ActionGroup[] = $derived.by(() =>
    this.openSpace
      ? singleActionGroups(
          this.table().legal.filter(
            (action) =>
              spaceOfAction(action, this.s) === this.openSpace && action.type !== "place" && action.type !== "catapult",
          ),
        )
      : [],
  );

  // ---------------------------------------------------------------- queries

  /** Show the mouse's reach or sight, or hide it if it is shown already. */
  async ask(what: Query): Promise<void> {
    if (this.query === what) {
      this.query = null;
      this.queryResult = null;
      return;
    }
    this.query = what;
    const then = this.moment;
    const answer = (await this.table().query(what, this.shownMouse?.hero ?? "")) as Reach | Sight | null;
    if (!answer || then !== this.moment || this.query !== what) return;
    this.queryOrigin = answer.from;
    this.queryResult = spacesWithSteps(answer);
  }

  /** In the player's turn, fetch the mouse's reach, so that a touch on a distant space makes her walk there. */
  private queryPaths(): void {
    const table = this.table();
    if (!this.canAct || this.about !== "turn" || !table.canQuery) return;
    if (!table.legal.some(({ type }) => type === "step")) return;
    const then = this.moment;
    void table.query("reach").then((answer) => {
      if (then === this.moment && answer) this.paths = (answer as Reach).ways;
    });
  }

  // ---------------------------------------------------------------- the tile

  private readonly stepTargets = $derived.by(() => stepSpaces(this.table().legal));

  /** Spaces where a touch moves the mouse or places what is selected. */
  readonly touchSpaces = $derived.by(() => {
    if (!this.canAct) return NO_SPACES;
    if (this.selected?.onTile) return spacesOfActions(this.selected.actions, this.s);
    return walkableSpaces(this.stepTargets, this.paths, (space) => this.foesAt(space).length === 0);
  });

  /** The spaces of `touchSpaces` that one action reaches; the mouse walks to the others in several steps. */
  get adjacentTouchSpaces(): ReadonlySet<string> {
    return this.selected?.onTile ? this.touchSpaces : this.stepTargets;
  }

  readonly targets = $derived.by(() => (this.selected?.onTile ? NO_SPACES : targetSpaces(this.table().legal, this.s)));

  touch(space: string): void {
    const table = this.table();
    if (this.selected?.onTile) return this.playOnSpace(this.selected, space);
    if (this.about === "put" || this.about === "come-back") return table.play({ type: "put", to: space });
    const step: Action = { type: "step", to: space };
    const way = this.paths[space];
    const free = this.foesAt(space).length === 0;
    if (free && table.can(step)) return table.play(step);
    if (free && way) return this.walk(way);
    // A step to an empty space that cannot be reached is played anyway, to get the reason; a figure opens its panel.
    if (free && this.miceAt(space).length === 0) return table.play(step);
    this.openPanel = this.openSpace === space ? null : { sort: "space", space };
  }

  /** Play the selected item on a space; if it is not allowed, the reason is shown. */
  private playOnSpace(group: ActionGroup, space: string): void {
    const first = group.actions[0]!;
    const action =
      group.actions.find((one) => spaceOfAction(one, this.s) === space) ?? ({ ...first, to: space } as Action);
    this.selectedId = null;
    this.table().play(action);
  }

  /** Take the first step of a path and remember the others. */
  private walk([first, ...rest]: readonly string[]): void {
    this.walkAhead = rest;
    this.walkMoment = this.moment;
    this.table().play({ type: "step", to: first! });
  }

  private continueWalk(): (() => void) | undefined {
    const [to] = this.walkAhead;
    // The last step has not been played yet.
    if (!this.canAct || to === undefined || this.moment === this.walkMoment) return undefined;
    if (!this.table().can({ type: "step", to })) {
      this.walkAhead = [];
      return undefined;
    }
    const renderQueue = setTimeout(() => this.walk(this.walkAhead), STEP_PAUSE_MS);
    return () => clearTimeout(renderQueue);
  }
}
