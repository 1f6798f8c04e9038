/** Draws repeated parts of a picture only once and refers to them. */
const MIN_LENGTH = 120;

export class SymbolTable {
  /** False while parts are being counted, true when they are replaced by references. */
  known = false;
  private readonly counted = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private readonly whole = new Map<string, string>();

  reference(drawn: string): string {
    if (drawn.length < MIN_LENGTH || drawn.includes("<defs")) return drawn;
    if (!this.known) {
      this.counted.set(drawn, (this.counted.get(drawn) ?? 0) + 1);
      return drawn;
    }
    const plain = this.plain(drawn);
    if ((this.counted.get(plain) ?? 0) < 2) return drawn;
    let name = this.names.get(plain);
    if (!name) {
      name = `r${this.names.size}`;
      this.names.set(plain, name);
      this.whole.set(name, drawn);
    }
    return `<use href="#${name}"/>`;
  }

  /** Undo the references inside a part, to compare it with the counted parts. */
  private plain(drawn: string): string {
    return drawn.replace(/<use href="#(r\d+)"\/>/g, (use, name: string) =>
      this.whole.has(name) ? this.plain(this.whole.get(name)!) : use,
    );
  }

  get defs(): string {
    const drawn = [...this.whole].map(([name, inside]) => `<g id="${name}">${inside}</g>`).join("");
    return drawn && `<defs>${drawn}</defs>`;
  }
}
