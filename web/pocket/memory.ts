/** Rows where the browser keeps nothing: until the window is closed, and the page says so. */

type Row = readonly [line: number, body: string, seat: number | null, action: string | null];
interface Append {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly summary: unknown;
}

export class Memory {
  readonly kept = "memory";
  private readonly byTable = new Map<string, { rows: Row[]; entry: Record<string, unknown> }>();

  async append(text: string): Promise<string> {
    const appends = JSON.parse(text) as readonly Append[];
    if (appends.some(({ table, rows }) => rows[0]![0] !== (this.byTable.get(table)?.rows.length ?? 0)))
      return "conflict";
    const now = Math.floor(Date.now() / 1000);
    for (const { table, rows, summary } of appends) {
      const found = this.byTable.get(table) ?? { rows: [], entry: { table, opened_at: now, aside: null } };
      found.rows.push(...rows);
      Object.assign(found.entry, { lines: found.rows.length, changed_at: now }, summary ? { summary } : {});
      this.byTable.set(table, found);
    }
    return "";
  }

  async rows(table: string, line: number): Promise<string> {
    const found = this.byTable.get(table);
    return found ? JSON.stringify(found.rows.slice(line + 1)) : "";
  }

  async tables(): Promise<string> {
    return JSON.stringify([...this.byTable.values()].map(({ entry }) => entry).reverse());
  }

  async entry(table: string): Promise<string> {
    const found = this.byTable.get(table);
    return found ? JSON.stringify(found.entry) : "";
  }

  async put_aside(table: string, why: string | null): Promise<void> {
    Object.assign(this.byTable.get(table)?.entry ?? {}, { aside: why ?? null });
  }

  async erase(table: string): Promise<void> {
    this.byTable.delete(table);
  }
}
