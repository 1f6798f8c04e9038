import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { covers } from "./covers.ts";
import { icons } from "./icons.ts";
import { licences } from "./licences.ts";
import { pocketPage } from "./pocket_page.ts";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const alias = { $web: here("web") };
const house = process.env["MULOT_HOUSE"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  root: here("web"),
  // Scripts and styles name each other from where they lie: the same files serve a house and a folder on any web space.
  base: "./",
  resolve: { alias },
  plugins: [icons(), covers(here("."), alias), svelte(), licences(), pocketPage()],
  worker: { format: "es" },
  build: {
    outDir: here("src/mulot/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // A picture or a font inside a style sheet would be loaded before it is needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every answer costs a way to the house and back, so what is always wanted together comes together: all words of a
    // language, all covers, what the shell and the boards are made of.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: /\/text\/.+\/\w+\.ftl/, name: (id) => `stories-${id.match(/(\w+)\.ftl/)?.[1]}`, priority: 1 },
            { test: /\.ftl/, name: (id) => `words-${id.match(/(\w+)\.ftl/)?.[1]}` },
            {
              test: /games\/\w+\/web\/(index\.ts|Cover\.svelte)/,
              name: "covers",
              includeDependenciesRecursively: false,
            },
            { test: /node_modules|vite\/|\/web\/(art|i18n)\//, name: "ground" },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here(".")] },
    proxy: { "/api": { target: house, ws: true }, "/elsewhere": { target: house } },
  },
});
