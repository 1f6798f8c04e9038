/**
 * The rows of this house: in the browser's database, which is the truth, and a copy of them in memory. A browser whose
 * disk is full throws away everything of a site at once, whatever it promised; then what was here is put back.
 */
import type { Kept } from "./protocol.ts";
import { Database } from "./database.ts";
import { Memory } from "./memory_rows.ts";
import { freeStorage } from "./storage_space.ts";

export interface Told {
  /** Everything is gone. Whether the browser has thrown it away by itself: then it is put back. */
  thrownAway(): Promise<boolean>;
  /** Something to be said. */
  notice(key: string): void;
  /** It cannot go on. */
  failed(key: string): void;
}

/** While the browser throws away, nothing can be opened. */
const TRIES = 6;
const LATER = 500;

export class Rows {
  private readonly copy = new Memory();
  /** While things are put back, everybody waits. */
  private whole: Promise<void> = Promise.resolve();
  private db: Database | null = null;
  kept: Kept = "memory";

  private constructor(
    private readonly name: string,
    private readonly told: Told,
  ) {}

  /** Throws NoDatabase. */
  static async open(name: string, told: Told): Promise<Rows> {
    const rows = new Rows(name, told);
    const db = (rows.db = await rows.openDatabase());
    rows.kept = db.kept;
    if (db.kept === "kept") for (const table of await db.everything()) rows.copy.put(table);
    return rows;
  }

  /** Where the browser keeps nothing: until the window is closed. */
  static inMemory(name: string, told: Told): Rows {
    return new Rows(name, told);
  }

  private openDatabase(): Promise<Database> {
    return Database.open(this.name, (key) => {
      if (key === "ui-pocket-gone") this.whole = this.putBack();
      else this.told.failed(key);
    });
  }

  private async putBack(): Promise<void> {
    if (!(await this.told.thrownAway())) return this.told.failed("ui-pocket-gone");
    for (let tried = 1; tried <= TRIES; tried += 1)
      try {
        const db = await this.openDatabase();
        await db.putBack(this.copy.everything());
        this.db = db;
        return this.told.notice("ui-pocket-put-back");
      } catch (error) {
        console.warn(error);
        await new Promise((then) => setTimeout(then, LATER));
      }
    this.db = null;
    this.told.notice("ui-pocket-only-here");
  }

  /** Another tab has written rows of this table, or (-1) deleted it. */
  async hearOf(table: string, rev: number): Promise<void> {
    if (rev < 0) await this.copy.erase(table);
    else if (this.copy.lines(table) <= rev) await this.copyAnew(table);
  }

  private async copyAnew(table: string): Promise<void> {
    const [found] = (await this.db?.everything(table)) ?? [];
    if (found) this.copy.put(found);
  }

  async append(text: string): Promise<string> {
    await this.whole;
    if (!this.db) return this.copy.append(text);
    let said = await this.db.append(text);
    if (said.startsWith("down QuotaExceeded") && (await freeStorage())) said = await this.db.append(text);
    if (!said && (await this.copy.append(text)))
      for (const { table } of JSON.parse(text) as readonly { readonly table: string }[]) await this.copyAnew(table);
    return said;
  }

  private async there(): Promise<Database | Memory> {
    await this.whole;
    return this.db ?? this.copy;
  }

  async rows(table: string, after: number): Promise<string> {
    return (await this.there()).rows(table, after);
  }

  async tables(): Promise<string> {
    return (await this.there()).tables();
  }

  async entry(table: string): Promise<string> {
    return (await this.there()).entry(table);
  }

  async put_aside(table: string, why: string | null): Promise<void> {
    await (await this.there()).put_aside(table, why);
    await this.copy.put_aside(table, why);
  }

  async erase(table: string): Promise<void> {
    await (await this.there()).erase(table);
    await this.copy.erase(table);
  }
}
