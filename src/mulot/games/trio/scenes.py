"""Positions set up by hand: the cards in the cheese, and the pile or hand of every seat.

    scene("6b 7a", piles=(5, 4), under={1: "9a 10b"})    the basic game: numbers of unseen cards, known cards under them
    scene("6b 7a", hands=[[5, 23], [1, 2, 3]])           the pro variant

The cards in the cheese are named from bottom to top. It is seat 0's turn unless `turn` says otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from mulot.core.luck import RandomLuck
from mulot.games.trio.content import DECK, SETS
from mulot.games.trio.model import VERSION, Options, State, parse_face_code
from mulot.games.trio.rules import new
from mulot.games.trio.view import look


def scene(
    drawing: str = "",
    piles: Sequence[int] = (6, 6),
    under: Mapping[int, str] | None = None,
    hands: Sequence[Sequence[int]] | None = None,
    shows: str | None = None,
    choose_side: bool = False,
    version: int = VERSION,
    **changes: Any,
) -> State:
    """Return a state in the middle of a round, with these cards in the cheese.

    `shows` is a drawing of what the cheese must show; a difference raises ValueError. `changes` are other fields of
    the state (`turn`, `step`, `tokens`, …)."""
    options = Options("basic" if hands is None else "pro", choose_side, first=0)
    s = new(options, len(piles if hands is None else hands), RandomLuck(1), version)
    _fill_cheese(s, drawing)
    if shows is not None and visible_signs(s) != parse_drawing(shows):
        raise ValueError(f"{drawing!r} shows {visible_signs(s)}, not {parse_drawing(shows)}")
    if hands is None:
        s.fresh = list(piles)
        s.under = [parse_faces((under or {}).get(seat, "")) for seat in range(s.seats)]
        s.peeked = [0] * s.seats
    else:
        s.hands = [sorted(hand) for hand in hands]
    for name, value in changes.items():
        setattr(s, name, value)
    s.bag = [] if s.pro else _unseen_cards(s)  # in the pro variant all other cards are out of the round
    return s


def _fill_cheese(s: State, codes: str) -> None:
    s.cheese = parse_faces(codes)
    s.placed = len(s.cheese)
    cards = SETS[s.version]
    for face in s.cheese:
        s.mice = s.mice & cards.holes[face] | cards.mice[face]
        s.cats = s.cats & cards.holes[face] | cards.cats[face]


def _unseen_cards(s: State) -> list[int]:
    away = {face >> 1 for pile in (s.cheese, *s.under) for face in pile}
    return [card for card in DECK if card not in away and card not in s.peeked]


def parse_faces(codes: str) -> list[int]:
    """Return the numbers of faces from their short names, such as "6b 7a"."""
    return [parse_face_code(code) for code in codes.split()]


def visible_signs(s: State) -> str:
    """Return what the cheese shows: six characters, m, c or -."""
    return look(s, None).shows


def parse_drawing(picture: str) -> str:
    """Return a drawn slice as the six characters that it shows. Raises ValueError."""
    signs = "".join(picture.split())
    if len(signs) != 6:
        raise ValueError(f"a slice has six places: {picture}")
    return signs
