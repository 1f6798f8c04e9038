"""A live display for terminals: the board is redrawn in place, in colours, and arrow keys choose moves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from mulot.cli.colours import colour_drawing
from mulot.cli.key_reader import read_keys

Moves = Sequence[tuple[str, str]]
"""The legal moves, each as (notation, description)."""


@dataclass
class LiveDisplay:
    """Draws the board and reads a line or an arrow-key choice on an interactive terminal."""

    console: Console
    title: str

    def clear(self) -> None:
        """Clear the screen and print the title, so that the next board replaces the previous one."""
        self.console.clear()
        self.console.print(f"— {self.title} —", markup=False, style="bold")

    def print_board(self, drawing: str, names: Sequence[str], before: str = "") -> None:
        """Print the board with the players' names in the colours of their seats; what is not as in the drawing `before`
        is marked."""
        self.console.print(colour_drawing(drawing, names, before), "\n", sep="")

    def read_line(
        self, prompt: str, moves: Moves, arrows: Mapping[str, str], preview: Callable[[int], None] | None = None
    ) -> str:
        """Return the typed line, or the notation of the move chosen with arrow keys.

        `arrows` maps arrow keys to moves; if it is empty, up and down step through `moves`. `preview` shows the board
        after the move with this index, or as it is for -1. Raises EOFError at the end of input."""
        text, index = "", -1
        with read_keys() as pressed:
            self._redraw_line(prompt, "")
            for key in pressed:
                shown = index
                if key == "enter":
                    self.console.file.write("\n")
                    return text if index < 0 else moves[index][0]
                if key == "end" and not text:
                    raise EOFError
                if key in arrows or (key in ("up", "down") and not arrows):
                    index, text = self._next_index(key, index, moves, arrows), ""
                elif key in ("rub", "clear", "escape"):
                    text, index = text[:-1] if key == "rub" else "", -1
                elif len(key) == 1:
                    text += key
                    if index < 0 and self._fits_on_one_row(prompt, text):
                        self.console.file.write(key)
                        self.console.file.flush()
                        continue
                    index = -1
                if preview is not None and index != shown:
                    preview(index)
                self._redraw_line(prompt, f"▸ {moves[index][1]}  [{moves[index][0]}]" if index >= 0 else text)
        raise EOFError

    def _next_index(self, key: str, index: int, moves: Moves, arrows: Mapping[str, str]) -> int:
        if key in arrows:
            return next((i for i, (notation, _) in enumerate(moves) if notation == arrows[key]), -1)
        if not moves:
            return -1
        return (index + 1) % len(moves) if key == "down" else (max(index, 0) - 1) % len(moves)

    def _fits_on_one_row(self, prompt: str, text: str) -> bool:
        return cell_len(f"{prompt} {text}") < self.console.width

    def _redraw_line(self, prompt: str, text: str) -> None:
        """Redraw the input line. If it is too long for one row, cut it off on the left."""
        row = f"{prompt} {text}"
        width = self.console.width - 1
        shown = row if cell_len(row) <= width else set_cell_size("…" + row[-(width - 1) :], width)
        self.console.file.write(f"\r\x1b[K{shown}")
        self.console.file.flush()
