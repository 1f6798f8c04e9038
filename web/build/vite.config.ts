import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { covers } from "./covers.ts";
import { icons } from "./icons.ts";
import { licences } from "./licences.ts";
import { pocketPage } from "./start_pages.ts";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const alias = { $web: here("web") };
const house = process.env["MULOT_HOUSE"] ?? "http://127.0.0.1:8000";

/** Leaves out the fonts' letters of scripts that no language of the client uses. */
const latinFonts: Plugin = {
  name: "latin-fonts",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@fontsource-variable")
      ? code.replace(/@font-face\s*{[^}]*-(?:cyrillic|hebrew|vietnamese)[^}]*}/g, "")
      : undefined,
};

export default defineConfig({
  root: here("web"),
  // Addresses are relative, so that the same files work on a server and in any folder of a static site.
  base: "./",
  resolve: { alias },
  plugins: [latinFonts, icons(), covers(here("."), alias), svelte(), licences(), pocketPage()],
  worker: { format: "es" },
  build: {
    outDir: here("src/mulot/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Inlined pictures and fonts would be loaded before they are needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Every request costs a round trip, so files that are always needed together are bundled together: all texts in a
    // language, all covers, the shared code of the shell and the boards.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { test: /\/text\/.+\/\w+\.ftl/, name: (id) => `stories-${id.match(/(\w+)\.ftl/)?.[1]}`, priority: 1 },
            { test: /\.ftl/, name: (id) => `words-${id.match(/(\w+)\.ftl/)?.[1]}` },
            {
              test: /games\/\w+\/web\/(index\.ts|Cover\.svelte|sound\.mp3)/,
              name: "covers",
              includeDependenciesRecursively: false,
            },
            // The reader of QR codes is only needed where a phone invites another.
            { test: /node_modules\/(?!qr\/)|vite\/|\/web\/(art|i18n)\//, name: "ground" },
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
