"""Evaluation of the next player's best answer if that player's hand is open (TR-39)."""

from mulot.games.trio.bots.one_ply_scores import FURTHER_CARD_SCORES, visible_index
from mulot.games.trio.content import SETS
from mulot.games.trio.model import View


def best_answer_score(view: View, visible: int) -> float | None:
    """Return the one-ply score of the next player's best answer to what can be seen (`mice << 6 | cats`).

    Return None if that hand is not open, or if its last card wins whatever it shows (T-017)."""
    shown = view.open_hand
    if shown is None or shown.seat != (view.turn + 1) % len(view.piles) or len(shown.cards) < 2:
        return None
    cards = SETS[view.version]
    faces = (face for card in shown.cards for face in (2 * card.card, 2 * card.card + 1))
    return max(FURTHER_CARD_SCORES[visible_index(cards, visible >> 6, visible & 63, face)] for face in faces)
