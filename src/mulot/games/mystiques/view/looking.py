"""What is seen: everything. Decks are bags whose cards are known by the discards; their order does not exist."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random

from msgspec import Struct

from mulot.core.flow import copy_stack
from mulot.core.game import Ask, Outcome, public
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.events import Event
from mulot.games.mystiques.model.frames import Frame
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.pieces import Crossroads, Enemy, Mouse, Token
from mulot.games.mystiques.model.state import State


class Own(Struct, frozen=True):
    """What only one seat may see. In this game nobody has a secret."""

    seat: int


class View(Struct, frozen=True):
    """The table as everybody sees it."""

    version: int
    options: Options
    seats: int
    chapter: str
    end: int
    board: tuple[Laid, ...]
    mice: tuple[Mouse, ...]
    here: int
    enemies: tuple[Enemy, ...]
    made: int
    track: tuple[str, ...]
    acted: tuple[str, ...]
    used: tuple[int, ...]
    hurt: dict[str, int]
    round: int
    relaid: bool
    page: int
    wheel: int
    surging: bool
    greedy: bool
    encore: bool
    stars: int
    search_bag: tuple[str, ...]
    """What can still be found; nobody knows what comes next."""
    search_left: tuple[str, ...]
    encounter_bag: tuple[str, ...]
    encounter_left: tuple[str, ...]
    visible: str
    stash: tuple[str, ...]
    tokens: tuple[Token, ...]
    traps: tuple[tuple[str, str], ...]
    explored: tuple[str, ...]
    story: tuple[str, ...]
    """The passages told so far, in order."""
    crossroads: Crossroads | None
    """What the company has to choose now."""
    deeds: tuple[str, ...]
    posted: dict[str, tuple[tuple[str, int], ...]]
    webs: tuple[tuple[str, str], ...]
    swept: bool
    calm: bool
    beaten: tuple[str, ...]
    won: bool
    kept: dict[str, str]
    plies: int
    stack: tuple[Frame, ...]
    ask: Ask | None
    outcome: Outcome | None
    own: Own | None = None


hear = public
"""Everybody hears everything."""

_LISTS = ("board", "mice", "enemies", "search_bag", "search_left", "encounter_bag", "encounter_left", "stack")
_MAPS = ("hurt", "posted", "kept")
_PLAIN = tuple(name for name in State.__struct_fields__ if name not in (*_LISTS, *_MAPS))


def look(s: State, seat: int | None) -> View:
    """The same for every seat and for spectators."""
    return View(
        **{name: getattr(s, name) for name in _PLAIN},
        board=tuple(s.board),
        mice=tuple(copy(m) for m in s.mice),
        enemies=tuple(copy(e) for e in s.enemies),
        hurt=dict(s.hurt),
        posted=dict(s.posted),
        kept=dict(s.kept),
        search_bag=tuple(s.search_bag),
        search_left=tuple(s.search_left),
        encounter_bag=tuple(s.encounter_bag),
        encounter_left=tuple(s.encounter_left),
        stack=tuple(copy_stack(s.stack)),
    )


def imagine(view: View, heard: Sequence[Event], rng: Random) -> State:
    """The one state there is to imagine."""
    return State(
        **{name: getattr(view, name) for name in _PLAIN},
        board=list(view.board),
        mice=[copy(m) for m in view.mice],
        enemies=[copy(e) for e in view.enemies],
        hurt=dict(view.hurt),
        posted=dict(view.posted),
        kept=dict(view.kept),
        search_bag=list(view.search_bag),
        search_left=list(view.search_left),
        encounter_bag=list(view.encounter_bag),
        encounter_left=list(view.encounter_left),
        stack=copy_stack(view.stack),
    )
