"""Plays a game over the page's own connection, without touches, for tests that begin where others end."""

from __future__ import annotations

from collections.abc import Sequence

from browser.app_page import AppPage

PLAY = """async ([table, moves, end, wanted]) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/live`);
  const over = new Promise((done, failed) => {
    let made = 0, asked = null;
    const id = () => `by-wire-${made}-${Math.random().toString(36).slice(2)}`;
    const send = (wish) => socket.send(JSON.stringify({ id: id(), ...wish }));
    socket.onclose = () => failed(new Error("the house hung up"));
    socket.onmessage = ({ data }) => {
      for (const message of data.split("\\n").map((line) => JSON.parse(line))) {
        if (message.kind === "no") failed(new Error(message.key));
        if (message.kind !== "now") continue;
        if (message.table?.phase === "over" || message.waiting?.type === "outcome") return done(made);
        if (message.curtain !== undefined && message.curtain !== null) send({ do: "lift", seat: message.curtain });
        const [turn] = message.turns ?? [];
        if (!turn || asked === `${turn.seat} ${turn.question}`) continue;
        asked = `${turn.seat} ${turn.question}`;
        if (made >= moves) { if (end) send({ do: "end" }); else return done(made); }
        else {
          const action = wanted[made++] ?? turn.legal[0];
          send({ do: "play", seat: turn.seat, question: turn.question, action });
        }
      }
    };
  });
  const made = await over;
  socket.onclose = null;
  socket.close();
  return made;
}"""


def play_by_wire(one: AppPage, moves: int, end: bool = True, wanted: Sequence[dict[str, str]] = ()) -> int:
    """Make this many moves with this device's mice, first the `wanted` ones, then always the first legal one; then end
    the game as its host."""
    made: int = one.page.evaluate(PLAY, [one.table, moves, end, list(wanted)])
    return made
