import { expect, it, vi } from "vitest";
import type { FromElsewhere } from "../wire/elsewhere.ts";
import { words } from "./words.svelte.ts";

vi.mock("../wire/elsewhere.ts", () => ({ wordsOf: () => Promise.resolve("crumbs-title = Crumbs") }));

it("keeps the words of a game from elsewhere when an earlier answer comes later", async () => {
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
