"""In real games, events are spoken and logged, impossible touches are answered, and nobody is sent too much.

`test_browser_text_of_every_event.py` shows that this holds for *every* event and refusal.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import PHONE, AppPage, play_to_the_end
from browser.touch_choosers import SHORT, curious, way_to_play
from kit.sampled_cases import WHOLE, sample
from mulot.cli.i18n import Translator
from mulot.core.text import LANGUAGES, event_sentence
from mulot.games import folder

KEY = re.compile(r"\b(?:house|ui|[a-z]+)-(?:event|do|ask|no|end|thing|name|bot|option|ui)-[a-z]")


def events_in(frames: list[str]) -> list[dict[str, Any]]:
    """Return every event received by the page, in order."""
    found: list[dict[str, Any]] = []
    for frame in frames:
        for line in frame.split("\n"):
            message = json.loads(line)
            if message.get("kind") == "now":
                found += message.get("events") or []
    return found


def wait_for_quiet(one: AppPage) -> None:
    """Wait until nothing more is received, because one touch may start several steps."""
    for _ in range(40):
        before = len(one.frames)
        one.page.wait_for_timeout(400)
        if len(one.frames) == before:
            break
    expect(one.page.locator(".table[data-busy=false]")).to_be_visible()


MOVES = """() => [...document.querySelectorAll("dialog li")].map((move) =>
  [...move.querySelectorAll(":scope > .told > .event > span")].map((line) => line.innerText)
)"""
"""The lines of each move in the log."""


IN_LANGUAGES = list(zip(mulot.shelf(), itertools.cycle(LANGUAGES), strict=False))


@pytest.mark.parametrize(("game", "language"), sample(IN_LANGUAGES, 1))
def test_what_happens_is_spoken_and_logged(screen: Callable[..., AppPage], game: str, language: str) -> None:
    one = screen(settings={"language": language, "voice": True, "quick": True})
    # Private events are not spoken if several people share a screen.
    one.sit_down(game, ["here", "bot" if game == "clan" else "here"])
    play_to_the_end([one], way_to_play(game, 6), most=15)
    wait_for_quiet(one)
    names = one.page.locator(".seats .name").all_inner_texts()
    rules = mulot.load(game)
    words = Translator(language, rules, names)
    kinds = {kind.__struct_config__.tag: kind for kind in _members(rules.event)}
    wanted = [
        words.sentence_text(event_sentence(rules, _read(kinds, event)), seen=True) for event in events_in(one.frames)
    ]
    assert wanted
    spoken = one.page.evaluate("window.spoken")
    assert {lang[:2] for lang, _ in spoken} == {language}
    told = [text for _, text in spoken]
    assert [text for text in wanted if text not in told] == []
    if one.over:
        one.page.locator(".end button.shut").click()
    one.page.locator("header .tools button").nth(-2).click()
    # The full history from the table: the newest move comes first, and its events are in their original order.
    # (The newest move may have no events, if it only leads to another choice.)
    expect(one.page.locator("dialog li > .told:not(:empty)").first).to_be_visible()
    logged = list(itertools.chain.from_iterable(one.page.evaluate(MOVES)[::-1]))
    assert logged == wanted
    assert not any(KEY.search(text) for text in [*told, *logged])


def _members(union: Any) -> tuple[Any, ...]:
    from mulot.core.text import union_members

    return union_members(union)


def _read(kinds: dict[str, Any], event: dict[str, Any]) -> Any:
    import msgspec

    return msgspec.convert(event, kinds[event["type"]])


@pytest.mark.parametrize("game", sample([game for game in SHORT if (folder(game) / "web").is_dir()], 1))
def test_a_touch_that_cannot_be_is_answered_with_its_reason(screen: Callable[..., AppPage], game: str) -> None:
    """On both devices, touching something that does not glow shows the reason in words.

    The plain board only offers what is possible. In Les Mystiques, a space that cannot be entered describes itself and
    what stands there instead.
    """
    host, guest = screen(), screen(size=PHONE)
    host.sit_down(game, ["here", "friend"])
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    said: list[str] = []
    for one in (host, guest):
        expect(one.page.locator(".table[data-busy=false] .board [data-touch]").first).to_be_visible()
        touches = one.page.evaluate(CANNOT)
        for x, y in touches[:: max(1, len(touches) // 4)]:
            one.page.touchscreen.tap(x, y)
            expect(one.page.locator(".prompt.refused")).to_be_visible()
            said.append(one.page.locator("[data-prompt]").inner_text())
    assert said, "nothing was refused"
    assert [words for words in said if KEY.search(words) or len(words) < 8] == []
    assert (Translator("en").house_text("no-not-your-turn") in said) == (game != "clan")  # there, all begin together


CANNOT = """() => [...document.querySelectorAll(
  ".board [data-touch][aria-disabled=true]:not([data-touch=stock])"
)].map((touch) => {
  const { left, top, width, height } = touch.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
})"""
"""Returns the positions of targets that do not glow, except the stock of barriers, which plays no action itself."""


@pytest.mark.parametrize("game", sample([game for game in mulot.shelf() if mulot.load(game).secrets], 1))
def test_nothing_reaches_a_screen_that_its_seat_may_not_know(screen: Callable[..., AppPage], game: str) -> None:
    """With two devices, nothing meant for one seat is ever sent to the other device."""
    host, guest = screen(), screen(size=PHONE)
    host.sit_down(game, ["here", "friend"], **({"variant": "pro"} if game == "trio" else {}))
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    expect(guest.page.locator(".table")).to_be_visible()
    play_to_the_end([host, guest], curious(3), most=80 if WHOLE else 30)
    assert all(any('"own":{' in frame for frame in one.frames) for one in (host, guest)), "nothing was secret"
    for one, seat in ((host, 0), (guest, 1)):
        for frame in one.frames:
            for line in frame.split("\n"):
                message = json.loads(line)
                own = message.get("own")
                assert own is None or own["seat"] == seat
                assert message.get("eye", seat) == seat
                assert (message.get("view") or {}).get("own") is None
                for event in message.get("events") or []:
                    assert event.get("type") != "saw" or event["to"] == seat
