"""Helpers for the other modules of the rules: tiles, marks, teeth, and the end of the night."""

from typing import TypeAlias

from mulot.core.flow import Frame, Goto, Say
from mulot.core.game import Ask, Outcome
from mulot.games.clan.content.board import PLACES, Place
from mulot.games.clan.content.forest import SIZES
from mulot.games.clan.model.events import Ended, LeftForest, ToothWon
from mulot.games.clan.model.state import AnyState

Step: TypeAlias = Frame | Ask | Goto | None
"""The return type of a step; see `mulot.core.flow`."""

ENDS = ("won", "sunrise", "late")


def is_face_up(s: AnyState, tile: str) -> bool:
    """Return True if this tile is face up in the forest. A tile that is being revealed does not count yet."""
    return tile in s.tiles and s.up[s.tiles.index(tile)]


def place_name(s: AnyState, place: int) -> Place:
    """Return the name of a place, such as "b2"."""
    return PLACES[s.size][place]


def can_turn_up(s: AnyState, place: int) -> bool:
    """Return True if this tile may be turned up: face down (CR-08), and not just cancelled by the club (CR-43)."""
    return s.tiles[place] is not None and not s.up[place] and place != s.ignored


def remove_tile(s: AnyState, place: int, rule: str, say: Say) -> None:
    """Remove a tile from the forest; its place stays empty (CR-21, CR-29)."""
    tile = s.tiles[place]
    assert tile is not None
    s.tiles[place] = None
    s.up[place] = False
    s.gone.append(tile)
    say(LeftForest(place_name(s, place), tile, rule))


def mark_as_seen(s: AnyState, place: int, seat: int | None = None) -> None:
    """Mark a tile as seen by a seat (None: by all seats), if the table uses the memory aid (CR-68)."""
    if s.options.memory_aid:
        for i in range(s.seats) if seat is None else (seat,):
            s.seen[i] |= 1 << place


def clear_marks(s: AnyState, places: tuple[int, ...]) -> None:
    """Clear all marks of the memory aid at these places."""
    if s.options.memory_aid:
        keep = ~sum(1 << place for place in places)
        s.seen = [seen & keep for seen in s.seen]


def win_tooth(s: AnyState, size: int, rule: str, say: Say) -> None:
    """Put a tooth into the chest. With the ninth tooth the night is won (C-033)."""
    s.teeth[size] -= 1
    left = sum(s.teeth)
    say(ToothWon(SIZES[size], left, rule))
    if not left:
        end_night(s, True, "won", "C-033", say)


def end_night(s: AnyState, won: bool, reason: str, rule: str, say: Say) -> None:
    """End the night; all win or all lose together (C-036)."""
    say(Ended(won, rule))
    s.outcome = Outcome((1.0 if won else 0.0,) * s.seats, reason)
