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
  // Components inject their styles, so that pictures can be drawn with them.
  plugins: [icons(), svelte({ emitCss: false, configFile: here("web/build/svelte.config.js") })],
  test: {
    sequence: { shuffle: true }, // its seed is printed; --sequence.seed=… repeats the order
    environment: "happy-dom",
    setupFiles: [here("web/vitest_setup.ts")],
    // Generous, so that on a busy machine tests are slow instead of failing.
    testTimeout: 120_000,
    // All files share one browser and one copy of each module, reset between files (`web/vitest_setup.ts`), which is
    // five times faster. Files that use `vi.mock` are isolated.
    projects: [
      { extends: true, test: { name: "shared", isolate: false, include: TESTS, exclude: MOCKED } },
      { extends: true, test: { name: "mocked", isolate: true, include: MOCKED } },
    ],
  },
});
