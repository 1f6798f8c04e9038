/**
 * Tells what happened: batch after batch, event after event, each given its time. Nobody ever has to wait for it: `skip`
 * tells all that is left at once, and what piles up is told faster.
 */
export interface Batch<E> {
  readonly events: readonly E[];
}

export interface Teller<E, B extends Batch<E>> {
  /** Show one event; returns how many milliseconds it is given. `hurried`: it is told with all the others at once. */
  tell(event: E, batch: B, hurried: boolean): number;
  /** All events of the batch are told: draw how things are now. */
  settle(batch: B): void;
}

export interface Clock {
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Telling<E, B extends Batch<E>> {
  private readonly waiting: B[] = [];
  private next = 0;
  private cancel: (() => void) | null = null;

  constructor(
    private readonly teller: Teller<E, B>,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  add(batch: B): void {
    this.waiting.push(batch);
    if (this.waiting.length === 1) this.goOn();
  }

  /** Tell everything that is left now. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    for (let batch = this.waiting[0]; batch; batch = this.waiting[0]) {
      while (this.next < batch.events.length) this.teller.tell(batch.events[this.next++]!, batch, true);
      this.finish(batch);
    }
  }

  /** Forget what is left: something newer replaces it. */
  drop(): void {
    this.cancel?.();
    this.cancel = null;
    this.waiting.length = 0;
    this.next = 0;
  }

  private goOn(): void {
    this.cancel = null;
    for (let batch = this.waiting[0]; batch; batch = this.waiting[0]) {
      while (this.next < batch.events.length) {
        const ms = this.teller.tell(batch.events[this.next++]!, batch, false) / this.waiting.length;
        if (ms <= 0) continue;
        this.cancel = this.clock.after(ms, () => this.goOn());
        return;
      }
      this.finish(batch);
    }
  }

  private finish(batch: B): void {
    this.waiting.shift();
    this.next = 0;
    this.teller.settle(batch);
  }
}
