"""The games that owe the laws: every folder in the house, and the skirmish that was written for the tests."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import mulot
import mulot.games
from mulot.core.game import AnyGame

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "mulot" / "games"
SKIRMISH = ROOT / "tests" / "skirmish"

ids = (*mulot.shelf(), "skirmish")
"""Parametrize with these: the games themselves are loaded inside the test, so that a broken one fails alone."""


@dataclass(frozen=True)
class Rule:
    """One line of a RULES.md."""

    number: str
    text: str
    decides: bool


def load(game: str) -> AnyGame:
    """The game of this id, the skirmish included."""
    if game == "skirmish":
        from skirmish import GAME

        return GAME
    return mulot.load(game)


def folder(game: str) -> Path:
    """Where all of it lies."""
    return SKIRMISH if game == "skirmish" else GAMES / game


@cache
def rules(game: str) -> dict[str, Rule]:
    """The numbered rules and rulings of a game."""
    found: dict[str, Rule] = {}
    for line in (folder(game) / "RULES.md").read_text(encoding="utf-8").splitlines():
        match = re.match(r"[-*] \*\*([A-Z]{1,2}-\d{2,3})\*\* +(.*)", line)
        if match:
            number, text = match.groups()
            assert number not in found, f"{number} stands twice in the RULES.md of {game}"
            found[number] = Rule(number, text, not text.startswith("*(nothing to decide)*"))
    return found
