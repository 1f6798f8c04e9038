import { expect, it } from "vitest";
import { parseRoute } from "./router.svelte.ts";

it("an address with invalid escapes is an unknown page, not an error", () => {
  expect(parseRoute("/%E0%A4%A")).toEqual({ name: "lost" });
  expect(parseRoute("/box/%")).toEqual({ name: "box", game: "%" });
  expect(parseRoute("/box/%C3%A9")).toEqual({ name: "box", game: "é" });
});
