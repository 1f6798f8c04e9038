import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { WorkerMessage } from "./protocol.ts";
import { WorkerTransport } from "./worker_transport.ts";

class TestWorker {
  readonly heard: string[] = [];
  ended = false;
  answers = true;
  onmessage?: (event: { data: WorkerMessage }) => void;
  postMessage(message: { kind: string }): void {
    this.heard.push(message.kind);
    if (message.kind === "ping" && this.answers) this.onmessage?.({ data: { kind: "pong" } });
  }
  terminate(): void {
    this.ended = true;
  }
}

let workers: TestWorker[];
const events = { loading: vi.fn(), ready: vi.fn(), moved: vi.fn(), lost: vi.fn(), notice: vi.fn() };

function start(): TestWorker {
  const transport = new WorkerTransport(
    events,
    () => {
      workers.push(new TestWorker());
      return workers.at(-1) as unknown as Worker;
    },
    async () => undefined,
  );
  transport.ensureStarted();
  return workers[0]!;
}

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("ends a worker that has been silent for twenty seconds", () => {
  const worker = start();
  worker.onmessage?.({ data: { kind: "ready", kept: "kept" } });
  vi.advanceTimersByTime(60_000);
  expect(worker.ended).toBe(false);
  worker.answers = false;
  vi.advanceTimersByTime(20_000);
  expect(worker.ended).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(worker.ended).toBe(true);
});

it("waits for a worker that is not ready", () => {
  const worker = start();
  worker.answers = false;
  vi.advanceTimersByTime(100_000);
  worker.onmessage?.({ data: { kind: "ready", kept: "kept" } });
  vi.advanceTimersByTime(20_000);
  expect(worker.ended).toBe(false);
});

it("keeps the worker when the device wakes after an hour", () => {
  const worker = start();
  worker.onmessage?.({ data: { kind: "ready", kept: "kept" } });
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(10_000);
  expect(worker.ended).toBe(false);
});
