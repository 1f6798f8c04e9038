/** The state of placing a barrier, from the stock to its groove. */
import type { Groove } from "./lawnGeometry.ts";
import type { GameTable } from "./boardState.ts";
import type { Action } from "./types.ts";

export const barrier = ({ at, lies }: Groove): Action => ({ type: "barrier", at, lies });

export class Building {
  /** True after a barrier has been taken from the stock. */
  on = $state(false);
  /** The crossing that has been chosen for it. */
  picked: string | null = $state(null);
  /** The groove over which it is held. */
  held: Groove | null = $state(null);
  /** True while it is being dragged. */
  dragging = $state(false);

  constructor(private readonly table: () => GameTable) {}

  get can(): boolean {
    return this.table().legal.some(({ type }) => type === "barrier");
  }

  allows(groove: Groove): boolean {
    return this.table().can(barrier(groove));
  }

  take(): void {
    if (!this.can) return this.table().whyNot({ type: "barrier", at: "a1", lies: "h" });
    this.on = true;
    this.picked = null;
    this.table().sound("tap");
  }

  pick(crossing: string): void {
    this.on = true;
    this.held = null;
    this.picked = crossing;
    this.table().sound("tap");
  }

  place(groove: Groove): void {
    this.table().play(barrier(groove));
  }

  drop(): void {
    this.on = false;
    this.picked = null;
    this.held = null;
  }
}
