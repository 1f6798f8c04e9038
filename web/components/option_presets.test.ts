import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Choice } from "../api/rest_types.ts";
import OptionPresets from "./OptionPresets.svelte";

const pressed = (options: Record<string, unknown>): string[] => {
  const { container, unmount } = render(OptionPresets, {
    game: "race",
    presets: { short: { long: false }, box: {} },
    choices: [],
    defaults: [
      { name: "long", default: true },
      { name: "heroes", default: [] },
      { name: "first", default: null },
    ] as never,
    options: options as Record<string, Choice>,
    pictures: undefined,
    onChange: () => undefined,
  });
  const found = [...container.querySelectorAll("[aria-pressed]")].map((one) => one.getAttribute("aria-pressed")!);
  unmount();
  return found;
};

it("shows which preset is chosen, even if an option is a list", () => {
  expect(pressed({ long: true, heroes: [], first: null })).toEqual(["false", "true"]);
  expect(pressed({ long: false, heroes: [], first: 1 })).toEqual(["true", "false"]);
  expect(pressed({ long: true, heroes: ["aubin"], first: null })).toEqual(["false", "false"]);
});
