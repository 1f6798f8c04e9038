"""What a game is: one frozen record of types and functions. Nothing inherits from it.

States, actions, events and views are `msgspec.Struct`s; actions, events and views are frozen and tagged. So all of a
game is JSON at any moment. The functions are pure to their caller, but for `play`, which changes the state it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from mulot.core.errors import Argument, MulotError
from mulot.core.errors import Reason as Reason
from mulot.core.finding import find_version
from mulot.core.luck import Luck
from mulot.core.planes import Plane

Seat = Annotated[int, Meta(extra_json_schema={"kind": "seat"})]
"""A seat at the table, counted from 0, clockwise. Told to people by its name."""

Thing = Annotated[str, Meta(extra_json_schema={"kind": "thing"})]
"""The id of something the game has a word for: a room, an animal, a card. Told by that word."""


class Ask(Struct, frozen=True, tag="ask"):
    """The game waits: `seats` may act now, `must` are waited for (never empty), `about` names the question."""

    about: str
    seats: tuple[int, ...]
    must: tuple[int, ...]


class Outcome(Struct, frozen=True, tag="outcome"):
    """The game is over: a score a seat from 0 to 1 (all equal in a cooperative game), and the reason's name."""

    scores: tuple[float, ...]
    reason: str


class Ground(Struct, frozen=True):
    """What speaks for an action, as a friend would say it: the name of the sentence, and what fills it.

    Arguments called `seat` or `whom` are seats, one called `thing` is a thing."""

    name: str
    args: dict[str, Argument] = {}


class Event(Struct, frozen=True):
    """Something that happened. Each event type is tagged and has a field `rule`.

    A type that tells something hidden is marked `reveals` and has a field `to`: the seat it is for, None for all.
    A type by which a person tells the others something (a clue, or that there is none) is marked `lasting`. Neither
    can be taken back: what was seen or told is known.
    """

    reveals: ClassVar[bool] = False
    lasting: ClassVar[bool] = False


O = TypeVar("O")  # noqa: E741 (options, state, action, event, view: one letter each, as in the design)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
Say: TypeAlias = Callable[[E], None]


@dataclass(frozen=True)
class Game(Generic[O, S, A, E, V]):
    """A game as a value. `Any` stands where a field holds a type or a union of types."""

    id: str
    version: int
    """Rises when an old journal could play differently; each state carries the version it was made with."""
    seats: tuple[int, ...]
    """The numbers of seats allowed, rising."""

    options: type[O]
    state: type[S]
    action: Any
    event: Any
    view: type[V]

    new: Callable[[O, int, Luck], S]
    """Set the table."""
    waiting: Callable[[S], Ask | Outcome]
    """Whom the game waits for, or how it ended. Cheap; changes nothing."""
    legal: Callable[[S, int], Sequence[A]]
    """All legal actions of a seat, the one list that everybody reads; empty for a seat that may not act."""
    play: Callable[[S, int, A, Luck, Say[E]], None]
    """Carry a legal action out in place and say what happened. The caller has checked legality."""
    why_not: Callable[[S, int, A], Reason | None]
    """Why an action is refused, or None if it is legal. Tells nothing that the seat's view does not."""
    copy: Callable[[S], S]
    """A clone that shares nothing that can change."""
    look: Callable[[S, int | None], V]
    """What a seat (None: a spectator) may see now. The spectator's view plus `own`, which names its seat, or None."""
    hear: Callable[[E, int | None], E | None]
    """An event as that seat may know it."""
    imagine: Callable[[V, Sequence[E], Random], S]
    """A full state that fits a seat's view and the events it has heard: what honest search runs on."""
    write: Callable[[A], str]
    """An action as a short notation."""
    read: Callable[[str], A]
    """The action that a notation names; raises Unreadable."""
    longest: Callable[[O, int], int]
    """The number of plies within which every game ends."""
    draw: Callable[[V], str]
    """The board as text."""

    asks: tuple[str, ...]
    """Every question (`Ask.about`) the game can ask."""
    reasons: tuple[str, ...]
    """Every reason (`Reason.no`) of its own; those of the house are in `HOUSE_REASONS`."""
    ends: tuple[str, ...]
    """Every way (`Outcome.reason`) the game can end."""
    letters: tuple[str, ...]
    """What the numbers of its rules and rulings begin with: `("S", "SR")` for S-001 and SR-01."""
    secrets: bool = False
    """Whether anything is ever hidden from a seat or a spectator. A law checks that it is true."""
    things: tuple[str, ...] = ()
    """Every id that a field of type `Thing` can hold."""

    words: tuple[str, ...] = ()
    """Every further sentence that is shown, by its key after the game's name: stories, portraits. They need no
    arguments."""

    answers: Mapping[str, Callable[[V, str], Any]] = field(default_factory=dict)
    """Questions that anybody at the table may put, by name. Each is answered from the asker's own view and from
    nothing else, so an answer tells nothing that the asker may not know. The second argument narrows the question
    (a mouse, a square; empty: nothing); Unreadable where it means nothing."""

    ground: Callable[[V, Sequence[E], int, A], Ground | None] | None = None
    """`ground(view, heard, seat, action)`: what speaks for an action that this seat may do now, told from what the seat
    sees and has heard, and from nothing else. None: nothing that can be said in a sentence."""
    grounds: tuple[str, ...] = ()
    """Every `Ground.name` there is."""
    alphabet: Callable[[O, int], Sequence[A]] | None = None
    """Every action that can come up under these options with so many seats: each once, in an order that stays. None:
    all values of the action's types (`mulot.lab.encode`), which are finite then."""
    planes: Callable[[V], Sequence[Plane]] | None = None
    """A view as named arrays of numbers, for those who learn (`core/planes.py`)."""

    sequel: Callable[[S], O | None] | None = None
    """What a game that is over goes on with: the options of the next page of its book; None: nothing follows."""
    anew: tuple[str, ...] = ()
    """The options that people may settle anew for a sequel; all others are as `sequel` says."""

    older: Mapping[int, Game[Any, Any, Any, Any, Any]] = field(default_factory=dict)
    """The same game as earlier versions had it, for their journals."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        """A game of the shelf is sent to other processes by its name: they have the rules themselves."""
        try:
            shelved = find_version(self.id, self.version)
        except (LookupError, MulotError):
            shelved = None
        return (find_version, (self.id, self.version)) if shelved is self else super().__reduce_ex__(protocol)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

HOUSE_REASONS = (
    "over",
    "not-your-turn",
    "no-such-seat",
    "for-reading-only",
    "nothing-to-undo",
    "cannot-undo",
    "seen-or-told",
)
"""Reasons that need no rule of a game. The first two are `not_now`'s, the others are the match's."""


def not_now(waiting: Ask | Outcome, seat: int) -> Reason | None:
    """The reasons every game shares: it is over, or this seat may not act now."""
    if isinstance(waiting, Outcome):
        return Reason("over")
    if seat not in waiting.seats:
        return Reason("not-your-turn")
    return None


def public(event: E, seat: int | None) -> E | None:
    """The plain `hear`: what is marked `reveals` reaches the seat it is `to` (None: all); the rest reaches all."""
    if event.reveals:
        to: int | None = getattr(event, "to", None)
        if to is not None and to != seat:
            return None
    return event


def first_seat(first: int | None, seats: int, luck: Luck) -> int:
    """The seat that starts: the one the options name, or one drawn by lot."""
    return luck.index(seats) if first is None else first
