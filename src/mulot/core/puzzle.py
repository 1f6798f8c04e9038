"""A puzzle: a moment of a match in which a seat has exactly one best action.

It is kept as a deal and the plays after it, so the rules themselves set the table, and a puzzle that they would not
come to any more is noticed. `games/<id>/puzzles/found.json` holds a game's puzzles, easy ones first; `research`
in the repository finds them, and says what each action is worth.
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
    """Where it is to be solved, how, and how hard that was found to be."""

    seats: int
    seed: int
    options: dict[str, Any]
    plays: tuple[tuple[int, str], ...]
    """A seat and a notation each."""
    seat: int
    """Who is to choose."""
    solution: str
    """The one best action, in notation."""
    found: dict[str, float]
    """How often each character found it, from 0 to 1: measured."""
    deep: int
    """How far one has to see: plies to the win, moves to be kept in mind."""
    grade: Annotated[int, Meta(ge=1, le=3)]
    shown: int = 0
    """So many of the last plays are shown before it is asked: what is to be remembered."""
    worth: dict[str, float] = {}
    """What each legal action was found to be worth, by its notation: why another one is not the solution."""
    about: str = ""
    """What is to be done, where a game has several sorts of puzzles: a word of its question."""


class Puzzles(Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of a game, and the version of its rules that they were found with."""

    game: str
    version: int
    puzzles: tuple[Puzzle, ...]


Worth = Callable[[Match, int, int], Mapping[str, float]]
"""What each legal action of a seat is worth at this moment, by its notation, to whoever has seen so many of the last
plays; exactly, so that two can be compared."""


def read(folder: Path) -> Puzzles:
    """The puzzles in a game's folder."""
    return msgspec.json.decode((folder / FILE).read_bytes(), type=Puzzles)


def write(folder: Path, puzzles: Puzzles) -> None:
    """Keep them, a line each."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles.puzzles]
    head = f'{{"game": "{puzzles.game}", "version": {puzzles.version}, "puzzles": [\n'
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(head + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


def set_up(game: AnyGame, puzzle: Puzzle) -> Match:
    """The match at the moment of the puzzle. Raises what a match raises where the rules have it otherwise."""
    match = Match(game, puzzle.seats, puzzle.seed, puzzle.options)
    for seat, notation in puzzle.plays:
        match.play(seat, notation)
    return match


def rounded(worth: Mapping[str, float]) -> dict[str, float]:
    """As it is kept."""
    return {notation: round(value, 4) for notation, value in worth.items()}


def only_best(worth: Mapping[str, float]) -> str | None:
    """The one action that is worth more than every other; None: there are several, or nothing to choose from."""
    if len(worth) < 2:
        return None
    highest = max(worth.values())
    best = [notation for notation, value in worth.items() if value >= highest]
    return best[0] if len(best) == 1 else None


def fault(game: AnyGame, puzzles: Puzzles, puzzle: Puzzle, worth: Worth) -> str | None:
    """What is wrong with a puzzle: None, if it can be set up and its solution is legal and the only best one."""
    if puzzles.version != game.version:
        return f"found with version {puzzles.version} of the rules, which are at {game.version}"
    try:
        match = set_up(game, puzzle)
    except MulotError as error:
        return f"the rules do not come to it: {error}"
    legal = [game.write(action) for action in match.legal(puzzle.seat)]
    if puzzle.solution not in legal:
        return f"{puzzle.solution} is not legal"
    worths = worth(match, puzzle.seat, puzzle.shown)
    if set(worths) != set(legal):
        return "not every legal action was looked at"
    best = only_best(worths)
    if best != puzzle.solution:
        return f"{puzzle.solution} is not the only best action: {best or 'there are several'}"
    if rounded(worths) != puzzle.worth:
        return "its actions are not worth what they were"
    return None
