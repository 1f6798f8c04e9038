"""Colour is never the only sign: without seeing colours, players can tell who is who and what can be touched."""

from __future__ import annotations

import base64
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import mulot
from browser.app_page import TABLET, AppPage
from browser.scripted_server import Puppet
from kit.sampled_cases import sample
from mulot.core.game import Ask
from mulot.core.match import Match

ON_THE_BOARD = {"trio": 0, "clan": 1}
"""Of how many seats there is a piece at the beginning, where it is not all: in Le Trio nobody has one, in Le Clan one
seat is asked at a time."""
NAMED_AT_ONCE = {"clan": {"forest": "full"}}
"""In the young forest, no seat is first until all have looked."""
PLIES = 9
SEEN = 0.01
"""The share of a target's area whose brightness must differ when it can be touched."""

SHAPES = "(all) => all.map((path) => path.getAttribute('d'))"
PLACES = """() => [...document.querySelectorAll(".board [data-touch].can")].map((touch) => {
  const { left, top, width, height } = touch.getBoundingClientRect();
  return [touch.dataset.touch, left - 4, top - 4, width + 8, height + 8].map((n) => n < 0 ? 0 : n);
})"""
DIFFER = """async ([pictures, places]) => {
  const pens = await Promise.all(pictures.map(async (picture) => {
    const image = new Image();
    image.src = "data:image/png;base64," + picture;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen;
  }));
  return places.map(([, ...place]) => {
    const [a, b] = pens.map((pen) => pen.getImageData(...place).data);
    let differs = 0;
    for (let i = 0; i < a.length; i += 4) differs += Math.abs(a[i] - b[i]) > 10;
    return differs / (a.length / 4);
  });
}"""
"""Returns the share of each place that differs between two grey pictures."""


def see_no_colours(one: AppPage) -> None:
    one.context.new_cdp_session(one.page).send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def picture(one: AppPage) -> str:
    return base64.b64encode(one.page.screenshot()).decode()


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_everybody_has_a_shape_of_his_own(screen: Callable[..., AppPage], game: str) -> None:
    """Each player has a shape on the name plates and, if there are pieces, on the board, even at the largest table."""
    seats = max(mulot.load(game).seats)
    one = screen()
    one.sit_down(game, ["here"] * seats, **NAMED_AT_ONCE.get(game, {}))
    expect(one.page.locator(".board [data-touch].can").first).to_be_visible()
    plates = one.page.locator(".seats .badge path").evaluate_all(SHAPES)
    assert len(plates) == len(set(plates)) == seats
    drawn = one.page.locator(".board path").evaluate_all(SHAPES)
    assert len(set(plates) & set(drawn)) >= ON_THE_BOARD.get(game, seats)


def in_play(game: str) -> tuple[Any, Ask, int, Any, list[Any]]:
    """Return a position from a random game that is not over: the public view, the question, the private view of a seat,
    and its legal actions."""
    rules, rng = mulot.load(game), Random(2)
    match = Match(rules, 2, 2)
    for _ in range(PLIES + 1):
        waiting = match.waiting
        if not isinstance(waiting, Ask):
            break
        seat = waiting.seats[0]
        found = match.look(None), waiting, seat, match.look(seat).own, match.legal(seat)
        match.play(seat, rng.choice(found[-1]))
    return found


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_what_can_be_touched_is_seen_without_colours(screen: Callable[..., AppPage], game: str) -> None:
    view, waiting, seat, own, legal = in_play(game)
    one = screen(size=TABLET, new=True, halos=True)
    puppet = Puppet(one, game, 2)
    asked = puppet.now(view, waiting, eye=seat, own=own, legal={seat: legal})
    puppet.open(asked)
    see_no_colours(one)
    touches = one.page.locator(".board [data-touch].can")
    expect(touches.first).to_be_visible()
    one.page.wait_for_timeout(300)
    places, pictures = one.page.evaluate(PLACES), [picture(one)]
    puppet.tell(puppet.now(view, Ask(puppet.rules.asks[0], (), ()), eye=seat, own=own))
    expect(touches).to_have_count(0)
    one.page.wait_for_timeout(300)
    differ = one.page.evaluate(DIFFER, [[*pictures, picture(one)], places])
    assert [f"{name}: {part:.3f}" for (name, *_), part in zip(places, differ, strict=True) if part < SEEN] == []


def test_these_eyes_see_light_but_no_colours(screen: Callable[..., AppPage]) -> None:
    """The simulation merges red with an equally dark green, but not with yellow."""
    one = screen(new=True)
    one.goto("/health")
    see_no_colours(one)
    pictures = []
    for colour in ("rgb(190 60 60)", "rgb(20 124 20)", "rgb(240 200 40)"):
        one.page.evaluate("(colour) => { document.documentElement.style.background = colour }", colour)
        pictures.append(picture(one))
    place = [["beside the words", 400, 400, 200, 200]]
    assert one.page.evaluate(DIFFER, [pictures[:2], place]) == [0]
    assert one.page.evaluate(DIFFER, [pictures[1:], place]) == [1]
