/**
 * Parses a rulebook's Markdown into blocks, supporting only what Mulot's rulebooks use: headings, paragraphs, lists,
 * tables, pictures, bold, italic. A comment lists the rules that the sentence before it explains, or, below a heading,
 * those that the whole section explains; they become anchors.
 */
export interface Span {
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
}
type Content =
  | { readonly kind: "p"; readonly spans: readonly Span[] }
  | { readonly kind: "ul" | "ol"; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: "pictures"; readonly pictures: readonly RulebookPicture[] };
/** A paragraph, list, table or row of pictures, and the rules named in it. */
export type Block = Content & { readonly rules: readonly string[] };
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
const COMMENT = /[^\S\n]*<!--\s*(.*?)\s*-->/g;

const rulesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(COMMENT)].flatMap(([, numbers]) => numbers!.split(/\s+/))),
];

function parseBlocks(lines: readonly string[]): Block[] {
  const paragraphs = lines.join("\n").split(/\n\s*\n/);
  return paragraphs.flatMap((paragraph) => {
    const rules = rulesIn(paragraph);
    const rows = paragraph.replace(COMMENT, "").split("\n");
    return parseContent(rows.filter((row) => row.trim())).map((content) => ({ ...content, rules }));
  });
}

function parseContent(rows: readonly string[]): Content[] {
  if (rows.length === 0) return [];
  const pictures = rows.map((row) => PICTURE.exec(row.trim())).filter((found) => found !== null);
  if (pictures.length === rows.length)
    return [{ kind: "pictures", pictures: pictures.map(([, shows, file]) => ({ shows: shows!, file: file! })) }];
  return rows.every((row) => row.trim().startsWith("|")) ? [parseTable(rows)] : parseParagraph(rows);
}

/** Parse a paragraph, a list, or a sentence followed by its list. */
function parseParagraph(rows: readonly string[]): Content[] {
  const first = rows.findIndex((row) => ITEM.test(row));
  if (first < 0) return [{ kind: "p", spans: parseSpans(rows.map((row) => row.trim()).join(" ")) }];
  const before = rows.slice(0, first);
  const items: string[] = [];
  for (const row of rows.slice(first)) {
    if (ITEM.test(row)) items.push(row.replace(ITEM, ""));
    else items[items.length - 1] += ` ${row.trim()}`;
  }
  const kind = /^\d/.test(rows[first]!) ? "ol" : "ul";
  const list: Content = { kind, items: items.map(parseSpans) };
  return before.length ? [{ kind: "p", spans: parseSpans(before.join(" ")) }, list] : [list];
}

function parseTable(rows: readonly string[]): Content {
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
  const parts: { title: string; lines: string[] }[] = [{ title: "", lines: [] }];
  for (const line of text.split("\n")) {
    if (line.startsWith("# ")) title = line.slice(2).trim();
    else if (line.startsWith("## ")) parts.push({ title: line.slice(3).trim(), lines: [] });
    else parts.at(-1)!.lines.push(line.replace(/^###+\s+(.*)$/, "\n**$1**\n"));
  }
  const [intro, ...sections] = parts.map((part) => ({
    title: part.title,
    rules: rulesIn(part.lines.join("\n")),
    blocks: parseBlocks(part.lines),
  }));
  return { title, intro: intro!.blocks, sections };
}

/** Return the part of a section that tells a rule, with its pictures; all of it if no sentence names the rule. */
export function passagesAbout(rule: string, { blocks }: Section): readonly Block[] {
  const told = blocks.filter(({ kind, rules }) => kind === "pictures" || rules.includes(rule));
  return told.some(({ rules }) => rules.includes(rule)) ? told : blocks;
}

/** Pictures, and the part of a section that they show. */
export interface Panel {
  readonly pictures: readonly Block[];
  readonly blocks: readonly Block[];
}

/** Return a section as panels: each of its pictures with the text before it, and what follows the last one. */
export function panelsOf({ blocks }: Pick<Section, "blocks">): readonly Panel[] {
  const panels: Panel[] = [];
  let text: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "pictures") {
      panels.push({ pictures: [block], blocks: text });
      text = [];
    } else text.push(block);
  }
  return text.length ? [...panels, { pictures: [], blocks: text }] : panels;
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
