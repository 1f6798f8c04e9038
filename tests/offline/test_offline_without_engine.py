"""No bot of the offline version is marked as slower, because browsers can run the compiled engine."""

from __future__ import annotations

import pytest

import mulot
from mulot.browser.static_site import describe_site_house


def test_the_site_names_nobody_whatever_is_installed_where_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mulot.bots.engine_loader.has_wasmtime", lambda: False)
    slower = {game.id: game.slower for game in describe_site_house()["games"]}
    assert set(slower) == set(mulot.shelf())
    assert {game: names for game, names in slower.items() if names} == {}
