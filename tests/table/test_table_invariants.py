"""Random commands keep the invariants of a table, and checks of the invariants detect faults."""

from __future__ import annotations

import pytest

from kit.sampled_cases import WHOLE
from prove import table_state_machine
from prove import table_store_faults as planted


def test_invariants_hold_for_random_commands() -> None:
    assert table_state_machine.prove(80, chance=False) >= 80


def test_a_repeated_command_is_played_once() -> None:
    planted.double_touch()


LONG = {"a host who is here is replaced"}
"""Faults that take fifteen seconds to detect. Only the whole suite and the proof test them."""


@pytest.mark.parametrize("fault", [fault for fault in planted.FAULTS if WHOLE or fault not in LONG])
def test_the_invariants_detect_a_planted_fault(fault: str) -> None:
    assert planted.FAULTS[fault]()
