"""What a page weighs, as it comes over the wire, packed: the shelf, and what each game brings on top of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

import mulot
from browser.app_page import AppPage
from kit.case_sample import sample

SHELF = 250_000
GAME = 350_000


class Scales:
    """Weighs every answer to a page: its body as it was sent, and its headers."""

    def __init__(self, one: AppPage) -> None:
        self.weights: dict[str, int] = {}
        one.page.on("requestfinished", self._weigh)

    def _weigh(self, request: Request) -> None:
        sizes = request.sizes()
        self.weights[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    def read(self) -> int:
        """What has come so far; then from nothing on."""
        total = sum(self.weights.values())
        self.weights = {}
        return total


@pytest.mark.parametrize("game", sample(mulot.shelf(), 1))
def test_no_page_is_heavy(screen: Callable[..., AppPage], game: str) -> None:
    """In the language whose words are longest, on a device that was never here."""
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
