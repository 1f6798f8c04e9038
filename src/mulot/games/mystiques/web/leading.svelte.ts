/**
 * The state of the board's controls: which panel is open, which action is selected, where the mouse walks, which query
 * is shown, and what a touch on the tile does. Create it once, while the board is created: its effects end with it.
 */
import type { Table } from "$web/board.ts";
import { untrack } from "svelte";
import { deedsOf, each, NOWHERE, spaceOf, spacesOf, stepsOf, targetsOf, type Deed } from "./deeds.ts";
import type { FoeShown, MouseShown, Stage } from "./stage.ts";
import type { Action, Types } from "./types.ts";
import { onFoot, spacesIn, type Reach, type Sight, type Ways, type Wonder } from "./wonders.ts";

/** The panel that is open over the board. */
export type Look =
  { sort: "space"; space: string } | { sort: "card"; card: string } | { sort: "map" } | { sort: "story"; from: number };

/** Questions that are answered on the board itself; others open a panel. */
const ON_THE_BOARD = ["turn", "put", "come-back", "begin"];
/** Milliseconds to wait before the next step of a walk, after the answer to the last one. */
const BREATH = 30;

export class Leading {
  look: Look | null = $state(null);
  /** The id of the button that was selected. */
  hand: string | null = $state(null);
  wonder: Wonder | null = $state(null);
  /** The answer to the query: spaces with the number of steps to each. `seenFrom` is where it starts. */
  shown: ReadonlyMap<string, number> | null = $state.raw(null);
  seenFrom = $state("");
  /** Paths of the mouse whose turn it is to spaces more than one step away. */
  private ways: Ways = $state.raw({});
  /** The remaining steps of a walk; `stepped` is the moment at which the last one was played. */
  private walking: readonly string[] = $state.raw([]);
  private stepped = "";
  /** How many passages of the story have been shown or skipped. */
  private readTo = $state(0);

  private readonly table: () => Table<Types, Stage>;

  constructor(table: () => Table<Types, Stage>, small: () => boolean) {
    this.table = table;
    // Passages told before this board was opened count as read.
    this.readTo = this.s.round > 0 ? this.s.story.length : 0;
    $effect(() => {
      if (!small()) this.layStoryOpen();
    });
    // The last passage is read before the result is announced.
    $effect(() => {
      table().lingers = this.reading && table().over;
    });
    $effect.pre(() => {
      if (this.moment) this.putAllBack();
    });
    $effect(() => this.findWays());
    $effect(() => this.walkOn());
  }

  private get s(): Stage {
    return this.table().stage;
  }

  /** The question that is open now. */
  readonly about = $derived.by(() => this.table().view.ask?.about ?? "");

  /** While this stays the same nothing has changed, so the selection and the answers to queries remain valid. */
  readonly moment = $derived.by(() => `${this.table().view.plies} ${this.table().me} ${this.about}`);

  // ---------------------------------------------------------------- the story

  /** True while the story panel is open; the board waits meanwhile. */
  readonly reading = $derived.by(() => this.look?.sort === "story");

  /** Open the story panel for a new passage, unless the reader prefers single lines. Lessons and replays, which answer
   * no queries, do not open it. */
  private layStoryOpen(): void {
    const table = this.table();
    const story = this.s.story;
    const from = this.readTo;
    if (table.busy || story.length <= from || !table.wonders) return;
    this.readTo = story.length;
    // A crossroads shows its own passage.
    const [fresh] = story.slice(from).filter((passage) => passage !== table.view.crossroads?.passage);
    if (table.reading !== "line" && fresh !== undefined) this.look = { sort: "story", from: story.indexOf(fresh) };
  }

  // ---------------------------------------------------------------- the player's mouse

  readonly asked = $derived.by(() => {
    const { me, busy, legal } = this.table();
    return me !== null && !busy && legal.length > 0 && !this.reading;
  });

  /** True if the question opens a panel that stays until it is answered. */
  readonly isQuestion = $derived.by(() => this.asked && !ON_THE_BOARD.includes(this.about));

  /** The mouse shown below the tile: the one who acts or is placed, else the player's first one. */
  readonly led: MouseShown | undefined = $derived.by(
    () =>
      this.s.mice.find(({ hero }) => hero === (this.s.placing || this.s.active)) ??
      this.s.mice.find(({ seat }) => this.table().seats[seat]?.mine) ??
      this.s.mice[0],
  );

  foesAt(space: string): FoeShown[] {
    return this.s.foes.filter((foe) => foe.space === space && foe.tile === this.s.here);
  }

  miceAt(space: string): MouseShown[] {
    return this.s.mice.filter((mouse) => mouse.space === space);
  }

