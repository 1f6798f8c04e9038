"""The rules: taking cheeses, and the end of the game. Rules use no clock and no texts, and no randomness except the
luck that they are given."""

from collections.abc import Callable, Sequence

from mulot.core.game import Ask, Outcome, Reason, first_seat, not_now
from mulot.core.luck import Luck

from .content import MOST
from .model import VERSION, Action, Emptied, Event, Options, State, Take, Taken

ASKS = ("take",)
"""Every question of the game; its message is `nibbles-ask-take`."""
REASONS = ("too-few", "too-many", "not-there")
"""Every reason for a refusal; its message is, for example, `nibbles-no-too-many`."""
ENDS = ("took-the-last", "left-the-last")
"""Every way the game can end; its message is, for example, `nibbles-end-took-the-last`."""


def new(options: Options, seats: int, luck: Luck) -> State:
    """Return the state at the start of the game (N-001, NR-01)."""
    return State(VERSION, options, seats, first_seat(options.first, seats, luck), options.heap)


def waiting(s: State) -> Ask | Outcome:
    """Return whose turn it is, or how the game ended (N-003, N-004, N-005)."""
    if s.taker is None:
        return Ask("take", (s.turn,), (s.turn,))
    wins = s.options.last == "wins"
    scores = tuple(float((seat == s.taker) == wins) for seat in range(s.seats))
    return Outcome(scores, "took-the-last" if wins else "left-the-last")


def legal(s: State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat; none if it is not its turn (N-002)."""
    if s.taker is not None or seat != s.turn:
        return []
    return [Take(count) for count in range(1, min(MOST, s.heap) + 1)]


def why_not(s: State, seat: int, action: Action) -> Reason | None:
    """Return why an action is refused, with the arguments of the message; None if it is legal."""
    if (reason := not_now(waiting(s), seat)) is not None:
        return reason
    if action.count < 1:
        return Reason("too-few", "N-002")
    if action.count > MOST:
        return Reason("too-many", "N-002", {"most": MOST})
    if action.count > s.heap:
        return Reason("not-there", "N-002", {"left": s.heap})
    return None


def play(s: State, seat: int, action: Action, luck: Luck, say: Callable[[Event], None]) -> None:
    """Carry out a legal action and emit its events."""
    s.heap -= action.count
    say(Taken(seat, action.count, s.heap))
    if s.heap:
        s.turn = (s.turn + 1) % s.seats
    else:
        s.taker = seat
        say(Emptied(seat, "N-004" if s.options.last == "wins" else "N-005"))


def copy(s: State) -> State:
    """Return a copy that shares nothing mutable. (Lists and dicts in the state would have to be copied, too.)"""
    return State(s.version, s.options, s.seats, s.turn, s.heap, s.taker)


def max_plies(options: Options, seats: int) -> int:
    """Return the largest possible number of actions in a game, which is reached by taking one cheese at a time."""
    return options.heap
