import { expect, it, vi } from "vitest";
import type { ExternalGame } from "../api/external_games.ts";

it("keeps an external game's texts if an earlier response arrives later", async () => {
  vi.resetModules(); // other tests may have loaded the replaced module
  vi.doMock("../api/external_games.ts", () => ({ fetchWords: () => Promise.resolve("crumbs-title = Crumbs") }));
  const { words } = await import("./translations.svelte.ts");
  vi.doUnmock("../api/external_games.ts");
  vi.resetModules();
  let answer: (texts: string[]) => void = () => undefined;
  const late = new Promise<string[]>((done) => (answer = done));
  vi.spyOn(words as unknown as { fetch: () => Promise<string[]> }, "fetch").mockReturnValueOnce(late);
  const first = words.loadLanguage("en");
  await words.addExternalGames([{} as ExternalGame]);
  expect(words.now.format("crumbs-title")).toBe("Crumbs");
  answer(["house-title = Mulot"]);
  await first;
  expect(words.now.format("crumbs-title")).toBe("Crumbs");
});

it("loads the English texts when a message is missing", async () => {
  vi.resetModules();
  const { settings } = await import("../settings.svelte.ts");
  const { words } = await import("./translations.svelte.ts");
  settings.language = "nl";
  const fetched: string[] = [];
  vi.spyOn(words as unknown as { fetch: (language: string) => Promise<string[]> }, "fetch").mockImplementation(
    (language) => {
      fetched.push(language);
      return Promise.resolve([language === "nl" ? "ui-title = Muis" : "ui-title = Mouse\nui-back = Back"]);
    },
  );
  await words.loadLanguage("nl");
  expect(words.now.format("ui-title")).toBe("Muis");
  expect(fetched).toEqual(["nl"]);
  words.now.format("ui-back");
  await vi.waitFor(() => expect(words.now.format("ui-back")).toBe("Back"));
  expect(words.now.format("ui-title")).toBe("Muis");
  expect(fetched).toEqual(["nl", "nl", "en"]); // stories come first, because the key may be in one of them
});
