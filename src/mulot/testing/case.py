"""A game as the laws need it: the value, and the folder with its numbered rules and its words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from mulot import games
from mulot.core.game import AnyGame
from mulot.core.text import LANGUAGES, OTHERWISE


@dataclass(frozen=True)
class Rule:
    """One line of a RULES.md."""

    number: str
    text: str
    decides: bool


@dataclass(frozen=True)
class Case:
    """A game under the laws."""

    game: AnyGame
    folder: Path
    package: str
    """The module that holds its `GAME`; its rooms are modules below it."""
    characters: tuple[str, ...] = ()
    """The names of its own bots that people choose: each needs words."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Those in which it must be told: a game of the house in all, another one in those of them that it brings."""
        if games.house().is_own(self.game.id):
            return LANGUAGES
        there = tuple(language for language in LANGUAGES if (self.folder / "text" / f"{language}.ftl").is_file())
        return there or (OTHERWISE,)

    @property
    def rules(self) -> dict[str, Rule]:
        """Its numbered rules and rulings."""
        return rules_in(self.folder)

    @property
    def numbers(self) -> frozenset[str]:
        """Their numbers."""
        return frozenset(self.rules)


def case(game: str) -> Case:
    """A game of the shelf."""
    names = tuple(name for name in games.characters(game) if name != "random")
    module, folder = games.place(game)
    return Case(games.load(game), folder, module, names)


@cache
def rules_in(folder: Path) -> dict[str, Rule]:
    """The numbered rules and rulings of a game's folder, `- **S-001** …`."""
    found: dict[str, Rule] = {}
    for line in (folder / "RULES.md").read_text(encoding="utf-8").splitlines():
        match = re.match(r"[-*] \*\*([A-Z]{1,4}-\d{2,3})\*\* +(.*)", line)
        if match:
            number, text = match.groups()
            assert number not in found, f"{number} stands twice in the RULES.md of {folder.name}"
            found[number] = Rule(number, text, not text.startswith("*(nothing to decide)*"))
    return found
