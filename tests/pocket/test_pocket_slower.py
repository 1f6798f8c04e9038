"""The characters that look ahead by plain Python in a browser, where others have WebAssembly, say so on their cards."""

from __future__ import annotations

import mulot
from mulot.pocket.site import shown


def test_the_site_names_who_looks_ahead_in_plain_python_whatever_is_installed_where_it_is_made() -> None:
    slower = {game.id: game.slower for game in shown()["games"]}
    assert set(slower) == set(mulot.shelf())
    assert {game: names for game, names in slower.items() if names} == {"trio": ("strong",)}
