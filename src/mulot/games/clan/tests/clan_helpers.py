"""Helpers for the tests of Le Clan: common actions, and queries of a state."""

from __future__ import annotations

from typing import Any

from mulot.games.clan import GAME
from mulot.games.clan.content.board import PLACES
from mulot.games.clan.model.state import AnyState
from mulot.testing import act


def decline(s: AnyState) -> None:
    """Let every helper who is asked decline."""
    while s.outcome is None and s.ask and s.ask.about == "help":
        act(GAME, s, s.ask.must[0], "pass")


def explore(s: AnyState, place: str, *luck: Any) -> list[Any]:
    """Let every helper decline and the active player turn up a tile. Return the events."""
    decline(s)
    return act(GAME, s, s.active, place, *luck)


def tags(events: list[Any]) -> list[str]:
    """Return the class names of events, in order."""
    return [type(event).__name__ for event in events]


def tile_at(s: AnyState, place: str) -> str | None:
    """Return the tile at a place, such as "b2"."""
    return s.tiles[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def is_up(s: AnyState, place: str) -> bool:
    """True if the tile at a place has been turned face up for good."""
    return s.up[PLACES[s.size].index(place)]  # type: ignore[arg-type]


def about(s: AnyState) -> str:
    """Return what the current question is about."""
    assert s.ask is not None
    return s.ask.about
