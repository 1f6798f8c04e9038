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
      "web/api/messages.ts",
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
      // What a Record or an array of a fixed length holds is known here better than the compiler knows it.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-invalid-void-type": "off",
      // The compiler warns of more than this rule sees; svelte-check finds comments that are not needed.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
