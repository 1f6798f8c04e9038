"""What the tests of Le Clan do at a table again and again, and what they ask of it."""

from __future__ import annotations

from typing import Any

from mulot.games.clan import GAME
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.model.state import AnyState
from mulot.testing import act


def decline(s: AnyState) -> None:
    """Nobody helps."""
    while s.outcome is None and s.ask and s.ask.about == "help":
        act(GAME, s, s.ask.must[0], "pass")


def explore(s: AnyState, place: str, *luck: Any) -> list[Any]:
    """Nobody helps; the active player turns up a tile."""
    decline(s)
    return act(GAME, s, s.active, place, *luck)


def tags(events: list[Any]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]


def tile_at(s: AnyState, place: str) -> str | None:
    """What lies at a place."""
    return s.tiles[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def is_up(s: AnyState, place: str) -> bool:
    """Does the tile at a place stay face up?"""
    return s.up[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def about(s: AnyState) -> str:
    """The question of the moment."""
    assert s.ask is not None
    return s.ask.about
