"""Puzzles: positions in which a seat has exactly one best action.

A puzzle is stored as a deal and the moves after it, so the rules themselves set up the position, and a test notices if
changed rules no longer reach it. `games/<id>/puzzles/found.json` contains a game's puzzles from easy to hard; the code
in `research` finds them and computes the values of their actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from mulot.core.errors import MulotError
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


ActionEvaluator = Callable[[Match, int, int], Mapping[str, float]]
"""A function `(match, seat, shown)` that returns the exact value of each legal action by its notation, for a player who
has seen only the last `shown` moves."""


def read_puzzles(folder: Path) -> Puzzles:
    """Read the puzzles from a game's folder."""
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Puzzles)


def write_puzzles(folder: Path, puzzles: Puzzles) -> None:
    """Write the puzzles to a game's folder, one per line."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles.puzzles]
    head = f'{{"game": "{puzzles.game}", "version": {puzzles.version}, "puzzles": [\n'
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(head + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


def set_up_puzzle(game: AnyGame, puzzle: Puzzle) -> Match:
    """Return the match at the puzzle's position. Raises what `Match` raises if the rules no longer reach it."""
    match = Match(game, puzzle.seats, puzzle.seed, puzzle.options)
    for seat, notation in puzzle.plays:
        match.play(seat, notation)
    return match


def version_of_puzzles(game: AnyGame, puzzles: Puzzles) -> AnyGame | None:
    """Return the version of the game for which the puzzles were found; None if it does not exist."""
    return game if puzzles.version == game.version else game.old_versions.get(puzzles.version)


def round_values(worth: Mapping[str, float]) -> dict[str, float]:
    """Return the values rounded to four decimals, as they are stored."""
    return {notation: round(value, 4) for notation, value in worth.items()}


def unique_best(worth: Mapping[str, float]) -> str | None:
    """Return the action with a higher value than all others; None if there are several best actions or only one
    action."""
    if len(worth) < 2:
        return None
    highest = max(worth.values())
    best = [notation for notation, value in worth.items() if value >= highest]
    return best[0] if len(best) == 1 else None


def find_fault(game: AnyGame, puzzles: Puzzles, puzzle: Puzzle, worth: ActionEvaluator) -> str | None:
    """Return what is wrong with a puzzle: it cannot be set up, or its solution is not legal or not the only best
    action. None if it is valid."""
    version = version_of_puzzles(game, puzzles)
    if version is None:
        return f"found with version {puzzles.version} of the rules, which does not exist"
    game = version
    try:
        match = set_up_puzzle(game, puzzle)
    except MulotError as error:
        return f"the position cannot be reached: {error}"
    legal = [game.write(action) for action in match.legal(puzzle.seat)]
    if puzzle.solution not in legal:
        return f"{puzzle.solution} is not legal"
    worths = worth(match, puzzle.seat, puzzle.shown)
    if set(worths) != set(legal):
        return "not every legal action was evaluated"
    best = unique_best(worths)
    if best != puzzle.solution:
        return f"{puzzle.solution} is not the only best action: {best or 'there are several'}"
    if round_values(worths) != puzzle.worth:
        return "the values of its actions have changed"
    return None
