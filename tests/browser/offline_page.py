"""A page of the offline version, operated in the same way as a page of a server, and its connection to the worker."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from browser.app_page import PATIENCE, AppPage, new_context
from browser.killed_chromium import LISTENING
from browser.static_site import web_space

SAME_LUCK = """{
  let n = 7;
  // Python asks here for its luck and for the names of tables: other bytes each time, the same in every run.
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = (n = (Math.imul(n, 1103515245) + 12345) >>> 0) >>> 16;
    return array;
  };
}
"""
GO = "(address) => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
TO_THE_END = """async ([table, seed]) => {
  const house = await theHouse, SCREEN = 2_000_000 + seed;
  let chance = seed, moves = 0, asked = null;
  const pick = (many) => ((chance = (Math.imul(chance, 1103515245) + 12345) >>> 0) >>> 16) % many;
  const send = (wish) => house.postMessage({
    kind: "hear", screen: SCREEN, packet: JSON.stringify({ id: `by-wire-${seed}-${++moves}`, ...wish }),
  });
  return new Promise((done, failed) => {
    const hear = ({ data }) => {
      if (data.kind !== "told" || data.screen !== SCREEN) return;
      for (const message of data.packet.split("\\n").map((line) => JSON.parse(line))) {
        if (message.kind === "no") failed(new Error(message.key));
        if (message.kind !== "now") continue;
        if (message.waiting?.type === "outcome" || moves > 20_000) {
          house.removeEventListener("message", hear);
          house.postMessage({ kind: "exit", screen: SCREEN });
          return done(moves);
        }
        if (message.curtain !== undefined && message.curtain !== null) send({ do: "lift", seat: message.curtain });
        const [turn] = message.turns ?? [];
        if (!turn || asked === `${turn.seat} ${turn.question}`) continue;
        asked = `${turn.seat} ${turn.question}`;
        send({ do: "play", seat: turn.seat, question: turn.question, action: turn.legal[pick(turn.legal.length)] });
      }
    };
    house.addEventListener("message", hear);
    house.postMessage({ kind: "enter", screen: SCREEN, table, since: null });
  });
}"""


def until(page: Page, holds: str) -> None:
    """Wait for an asynchronous condition (`wait_for_function` would take its promise for a truthy value)."""
    for _ in range(PATIENCE // 50):
        if page.evaluate(holds):
            return
        page.wait_for_timeout(50)
    raise AssertionError(holds)


class PocketScreen(AppPage):
    """A page of the offline version. It changes paths without reloading, so Python starts only once."""

    places = ("here", "friend", "bot")

    def goto(self, path: str) -> PocketScreen:
        if self.page.url.startswith(self.address.rstrip("?")):
            self.page.evaluate(GO, self.address + path)
        else:
            self.page.goto(self.address + path)
        return self

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.address.rstrip("?"), "data:", "blob:")):
            self.foreign.append(request.url)

    def play_by_wire_to_the_end(self, seed: int) -> int:
        """Play random legal moves for this device's seats until the game is over. Return the number of moves."""
        made: int = self.page.evaluate(TO_THE_END, [self.table, seed])
        return made


@contextmanager
def pocket_screen(
    browser: Browser, folder: Path, planted: str = SAME_LUCK, aside: str = "", **how: Any
) -> Iterator[PocketScreen]:
    """Yield a device with a new static site. Afterwards no page may have had an error or sent a request to another
    host."""
    with web_space(folder, planted, aside) as site:
        context = new_context(browser, **how)
        context.add_init_script(LISTENING)
        one = PocketScreen(context, f"{site}?")
        yield one
        foreign, complaints = one.foreign, one.complaints
        context.close()
    assert foreign == []
    assert complaints == [], complaints
