"""Every event is spoken and logged in the reader's language; every refusal shows its reason; nobody sees too much."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.screen import PHONE, Screen, at_random, highest, play_to_the_end
from mulot.cli.words import Words
from mulot.core.text import LANGUAGES, of_event

BOARDS = [game for game in mulot.shelf() if game != "mystiques"]
KEY = re.compile(r"\b(?:house|ui|[a-z]+)-(?:event|do|ask|no|end|thing|name|bot|option|ui)-[a-z]")


def events_in(frames: list[str]) -> list[dict[str, Any]]:
    """Every event that came over the wire, in order."""
    found: list[dict[str, Any]] = []
    for frame in frames:
        for line in frame.split("\n"):
            message = json.loads(line)
            if message.get("kind") == "now":
                found += message.get("events") or []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOARDS)
def test_every_event_is_spoken_and_logged(screen: Callable[..., Screen], game: str, language: str) -> None:
    one = screen(settings={"language": language, "voice": True, "quick": True})
    one.open_box(game, 2, ["here", "here"])
    one.begin()
    play_to_the_end([one], highest if game == "barrieres" else at_random(6), most=45)
    expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
    names = one.page.locator(".seats .name").all_inner_texts()
    rules = mulot.load(game)
    words = Words(language, rules, names)
    kinds = {kind.__struct_config__.tag: kind for kind in _members(rules.event)}
    wanted = [words.tell(of_event(rules, _read(kinds, event))) for event in events_in(one.frames)]
    assert wanted
    spoken = one.page.evaluate("window.spoken")
    assert {lang[:2] for lang, _ in spoken} == {language}
    told = [text for _, text in spoken]
    assert [text for text in wanted if text not in told] == []
    if one.over:
        one.page.locator("button.shut").click()
    one.page.locator("header .tools button").nth(-2).click()
    logged = one.page.locator("dialog li > span").all_inner_texts()[::-1]
    assert logged == wanted[-len(logged) :]
    assert not any(KEY.search(text) for text in [*told, *logged])


def _members(union: Any) -> tuple[Any, ...]:
    from mulot.core.text import members

    return members(union)


def _read(kinds: dict[str, Any], event: dict[str, Any]) -> Any:
    import msgspec

    return msgspec.convert(event, kinds[event["type"]])


def test_a_touch_that_cannot_be_is_answered_with_its_reason(screen: Callable[..., Screen]) -> None:
    """On every board: everything that can be touched and does not glow says why not, in words."""
    asked = 0
    for game in BOARDS:
        one = screen()
        one.open_box(game, 2, ["here", "here"])
        one.begin()
        while one.page.locator(".curtain .big").count():
            one.page.locator(".curtain .big").tap()
            one.page.wait_for_timeout(100)
        expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
        refused = one.page.locator(".board [data-touch]:not(.can)")
        for name in refused.evaluate_all("(all) => all.slice(0, 40).map((one) => one.dataset.touch)")[::7]:
            touch = one.page.locator(f".board [data-touch='{name}']").first
            touch.dispatch_event("click")
            if one.page.locator(".prompt.refused").count() or one.page.locator(".table[data-busy=true]").count():
                expect(one.page.locator(".prompt.refused")).to_be_visible()
                said = one.page.locator("[data-prompt]").inner_text()
                assert said
                assert not KEY.search(said)
                asked += 1
    assert asked > 0 or "barrieres" not in BOARDS


@pytest.mark.parametrize("game", [game for game in BOARDS if game in ("clan", "trio")])
def test_nothing_reaches_a_screen_that_its_seat_may_not_know(screen: Callable[..., Screen], game: str) -> None:
    """Two devices: what is only for one seat never comes to the other, on no wire."""
    host, guest = screen(), screen(size=PHONE)
    host.open_box(game, 2, ["here", "friend"])
    if game == "trio":
        host.page.locator("fieldset").first.locator(".tiles button").nth(1).tap()
    host.begin()
    guest.page.goto(host.invitation())
    host.page.locator(".go .big:enabled").tap()
    expect(guest.page.locator(".table")).to_be_visible()
    for _ in range(40):
        for one in (host, guest):
            if not one.over:
                one.move(at_random(3))
        host.page.wait_for_timeout(30)
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
