/**
 * A queue that renders parts of a page one at a time, each in a separate task, so that slow devices stay responsive.
 */
import { getContext, setContext } from "svelte";

class RenderQueue {
  /** The number of parts that are still waiting. */
  waiting = $state(0);
  /** True to render everything immediately, for pictures and tests. */
  immediate = false;
  private readonly queue: (() => void)[] = [];
  /** The same number without reactivity, because an effect that is being destroyed would read an old value. */
  private count = 0;
  private readonly channel = new MessageChannel();

  constructor() {
    // Unlike timers, messages are not throttled in background tabs.
    this.channel.port1.onmessage = () => {
      this.queue.shift()?.();
      if (this.queue.length > 0) this.channel.port2.postMessage(null);
    };
  }

  /** Call `render` when its turn comes. Return a function that cancels this. */
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
/**
 * Tell the components inside whether the board has been rendered completely. If so, changes are rendered at once,
 * because parts would otherwise flicker.
 */
export const provideFullyRendered = (whole: () => boolean): void => void setContext(FULLY_RENDERED, whole);
export const isFullyRendered = (): boolean => getContext<(() => boolean) | undefined>(FULLY_RENDERED)?.() ?? false;
