"""What a game is: one frozen record of types and functions. Games do not subclass anything.

States, actions, events and views are `msgspec.Struct`s; actions, events and views are frozen and tagged, so every part
of a game can be written as JSON at any moment. All functions are pure except `play`, which changes the state it is
given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from mulot._deprecated import accept_old_arguments, deprecated_attributes, deprecated_names
from mulot.core.errors import Argument, MulotError
from mulot.core.errors import Reason as Reason
from mulot.core.luck import Luck
from mulot.core.planes import Plane
from mulot.core.registry import load_version

Seat = Annotated[int, Meta(extra_json_schema={"kind": "seat"})]
"""A seat at the table, counted clockwise from 0. Sentences name it by the player's name."""

Thing = Annotated[str, Meta(extra_json_schema={"kind": "thing"})]
"""The id of a component that has a word of its own: a room, an animal, a card. Sentences show that word."""


class Ask(Struct, frozen=True, tag="ask"):
    """The game waits for an action. `seats` may act now, `must` are the seats it waits for (never empty), and `about`
    names the question."""

    about: str
    seats: tuple[int, ...]
    must: tuple[int, ...]


class Outcome(Struct, frozen=True, tag="outcome"):
    """The game is over. `scores` has one score per seat, from 0 to 1 (all equal in a cooperative game); `reason` names
    how it ended."""

    scores: tuple[float, ...]
    reason: str


class Explanation(Struct, frozen=True):
    """Why an action is good, as a hint would say it: the name of a sentence and its arguments.

    Arguments called `seat` or `whom` are seats, one called `thing` is a thing.
    """

    name: str
    args: dict[str, Argument] = {}


class Event(Struct, frozen=True):
    """Something that happened. Every event type is tagged and has a field `rule`.

    A type that tells something hidden sets `reveals` and has a field `to`: the seat that may know it, or None for
    everybody. A type by which a player tells the others something (a clue, or that there is none) sets `lasting`.
    Events of both kinds block an undo, because what players have learnt cannot be unlearnt.
    """

    reveals: ClassVar[bool] = False
    lasting: ClassVar[bool] = False


