/** How the house has something done by the second worker: with a time limit; one that is late is ended and replaced. */

interface Done {
  readonly id: number;
  readonly made?: Uint8Array;
  readonly failed?: string;
}

export class Aside {
  private worker: Worker | null = null;
  private orders = 0;
  private readonly waiting = new Map<number, { made(body: Uint8Array): void; failed(why: Error): void }>();

  /** Start it before it is needed: it takes seconds. */
  wake(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./bot_worker_entry.ts", import.meta.url), {
      type: "module",
      name: "mulot-characters",
    });
    worker.onmessage = ({ data }: MessageEvent<Done>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.made) asked?.made(data.made);
      else asked?.failed(new Error(data.failed));
    };
    worker.onerror = () => this.end("it died");
    this.worker = worker;
    return worker;
  }

  work(what: string, order: Uint8Array, seconds: number): Promise<Uint8Array> {
    const id = ++this.orders;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.end("it took too long"), seconds * 1000);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          then(value);
        };
      this.waiting.set(id, { made: settled(resolve), failed: settled(reject) });
      this.wake().postMessage({ id, what, order });
    });
  }

  private end(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of all) failed(new Error(why));
  }
}
