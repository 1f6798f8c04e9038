"""A small game that both servers of the live-table benchmark play. Its state is as large as Quoridor's, and a game
practically never ends.

Each action names a wall. Every third action places it, while there are walls left; all other actions move the pawn.
"""

from random import Random

from msgspec import Struct

from mulot.core.errors import Unreadable
from mulot.core.game import Ask, Event, Game, Outcome, Reason, Seat, default_hear, not_now
from mulot.core.luck import Luck

WALLS = ("a1h", "b2v", "c3h", "d4v", "e5h", "f6v", "g7h", "h8v")
MAX_PLIES = 1_000_000


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """This game has no options."""


class State(Struct):
    """The position."""

    version: int
    n: int
    pawns: list[tuple[int, int]]
    left: list[int]
    walls: list[str]


class Wall(Struct, frozen=True, tag="wall"):
    """An action: the name of a wall."""

    at: str


class Walled(Event, frozen=True, tag="walled"):
    """A wall was placed."""

    seat: Seat
    at: str
    rule: str = "Q-001"


class Moved(Event, frozen=True, tag="moved"):
    """The pawn moved."""

    seat: Seat
    row: int
    column: int
    rule: str = "Q-002"


class View(Struct, frozen=True):
    """The position, which is visible to everyone."""

    n: int
    pawns: tuple[tuple[int, int], ...]
    left: tuple[int, ...]
    walls: tuple[str, ...]
    own: None = None


LEGAL = tuple(Wall(at) for at in WALLS)


def _new(options: Options, seats: int, luck: Luck) -> State:
    return State(1, 0, [(8, 4), (0, 4)], [10, 10], [])


def _waiting(s: State) -> Ask | Outcome:
    if s.n >= MAX_PLIES:
        return Outcome((0.5, 0.5), "long")
    turn = (s.n % 2,)
    return Ask("turn", turn, turn)


def _legal(s: State, seat: int) -> tuple[Wall, ...]:
    return LEGAL if s.n % 2 == seat and s.n < MAX_PLIES else ()


def _why_not(s: State, seat: int, a: Wall) -> Reason | None:
    return not_now(_waiting(s), seat) or (None if a.at in WALLS else Reason("no-wall", "Q-001"))


def _play(s: State, seat: int, a: Wall, luck: Luck, say: object) -> None:
    s.n += 1
    if len(s.walls) < 20 and s.n % 3 == 0:
        s.walls.append(a.at)
        s.left[seat] -= 1
        say(Walled(seat, a.at))  # type: ignore[operator]
    else:
        s.pawns[seat] = (s.n % 9, s.n * 3 % 9)
        say(Moved(seat, *s.pawns[seat]))  # type: ignore[operator]


def _look(s: State, seat: int | None) -> View:
    return View(s.n, tuple(s.pawns), tuple(s.left), tuple(s.walls))


def _imagine(view: View, heard: object, rng: Random) -> State:
    return State(1, view.n, list(view.pawns), list(view.left), list(view.walls))


def _read(text: str) -> Wall:
    if text not in WALLS:
        raise Unreadable(text)
    return Wall(text)


GAME = Game(
    id="quo",
    version=1,
    seats=(2,),
    options=Options,
    state=State,
    action=Wall,
    event=Walled | Moved,
    view=View,
    new=_new,
    waiting=_waiting,
    legal=_legal,
    play=_play,
    why_not=_why_not,
    copy=lambda s: State(s.version, s.n, list(s.pawns), list(s.left), list(s.walls)),
    look=_look,
    hear=default_hear,
    imagine=_imagine,
    write=lambda a: a.at,
    read=_read,
    max_plies=lambda options, seats: MAX_PLIES,
    draw=str,
    asks=("turn",),
    reasons=("no-wall",),
    ends=("long",),
    rule_prefixes=("Q",),
)
