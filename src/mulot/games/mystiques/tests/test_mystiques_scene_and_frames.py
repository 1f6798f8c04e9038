"""The scene of the view: what it contains, and that the stack can be computed from it."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import msgspec
import pytest

from mulot.core.game import Ask
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model import Options, State, View
from mulot.games.mystiques.model.frames import AtCrossroads, Frame, MouseTurn, Round, SurpriseAttack
from mulot.games.mystiques.scenes import SWORD, scene
from mulot.games.mystiques.tests.test_mystiques_saved_states import SAVED, load_state, question_and_stack
from mulot.testing import act

ROOM = """
. . P

. . .
"""


def encoded_view(s: State) -> bytes:
    return msgspec.json.encode(GAME.look(s, 0))


def imagined_state(s: State) -> State:
    """Return the state computed from the encoded view that a seat receives."""
    return GAME.imagine(msgspec.json.decode(encoded_view(s), type=View), (), Random(1))


def scene_as_data(s: State) -> Any:
    return msgspec.json.decode(encoded_view(s))["scene"]


@pytest.mark.parametrize("line", SAVED, ids=lambda line: question_and_stack(load_state(line)))
def test_the_stack_can_be_computed_from_the_view(line: str) -> None:
    assert imagined_state(load_state(line)) == load_state(line)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_stack_can_be_computed_from_the_view_at_every_question_of_a_game(chapter: Any) -> None:
    rng = Random(chapter)
    luck = RandomLuck(rng)
    s = GAME.new(Options(chapter=chapter, campaign=chapter != "proving-ground"), 2, luck)
    while isinstance(waiting := GAME.waiting(s), Ask):
        assert imagined_state(s) == s
        seat = rng.choice(waiting.seats)
        GAME.play(s, seat, rng.choice(GAME.legal(s, seat)), luck, lambda event: None)
    assert encoded_view(imagined_state(s)) == encoded_view(s)


def test_a_choice_after_taking_a_thing_may_start_a_surge() -> None:
    s = scene(ROOM, "aubin a1")
    s.stack = [Round("again"), MouseTurn("again", points=1), AtCrossroads("again", 1, 0, "x"), SurpriseAttack("window")]
    s.ask = Ask("moment-surge", (0,), (0,))
    assert imagined_state(s) == s


def test_a_view_contains_no_frames() -> None:
    _, named = msgspec.json.schema_components([View])
    assert "Scene" in named
    assert not set(named) & {kind.__name__ for kind in get_args(Frame)}


def test_the_scene_of_a_turn_has_its_card_and_what_is_left_of_it() -> None:
    s = scene(ROOM, "aubin a1, filch a2", points=2, moved=True)
    assert scene_as_data(s) == {"card": "aubin", "turn": {"points": 2, "moved": True}}


def test_the_scene_of_a_share_has_the_other_mouse_and_what_changed_hands() -> None:
    s = scene(ROOM, "aubin a1, filch a1")
    s.mice[0].cheese = 2
    act(GAME, s, 0, "share filch")
    act(GAME, s, 0, "give cheese")
    assert scene_as_data(s)["doing"] == {"sort": "share", "what": "filch", "given": ["cheese"]}


def test_the_scene_of_a_fight_has_the_fighters_and_the_hits() -> None:
    s = scene(ROOM, "aubin a1", "rat a1", track="aubin rat")
    s.mice[0].tricks, s.mice[0].cheese, s.mice[0].abilities = (), 9, ("brace",)
    act(GAME, s, 0, "end-turn", SWORD, SWORD)
    assert s.ask == Ask("moment-hit", (0,), (0,))
    assert scene_as_data(s)["card"] == "rat"
    assert {"attacker": 10, "defender": 0, "card": "rat", "hits": 2}.items() <= scene_as_data(s)["fight"].items()
