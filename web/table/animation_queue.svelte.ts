/** Moments of a game that are still to be told, event by event. */
import type { Tagged, Waiting } from "../board.ts";
import type { Turn } from "../api/messages.ts";

/** How things are at one moment, and what led there. */
export interface BoardUpdate {
  readonly events: readonly Tagged[];
  readonly view: object;
  readonly own: unknown;
  readonly waiting: Waiting | null;
  readonly turns: readonly Turn[];
  /** The seat that looks now: what was told to another one alone is forgotten. */
  readonly viewingSeat: number | null;
  /** The position as text, where it is known already: in a film. */
  readonly drawing?: string;
}

export interface Clock {
  /** Later; returns how to have it not happen. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class AnimationQueue {
  /** Something is still to be told. */
  busy = $state(false);
  /** Of the first moment, the events from `next` on are still to be told. */
  private updates: readonly BoardUpdate[] = [];
  private next = 0;
  private cancel: (() => void) | null = null;
  private started = false;

  constructor(
    /** Shows one event; returns how many milliseconds it is given. `hurried`: it is told with all the others at once. */
    private readonly animate: (event: Tagged, hurried: boolean) => number,
    /** All events of a moment are told: draws how things are. */
    private readonly settle: (update: BoardUpdate) => void,
    private readonly clock: Clock,
  ) {}

  /**
   * Tell what happened, event by event, then show how things are; without a moment: go on with what waits. Nobody has
   * to wait for it: `skip` tells all that is left at once, and what piles up is told faster.
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
      if (this.cancel) return; // it comes after what is being told
    }
    this.cancel = null;
    for (let [now] = this.updates; now; [now] = this.updates) {
      while (this.next < now.events.length) {
        const ms = this.animate(now.events[this.next++]!, false) / this.updates.length;
        if (ms <= 0) continue;
        this.cancel = this.clock.after(ms, this.show);
        return;
      }
      this.settle(this.dequeue(now));
    }
  };

  /** Show how things are, and nothing that was still to be told. */
  readonly jump = (update: BoardUpdate): void => {
    this.stop();
    this.updates = [];
    this.settle(this.dequeue(update));
  };

  /** Tell at once what is left. */
  readonly skip = (): void => {
    this.stop();
    for (let [now] = this.updates; now; [now] = this.updates) {
      while (this.next < now.events.length) this.animate(now.events[this.next++]!, true);
      this.settle(this.dequeue(now));
    }
  };

  /** A moment whose events are told waits no longer. */
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
