/**
 * Writes a text as outlines of letters, because an image in a page cannot use the page's fonts. `fredoka_outlines.json`
 * has the characters that boards show, from Fredoka (SIL Open Font License) at two weights, 1000 units to the em.
 */
import OUTLINES from "./fredoka_outlines.json";

const WEIGHTS: Readonly<Record<string, Readonly<Record<string, { advance: number; path: string }>>>> = OUTLINES;

/** The style of a text: its attributes, and its style properties as `name:value`. */
interface TextStyle {
  readonly attributes: ReadonlyMap<string, string>;
  readonly properties: readonly string[];
}

const short = (number: number): string => String(Number(number.toFixed(1))).replace(/^(-?)0\./, "$1.");

/** Return the outlines of a text as SVG; `reference` replaces a letter that occurs several times. */
export function outlined(
  text: string,
  { attributes, properties }: TextStyle,
  reference: (drawn: string) => string,
): string {
  const styles = new Map(properties.map((one) => one.split(":", 2) as [string, string]));
  const [, weightInFont, sizeInFont] = /^(\d+) ([\d.]+)px/.exec(styles.get("font") ?? "") ?? [];
  const size = parseFloat(styles.get("font-size") ?? attributes.get("font-size") ?? sizeInFont ?? "16");
  const weight = Number(styles.get("font-weight") ?? attributes.get("font-weight") ?? weightInFont ?? 600);
  const letters = [...text].map((letter) => {
    const found = WEIGHTS[weight >= 650 ? "700" : "600"]![letter];
    if (!found) throw new Error(`“${letter}” has no outline in fredoka_outlines.json`);
    return found;
  });
  const scale = size / 1000;
  const wide = letters.reduce((sum, { advance }) => sum + advance, 0) * scale;
  let x = Number(attributes.get("x") ?? 0) - (attributes.get("text-anchor") === "middle" ? wide / 2 : 0);
  const y = Number(attributes.get("y") ?? 0);
  return letters
    .map(({ advance, path }) => {
      const drawn = path.replace(
        /(-?)(\d+)/g,
        (_, sign: string, number: string) => sign + short(Number(number) * scale),
      );
      const letter = reference(`<path d="${drawn}"/>`);
      const at = x;
      x += advance * scale;
      if (letter.startsWith("<use")) return letter.replace("/>", ` x="${short(at)}" y="${short(y)}"/>`);
      return `<g transform="translate(${short(at)} ${short(y)})">${letter}</g>`;
    })
    .join("");
}

/** True for what an outline has not got any more. */
export const isTypeface = (name: string): boolean =>
  /^(x|y|font|font-.*|text-anchor|letter-spacing|dominant-baseline)$/.test(name);
