"""Defines what a game is: one frozen record of types and functions. Games do not subclass anything.

States, actions, events and views are `msgspec.Struct`s; actions, events and views are frozen and tagged, so every part
of a game can be written as JSON at any time. All functions are pure except `play`, which changes the state it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from inspect import Parameter, Signature
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeAlias

from msgspec import Meta, Struct

from mulot.core.errors import Argument, MulotError
from mulot.core.errors import Reason as Reason
from mulot.core.hooks import load_version
from mulot.core.luck import Luck
from mulot.core.planes import Plane

Seat = Annotated[int, Meta(extra_json_schema={"kind": "seat"})]
"""A seat at the table, counted clockwise from 0. Sentences show it as the player's name."""

Thing = Annotated[str, Meta(extra_json_schema={"kind": "thing"})]
"""The id of a component that has a name: a room, an animal, a card. Sentences show that name."""


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

    Arguments called `seat` or `whom` are seats; an argument called `thing` is a thing.
    """

    name: str
    args: dict[str, Argument] = {}


class Event(Struct, frozen=True):
    """Something that happened. Every event type is tagged and has a field `rule`.

    A type that reveals something hidden sets `reveals` and has a field `to`: the seat that may know it, or None for
    everyone. A type that lets a player tell the others something (a clue, or that there is none) sets `lasting`. Both
    kinds of events block an undo, because players cannot forget what they have learnt.
    """

    reveals: ClassVar[bool] = False
    lasting: ClassVar[bool] = False


if TYPE_CHECKING:  # each type of a game may be left out; on Python 3.11 only type checkers know such defaults
    from typing_extensions import TypeVar

    O = TypeVar("O", default=Any)  # noqa: E741 (options, state, action, event, view: one letter each, as in the design)
    S = TypeVar("S", default=Any)
    A = TypeVar("A", default=Any)
    E = TypeVar("E", bound=Event, default=Any)
    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    O, S, A, E, V = map(TypeVar, "OSAEV")  # noqa: E741
Say: TypeAlias = Callable[[E], None]


@dataclass(frozen=True, kw_only=True, repr=False)
class Game(Generic[O, S, A, E, V]):
    """A game as a value: types and functions, as `mulot.load` returns it. A field that holds a type or a union of types
    is annotated `Any`.

    A match keeps state and journal (`mulot.Match`); these functions work on a state alone:

        state = game.new(game.options(), seats, luck)       the state at the start
        game.waiting(state)                                 whose turn it is (Ask), or how the game ended (Outcome)
        game.legal(state, seat)                             all legal actions of a seat
        game.why_not(state, seat, action)                   why an action is illegal (Reason), or None
        game.play(state, seat, action, luck, say)           play a legal action in place; `say` gets its events
        game.copy(state)                                    an independent copy

        game.look(state, seat)                              what a seat (None: a spectator) may see now
        game.hear(event, seat)                              an event as the seat may know it, or None
        game.imagine(view, heard, rng)                      a random state that agrees with what a seat knows

        game.write(action), game.read(text)                 notation
        game.draw(view)                                     the board as text

    `id`, `version` and `seats` say which game it is; `options`, `state`, `action`, `event` and `view` are its types.
    The other fields are for those who write games; the comments below and docs/reference/core.md describe them.
    """

    # ---------------- identity

    id: str
    version: int
    """The version of the rules, increased whenever an old journal could replay differently. Each state stores the
    version it was created with."""
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
    """Return all legal actions of a seat; empty if the seat may not act. Everything that needs legal actions calls
    this."""
    play: Callable[[S, int, A, Luck, Say[E]], None]
    """Carry out a legal action in place and emit its events. The caller has already checked that the action is
    legal."""
    why_not: Callable[[S, int, A], Reason | None]
    """Return why an action is refused, or None if it is legal. Must depend only on what the seat can see."""
    copy: Callable[[S], S]
    """Return a copy that shares nothing mutable with the original."""
    max_plies: Callable[[O, int], int]
    """Return an upper bound on the number of actions in a game with these options and this number of seats."""

    # ---------------- what each seat knows

    look: Callable[[S, int | None], V]
    """Return what a seat (None: a spectator) may see now. A seat's view is the spectator's view plus `own`, which
    contains the seat's number and private information, or is None."""
    hear: Callable[[E, int | None], E | None]
    """Return an event as this seat (None: a spectator) may know it, or None if it must not know about it."""
    imagine: Callable[[V, Sequence[E], Random], S]
    """Return a random complete state that agrees with a seat's view and the events it heard. Bots search in such states
    instead of the real one, so they cannot cheat."""
    secrets: bool = False
    """True if anything is ever hidden from a seat or a spectator. The contract tests check this value."""
    luck_in_play: bool = True
    """False if actions never draw luck, so that only the deal may. The contract tests check this value."""

    # ---------------- text

    write: Callable[[A], str]
    """Return the short notation of an action."""
    read: Callable[[str], A]
    """Parse a notation. Raises Unreadable."""
    draw: Callable[[V], str]
    """Return the board as text."""
    draw_with_names: Callable[[V, Sequence[str]], str] | None = None
    """Return the board as text, with each seat's name, or a letter of it, in place of its number."""

    # ---------------- names that need messages, and rule numbers

    asks: tuple[str, ...]
    """Every question (`Ask.about`) that the game can ask."""
    reasons: tuple[str, ...]
    """Every reason for a refusal (`Reason.no`) that only this game has; `COMMON_REASONS` are those that all games
    share."""
    ends: tuple[str, ...]
    """Every way in which the game can end (`Outcome.reason`)."""
    things: tuple[str, ...] = ()
    """Every id that a field of type `Thing` can hold."""
    explanations: tuple[str, ...] = ()
    """Every `Explanation.name` that `explain` can return."""
    message_keys: tuple[str, ...] = ()
    """The keys, without the game's name, of all other messages that it shows, such as stories and portraits. These
    messages take no arguments."""
    rule_prefixes: tuple[str, ...]
    """The prefixes of its rule numbers: `("S", "SR")` for S-001 and SR-01."""

    # ---------------- optional features

    queries: Mapping[str, Callable[[V, str], Any]] = field(default_factory=dict)
    """Questions that players may ask the game, by name. The answer is computed only from the asker's view, so it cannot
    leak anything. The second argument narrows the question (to a mouse or a square, say) and may be empty; the function
    raises Unreadable if it does not understand it."""
    explain: Callable[[V, Sequence[E], int, A], Explanation | None] | None = None
    """`explain(view, events, seat, action)` returns why an action that the seat may play now is good, computed only
    from its view and the events it heard; None if it has no explanation."""
    action_space: Callable[[O, int], Sequence[A]] | None = None
    """Return every action that can occur with these options and this number of seats, each once and always in the same
    order. If None, `mulot.lab.encode` uses all values of the action types, which must then be finite in number."""
    planes: Callable[[V], Sequence[Plane]] | None = None
    """Encode a view as named arrays of numbers, for machine learning (`core/planes.py`)."""
    next_chapter: Callable[[S], O | None] | None = None
    """Return the options of the next chapter of a campaign, given the final state of this one; None if the campaign
    ends here."""
    renegotiable: tuple[str, ...] = ()
    """The options that players may change for the next chapter. All others keep the values that `next_chapter`
    returns."""

    def __repr__(self) -> str:
        return f"<Game {self.id}, version {self.version}, for {self.seats[0]} to {self.seats[-1]} seats>"

    def __reduce_ex__(self, protocol: Any) -> Any:
        """Pickle an installed game by its id and version, because the process that unpickles it has the game too."""
        try:
            installed = load_version(self.id, self.version)
        except (LookupError, MulotError):
            installed = None
        return (load_version, (self.id, self.version)) if installed is self else super().__reduce_ex__(protocol)


