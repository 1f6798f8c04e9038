/** Writes a board as a standalone SVG without scripts, style sheets, fonts or text. */
import { SymbolTable } from "./reuse_svg_parts.ts";
import { arrowsAndDie } from "./arrows_and_die.ts";
import type { PictureSpec } from "./static_board.ts";
import { isTypeface, outlined } from "./text_outlines.ts";
import { resolveStyles, parseRules, parseVariables } from "./inline_styles.ts";

const DROPPED_ATTRIBUTES = /^(aria-|data-|on|role$|tabindex$|focusable$|class$|style$|xmlns|preserveAspectRatio$)/;
/** Style properties that are valid SVG attributes; other properties go into `style`. */
const STYLE_ATTRIBUTES = /^(fill|stroke|opacity|text-anchor|font-family|letter-spacing|dominant-baseline|stop-)/;
const DROP_IF_EMPTY = ["g", "defs", "clipPath", "mask"];

/** Round numbers to one decimal place, or to three if they are below 2. */
const rounded = (value: string): string =>
  value.replace(/-?\d*\.\d{3,}(e-?\d+)?/g, (number) => {
    const exact = Number(number);
    return String(Number(exact.toFixed(Math.abs(exact) < 2 ? 3 : 1)));
  });

const escaped = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;").replace(/\s+/g, " ");

const written = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([key, value]) => ` ${key}="${rounded(escaped(value))}"`).join("");

export class SvgWriter {
  private readonly rules;
  private readonly variables;
  private symbols = new SymbolTable();

  constructor(sheets: string, house: string) {
    this.rules = parseRules(sheets);
    this.variables = parseVariables(house);
  }

  /** Return the SVG of a board, cropped to `part`, on a background, with arrows and a die over it. */
  picture(
    svg: Element,
    { part, ground, arrows, die }: Pick<PictureSpec, "part" | "ground" | "arrows" | "die">,
  ): string {
    const box = part?.join(" ") ?? svg.getAttribute("viewBox")!;
    const [x, y, width, height] = box.split(/\s+/);
    this.symbols = new SymbolTable();
    const all = () => [...svg.children].map((child) => this.element(child)).join("");
    all(); // first to count repeated parts, then to draw them
    this.symbols.known = true;
    const inside = all();
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${rounded(box)}">`;
    const under = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>`;
    const over = arrowsAndDie([Number(x), Number(y), Number(width)], arrows, die);
    const drawn = `${head}${this.symbols.defs}${under}${inside}${over}</svg>\n`;
    const used = new Set([...drawn.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id));
    // Unused ids may differ between pictures, so they are removed. One element per line makes changes readable.
    return drawn.replace(/ id="([^"]+)"/g, (id, name: string) => (used.has(name) ? id : "")).replace(/></g, ">\n<");
  }

  private element(element: Element): string {
    const name = element.localName;
    const look = resolveStyles(element, this.rules, this.variables);
    const attributes = new Map<string, string>();
    for (const { name: key, value } of [...element.attributes])
      if (!DROPPED_ATTRIBUTES.test(key)) attributes.set(key, value);
    const rest: string[] = [];
    for (const [key, value] of look) {
      if (STYLE_ATTRIBUTES.test(key)) attributes.set(key, value);
      else if (value !== "none" && key !== "display") rest.push(`${key}:${value}`);
    }
    if (attributes.get("opacity") === "0" || look.get("display") === "none") return "";
    if (name === "text") return this.text(element, attributes, rest);
    if (rest.length) attributes.set("style", rest.join(";"));
    const inside = this.inside(element);
    if (inside === "" && DROP_IF_EMPTY.includes(name)) return "";
    if (name === "g" && attributes.size === 0) return this.symbols.reference(inside);
    const said = written(attributes);
    if (inside === "") return `<${name}${said}/>`;
    return `<${name}${said}>${name === "g" || name === "svg" ? this.symbols.reference(inside) : inside}</${name}>`;
  }

  private text(element: Element, attributes: ReadonlyMap<string, string>, properties: readonly string[]): string {
    const letters = outlined((element.textContent ?? "").trim(), { attributes, properties }, (drawn) =>
      this.symbols.reference(drawn),
    );
    const look = new Map([...attributes].filter(([key]) => !isTypeface(key)));
    const styles = properties.filter((one) => !isTypeface(one.split(":", 1)[0]!));
    // An outline around a letter is behind it, where parts of the letter meet.
    if (look.has("stroke")) styles.push("paint-order:stroke");
    if (styles.length) look.set("style", [...new Set(styles)].join(";"));
    return letters && `<g${written(look)}>${letters}</g>`;
  }

  private inside(element: Element): string {
    return [...element.children].map((child) => this.element(child)).join("");
  }
}
