/** Prepares a box's table in the background: loads its code and renders it once, invisibly. */
import { mount, unmount } from "svelte";
import { loadBox } from "../games.svelte.ts";
import { BoardModel } from "../table/board_model.svelte.ts";
import { api } from "../api/client.ts";

/** Warm up a game. Stops early if `isStillOpen` returns false. */
export async function warmUpGame(game: string, isStillOpen: () => boolean): Promise<void> {
  const coming = Promise.all([
    import("./PrerenderedTable.svelte"),
    import("../screens/TableScreen.svelte"),
    loadBox(game).then((box) => box.loadUi()),
  ]);
  const now = await api.warmUpGame(game);
  const [{ default: PrerenderedTable }, , { default: play }] = await coming;
  if (!now?.view || !isStillOpen()) return;
  const seats = (now.yours ?? []).map((seat) => ({ seat, name: String(seat + 1), mine: true, bot: false }));
  const model = new BoardModel(game, play, {
    seats,
    connection: null,
    answersQueries: false,
    aloud: false,
    shared: true,
  });
  const { view, own = null, waiting = null, turns = [], eye = null } = now;
  model.jump({ events: [], view, own, waiting, turns, viewingSeat: eye });
  // Rendered outside the page, so that it is neither seen nor heard.
  const target = document.createElement("div");
  await new Promise<void>((drawn) => {
    const made = mount(PrerenderedTable, {
      target,
      props: { model, isStillOpen, onDrawn: () => drawn(unmount(made)) },
    });
  });
}
