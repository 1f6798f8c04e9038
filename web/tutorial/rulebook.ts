/**
 * Parses a rulebook's Markdown into blocks, supporting only what Mulot's rulebooks use: headings, paragraphs, lists,
 * tables, pictures, bold, italic. A comment line below a heading lists the rules that its section explains; they become
 * anchors.
 */
export interface Span {
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
}
export type Block =
  | { readonly kind: "p"; readonly spans: readonly Span[] }
  | { readonly kind: "ul" | "ol"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: "pictures"; readonly pictures: readonly RulebookPicture[] };
/** A picture in a rulebook, and a description of what it shows. */
export interface RulebookPicture {
  readonly file: string;
  readonly shows: string;
}
export interface Section {
  readonly title: string;
  readonly rules: readonly string[];
  readonly blocks: readonly Block[];
}
export interface Rulebook {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

export function parseSpans(text: string): Span[] {
  const found: Span[] = [];
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|_[^_\s][^_]*_)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ text: part.slice(2, -2), strong: true });
    else if (part.length > 2 && /^([*_]).*\1$/.test(part)) found.push({ text: part.slice(1, -1), em: true });
    else found.push({ text: part });
  }
  return found;
}

const PICTURE = /^!\[([^\]]*)\]\(([^)\s]+)\)$/;
const ITEM = /^(?:[-*]|(\d+)\.)\s+/;

function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const paragraphs = lines.join("\n").split(/\n\s*\n/);
  for (const paragraph of paragraphs) {
    const rows = paragraph.split("\n").filter((row) => row.trim());
    if (rows.length === 0) continue;
    const pictures = rows.map((row) => PICTURE.exec(row.trim())).filter((found) => found !== null);
    if (pictures.length === rows.length)
      blocks.push({ kind: "pictures", pictures: pictures.map(([, shows, file]) => ({ shows: shows!, file: file! })) });
    else if (rows.every((row) => row.trim().startsWith("|"))) blocks.push(parseTable(rows));
    else blocks.push(...parseParagraph(rows));
  }
  return blocks;
}

/** Parse a paragraph, a list, or a sentence followed by its list. */
function parseParagraph(rows: readonly string[]): Block[] {
  const first = rows.findIndex((row) => ITEM.test(row));
  if (first < 0) return [{ kind: "p", spans: parseSpans(rows.map((row) => row.trim()).join(" ")) }];
  const before = rows.slice(0, first);
  const items: string[] = [];
  for (const row of rows.slice(first)) {
    if (ITEM.test(row)) items.push(row.replace(ITEM, ""));
    else items[items.length - 1] += ` ${row.trim()}`;
  }
  const kind = /^\d/.test(rows[first]!) ? "ol" : "ul";
  const list: Block = { kind, items: items.map(parseSpans) };
  return before.length ? [{ kind: "p", spans: parseSpans(before.join(" ")) }, list] : [list];
}

function parseTable(rows: readonly string[]): Block {
  const cells = (row: string) =>
    row
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => parseSpans(cell.trim()));
  return { kind: "table", rows: rows.filter((row) => !/^[|\s:-]+$/.test(row)).map(cells) };
}

export function parseRulebook(text: string): Rulebook {
  let title = "";
  const parts: { title: string; rules: string[]; lines: string[] }[] = [{ title: "", rules: [], lines: [] }];
  for (const line of text.split("\n")) {
    const comment = /^<!--\s*(.*?)\s*-->$/.exec(line.trim());
    if (line.startsWith("# ")) title = line.slice(2).trim();
    else if (line.startsWith("## ")) parts.push({ title: line.slice(3).trim(), rules: [], lines: [] });
    else if (comment) parts.at(-1)!.rules.push(...comment[1]!.split(/\s+/));
    else parts.at(-1)!.lines.push(line.replace(/^###+\s+(.*)$/, "\n**$1**\n"));
  }
  const [intro, ...sections] = parts.map((part) => ({
    title: part.title,
    rules: part.rules,
    blocks: parseBlocks(part.lines),
  }));
  return { title, intro: intro!.blocks, sections };
}

const plainText = (spans: readonly Span[]): string => spans.map(({ text }) => text).join("");

/** Return the passages of a section to be read aloud; for a picture, its description. */
export function readAloudLines({ title, blocks }: Pick<Section, "title" | "blocks">): string[] {
  const passages = blocks.flatMap((block) => {
    if (block.kind === "p") return [plainText(block.spans)];
    if (block.kind === "table") return block.rows.map((row) => row.map(plainText).join(", "));
    if (block.kind === "pictures") return block.pictures.map(({ shows }) => shows);
    return block.items.map(plainText);
  });
  return [title, ...passages];
}
