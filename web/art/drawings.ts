/**
 * The drawings of a folder by the name of their file, without the `<svg>` around each. The call of `import.meta.glob`
 * stands where they are used, because Vite reads it there.
 */
export const drawingsOf = (files: Record<string, string>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace(/^.*\/|\.svg$/g, ""),
      file.replace(/<\/?svg[^>]*>|\n */g, ""),
    ]),
  );

/** A drawing in one of the states that its file has groups for: `<g class="awake">` and `<g class="asleep">`, say. */
export const inState = (drawing: string, state: string): string =>
  drawing.replace(/<g class="(\w+)">(.*?)<\/g>/gs, (_, name, drawn) => (name === state ? String(drawn) : ""));
