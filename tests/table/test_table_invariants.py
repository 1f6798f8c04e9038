"""Anything may happen at a table; and the batteries that say so are not blind."""

from __future__ import annotations

import pytest

from kit.sample import WHOLE
from prove import faults_in_table_and_store as planted
from prove import table_machine


def test_whatever_happens_what_must_hold_holds() -> None:
    assert table_machine.prove(80, chance=False) >= 80


def test_a_double_touch_is_never_played_twice() -> None:
    planted.double_touch()


LONG = {"a host who is here is replaced"}
"""What takes a quarter of a minute to be caught. The whole has it, and the proofs."""


@pytest.mark.parametrize("fault", [fault for fault in planted.FAULTS if WHOLE or fault not in LONG])
def test_a_planted_fault_is_caught(fault: str) -> None:
    assert planted.FAULTS[fault]()
