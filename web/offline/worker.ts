/** The worker with the house in it: Python and the rows. What the page asks comes in, what the house tells goes out. */
import { Aside } from "./bot_worker.ts";
import type { PageMessage, WorkerMessage } from "./protocol.ts";
import { DatabaseUnavailable } from "./database.ts";
import { loadPython } from "./python.ts";
import { isStorageLow, freeStorage } from "./storage_space.ts";
import { Rows } from "./rows.ts";
import { forget } from "./python_snapshot.ts";

/** The house of `mulot.browser.app`, as it is seen from here. */
interface House {
  call(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  enter(screen: number, table: string, since: number | null): Promise<void>;
  hear(screen: number, packet: string): void;
  exit(screen: number): void;
  hear_of(table: string, rev: number): void;
}
interface Rang {
  readonly table: string;
  readonly rev: number;
}

/** All that two sites of one web space must not share: rows, bells, locks. */
const PLACE = `mulot ${new URL("../", self.location.href).pathname}`;
/** After the start, whoever waits for it comes first. */
const QUIET = 1500;
const say = (message: WorkerMessage) => self.postMessage(message);
const aside = new Aside();
const bell = new BroadcastChannel(PLACE);
const leaving = new Map<string, AbortController>();

/** What `mulot.browser.js_host` asks for. */
function outside(rows: Rows) {
  return {
    append: async (text: string) => {
      const said = await rows.append(text);
      if (said.startsWith("down QuotaExceeded")) say({ kind: "notice", key: "ui-pocket-full" });
      if (!said) wrote(text);
      return said;
    },
    rows: (table: string, after: number) => rows.rows(table, after),
    tables: () => rows.tables(),
    entry: (table: string) => rows.entry(table),
    put_aside: (table: string, why: string | null) => rows.put_aside(table, why),
    erase: (table: string) => rows.erase(table),
    work: (what: string, order: Uint8Array, seconds: number) => aside.work(what, order, seconds),
    tell: (screen: number, packet: string) => say({ kind: "told", screen, packet }),
    close: (screen: number, code: number) => say({ kind: "closed", screen, code }),
    ring: (table: string, rev: number) => bell.postMessage({ table, rev } satisfies Rang),
    /** Held until it is let go, or until this worker is no more: then the next tab has it. */
    claim: (table: string) =>
      new Promise<void>((mine) => {
        if (!("locks" in navigator)) {
          mine();
          return;
        }
        const leave = new AbortController();
        leaving.set(table, leave);
        const held = () =>
          new Promise<void>((letGo) => {
            leave.signal.addEventListener("abort", () => letGo());
            mine();
          });
        navigator.locks.request(`${PLACE} ${table}`, { signal: leave.signal }, held).catch(() => {});
      }),
    release: (table: string) => {
      leaving.get(table)?.abort();
      leaving.delete(table);
    },
  };
}

/** Whether a move was among what was written, and how many times something was. */
let moved = false;
let written = 0;
const LOOK_EVERY = 50;
interface Wrote {
  readonly rows: readonly (readonly [number, string, number | null, string | null])[];
}
function wrote(text: string): void {
  if (!moved && (JSON.parse(text) as readonly Wrote[]).some(({ rows }) => rows.some(([, , , action]) => action))) {
    moved = true;
    say({ kind: "moved" });
  }
  if (written++ % LOOK_EVERY === 0) void warnEarly();
}

/** Before there is no room at all: it is made, and said once. */
let warned = false;
async function warnEarly(): Promise<void> {
  if (warned || !(await isStorageLow())) return;
  warned = true;
  await freeStorage();
  if (await isStorageLow()) say({ kind: "notice", key: "ui-pocket-short" });
}

let answerLost: ((thrownAway: boolean) => void) | undefined;
const TOLD = {
  thrownAway: () =>
    new Promise<boolean>((answered) => {
      answerLost = answered;
      say({ kind: "lost" });
    }),
  notice: (key: string) => say({ kind: "notice", key }),
  failed: (key: string) => say({ kind: "failed", key, why: "the database was closed" }),
};

/** A browser that was killed, or is busy, may need a moment before it gives the database back; and longer, where its
 * files are there and held. What is played meanwhile in memory would be lost. */
const TRIES = 4;
const TRIES_WHERE_HELD = 20;
const LATER = 500;

async function openRows(): Promise<Rows> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await Rows.open(PLACE, TOLD);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.key === "ui-pocket-newer") throw error;
      if (tried >= (error instanceof DatabaseUnavailable && error.held ? TRIES_WHERE_HELD : TRIES))
        return Rows.inMemory(PLACE, TOLD);
      await new Promise((then) => setTimeout(then, LATER));
    }
  }
}

async function begin(): Promise<House> {
  const [{ python, edition, afterwards }, rows] = await Promise.all([loadPython(true), openRows()]);
  const house = python.pyimport("mulot.browser.entry")["begin"]!(outside(rows), edition.version) as House;
  bell.onmessage = ({ data }: MessageEvent<Rang>) => {
    house.hear_of(data.table, data.rev);
    void rows.hearOf(data.table, data.rev).catch((error: unknown) => console.warn(error));
  };
  say({ kind: "ready", kept: rows.kept });
  setTimeout(async () => (await isStorageLow()) || (await afterwards()), QUIET);
  return house;
}

/** The second worker is started when nobody has moved for a moment; at once, where a character is to think. */
let calm: ReturnType<typeof setTimeout> | undefined;
function wakeAside(): void {
  clearTimeout(calm);
  calm = setTimeout(() => aside.wake(), QUIET);
}

const coming = begin();
coming.catch(async (error: unknown) => {
  await forget();
  const key = error instanceof DatabaseUnavailable ? error.key : "ui-pocket-failed";
  say({ kind: "failed", key, why: String(error) });
});

self.onmessage = async ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === "ping") {
    say({ kind: "pong" });
    return;
  }
  if (data.kind === "lost") {
    answerLost?.(data.thrownAway);
    return;
  }
  const house = await coming;
  try {
    if (data.kind === "call") {
      const answer = await house.call(data.method, data.path, data.body);
      const [status, text] = answer.toJs();
      answer.destroy();
      say({ kind: "answer", id: data.id, status, text });
    } else if (data.kind === "enter") {
      wakeAside();
      await house.enter(data.screen, data.table, data.since);
    } else if (data.kind === "hear") {
      wakeAside();
      house.hear(data.screen, data.packet);
    } else house.exit(data.screen);
  } catch (error) {
    // What Python did not foresee: the rows are the truth, and the house begins anew from them.
    await forget();
    say({ kind: "failed", key: "again", why: String(error) });
  }
};
