/** The worker with the house in it: Python and the rows. What the page asks comes in, what the house tells goes out. */
import { BotWorker } from "./bot_worker.ts";
import type { PageMessage, WorkerMessage } from "./protocol.ts";
import { DatabaseUnavailable } from "./database.ts";
import { loadPython } from "./python.ts";
import { isStorageLow, freeStorage } from "./storage_space.ts";
import { RowStore } from "./rows.ts";
import { deleteSnapshot } from "./python_snapshot.ts";

/** The house of `mulot.browser.app`, as it is seen from here. */
interface PythonApp {
  call(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  enter(screen: number, table: string, since: number | null): Promise<void>;
  hear(screen: number, packet: string): void;
  exit(screen: number): void;
  hear_of(table: string, rev: number): void;
}
interface TableChange {
  readonly table: string;
  readonly rev: number;
}

/** All that two sites of one web space must not share: rows, bells, locks. */
const SITE_NAME = `mulot ${new URL("../", self.location.href).pathname}`;
/** After the start, whoever waits for it comes first. */
const QUIET_MS = 1500;
const post = (message: WorkerMessage) => self.postMessage(message);
const botWorker = new BotWorker();
const channel = new BroadcastChannel(SITE_NAME);
const lockReleases = new Map<string, AbortController>();

/** What `mulot.browser.js_host` asks for. */
function createJsHost(rows: RowStore) {
  return {
    append: async (text: string) => {
      const result = await rows.append(text);
      if (result.startsWith("down QuotaExceeded")) post({ kind: "notice", key: "ui-pocket-full" });
      if (!result) onRowsWritten(text);
      return result;
    },
    rows: (table: string, after: number) => rows.rows(table, after),
    tables: () => rows.tables(),
    entry: (table: string) => rows.entry(table),
    put_aside: (table: string, why: string | null) => rows.put_aside(table, why),
    erase: (table: string) => rows.erase(table),
    work: (what: string, order: Uint8Array, seconds: number) => botWorker.run(what, order, seconds),
    tell: (screen: number, packet: string) => post({ kind: "told", screen, packet }),
    close: (screen: number, code: number) => post({ kind: "closed", screen, code }),
    ring: (table: string, rev: number) => channel.postMessage({ table, rev } satisfies TableChange),
    /** Held until it is let go, or until this worker is no more: then the next tab has it. */
    claim: (table: string) =>
      new Promise<void>((mine) => {
        if (!("locks" in navigator)) {
          mine();
          return;
        }
        const leave = new AbortController();
        lockReleases.set(table, leave);
        const held = () =>
          new Promise<void>((letGo) => {
            leave.signal.addEventListener("abort", () => letGo());
            mine();
          });
        navigator.locks.request(`${SITE_NAME} ${table}`, { signal: leave.signal }, held).catch(() => {});
      }),
    release: (table: string) => {
      lockReleases.get(table)?.abort();
      lockReleases.delete(table);
    },
  };
}

/** Whether a move was among what was written, and how many times something was. */
let moveReported = false;
let writeCount = 0;
const CHECK_STORAGE_EVERY = 50;
interface WrittenRows {
  readonly rows: readonly (readonly [number, string, number | null, string | null])[];
}
function onRowsWritten(text: string): void {
  if (
    !moveReported &&
    (JSON.parse(text) as readonly WrittenRows[]).some(({ rows }) => rows.some(([, , , action]) => action))
  ) {
    moveReported = true;
    post({ kind: "moved" });
  }
  if (writeCount++ % CHECK_STORAGE_EVERY === 0) void warnIfStorageLow();
}

/** Before there is no room at all: it is made, and said once. */
let warned = false;
async function warnIfStorageLow(): Promise<void> {
  if (warned || !(await isStorageLow())) return;
  warned = true;
  await freeStorage();
  if (await isStorageLow()) post({ kind: "notice", key: "ui-pocket-short" });
}

let answerEviction: ((thrownAway: boolean) => void) | undefined;
const rowStoreEvents = {
  thrownAway: () =>
    new Promise<boolean>((answered) => {
      answerEviction = answered;
      post({ kind: "lost" });
    }),
  notice: (key: string) => post({ kind: "notice", key }),
  failed: (key: string) => post({ kind: "failed", key, why: "the database was closed" }),
};

/** A browser that was killed, or is busy, may need a moment before it gives the database back; and longer, where its
 * files are there and held. What is played meanwhile in memory would be lost. */
const OPEN_ATTEMPTS = 4;
const OPEN_ATTEMPTS_IF_LOCKED = 20;
const RETRY_AFTER_MS = 500;

async function openRows(): Promise<RowStore> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await RowStore.open(SITE_NAME, rowStoreEvents);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.key === "ui-pocket-newer") throw error;
      if (attempt >= (error instanceof DatabaseUnavailable && error.locked ? OPEN_ATTEMPTS_IF_LOCKED : OPEN_ATTEMPTS))
        return RowStore.inMemory(SITE_NAME, rowStoreEvents);
      await new Promise((then) => setTimeout(then, RETRY_AFTER_MS));
    }
  }
}

async function startPython(): Promise<PythonApp> {
  const [{ python, edition, saveSnapshot }, rows] = await Promise.all([loadPython(true), openRows()]);
  const app = python.pyimport("mulot.browser.entry")["begin"]!(createJsHost(rows), edition.version) as PythonApp;
  channel.onmessage = ({ data }: MessageEvent<TableChange>) => {
    app.hear_of(data.table, data.rev);
    void rows.applyRemoteChange(data.table, data.rev).catch((error: unknown) => console.warn(error));
  };
  post({ kind: "ready", kept: rows.storage });
  setTimeout(async () => (await isStorageLow()) || (await saveSnapshot()), QUIET_MS);
  return app;
}

/** The second worker is started when nobody has moved for a moment; at once, where a character is to think. */
let botWorkerTimer: ReturnType<typeof setTimeout> | undefined;
function scheduleBotWorker(): void {
  clearTimeout(botWorkerTimer);
  botWorkerTimer = setTimeout(() => botWorker.start(), QUIET_MS);
}

const starting = startPython();
starting.catch(async (error: unknown) => {
  await deleteSnapshot();
  const key = error instanceof DatabaseUnavailable ? error.key : "ui-pocket-failed";
  post({ kind: "failed", key, why: String(error) });
});

self.onmessage = async ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "ping") {
    post({ kind: "pong" });
    return;
  }
  if (data.kind === "lost") {
    answerEviction?.(data.thrownAway);
    return;
  }
  const app = await starting;
  try {
    if (data.kind === "call") {
      const answer = await app.call(data.method, data.path, data.body);
      const [status, text] = answer.toJs();
      answer.destroy();
      post({ kind: "answer", id: data.id, status, text });
    } else if (data.kind === "enter") {
      scheduleBotWorker();
      await app.enter(data.screen, data.table, data.since);
    } else if (data.kind === "hear") {
      scheduleBotWorker();
      app.hear(data.screen, data.packet);
    } else app.exit(data.screen);
  } catch (error) {
    // What Python did not foresee: the rows are the truth, and the house begins anew from them.
    await deleteSnapshot();
    post({ kind: "failed", key: "again", why: String(error) });
  }
};
