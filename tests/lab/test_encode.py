"""Actions as integers and views as arrays, in every game, and games that cannot be encoded."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Annotated, Any, Literal

import numpy as np
import pytest
from msgspec import Meta, Struct

import mulot
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.core.options import read_options
from mulot.games import folder
from mulot.lab.encode import ActionSpace, EncodingError, ObservationEncoder
from mulot.lab.enumerate_type import InfiniteType, all_matches, all_values

SIZES = {
    ("souriciere", 2): (1, {}),
    ("trio", 2): (52, {}),
    ("clan", 3): (74, {}),
    ("barrieres", 2): (210, {"size": 9}),
    ("barrieres", 4): (58, {"size": 5}),
}


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_an_alphabet_has_as_many_action_space_as_there_are_actions(game: str, seats: int) -> None:
    size, options = SIZES[game, seats]
    rules = mulot.load(game)
    assert ActionSpace(rules, read_options(rules, options, seats), seats).size == size


@pytest.mark.parametrize("game", mulot.shelf())
def test_actions_round_trip_by_number_and_by_notation(game: str) -> None:
    rules = mulot.load(game)
    action_space = ActionSpace(rules, read_options(rules, {}, 2), 2)
    assert [action_space.number[action] for action in action_space.actions] == list(range(action_space.size))
    assert [rules.read(rules.write(action)) for action in action_space.actions] == list(action_space.actions)


@pytest.mark.parametrize("game", mulot.shelf())
def test_masks_and_encoded_views_can_be_decoded(game: str) -> None:
    rules, rng = mulot.load(game), Random(3)
    options = read_options(rules, {}, 2)
    action_space, encoder = ActionSpace(rules, options, 2), ObservationEncoder(rules, options, 2)
    luck = RandomLuck(rng)
    s = rules.new(options, 2, luck)
    for _ in range(25):
        waiting = rules.waiting(s)
        if isinstance(waiting, Outcome):
            break
        seat = rng.choice(waiting.seats)
        legal = rules.legal(s, seat)
        mask = action_space.mask(legal)
        assert {action_space.actions[i] for i in np.flatnonzero(mask)} == set(legal)
        view = rules.look(s, seat)
        row = encoder.encode(view, seat)
        parts = encoder.split(row)
        assert row.shape == (encoder.size,)
        assert list(parts["seat"]) == [seat == 0, seat == 1]
        assert rules.planes is not None
        for plane in rules.planes(view):
            assert parts[plane.name].shape == plane.shape
            assert parts[plane.name].ravel().tolist() == pytest.approx(list(plane.values))
        rules.play(s, seat, rng.choice(legal), luck, lambda event: None)


@pytest.mark.parametrize("game", mulot.shelf())
def test_the_readme_explains_exactly_the_planes(game: str) -> None:
    rules = mulot.load(game)
    names = [name for name in ObservationEncoder(rules, read_options(rules, {}, 2), 2).shapes if name != "seat"]
    chapter = (folder(game) / "README.md").read_text(encoding="utf-8").split("\n## Planes\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", chapter, re.M) == names


def test_the_planes_of_a_position_of_barrieres() -> None:
    rules = mulot.load("barrieres")
    options = read_options(rules, {"size": 5, "barriers": 3, "first": 0}, 2)
    s = rules.new(options, 2, RandomLuck(1))
    for seat, notation in ((0, "c2"), (1, "b3h"), (0, "d1v")):
        rules.play(s, seat, rules.read(notation), RandomLuck(1), lambda event: None)
    encoder = ObservationEncoder(rules, options, 2)
    parts = encoder.split(encoder.encode(rules.look(s, 1), 1))
    assert np.argwhere(parts["mice"]).tolist() == [[0, 1, 2], [1, 4, 2]]  # seat, row, column: c2 and c5
    assert np.argwhere(parts["across"]).tolist() == [[2, 1]]  # b3h
    assert np.argwhere(parts["upright"]).tolist() == [[0, 3]]  # d1v
    assert np.argwhere(parts["cheese"]).tolist() == [[0, 4, c] for c in range(5)] + [[1, 0, c] for c in range(5)]
    assert parts["stock"].tolist() == pytest.approx([2 / 20, 2 / 20])
    assert parts["turn"].tolist() == [0, 1]


class SampleAction(Struct, frozen=True, tag="said"):
    much: Annotated[int, Meta(ge=1, le=3)]
    how: Literal["loud", "low"] | None = None
    at: Annotated[str, Meta(pattern="^[ab](1|2)$")] = "a1"


class FreeText(Struct, frozen=True, tag="free"):
    text: str


def test_all_values_of_a_finite_type_are_listed() -> None:
    every = all_values(SampleAction)
    assert len(every) == len(set(every)) == 3 * 3 * 4
    assert every[0] == SampleAction(1, "loud", "a1")
    assert all_values(bool) == [False, True]
    assert all_matches("^x(y|zz){1,2}$") == ["xy", "xzz", "xyy", "xyzz", "xzzy", "xzzzz"]


@pytest.mark.parametrize("endless", [FreeText, int, Annotated[str, Meta(pattern="^a*$")], Annotated[int, Meta(ge=0)]])
def test_infinite_types_are_refused(endless: Any) -> None:
    with pytest.raises(InfiniteType):
        all_values(endless)


def test_a_game_without_encodings_gives_a_clear_error() -> None:
    trio = mulot.load("trio")
    options = read_options(trio, {}, 2)
    with pytest.raises(EncodingError, match="game=trio, lacks=planes"):
        ObservationEncoder(replace(trio, planes=None), options, 2)
    with pytest.raises(EncodingError, match="lacks=action_space"):
        ActionSpace(replace(trio, action=FreeText), options, 2)
