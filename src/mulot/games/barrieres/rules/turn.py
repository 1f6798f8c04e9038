"""A turn (a step or a barrier), and the conditions that end the game."""

from copy import copy as shallow
from functools import cache

from mulot.core.game import Ask, Outcome, Say, first_seat
from mulot.core.luck import Luck
from mulot.games.barrieres.content import board, longest_play, stock
from mulot.games.barrieres.model import (
    VERSION,
    Action,
    Arrived,
    Barrier,
    Event,
    Jumped,
    Options,
    Pass,
    Passed,
    Placed,
    Repeated,
    State,
    Step,
    Stepped,
    TooLong,
    TurnedOff,
)
from mulot.games.barrieres.rules.barriers import barriers
from mulot.games.barrieres.rules.moves import moves

ASKS = ("turn",)
ENDS = ("arrived", "too-long", "repeated")

TURNS = tuple(Ask("turn", (seat,), (seat,)) for seat in range(4))


def new(options: Options, seats: int, luck: Luck) -> State:
    """Return the initial state: each mouse is in the middle of its line, and the first player is drawn (B-006)."""
    each = stock(options.size, seats) if options.barriers is None else options.barriers
    s = State(
        version=VERSION,
        size=options.size,
        third_mouse=options.third_mouse,
        repetition=options.repetition,
        turn=first_seat(options.first, seats, luck),
        mice=tuple(board(options.size).start(seats, seat) for seat in range(seats)),
        stock=tuple((each + 1) // 2 if seat == options.handicap else each for seat in range(seats)),  # BR-36
    )
    if s.repetition:
        s.since = (position(s),)
    return s


def waiting(s: State) -> Ask | Outcome:
    """Return whose turn it is (B-007), or the outcome."""
    return s.outcome or TURNS[s.turn]


def legal(s: State, seat: int) -> list[Action]:
    """Return the legal actions: steps and barriers (B-008), or the pass if neither is possible (BR-21, BR-22)."""
    if s.outcome or seat != s.turn:
        return []
    steps = _step_by_square(s.size)
    walks = sorted((steps[square] for square in moves(s, seat)), key=_step_name)
    found: list[Action] = [*walks, *barriers(s, seat)]
    return found or [Pass()]


def _step_name(step: Step) -> str:
    return step.to


def play(s: State, seat: int, action: Action, luck: Luck, say: Say[Event]) -> None:
    """Play a legal action, check whether the game ends, and pass the turn on."""
    if isinstance(action, Step):
        _step(s, seat, action.to, say)
    elif isinstance(action, Barrier):
        _place(s, seat, action, say)
    else:
        say(Passed(seat))
    s.ply += 1
    s.turn = (seat + 1) % len(s.mice)
    _end(s, seat, say)


def _step(s: State, seat: int, to: str, say: Say[Event]) -> None:
    come = s.mice[seat]
    way = moves(s, seat)[board(s.size).number[to]]
    s.mice = (*s.mice[:seat], to, *s.mice[seat + 1 :])
    if way.over is None:
        say(Stepped(seat, come, to))
    elif way.straight:
        say(Jumped(seat, way.over, come, to))
    else:
        say(TurnedOff(seat, way.over, come, to))


def _place(s: State, seat: int, barrier: Barrier, say: Say[Event]) -> None:
    left = s.stock[seat] - 1  # B-015
    s.stock = (*s.stock[:seat], left, *s.stock[seat + 1 :])
    s.barriers = (*s.barriers, barrier.at + barrier.lies)
    s.since = ()
    say(Placed(seat, barrier.at, barrier.lies, left))


def _end(s: State, seat: int, say: Say[Event]) -> None:
    seats, of = len(s.mice), board(s.size)
    if s.repetition:
        s.since = (*s.since, position(s))
    if of.goal(seats, seat) >> of.number[s.mice[seat]] & 1:
        # B-023, BR-12, BR-25; arriving on the very last ply wins too (BR-27).
        s.outcome = Outcome(tuple(float(other == seat) for other in range(seats)), "arrived")
        say(Arrived(seat, s.mice[seat]))
    elif s.repetition and s.since.count(s.since[-1]) == 3:
        s.outcome = drawn(seats, "repeated")
        say(Repeated())
    elif s.ply == longest_play(s.size):
        s.outcome = drawn(seats, "too-long")
        say(TooLong(s.ply))


def drawn(seats: int, reason: str) -> Outcome:
    """Return a draw for this many seats (BR-33)."""
    return Outcome((1 / seats,) * seats, reason)


def position(s: State) -> str:
    """Return a key for the repetition rule (BR-32): turn and mice. Placing a barrier clears the list of keys."""
    return f"{s.turn} {' '.join(s.mice)}"


def max_plies(options: Options, seats: int) -> int:
    """Return the ply by which every game has ended."""
    return longest_play(options.size)


def copy(s: State) -> State:
    """Return a copy of the state. A shallow copy is enough: fields are replaced, never changed in place."""
    return shallow(s)


@cache
def _step_by_square(size: int) -> list[Step]:
    """Return every step, at the index of its square's number; cached per board size."""
    return [Step(to) for to in board(size).squares]
