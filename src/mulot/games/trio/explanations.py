"""Explanations of moves: the reason for laying a card, judged by what the cheese shows afterwards."""

from collections.abc import Sequence

from mulot.core.game import Explanation
from mulot.games.trio.content import HAS_THREE, PLACE_COUNT, SETS
from mulot.games.trio.model import CARDS_IN_A_TURN, Action, Event, Place, Stop, View

EXPLANATIONS = ("last", "stop", "luck", "dare", "mice", "trapped", "cats", "safe", "leaves")


def explain(view: View, events: Sequence[Event], seat: int, action: Action) -> Explanation | None:
    """Return the reason for this action: three mice are good, three cats bad, two cats hard for the next player."""
    if isinstance(action, Stop):
        return Explanation("stop")
    if view.piles[seat] == 1 and view.step != "consolation":
        return Explanation("last")
    if isinstance(action, Place) or view.own is None:
        return Explanation("dare" if view.step == "bonus" else "luck")
    card = getattr(action, "card", view.own.cards[0].card)
    mice_seen, cats_seen = _visible_mice_and_cats_after(view, 2 * card + (action.side == "back"))
    mice, cats = PLACE_COUNT[mice_seen], PLACE_COUNT[cats_seen]
    judged = view.step != "consolation"
    if judged and cats >= 3:
        return Explanation("cats")
    if judged and mice >= 3 and view.laid + 1 < CARDS_IN_A_TURN:
        return Explanation("mice")
    if _traps_next_player(view, cats_seen):
        return Explanation("trapped", {"seat": (seat + 1) % len(view.piles)})
    if not judged:
        return Explanation("leaves", {"cats": cats, "mice": mice})
    return Explanation("leaves" if cats == 2 else "safe", {"cats": cats, "mice": mice})


def _visible_mice_and_cats_after(view: View, face: int) -> tuple[int, int]:
    """Return the bit sets of the mice and the cats that can be seen after this face is laid."""
    cards = SETS[view.version]
    mice = sum(1 << place for place, sign in enumerate(view.shows) if sign == "m")
    cats = sum(1 << place for place, sign in enumerate(view.shows) if sign == "c")
    holes = cards.holes[face]
    return mice & holes | cards.mice[face], cats & holes | cards.cats[face]


def _traps_next_player(view: View, cats: int) -> bool:
    """Return True if every card of the next player's open hand would show three cats (TR-39)."""
    shown, cards = view.open_hand, SETS[view.version]
    if shown is None or shown.seat != (view.turn + 1) % len(view.piles) or len(shown.cards) < 2:
        return False
    faces = (face for card in shown.cards for face in (2 * card.card, 2 * card.card + 1))
    return all(HAS_THREE[cats & cards.holes[face] | cards.cats[face]] for face in faces)
