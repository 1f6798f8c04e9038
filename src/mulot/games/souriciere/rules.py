"""The rules of La Souricière: throwing the die, running, falling into rooms, getting out, reaching the cheese.

Lost turns pass automatically (SR-36); their events belong to the throw before them. In the same way a mouse is let out
of the trap as soon as its turn comes, and then its player is asked to throw (SR-16, SR-41). If the square where it is
let out is taken and the mouse falls into a hole instead (SR-17, SR-09), that was its turn, and its player is not asked.
"""

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
from mulot.games.souriciere.model import events as event_types
from mulot.games.souriciere.model.events import Put

ASKS = ("roll", "roll-again")
REASONS: tuple[str, ...] = ()
ENDS = ("cheese", "night")


def new(options: Options, seats: int, luck: Luck) -> State:
    """Set the table: every mouse starts in its own corner of the mouse house (S-002)."""
    first = first_seat(options.first, seats, luck)
    return State(VERSION, options, first, [HOUSE] * seats, [None] * seats, [None] * seats)


_ASK_ROLL, _ASK_ROLL_AGAIN = (tuple(Ask(about, (seat,), (seat,)) for seat in range(SEATS[-1])) for about in ASKS)


def waiting(s: State) -> Ask | Outcome:
    """Return the question to the seat whose turn it is, or the outcome."""
    seats = len(s.square)
    if s.winner is not None:
        return Outcome(tuple(float(seat == s.winner) for seat in range(seats)), "cheese")
    if s.turns >= LONGEST:
        return Outcome((1 / seats,) * seats, "night")
    return (_ASK_ROLL_AGAIN if s.second else _ASK_ROLL)[s.turn]


_ROLL_ONLY = (ROLL,)


def legal(s: State, seat: int) -> tuple[Action, ...]:
    """Return the one action of the seat whose turn it is (S-004), or an empty tuple for any other seat."""
    return _ROLL_ONLY if seat == s.turn and s.winner is None and s.turns < LONGEST else ()


