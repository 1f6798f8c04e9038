/** Builds the board of every game for notebooks, each as a self-contained file in `src/mulot/lab/boards/`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import { icons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const games = here("../../src/mulot/games/");
const boxes = readdirSync(games, { recursive: true, encoding: "utf-8" }).filter((path) =>
  /^\w+.web.index\.ts$/.test(path),
);

const chosen = (path: string): Plugin => ({
  name: "box",
  enforce: "pre",
  resolveId: (id) => (id === "virtual:box" ? games + path : null),
});

/** A static board needs no texts, sounds or puzzles, which would make up most of the file. */
const bare: Plugin = {
  name: "bare",
  enforce: "pre",
  load: (id) => (/\.(ftl|mp3)(\?|$)/.test(id) ? 'export default "";' : /puzzles\.json$/.test(id) ? "[]" : null),
};

for (const [nth, path] of boxes.sort().entries()) {
  const game = path.split(/\W/)[0]!;
  await build({
    configFile: false,
    logLevel: "warn",
    root: here(".."),
    publicDir: false,
    resolve: { alias: { $web: here("..") } },
    plugins: [chosen(path), bare, icons(), svelte({ compilerOptions: { css: "injected" } })],
    build: {
      outDir: here("../../src/mulot/lab/boards"),
      emptyOutDir: nth === 0,
      target: "es2022",
      assetsInlineLimit: 1_000_000,
      reportCompressedSize: false,
      lib: { entry: here("../notebook/notebook_board.ts"), formats: ["es"], fileName: () => `${game}.js` },
      rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: false, minify: true } },
    },
  });
}
