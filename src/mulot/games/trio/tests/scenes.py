"""Tables set for a test: which cards lie in the cheese, what is to be seen, what everybody holds."""

from __future__ import annotations

from typing import Any

from mulot.core.game import AnyGame
from mulot.core.luck import Quick
from mulot.games.trio import GAME
from mulot.games.trio.content import SETS
from mulot.games.trio.notation import face_of
from mulot.games.trio.rules import DECK
from mulot.games.trio.state import State
from mulot.testing import act


def faces(codes: str) -> list[int]:
    """Faces by their short names, "6b 7a"."""
    return [face_of(code) for code in codes.split()]


def seen(s: State) -> str:
    """What is to be seen, in the order of the places."""
    return GAME.look(s, None).shows


def drawn(picture: str) -> str:
    """A drawn slice as the six signs it shows."""
    signs = "".join(picture.split())
    assert len(signs) == 6, picture
    return signs


def table(
    cheese: str = "",
    shows: str | None = None,
    piles: tuple[int, ...] = (6, 6),
    under: dict[int, str] | None = None,
    **changes: Any,
) -> State:
    """The basic game in the middle of a round, seat 0 on turn: so many unseen cards on each pile, known ones under."""
    options = GAME.options(first=0, choose_side=changes.pop("choose_side", False))
    s = GAME.new(options, len(piles), Quick(1))
    s.fresh = list(piles)
    s.peeked = [0] * len(piles)
    s.under = [faces((under or {}).get(seat, "")) for seat in range(len(piles))]
    _fill(s, cheese, shows)
    away = {face >> 1 for face in (*s.cheese, *(face for pile in s.under for face in pile))}
    s = _changed(s, changes)
    s.bag = [card for card in DECK if card not in away and card not in s.peeked]
    return s


def pro(
    hands: list[list[int]], cheese: str = "", shows: str | None = None, game: AnyGame = GAME, **changes: Any
) -> State:
    """The pro variant in the middle of a round, seat 0 on turn. Cards that are nowhere are out of the round."""
    s: State = game.new(game.options(variant="pro", first=0), len(hands), Quick(1))
    s.hands = [sorted(hand) for hand in hands]
    s.bag = []
    _fill(s, cheese, shows)
    return _changed(s, changes)


def _fill(s: State, cheese: str, shows: str | None) -> None:
    s.cheese = faces(cheese)
    s.placed = len(s.cheese)
    cards = SETS[s.version]
    for face in s.cheese:
        s.mice = s.mice & cards.holes[face] | cards.mice[face]
        s.cats = s.cats & cards.holes[face] | cards.cats[face]
    if shows is not None:
        assert seen(s) == drawn(shows), f"{cheese} shows {seen(s)}"


def _changed(s: State, changes: dict[str, Any]) -> State:
    for name, value in changes.items():
        setattr(s, name, value)
    return s


def lay(s: State, seat: int, code: str) -> list[Any]:
    """The seat lays its top card, which nobody has seen before; it turns out to be this one."""
    face = face_of(code)
    return act(GAME, s, seat, "place", face >> 1, face & 1)
