"""Names of tables."""

from __future__ import annotations

import re

from mulot.actor.table_id import new_table_id


def test_a_name_is_no_option_of_a_command_and_fits_into_an_address() -> None:
    names = {new_table_id() for _ in range(2000)}
    assert len(names) == 2000
    assert all(re.fullmatch(r"[a-z][\w-]{21}", name) for name in names)
