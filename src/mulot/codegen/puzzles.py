"""Puzzles for the client: a game's `web/puzzles.json` is generated from its `puzzles/found.json`.

Each puzzle is a short replay: the moves to remember, if any, then the question, then the position after the solution.
The client can show it without the rules: it offers the legal actions of the question, one of which is the solution.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mulot.core.game import AnyGame
from mulot.core.puzzle import Puzzle, read_puzzles, set_up_puzzle, version_of_puzzles
from mulot.core.replay import ReplayFrame, make_replay


class PuzzleData(Struct, frozen=True):
    """A puzzle as the client reads it."""

    id: str
    """Identifies the puzzle on devices that have solved it. It does not change when other puzzles are added."""
    seats: int
    seat: int
    grade: int
    solution: Any
    frames: tuple[ReplayFrame, ...]
    """The moves shown first, the question, and the position after the solution."""
    worth: tuple[float, ...]
    """The value of each legal action, in the order in which the question lists them, to explain wrong answers."""
    about: str
    """The kind of puzzle, in games with several; otherwise empty."""
    moves: int
    """How difficult the puzzle is: plies to look ahead, or moves to remember (`Puzzle.deep`)."""


def puzzles_json(game: AnyGame, folder: Path) -> str:
    """Return the contents of a game's `web/puzzles.json`. `folder` is the game's folder."""
    puzzles = read_puzzles(folder)
    game = version_of_puzzles(game, puzzles) or game
    posed = [_puzzle_data(game, puzzle) for puzzle in puzzles.puzzles]
    made = json.loads(msgspec.json.encode(posed))
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in made)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _puzzle_data(game: AnyGame, puzzle: Puzzle) -> PuzzleData:
    match = set_up_puzzle(game, puzzle)
    match.play(puzzle.seat, puzzle.solution)
    *shown, question, solved = make_replay(match, puzzle.seat).frames[-2 - puzzle.shown :]
    return PuzzleData(
        id=_puzzle_id(puzzle),
        seats=puzzle.seats,
        seat=puzzle.seat,
        grade=puzzle.grade,
        solution=game.read(puzzle.solution),
        frames=(
            *(msgspec.structs.replace(frame, legal=(), luck=()) for frame in shown),
            msgspec.structs.replace(question, luck=()),
            msgspec.structs.replace(solved, legal=(), luck=()),
        ),
        worth=tuple(puzzle.worth[game.write(action)] for action in question.legal),
        about=puzzle.about,
        moves=puzzle.deep,
    )


def _puzzle_id(puzzle: Puzzle) -> str:
    table = (puzzle.seats, puzzle.seed, puzzle.options, puzzle.plays)
    return hashlib.sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()[:8]
