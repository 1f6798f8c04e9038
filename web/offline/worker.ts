/** The worker of the offline app, with Python and its storage. Handles messages from the page. */
import { BotWorker } from "./bot_worker.ts";
import type { PageMessage, WorkerMessage } from "./protocol.ts";
import { DatabaseUnavailable } from "./database.ts";
import { loadPython } from "./python.ts";
import { isStorageLow, freeStorage } from "./storage_space.ts";
import { RowStore } from "./row_storage.ts";
import { deleteSnapshot } from "./python_snapshot.ts";

/** The Python object from `mulot.browser.app`. */
interface PythonApp {
  call(
    method: string,
    path: string,
    body: string,
    ...guest: string[]
  ): Promise<{ toJs(): [number, string]; destroy(): void }>;
  enter(screen: number, table: string, since: number | null, ...guest: string[]): Promise<void>;
  hear(screen: number, packet: string): void;
  exit(screen: number): void;
  hear_of(table: string, rev: number): void;
}
interface TableChange {
  readonly table: string;
  readonly rev: number;
}

/** The name of this site's database, channel and locks. Existing data depends on it. */
const SITE_NAME = `mulot ${new URL("../", self.location.href).pathname}`;
/** How long background work waits after the start, in milliseconds. */
const QUIET_MS = 1500;
const post = (message: WorkerMessage) => self.postMessage(message);
const botWorker = new BotWorker();
const channel = new BroadcastChannel(SITE_NAME);
const lockReleases = new Map<string, AbortController>();

/** The object that Python calls (`mulot.browser.js_host`). Its member names are the interface. */
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
    /** Resolves when this tab owns the table. The lock is released by `release`, or when the worker ends. */
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

/** Whether a move has been reported, and the number of writes so far. */
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

/** Free storage when it gets low. If that is not enough, tell users once. */
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

/**
 * How many times to try to open the database. A killed or busy browser may need a moment, or longer if the files are
 * locked. Until then no game must be played in memory only, because it would be lost.
 */
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

/** Start the second worker after a pause, unless a bot needs it earlier. */
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

/** The viewers whose table is being loaded. What they send meanwhile waits. */
const entering = new Map<number, Promise<void>>();

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
  const guest = data.device === undefined ? [] : [data.device];
  try {
    if (data.kind === "call") {
      const answer = await app.call(data.method, data.path, data.body, ...guest);
      const [status, text] = answer.toJs();
      answer.destroy();
      post({ kind: "answer", id: data.id, status, text });
    } else if (data.kind === "enter") {
      scheduleBotWorker();
      const entered = Promise.resolve(app.enter(data.screen, data.table, data.since, ...guest));
      entering.set(data.screen, entered);
      await entered.finally(() => entering.delete(data.screen));
    } else {
      await entering.get(data.screen);
      if (data.kind === "hear") {
        scheduleBotWorker();
        app.hear(data.screen, data.packet);
      } else app.exit(data.screen);
    }
  } catch (error) {
    if (guest.length) {
      // Whatever a guest's phone has sent, the others go on.
      console.warn(error);
      if (data.kind === "call") post({ kind: "answer", id: data.id, status: 500, text: "{}" });
      else post({ kind: "closed", screen: data.screen, code: 1011 });
      return;
    }
    // An unexpected error in Python: restart from the stored rows.
    await deleteSnapshot();
    post({ kind: "failed", key: "again", why: String(error) });
  }
};
