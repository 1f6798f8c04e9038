import { expect, it, vi } from "vitest";
import type { FromElsewhere } from "../wire/elsewhere.ts";

it("keeps the words of a game from elsewhere when an earlier answer comes later", async () => {
  vi.resetModules(); // other tests may have loaded what is replaced here
  vi.doMock("../wire/elsewhere.ts", () => ({ wordsOf: () => Promise.resolve("crumbs-title = Crumbs") }));
  const { words } = await import("./words.svelte.ts");
  vi.doUnmock("../wire/elsewhere.ts");
  vi.resetModules();
  let answer: (texts: string[]) => void = () => undefined;
  const late = new Promise<string[]>((done) => (answer = done));
  vi.spyOn(words as unknown as { fetch: () => Promise<string[]> }, "fetch").mockReturnValueOnce(late);
  const first = words.learn("en");
  await words.bring([{} as FromElsewhere]);
  expect(words.now.say("crumbs-title")).toBe("Crumbs");
  answer(["house-title = Mulot"]);
  await first;
  expect(words.now.say("crumbs-title")).toBe("Crumbs");
});
