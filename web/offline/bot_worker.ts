/** Runs jobs in the second worker, with a time limit. If the worker is late, it is terminated and replaced. */

interface JobResult {
  readonly id: number;
  readonly made?: Uint8Array;
  readonly failed?: string;
}

export class BotWorker {
  private worker: Worker | null = null;
  private lastId = 0;
  private readonly waiting = new Map<number, { made(body: Uint8Array): void; failed(why: Error): void }>();

  /** Start the worker before it is needed, because starting takes seconds. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./bot_worker_entry.ts", import.meta.url), {
      type: "module",
      name: "mulot-characters",
    });
    worker.onmessage = ({ data }: MessageEvent<JobResult>) => {
      const job = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.made) job?.made(data.made);
      else job?.failed(new Error(data.failed));
    };
    worker.onerror = () => this.stop("it died");
    this.worker = worker;
    return worker;
  }

  run(what: string, order: Uint8Array, seconds: number): Promise<Uint8Array> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => this.stop("it took too long"), seconds * 1000);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timeout);
          then(value);
        };
      this.waiting.set(id, { made: settle(resolve), failed: settle(reject) });
      this.start().postMessage({ id, what, order });
    });
  }

  private stop(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const { failed } of all) failed(new Error(why));
  }
}
