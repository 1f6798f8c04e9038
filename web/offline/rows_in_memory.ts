/** Tables in memory: a copy of the database, or the only copy if the browser stores nothing. */

export type Row = readonly [line: number, body: string, seat: number | null, action: string | null];
/** A table's metadata; the other fields are used only by the database. */
export interface TableEntry {
  readonly table: string;
  readonly [field: string]: unknown;
}
/** A table with all its rows. */
export interface TableWithRows {
  readonly entry: TableEntry;
  readonly rows: readonly Row[];
}
interface TableAppend {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly summary: unknown;
}

export class MemoryRows {
  private readonly byTable = new Map<string, { rows: Row[]; entry: TableEntry }>();

  /** Replace a table with this copy. */
  put({ entry, rows }: TableWithRows): void {
    this.byTable.set(entry.table, { entry, rows: [...rows] });
  }

  everything(): readonly TableWithRows[] {
    return [...this.byTable.values()];
  }

  lines(table: string): number {
    return this.byTable.get(table)?.rows.length ?? 0;
  }

  async append(text: string): Promise<string> {
    const appends = JSON.parse(text) as readonly TableAppend[];
    if (appends.some(({ table, rows }) => rows[0]![0] !== (this.byTable.get(table)?.rows.length ?? 0)))
      return "conflict";
    const now = Math.floor(Date.now() / 1000);
    for (const { table, rows, summary } of appends) {
      const found = this.byTable.get(table) ?? { rows: [], entry: { table, opened_at: now, aside: null } };
      found.rows.push(...rows);
      const { length: lines } = found.rows;
      found.entry = { ...found.entry, lines, changed_at: now, ...(summary ? { summary } : {}) };
      this.byTable.set(table, found);
    }
    return "";
  }

  async rows(table: string, line: number): Promise<string> {
    const found = this.byTable.get(table);
    return found ? JSON.stringify(found.rows.slice(line + 1)) : "";
  }

  async tables(): Promise<string> {
    const latest = (one: TableWithRows) => Number(one.entry["changed_at"]);
    return JSON.stringify([...this.everything()].sort((a, b) => latest(b) - latest(a)).map(({ entry }) => entry));
  }

  async entry(table: string): Promise<string> {
    const found = this.byTable.get(table);
    return found ? JSON.stringify(found.entry) : "";
  }

  async put_aside(table: string, why: string | null): Promise<void> {
    const found = this.byTable.get(table);
    if (found) found.entry = { ...found.entry, aside: why ?? null };
  }

  async erase(table: string): Promise<void> {
    this.byTable.delete(table);
  }
}
