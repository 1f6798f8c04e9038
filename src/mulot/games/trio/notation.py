"""Actions and the board as text.

An action is written `place`, `a` or `b` (front or back of the top card), `7a` (card 7 of the hand, front) or `stop`.
The board shows the cheese and the animals that peep through its holes, the piles, the open hand, and the seat's own
cards. It contains no words, so it is the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mulot.core.errors import Unreadable
from mulot.games.trio.model import SIDES, TOKENS_TO_WIN, Action, Card, Place, PlaceCard, PlaceSide, Stop, View

_CARD_PATTERN = re.compile(r"([1-9]|1[0-9]|2[0-4])([ab])")


def write(a: Action) -> str:
    """Return the notation of an action."""
    if isinstance(a, PlaceCard):
        return f"{a.card}{'ab'[a.side == 'back']}"
    if isinstance(a, PlaceSide):
        return "ab"[a.side == "back"]
    return "place" if isinstance(a, Place) else "stop"


def read(text: str) -> Action:
    """Return the action with this notation. Raises Unreadable."""
    text = text.strip().lower()
    if text == "place":
        return Place()
    if text == "stop":
        return Stop()
    if text in ("a", "b"):
        return PlaceSide(SIDES["ab".index(text)])
    found = _CARD_PATTERN.fullmatch(text)
    if not found:
        raise Unreadable(text)
    return PlaceCard(int(found[1]), SIDES["ab".index(found[2])])


# -------------------------------------------------------------------- the board

SIGNS = {"m": "<:3", "c": "^.^", "-": " . ", "o": "( )"}
CARDS_PER_ROW = 5


def draw(view: View) -> str:
    """Return the board as text: the cheese, the seats to its right, and below them the open hand and the viewer's
    own."""
    return draw_with_names(view, [str(seat) for seat in range(len(view.piles))])


def draw_with_names(view: View, names: Sequence[str]) -> str:
    """Return the board as text, with the players' names instead of the numbers of their seats."""
    cheese = _draw_cheese(view)
    seats = _draw_seats(view, names)
    rows = max(len(cheese), len(seats))
    table = [
        f"{left:<40}{right}".rstrip()
        for left, right in zip(_pad_lines(cheese, rows), _pad_lines(seats, rows), strict=True)
    ]
    shown = view.open_hand
    if shown is not None and (view.own is None or view.own.seat != shown.seat):
        table += ["", f"{names[shown.seat]}:", *_draw_cards(shown.cards)]
    if view.own is not None:
        table += ["", *_draw_cards(view.own.cards)]
    return "\n".join(table)


def _pad_lines(lines: Sequence[str], rows: int) -> list[str]:
    return [*lines, *[""] * (rows - len(lines))]


def _draw_cheese(view: View) -> list[str]:
    """Draw a slice with its six places; animals that peep through a hole of the top card are in brackets."""
    top = view.cheese[-1].places if view.cheese else "------"

    def draw_place(place: int) -> str:
        sign = SIGNS[view.shows[place]]
        return f"({sign})" if top[place] == "o" else f" {sign} "

    one, two, three, four, five, six = (draw_place(place) for place in range(6))
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
        f"       {_draw_counters(view)}",
    ]


def _draw_counters(view: View) -> str:
    mice, cats = view.shows.count("m"), view.shows.count("c")
    return f"{SIGNS['m']} {mice}   {SIGNS['c']} {cats}   [{len(view.cheese)}]"


def _draw_seats(view: View, names: Sequence[str]) -> list[str]:
    """Draw one line per seat: whose turn it is, tokens, cards left."""
    lines = [f"#{view.round}", ""]
    width = max(map(len, names))
    for seat, (tokens, cards) in enumerate(zip(view.tokens, view.piles, strict=True)):
        turn = ">" if seat == view.turn and view.outcome is None else " "
        won = "*" * tokens + "." * (TOKENS_TO_WIN - tokens)
        lines.append(f"{turn} {names[seat]:<{width}}  {won}  {'|' * cards} {cards}")
    if view.aside:
        lines.append(f"{'':{width + 9}}({'|' * view.aside} {view.aside})")
    return lines


def _draw_cards(cards: Sequence[Card]) -> list[str]:
    """Draw cards as small slices, front (a) and back (b) side by side."""
    lines = []
    for start in range(0, len(cards), CARDS_PER_ROW):
        row = cards[start : start + CARDS_PER_ROW]
        lines += [" ".join(_draw_small_card(card)[line] for card in row).rstrip() for line in range(4)]
        lines.append("")
    return lines[:-1]


def _draw_small_card(card: Card) -> list[str]:
    """Draw a card in four lines: number and side, then the three rows of places."""
    sides = (("a", card.front), ("b", card.back))
    rows = [[f"{card.card}{side}", face[0], f"{face[1]} {face[2]}", " ".join(face[3:])] for side, face in sides]
    return [f"{front:^7}{back:^7}" for front, back in zip(*rows, strict=True)]
