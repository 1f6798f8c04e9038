"""The shelf is a room: lit by the hour, with today’s envelope, bookmarks in unfinished games and boxes that fill it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.accessibility_checks import check
from browser.app_page import DESKTOP, PHONE, TABLET, AppPage
from browser.layout_checks import layout_faults

Make = Callable[..., AppPage]
LAST_BOX = ".shelf li:nth-child(5) .cover svg"
SHARED_IDS = """() => {
  const count = new Map();
  for (const cover of document.querySelectorAll(".shelf .cover"))
    for (const id of new Set([...cover.querySelectorAll("[id]")].map((one) => one.id)))
      count.set(id, (count.get(id) ?? 0) + 1);
  return [...count].flatMap(([id, covers]) => (covers > 1 ? [id] : []));
}"""
RAGGED = """() => [...document.querySelectorAll(".shelf .tag > ul")].flatMap((facts) => {
  const rows = Map.groupBy(facts.children, (one) => Math.round(one.getBoundingClientRect().top));
  const sizes = [...rows.values()].map((row) => row.length);
  return sizes.length === 1 || (sizes.length === 2 && sizes[0] === 2) ? [] : [sizes.join("+")];
})"""
"""Facts that stand neither in one row nor in two columns."""


def test_pictures_on_the_boxes_do_not_take_each_others_colours(screen: Make) -> None:
    """An id is global on a page: a gradient of one cover would colour another cover with the same id."""
    one = screen().goto("/")
    one.page.wait_for_selector(LAST_BOX)
    assert one.page.evaluate(SHARED_IDS) == []
    one.page.evaluate("document.querySelectorAll('.shelf .cover [id]').forEach((one) => (one.id = 'planted'))")
    assert one.page.evaluate(SHARED_IDS) == ["planted"]


@pytest.mark.parametrize(("hour", "light"), [(7, "morning"), (12, "day"), (19, "evening"), (23, "night"), (3, "night")])
def test_the_room_is_lit_by_the_hour(screen: Make, hour: int, light: str) -> None:
    one = screen(settings={"look": "light"})
    one.page.add_init_script(f"Date.prototype.getHours = () => {hour}")
    one.goto("/")
    expect(one.page.locator(f".room.{light}")).to_be_visible()
    expect(one.page.locator(".room.night")).to_have_count(int(light == "night"))


@pytest.mark.parametrize("size", [PHONE, TABLET, (1024, 768), DESKTOP])
def test_the_room_fills_the_screen_and_its_labels_stand_in_rows(screen: Make, size: tuple[int, int]) -> None:
    one = screen(size=size, settings={"language": "fr"})
    one.goto("/")
    one.page.wait_for_selector(LAST_BOX)
    floor = one.page.locator(".room > footer").bounding_box()
    assert floor is not None
    assert floor["y"] + floor["height"] >= size[1] - 1
    assert one.page.evaluate(RAGGED) == []
    if size[0] > 700:
        boxes = [one.page.locator(".shelf .box").nth(n).bounding_box() for n in range(5)]
        assert sum(box["height"] for box in boxes if box) / 5 > size[1] * 0.2, "the boxes are small"
    assert layout_faults(one.page) == []
    one.page.evaluate("document.querySelector('.shelf .tag > ul').style.width = '1rem'")
    one.page.evaluate("document.querySelector('.shelf .tag > ul').style.display = 'block'")
    assert one.page.evaluate(RAGGED) != [], "a planted fault"


def test_an_unfinished_game_has_a_bookmark_in_its_box(screen: Make) -> None:
    one = screen(size=PHONE)
    one.sit_down("trio", ["here", "bot"])
    table = one.table
    one.goto("/")
    bookmark = one.page.locator(".shelf li", has=one.page.locator("a[href='/box/trio']")).locator(".going a")
    expect(bookmark).to_have_count(1)
    expect(one.page.locator(".going")).to_have_count(1)
    expect(bookmark).to_have_accessible_name(re.compile(r"Keep playing: Le Trio, \w+ and \w+"))
    check(one, "a shelf with a bookmark")
    bookmark.tap()
    one.page.wait_for_url(f"**/t/{table}")


def test_todays_envelope_says_the_date_and_leads_to_the_days_game(screen: Make) -> None:
    one = screen().goto("/")
    envelope = one.page.get_by_role("link", name="Today’s game")
    date = one.page.evaluate("new Date().getUTCDate()")
    expect(envelope.locator("b")).to_have_text(str(date))
    expect(envelope.locator(".star")).to_have_count(0)
    played = (
        """[{ table: "t", game: "trio", date: new Date().toISOString().slice(0, 10), you: { score: 1, moves: 9 } }]"""
    )
    one.page.evaluate(f"localStorage.setItem('mulot.days', JSON.stringify({played}))")
    one.goto("/")
    expect(envelope.locator(".star")).to_have_count(1)
    envelope.tap()
    expect(one.page.get_by_role("heading", name="Today’s game")).to_be_visible()
