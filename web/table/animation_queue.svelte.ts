/** A queue of updates to the board, whose events are shown one by one. */
import type { Outcome, Tagged, Waiting } from "../board/board_interface.ts";
import type { Turn } from "../api/message_types.ts";

/** The state at one moment, and the events that led to it. */
export interface BoardUpdate {
  readonly events: readonly Tagged[];
  readonly view: object;
  readonly own: unknown;
  readonly waiting: Waiting | null;
  readonly turns: readonly Turn[];
  /**
   * The seat whose view is shown; null for a spectator. If it changes, private events of the previous seat are dropped.
   */
  readonly viewingSeat: number | null;
  /** The position as text, if it is already known, as in a replay. */
  readonly drawing?: string;
}

export interface Clock {
  /** Call `then` after `ms` milliseconds. Return a function that cancels this. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class AnimationQueue {
  /** True while events are still to be shown. */
  busy = $state(false);
  /** The waiting updates. In the first one, the events from index `next` on have yet to be shown. */
  private updates: readonly BoardUpdate[] = [];
  private next = 0;
  private cancel: (() => void) | null = null;
  private started = false;

  constructor(
    /**
     * Shows one event, and returns how many milliseconds it takes. `hurried` is true if it is shown together with
     * others; `outcome` is set if it is the last event of the game.
     */
    private readonly animate: (event: Tagged, hurried: boolean, outcome: Outcome | null) => number,
    /** Called when all events of an update have been shown: draws its state. */
    private readonly settle: (update: BoardUpdate) => void,
    private readonly clock: Clock,
  ) {}

  /**
   * Show an update's events one by one, then its state. Without an update, continue with those that are waiting. Nobody
   * has to wait for this: `skip` shows the rest at once, and if updates pile up they are shown faster.
   */
  readonly show = (update?: BoardUpdate): void => {
    if (update && (!this.started || update.events.length === 0)) {
      this.skip();
      this.settle(this.dequeue(update));
      return;
    }
    if (update) {
      this.updates = [...this.updates, update];
      this.busy = true;
      if (this.cancel) return; // it comes after what is being shown
    }
    this.cancel = null;
    for (let [now] = this.updates; now; [now] = this.updates) {
      while (this.next < now.events.length) {
        const event = now.events[this.next++]!;
        const last = this.next === now.events.length && now.waiting?.type === "outcome";
        const ms = this.animate(event, false, last ? (now.waiting as Outcome) : null) / this.updates.length;
        if (ms <= 0) continue;
        this.cancel = this.clock.after(ms, this.show);
        return;
      }
      this.settle(this.dequeue(now));
    }
  };

  /** Show this state at once, and drop everything that was waiting. */
  readonly jump = (update: BoardUpdate): void => {
    this.stop();
    this.updates = [];
    this.settle(this.dequeue(update));
  };

  /** Show the rest at once. */
  readonly skip = (): void => {
    this.stop();
    for (let [now] = this.updates; now; [now] = this.updates) {
      while (this.next < now.events.length) this.animate(now.events[this.next++]!, true, null);
      this.settle(this.dequeue(now));
    }
  };

  /** Remove an update whose events have been shown. */
  private dequeue(update: BoardUpdate): BoardUpdate {
    this.started = true;
    this.updates = this.updates.slice(1);
    this.next = 0;
    this.busy = this.updates.length > 0;
    return update;
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
