"""A live display for terminals: the board is redrawn in place, in colours, and arrow keys choose moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from mulot.cli.colours import name_of_seat, painted
from mulot.cli.keys import keys

Offers = Sequence[tuple[str, str]]
"""The legal moves, each as (notation, description)."""


@dataclass
class InPlace:
    """Draws the board and reads a line or an arrow-key choice on an interactive terminal."""

    console: Console
    title: str

    def fresh(self) -> None:
        """Clear the screen and print the title, so that the next board replaces the last one."""
        self.console.clear()
        self.console.print(f"— {self.title} —", markup=False, style="bold")

    def board(self, drawing: str, names: Sequence[str]) -> None:
        """Print the board and the players' names, each in the colour of its seat."""
        self.console.print(painted(drawing))
        for seat, name in enumerate(names):
            self.console.print(name_of_seat(seat, name), end="   ")
        self.console.print("\n")

    def line(self, prompt: str, offers: Offers, arrows: Mapping[str, str]) -> str:
        """Return the typed line, or the notation of the move chosen with arrow keys.

        `arrows` maps arrow keys to moves; if it is empty, up and down step through `offers`. Raises EOFError at the end
        of input."""
        typed, at = "", -1
        with keys() as pressed:
            self._write(prompt, "")
            for key in pressed:
                if key == "enter":
                    self.console.file.write("\n")
                    return typed if at < 0 else offers[at][0]
                if key == "end" and not typed:
                    raise EOFError
                if key in arrows or (key in ("up", "down") and not arrows):
                    at, typed = self._next(key, at, offers, arrows), ""
                elif key in ("rub", "clear", "escape"):
                    typed, at = typed[:-1] if key == "rub" else "", -1
                elif len(key) == 1:
                    typed += key
                    if at < 0 and self._fits(prompt, typed):
                        self.console.file.write(key)
                        self.console.file.flush()
                        continue
                    at = -1
                self._write(prompt, f"▸ {offers[at][1]}  [{offers[at][0]}]" if at >= 0 else typed)
        raise EOFError

    def _next(self, key: str, at: int, offers: Offers, arrows: Mapping[str, str]) -> int:
        if key in arrows:
            return next((i for i, (notation, _) in enumerate(offers) if notation == arrows[key]), -1)
        if not offers:
            return -1
        return (at + 1) % len(offers) if key == "down" else (max(at, 0) - 1) % len(offers)

    def _fits(self, prompt: str, text: str) -> bool:
        return cell_len(f"{prompt} {text}") < self.console.width

    def _write(self, prompt: str, text: str) -> None:
        """Redraw the input line; a text that is too long is cut on the left, so that it stays on one row."""
        row = f"{prompt} {text}"
        width = self.console.width - 1
        shown = row if cell_len(row) <= width else set_cell_size("…" + row[-(width - 1) :], width)
        self.console.file.write(f"\r\x1b[K{shown}")
        self.console.file.flush()
