"""Settings of a table: a friendly clock, bots that adapt, rewinding for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.app_page import PHONE, AppPage, highest, play_to_the_end
from browser.test_browser_table_menu import menu, mice, step, together

Make = Callable[..., AppPage]


def settle(one: AppPage, before: str, after: str) -> None:
    """Change a setting of the table in the “More” menu, and wait until it is shown."""
    menu(one, before)
    expect(one.page.locator("dialog").get_by_role("button", name=after)).to_be_visible()
    one.page.locator("dialog").get_by_role("button", name="Close").tap()
    expect(one.page.locator("dialog")).to_have_count(0)


def switch_on(one: AppPage, name: str) -> None:
    """Switch a setting of the table on in the “More” menu, and wait until it is shown."""
    menu(one, name)
    switch = one.page.locator("dialog").get_by_role("button", name=name)
    expect(switch).to_have_attribute("aria-pressed", "true")
    one.page.locator("dialog").get_by_role("button", name="Close").tap()
    expect(one.page.locator("dialog")).to_have_count(0)


def host_of(*screens: AppPage) -> AppPage:
    """Return the device of the host."""
    for one in screens:
        one.page.get_by_role("button", name="More", exact=True).tap()
        settings = one.page.locator("dialog").get_by_role("button", name="No clock").count()
        one.page.locator("dialog").get_by_role("button", name="Close").tap()
        expect(one.page.locator("dialog")).to_have_count(0)
        if settings:
            return one
    raise AssertionError("nobody looks after the table")


SOONER = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (said) { send.call(this, said.replace('"clock":60', '"clock":10')); };
}"""
"""The shortest clock that the server allows, which is shorter than those on offer."""


@pytest.mark.whole
def test_when_the_friendly_clock_has_run_out_a_mouse_of_the_house_may_play(screen: Make) -> None:
    """A person who is present but thinks for a long time loses nothing: the others may ask for a bot, and the person
    can return."""
    dawdler, other = together(screen, "barrieres")
    host = host_of(dawdler, other)
    host.page.evaluate(SOONER)
    assert other.page.locator(".notice").count() == 0
    settle(host, "No clock", "A friendly clock: one minute for each move")
    name = dawdler.page.locator(".seats li.mine .name").inner_text()
    offer = other.page.locator(".notice", has_text=f"{name} has been away for a while.")
    offer.get_by_role("button", name="Let a house mouse play").tap()
    expect(other.page.locator(".prompt.asked")).to_be_visible()  # the bot has moved
    dawdler.page.locator(".notice").get_by_role("button", name="I’m back!").tap()
    expect(dawdler.page.locator(".notice")).to_have_count(0)
    step(other, dawdler)
    step(dawdler, other)


@pytest.mark.whole
def test_mice_of_the_house_adapt_to_who_has_won(screen: Make) -> None:
    """If the setting is on, a bot is one level stronger after a child has won, and a dot on its portrait shows it.

    On this board the second player jumps over the first in the middle and wins by running straight on.
    """
    one = screen(size=PHONE)
    bot = one.page.locator(".plates li:not(.mine) .name")
    dots = one.page.locator(".plates li:not(.mine) .rungs i")
    for adapts in (False, True):
        one.sit_down("barrieres", ["here", "bot"], first=1, size=5, barriers=0)
        expect(bot).to_have_text("Twig")
        expect(dots).to_have_count(0)
        if adapts:
            switch_on(one, "House mice that adapt to you, game by game")
        child = one.page.locator(".plates li.mine .name").inner_text()
        play_to_the_end([one], highest)
        expect(one.page.locator(".end")).to_contain_text(f"{child} got to the cheese first.")
        last = one.page.url
        one.page.get_by_role("button", name="Play again!").tap()
        one.page.wait_for_function("(last) => location.href !== last", arg=last)
        expect(one.page.locator(".table[data-phase=playing], .lobby").first).to_be_visible()
        if one.page.locator(".lobby").count():
            one.page.locator(".go .big:enabled").tap()
        expect(bot).to_have_text("Twig")
        expect(dots).to_have_count(1 if adapts else 0)
        expect(one.page.get_by_title("has practised once")).to_have_count(1 if adapts else 0)


def test_the_host_goes_back_by_several_moves_if_everybody_agrees(screen: Make) -> None:
    mover, other = together(screen, "barrieres")
    host = host_of(mover, other)
    guest = other if host is mover else mover
    before = sorted(mice(mover))
    step(mover, other)
    step(other, mover)
    after = sorted(mice(mover))
    assert after != before
    for agrees, then in (("No", after), ("Yes", before)):
        host.page.get_by_role("button", name="What happened", exact=True).tap()
        backs = host.page.locator("dialog").get_by_role("button", name="Go back to before this")
        expect(backs).to_have_count(2)
        backs.last.tap()
        expect(host.page.locator("dialog .sure")).to_contain_text("Ask everybody to take 2 moves back?")
        host.page.locator("dialog .sure").get_by_role("button", name="Yes").tap()
        expect(host.page.locator(".notice")).to_have_text("We’re asking the others…")
        question = guest.page.get_by_role("alertdialog")
        expect(question).to_contain_text("would like to go back: 2 moves. We’ll only do it if everybody says yes.")
        question.get_by_role("button", name=agrees).tap()
        for one in (host, guest):
            expect(one.page.locator(".notice")).to_have_count(0)
            expect(one.page.locator(".table[data-busy=false]")).to_be_visible()
        expect(mover.page.locator(".prompt.asked")).to_be_visible()
        mover.page.wait_for_function(
            "(then) => JSON.stringify([...document.querySelectorAll('.board [data-touch].can')]"
            ".map((one) => one.dataset.touch).sort()) === JSON.stringify(then)",
            arg=then,
        )
