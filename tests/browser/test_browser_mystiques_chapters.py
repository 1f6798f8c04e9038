"""Every chapter of Les Mystiques on the screen, at moments of its golden story, without playing it through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.accessibility_checks import findings
from browser.app_page import PHONE, AppPage
from browser.positions_by_hand import scenes
from browser.scripted_server import Puppet
from kit.sampled_cases import sample
from mulot.cli.i18n import Translator
from mulot.core.game import Ask
from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.mystiques.content import CAMPAIGN

STORIES = Path(mulot.__file__).parent / "games" / "mystiques" / "tests" / "stories"

STANDING = """(all) => all.map((space) => [space.dataset.touch, space.getAttribute('aria-label')])"""
REACHED = """(all) => all.map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    && top >= 0 && top + height <= innerHeight && left >= 0 && left + width <= innerWidth;
})"""


def moments(chapter: str) -> tuple[Any, Any]:
    """Return two positions of a won game: the crossroads, and a mouse's turn with as much as possible on the tile."""
    match = Match.load(STORIES / f"{chapter}-told-won.jsonl")
    crossroads: Any = None
    turn: tuple[int, Any] = (-1, None)
    for now in match.replay():
        waiting = now.waiting
        if not isinstance(waiting, Ask) or waiting.about not in ("crossroads", "turn"):
            continue
        seat = waiting.must[0]
        view = now.look(seat)
        found = (view, waiting, seat, now.legal(seat))
        if waiting.about == "crossroads":
            crossroads = crossroads or found
        elif (there := sum(e.tile == view.here for e in view.enemies) + 9 * len(view.tokens)) > turn[0]:
            turn = there, found
    assert crossroads
    assert turn[1]
    return crossroads, turn[1]


def show(puppet: Puppet, moment: Any) -> None:
    view, waiting, seat, legal = moment
    puppet.tell(puppet.now(view, waiting, eye=seat, yours=(seat,), legal={seat: legal}))


@pytest.mark.parametrize("chapter", sample([chapter.name for chapter in CAMPAIGN], 1))
def test_a_chapter_is_on_the_board_and_says_what_it_is_about(screen: Callable[..., AppPage], chapter: str) -> None:
    one = screen(size=PHONE, settings={"language": "fr"}, puppet=True)
    page, words = one.page, Translator("fr", mulot.load("mystiques"))
    crossroads, turn = moments(chapter)
    puppet = Puppet(one, "mystiques", crossroads[0].seats)
    view, waiting, seat, legal = turn
    puppet.open(puppet.now(view, waiting, eye=seat, yours=(seat,), legal={seat: legal}))
    expect(page.locator("[data-touch=do-end-turn]")).to_be_visible()

    # All figures and things are drawn, and described for people who cannot see them.
    mice = [mouse for mouse in view.mice if mouse.space]
    foes = [foe for foe in view.enemies if foe.tile == view.here and foe.space]
    expect(page.locator(".tile .figure")).to_have_count(len(mice) + len(foes))
    told = dict(page.locator("[data-touch^=space-]").evaluate_all(STANDING))
    wanted = [(mouse.space, mouse.hero) for mouse in mice] + [(foe.space, foe.kind) for foe in foes]
    wanted += [(token.space, token.item) for token in view.tokens if token.tile == view.here]
    for space, thing in wanted:
        assert words.game_text(f"thing-{thing}") in told[f"space-{space}"]
    assert findings(one) == [], "a turn"

    # While others decide, the page shows who.
    expect(page.locator(".acting")).to_have_count(0)
    puppet.tell(puppet.now(view, waiting, eye=seat, yours=(), legal={}))
    card = (page.locator(".track .now [data-touch]").get_attribute("data-touch") or "").removeprefix("card-")
    expect(page.locator(".acting b")).to_have_text(words.game_text(f"thing-{card}"))
    show(puppet, turn)

    page.locator("[data-touch=map]").tap()
    expect(page.locator(".panel .goal")).to_have_text(words.game_text(f"goal-{chapter}"))
    page.locator("[data-touch=close]").tap()

    # However long the story is, all choices are visible.
    show(puppet, crossroads)
    ways = page.locator("[data-touch^=do-decide-]")
    expect(ways).to_have_count(len(crossroads[3]))
    page.locator("[data-touch=reading-full]").tap()
    expect(page.locator("[data-touch=reading-full][aria-pressed=true]")).to_be_visible()
    assert ways.evaluate_all(REACHED) == [True] * len(crossroads[3])
    assert findings(one) == [], "the crossroads"


def test_a_captured_mouse_is_asked_what_she_does_and_answers_by_touch(screen: Callable[..., AppPage]) -> None:
    game = mulot.load("mystiques")
    s, seats, seat, _, _ = next(scene for scene in scenes(game) if game.write(scene[3]).startswith("whisper"))
    one = screen(size=PHONE, settings={"language": "nl"}, puppet=True)
    page, puppet = one.page, Puppet(one, "mystiques", seats)
    puppet.open(
        puppet.now(game.look(s, seat), game.waiting(s), eye=seat, yours=(seat,), legal={seat: game.legal(s, seat)})
    )
    expect(page.locator(".panel h2")).to_have_text("Achter de tralies")
    friends = [mouse.hero for mouse in s.mice if mouse.space]
    for name in (*(f"do-whisper-{hero}" for hero in friends), "do-gnaw", "do-end-turn"):
        expect(page.locator(f"[data-touch={name}]")).to_be_visible()
    assert findings(one) == []

    after, told = game.copy(s), []
    game.play(after, seat, game.read(f"whisper {friends[0]}"), RandomLuck(1), told.append)
    puppet.answer = lambda wish: puppet.now(game.look(after, seat), game.waiting(after), eye=seat, events=tuple(told))
    page.locator(f"[data-touch=do-whisper-{friends[0]}]").tap()
    expect(page.locator(".panel")).to_be_hidden()
    assert puppet.played[-1]["action"] == {"type": "whisper", "whom": friends[0]}
    expect(page.locator("[data-said]")).to_contain_text("krijgt 1 kaasje")
