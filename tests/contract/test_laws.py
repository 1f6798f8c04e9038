"""Laws 1 to 5 and 7 on every game: every number of seats, every value of every option, combinations at random."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.cases import ids, load
from contract.laws import any_options, walk
from mulot.core.errors import BadOptions
from mulot.core.match import Match
from mulot.core.options import choices


def values_of_options() -> list[tuple[str, int, str, str]]:
    """(game, seats, option, value as text) for every value there is."""
    found = []
    for game in ids:
        for seats in load(game).seats:
            found += [
                (game, seats, name, repr(value))
                for name, values in choices(load(game), seats).items()
                for value in values
            ]
    return found


@pytest.mark.parametrize(("game", "seats", "option", "value"), values_of_options())
def test_every_value_of_every_option_keeps_the_laws(game: str, seats: int, option: str, value: str) -> None:
    listed = {repr(v): v for v in choices(load(game), seats)[option]}
    given_options = {option: listed[value]}
    try:
        Match(load(game), seats, 0, given_options)
    except BadOptions:  # a value that stands only beside others: take the others at random until it is allowed
        rng = Random(value)
        given_options = next(
            picked for _ in range(500) if (picked := any_options(load(game), seats, rng))[option] == listed[value]
        )
    seen = walk(load(game), given_options, seats, seed=hash_of(game, seats, option, value), often=0.04)
    assert seen.outcome is not None


@pytest.mark.parametrize("game", ids)
@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_combinations_at_random_keep_the_laws(game: str, seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice(load(game).seats)
    seen = walk(load(game), any_options(load(game), seats, rng), seats, seed, often=0.06)
    assert seen.outcome is not None


@pytest.mark.parametrize("game", ids)
def test_the_worlds_compared_are_not_all_the_same(game: str) -> None:
    """Law 3 shows something only where imagined worlds differ from the real one; open games have nothing to differ."""
    totals = []
    for seed in range(3):
        for seats in load(game).seats:
            options = any_options(load(game), seats, Random(seed))  # what is hidden may depend on them
            totals.append(walk(load(game), options, seats, seed, often=0.2))
    assert sum(seen.pairs for seen in totals) > 50
    hidden = game not in OPEN_GAMES
    assert (sum(seen.differing for seen in totals) > 50) == hidden


OPEN_GAMES = ("souriciere", "barrieres", "mystiques")


def hash_of(*parts: object) -> int:
    """A seed that is the same in every run."""
    return int.from_bytes(repr(parts).encode(), "big") % (2**32)
