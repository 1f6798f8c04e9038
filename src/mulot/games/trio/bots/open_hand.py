"""What the open hand of the next player can answer (TR-39)."""

from __future__ import annotations

from mulot.games.trio.bots.appeal import FURTHER, seen
from mulot.games.trio.content import SETS
from mulot.games.trio.model import View


def best_answer(view: View, after: int) -> float | None:
    """How well the next player can lay upon what is to be seen then (`mice << 6 | cats`), at first sight; None: his
    hand is closed, or his next card is his last and wins whatever it shows."""
    shown = view.open_hand
    if shown is None or shown.seat != (view.turn + 1) % len(view.piles) or len(shown.cards) < 2:
        return None
    cards = SETS[view.version]
    faces = (face for card in shown.cards for face in (2 * card.card, 2 * card.card + 1))
    return max(FURTHER[seen(cards, after >> 6, after & 63, face)] for face in faces)
