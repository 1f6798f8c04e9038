"""Every later version loads states that were saved in the middle of a procedure, and their games can continue.

`saved.jsonl` contains a state for every question in every procedure that can ask it, most of them from version 2.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model import State
from mulot.games.mystiques.model.frames import Frame
from mulot.games.mystiques.rules.procedure_table import PROCEDURES

SAVED = (Path(__file__).parent / "saved.jsonl").read_text(encoding="utf-8").splitlines()


def load_state(line: str) -> State:
    return msgspec.json.decode(line, type=State)


def question_and_stack(s: State) -> str:
    """Return the question and the steps of the stack as text, such as `put: round again, mouse-turn again, …`."""
    frames = [f"{frame.__struct_config__.tag} {frame.at}" for frame in s.stack]
    return f"{s.ask.about if s.ask else ''}: {', '.join(frames)}"


def test_every_frame_has_its_procedure() -> None:
    assert set(PROCEDURES) == set(get_args(Frame))


def test_every_frame_and_every_question_has_been_saved() -> None:
    states = [load_state(line) for line in SAVED]
    assert {type(frame) for s in states for frame in s.stack} == set(get_args(Frame))
    assert {s.ask.about for s in states if s.ask} == set(GAME.asks)
    assert len({question_and_stack(s) for s in states}) == len(states)


@pytest.mark.parametrize("line", SAVED, ids=lambda line: question_and_stack(load_state(line)))
def test_a_saved_state_is_written_back_unchanged_and_can_be_played_on(line: str) -> None:
    s = load_state(line)
    assert msgspec.json.encode(s).decode() == line
    assert s.ask is not None
    for seat in s.ask.seats:
        for action in GAME.legal(s, seat):
            t, told = GAME.copy(s), list[Any]()
            GAME.play(t, seat, action, RandomLuck(1), told.append)
            assert (t.ask is None) == (t.outcome is not None)
            assert t.plies == s.plies + 1
    assert msgspec.json.encode(s).decode() == line
