"""The characters that lead mice, from gentle to strong."""

from __future__ import annotations

from mulot.games.mystiques.experts import CHARACTERS, expert

BOTS = tuple(expert(character) for character in CHARACTERS)
