/** Return the drawing in a file, without the enclosing `<svg>`. */
export const drawingOf = (file: string): string => file.replace(/<\/?svg[^>]*>|\n */g, "");

/**
 * Return the drawings in a folder by file name, without the enclosing `<svg>`. The caller uses `import.meta.glob`,
 * because Vite needs to see it at the place of use.
 */
export const drawingsOf = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.svg$/g, ""), drawingOf(file)]));

/**
 * Return a drawing in some of the states for which its file has groups, such as `<g class="awake">` and `<g
 * class="asleep">`. A group can have several classes: it is shown in any of these states.
 */
export function inState(drawing: string, ...states: readonly string[]): string {
  const open: { readonly stateful: boolean; readonly shown: boolean }[] = [];
  return drawing
    .split(/(<g\b[^>]*>|<\/g>)/)
    .map((part) => {
      const group = part === "</g>" ? open.pop() : open.at(-1);
      const shown = group?.shown ?? true;
      if (part === "</g>") return shown && !group?.stateful ? part : "";
      if (!part.startsWith("<g")) return shown ? part : "";
      const classes = /class="([^"]*)"/.exec(part)?.[1]?.split(" ");
      open.push({ stateful: !!classes, shown: shown && (!classes || classes.some((name) => states.includes(name))) });
      return open.at(-1)!.shown && !classes ? part : "";
    })
    .join("");
}

/** Return a drawing in these colours, which its file names: `fill="var(--fur)"`. */
export const inColours = (drawing: string, colours: Readonly<Record<string, string>>): string =>
  drawing.replace(/var\(--(\w+)\)/g, (_, name: string) => colours[name] ?? "none");

/** Return a drawing with this prefix before its ids, so that it can be on a page twice. */
export const withIds = (drawing: string, prefix: string): string =>
  drawing.replace(/( id="|href="#|url\(#)/g, `$1${prefix}-`);
