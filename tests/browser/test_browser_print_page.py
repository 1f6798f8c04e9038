"""The page for printing shows every piece of the game, on the chosen paper and in the chosen language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from importlib import import_module

import pytest
from playwright.sync_api import Page, expect

import mulot
from browser.app_page import PHONE, AppPage
from kit.sampled_cases import sample
from mulot.codegen.paper import PaperPiece
from mulot.core.text import LANGUAGES
from mulot.games import folder

BLEND = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
  const light = (colour) => parts(colour).map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  return [...document.querySelectorAll(".choices button")].filter((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05) < 4.5;
  }).map((button) => button.textContent.trim());
}"""
"""Finds choices whose letters hardly differ from their background."""
ON_PAPER = [game for game in mulot.shelf() if (folder(game) / "paper.py").is_file()]
PIECES = """() => [...document.querySelectorAll("[data-side]")].flatMap((leaf) =>
  [...leaf.querySelectorAll("[data-piece]")].map((piece) =>
    [leaf.dataset.side, piece.dataset.piece, piece.dataset.name, piece.dataset.part ?? "1/1",
     piece.querySelector("svg *, p, img") !== null]))"""


def pieces(page: Page, side: str) -> Counter[tuple[str, str]]:
    """Return what is drawn on one side of the sheets, and how often, once all parts of a board are there."""
    expect(page.locator("[data-paper=whole]")).to_be_attached()
    found: Counter[tuple[str, str]] = Counter()
    parts: dict[tuple[str, str], Counter[str]] = {}
    for on, kind, name, part, drawn in page.evaluate(PIECES):
        assert drawn, f"nothing on {kind} {name}"
        if on == side:
            parts.setdefault((kind, name), Counter())[part] += 1
    for piece, counted in parts.items():
        whole = max(int(part.partition("/")[2]) for part in counted)
        assert set(counted) == {f"{n + 1}/{whole}" for n in range(whole)}, piece
        (found[piece],) = set(counted.values())
    return found


@pytest.mark.parametrize("game", sample(ON_PAPER, 1))
def test_every_piece_is_there_on_both_papers_in_every_language(screen: Callable[..., AppPage], game: str) -> None:
    one = screen(size=PHONE)
    one.page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; }")
    one.goto(f"/box/{game}")
    one.open_door()
    one.page.locator(f'a[href="/print/{game}"]').tap()
    listed: tuple[PaperPiece, ...] = import_module(f"mulot.games.{game}.paper").PIECES
    wanted = Counter({(piece.kind, piece.name): piece.count for piece in listed})
    assert pieces(one.page, "front") == wanted
    backs = pieces(one.page, "back")
    assert all(wanted[piece] == count for piece, count in backs.items()), "every front has a back, or none has"
    one.page.get_by_role("button", name="A3", exact=True).tap()
    expect(one.page.locator(".sheets.a3")).to_be_attached()
    assert pieces(one.page, "front") == wanted
    assert pieces(one.page, "back") == backs
    for language in LANGUAGES:
        one.page.locator(f"button[lang={language}]").tap()
        expect(one.page.locator("html")).to_have_attribute("lang", language)
        assert "-ui-" not in one.page.locator(".sheets").inner_text()
    one.page.locator(".big").tap()
    assert one.page.evaluate("window.printed") == 1


def test_only_what_is_wanted_is_printed(screen: Callable[..., AppPage]) -> None:
    one = screen()
    one.goto("/print/trio#a3,rules")
    expect(one.page.locator("[data-paper=whole] .text h2")).to_have_text("Le Trio")
    assert not pieces(one.page, "front")
    one.page.emulate_media(media="print")
    expect(one.page.locator("main")).to_be_hidden()
    one.page.emulate_media(media="screen")
    one.page.get_by_role("button", name="Rulebook").tap()
    expect(one.page.get_by_role("button", name="Print", exact=True)).to_be_disabled()
    one.goto("/print/nothing")
    expect(one.page.get_by_text("We can’t find that game")).to_be_visible()


@pytest.mark.parametrize("look", ["dark", "light"])
def test_its_choices_can_be_read_in_every_look(screen: Callable[..., AppPage], look: str) -> None:
    one = screen(settings={"look": look})
    one.goto(f"/print/{ON_PAPER[0]}#rules")
    expect(one.page.locator(".choices button[aria-pressed=true]").first).to_be_visible()
    assert one.page.evaluate(BLEND) == []
