"""The first chapter of Les Mystiques, played boldly, with bots in most seats because a chapter takes a whole
evening."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check, findings
from browser.app_page import PHONE, PHONE_ON_ITS_SIDE, TABLET, AppPage, play_to_the_end, retell
from browser.bots_take_seats import let_bots_play
from browser.keyboard_play import play_by_keyboard
from browser.test_browser_event_texts import events_in
from kit.sampled_cases import WHOLE

FIRST = ("story-on", "do-begin", "do-decide", "do-keep", "do-attack", "hand-attack", "do-explore", "do-by", "do-pass")
"""The actions that a bold mouse prefers; otherwise she runs east, to the granary."""
LAST = "do-end-turn"
MOST = 150 if WHOLE else 50
"""The maximum number of touches in one chapter, because a few games are very long. After that, bots play on."""
SHORT = {"reading": "line"}
"""Settings that shorten the story, because bots play on while nobody is reading."""


def rank(touch: tuple[str, float, float]) -> tuple[float, float]:
    """Return a rank for a target; lower is bolder."""
    name, x, _ = touch
    for place, start in enumerate(FIRST):
        if name.startswith(start):
            return place, 0
    return (99, 0) if name == LAST else (len(FIRST), -x) if name.startswith("space-") else (98, 0)


def bold(touches: list[tuple[str, float, float]]) -> int:
    return min(range(len(touches)), key=lambda i: rank(touches[i]))


class Bold:
    """Makes at most two steps per turn, then ends the turn, so that a blocked mouse does not run in circles."""

    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, touches: list[tuple[str, float, float]]) -> int:
        best = bold(touches)
        ends = [i for i, (name, _, _) in enumerate(touches) if name == LAST]
        if touches[best][0].startswith("space-"):
            self.steps += 1
            if self.steps > 2 and ends:
                best = ends[0]
        if touches[best][0] == LAST:
            self.steps = 0
        return best


def begin(one: AppPage, who: list[str]) -> None:
    one.sit_down("mystiques", who)


def on_turn(one: AppPage) -> None:
    """Open the chapter, read its first page, and wait for a turn."""
    one.page.locator("[data-touch=do-begin]").tap()
    one.page.locator("[data-touch=story-on]").tap()
    expect(one.page.locator("[data-touch=do-end-turn]")).to_be_visible()


def watch_the_rest(screens: list[AppPage], seats: list[int]) -> None:
    """If the game is not over yet, let bots take these seats, and check that everybody sees the end."""
    if not screens[0].over:
        let_bots_play(screens[0], screens[0].table, seats, "brave")
    for one in screens:
        expect(one.page.locator("#ending")).to_be_visible(timeout=600_000)


@pytest.mark.whole
def test_the_first_chapter_by_touch_between_two_devices(screen: Callable[..., AppPage]) -> None:
    host, guest = screen(size=TABLET, settings=SHORT), screen(size=PHONE, settings=SHORT)
    host.sit_down("mystiques", ["here", "friend", "bot", "bot"])
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    play_to_the_end([host, guest], Bold(), most=MOST)
    watch_the_rest([host, guest], [0, 1])
    told = [one.page.locator("#ending").inner_text() for one in (host, guest)]
    assert told[0] == told[1] != ""


@pytest.mark.whole
def test_the_first_chapter_on_a_phone_with_three_bots(screen: Callable[..., AppPage]) -> None:
    phone = screen(size=PHONE, settings=SHORT)
    begin(phone, ["here", "bot", "bot", "bot"])
    touches = play_to_the_end([phone], Bold(), most=MOST)
    assert touches > 3
    watch_the_rest([phone], [0])
    assert phone.page.locator("#ending").inner_text()
    retell(phone)
    check(phone, "the end")


@pytest.mark.whole
def test_the_first_chapter_by_keyboard_alone(screen: Callable[..., AppPage]) -> None:
    one = screen(size=TABLET, settings=SHORT)
    begin(one, ["here", "bot", "bot", "bot"])
    assert play_by_keyboard(one, Bold(), most=MOST) > 3
    watch_the_rest([one], [0])
    expect(one.page.locator("#ending")).to_be_focused()


def test_the_board_and_its_sheets_are_for_everybody(screen: Callable[..., AppPage]) -> None:
    """axe checks the page during the game: the story, a turn, a hero's card, an enemy's card, the map, the bag."""
    one = screen(size=PHONE)
    begin(one, ["here"])
    expect(one.page.locator("[data-touch=do-begin]")).to_be_visible()
    assert findings(one) == [], "before the chapter"
    one.page.locator("[data-touch=do-begin]").tap()
    expect(one.page.locator("[data-touch=story-on]")).to_be_visible()
    assert findings(one) == [], "the story"
    one.page.locator("[data-touch=story-on]").tap()
    expect(one.page.locator("[data-touch=do-end-turn]")).to_be_visible()
    assert findings(one) == [], "a turn"
    for touch in ("card-aubin", "card-rat", "map", "book"):
        one.page.locator(f"[data-touch='{touch}']").tap()
        expect(one.page.locator(".panel")).to_be_visible()
        assert findings(one) == [], touch
        one.page.locator("[data-touch=close]").tap()
    one.page.locator("[data-touch=do-equip]").tap()
    expect(one.page.locator("[data-touch=do-done]")).to_be_visible()
    assert findings(one) == [], "the bag"


FAR_RATS = """(all) => all.filter((space) => space.getAttribute('aria-label').includes('Rat'))
  .map((space) => space.dataset.touch)"""


def out_of_reach(one: AppPage) -> str:
    """Begin the chapter until a rat is out of reach, and return its space. Where rats act first, all may have come
    close."""
    for _ in range(8):
        begin(one, ["here"])
        on_turn(one)
        rats: list[str] = one.page.locator("[data-touch^=space-]:not(.can)").evaluate_all(FAR_RATS)
        if rats:
            return rats[0]
    raise AssertionError("all rats are always near")


def test_an_enemy_is_looked_at_and_says_why_it_cannot_be_reached(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    rat, page = out_of_reach(one), one.page
    page.locator(f"[data-touch='{rat}']").dispatch_event("click")
    expect(page.locator(".panel h3", has_text="Rat")).to_be_visible()
    page.locator(".panel .why").first.tap()
    expect(page.locator(".prompt.refused")).to_be_visible()
    assert "too far" in page.locator("[data-prompt]").inner_text()


def test_a_way_of_several_steps_is_walked_with_one_touch(screen: Callable[..., AppPage]) -> None:
    """The server says how far she can go; the board walks there step by step."""
    one = screen(size=PHONE)
    begin(one, ["here"])
    on_turn(one)
    page = one.page
    expect(page.locator(".far-off").first).to_be_attached()
    far = page.locator(".far-off").first.locator("xpath=ancestor::*[@data-touch]")
    name = far.get_attribute("data-touch")
    far.dispatch_event("click")
    there = page.locator(f"[data-touch='{name}']")
    expect(there).to_have_attribute("aria-label", re.compile(": (Aubin|Rivette|Mélisse|Filch)"))
    moved = [event for event in events_in(one.frames) if event["type"] == "moved"]
    assert len(moved) >= 2
    assert name == f"space-{moved[-1]['to']}"


def test_reach_and_sight_are_shown_when_asked(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    begin(one, ["here"])
    on_turn(one)
    for what in ("reach", "sight"):
        one.page.locator(f"[data-touch=ask-{what}]").tap()
        expect(one.page.locator(f"[data-touch=ask-{what}][aria-pressed=true]")).to_be_visible()
        expect(one.page.locator(".board svg rect[stroke='#dff3ff']").first).to_be_attached()
        one.page.locator(f"[data-touch=ask-{what}]").tap()
        expect(one.page.locator(".board svg rect[stroke='#dff3ff']")).to_have_count(0)


def test_the_story_is_as_long_as_the_reader_likes_and_is_read_aloud(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    begin(one, ["here"])
    page = one.page
    page.locator("[data-touch=do-begin]").tap()
    passage = page.locator(".panel article p")
    expect(passage).to_contain_text("frost")
    lengths = {}
    for length in ("full", "short", "line"):
        page.locator(f"[data-touch=reading-{length}]").tap()
        expect(page.locator(f"[data-touch=reading-{length}][aria-pressed=true]")).to_be_visible()
        lengths[length] = passage.inner_text()
        # However long it is, the buttons are fully visible, even on a phone in landscape.
        for width, height in (PHONE_ON_ITS_SIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            for button in page.locator(".panel footer button").all():
                expect(button).to_be_in_viewport(ratio=1)
    assert len(lengths["line"]) < len(lengths["short"]) < len(lengths["full"])
    page.locator("[data-touch=read-aloud]").tap()
    assert lengths["line"] in [text for _, text in page.evaluate("window.spoken")]
    page.reload()
    page.locator("[data-touch=book]").tap()
    expect(page.locator("[data-touch=reading-line][aria-pressed=true]")).to_be_visible()
