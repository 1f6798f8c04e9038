"""Hints: the friend beside a seat points at one move on the board and gives the reason, only to this seat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.app_page import PHONE, PHONE_ON_ITS_SIDE, AppPage, highest, play_to_the_end
from browser.positions_for_every_event import moments_of
from browser.test_browser_event_texts import events_in
from browser.test_browser_text_of_every_event import opened, refuse
from kit.sampled_cases import sample
from kit.spoken_text import COORDINATE
from mulot.cli.i18n import Translator
from mulot.core.text import reason_sentence

ASK, FOLLOW = "What would you do?", "Do that"
UNTOUCHABLE = """(prompt) => {
  const room = prompt.getBoundingClientRect();
  return [...prompt.querySelectorAll("button")].flatMap((button) => {
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const at = (x, y) => button.contains(document.elementFromPoint(x, y));
    const whole = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
    const free = at((left + right) / 2, top + 6) && at((left + right) / 2, bottom - 6);
    return whole && free && Math.min(width, height) >= 44 ? [] : [[button.ariaLabel, left, top, width, height]];
  });
}"""
"""Returns the buttons that are too small, cut off or covered."""

AT_ONCE = """async (button) => {
  button.click();
  await new Promise((then) => setTimeout(then));
  return document.querySelector("[data-prompt]").textContent.trim();
}"""
"""Returns the text of the bubble as soon as it is drawn again, because a refusal disappears after a while."""

GLOWS = """() => [...document.querySelectorAll(".board svg .touch.can")]
  .filter((one) => one.classList.contains("pointed") !== /drop-shadow/.test(getComputedStyle(one).filter))
  .map((one) => one.dataset.touch)"""
"""Returns what glows although nothing points at it, and what is pointed at and does not glow."""

GAMES = {
    "barrieres": {"first": 0},
    "souriciere": {"first": 0},
    "trio": {"first": 0, "variant": "pro"},
    "clan": {"first": 0},
    "mystiques": {},
}


def hear(page: Page) -> None:
    """Wait for a hint. On a busy machine a bot may not finish in time; if so, ask again."""
    either = page.get_by_role("button", name=FOLLOW).or_(page.locator("[data-prompt]", has_text="I don’t know either"))
    for _ in range(20):
        expect(either.first).to_be_visible()
        if page.get_by_role("button", name=FOLLOW).count():
            return
        page.get_by_role("button", name=ASK).tap()
    raise AssertionError("it never knows")


@pytest.mark.parametrize("game", sample(list(GAMES), 1))
def test_one_move_is_pointed_at_with_its_reason_and_a_touch_does_it(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(size=PHONE, halos=True)
    page = one.page
    one.sit_down(game, ["here"] if game == "mystiques" else ["here", "bot"], **GAMES[game])
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.get_by_role("button", name=ASK).tap()
    hear(page)
    follow = page.get_by_role("button", name=FOLLOW)
    said = page.locator("[data-prompt]").inner_text()
    assert "I’d do" not in said, f"advice and its reason, not the name of a button: {said}"
    assert len(re.findall(r"[.!]", said)) >= 2, said
    assert not COORDINATE.search(said), said
    expect(page.locator(".board .pointed").first).to_be_attached()
    expect(page.locator(".board .finger")).to_be_visible()
    assert page.evaluate(GLOWS) == [], "only what the hint points at glows"
    played = len(events_in(one.frames))
    follow.tap()
    expect(follow).to_have_count(0)
    expect(page.locator(".table[data-busy=false]")).to_be_visible()
    expect(page.locator(".board .touch.pointed")).to_have_count(0)
    assert len(events_in(one.frames)) > played


@pytest.mark.parametrize("size", sample([PHONE, PHONE_ON_ITS_SIDE], 1), ids=str)
def test_no_refusal_is_hidden_while_it_thinks_and_asking_it_ends_one(
    screen: Callable[..., AppPage], size: tuple[int, int]
) -> None:
    """The bubble shows the newer of the two, and each button beside it is whole and as large as a fingertip."""
    one = screen(size=size, puppet=True)
    moments = moments_of("clan")
    case = next(case for case in moments.refusals.values() if case.reason.rule)
    why = Translator("en", moments.game).sentence_text(reason_sentence(moments.game, case.reason))
    puppet = opened(one, moments)
    assert refuse(puppet, "clan", case)["words"] == why
    prompt = one.page.locator(".prompt")
    buttons = prompt.get_by_role("button")
    assert [button.get_attribute("aria-label") for button in buttons.all()] == [
        "Say it again",
        ASK,
        "What can I do?",
        "Why?",
    ]
    assert prompt.evaluate(UNTOUCHABLE) == []
    assert one.page.get_by_role("button", name=ASK).evaluate(AT_ONCE) == "Let me think…"
    one.page.get_by_role("button", name="What can I do?").click()
    one.page.locator("dialog li button").first.click()
    expect(one.page.locator(".prompt.refused [data-prompt]")).to_have_text(why)
    expect(one.page.get_by_role("button", name="Why?", exact=True)).to_be_visible()


def test_a_parent_switches_it_off_for_a_table(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    page = one.page
    one.sit_down("barrieres", ["here", "bot"], first=0)
    expect(page.get_by_role("button", name=ASK)).to_be_visible()
    page.get_by_role("button", name="More").tap()
    switch = page.get_by_role("button", name="You can ask a friend")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.tap()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    expect(page.get_by_role("button", name="What can I do?")).to_be_visible()


def test_on_a_shared_screen_it_waits_until_the_screen_is_passed(screen: Callable[..., AppPage]) -> None:
    """A hint is based on what the seat has seen, so it waits until the screen has been passed to that seat."""
    one = screen(size=PHONE)
    page = one.page
    one.sit_down("clan", ["here", "here"], first=0)
    ask = page.get_by_role("button", name=ASK)
    expect(ask).to_be_visible()
    assert page.locator(".curtain").count() == 0
    ask.tap()
    expect(page.locator(".curtain")).to_be_visible()
    assert not [frame for frame in one.frames if '"advice"' in frame]
    page.locator(".curtain .big").tap()
    hear(page)
    assert page.evaluate("spoken.length") == 0
    page.get_by_role("button", name=FOLLOW).tap()
    expect(page.get_by_role("button", name=FOLLOW)).to_have_count(0)


def test_how_often_it_was_asked_is_told_at_the_end(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    page = one.page
    one.sit_down("barrieres", ["here", "here"], first=0, size=5, barriers=0)
    page.get_by_role("button", name=ASK).tap()
    hear(page)
    page.get_by_role("button", name=FOLLOW).tap()
    play_to_the_end([one], highest)
    expect(page.locator(".end")).to_contain_text("asked a friend once")


def test_the_host_goes_back_by_several_moves_when_nobody_else_sits(screen: Callable[..., AppPage]) -> None:
    """After a reconnection the history shows all events, and the host can go back to the
    point before any move."""
    one = screen(size=PHONE)
    page = one.page
    one.sit_down("souriciere", ["here", "here"], first=0)
    for _ in range(3):
        assert one.play(highest, patience=60_000)[0]
        expect(page.locator(".table[data-busy=false]")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.get_by_role("button", name="What happened").tap()
    backs = page.locator("dialog").get_by_role("button", name="Go back to before this")
    expect(backs).to_have_count(3)
    backs.last.tap()
    page.locator("dialog .sure").get_by_role("button", name="Yes").tap()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="What happened").tap()
    expect(page.locator("dialog")).to_contain_text("Nothing has happened yet.")


def test_an_open_table_that_is_listed_is_found_on_the_shelf(screen: Callable[..., AppPage]) -> None:
    one, two = screen(size=PHONE), screen(size=PHONE, new=True)
    one.open_box("souriciere", 2, ["here", "friend"])
    one.begin()
    one.open_door()
    switch = one.page.get_by_role("button", name="Anyone in this house can find this table")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.tap()
    expect(switch).to_have_attribute("aria-pressed", "true")
    two.goto("/")
    two.page.locator("section", has=two.page.locator("#who-is-playing")).get_by_role("link").first.tap()
    two.page.wait_for_url(f"**/t/{one.table}")


HANDICAPS = {
    "barrieres": "has fewer barriers",
    "souriciere": "rolls again after bad luck",
    "trio": "plays with an open hand",
    "clan": "looks three times",
}
"""The text of the plate; the box asks which seat."""


@pytest.mark.parametrize("game", sample(list(HANDICAPS), 1))
def test_a_handicap_is_chosen_at_the_box_and_shown_on_the_plate(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(size=PHONE)
    page = one.page
    one.open_box(game, 2, ["here", "bot"])
    one.more_ways()
    page.locator("fieldset", has_text=f"Who {HANDICAPS[game]}").locator("button").nth(1).tap()
    one.begin()
    expect(page.locator(".plates li .handicap")).to_have_count(1)
    expect(page.locator(".plates li .handicap")).to_have_text(HANDICAPS[game])
    if game == "barrieres":
        expect(page.locator(".told li").first).to_contain_text("4 barriers left")
