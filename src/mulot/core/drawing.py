"""Positions as text, drawn by `Game.draw`: for the terminal, and for games without a board in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mulot._deprecated import deprecated_names
from mulot.core.game import AnyGame
from mulot.core.match import Match

DRAWING_QUERY = "drawing"
"""The query that every game answers: the position as text, drawn from the asker's view."""


def all_queries(game: AnyGame) -> Mapping[str, Callable[[Any, str], Any]]:
    """Return all queries that players may send, by name: the game's own and the drawing."""
    return {**game.queries, DRAWING_QUERY: lambda view, about: game.draw(view)}


def draw_match(match: Match) -> list[str]:
    """Return one drawing per line of the journal, each of the spectator's view after that line."""
    return [match.game.draw(now.look(None)) for now in match.replay()]


__getattr__ = deprecated_names(__name__)
