"""A match in a notebook is shown as the client's board, or as text; neither contains a secret."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import mulot
from kit.sampled_cases import sample
from mulot.lab import notebook
from toy_game import GAME as TOY_GAME


def start_match(game: Any, seats: int, moves: int = 3) -> mulot.Match:
    match = mulot.Match(game, seats, 4)
    for _ in range(moves):
        seat = match.waiting.must[0]
        match.play(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("name", sample(mulot.shelf(), 2))
def test_every_built_in_game_shows_its_board(name: str) -> None:
    match = start_match(mulot.load(name), mulot.load(name).seats[0])
    html = match._repr_html_()
    assert html is not None
    page = unescape(re.findall(r'srcdoc="([^"]*)"', html)[0])
    posed = json.loads(re.findall(r"window\.posed=(.*?)</script>", page)[0])
    assert posed["me"] is None
    assert posed["view"].get("own") is None, "a spectator's view"
    assert page.count("</script>") == 2, "no data closes a script element early"
    assert 'sandbox="allow-scripts"' in html
    assert len(html) < 1_000_000
    code = (notebook.BOARDS / f"{name}.js").read_text(encoding="utf-8")
    assert "house-no-error" not in code, "the script does not contain Mulot's own messages"


def test_a_game_without_a_board_is_shown_as_text() -> None:
    match = start_match(TOY_GAME, 2)
    assert match._repr_html_() == f"<pre>{notebook.escape(TOY_GAME.draw(match.look()))}</pre>"


def test_without_built_boards_text_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(notebook, "BOARDS", tmp_path)
    html = start_match(mulot.load("trio"), 2).at(1)._repr_html_()
    assert html is not None
    assert html.startswith("<pre>")


def test_a_terminal_shows_the_drawing() -> None:
    class FakePrinter:
        text_shown = ""

        def text(self, more: str) -> None:
            self.text_shown += more

    printer, match = FakePrinter(), start_match(mulot.load("barrieres"), 2)
    match._repr_pretty_(printer, False)
    assert printer.text_shown == f"{match!r}\n{match.game.draw(match.look())}"
