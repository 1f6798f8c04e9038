"""Puzzles for the client: a game's `web/puzzles.json` is generated from its `puzzles/found.json`.

Each puzzle is a short replay: the moves to remember, if any, then the question, then the position after the solution.
The client can show it without the rules: it offers the legal actions of the question, one of which is the solution.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mulot.core.game import AnyGame, Ask
from mulot.core.puzzle import Puzzle, read_puzzles, set_up_puzzle, version_of_puzzles
from mulot.core.replay import ReplayFrame, make_replay


class ReplyData(Struct, frozen=True):
    """What happens after an action that is not the solution: the fields of the view that it changes, and the other
    seat's reply."""

    wrong: dict[str, Any]
    events: tuple[Any, ...]
    view: dict[str, Any]
    """The fields of the view that are different after the reply."""


class PuzzleData(Struct, frozen=True, omit_defaults=True):
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
    replies: tuple[ReplyData | None, ...] = ()
    """The reply to each legal action, in games that show it."""


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
        replies=tuple(_reply_data(game, puzzle, game.write(action)) for action in question.legal if puzzle.replies),
    )


def _reply_data(game: AnyGame, puzzle: Puzzle, wrong: str) -> ReplyData | None:
    if wrong not in puzzle.replies:
        return None
    match = set_up_puzzle(game, puzzle)
    views = [_fields(match.look(puzzle.seat))]
    match.play(puzzle.seat, wrong)
    views.append(_fields(match.look(puzzle.seat)))
    assert isinstance(match.waiting, Ask)
    events = match.play(match.waiting.must[0], puzzle.replies[wrong])
    views.append(_fields(match.look(puzzle.seat)))
    after_wrong, after_reply = ({key: new[key] for key in new if new[key] != views[0][key]} for new in views[1:])
    heard = tuple(event for each in events if (event := game.hear(each, puzzle.seat)) is not None)
    return ReplyData(after_wrong, heard, after_reply)


def _fields(view: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return fields


def _puzzle_id(puzzle: Puzzle) -> str:
    table = (puzzle.seats, puzzle.seed, puzzle.options, puzzle.plays)
    return hashlib.sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()[:8]
