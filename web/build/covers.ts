/** Renders the covers at build time, because it would be slow to mount all their components in the browser. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { globSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";
import { icons } from "./icons.ts";

const COVER = /\/games\/\w+\/web\/Cover\.svelte$/;
const STUDIO = "\0studio";
/** Hydration markers and CSS class names, which a static picture does not need. */
const MARKS = /<!--.*?-->| class="svelte-\w+"/gs;

export function covers(root: string, alias: Record<string, string>): Plugin {
  let coming: Promise<Readonly<Record<string, string>>> | undefined;
  return {
    name: "covers",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!COVER.test(id)) return null;
      coming ??= draw(globSync(`${root}/src/mulot/games/*/web/Cover.svelte`), alias);
      const drawn = (await coming)[id]?.replace(MARKS, "").trim() ?? "";
      if (!drawn.startsWith("<svg") || /<style|svelte-|[{}]/.test(drawn))
        this.error(`${id} is more than a picture: it has a style of its own, or braces.`);
      return drawn;
    },
  };
}

const gameOf = (path: string) => path.split("/").at(-3)!;

/**
 * Render each of these components separately, and return the SVGs by path. Ids begin with the game's, because several
 * covers are on one page.
 */
async function draw(paths: readonly string[], alias: Record<string, string>): Promise<Record<string, string>> {
  const studio = [
    `import { render } from "svelte/server";`,
    ...paths.map((path, i) => `import cover${i} from ${JSON.stringify(path)};`),
    `export default { ${paths.map((path, i) => `${JSON.stringify(path)}: render(cover${i}, { idPrefix: ${JSON.stringify(gameOf(path))} }).body`).join(", ")} };`,
  ].join("\n");
  const made = (await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias },
    plugins: [
      icons(),
      svelte({ emitCss: false }),
      {
        name: "studio",
        resolveId: (id) => (id === STUDIO ? id : null),
        load: (id) => (id === STUDIO ? studio : null),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: STUDIO, output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput;
  const { code } = made.output[0];
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Record<string, string> })
    .default;
}
