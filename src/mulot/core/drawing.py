"""Positions as text, drawn by `Game.draw`: for the terminal, and for games without a board in the browser."""

from collections.abc import Callable, Mapping, Sequence
from string import ascii_uppercase
from typing import Any

from mulot.core.game import AnyGame
from mulot.core.match import Match

DRAWING_QUERY = "drawing"
"""The query that every game answers: the position as text, drawn from the asker's view."""


def all_queries(game: AnyGame) -> Mapping[str, Callable[[Any, str], Any]]:
    """Return all queries that players may send, by name: the game's own and the drawing."""
    return {**game.queries, DRAWING_QUERY: lambda view, about: game.draw(view)}


def draw_for_players(game: AnyGame, view: Any, names: Sequence[str]) -> str:
    """Return a position as text with the names of the players, which are in a line below it if the game draws only
    the numbers of seats."""
    if game.draw_with_names is not None:
        return game.draw_with_names(view, names)
    return f"{game.draw(view)}\n  " + "   ".join(f"{seat} {name}" for seat, name in enumerate(names))


def seat_letters(names: Sequence[str]) -> list[str]:
    """Return a capital letter for each name, all different: the first of the name that is free."""
    letters: list[str] = []
    for name in names:
        free = (letter for letter in f"{name}{ascii_uppercase}".upper() if letter.isalpha() and letter not in letters)
        letters.append(next(free))
    return letters


def draw_match(match: Match) -> list[str]:
    """Return one drawing per line of the journal, each of the spectator's view after that line."""
    return [match.game.draw(now.look(None)) for now in match.replay()]
