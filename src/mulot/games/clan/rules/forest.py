"""Small questions and deeds that all of the rules share."""

from __future__ import annotations

from typing import TypeAlias

from mulot.core.flow import Frame, Go, Say
from mulot.core.game import Ask, Outcome
from mulot.games.clan.content.board import PLACES, Place
from mulot.games.clan.content.forest import SIZES
from mulot.games.clan.model.events import Ended, LeftForest, ToothWon
from mulot.games.clan.model.state import AnyState

Step: TypeAlias = Frame | Ask | Go | None
"""What a step returns; see `mulot.core.flow`."""

ENDS = ("won", "sunrise", "late")


def face_up(s: AnyState, tile: str) -> bool:
    """Does this tile lie in the forest, face up? (A tile that is only just being revealed does not count yet.)"""
    return tile in s.tiles and s.up[s.tiles.index(tile)]


def name(s: AnyState, place: int) -> Place:
    """The name of a place."""
    return PLACES[s.size][place]


def can_turn(s: AnyState, place: int) -> bool:
    """Face-down tiles only (CR-08), and not the one the club has just cancelled (CR-43)."""
    return s.tiles[place] is not None and not s.up[place] and place != s.ignored


def leave(s: AnyState, place: int, rule: str, say: Say) -> None:
    """A tile leaves the forest, an empty place remains (CR-21, CR-29)."""
    tile = s.tiles[place]
    assert tile is not None
    s.tiles[place] = None
    s.up[place] = False
    s.gone.append(tile)
    say(LeftForest(name(s, place), tile, rule))


def mark(s: AnyState, place: int, seat: int | None = None) -> None:
    """With the memory aid, a tile that was seen is marked for the seat (None: for all)."""
    if s.options.memory_aid:
        for i in range(s.seats) if seat is None else (seat,):
            s.seen[i] |= 1 << place


def forget(s: AnyState, places: tuple[int, ...]) -> None:
    """Nobody's mark holds for these places any more. (No mark is shown where nothing lies.)"""
    if s.options.memory_aid:
        keep = ~sum(1 << place for place in places)
        s.seen = [seen & keep for seen in s.seen]


def win_tooth(s: AnyState, size: int, rule: str, say: Say) -> None:
    """A tooth goes into the chest; with the ninth the night is won (C-033)."""
    s.teeth[size] -= 1
    left = sum(s.teeth)
    say(ToothWon(SIZES[size], left, rule))
    if not left:
        end(s, True, "won", "C-033", say)


def end(s: AnyState, won: bool, reason: str, rule: str, say: Say) -> None:
    """All win or lose together (C-036)."""
    say(Ended(won, rule))
    s.outcome = Outcome((1.0 if won else 0.0,) * s.seats, reason)
