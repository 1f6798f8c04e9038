/**
 * Parts of a page that are made one after the other, each in a task of its own, so that a slow device can show and hear
 * something in between. All of them stand in one row.
 */
import { getContext, setContext } from "svelte";

class Soon {
  /** How many have not come yet. */
  waiting = $state(0);
  /** Everything comes at once: for pictures that are drawn without anybody looking. */
  atOnce = false;
  private readonly row: (() => void)[] = [];
  /** The same, where no effect looks: one that is being taken down would be told how many there were before. */
  private count = 0;
  private readonly channel = new MessageChannel();

  constructor() {
    // A message is a task that no browser puts off, as they do with timers in a page behind another one.
    this.channel.port1.onmessage = () => {
      this.row.shift()?.();
      if (this.row.length > 0) this.channel.port2.postMessage(null);
    };
  }

  /** Join the row: `come` is called when it is time. Gives back how to step out of it. */
  add(come: () => void): () => void {
    const part = () => {
      this.waiting = --this.count;
      come();
    };
    this.waiting = ++this.count;
    if (this.row.push(part) === 1) this.channel.port2.postMessage(null);
    return () => {
      const place = this.row.indexOf(part);
      if (place < 0) return;
      this.row.splice(place, 1);
      this.waiting = --this.count;
    };
  }
}

export const soon = new Soon();

const WHOLE = Symbol("whole");
/** For a board: what changes once it has been whole is drawn at once, else pieces of it would blink. */
export const showWhole = (whole: () => boolean): void => void setContext(WHOLE, whole);
export const isWhole = (): boolean => getContext<(() => boolean) | undefined>(WHOLE)?.() ?? false;
