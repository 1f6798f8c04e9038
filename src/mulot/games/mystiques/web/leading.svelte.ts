/**
 * A mouse being led: what lies open before the player, what is in hand, where the mouse walks, what the house was asked,
 * and what a touch on the tile does. Made once a board, while the board is made: its effects end with the board.
 */
import type { Table } from "$web/board.ts";
import { untrack } from "svelte";
import { deedsOf, each, NOWHERE, spaceOf, spacesOf, stepsOf, targetsOf, type Deed } from "./deeds.ts";
import type { FoeShown, MouseShown, Stage } from "./stage.ts";
import type { Action, Types } from "./types.ts";
import { onFoot, spacesIn, type Reach, type Sight, type Ways, type Wonder } from "./wonders.ts";

/** What lies open over the board. */
export type Look =
  { sort: "space"; space: string } | { sort: "card"; card: string } | { sort: "map" } | { sort: "story"; from: number };

/** Questions that are answered on the board itself; all others lie over it. */
const ON_THE_BOARD = ["turn", "put", "come-back", "begin"];
/** A step's answer is only just coming in: a breath later the next one is heard. */
const BREATH = 30;

export class Leading {
  look: Look | null = $state(null);
  /** The deed that was taken in hand, by its id. */
  hand: string | null = $state(null);
  wonder: Wonder | null = $state(null);
  /** The answer, space by space, each with the steps it takes; and from where it holds. */
  shown: ReadonlyMap<string, number> | null = $state.raw(null);
  seenFrom = $state("");
  /** How the mouse whose turn it is gets to what is farther away. */
  private ways: Ways = $state.raw({});
  /** The steps of a walk that are still to be taken, and the moment at which the last one was asked for. */
  private walking: readonly string[] = $state.raw([]);
  private stepped = "";
  /** So many passages of the story have been read, or left to the book. */
  private readTo = $state(0);

  private readonly table: () => Table<Types, Stage>;

  constructor(table: () => Table<Types, Stage>, small: () => boolean) {
    this.table = table;
    // What was told before this screen came is read already.
    this.readTo = this.s.round > 0 ? this.s.story.length : 0;
    $effect(() => {
      if (!small()) this.layStoryOpen();
    });
    // How it ends is read before it is announced.
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

  /** What is asked now. */
  readonly about = $derived.by(() => this.table().view.ask?.about ?? "");

  /** As long as it is the same, nothing was decided: what is in hand, and what the house answered, still holds. */
  readonly moment = $derived.by(() => `${this.table().view.plies} ${this.table().me} ${this.about}`);

  // ---------------------------------------------------------------- the story

  /** While somebody reads, the board waits. */
  readonly reading = $derived.by(() => this.look?.sort === "story");

  /** What is told now is laid open, unless one line is enough. Where nobody answers (a lesson, a replay) the story is
   * left to the book. */
  private layStoryOpen(): void {
    const table = this.table();
    const story = this.s.story;
    const from = this.readTo;
    if (table.busy || story.length <= from || !table.wonders) return;
    this.readTo = story.length;
    // A crossroads shows its passage itself.
    const [fresh] = story.slice(from).filter((passage) => passage !== table.view.crossroads?.passage);
    if (table.reading !== "line" && fresh !== undefined) this.look = { sort: "story", from: story.indexOf(fresh) };
  }

  // ---------------------------------------------------------------- whom one leads

  readonly asked = $derived.by(() => {
    const { me, busy, legal } = this.table();
    return me !== null && !busy && legal.length > 0 && !this.reading;
  });

  /** Something besides the turn itself: it lies over the board until it is answered. */
  readonly isQuestion = $derived.by(() => this.asked && !ON_THE_BOARD.includes(this.about));

  /** In one's own turn the mouse whose turn it is; otherwise the first of one's own, or whoever acts. */
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

  // ---------------------------------------------------------------- what is opened and taken in hand

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

  /** Another moment: what was in hand or asked belonged to the one before. */
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

  /** What can be done with those who stand on the space that is looked at. */
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

  // ---------------------------------------------------------------- what the house is asked

  /** Show how far she gets or what she sees; asked again, it goes away. */
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

  /** In one's own turn the house is asked how far the mouse gets: what is far away can then be touched at once. */
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

  /** Where a touch leads somewhere: with something in hand, or on foot. */
  readonly goes = $derived.by(() => {
    if (!this.asked) return NOWHERE;
    if (this.taken?.onTile) return spacesOf(this.taken.actions, this.s);
    return onFoot(this.steps, this.ways, (space) => this.foesAt(space).length === 0);
  });

  /** Those of them that are reached at once; to the others a mouse walks. */
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
    // Whoever stands there can be looked at; an empty space that cannot be reached has a reason.
    if (free && this.miceAt(space).length === 0) return table.play(step);
    this.look = this.lookedAt === space ? null : { sort: "space", space };
  }

  /** What is in hand goes to a space; where it may not, the house says why. */
  private lay(taken: Deed, space: string): void {
    const first = taken.actions[0]!;
    const action = taken.actions.find((one) => spaceOf(one, this.s) === space) ?? ({ ...first, to: space } as Action);
    this.hand = null;
    this.table().play(action);
  }

  /** Step after step, as long as each can be taken. */
  private walk([first, ...rest]: readonly string[]): void {
    this.walking = rest;
    this.stepped = this.moment;
    this.table().play({ type: "step", to: first! });
  }

  private walkOn(): (() => void) | undefined {
    const [to] = this.walking;
    // The step before has yet to be taken.
    if (!this.asked || to === undefined || this.moment === this.stepped) return undefined;
    if (!this.table().can({ type: "step", to })) {
      this.walking = [];
      return undefined;
    }
    const soon = setTimeout(() => this.walk(this.walking), BREATH);
    return () => clearTimeout(soon);
  }
}
