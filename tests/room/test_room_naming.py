"""Names of tables."""

from __future__ import annotations

import re

from mulot.room.naming import new_name


def test_a_name_is_no_option_of_a_command_and_fits_into_an_address() -> None:
    names = {new_name() for _ in range(2000)}
    assert len(names) == 2000
    assert all(re.fullmatch(r"[a-z][\w-]{21}", name) for name in names)