O = TypeVar("O")  # noqa: E741 (options, state, action, event, view: one letter each, as in the design)
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")
Say: TypeAlias = Callable[[E], None]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """A game as a value. A field that holds a type or a union of types is annotated `Any`."""

    # ---------------- identity

    id: str
    version: int
    """Raised whenever an old journal could replay differently. Each state carries the version it was made with."""
    old_versions: Mapping[int, Game[Any, Any, Any, Any, Any]] = field(default_factory=dict)
    """Earlier versions of this game by version number, to replay their journals."""
    seats: tuple[int, ...]
    """The allowed numbers of seats, in ascending order."""

    # ---------------- types

    options: type[O]
    state: type[S]
    action: Any
    event: Any
    view: type[V]

    # ---------------- rules

    new: Callable[[O, int, Luck], S]
    """Return the state at the start of a game."""
    waiting: Callable[[S], Ask | Outcome]
    """Return whom the game waits for, or how it ended. Must be cheap and must not change the state."""
    legal: Callable[[S, int], Sequence[A]]
    """Return all legal actions of a seat; empty for a seat that may not act. Everything that needs legal actions calls
    this."""
    play: Callable[[S, int, A, Luck, Say[E]], None]
    """Carry out a legal action in place and emit its events. The caller has already checked that the action is
    legal."""
    why_not: Callable[[S, int, A], Reason | None]
    """Return why an action is refused, or None if it is legal. Must not depend on anything that the seat cannot see."""
    copy: Callable[[S], S]
    """Return a copy that shares nothing mutable with the original."""
    max_plies: Callable[[O, int], int]
    """Return an upper bound on the number of actions in a game with these options and so many seats."""

    # ---------------- what each seat knows

    look: Callable[[S, int | None], V]
    """Return what a seat (None: a spectator) may see now. A seat's view is the spectator's view plus `own`, which holds
    that seat's private information and its number, or is None."""
    hear: Callable[[E, int | None], E | None]
    """Return an event as that seat may know it, or None if it must not know of it."""
    imagine: Callable[[V, Sequence[E], Random], S]
    """Return a random full state that agrees with a seat's view and the events it heard. Bots search in such states
    instead of the real one, so they cannot cheat."""
    secrets: bool = False
    """True if anything is ever hidden from a seat or a spectator. A law checks that the value is right."""

    # ---------------- text

    write: Callable[[A], str]
    """Return the short notation of an action."""
    read: Callable[[str], A]
    """Parse a notation. Raises Unreadable."""
    draw: Callable[[V], str]
    """Return the board as text."""

    # ---------------- names that have messages, and rule numbers

    asks: tuple[str, ...]
    """Every question (`Ask.about`) that the game can ask."""
    reasons: tuple[str, ...]
    """Every reason (`Reason.no`) of the game's own. The reasons that all games share are `COMMON_REASONS`."""
    ends: tuple[str, ...]
    """Every way (`Outcome.reason`) in which the game can end."""
    things: tuple[str, ...] = ()
    """Every id that a field of type `Thing` can hold."""
    explanations: tuple[str, ...] = ()
    """Every `Explanation.name` that `explain` can return."""
    message_keys: tuple[str, ...] = ()
    """The keys, without the game's name, of all further messages it shows, such as stories and portraits. These
    messages take no arguments."""
    rule_prefixes: tuple[str, ...]
    """The prefixes of its rule numbers: `("S", "SR")` for S-001 and SR-01."""

    # ---------------- optional features

    queries: Mapping[str, Callable[[V, str], Any]] = field(default_factory=dict)
    """Questions that players may put to the game, by name. The answer is computed from the asker's own view only, so it
    cannot leak anything. The second argument narrows the question (to a mouse or a square, say) and may be empty; the
    function raises Unreadable if it means nothing."""
    explain: Callable[[V, Sequence[E], int, A], Explanation | None] | None = None
    """`explain(view, events, seat, action)` returns what speaks for an action that the seat may play now, computed only
    from its view and the events it heard; None if there is nothing to say in a sentence."""
    action_space: Callable[[O, int], Sequence[A]] | None = None
    """Returns every action that can occur with these options and so many seats, each once and always in the same order.
    None: all values of the action types, which must then be finitely many (`mulot.lab.encode`)."""
    planes: Callable[[V], Sequence[Plane]] | None = None
    """Encodes a view as named arrays of numbers, for machine learning (`core/planes.py`)."""
    next_chapter: Callable[[S], O | None] | None = None
    """Returns the options of the next chapter of a campaign, given the final state of this one; None if the campaign
    ends here."""
    renegotiable: tuple[str, ...] = ()
    """The options that players may change for the next chapter. All others are what `next_chapter` returns."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickle an installed game by its id and version: the process that unpickles it has the rules itself."""
        try:
            installed = load_version(self.id, self.version)
        except (LookupError, MulotError):
            installed = None
        return (load_version, (self.id, self.version)) if installed is self else super().__reduce_ex__(protocol)


OLD_FIELDS = {
    "longest": "max_plies",
    "letters": "rule_prefixes",
    "words": "message_keys",
    "answers": "queries",
    "ground": "explain",
    "grounds": "explanations",
    "alphabet": "action_space",
    "sequel": "next_chapter",
    "anew": "renegotiable",
    "older": "old_versions",
}
"""Former names of fields of `Game`. They work as arguments and as attributes, with a DeprecationWarning."""

deprecated_attributes(Game, OLD_FIELDS)
Game.__init__ = accept_old_arguments(Game.__init__, OLD_FIELDS)  # type: ignore[method-assign]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

COMMON_REASONS = (
    "over",
    "not-your-turn",
    "no-such-seat",
    "for-reading-only",
    "nothing-to-undo",
    "cannot-undo",
    "seen-or-told",
)
"""Reasons that all games share. `not_now` returns the first two, `Match` raises the others."""


def not_now(waiting: Ask | Outcome, seat: int) -> Reason | None:
    """Return the reason every game shares: the game is over, or the seat may not act now. None if it may act."""
    if isinstance(waiting, Outcome):
        return Reason("over")
    if seat not in waiting.seats:
        return Reason("not-your-turn")
    return None


def default_hear(event: E, seat: int | None) -> E | None:
    """The default `hear`: an event type that `reveals` reaches only the seat in its field `to` (None: everybody); all
    other events reach everybody."""
    if event.reveals:
        to: int | None = getattr(event, "to", None)
        if to is not None and to != seat:
            return None
    return event


def first_seat(first: int | None, seats: int, luck: Luck) -> int:
    """Return the seat that starts: the one in the options, or a random one if that is None."""
    return luck.index(seats) if first is None else first


__getattr__ = deprecated_names(
    __name__,
    {
        "Ground": (__name__, "Explanation"),
        "HOUSE_REASONS": (__name__, "COMMON_REASONS"),
        "public": (__name__, "default_hear"),
    },
)
