"""Generates a game's lesson for the client: writes `web/tutorial.json` from the folder `tutorial/`.

A lesson is a journal with a fixed deal (`deal.jsonl`) and texts to show before some of its lines (`steps.json`: a list
of `{"line": 3, "say": "throw"}`; the message is `<id>-ui-learn-throw`). Its replay contains views, events and legal
actions, so the client can run it without the rules. The generated file is checked in; `make generate` writes it.
"""

import json
from pathlib import Path

import msgspec
from msgspec import Struct

from mulot.core.match import Match
from mulot.core.replay import Replay, make_replay

LEARNER = 0
"""The seat from which lessons are shown."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A text (the end of its message key) and the line before which it is shown. A line number beyond the last line
    means the end."""

    line: int
    say: str


class Lesson(Struct, frozen=True):
    """A lesson as the client reads it."""

    film: Replay
    steps: list[LessonStep]


def lesson_json(folder: Path) -> str:
    """Return the contents of a game's `web/tutorial.json`. `folder` is the game's folder."""
    match = Match.load(folder / "tutorial" / "deal.jsonl")
    steps = msgspec.json.decode((folder / "tutorial" / "steps.json").read_bytes(), type=list[LessonStep])
    made = msgspec.json.encode(Lesson(make_replay(match, LEARNER), steps))
    return json.dumps(json.loads(made), ensure_ascii=False, separators=(",", ":")) + "\n"
