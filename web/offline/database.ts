/** The offline app's tables in IndexedDB. Each write is a transaction with strict durability. */
import type { StorageKind } from "./protocol.ts";
import type { Row, TableWithRows } from "./rows_in_memory.ts";

const VERSION = 1;

/**
 * Thrown if the database cannot be opened; `key` is the message key for users. If `locked`, another attempt may
 * succeed.
 */
export class DatabaseUnavailable extends Error {
  constructor(
    readonly key: string,
    readonly locked = false,
  ) {
    super(key);
  }
}

interface StoredTable {
  table: string;
  lines: number;
  opened_at: number;
  changed_at: number;
  aside: string | null;
  summary: unknown;
}
interface Append {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly summary: unknown;
}
interface StoredRow {
  readonly table: string;
  readonly line: number;
  readonly body: string;
  readonly seat?: number;
  readonly action?: string;
}

class WriteConflict extends Error {}

const promisify = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("request failed"));
  });

/** A row without an action is not included in the index of actions. */
const toStoredRow = (table: string, [line, body, seat, action]: Row): StoredRow => ({
  table,
  line,
  body,
  ...(action === null ? {} : { seat: seat!, action }),
});
const fromStoredRow = ({ line, body, seat, action }: StoredRow): Row => [line, body, seat ?? null, action ?? null];

/** The key range of a table's rows numbered higher than `line`. */
const rowsAfter = (table: string, line: number) => IDBKeyRange.bound([table, line], [table, Infinity], true);

export class RowDatabase {
  private constructor(
    private readonly db: IDBDatabase,
    readonly storage: StorageKind,
  ) {}

  /** Open the database, creating it if necessary. Throws `DatabaseUnavailable`. */
  static open(name: string, lost: (key: string) => void): Promise<RowDatabase> {
    return new Promise((resolve, reject) => {
      let fresh = false;
      let request: IDBOpenDBRequest;
      try {
        request = indexedDB.open(name, VERSION);
      } catch {
        reject(new DatabaseUnavailable("ui-pocket-private"));
        return;
      }
      request.onupgradeneeded = () => {
        fresh = true;
        const rows = request.result.createObjectStore("rows", { keyPath: ["table", "line"] });
        // The index rejects a move that was sent again because its answer had been lost.
        rows.createIndex("action", ["table", "seat", "action"], { unique: true });
        request.result.createObjectStore("tables", { keyPath: "table" });
      };
      request.onerror = () => {
        const why = request.error?.name;
        // The files are locked, perhaps still by a browser that has been killed.
        reject(
          new DatabaseUnavailable(
            why === "VersionError" ? "ui-pocket-newer" : "ui-pocket-private",
            why === "UnknownError",
          ),
        );
      };
      request.onsuccess = () => {
        const db = request.result;
        // The browser has deleted the database, or someone is clearing its data.
        db.onclose = () => lost("ui-pocket-gone");
        // A newer version in another tab needs this connection to be closed.
        db.onversionchange = () => {
          db.close();
          lost("ui-pocket-newer");
        };
        resolve(new RowDatabase(db, fresh ? "new" : "kept"));
      };
    });
  }

  async append(text: string): Promise<string> {
    const appends = JSON.parse(text) as readonly Append[];
    try {
      await this.write(async (rows, tables) => {
        for (const each of appends) await this.add(rows, tables, each);
      });
      return "";
    } catch (error) {
      const name = error instanceof WriteConflict ? "ConstraintError" : ((error as DOMException | null)?.name ?? "");
      return name === "ConstraintError" ? `conflict ${name}` : `down ${name}`;
    }
  }

  private async add(rows: IDBObjectStore, tables: IDBObjectStore, { table, rows: more, summary }: Append) {
    const now = Math.floor(Date.now() / 1000);
    const found = (await promisify(tables.get(table))) as StoredTable | undefined;
    if (more[0]![0] !== (found?.lines ?? 0)) throw new WriteConflict();
    for (const row of more) rows.add(toStoredRow(table, row));
    const entry: StoredTable = found ?? { table, lines: 0, opened_at: now, changed_at: now, aside: null, summary };
    tables.put({
      ...entry,
      lines: entry.lines + more.length,
      changed_at: now,
      summary: summary ?? entry.summary,
    } satisfies StoredTable);
  }

  async rows(table: string, line: number): Promise<string> {
    const transaction = this.db.transaction(["rows", "tables"]);
    const [entry, found] = await Promise.all([
      promisify(transaction.objectStore("tables").count(table)),
      promisify<StoredRow[]>(transaction.objectStore("rows").getAll(rowsAfter(table, line))),
    ]);
    if (!entry) return "";
    return JSON.stringify(found.map(fromStoredRow));
  }

  async tables(): Promise<string> {
    const found = (await promisify(this.db.transaction("tables").objectStore("tables").getAll())) as StoredTable[];
    return JSON.stringify(found.sort((a, b) => b.changed_at - a.changed_at));
  }

  async entry(table: string): Promise<string> {
    const found = (await promisify(this.db.transaction("tables").objectStore("tables").get(table))) as
      StoredTable | undefined;
    return found ? JSON.stringify(found) : "";
  }

  /** Return all tables with all their rows, or just one of them. */
  async everything(table?: string): Promise<TableWithRows[]> {
    const transaction = this.db.transaction(["rows", "tables"]);
    const [entries, rows] = await Promise.all([
      promisify<StoredTable[]>(transaction.objectStore("tables").getAll(table)),
      promisify<StoredRow[]>(
        transaction.objectStore("rows").getAll(table === undefined ? undefined : rowsAfter(table, -1)),
      ),
    ]);
    const byTable = new Map(entries.map((entry) => [entry.table, { entry: { ...entry }, rows: new Array<Row>() }]));
    for (const row of rows) byTable.get(row.table)?.rows.push(fromStoredRow(row));
    return [...byTable.values()];
  }

  /** Write tables back after an eviction, unless another tab has already done so. */
  async restore(lost: readonly TableWithRows[]): Promise<void> {
    for (const { entry, rows: all } of lost)
      await this.write(async (rows, tables) => {
        const found = (await promisify(tables.get(entry.table))) as StoredTable | undefined;
        if (found && found.lines >= all.length) return;
        for (const row of all.slice(found?.lines ?? 0)) rows.add(toStoredRow(entry.table, row));
        tables.put(entry);
      });
  }

  async put_aside(table: string, why: string | null): Promise<void> {
    await this.write(async (_, tables) => {
      const found = (await promisify(tables.get(table))) as StoredTable | undefined;
      if (found) tables.put({ ...found, aside: why ?? null });
    });
  }

  async erase(table: string): Promise<void> {
    await this.write(async (rows, tables) => {
      rows.delete(rowsAfter(table, -1));
      tables.delete(table);
    });
  }

  /**
   * Run a change in one transaction. Resolves when the change is on the disk, for which the default durability would
   * not wait.
   */
  private write(change: (rows: IDBObjectStore, tables: IDBObjectStore) => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.db.transaction(["rows", "tables"], "readwrite", { durability: "strict" });
      let why: unknown = null;
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject((why ?? transaction.error ?? new Error("aborted")) as Error);
      change(transaction.objectStore("rows"), transaction.objectStore("tables")).catch((error: unknown) => {
        why = error;
        try {
          transaction.abort();
        } catch {
          reject(error as Error); // the transaction has already ended
        }
      });
    });
  }
}
