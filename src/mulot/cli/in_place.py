"""The table on a terminal that can do more than write line after line: drawn in place, in colours, with arrow keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from mulot.cli.colours import name_of_seat, painted
from mulot.cli.keys import keys

Offers = Sequence[tuple[str, str]]
"""What can be played: notation and words."""


@dataclass
class InPlace:
    """What `Keyboard` has besides on such a terminal."""

    console: Console
    title: str

    def fresh(self) -> None:
        """The next picture stands where the last one stood."""
        self.console.clear()
        self.console.print(f"— {self.title} —", markup=False, style="bold")

    def board(self, drawing: str, names: Sequence[str]) -> None:
        """The position, and who sits where, each in the colour of the seat."""
        self.console.print(painted(drawing))
        for seat, name in enumerate(names):
            self.console.print(name_of_seat(seat, name), end="   ")
        self.console.print("\n")

    def line(self, prompt: str, offers: Offers, arrows: Mapping[str, str]) -> str:
        """What is typed, or what the arrow keys came to: an arrow of its own, or up and down through what is offered.

        Raises EOFError when somebody goes home."""
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
        """The line anew, on one row, so that it stays where it is."""
        row = f"{prompt} {text}"
        width = self.console.width - 1
        shown = row if cell_len(row) <= width else set_cell_size("…" + row[-(width - 1) :], width)
        self.console.file.write(f"\r\x1b[K{shown}")
        self.console.file.flush()
