/**
 * The offline app's tables: the database, which is the source of truth, and a copy in memory. On a full disk a browser
 * may suddenly evict a site's data; the copy is then written back.
 */
import type { StorageKind } from "./protocol.ts";
import { RowDatabase } from "./database.ts";
import { MemoryRows } from "./rows_in_memory.ts";
import { freeStorage } from "./storage_space.ts";

export interface RowStoreEvents {
  /** The database is gone. Return true if the browser evicted it, in which case it is restored. */
  thrownAway(): Promise<boolean>;
  /** Show a message to users. */
  notice(key: string): void;
  /** The database cannot be used any more. */
  failed(key: string): void;
}

/** How many times to try to reopen the database, which is not possible during an eviction. */
const REOPEN_ATTEMPTS = 6;
const RETRY_AFTER_MS = 500;

export class RowStore {
  private readonly copy = new MemoryRows();
  /** Resolves when a restore in progress is done; all other work waits for it. */
  private restored: Promise<void> = Promise.resolve();
  private db: RowDatabase | null = null;
  storage: StorageKind = "memory";

  private constructor(
    private readonly name: string,
    private readonly events: RowStoreEvents,
  ) {}

  /** Open the database. Throws `DatabaseUnavailable`. */
  static async open(name: string, events: RowStoreEvents): Promise<RowStore> {
    const rows = new RowStore(name, events);
    const db = (rows.db = await rows.openDatabase());
    rows.storage = db.storage;
    if (db.storage === "kept") for (const table of await db.everything()) rows.copy.put(table);
    return rows;
  }

  /** Return a store that lasts until the window is closed. */
  static inMemory(name: string, events: RowStoreEvents): RowStore {
    return new RowStore(name, events);
  }

  private openDatabase(): Promise<RowDatabase> {
    return RowDatabase.open(this.name, (key) => {
      if (key === "ui-pocket-gone") this.restored = this.restore();
      else this.events.failed(key);
    });
  }

  private async restore(): Promise<void> {
    if (!(await this.events.thrownAway())) return this.events.failed("ui-pocket-gone");
    for (let tried = 1; tried <= REOPEN_ATTEMPTS; tried += 1)
      try {
        const db = await this.openDatabase();
        await db.restore(this.copy.everything());
        this.db = db;
        return this.events.notice("ui-pocket-put-back");
      } catch (error) {
        console.warn(error);
        await new Promise((then) => setTimeout(then, RETRY_AFTER_MS));
      }
    this.db = null;
    this.events.notice("ui-pocket-only-here");
  }

  /** Handle another tab's notice that it has written a table's rows up to `rev`, or deleted the table (-1). */
  async applyRemoteChange(table: string, rev: number): Promise<void> {
    if (rev < 0) await this.copy.erase(table);
    else if (this.copy.lines(table) <= rev) await this.refreshCopy(table);
  }

  private async refreshCopy(table: string): Promise<void> {
    const [found] = (await this.db?.everything(table)) ?? [];
    if (found) this.copy.put(found);
  }

  async append(text: string): Promise<string> {
    await this.restored;
    if (!this.db) return this.copy.append(text);
    let result = await this.db.append(text);
    if (result.startsWith("down QuotaExceeded") && (await freeStorage())) result = await this.db.append(text);
    if (!result && (await this.copy.append(text)))
      for (const { table } of JSON.parse(text) as readonly { readonly table: string }[]) await this.refreshCopy(table);
    return result;
  }

  private async rowSource(): Promise<RowDatabase | MemoryRows> {
    await this.restored;
    return this.db ?? this.copy;
  }

  async rows(table: string, after: number): Promise<string> {
    return (await this.rowSource()).rows(table, after);
  }

  async tables(): Promise<string> {
    return (await this.rowSource()).tables();
  }

  async entry(table: string): Promise<string> {
    return (await this.rowSource()).entry(table);
  }

  async put_aside(table: string, why: string | null): Promise<void> {
    await (await this.rowSource()).put_aside(table, why);
    await this.copy.put_aside(table, why);
  }

  async erase(table: string): Promise<void> {
    await (await this.rowSource()).erase(table);
    await this.copy.erase(table);
  }
}
