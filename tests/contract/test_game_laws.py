"""The laws hold for every game, with every number of seats, every option value, and random combinations.

By default each value is tested with one number of seats, and the whole suite tests it with all of them.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.games_under_test import case, ids, load
from kit.sampled_cases import WHOLE
from mulot.core.options import option_values
from mulot.testing.contract import check_option, check_random_options, check_secrets


def values_of_options() -> list[tuple[str, int, str, str]]:
    """Return (game, seats, option, value as text) for every option value."""
    found: list[tuple[str, int, str, str]] = []
    for game in ids:
        counts: dict[tuple[str, str], list[int]] = {}
        for seats in load(game).seats:
            for name, values in option_values(load(game), seats).items():
                for value in values:
                    counts.setdefault((name, repr(value)), []).append(seats)
        for n, ((name, text), seats_of_it) in enumerate(counts.items()):
            chosen = seats_of_it if WHOLE else [seats_of_it[n % len(seats_of_it)]]
            found += [(game, seats, name, text) for seats in chosen]
    return found


@pytest.mark.parametrize(("game", "seats", "option", "value"), values_of_options())
def test_every_option_value_obeys_the_laws(game: str, seats: int, option: str, value: str) -> None:
    listed = {repr(v): v for v in option_values(load(game), seats)[option]}
    assert check_option(case(game), seats, option, listed[value]).outcome is not None


@pytest.mark.parametrize("game", ids)
@settings(max_examples=12 if WHOLE else 4, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**32))
def test_random_options_obey_the_laws(game: str, seed: int) -> None:
    assert check_random_options(case(game), seed).outcome is not None


@pytest.mark.parametrize("game", ids)
def test_the_secrets_flag_is_right(game: str) -> None:
    check_secrets(case(game))


@pytest.mark.parametrize(("game", "said"), [("skirmish", False), ("souriciere", True)])
def test_a_wrong_secrets_flag_is_detected(game: str, said: bool) -> None:
    from dataclasses import replace

    honest = case(game)
    lying = replace(honest, game=replace(honest.game, secrets=said))
    with pytest.raises(AssertionError, match="worlds differed"):
        check_secrets(lying)
