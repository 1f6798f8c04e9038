"""Positions set up by hand: `scene("12 house bedroom trap2")` has one word for each mouse, in the order of the seats.

12        on this square of the path, or on the cheese, which ends the game
house     in the mouse house
bedroom   in this room
trap2     in the trap, with two turns still to lose
"""

from mulot.games.souriciere.content import BOARD, CHEESE, HOUSE, ROOM_OF, ROOMS
from mulot.games.souriciere.model import LOST_TURNS, SEATS, VERSION, Options, State

_TRAPPED = {f"trap{left}": left for left in range(LOST_TURNS + 1)}


def scene(drawing: str, turn: int = 0, options: Options | None = None) -> State:
    """Return a state with the mice at these places; `turn` is the seat that throws next.

    Raises ValueError if a word is not a place, or if the number of mice or the turn is impossible.
    """
    words = drawing.split()
    if len(words) not in SEATS or turn not in range(len(words)):
        raise ValueError(f"{len(words)} mice, and seat {turn} is to throw")
    s = State(VERSION, options or Options(), turn, [None] * len(words), [None] * len(words), [None] * len(words))
    for seat, word in enumerate(words):
        _place_mouse(s, seat, word)
    return s


def _place_mouse(s: State, seat: int, word: str) -> None:
    if word == "house":
        s.square[seat] = HOUSE
    elif word in ROOMS:
        s.hole[seat] = BOARD.room(word).hole
    elif word in _TRAPPED:
        s.lost[seat] = _TRAPPED[word]
    elif word.isdecimal() and HOUSE < int(word) <= CHEESE:
        s.square[seat] = int(word)
        if int(word) == CHEESE:
            s.winner = seat
    else:
        raise ValueError(f"{word!r} is no place for a mouse")


def describe_scene(s: State) -> str:
    """Return where all mice are, in the words of `scene`. Raises ValueError if a mouse is not in exactly one place."""
    return " ".join(map(_word_for_place, s.square, s.hole, s.lost))


def _word_for_place(square: int | None, hole: int | None, lost: int | None) -> str:
    if [square, hole, lost].count(None) != 2:
        raise ValueError(f"a mouse is in one place: square {square}, hole {hole}, trap {lost}")
    if hole is not None:
        return ROOM_OF[hole].id
    return f"trap{lost}" if lost is not None else "house" if square == HOUSE else str(square)
