"""Positions as text, drawn by `Game.draw`: for the terminal, and for games without a board in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mulot.core.game import AnyGame
from mulot.core.match import Match

DRAWING = "drawing"
"""The query that every game answers: the position drawn from the asker's view."""


def answers(game: AnyGame) -> Mapping[str, Callable[[Any, str], Any]]:
    """Return all queries that players may send: those of the game, and the drawing."""
    return {**game.answers, DRAWING: lambda view, about: game.draw(view)}


def drawings(match: Match) -> list[str]:
    """Return one drawing of the spectator's view per line of the journal."""
    return [match.game.draw(now.look(None)) for now in match.replay()]
