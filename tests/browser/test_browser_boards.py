"""The boards: large on a tablet, one mouse for each player beside its piece, and scenes that fill the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mulot
from browser.app_page import AppPage
from browser.positions_for_every_event import moments_of
from browser.scripted_server import Puppet
from kit.sampled_cases import sample

Make = Callable[..., AppPage]
TABLETS = [(1024, 768), (768, 1024)]
SHARE = 0.75
"""The least part of a tablet's shorter side that a board takes."""
OPTIONS: dict[str, dict[str, Any]] = {"clan": {"forest": "young"}, "trio": {"variant": "basic"}}

ALLOWED = {"plate", "piece,plate"}
"""Where a player's mouse may be at the same time."""

PLAYFIELD = """() => {
  const { width, height } = document.querySelector("[data-playfield]").getBoundingClientRect();
  return Math.max(width, height) / Math.min(innerWidth, innerHeight);
}"""
MICE = """() => {
  const seen = {};
  for (const mouse of document.querySelectorAll(".table g.mouse[data-seat]")) {
    const { left, top, width, height } = mouse.getBoundingClientRect();
    const inside = width > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;
    if (inside && mouse.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      (seen[mouse.dataset.seat] ??= []).push(mouse.closest("[data-plate]") ? "plate" : "piece");
  }
  return Object.values(seen).map((places) => places.sort().join());
}"""
PLANT = """() => {
  const mouse = document.querySelector(".plates g.mouse");
  for (let i = 0; i < 2; i++) document.querySelector(".prompt").append(mouse.ownerSVGElement.cloneNode(true));
}"""


def share(page: Page, size: tuple[int, int]) -> float:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".table[data-whole=true]")).to_be_attached()
    page.evaluate("new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))")
    return float(page.evaluate(PLAYFIELD))


@pytest.mark.parametrize("game", sample(mulot.shelf(), 2))
def test_a_board_takes_three_quarters_of_a_tablet_and_no_mouse_is_doubled(screen: Make, game: str) -> None:
    one = screen(size=TABLETS[0])
    one.sit_down(game, ["here", "bot"], **OPTIONS.get(game, {}))
    one.lift()
    expect(one.page.locator(".table[data-busy=false]")).to_be_attached()
    found = {size: share(one.page, size) for size in TABLETS}
    assert min(found.values()) >= SHARE, found
    assert set(one.page.evaluate(MICE)) <= ALLOWED
    one.page.evaluate(PLANT)
    assert not set(one.page.evaluate(MICE)) <= ALLOWED


SCENES = {
    "souriciere": ("caught", "trap"),
    "trio": ("pile-taken", "three-cats"),
    "barrieres": ("arrived", "cheese-won"),
}
LIVELY = {"calm": False, "quick": False}


def show(one: AppPage, game: str, event: str) -> Puppet:
    """Show a board on which this event happens."""
    case = moments_of(game).events[event]
    puppet = Puppet(one, game, case.seats)
    puppet.open(puppet.now(case.before, case.waiting, seats=case.seats, eye=case.eye))
    puppet.tell(puppet.now(case.after, case.waiting, seats=case.seats, eye=case.eye, own=case.own, events=case.events))
    return puppet


@pytest.mark.parametrize("game", sample(list(SCENES), 1))
def test_a_scene_fills_the_screen_and_a_touch_or_a_key_ends_it(screen: Make, game: str) -> None:
    event, drawing = SCENES[game]
    one = screen(puppet=True, settings=LIVELY)
    for end in ("touch", "key"):
        show(one, game, event)
        scene = one.page.locator(f"[data-scene={drawing}]")
        expect(scene).to_be_visible()
        size = one.page.viewport_size
        assert size is not None
        assert scene.bounding_box() == {"x": 0, "y": 0, **size}
        assert one.page.locator(".table").get_attribute("data-busy") == "true"
        if end == "touch":
            scene.tap()
        else:
            one.page.keyboard.press("Escape")
        expect(scene).to_have_count(0)
        expect(one.page.locator(".table[data-busy=false]")).to_be_attached()


def test_a_scene_stands_still_for_who_wants_no_motion_and_ends_by_itself(screen: Make) -> None:
    one = screen(puppet=True, settings={"calm": True, "quick": False})
    show(one, "souriciere", "caught")
    scene = one.page.locator("[data-scene=trap]")
    expect(scene).to_be_visible()
    assert scene.evaluate("(one) => one.getAnimations({ subtree: true }).length") == 0
    expect(scene).to_have_count(0)
    expect(one.page.locator(".table[data-busy=false]")).to_be_attached()


def test_who_plays_quickly_sees_no_scene(screen: Make) -> None:
    one = screen(puppet=True, settings={"calm": False, "quick": True})
    show(one, "souriciere", "caught")
    expect(one.page.locator(".table[data-busy=false]")).to_be_attached()
    expect(one.page.locator("[data-scene]")).to_have_count(0)
