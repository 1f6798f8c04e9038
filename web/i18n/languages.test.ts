import { expect, it } from "vitest";
import { languageFallbacks, firstAvailable } from "./languages.ts";

it("tries the reader's language, then English, then the others", () => {
  expect(languageFallbacks("nl")).toEqual(["nl", "en", "fr"]);
  const books = (there: readonly string[]) => firstAvailable("nl", (each) => (there.includes(each) ? each : undefined));
  expect([books(["fr", "en", "nl"]), books(["fr", "en"]), books(["fr"]), books([])]).toEqual([
    "nl",
    "en",
    "fr",
    undefined,
  ]);
});
