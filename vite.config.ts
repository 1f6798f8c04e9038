import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const house = process.env["MULOT_HOUSE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here("web"),
  resolve: { alias: { $web: here("web") } },
  plugins: [icons(), svelte()],
  build: {
    outDir: here("src/mulot/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // A picture or a font inside a style sheet would be loaded before it is needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All words of a language come together: one answer instead of one for every game and every part of a story.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ test: /\.ftl/, name: (id) => `words-${id.match(/(\w+)\.ftl/)?.[1]}` }] } },
    },
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: house, ws: true } },
  },
});
