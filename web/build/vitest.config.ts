import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const folders = ["web", "src/mulot/games/*/web"];
const TESTS = folders.map((folder) => `${folder}/**/*.test.ts`);
const MOCKED = folders.map((folder) => `${folder}/**/*.mocked.test.ts`);

export default defineConfig({
  resolve: { alias: { $web: here("web") }, conditions: ["browser"] },
  // Styles come with their components, so that pictures can be drawn with them.
  plugins: [icons(), svelte({ emitCss: false, configFile: here("web/build/svelte.config.js") })],
  test: {
    sequence: { shuffle: true }, // its seed is printed; --sequence.seed=… repeats the order
    environment: "happy-dom",
    setupFiles: [here("web/vitest_setup.ts")],
    // A busy machine makes tests slow, never red.
    testTimeout: 120_000,
    // One browser and one copy of each module for all files, emptied between them (`web/vitest_setup.ts`): a new one for each
    // file takes five times as long. Files that replace whole modules (`vi.mock`) have their own.
    projects: [
      { extends: true, test: { name: "shared", isolate: false, include: TESTS, exclude: MOCKED } },
      { extends: true, test: { name: "mocked", isolate: true, include: MOCKED } },
    ],
  },
});
