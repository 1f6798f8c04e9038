"""Encoding actions as integers and views as arrays, in every game, and games that cannot be encoded."""

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
from mulot.core.luck import Quick
from mulot.core.options import read_options
from mulot.games import folder
from mulot.lab.encode import Alphabet, NotEncoded, Picture
from mulot.lab.every_value import Endless, every_value, texts

SIZES = {
    ("souriciere", 2): (1, {}),
    ("trio", 2): (52, {}),
    ("clan", 3): (74, {}),
    ("barrieres", 2): (210, {"size": 9}),
    ("barrieres", 4): (58, {"size": 5}),
}


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_an_alphabet_has_as_many_letters_as_there_are_actions(game: str, seats: int) -> None:
    size, options = SIZES[game, seats]
    rules = mulot.load(game)
    assert Alphabet(rules, read_options(rules, options, seats), seats).size == size


@pytest.mark.parametrize("game", mulot.shelf())
def test_actions_go_there_and_back_by_number_and_by_word(game: str) -> None:
    rules = mulot.load(game)
    letters = Alphabet(rules, read_options(rules, {}, 2), 2)
    assert [letters.number[action] for action in letters.actions] == list(range(letters.size))
    assert [rules.read(rules.write(action)) for action in letters.actions] == list(letters.actions)


@pytest.mark.parametrize("game", mulot.shelf())
def test_a_mask_has_a_one_for_each_legal_action_and_a_row_falls_apart_into_its_planes(game: str) -> None:
    rules, rng = mulot.load(game), Random(3)
    options = read_options(rules, {}, 2)
    letters, picture = Alphabet(rules, options, 2), Picture(rules, options, 2)
    luck = Quick(rng)
    s = rules.new(options, 2, luck)
    for _ in range(25):
        waiting = rules.waiting(s)
        if isinstance(waiting, Outcome):
            break
        seat = rng.choice(waiting.seats)
        legal = rules.legal(s, seat)
        mask = letters.mask(legal)
        assert {letters.actions[i] for i in np.flatnonzero(mask)} == set(legal)
        view = rules.look(s, seat)
        row = picture.of(view, seat)
        parts = picture.split(row)
        assert row.shape == (picture.size,)
        assert list(parts["seat"]) == [seat == 0, seat == 1]
        assert rules.planes is not None
        for plane in rules.planes(view):
            assert parts[plane.name].shape == plane.shape
            assert parts[plane.name].ravel().tolist() == pytest.approx(list(plane.values))
        rules.play(s, seat, rng.choice(legal), luck, lambda event: None)


@pytest.mark.parametrize("game", mulot.shelf())
def test_every_plane_is_explained_in_the_readme_and_nothing_else_is(game: str) -> None:
    rules = mulot.load(game)
    names = [name for name in Picture(rules, read_options(rules, {}, 2), 2).parts if name != "seat"]
    chapter = (folder(game) / "README.md").read_text(encoding="utf-8").split("\n## Planes\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", chapter, re.M) == names


def test_a_board_of_barrieres_as_it_is_drawn() -> None:
    rules = mulot.load("barrieres")
    options = read_options(rules, {"size": 5, "barriers": 3, "first": 0}, 2)
    s = rules.new(options, 2, Quick(1))
    for seat, said in ((0, "c2"), (1, "b3h"), (0, "d1v")):
        rules.play(s, seat, rules.read(said), Quick(1), lambda event: None)
    picture = Picture(rules, options, 2)
    parts = picture.split(picture.of(rules.look(s, 1), 1))
    assert np.argwhere(parts["mice"]).tolist() == [[0, 1, 2], [1, 4, 2]]  # seat, row, column: c2 and c5
    assert np.argwhere(parts["across"]).tolist() == [[2, 1]]  # b3h
    assert np.argwhere(parts["upright"]).tolist() == [[0, 3]]  # d1v
    assert np.argwhere(parts["cheese"]).tolist() == [[0, 4, c] for c in range(5)] + [[1, 0, c] for c in range(5)]
    assert parts["stock"].tolist() == pytest.approx([2 / 20, 2 / 20])
    assert parts["turn"].tolist() == [0, 1]


class Said(Struct, frozen=True, tag="said"):
    much: Annotated[int, Meta(ge=1, le=3)]
    how: Literal["loud", "low"] | None = None
    at: Annotated[str, Meta(pattern="^[ab](1|2)$")] = "a1"


class Free(Struct, frozen=True, tag="free"):
    text: str


def test_all_values_of_a_finite_type() -> None:
    every = every_value(Said)
    assert len(every) == len(set(every)) == 3 * 3 * 4
    assert every[0] == Said(1, "loud", "a1")
    assert every_value(bool) == [False, True]
    assert texts("^x(y|zz){1,2}$") == ["xy", "xzz", "xyy", "xyzz", "xzzy", "xzzzz"]


@pytest.mark.parametrize("endless", [Free, int, Annotated[str, Meta(pattern="^a*$")], Annotated[int, Meta(ge=0)]])
def test_what_has_no_end_is_said(endless: Any) -> None:
    with pytest.raises(Endless):
        every_value(endless)


def test_a_game_that_says_nothing_about_numbers_is_told_plainly() -> None:
    trio = mulot.load("trio")
    options = read_options(trio, {}, 2)
    with pytest.raises(NotEncoded, match="game=trio, lacks=planes"):
        Picture(replace(trio, planes=None), options, 2)
    with pytest.raises(NotEncoded, match="lacks=alphabet"):
        Alphabet(replace(trio, action=Free), options, 2)
