/**
 * Parts of a page that are made one after the other, each in a task of its own, so that a slow device can show and hear
 * something in between. All of them stand in one row.
 */
import { getContext, setContext } from "svelte";

class RenderQueue {
  /** How many have not come yet. */
  waiting = $state(0);
  /** Everything comes at once: for pictures that are drawn without anybody looking. */
  immediate = false;
  private readonly queue: (() => void)[] = [];
  /** The same, where no effect looks: one that is being taken down would be told how many there were before. */
  private count = 0;
  private readonly channel = new MessageChannel();

  constructor() {
    // A message is a task that no browser puts off, as they do with timers in a page behind another one.
    this.channel.port1.onmessage = () => {
      this.queue.shift()?.();
      if (this.queue.length > 0) this.channel.port2.postMessage(null);
    };
  }

  /** Join the row: `come` is called when it is time. Gives back how to step out of it. */
  add(render: () => void): () => void {
    const part = () => {
      this.waiting = --this.count;
      render();
    };
    this.waiting = ++this.count;
    if (this.queue.push(part) === 1) this.channel.port2.postMessage(null);
    return () => {
      const place = this.queue.indexOf(part);
      if (place < 0) return;
      this.queue.splice(place, 1);
      this.waiting = --this.count;
    };
  }
}

export const renderQueue = new RenderQueue();

const FULLY_RENDERED = Symbol("whole");
/** For a board: what changes once it has been whole is drawn at once, else pieces of it would blink. */
export const provideFullyRendered = (whole: () => boolean): void => void setContext(FULLY_RENDERED, whole);
export const isFullyRendered = (): boolean => getContext<(() => boolean) | undefined>(FULLY_RENDERED)?.() ?? false;
