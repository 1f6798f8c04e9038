"""The compressed download size of a page: the shelf, and what each game adds."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

import mulot
from browser.app_page import AppPage
from kit.sampled_cases import sample

SHELF = 250_000
GAME = 350_000


class Scales:
    """Adds up the sizes of all responses to a page, bodies as transferred, and headers."""

    def __init__(self, one: AppPage) -> None:
        self.weights: dict[str, int] = {}
        one.page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        sizes = request.sizes()
        self.weights[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    def read(self) -> int:
        """Return the sum so far, and reset it."""
        total = sum(self.weights.values())
        self.weights = {}
        return total


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_no_page_is_heavy(screen: Callable[..., AppPage], game: str) -> None:
    """Page sizes are measured in the language with the longest words, on a device without a cache."""
    one = screen(new=True, settings={"language": "fr"})
    scales = Scales(one)
    one.goto("/")
    box = one.page.locator(f'a.box[href="/box/{game}"]')
    expect(box).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    shelf = scales.read()
    box.tap()
    one.page.locator(".begin .big").tap()
    expect(one.page.locator(".board [data-touch]").first).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    more = scales.read()
    print(f"{game}: the shelf {shelf / 1000:.0f} kB, the game {more / 1000:.0f} kB more")
    assert 100_000 < shelf <= SHELF
    assert 20_000 < more <= GAME
