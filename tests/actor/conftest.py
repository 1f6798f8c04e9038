"""The table that the tests of this folder use."""

from __future__ import annotations

import pytest

from actor.manual_driver import OPEN, ManualDriver
from mulot.table import commands as c


@pytest.fixture
def driver() -> ManualDriver:
    """Return the driver of a table at which Anna sits."""
    made = ManualDriver()
    made.send_and_write(OPEN)
    made.send_and_write(c.ClaimSeat(seat=0))
    made.answers.clear()
    return made
