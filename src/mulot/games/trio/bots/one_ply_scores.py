"""The one-ply evaluation of a card, based on what the cheese shows once it is laid; sensible and the playouts use
it."""

from mulot.games.trio.content import HAS_THREE, PLACE_COUNT, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN

TAKES_PILE_SCORE = -10.0
"""The score of a card that takes the pile."""
FURTHER_CARD_SCORE = 5.0
"""The score of being allowed a further card, before the score of what can then be seen is subtracted."""


def _make_score_table(allows_further_card: bool) -> tuple[float, ...]:
    """Return a table of scores, indexed by what can be seen (`mice << 6 | cats`, with a bit for each place).

    Many cats and few mice are bad for the next player, so they score high; if the same seat lays again, they score
    low."""
    found = []
    for mice in range(64):
        for cats in range(64):
            leftover = 0.5 * PLACE_COUNT[cats] - 0.3 * PLACE_COUNT[mice]
            if HAS_THREE[cats]:
                found.append(TAKES_PILE_SCORE)
            elif allows_further_card and HAS_THREE[mice]:
                found.append(FURTHER_CARD_SCORE - leftover)
            else:
                found.append(leftover)
    return tuple(found)


FURTHER_CARD_SCORES = _make_score_table(allows_further_card=True)
"""Scores of the first and second card of a turn, after which three mice allow a further card."""
THIRD_CARD_SCORES = _make_score_table(allows_further_card=False)
"""Scores of the third card of a turn, which is the last (T-013)."""
START_CARD_SCORES = tuple(0.5 * PLACE_COUNT[cats] - 0.3 * PLACE_COUNT[mice] for mice in range(64) for cats in range(64))
"""Scores of a new start card, which is not judged (TR-12): the worse it is for the next player, the better."""


def visible_index(cards: CardSet, mice: int, cats: int, face: int) -> int:
    """Return what can be seen after this face is laid, as an index of the tables (`mice << 6 | cats`)."""
    holes = cards.holes[face]
    return (mice & holes | cards.mice[face]) << 6 | (cats & holes | cards.cats[face])


def score_table(step: str, laid: int) -> tuple[float, ...]:
    """Return the table of scores for this step and number of cards laid in the turn."""
    if step == "consolation":
        return START_CARD_SCORES
    return FURTHER_CARD_SCORES if laid + 1 < CARDS_IN_A_TURN else THIRD_CARD_SCORES


def share_of_faces_showing_three_cats(cards: CardSet, mice: int, cats: int) -> float:
    """Return the fraction of all faces that would show three cats on this cheese."""
    faces = range(2, len(cards.holes))
    return sum(HAS_THREE[visible_index(cards, mice, cats, face) & 63] for face in faces) / len(faces)
