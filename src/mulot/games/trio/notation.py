"""Actions in short, and the board as text.

An action is written `place`, `a` or `b` (front or back of the top card), `7a` (card 7 of the hand, front), `stop`. The
board shows the slice with what peeps through it, the piles, a hand that lies open after the number of its seat, the own
cards; it holds no words, so no language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mulot.core.errors import Unreadable
from mulot.games.trio.model import SIDES, TOKENS_TO_WIN, Action, Card, Place, PlaceCard, PlaceSide, Stop, View

_CARD = re.compile(r"([1-9]|1[0-9]|2[0-4])([ab])")


def write(a: Action) -> str:
    """An action in short."""
    if isinstance(a, PlaceCard):
        return f"{a.card}{'ab'[a.side == 'back']}"
    if isinstance(a, PlaceSide):
        return "ab"[a.side == "back"]
    return "place" if isinstance(a, Place) else "stop"


def read(text: str) -> Action:
    """The action that a notation names."""
    text = text.strip().lower()
    if text == "place":
        return Place()
    if text == "stop":
        return Stop()
    if text in ("a", "b"):
        return PlaceSide(SIDES["ab".index(text)])
    found = _CARD.fullmatch(text)
    if not found:
        raise Unreadable(text)
    return PlaceCard(int(found[1]), SIDES["ab".index(found[2])])


# -------------------------------------------------------------------- the board

SIGNS = {"m": "<:3", "c": "^.^", "-": " . ", "o": "( )"}
IN_A_ROW = 5


def draw(view: View) -> str:
    """The cheese on the left, the seats on its right, an open hand and the own cards below."""
    cheese = _cheese(view)
    seats = _seats(view)
    rows = max(len(cheese), len(seats))
    table = [
        f"{left:<40}{right}".rstrip() for left, right in zip(_padded(cheese, rows), _padded(seats, rows), strict=True)
    ]
    shown = view.open_hand
    if shown is not None and (view.own is None or view.own.seat != shown.seat):
        table += ["", f"{shown.seat}:", *_own(shown.cards)]
    if view.own is not None:
        table += ["", *_own(view.own.cards)]
    return "\n".join(table)


def _padded(lines: Sequence[str], rows: int) -> list[str]:
    return [*lines, *[""] * (rows - len(lines))]


def _cheese(view: View) -> list[str]:
    """A slice with its six places; in brackets what lies deeper and peeps through a hole of the top card."""
    top = view.cheese[-1].places if view.cheese else "------"

    def cell(place: int) -> str:
        sign = SIGNS[view.shows[place]]
        return f"({sign})" if top[place] == "o" else f" {sign} "

    one, two, three, four, five, six = (cell(place) for place in range(6))
    return [
        "                 /\\",
        "                /  \\",
        "               /    \\",
        f"              / {one}\\",
        "             /        \\",
        "            /          \\",
        f"           / {two} {three}\\",
        "          /              \\",
        "         /                \\",
        f"        / {four} {five} {six}\\",
        "       /____________________\\",
        f"       {_counted(view)}",
    ]


def _counted(view: View) -> str:
    mice, cats = view.shows.count("m"), view.shows.count("c")
    return f"{SIGNS['m']} {mice}   {SIGNS['c']} {cats}   [{len(view.cheese)}]"


def _seats(view: View) -> list[str]:
    """A line a seat: whose turn it is, tokens, cards left."""
    lines = [f"#{view.round}", ""]
    for seat, (tokens, cards) in enumerate(zip(view.tokens, view.piles, strict=True)):
        turn = ">" if seat == view.turn and view.outcome is None else " "
        won = "*" * tokens + "." * (TOKENS_TO_WIN - tokens)
        lines.append(f"{turn} {seat}  {won}  {'|' * cards} {cards}")
    if view.aside:
        lines.append(f"          ({'|' * view.aside} {view.aside})")
    return lines


def _own(cards: Sequence[Card]) -> list[str]:
    """Small slices, front (a) and back (b) of each card side by side."""
    lines = []
    for start in range(0, len(cards), IN_A_ROW):
        row = cards[start : start + IN_A_ROW]
        lines += [" ".join(_small(card)[line] for card in row).rstrip() for line in range(4)]
        lines.append("")
    return lines[:-1]


def _small(card: Card) -> list[str]:
    """Four lines: number and side, and the places in their rows."""
    sides = (("a", card.front), ("b", card.back))
    rows = [[f"{card.card}{side}", face[0], f"{face[1]} {face[2]}", " ".join(face[3:])] for side, face in sides]
    return [f"{front:^7}{back:^7}" for front, back in zip(*rows, strict=True)]
