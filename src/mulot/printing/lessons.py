"""Lessons for the client: a game's `tutorial/` becomes its `web/tutorial.json`.

A lesson is a journal with a fixed deal (`deal.jsonl`) and what is said before some of its lines (`steps.json`: a list
of `{"line": 3, "say": "throw"}`; the message is `<id>-ui-learn-throw`). The film of it holds views, events and legal
actions, so the client needs no rules to play it. It is checked in; `make generate` writes it.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from msgspec import Struct

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


def lesson(folder: Path) -> str:
    """The lesson of a game's folder, as the client reads it."""
    match = Match.load(folder / "tutorial" / "deal.jsonl")
    steps = msgspec.json.decode((folder / "tutorial" / "steps.json").read_bytes(), type=list[Step])
    made = msgspec.json.encode(Lesson(film(match, LEARNER), steps))
    return json.dumps(json.loads(made), ensure_ascii=False, separators=(",", ":")) + "\n"
