"""Puzzles: positions in which a seat has exactly one best action.

A puzzle is stored as a deal and the moves after it, so the rules themselves set up the position, and a test notices if
changed rules no longer reach it. `games/<id>/puzzles/found.json` contains a game's puzzles from easy to hard; the code
in `research` finds them and computes the values of their actions.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from mulot.core.game import AnyGame
from mulot.core.match import Match

FILE = Path("puzzles") / "found.json"


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, its solution and its difficulty."""

    seats: int
    seed: int
    options: dict[str, Any]
    plays: tuple[tuple[int, str], ...]
    """The moves after the deal: seat and notation."""
    seat: int
    """The seat that has to find the solution."""
    solution: str
    """The only best action, in notation."""
    found: dict[str, float]
    """The measured share of attempts in which each character found the solution, from 0 to 1."""
    deep: int
    """How difficult the puzzle is: plies to look ahead to the win, or moves to remember."""
    grade: Annotated[int, Meta(ge=1, le=3)]
    shown: int = 0
    """How many of the last moves are shown before the question, in puzzles about remembering."""
    worth: dict[str, float] = {}
    """The value of each legal action by its notation; explains why another action is not the solution."""
    about: str = ""
    """The kind of puzzle, if a game has several kinds; it selects the wording of the question."""
    replies: dict[str, str] = {}
    """Actions that are not the solution, each with the other seat's best reply, in games that show it."""


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the version of its rules for which they were found."""

    game: str
    version: int
    puzzles: tuple[Puzzle, ...]


def read_puzzles(folder: Path) -> Puzzles:
    """Read the puzzles from a game's folder."""
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Puzzles)


def set_up_puzzle(game: AnyGame, puzzle: Puzzle) -> Match:
    """Return the match at the puzzle's position. Raises what `Match` raises if the rules no longer reach it."""
    match = Match(game, puzzle.seats, puzzle.seed, puzzle.options)
    for seat, notation in puzzle.plays:
        match.play(seat, notation)
    return match


def version_of_puzzles(game: AnyGame, puzzles: Puzzles) -> AnyGame | None:
    """Return the version of the game for which the puzzles were found; None if it does not exist."""
    return game if puzzles.version == game.version else game.old_versions.get(puzzles.version)
