"""Colours for the text boards that games draw. Every symbol can be understood without its colour."""

from __future__ import annotations

import re

from rich.text import Text

SEAT_STYLES = ("bold #e0566f", "bold #4f9fd6", "bold #4fa873", "bold #e3a01f", "bold #a877d0", "bold #2fb3b0")
"""The style of each seat, in the same colours as in the browser."""

WOOD, LEAF, DIM, CHEESE, HEART, CAT = "#c98d4f", "#6f9f6a", "dim", "bold #f5b83d", "bold #e0566f", "bold #d2502f"

SYMBOL_STYLES: tuple[tuple[str, str], ...] = (
    (r"[━┃]+", WOOD),
    (r"·", LEAF),
    (r"▲", SEAT_STYLES[0]),
    (r"▼", SEAT_STYLES[1]),
    (r"◀", SEAT_STYLES[2]),
    (r"▶(?=\s*·|\s*\d?\s*$)", SEAT_STYLES[3]),
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
"""Regular expressions and the style of the text that each matches. Where several match, the first one wins."""

MOUSE_PATTERN = re.compile(r"~(\d):>")
"""A running mouse, with the number of its seat."""


def colour_drawing(drawing: str, colours: bool = True) -> Text:
    """Return a drawn board as rich text, coloured unless `colours` is False. Its characters do not change."""
    text = Text(drawing, no_wrap=True)
    if not colours:
        return text
    for pattern, style in reversed(SYMBOL_STYLES):
        text.highlight_regex(pattern, style)
    for mouse in MOUSE_PATTERN.finditer(drawing):
        text.stylize(SEAT_STYLES[int(mouse[1]) % len(SEAT_STYLES)], *mouse.span())
    return text


def coloured_seat_name(seat: int, name: str) -> Text:
    """Return a seat's number and player name in the seat's colour."""
    return Text(f"{seat} {name}", style=SEAT_STYLES[seat % len(SEAT_STYLES)])