_SHORT = Signature([Parameter("fields", Parameter.VAR_KEYWORD)])
Game.__signature__ = Game.__init__.__signature__ = _SHORT  # type: ignore[attr-defined]  # `help` would show every field

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

NAMES_IN_MODULES = {
    **{name: name.capitalize() for name in ("options", "state", "action", "event", "view")},
    **{name: name.upper() for name in ("version", "seats", "asks", "reasons", "ends", "explanations", "queries")},
}
"""The names under which a game's modules define fields of `Game`; all other fields keep their name."""


def assemble_game(modules: Sequence[ModuleType], **given: Any) -> AnyGame:
    """Return the game whose fields these modules define: types and functions by name (`State`, `look`), and the
    constants `VERSION`, `SEATS`, `ASKS`, `REASONS`, `ENDS`, `EXPLANATIONS` and `QUERIES`. Other fields, and those that
    are to have another value, are `given`."""
    for each in fields(Game):
        name = NAMES_IN_MODULES.get(each.name, each.name)
        for module in modules:
            if hasattr(module, name):
                given.setdefault(each.name, getattr(module, name))
    return Game(**given)


def with_old_versions(game: AnyGame) -> AnyGame:
    """Return the game with all earlier versions of its rules, for which `new` takes an argument `version`."""
    new: Any = game.new
    before = {n: replace(game, version=n, new=partial(new, version=n)) for n in range(1, game.version)}
    return replace(game, old_versions=before)


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
    """Return the reason to refuse any action of this seat (the game is over, or it is not the seat's turn); None if the
    seat may act."""
    if isinstance(waiting, Outcome):
        return Reason("over")
    if seat not in waiting.seats:
        return Reason("not-your-turn")
    return None


def default_hear(event: E, seat: int | None) -> E | None:
    """The default `hear`: an event type that `reveals` reaches only the seat in its field `to` (None: everyone); all
    other events reach everyone."""
    if event.reveals:
        to: int | None = getattr(event, "to", None)
        if to is not None and to != seat:
            return None
    return event


def first_seat(first: int | None, seats: int, luck: Luck) -> int:
    """Return the seat that starts: `first`, the option's value, or a random seat if that is None."""
    return luck.index(seats) if first is None else first
