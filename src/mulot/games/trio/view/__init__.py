"""What a seat sees and hears; `possible_states` samples states that fit what the seat knows.

Everyone sees the cheese with every card in it (TR-36), the number of cards in each pile or hand, and the tokens. Only
its owner sees a hand in the pro variant, or a top card whose side can be chosen. The cards that went under a pile are
not shown, but players can remember them from the events (TR-32).
"""

from mulot.core.game import default_hear
from mulot.games.trio.content import DECK, SETS, Pair
from mulot.games.trio.model import SIDES, TOKENS, Card, Face, OpenHand, Own, State, View
from mulot.games.trio.rules import cards_left
from mulot.games.trio.view.possible_states import imagine

__all__ = ["hear", "imagine", "look"]

hear = default_hear
"""Events about hands and top cards go to their owners, and all others go to every seat."""


def _face_views(cards: tuple[Pair, ...]) -> tuple[Face, ...]:
    return tuple(Face(max(face >> 1, 1), SIDES[face & 1], cards[(face >> 1) - 1][face & 1]) for face in range(50))


_FACE_VIEWS = {version: _face_views(found.cards) for version, found in SETS.items()}
_CARD_VIEWS = {
    version: tuple(Card(max(card, 1), *found.cards[card - 1]) for card in range(25)) for version, found in SETS.items()
}


def look(s: State, seat: int | None) -> View:
    """Return what a seat (None: a spectator) may see now."""
    return View(
        s.pro,
        s.choose_side,
        s.starter,
        s.turn,
        s.step,
        s.round,
        s.laid,
        s.placed,
        s.blanks,
        tuple(s.tokens),
        TOKENS - sum(s.tokens),
        tuple(cards_left(s, i) for i in range(s.seats)),
        len(DECK) % s.seats,
        tuple(_FACE_VIEWS[s.version][face] for face in s.cheese),
        "".join("m" if s.mice >> p & 1 else "c" if s.cats >> p & 1 else "-" for p in range(6)),
        s.outcome,
        None if seat is None else _own_view(s, seat),
        s.version,
        _open_hand_view(s),
    )


def _open_hand_view(s: State) -> OpenHand | None:
    if s.open_seat is None:
        return None
    return OpenHand(s.open_seat, tuple(_CARD_VIEWS[s.version][card] for card in s.hands[s.open_seat]))


def _own_view(s: State, seat: int) -> Own | None:
    cards = _CARD_VIEWS[s.version]
    if s.pro:
        return Own(seat, tuple(cards[card] for card in s.hands[seat]))
    if s.choose_side and seat == s.turn and s.outcome is None:
        return Own(seat, (cards[s.peeked[seat] if s.fresh[seat] else s.under[seat][0] >> 1],))
    return None
