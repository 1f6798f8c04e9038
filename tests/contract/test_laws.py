"""The laws on every game: every number of seats, every value of every option, combinations at random.

Each value is tried with one number of seats, and all numbers have their turn; in the whole, every value with all.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.cases import case, ids, load
from kit.sample import WHOLE
from mulot.core.options import choices
from mulot.testing.contract import check_secrets, walk_any, walk_with


def values_of_options() -> list[tuple[str, int, str, str]]:
    """(game, seats, option, value as text) for every value there is."""
    found: list[tuple[str, int, str, str]] = []
    for game in ids:
        counts: dict[tuple[str, str], list[int]] = {}
        for seats in load(game).seats:
            for name, values in choices(load(game), seats).items():
                for value in values:
                    counts.setdefault((name, repr(value)), []).append(seats)
        for n, ((name, text), seats_of_it) in enumerate(counts.items()):
            chosen = seats_of_it if WHOLE else [seats_of_it[n % len(seats_of_it)]]
            found += [(game, seats, name, text) for seats in chosen]
    return found


@pytest.mark.parametrize(("game", "seats", "option", "value"), values_of_options())
def test_every_value_of_every_option_keeps_the_laws(game: str, seats: int, option: str, value: str) -> None:
    listed = {repr(v): v for v in choices(load(game), seats)[option]}
    assert walk_with(case(game), seats, option, listed[value]).outcome is not None


@pytest.mark.parametrize("game", ids)
@settings(max_examples=12 if WHOLE else 4, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_combinations_at_random_keep_the_laws(game: str, seed: int) -> None:
    assert walk_any(case(game), seed).outcome is not None


@pytest.mark.parametrize("game", ids)
def test_a_game_says_truly_whether_it_has_secrets(game: str) -> None:
    check_secrets(case(game))


@pytest.mark.parametrize(("game", "said"), [("skirmish", False), ("souriciere", True)])
def test_a_game_that_lies_about_its_secrets_is_noticed(game: str, said: bool) -> None:
    from dataclasses import replace

    honest = case(game)
    lying = replace(honest, game=replace(honest.game, secrets=said))
    with pytest.raises(AssertionError, match="worlds differed"):
        check_secrets(lying)
