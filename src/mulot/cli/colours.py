"""Colours for the text boards that games draw. Every symbol keeps its meaning without its colour."""

from __future__ import annotations

import re

from rich.text import Text

SEATS = ("bold #e0566f", "bold #4f9fd6", "bold #4fa873", "bold #e3a01f", "bold #a877d0", "bold #2fb3b0")
"""The style of each seat; the same colours as in the browser."""

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
"""Regular expressions with the style of what they match. Where several match, the first one wins."""

MOUSE = re.compile(r"~(\d):>")
"""A running mouse, with the number of its seat."""


def painted(drawing: str, colours: bool = True) -> Text:
    """Return the drawing of a board as rich text, coloured unless `colours` is False; its characters do not change."""
    text = Text(drawing, no_wrap=True)
    if not colours:
        return text
    for pattern, style in reversed(SIGNS):
        text.highlight_regex(pattern, style)
    for mouse in MOUSE.finditer(drawing):
        text.stylize(SEATS[int(mouse[1]) % len(SEATS)], *mouse.span())
    return text


def name_of_seat(seat: int, name: str) -> Text:
    """Return a seat's number and player name in the seat's colour."""
    return Text(f"{seat} {name}", style=SEATS[seat % len(SEATS)])
