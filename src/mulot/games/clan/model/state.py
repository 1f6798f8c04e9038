"""The state of a game of Le Clan, which is one night, including its running procedures.

The procedures are defined in `rules.night`, and the model does not depend on the rules, so the state is generic
in them. `tiles` (except the tiles that are face up), `missions` and `seen` are secret; everything else is public.
"""

from copy import copy as shallow
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from mulot.core.flow import Frame, copy_stack
from mulot.core.game import Ask, Outcome
from mulot.games.clan.content.board import EdgeName
from mulot.games.clan.model.options import Options

VERSION = 2
"""The version of the rules. 2: in the young game the first player is named after the first looks (CR-70)."""

NOBODY = -1
"""`State.active` before the first player has been named."""

P = TypeVar("P", bound=Frame)


class State(Struct, Generic[P]):
    """The state of a night in the forest."""

    version: int
    options: Options
    seats: int
    size: int
    """The length of a side of the forest: 3 or 4."""
    tiles: list[str | None]
    """The tile at each place; None: it has left the forest."""
    up: list[bool]
    """True where the tile stays face up: special tiles won, villains awake."""
    missions: list[str]
    """The missions in the pile, in no particular order; the next one is drawn at random."""
    moons: int
    teeth: list[int]
    """How many small, medium and large teeth are left on the tooth keeper."""
    active: int
    """Whose turn it is; NOBODY in the young game until the first looks are over (C-015)."""
    wanted: str | None = None
    """The animal to be found; None if the next mission has to be turned up."""
    turn: int = 1
    looking: list[int | None] = []
    """The place each seat is looking at in secret."""
    pawns: list[EdgeName | None] = []
    """The edge where each seat's pawn stands."""
    turned: int | None = None
    """The place of the tile that is being revealed."""
    ignored: int | None = None
    """The place of the tile that the club cancelled; a different one must be revealed."""
    owners: dict[str, int] = {}
    """The seat that owns each trophy that has been won and not used yet."""
    gone: list[str] = []
    """The tiles that have left the forest."""
    seen: list[int] = []
    """For the memory aid, a bit set per seat: bit `place` is set while the seat has seen the tile there."""
    stack: list[P] = []
    """The running procedures, the innermost last."""
    ask: Ask | None = None
    outcome: Outcome | None = None


AnyState: TypeAlias = State[Any]
"""A state with any type of procedures, for code that does not look at the stack."""


def copy(s: State[P]) -> State[P]:
    """Return a copy that shares nothing mutable with the original."""
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
