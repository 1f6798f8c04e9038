"""Colours for the text boards that games draw. Every symbol can be understood without its colour."""

import re
from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from mulot.core.drawing import seat_letters

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

MICE_PATTERN = re.compile(r"(?<=~)\w+(?=:>)")
"""The letters of running mice, one for each mouse."""


def colour_drawing(drawing: str, names: Sequence[str] = (), before: str = "") -> Text:
    """Return a drawn board as rich text, with the players' names and the letters of their mice in the colours of their
    seats, and what is not as in the drawing `before`, if there is one, marked. Its characters do not change."""
    text = Text(drawing, no_wrap=True)
    for pattern, style in reversed(SYMBOL_STYLES):
        text.highlight_regex(pattern, style)
    for seat, (name, letter) in enumerate(zip(names, seat_letters(names), strict=True)):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat])
        for mice in MICE_PATTERN.finditer(drawing):
            if letter in mice[0]:
                at = mice.start() + mice[0].index(letter)
                text.stylize(SEAT_STYLES[seat], at, at + 1)
    start = 0
    for line, old in zip(drawing.split("\n"), before.split("\n"), strict=False):
        for column, (sign, sign_before) in enumerate(zip_longest(line, old if before else line, fillvalue=" ")):
            if sign != sign_before and column < len(line):
                text.stylize("reverse", start + column, start + column + 1)
        start += len(line) + 1
    return text
