"""Deleting a table, forgetting a device, what strangers then see; and a server for a school class."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.accessibility_checks import check
from browser.app_page import PHONE, AppPage, new_context
from browser.browser_test_server import open_house

RACE = "souriciere"


def ended(one: AppPage) -> None:
    """Play against a bot and give up at once. Nobody else is then at the table."""
    one.open_box(RACE, 2, ["here", "bot"])
    one.begin()
    one.page.wait_for_selector(".table")


def say_yes(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()
    page.get_by_role("button", name="Yes", exact=True).click()


def test_the_host_deletes_a_table_from_its_menu_and_the_page_for_parents(screen: Callable[..., AppPage]) -> None:
    one, other = screen(size=PHONE), screen(size=PHONE)
    ended(one)
    address = one.page.url
    other.page.goto(address)
    other.page.wait_for_selector(".table")
    one.goto("/kept")
    expect(one.page.get_by_role("heading", level=1)).to_have_text("What is kept about us")
    say_yes(one.page, "Delete this table for good")
    expect(one.page.get_by_role("button", name="Delete this table for good")).to_have_count(0)
    expect(other.page.get_by_role("heading", name="This table isn’t there any more.")).to_be_visible()
    one.page.goto(address)
    expect(one.page.get_by_role("heading", name="This table isn’t there any more.")).to_be_visible()
    one.goto("/")
    expect(one.page.locator(".going")).to_have_count(0)


@pytest.mark.whole
def test_who_says_no_keeps_the_table(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    ended(one)
    address = one.page.url
    one.page.get_by_role("button", name="More").click()
    one.page.get_by_role("button", name="Delete this table for good").click()
    one.page.get_by_role("button", name="No", exact=True).click()
    one.page.goto(address)
    expect(one.page.locator(".table")).to_be_visible()


def test_a_forgotten_device_is_as_new(screen: Callable[..., AppPage]) -> None:
    one = screen(size=PHONE)
    ended(one)
    address = one.page.url
    before = {cookie["name"]: cookie["value"] for cookie in one.context.cookies()}
    one.goto("/kept")
    say_yes(one.page, "Forget this device")
    one.page.wait_for_selector(".shelf li")
    assert one.page.evaluate("localStorage.getItem('mulot.tables')") is None
    after = {cookie["name"]: cookie["value"] for cookie in one.context.cookies()}
    assert after["mulot"] != before["mulot"]
    one.page.goto(address)
    expect(one.page.get_by_role("heading", name="This table isn’t there any more.")).to_be_visible()


def test_the_host_settles_that_only_those_who_play_may_watch(screen: Callable[..., AppPage]) -> None:
    one, stranger = screen(size=PHONE), screen(size=PHONE)
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    one.open_door()
    switch = one.page.get_by_role("button", name="Only the players can watch")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    one.page.get_by_role("button", name="House mouse").click()
    one.page.get_by_role("button", name="Play!").click()
    one.page.wait_for_selector(".table")
    stranger.page.goto(one.page.url)
    expect(stranger.page.get_by_role("heading", name="Only the players can watch here.")).to_be_visible()


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("school")
    with open_house(folder, only_games="souriciere,trio", shared_devices="true", join_codes="true") as address:
        yield address


@pytest.mark.whole
def test_a_class_joins_by_the_code_and_the_next_child_finds_nothing(browser: Browser, school: str) -> None:
    one, two = (AppPage(new_context(browser, PHONE), school) for _ in range(2))
    one.goto("/")
    expect(one.page.locator(".shelf .box")).to_have_count(2)
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    code = one.page.locator(".typed b").inner_text()
    check(one, "a lobby with a code")
    two.goto("/")
    check(two, "a shelf of a school")
    two.page.get_by_label("Do you have a code?").fill("BBBBBB")
    two.page.get_by_role("button", name="Go to the table").click()
    expect(two.page.get_by_role("alert")).to_contain_text("No open table has this code")
    two.page.get_by_label("Do you have a code?").fill(code.lower())
    two.page.get_by_role("button", name="Go to the table").click()
    expect(two.page.get_by_role("heading", level=1)).to_have_text("La Souricière")
    two.page.get_by_role("button", name="Sit here").click()
    expect(two.page.get_by_text("on this device")).to_be_visible()
    one.goto("/")
    expect(one.page.locator(".going li")).to_have_count(1)
    say_yes(one.page, "Next child")
    one.page.wait_for_selector(".shelf li")
    expect(one.page.locator(".going")).to_have_count(0)
    assert one.page.evaluate("localStorage.getItem('mulot.tables')") is None
    # The other child is still seated, and is the host now.
    expect(two.page.get_by_role("button", name="Play!")).to_be_visible()
    for screen in (one, two):
        assert screen.foreign == []
        screen.context.close()


def test_who_walks_away_is_forgotten(browser: Browser, school: str) -> None:
    one = AppPage(new_context(browser, PHONE), school)
    one.page.clock.install()
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    one.page.wait_for_selector(".typed b")
    address, asked = one.page.url, one.page.get_by_role("dialog", name="Is somebody still here?")
    one.page.clock.fast_forward("10:05")
    expect(asked).to_be_visible()
    check(one, "a question to whoever is still there")
    asked.get_by_role("button", name="Yes, I’m here").click()
    expect(asked).to_have_count(0)
    one.page.clock.fast_forward("11:05")
    one.page.wait_for_selector(".shelf li")
    assert one.page.evaluate("localStorage.getItem('mulot.tables')") is None
    one.page.goto(address)
    expect(one.page.get_by_role("heading", name="This table isn’t there any more.")).to_be_visible()
    one.context.close()


def test_other_tabs_forget_with_the_next_child(browser: Browser, school: str) -> None:
    one = AppPage(new_context(browser, PHONE), school)
    one.goto("/mice")
    one.page.locator(".choice-tile").first.click()
    other = one.context.new_page()
    other.goto(school + "/mice")
    expect(other.locator(".large")).to_be_visible()
    one.goto("/")
    one.page.evaluate("localStorage.setItem('mulot.pocket-days', '[1]')")
    say_yes(one.page, "Next child")
    other.wait_for_selector(".shelf li")
    one.page.wait_for_selector(".shelf li")
    assert one.page.evaluate("localStorage.getItem('mulot.mice')") is None
    assert one.page.evaluate("localStorage.getItem('mulot.pocket-days')") is None
    one.context.close()


def test_whoever_opens_the_browser_again_finds_nothing_of_the_one_before(browser: Browser, school: str) -> None:
    one = AppPage(new_context(browser, PHONE), school)
    one.open_box(RACE, 2, ["here", "friend"])
    one.begin()
    one.page.wait_for_selector(".typed b")
    one.goto("/")
    expect(one.page.locator(".going li")).to_have_count(1)
    one.page.evaluate("localStorage.setItem('mulot.later', 'mine')")
    one.context.clear_cookies()  # like closing the browser, because the cookie has no expiry date
    one.goto("/")
    one.page.wait_for_selector(".shelf li")
    expect(one.page.locator(".going")).to_have_count(0)
    one.page.wait_for_function("!localStorage.getItem('mulot.tables') && !localStorage.getItem('mulot.later')")
    one.context.close()
