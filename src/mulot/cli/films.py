"""Lessons for the client: `python -m mulot.cli.films` turns `games/<id>/tutorial/` into `games/<id>/web/tutorial.json`.

A lesson is a journal with a fixed deal (`deal.jsonl`) and what is said before some of its lines (`steps.json`: a list
of `{"line": 3, "say": "throw"}`; the message is `<id>-ui-learn-throw`). The film of it holds views, events and legal
actions, so the client needs no rules to play it. It is checked in; a test compares it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

import mulot
from mulot.core.film import Film, film
from mulot.core.match import Match

LEARNER = 0


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said before a line; a line after the last is the farewell."""

    line: int
    say: str


class Lesson(Struct, frozen=True):
    """What the client plays."""

    film: Film
    steps: list[Step]


def lesson(folder: Path) -> bytes:
    """The lesson of a game's folder, as the client reads it."""
    match = Match.load(folder / "tutorial" / "deal.jsonl")
    steps = msgspec.json.decode((folder / "tutorial" / "steps.json").read_bytes(), type=list[Step])
    made = msgspec.json.encode(Lesson(film(match, LEARNER), steps))
    return json.dumps(json.loads(made), ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def files(root: Path) -> Iterator[tuple[Path, bytes]]:
    """Every lesson there is, with what should stand in its file."""
    for game in mulot.shelf():
        folder = root / "src" / "mulot" / "games" / game
        if (folder / "tutorial").is_dir():
            yield folder / "web" / "tutorial.json", lesson(folder)


def main() -> None:
    """Write them anew."""
    root = Path(mulot.__file__).parents[2]
    for path, text in files(root):
        path.write_bytes(text)
        print(path.relative_to(root))


if __name__ == "__main__":
    main()
