"""Table ids."""

from __future__ import annotations

import re

from mulot.actor.store_interface import new_table_id


def test_a_table_id_is_no_command_option_and_fits_into_a_url() -> None:
    names = {new_table_id() for _ in range(2000)}
    assert len(names) == 2000
    assert all(re.fullmatch(r"[a-z][\w-]{21}", name) for name in names)
