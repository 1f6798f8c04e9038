"""The colours of a drawing: the signs that the games draw with, painted. A sign says the same without its colour."""

from __future__ import annotations

import re

from rich.text import Text

SEATS = ("bold #e0566f", "bold #4f9fd6", "bold #4fa873", "bold #e3a01f", "bold #a877d0", "bold #2fb3b0")
"""As the mice of the seats are dressed on every screen."""

WOOD, LEAF, DIM, CHEESE, HEART, CAT = "#c98d4f", "#6f9f6a", "dim", "bold #f5b83d", "bold #e0566f", "bold #d2502f"

SIGNS: tuple[tuple[str, str], ...] = (
    (r"[━┃]+", WOOD),
    (r"·", LEAF),
    (r"▲", SEATS[0]),
    (r"▼", SEATS[1]),
    (r"◀", SEATS[2]),
    (r"▶(?=\s*·|\s*\d?\s*$)", SEATS[3]),
    (r"#{2,}", LEAF),
    (r"<:3", "bold #c9bcb0"),
    (r"\^\.\^", CAT),
    (r"<\d+>", CHEESE),
    (r"\(\d+\)", "bold #8d8a94"),
    (r"\{\d+\}", CAT),
    (r"♥+", HEART),
    (r"♡+|\.{3}", DIM),
    (r"[.'|]-{3,}[.']|-{3,}", WOOD),
    (r"[/\\_]{2,}|(?<=\s)[/\\](?=\s)", CHEESE),
    (r"⌛|↻|🌙|★", CHEESE),
)
"""What is painted how. The first that fits a sign has it."""

MOUSE = re.compile(r"~(\d):>")
"""A mouse that runs, with the number of its seat."""


def painted(drawing: str, colours: bool = True) -> Text:
    """A drawing with its colours."""
    text = Text(drawing, no_wrap=True)
    if not colours:
        return text
    for pattern, style in reversed(SIGNS):
        text.highlight_regex(pattern, style)
    for mouse in MOUSE.finditer(drawing):
        text.stylize(SEATS[int(mouse[1]) % len(SEATS)], *mouse.span())
    return text


def name_of_seat(seat: int, name: str) -> Text:
    """A seat's number and name in its colour."""
    return Text(f"{seat} {name}", style=SEATS[seat % len(SEATS)])