def why_not(s: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat may not throw: the game is over, or it is another seat's turn; None if it may."""
    return not_now(waiting(s), seat)


def copy(s: State) -> State:
    """Return a copy that shares nothing mutable with the original."""
    return State(s.version, s.options, s.turn, s.square[:], s.hole[:], s.lost[:], s.turns, s.winner, s.second)


def max_plies(options: Options, seats: int) -> int:
    """Return an upper bound on the plies: one throw per turn (SR-39), or two at a table with a handicap (SR-42)."""
    return 2 * LONGEST if isinstance(options.handicap, int) else LONGEST


# ---------------------------------------------------------------- a turn


def play(s: State, seat: int, action: Action, luck: Luck, say: Say[Event]) -> None:
    """Throw the die (S-004), move the mouse, and pass the turn.

    An unlucky first throw of the seat with the handicap has no effect, and the seat throws again (SR-42)."""
    die = luck.die(6)
    say(event_types.Rolled(seat, die))
    if seat == s.options.handicap and not s.second and _is_unlucky(s, seat, die):
        s.second = True
        say(event_types.ThrowsAgain(seat, die))
        return
    s.second = False
    _apply_throw(s, seat, die, say)
    _next_turn(s, say)


def _apply_throw(s: State, seat: int, die: int, say: Say[Event]) -> None:
    """Apply a throw: in a room it decides the way out (S-009), otherwise the mouse runs along the path (S-005)."""
    hole = s.hole[seat]
    if hole is not None:
        _get_out(s, seat, hole, die, say)
    else:
        _run_along_path(s, seat, die, say)


_UNLUCKY_EVENTS = (event_types.Fell, event_types.Caught, event_types.SlidDown, event_types.StayedIn)


def _is_unlucky(s: State, seat: int, die: int) -> bool:
    """Return True if this throw would drop the mouse into a hole or the trap, or keep it in its room (SR-42)."""
    events: list[Event] = []
    _apply_throw(copy(s), seat, die, events.append)
    return any(isinstance(event, _UNLUCKY_EVENTS) for event in events)


def _run_along_path(s: State, seat: int, die: int, say: Say[Event]) -> None:
    """Move a mouse along the path by the number thrown (S-005); squares that it only passes do nothing (SR-05)."""
    start = s.square[seat]
    assert start is not None
    s.square[seat] = None  # so that the mouse is not in its own way
    aim = start + die
    surplus = aim - CHEESE
    if surplus > 0 and s.options.exact:
        # a bounce gives way towards the house only (SR-22)
        to = _nearest_free_square(s, seat, CHEESE - surplus, HOUSE, say)
        say(event_types.Bounced(seat, start, surplus, to))
    else:
        to = _nearest_free_square(s, seat, min(aim, CHEESE), CHEESE - 1 if s.options.exact else CHEESE, say)
        if to == start:
            s.square[seat] = start
            say(event_types.Blocked(seat, start))
            return  # a mouse that could not move has not stopped here (SR-04)
        say(event_types.Moved(seat, start, to))
    _stop_on_square(s, seat, to, say)


def _get_out(s: State, seat: int, hole: int, die: int, say: Say[Event]) -> None:
    """Apply a throw in a room: the green arrow (S-010), the hole (S-011), the red arrow (S-012), or stay (S-014)."""
    room = ROOM_OF[hole]
    if die == 1:
        say(event_types.StayedIn(seat, room.id))
        return
    s.hole[seat] = None
    if die == 6:
        _set_on_square(s, seat, room.green, event_types.TookGreen(seat, room.id, room.green), say)
    elif die == 3:
        _set_on_square(s, seat, hole, event_types.ClimbedBack(seat, room.id, hole), say)
    elif room.id == BOARD.last_room and s.options.edition == "ravensburger":
        s.lost[seat] = LOST_TURNS
        say(event_types.SlidDown(seat, room.id))
    else:
        _set_on_square(s, seat, room.red, event_types.TookRed(seat, room.id, room.red), say)


def _set_on_square(s: State, seat: int, square: int, event: Put, say: Say[Event]) -> None:
    """Set a mouse on a square of the path, from a room or from the trap.

    A hole or the trap on that square does nothing (SR-08, SR-11, SR-18). But if another mouse is already there, this
    one moves to another square and stops on it as after a run (SR-09)."""
    to = _nearest_free_square(s, seat, square, CHEESE - 1, say)
    if to == square:
        s.square[seat] = square
        say(event)
    else:
        say(replace(event, to=to))
        _stop_on_square(s, seat, to, say)


def _nearest_free_square(s: State, seat: int, square: int, furthest: int, say: Say[Event]) -> int:
    """Return this square if it is free, otherwise the square that the mouse moves to instead.

    That is the nearest free square before it (S-006, SR-01) or, in the variant, the next free one after it (S-027), no
    further than `furthest`; if all of those are taken, the nearest one before it (SR-26)."""
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
    say(event_types.Occupied(seat, square, taken.index(square), to, rule))
    return to


def _stop_on_square(s: State, seat: int, square: int, say: Say[Event]) -> None:
    """Let a mouse stop on a square: the cheese wins (S-025), a hole drops it (S-007), the trap catches it (S-019)."""
    if square == CHEESE:
        s.square[seat] = CHEESE
        s.winner = seat
        say(event_types.Won(seat))
    elif square in ROOM_OF:
        s.hole[seat] = square
        say(event_types.Fell(seat, square, ROOM_OF[square].id))
    elif square == TRAP and s.options.edition == "ravensburger":
        s.lost[seat] = LOST_TURNS
        say(event_types.Caught(seat, square))
    else:
        s.square[seat] = square


def _next_turn(s: State, say: Say[Event]) -> None:
    """Pass the turn to the next mouse that can throw; mice in the trap lose theirs (S-021, SR-36, SR-37)."""
    while True:
        s.turns += 1
        if s.winner is not None:
            return
        if s.turns == LONGEST:
            say(event_types.NightFell(LONGEST))
            return
        seat = s.turn = (s.turn + 1) % len(s.square)
        lost = s.lost[seat]
        if lost is None:
            return
        if lost:
            s.lost[seat] = lost - 1
            say(event_types.LostTurn(seat, lost - 1))
            continue
        s.lost[seat] = None
        _set_on_square(s, seat, TRAP, event_types.Released(seat, TRAP), say)
        if s.square[seat] is not None:
            return
