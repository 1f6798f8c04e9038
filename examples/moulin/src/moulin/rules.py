"""The rules: placing, pushing and taking sacks, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from moulin.content import BESIDE, MILLS_AT, NUMBER, POINTS, SACKS
from moulin.model import (
    EMPTY,
    VERSION,
    Action,
    Closed,
    Event,
    Flew,
    Options,
    Place,
    Placed,
    Push,
    Pushed,
    Rested,
    State,
    Take,
    Taken,
    Won,
)
from mulot.core.game import Ask, Outcome, Reason, Say, first_seat, not_now
from mulot.core.luck import Luck

ASKS = ("place", "push", "take")
REASONS = (
    "place-first",
    "all-placed",
    "take-first",
    "no-mill",
    "no-such-point",
    "full",
    "not-yours",
    "not-theirs",
    "not-beside",
    "in-a-mill",
)
ENDS = ("two-left", "shut-in", "rested")
LONGEST_REST = 40
FLYING = 3


def new(options: Options, seats: int, luck: Luck) -> State:
    """Return an empty board; both players have nine sacks."""
    turn = first_seat(options.first, seats, luck)
    return State(VERSION, options, turn, [EMPTY] * len(POINTS), [SACKS, SACKS])


def copy(s: State) -> State:
    """Return a copy that shares nothing mutable."""
    return structs.replace(s, board=s.board.copy(), hand=s.hand.copy())


def max_plies(options: Options, seats: int) -> int:
    """Return an upper bound on the number of actions: every sack is placed once and taken at most once, with the
    longest possible pause before each capture and at the end."""
    takings = 2 * (SACKS - 2)
    return 2 * SACKS + takings + (takings + 1) * LONGEST_REST


def waiting(s: State) -> Ask | Outcome:
    """Return whose turn it is and what the player has to do, or how the game ended."""
    if s.outcome is not None:
        return s.outcome
    about = "take" if s.taking else "place" if s.hand[s.turn] else "push"
    return Ask(about, (s.turn,), (s.turn,))


def legal(s: State, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat."""
    if s.outcome is not None or seat != s.turn:
        return []
    if s.taking:
        return [Take(POINTS[p]) for p in takeable(s.board, 1 - seat)]
    if s.hand[seat]:
        return [Place(POINTS[p]) for p, who in enumerate(s.board) if who == EMPTY]
    return [Push(POINTS[p], POINTS[q]) for p, q in pushes(s.board, seat, s.options.flying)]


def pushes(board: Sequence[int], seat: int, flying: bool) -> list[tuple[int, int]]:
    """Return the possible pushes of a seat as pairs of points (N-003, N-008)."""
    own = [p for p, who in enumerate(board) if who == seat]
    if flying and len(own) == FLYING:
        return [(p, q) for p in own for q, who in enumerate(board) if who == EMPTY]
    return [(p, q) for p in own for q in BESIDE[p] if board[q] == EMPTY]


def takeable(board: Sequence[int], whom: int) -> list[int]:
    """Return the points whose sacks may be taken from the seat `whom`: all outside mills, or, if there are none, all
    (N-006, NR-02)."""
    theirs = [p for p, who in enumerate(board) if who == whom]
    return [p for p in theirs if not in_mill(board, p)] or theirs


def in_mill(board: Sequence[int], point: int) -> bool:
    """True if the sack at this point is in a closed mill (N-004)."""
    return any(all(board[q] == board[point] for q in mill) for mill in MILLS_AT[point])


def why_not(s: State, seat: int, action: Action) -> Reason | None:
    """Return the first reason against an action; None if it is legal."""
    reason = not_now(waiting(s), seat)
    if reason is not None:
        return reason
    points = (action.at, action.to) if isinstance(action, Push) else (action.at,)
    if any(point not in NUMBER for point in points):
        return Reason("no-such-point", "N-001")
    match action:
        case Take(at):
            return _why_not_take(s, NUMBER[at])
        case _ if s.taking:
            return Reason("take-first", "N-005")
        case Place(at):
            if not s.hand[seat]:
                return Reason("all-placed", "N-003")
            return _why_not_free(s, at, "N-002")
        case Push(at, to):
            return _why_not_push(s, seat, at, to)


def _why_not_take(s: State, point: int) -> Reason | None:
    if not s.taking:
        return Reason("no-mill", "N-005")
    if s.board[point] != 1 - s.turn:
        return Reason("not-theirs", "N-005", show=(POINTS[point],))
    if point not in takeable(s.board, 1 - s.turn):
        return Reason("in-a-mill", "N-006", show=(POINTS[point],))
    return None


def _why_not_push(s: State, seat: int, at: str, to: str) -> Reason | None:
    if s.hand[seat]:
        return Reason("place-first", "N-002")
    if s.board[NUMBER[at]] != seat:
        return Reason("not-yours", "N-003", show=(at,))
    reason = _why_not_free(s, to, "N-003")
    if reason is None and (NUMBER[at], NUMBER[to]) not in pushes(s.board, seat, s.options.flying):
        return Reason("not-beside", "N-003", show=(at, to))
    return reason


def _why_not_free(s: State, at: str, rule: str) -> Reason | None:
    return None if s.board[NUMBER[at]] == EMPTY else Reason("full", rule, show=(at,))


def play(s: State, seat: int, action: Action, luck: Luck, say: Say[Event]) -> None:
    """Carry out a legal action and emit its events."""
    match action:
        case Take(at):
            s.board[NUMBER[at]] = EMPTY
            s.taking = False
            s.quiet = 0
            say(Taken(seat, 1 - seat, at))
            _next_turn(s, say)
            return
        case Place(at):
            s.hand[seat] -= 1
            s.quiet = 0
            point = NUMBER[at]
            say(Placed(seat, at))
        case Push(at, to):
            point = NUMBER[to]
            s.board[NUMBER[at]] = EMPTY
            s.quiet += 1
            say(Pushed(seat, at, to) if point in BESIDE[NUMBER[at]] else Flew(seat, at, to))
    s.board[point] = seat
    if in_mill(s.board, point):
        s.taking = True
        say(Closed(seat, _lines_closed_by(s.board, point)))
    else:
        _next_turn(s, say)


def _lines_closed_by(board: Sequence[int], point: int) -> tuple[str, ...]:
    closed = [mill for mill in MILLS_AT[point] if all(board[q] == board[point] for q in mill)]
    return tuple(POINTS[q] for q in sorted({q for mill in closed for q in mill}))


def _next_turn(s: State, say: Say[Event]) -> None:
    """End the turn: the other player moves, unless the game is over (N-009, N-010, NR-03)."""
    mover, other = s.turn, 1 - s.turn
    left = s.hand[other] + s.board.count(other)
    s.turn = other
    if left < FLYING:
        _win(s, mover, "two-left", "N-009", say)
    elif not legal(s, other):
        _win(s, mover, "shut-in", "N-010", say)
    elif s.quiet >= LONGEST_REST:
        s.outcome = Outcome((0.5, 0.5), "rested")
        say(Rested(s.quiet))


def _win(s: State, seat: int, reason: str, rule: str, say: Say[Event]) -> None:
    s.outcome = Outcome((1.0, 0.0) if seat == 0 else (0.0, 1.0), reason)
    say(Won(seat, rule))
