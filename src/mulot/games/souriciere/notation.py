"""The action as a word, and the board as text.

The board is 78 columns wide and shows the path in four rows, the rooms between them, and the mice:

    12     a square            ~0:>   the mouse of seat 0; ~02:> the mice of seats 0 and 2
    (14)   a hole              6>23   in a room: with a six to square 23, and so on
    {49}   the trap's square   ~0:>2  in the trap, with two turns to lose
    <56>   the cheese

It contains no words, so it is the same in every language. The last line shows who throws (`+1`: once more, SR-42) or
who has the cheese.
"""

import re
from collections.abc import Iterable, Sequence

from mulot.core.drawing import seat_letters
from mulot.core.errors import Unreadable
from mulot.games.souriciere.content import BOARD, CHEESE, HOUSE, ROOM_OF, TRAP, Area, Room
from mulot.games.souriciere.model import LONGEST, LOST_TURNS, ROLL, Action, View


def write(action: Action) -> str:
    """Return the notation of the only action."""
    return "roll"


def read(text: str) -> Action:
    """Return the only action if the text is its notation. Raises Unreadable."""
    if text != "roll":
        raise Unreadable(text)
    return ROLL


# ---------------------------------------------------------------- the board

COLUMNS_PER_SQUARE = 6
"""The width in columns of a square, which is 100 units wide in the drawing."""
UNITS_PER_LINE = 50
"""The height of a line of text, in units of the drawing."""

PICTURES = {
    "bedroom": "zzZ [___,]",
    "bathroom": "oO \\~~~~/",
    "dining-room": "Y (__) |",
    "laundry": "-T-U-Y-T-",
    "library": "|||/|||\\|",
    "kitchen": "(___)=== ~",
}


class TextGrid:
    """A grid of characters that text can be written into."""

    def __init__(self, columns: int, lines: int) -> None:
        self._rows = [[" "] * columns for _ in range(lines)]

    def write(self, column: int, line: int, text: str) -> None:
        """Write text into a line, starting at a column."""
        self._rows[line][column : column + len(text)] = text

    def frame(self, area: Area, *texts: str) -> None:
        """Draw a frame around an area of the drawing, with lines of text in it."""
        left, top = area.x * COLUMNS_PER_SQUARE // 100, area.y // UNITS_PER_LINE
        inside, bottom = area.width * COLUMNS_PER_SQUARE // 100 - 2, top + area.height // UNITS_PER_LINE - 1
        self.write(left, top, f".{'-' * inside}.")
        for line, text in enumerate(texts, top + 1):
            self.write(left, line, f"|{text:^{inside}}|")
        self.write(left, bottom, f"'{'-' * inside}'")

    def __str__(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self._rows)


def draw(view: View) -> str:
    """Return the whole board as text."""
    grid = TextGrid(BOARD.width * COLUMNS_PER_SQUARE // 100, BOARD.height // UNITS_PER_LINE)
    on_square: dict[int | None, list[int]] = {}
    for seat, mouse in enumerate(view.mice):
        on_square.setdefault(mouse.square, []).append(seat)

    grid.write(0, 0, "  ./\\____.")
    grid.write(0, 1, f" [{_draw_mice(on_square.get(HOUSE, ())):^9}]")
    with_trap = view.options.edition == "ravensburger"
    for square in range(1, CHEESE + 1):
        column, line = _text_position(square)
        grid.write(column, line, _draw_mice(on_square.get(square, ())) or _draw_square(square, with_trap))
        if square < CHEESE:
            _draw_step(grid, square)

    for room in BOARD.rooms:
        inside = [seat for seat, mouse in enumerate(view.mice) if mouse.room == room.id]
        grid.frame(room.area, f"{PICTURES[room.id]} {_draw_mice(inside)}".rstrip(), _draw_ways_out(room, with_trap))
    if with_trap:
        caught = {left: [i for i, m in enumerate(view.mice) if m.lost == left] for left in range(LOST_TURNS, -1, -1)}
        inside_trap = "".join(f"{_draw_mice(seats)}{left}" for left, seats in caught.items() if seats)
        grid.frame(BOARD.trap_area, "|#|#|#|#|", inside_trap)
    return f"{grid}\n{_draw_last_line(view)}"


def draw_with_names(view: View, names: Sequence[str]) -> str:
    """Return the whole board as text, with a letter of its player's name on each mouse and the names below."""
    letters = seat_letters(names)
    board = re.sub(r"~(\d+):>", lambda mice: f"~{''.join(letters[int(seat)] for seat in mice[1])}:>", draw(view))
    return f"{board}\n" + "   ".join(f"~{letter}:> {name}" for letter, name in zip(letters, names, strict=True))


def _draw_mice(seats: Iterable[int]) -> str:
    names = "".join(map(str, seats))
    return f"~{names}:>" if names else ""


def _draw_square(square: int, with_trap: bool) -> str:
    """Return the text of an empty square: its number, marked as a hole, trap or cheese."""
    if square == CHEESE:
        return f"<{square}>"
    if square in ROOM_OF:
        return f"({square})"
    if square == TRAP and with_trap:
        return f"{{{square}}}"
    return f" {square}"


def _text_position(square: int) -> tuple[int, int]:
    """Return the column and line of a square."""
    x, y = BOARD.path[square - 1]
    return x // 100 * COLUMNS_PER_SQUARE, (y + UNITS_PER_LINE // 2) // UNITS_PER_LINE


def _draw_step(grid: TextGrid, square: int) -> None:
    """Draw an arrow from this square to the next."""
    (column, line), (next_column, next_line) = _text_position(square), _text_position(square + 1)
    if line != next_line:
        grid.write(column + 1, (line + next_line) // 2, "v")
    elif column < next_column:
        grid.write(next_column - 1, line, ">")
    else:
        grid.write(column - 1, line, "<")


def _draw_ways_out(room: Room, with_trap: bool) -> str:
    """Return where each number of the die leads from this room; with a one the mouse stays."""
    return f"6>{room.green} 3>{_draw_square(room.hole, with_trap)} 2,4,5>{_draw_square(room.red, with_trap).strip()}"


def _draw_last_line(view: View) -> str:
    if view.winner is not None:
        return f"{_draw_mice([view.winner])} <{CHEESE}>"
    if view.turns >= LONGEST:
        return "zzZ"
    return f"{_draw_mice([view.turn])} [:·:]{' +1' if view.second else ''}"
