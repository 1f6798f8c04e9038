"""Puzzles for the client: a game's `puzzles/found.json` becomes its `web/puzzles.json`.

Each is a short film, from where something is to be remembered up to the question, then what comes of the solution. The
client needs no rules for it: what can be touched is the list of the last moment, and one action of it is right.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mulot.core.film import Shot, film
from mulot.core.game import AnyGame
from mulot.core.puzzle import Puzzle, read, set_up


class Posed(Struct, frozen=True):
    """A puzzle as the client shows it."""

    id: str
    """Stays, however many others are found: by it a device remembers what was solved there."""
    seats: int
    seat: int
    grade: int
    solution: Any
    frames: tuple[Shot, ...]
    """What is shown first, the question, and what the solution comes to."""
    worth: tuple[float, ...]
    """What each action of the question is worth, in the order of its list: whoever tries another one is told why."""
    about: str
    """What is to be done, where a game asks for different things; else empty."""
    moves: int
    """How far one has to see (`core.puzzle`)."""


def puzzles(game: AnyGame, folder: Path) -> str:
    """All puzzles of a game's folder, as the client reads them."""
    posed = [_posed(game, puzzle) for puzzle in read(folder).puzzles]
    made = json.loads(msgspec.json.encode(posed))
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in made)
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _posed(game: AnyGame, puzzle: Puzzle) -> Posed:
    match = set_up(game, puzzle)
    match.play(puzzle.seat, puzzle.solution)
    frames = film(match, puzzle.seat).frames[-2 - puzzle.shown :]
    asked, answered = frames[-2:]
    bare = [msgspec.structs.replace(shot, legal=(), luck=()) for shot in frames[:-2]]
    then = msgspec.structs.replace(answered, legal=(), luck=())
    shots = (*bare, msgspec.structs.replace(asked, luck=()), then)
    worth = tuple(puzzle.worth[game.write(action)] for action in asked.legal)
    solution = game.read(puzzle.solution)
    told = (shots, worth, puzzle.about, puzzle.deep)
    return Posed(_id(puzzle), puzzle.seats, puzzle.seat, puzzle.grade, solution, *told)


def _id(puzzle: Puzzle) -> str:
    table = (puzzle.seats, puzzle.seed, puzzle.options, puzzle.plays)
    return hashlib.sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()[:8]
