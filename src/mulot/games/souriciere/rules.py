"""The rules of La Souricière: throw, run, fall, get out, be first on the cheese.

A turn that asks nothing passes by itself (SR-36): it is told in the line of the throw that led to it. So a mouse is let
out of the trap, too, at the moment its turn comes, and its player is then asked to throw as in any turn (SR-16). Should
it be pushed into a hole while it is put back (SR-17, SR-09), that was its turn, and nobody was asked.
"""

from __future__ import annotations

from msgspec.structs import replace

from mulot.core.game import Ask, Outcome, Reason, Say, first_seat, not_now
from mulot.core.luck import Luck
from mulot.games.souriciere.content import BOARD, CHEESE, HOUSE, ROOM_OF, TRAP
from mulot.games.souriciere.model import (
    LONGEST,
    LOST_TURNS,
    ROLL,
    SEATS,
    VERSION,
    Action,
    Event,
    Options,
    State,
)
from mulot.games.souriciere.model import events as tell
from mulot.games.souriciere.model.events import Put

ASKS = ("roll", "roll-again")
REASONS: tuple[str, ...] = ()
ENDS = ("cheese", "night")


def new(options: Options, seats: int, luck: Luck) -> State:
    """Every mouse in its corner of the house (S-002)."""
    first = first_seat(options.first, seats, luck)
    return State(VERSION, options, first, [HOUSE] * seats, [None] * seats, [None] * seats)


_ASK, _ASK_AGAIN = (tuple(Ask(about, (seat,), (seat,)) for seat in range(SEATS[-1])) for about in ASKS)


def waiting(s: State) -> Ask | Outcome:
    """The mouse whose turn it is throws; nobody else does anything."""
    seats = len(s.square)
    if s.winner is not None:
        return Outcome(tuple(float(seat == s.winner) for seat in range(seats)), "cheese")
    if s.turns >= LONGEST:
        return Outcome((1 / seats,) * seats, "night")
    return (_ASK_AGAIN if s.second else _ASK)[s.turn]


_MAY_ROLL = (ROLL,)


def legal(s: State, seat: int) -> tuple[Action, ...]:
    """To throw, when it is one's turn."""
    return _MAY_ROLL if seat == s.turn and s.winner is None and s.turns < LONGEST else ()


def why_not(s: State, seat: int, action: Action) -> Reason | None:
    """Only that it is over, or somebody else's turn."""
    return not_now(waiting(s), seat)


def copy(s: State) -> State:
    """A clone; options never change."""
    return State(s.version, s.options, s.turn, s.square[:], s.hole[:], s.lost[:], s.turns, s.winner, s.second)


def longest(options: Options, seats: int) -> int:
    """Every throw is a turn, but for unlucky ones under a handicap (SR-42): they come at most once a turn."""
    return 2 * LONGEST if isinstance(options.handicap, int) else LONGEST


# ---------------------------------------------------------------- a turn


def play(s: State, seat: int, action: Action, luck: Luck, say: Say[Event]) -> None:
    """One throw, and what comes of it; then the turn goes on. Nothing comes of an unlucky one that may be thrown once
    more (SR-42)."""
    die = luck.die(6)
    say(tell.Rolled(seat, die))
    if seat == s.options.handicap and not s.second and _is_unlucky(s, seat, die):
        s.second = True
        say(tell.ThrowsAgain(seat, die))
        return
    s.second = False
    _go(s, seat, die, say)
    _next_turn(s, say)


def _go(s: State, seat: int, die: int, say: Say[Event]) -> None:
    """A way out of a room (S-009), or a run along the path (S-005)."""
    hole = s.hole[seat]
    if hole is not None:
        _get_out(s, seat, hole, die, say)
    else:
        _run(s, seat, die, say)


_UNLUCKY = (tell.Fell, tell.Caught, tell.SlidDown, tell.StayedIn)


def _is_unlucky(s: State, seat: int, die: int) -> bool:
    """Whether the mouse would fall into a hole or into the trap with this throw, or stay in its room (SR-42)."""
    told: list[Event] = []
    _go(copy(s), seat, die, told.append)
    return any(isinstance(event, _UNLUCKY) for event in told)


