"""A campaign in the browser: a chapter played to its end, the next one begun, the campaign closed and opened again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import findings
from browser.app_page import AppPage
from browser.bots_take_seats import let_bots_play
from mulot.core.campaign import Campaign

Make = Callable[..., AppPage]
TRIES = 6
"""A chapter may be lost and is then played again, but never this many times in a row."""


def chapter_played(one: AppPage) -> str:
    """Watch the chapter to its end, and return its table."""
    expect(one.page.locator(".table[data-phase=playing]")).to_be_visible()
    before = one.table
    let_bots_play(one, before, [0], "wise")
    expect(one.page.locator(".end .big")).to_be_visible(timeout=600_000)
    return before


@pytest.mark.whole
def test_a_campaign_goes_on_from_chapter_to_chapter_and_is_closed_between(screen: Make, tmp_path: Path) -> None:
    one = screen(settings={"reading": "line"})  # the bot plays on while nobody is reading
    one.open_box("mystiques", 2, ["here", "bot"])
    one.more_ways()
    one.page.locator("fieldset", has_text="The whole story").get_by_role("button", name="Yes").tap()
    one.choose_option("easy")
    one.begin()
    played: list[str] = []
    chapter = "first-frost"
    for _ in range(TRIES):
        played.append(chapter_played(one))
        shown = one.page.evaluate("(t) => fetch(`/api/tables/${t}`).then((a) => a.json())", played[-1])["table"]
        assert [page["table"] for page in shown.get("pages", [])] == played[:-1]
        chapter = shown["follows"]["chapter"]
        if chapter != "first-frost":
            break
        one.page.locator(".end .big").tap()
        one.page.wait_for_url(lambda url, last=played[-1]: last not in url)
    assert chapter == "under-the-floor"

    # Leave the campaign.
    one.page.locator(".end a[href='/']").tap()
    expect(one.page.locator(".shelf li").first).to_be_visible()
    one.page.reload()
    going = one.page.locator(".going a")
    expect(going).to_have_count(1)
    going.tap()
    one.page.wait_for_url("**/book")
    nights = one.page.locator("ol li")
    expect(nights).to_have_count(6)
    expect(nights.nth(0)).to_have_class(re.compile("won"))
    expect(nights.nth(1)).to_have_class(re.compile("now"))
    nights.nth(0).get_by_role("link", name="Look again").click(trial=True)
    assert findings(one) == []
    with one.page.expect_download() as kept:
        one.page.get_by_role("button", name="Save the book as a file").tap()
    file = tmp_path / "kept.book.jsonl"
    kept.value.save_as(file)
    book = Campaign.from_bytes(file.read_bytes())
    assert len(book.chapters) == len(played)
    assert book.next_options == shown["follows"]

    # Open it again.
    one.page.get_by_role("button", name="Turn the page").tap()
    one.page.wait_for_url(lambda url: "/book" not in url)
    expect(one.page.locator(".board")).to_be_visible()
    now = one.page.evaluate("(t) => fetch(`/api/tables/${t}`).then((a) => a.json())", one.table)["table"]
    assert (now["phase"], now["options"]) == ("playing", shown["follows"])
