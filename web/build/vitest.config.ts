import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.ts";

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export default defineConfig({
  resolve: { alias: { $web: here("web") }, conditions: ["browser"] },
  // Styles come with their components, so that pictures can be drawn with them.
  plugins: [icons(), svelte({ emitCss: false })],
  test: {
    sequence: { shuffle: true }, // its seed is printed; --sequence.seed=… repeats the order
    environment: "happy-dom",
    include: ["web/**/*.test.ts", "src/mulot/games/*/web/**/*.test.ts"],
    setupFiles: [here("web/testing.ts")],
    // One browser for all files, emptied between them (`web/testing.ts`): a new one for each took most of the time.
    isolate: false,
    // A busy machine makes tests slow, never red.
    testTimeout: 120_000,
  },
});
