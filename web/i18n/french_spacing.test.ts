import { expect, it } from "vitest";
import { Sentences } from "./fluent_format.ts";
import { withFrenchSpacing } from "./french_spacing.ts";

it("keeps French punctuation on the line of its word, and leaves other languages unchanged", () => {
  expect(withFrenchSpacing("fr", "Prêt ? « Oui » : allons !")).toBe(
    "Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: allons\u00a0!",
  );
  expect(withFrenchSpacing("nl", "Klaar ?")).toBe("Klaar ?");
});

it("does not break Fluent's syntax", () => {
  const source = "race-end = { $count ->\n    [one] Bravo !\n   *[other] À tous : bravo !\n}\n";
  expect(new Sentences("fr", [withFrenchSpacing("fr", source)]).format("race-end", { count: 2 })).toBe(
    "À tous\u00a0: bravo\u00a0!",
  );
});
