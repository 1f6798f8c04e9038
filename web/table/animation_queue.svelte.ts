/** Moments of a game that are still to be told, event by event. */
import type { Tagged, Waiting } from "../board.ts";
import type { Turn } from "../api/messages.ts";

/** How things are at one moment, and what led there. */
export interface Moment {
  readonly events: readonly Tagged[];
  readonly view: object;
  readonly own: unknown;
  readonly waiting: Waiting | null;
  readonly turns: readonly Turn[];
  /** The seat that looks now: what was told to another one alone is forgotten. */
  readonly eye: number | null;
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

export class Queue {
  /** Something is still to be told. */
  busy = $state(false);
  /** Of the first moment, the events from `next` on are still to be told. */
  private moments: readonly Moment[] = [];
  private next = 0;
  private cancel: (() => void) | null = null;
  private begun = false;

  constructor(
    /** Shows one event; returns how many milliseconds it is given. `hurried`: it is told with all the others at once. */
    private readonly tell: (event: Tagged, hurried: boolean) => number,
    /** All events of a moment are told: draws how things are. */
    private readonly settle: (moment: Moment) => void,
    private readonly clock: Clock,
  ) {}

  /**
   * Tell what happened, event by event, then show how things are; without a moment: go on with what waits. Nobody has
   * to wait for it: `skip` tells all that is left at once, and what piles up is told faster.
   */
  readonly show = (moment?: Moment): void => {
    if (moment && (!this.begun || moment.events.length === 0)) {
      this.skip();
      this.settle(this.ended(moment));
      return;
    }
    if (moment) {
      this.moments = [...this.moments, moment];
      this.busy = true;
      if (this.cancel) return; // it comes after what is being told
    }
    this.cancel = null;
    for (let [now] = this.moments; now; [now] = this.moments) {
      while (this.next < now.events.length) {
        const ms = this.tell(now.events[this.next++]!, false) / this.moments.length;
        if (ms <= 0) continue;
        this.cancel = this.clock.after(ms, this.show);
        return;
      }
      this.settle(this.ended(now));
    }
  };

  /** Show how things are, and nothing that was still to be told. */
  readonly jump = (moment: Moment): void => {
    this.stop();
    this.moments = [];
    this.settle(this.ended(moment));
  };

  /** Tell at once what is left. */
  readonly skip = (): void => {
    this.stop();
    for (let [now] = this.moments; now; [now] = this.moments) {
      while (this.next < now.events.length) this.tell(now.events[this.next++]!, true);
      this.settle(this.ended(now));
    }
  };

  /** A moment whose events are told waits no longer. */
  private ended(moment: Moment): Moment {
    this.begun = true;
    this.moments = this.moments.slice(1);
    this.next = 0;
    this.busy = this.moments.length > 0;
    return moment;
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }
}
