"""The position as text, as `Game.draw` draws it: on the terminal, and for every game without a board of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mulot.core.game import AnyGame
from mulot.core.match import Match

DRAWING = "drawing"
"""The question that every game answers: the position, drawn from what the asker sees."""


def answers(game: AnyGame) -> Mapping[str, Callable[[Any, str], Any]]:
    """All questions that anybody at the table may put: the game's own, and the drawing."""
    return {**game.answers, DRAWING: lambda view, about: game.draw(view)}


def drawings(match: Match) -> list[str]:
    """A whole match, one drawing for each line of its journal, as a spectator saw it."""
    return [match.game.draw(now.look(None)) for now in match.replay()]
