"""What lies on the table, and which procedures are under way there.

The procedures themselves are the rules' (see `rules.procedures`), and this room knows nothing of the rules: so a state
is generic in them. Secret are `tiles` (where they lie face down), `missions` and `seen`; all else is public."""

from __future__ import annotations

from copy import copy as shallow
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from mulot.core.flow import Frame, copy_stack
from mulot.core.game import Ask, Outcome
from mulot.games.clan.content.board import EdgeName
from mulot.games.clan.model.options import Options

VERSION = 2
"""Of the rules; see the README."""

NOBODY = -1
"""Nobody has been named first yet."""

P = TypeVar("P", bound=Frame)


class State(Struct, Generic[P]):
    """A night in the forest."""

    version: int
    options: Options
    seats: int
    size: int
    """Of the square: 3 or 4."""
    tiles: list[str | None]
    """What lies at each place; None: nothing any more."""
    up: list[bool]
    """Which of them stay face up: special tiles won, villains awake."""
    missions: list[str]
    """The pile as a bag: its order is nowhere written down."""
    moons: int
    teeth: list[int]
    """What is left on the tooth keeper: small, medium, large."""
    active: int
    """Whose turn it is; in the young game nobody's before the first looks are over (C-015)."""
    wanted: str | None = None
    """The animal to be found; None: the next mission is to be turned."""
    turn: int = 1
    looking: list[int | None] = []
    """The place each seat is looking at in secret."""
    pawns: list[EdgeName | None] = []
    """The edge where each seat's pawn stands."""
    turned: int | None = None
    """The place of the tile that is being revealed."""
    ignored: int | None = None
    """The place of the tile that the club cancelled: another one is to be revealed."""
    owners: dict[str, int] = {}
    """The trophies in somebody's hand."""
    gone: list[str] = []
    """The tiles that have left the forest."""
    seen: list[int] = []
    """Memory aid: for each seat a bit a place, set while the seat has seen what lies there."""
    stack: list[P] = []
    """What is under way, the innermost last."""
    ask: Ask | None = None
    outcome: Outcome | None = None


AnyState: TypeAlias = State[Any]
"""A state to somebody who does not ask what else is under way."""


def copy(s: State[P]) -> State[P]:
    """A clone that shares nothing that can change."""
    t = shallow(s)
    t.tiles = s.tiles[:]
    t.up = s.up[:]
    t.missions = s.missions[:]
    t.teeth = s.teeth[:]
    t.looking = s.looking[:]
    t.pawns = s.pawns[:]
    t.owners = s.owners.copy()
    t.gone = s.gone[:]
    t.seen = s.seen[:]
    t.stack = copy_stack(s.stack)
    return t