  // ---------------------------------------------------------------- panels and selection

  open(look: Look): void {
    this.look = look;
  }

  close(): void {
    this.look = null;
  }

  take(deed: Deed): void {
    this.look = null;
    this.hand = this.hand === deed.id ? null : deed.id;
  }

  putBack(): void {
    this.hand = null;
  }

  /** Clear the selection and the answers, which belong to the moment before. */
  private putAllBack(): void {
    this.hand = null;
    this.wonder = null;
    this.shown = null;
    this.ways = {};
    if (untrack(() => this.look?.sort === "space")) this.look = null;
  }

  readonly deeds: readonly Deed[] = $derived.by(() => (this.asked ? deedsOf(this.table().legal) : []));
  readonly taken: Deed | null = $derived.by(() => this.deeds.find(({ id }) => id === this.hand) ?? null);
  readonly lookedAt = $derived.by(() => (this.look?.sort === "space" ? this.look.space : ""));

  /** The actions on figures of the space whose panel is open. */
  readonly here: readonly Deed[] = $derived.by(() =>
    this.lookedAt
      ? each(
          this.table().legal.filter(
            (action) =>
              spaceOf(action, this.s) === this.lookedAt && action.type !== "place" && action.type !== "catapult",
          ),
        )
      : [],
  );

  // ---------------------------------------------------------------- queries

  /** Show the mouse's reach or sight, or hide it if it is shown already. */
  async ask(what: Wonder): Promise<void> {
    if (this.wonder === what) {
      this.wonder = null;
      this.shown = null;
      return;
    }
    this.wonder = what;
    const then = this.moment;
    const answer = (await this.table().wonder(what, this.led?.hero ?? "")) as Reach | Sight | null;
    if (!answer || then !== this.moment || this.wonder !== what) return;
    this.seenFrom = answer.from;
    this.shown = spacesIn(answer);
  }

  /** In the player's turn, query the mouse's reach, so that a touch on a distant space makes her walk there. */
  private findWays(): void {
    const table = this.table();
    if (!this.asked || this.about !== "turn" || !table.wonders) return;
    if (!table.legal.some(({ type }) => type === "step")) return;
    const then = this.moment;
    void table.wonder("reach").then((answer) => {
      if (then === this.moment && answer) this.ways = (answer as Reach).ways;
    });
  }

  // ---------------------------------------------------------------- the tile

  private readonly steps = $derived.by(() => stepsOf(this.table().legal));

  /** Spaces where a touch moves the mouse or places what is selected. */
  readonly goes = $derived.by(() => {
    if (!this.asked) return NOWHERE;
    if (this.taken?.onTile) return spacesOf(this.taken.actions, this.s);
    return onFoot(this.steps, this.ways, (space) => this.foesAt(space).length === 0);
  });

  /** Those of `goes` that take one touch; to the others the mouse walks. */
  get near(): ReadonlySet<string> {
    return this.taken?.onTile ? this.goes : this.steps;
  }

  readonly targets = $derived.by(() => (this.taken?.onTile ? NOWHERE : targetsOf(this.table().legal, this.s)));

  touch(space: string): void {
    const table = this.table();
    if (this.taken?.onTile) return this.lay(this.taken, space);
    if (this.about === "put" || this.about === "come-back") return table.play({ type: "put", to: space });
    const step: Action = { type: "step", to: space };
    const way = this.ways[space];
    const free = this.foesAt(space).length === 0;
    if (free && table.can(step)) return table.play(step);
    if (free && way) return this.walk(way);
    // An empty space that cannot be reached is played all the same, to get the reason; a figure opens its panel.
    if (free && this.miceAt(space).length === 0) return table.play(step);
    this.look = this.lookedAt === space ? null : { sort: "space", space };
  }

  /** Play the selected item on a space; if it is not allowed, the reason is shown. */
  private lay(taken: Deed, space: string): void {
    const first = taken.actions[0]!;
    const action = taken.actions.find((one) => spaceOf(one, this.s) === space) ?? ({ ...first, to: space } as Action);
    this.hand = null;
    this.table().play(action);
  }

  /** Take the first step of a path and remember the others. */
  private walk([first, ...rest]: readonly string[]): void {
    this.walking = rest;
    this.stepped = this.moment;
    this.table().play({ type: "step", to: first! });
  }

  private walkOn(): (() => void) | undefined {
    const [to] = this.walking;
    // The last step has not been played yet.
    if (!this.asked || to === undefined || this.moment === this.stepped) return undefined;
    if (!this.table().can({ type: "step", to })) {
      this.walking = [];
      return undefined;
    }
    const soon = setTimeout(() => this.walk(this.walking), BREATH);
    return () => clearTimeout(soon);
  }
}
