"""A child who cannot read plays from the shelf to the end: pictures, glow and voice are enough."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from browser.app_page import PATIENCE, TABLET, AppPage, keep, unpainted
from browser.spoken_sentences import ask_at, hear, heard
from kit.sampled_cases import sample

NO_WORDS = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { color: transparent !important; -webkit-text-fill-color: transparent !important;
    caret-color: transparent !important } svg text { visibility: hidden !important }
    [role=img] text, input { opacity: 0 !important } svg { color: #3b2a20 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
})"""
"""A style that makes all text invisible."""
SEE = """async ([wanted, patience]) => {
  const shown = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const there = hit && (one.contains(hit) || (hit.closest("svg") ?? 0) === one.ownerSVGElement);
    return there && width > 0 ? { x, y, size: width * height } : null;
  };
  const seen = {
    pictures: () => [...document.querySelectorAll("button, a, summary")].filter((one) => one.querySelector("svg, img")),
    glows: () => [...document.querySelectorAll(".board [data-touch].can")],
    party: () => [...document.querySelectorAll("svg.podium")],
  };
  const until = performance.now() + patience;
  for (;;) {
    for (const kind of wanted) {
      const found = seen[kind]().map(shown).filter((one) => one !== null);
      if (found.length || performance.now() > until) return [kind, found];
    }
    await new Promise((then) => setTimeout(then, 10));
  }
}"""
"""What eyes see that cannot read: where there are pictures that can be touched, where it glows, and whether the mice
celebrate. No words, no names, no addresses. It looks until there is something of one of these kinds."""
LAST = "(words) => window.spoken.at(-1)[1].startsWith(words)"
LATELY = "(words) => window.spoken.slice(-4).some(([, said]) => said.startsWith(words))"
FIRST_FOUR = {"souriciere": "La Souricière", "clan": "Le Clan", "barrieres": "Barrières", "trio": "Le Trio"}
STEPS = 700


class Child:
    """A simulated child, who sees pictures and what glows, hears the voice, and touches. It never reads text."""

    def __init__(self, one: AppPage) -> None:
        self.screen = one

    def see(self, *kinds: str) -> tuple[str, list[dict[str, float]]]:
        """Wait until there are `pictures`, something `glows`, or the `party` is on. Return which of them, and the
        positions."""
        kind, found = self.screen.page.evaluate(SEE, [list(kinds), PATIENCE])
        assert found, kinds
        return kind, found

    def touch(self, thing: dict[str, float]) -> None:
        self.screen.page.touchscreen.tap(thing["x"], thing["y"])

    def touch_what_is_called(self, word: str) -> None:
        """Ask for the name of each picture, the largest first, until the voice says this word; then touch that
        picture."""
        _, pictures = self.see("pictures")
        for picture in sorted(pictures, key=lambda one: -one["size"]):
            if ask_at(self.screen, picture["x"], picture["y"]).startswith(word):
                self.touch(picture)
                return
        raise AssertionError(f"nothing says {word!r}: {heard(self.screen)}")

    def play(self, pick: Callable[[list[dict[str, float]]], dict[str, float]]) -> None:
        """Touch what glows until the celebration."""
        for _ in range(STEPS):
            kind, found = self.see("party", "glows")
            if kind == "party":
                return
            self.touch(pick(found))
        raise AssertionError("no end")


def farthest(glows: list[dict[str, float]]) -> dict[str, float]:
    """Pick what is farthest up the board, towards the goal of a race."""
    return min(glows, key=lambda one: one["y"])


@pytest.mark.parametrize("game", sample(list(FIRST_FOUR), 1))
def test_a_child_who_cannot_read_plays_to_the_end(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(new=True, size=TABLET)
    one.context.add_init_script(NO_WORDS)
    one.goto("/health").page.evaluate(keep({"language": "en", "sound": False, "calm": True, "quick": True}))
    one.goto("/")
    child = Child(one)
    # On the first visit the mouse asks; the golden picture that speaks means yes.
    assert hear(one, 0) == ["Shall I read to you?"]
    _, asked = child.see("pictures")
    assert len(asked) == 3, "who asks, yes, no"
    _, yes, _ = asked
    child.touch(yes)
    assert "Which game shall we play?" in hear(one, 2)[-1]

    child.touch_what_is_called(FIRST_FOUR[game])
    one.page.wait_for_function(LAST, arg="Touch the big yellow button")
    child.touch_what_is_called("Play!")
    one.page.wait_for_function(LAST, arg="Which mouse are you?")
    _, mice = child.see("pictures")
    child.touch(max(mice, key=lambda mouse: mouse["size"]))
    child.see("glows")
    assert heard(one)[-1].endswith(("!", "?", ".")), "what to do is said"
    with unpainted([one]):
        child.play(farthest if game == "barrieres" else Random(4).choice)
    # A touch that came too late may still be answered after the game is over.
    one.page.wait_for_function(LATELY, arg="Touch the big yellow button to go on")
    one.page.wait_for_selector(".end[data-kept]", state="attached")  # a child waits until nothing moves
    child.touch_what_is_called("To the shelf")
    one.page.wait_for_function(LAST, arg="Which game shall we play?")
