"""Who hardly holds which card: whoever plays at first sight would have laid it before.

What a player lays tells what he has not. When he took the pile he had no card that would have saved him; when he
stopped after three mice, none that went on; and what he laid looked at least as good to him as all that he kept. Not
everybody plays so, and so a card is only doubted, the more often it was passed over the more.
"""

from __future__ import annotations

from collections.abc import Sequence

from mulot.games.trio.bots.appeal import TAKING, scores, seen
from mulot.games.trio.bots.playouts import bits
from mulot.games.trio.content import DECK, SETS, CardSet
from mulot.games.trio.model import Event, PileTaken, Placed, RoundBegan, Stopped, View

DOUBT = 3.0
"""A card that looked better and was not laid is in this hand so much less likely (e to the power of it)."""
LAID = {"T-011": 1, "T-012": 2}
"""Cards laid before in the same turn, by the rule of a placement."""


def doubts(view: View, heard: Sequence[Event]) -> list[list[float]]:
    """For each seat and card how much it is doubted that it is there; by what was heard of a pro round."""
    cards = SETS[view.version]
    found = [[0.0] * (len(DECK) + 1) for _ in view.piles]
    at, laid = 0, 0
    for event in heard:
        if isinstance(event, Placed):
            laid = LAID.get(event.rule, 0)
            table = scores("consolation" if event.rule == "T-016" else "place", laid)
            after = seen(cards, at >> 6, at & 63, 2 * event.card + (event.side == "back"))
            _doubt(found[event.seat], cards, at, table, table[after])
            at, laid = after, laid + 1
        elif isinstance(event, Stopped) and event.rule == "TR-34":
            _doubt(found[event.seat], cards, at, scores("bonus", laid), TAKING / 2)
        elif isinstance(event, PileTaken | RoundBegan):
            at = 0
    # Whoever has not heard the whole round (it began before) cannot tell what a card was laid on.
    mice, cats = bits(view)
    return found if at == mice << 6 | cats else [[0.0] * (len(DECK) + 1) for _ in view.piles]


def _doubt(row: list[float], cards: CardSet, at: int, table: Sequence[float], chosen: float) -> None:
    for card in DECK:
        best = max(table[seen(cards, at >> 6, at & 63, face)] for face in (2 * card, 2 * card + 1))
        if best > chosen + 1e-9:
            row[card] += DOUBT
