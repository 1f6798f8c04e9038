import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import stickers from "../../src/mulot/games/trio/web/stickers/index.ts";
import { words } from "../i18n/translations.svelte.ts";
import { voice } from "../voice/voice.svelte.ts";
import { stickersWonAt } from "./album.ts";
import NewStickers from "./NewStickers.svelte";

vi.mock("./album.ts", () => ({ stickersWonAt: vi.fn() }));
vi.mock("../games.svelte.ts", () => ({ loadBox: async () => ({ loadStickers: async () => ({ default: stickers }) }) }));

/** Show the stickers of a game; the album answers only when `answer` is called. */
function show() {
  let resolve: (won: string[]) => void = () => undefined;
  vi.mocked(stickersWonAt).mockReturnValue(new Promise((done) => (resolve = done)));
  vi.spyOn(words, "loadStories").mockResolvedValue(undefined);
  const said = vi.spyOn(voice, "say").mockReturnValue(undefined);
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  said.mockClear();
  const settled = vi.fn();
  const page = render(NewStickers, { game: "trio", table: "t", saved: true, won: ["any"], settled });
  return { page, said, warned, settled, answer: () => resolve([stickers.all[0]!.name]) };
}

it("says which stickers were won", async () => {
  const { said, settled, answer } = show();
  answer();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(said).toHaveBeenCalledTimes(1);
});

it("is silent if the player has left before the album answers", async () => {
  const { page, said, warned, settled, answer } = show();
  await vi.waitFor(() => expect(stickersWonAt).toHaveBeenCalled());
  page.unmount();
  answer();
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
  expect(said).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});
