"""What speaks for a card: what looks out of the cheese once it lies there."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.game import Ground
from mulot.games.trio.content import COUNT, SETS
from mulot.games.trio.model import CARDS_IN_A_TURN, Action, Event, Place, Stop, View

GROUNDS = ("last", "stop", "luck", "dare", "mice", "cats", "safe", "leaves")


def ground(view: View, heard: Sequence[Event], seat: int, action: Action) -> Ground | None:
    """Three mice are good, three cats are bad, and what is left to see is the next one's trouble."""
    if isinstance(action, Stop):
        return Ground("stop")
    if view.piles[seat] == 1 and view.step != "consolation":
        return Ground("last")
    if isinstance(action, Place) or view.own is None:
        return Ground("dare" if view.step == "bonus" else "luck")
    card = getattr(action, "card", view.own.cards[0].card)
    mice, cats = _seen(view, 2 * card + (action.side == "back"))
    if view.step == "consolation":
        return Ground("leaves", {"cats": cats, "mice": mice})
    if cats >= 3:
        return Ground("cats")
    if mice >= 3 and view.laid + 1 < CARDS_IN_A_TURN:
        return Ground("mice")
    return Ground("leaves" if cats == 2 else "safe", {"cats": cats, "mice": mice})


def _seen(view: View, face: int) -> tuple[int, int]:
    """How many mice and cats look out when this face is laid."""
    cards = SETS[view.version]
    mice = sum(1 << place for place, sign in enumerate(view.shows) if sign == "m")
    cats = sum(1 << place for place, sign in enumerate(view.shows) if sign == "c")
    holes = cards.holes[face]
    return COUNT[mice & holes | cards.mice[face]], COUNT[cats & holes | cards.cats[face]]
