/**
 * Return the drawings in a folder by file name, without the enclosing `<svg>`. The caller uses `import.meta.glob`,
 * because Vite needs to see it at the place of use.
 */
export const drawingsOf = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace(/^.*\/|\.svg$/g, ""),
      file.replace(/<\/?svg[^>]*>|\n */g, ""),
    ]),
  );

/**
 * Return a drawing in one of the states for which its file has groups, such as `<g class="awake">` and `<g
 * class="asleep">`.
 */
export const inState = (drawing: string, state: string): string =>
  drawing.replace(/<g class="(\w+)">(.*?)<\/g>/gs, (_, name, drawn) => (name === state ? String(drawn) : ""));