def _run(s: State, seat: int, die: int, say: Say[Event]) -> None:
    """Along the path by the number thrown; what is passed on the way does nothing (SR-05)."""
    start = s.square[seat]
    assert start is not None
    s.square[seat] = None  # the mouse is lifted, so that it is not in its own way
    aim = start + die
    surplus = aim - CHEESE
    if surplus > 0 and s.options.exact:
        to = _free_square(s, seat, CHEESE - surplus, HOUSE, say)  # a bounce gives way towards the house only (SR-22)
        say(tell.Bounced(seat, start, surplus, to))
    else:
        to = _free_square(s, seat, min(aim, CHEESE), CHEESE - 1 if s.options.exact else CHEESE, say)
        if to == start:
            s.square[seat] = start
            say(tell.Blocked(seat, start))
            return  # it has not moved, so it has not stopped here anew (SR-04)
        say(tell.Moved(seat, start, to))
    _stop(s, seat, to, say)


def _get_out(s: State, seat: int, hole: int, die: int, say: Say[Event]) -> None:
    """The throw decides by which way a mouse leaves its room; it runs on in its next turn (S-013)."""
    room = ROOM_OF[hole]
    if die == 1:
        say(tell.StayedIn(seat, room.id))
        return
    s.hole[seat] = None
    if die == 6:
        _put(s, seat, room.green, tell.TookGreen(seat, room.id, room.green), say)
    elif die == 3:
        _put(s, seat, hole, tell.ClimbedBack(seat, room.id, hole), say)
    elif room.id == BOARD.last_room and s.options.edition == "ravensburger":
        s.lost[seat] = LOST_TURNS
        say(tell.SlidDown(seat, room.id))
    else:
        _put(s, seat, room.red, tell.TookRed(seat, room.id, room.red), say)


def _put(s: State, seat: int, square: int, told: Put, say: Say[Event]) -> None:
    """Set a mouse on a square of the path. There it has not stopped by itself, so a hole does nothing (SR-08, SR-11,
    SR-18); but where another mouse makes it give way, it has stopped as on any run (SR-09)."""
    to = _free_square(s, seat, square, CHEESE - 1, say)
    if to == square:
        s.square[seat] = square
        say(told)
    else:
        say(replace(told, to=to))
        _stop(s, seat, to, say)


def _free_square(s: State, seat: int, square: int, furthest: int, say: Say[Event]) -> int:
    """This square, or the nearest free one if another mouse is on it: before it (S-006, SR-01), or in the variant after
    it (S-027), up to the furthest one allowed; if all of those are taken, before it all the same (SR-26)."""
    taken = s.square
    if square not in taken:
        return square
    rule, to = "S-027", None
    if s.options.occupied == "after":
        to = next((after for after in range(square + 1, furthest + 1) if after not in taken), None)
    if to is None:
        rule, to = "S-006", square - 1
        while to in taken and to != HOUSE:  # nobody is in the way in the house (SR-02)
            to -= 1
    say(tell.Occupied(seat, square, taken.index(square), to, rule))
    return to


def _stop(s: State, seat: int, square: int, say: Say[Event]) -> None:
    """A mouse ends its way on this square: the cheese, a hole, the trap, or just a square."""
    if square == CHEESE:
        s.square[seat] = CHEESE
        s.winner = seat
        say(tell.Won(seat))
    elif square in ROOM_OF:
        s.hole[seat] = square
        say(tell.Fell(seat, square, ROOM_OF[square].id))
    elif square == TRAP and s.options.edition == "ravensburger":
        s.lost[seat] = LOST_TURNS
        say(tell.Caught(seat, square))
    else:
        s.square[seat] = square


def _next_turn(s: State, say: Say[Event]) -> None:
    """The turn goes round to the next mouse that can throw (SR-36, SR-37)."""
    while True:
        s.turns += 1
        if s.winner is not None:
            return
        if s.turns == LONGEST:
            say(tell.NightFell(LONGEST))
            return
        seat = s.turn = (s.turn + 1) % len(s.square)
        lost = s.lost[seat]
        if lost is None:
            return
        if lost:
            s.lost[seat] = lost - 1
            say(tell.LostTurn(seat, lost - 1))
            continue
        s.lost[seat] = None
        _put(s, seat, TRAP, tell.Released(seat, TRAP), say)
        if s.square[seat] is not None:
            return
