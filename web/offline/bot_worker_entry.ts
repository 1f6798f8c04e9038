/** The second worker, which runs bots and makes replays, so that no move waits for them. */
import { loadPython } from "./python.ts";

interface Job {
  readonly id: number;
  readonly what: string;
  readonly order: Uint8Array;
}

const bots = loadPython().then(
  ({ python }) =>
    python.pyimport("mulot.browser.entry")["Helper"]!() as { work(what: string, order: Uint8Array): Uint8Array },
);

self.onmessage = async ({ data: { id, what, order } }: MessageEvent<Job>) => {
  try {
    self.postMessage({ id, made: (await bots).work(what, order) });
  } catch (error) {
    self.postMessage({ id, failed: String(error) });
  }
};
