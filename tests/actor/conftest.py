"""The desk of these tests."""

from __future__ import annotations

import pytest

from actor.manual_driver import OPEN, Desk
from mulot.table import commands as c


@pytest.fixture
def desk() -> Desk:
    """A table at which Anna sits."""
    made = Desk()
    made.done(OPEN)
    made.done(c.ClaimSeat(seat=0))
    made.answers.clear()
    return made
