import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  {
    ignores: [
      "site",
      ".docs",
      "research/",
      ".venv/",
      ".tools/",
      "node_modules/",
      "src/mulot/server/static/",
      "src/mulot/lab/boards/",
      "**/web/types.ts",
      "web/api/message_types.ts",
    ],
  },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig: config },
    },
  },
  {
    rules: {
      // The code knows better than the compiler what a Record or an array of fixed length contains.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-invalid-void-type": "off",
      // svelte-check finds unnecessary comments; the compiler has more warnings than this rule knows.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
