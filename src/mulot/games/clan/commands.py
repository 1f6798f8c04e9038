"""What Le Clan adds to the command line."""

from __future__ import annotations

from collections.abc import Callable

from mulot.games.clan.winrates import main

COMMANDS: dict[str, Callable[[list[str]], int]] = {"clan-winrates": main}
