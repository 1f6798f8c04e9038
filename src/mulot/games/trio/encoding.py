"""The observation of Le Trio as planes, for machine learning."""

from collections.abc import Sequence
from typing import get_args

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.trio.model import (
    CARDS_IN_A_TURN,
    PLACEMENTS_IN_A_ROUND,
    ROUNDS_WITHOUT_WINNER,
    SIDES,
    TOKENS,
    TOKENS_TO_WIN,
    Step,
    View,
)

CARDS, PLACES = 24, 6
SIGNS = "mc-"
STEPS: tuple[str, ...] = get_args(Step)


def planes(view: View) -> Sequence[Plane]:
    """Return a view as planes: the cheese card by card, what it shows, the seat's own cards, the rest of the table."""
    seats = len(view.tokens)
    lies = [0.0] * (CARDS * len(SIDES))
    for height, face in enumerate(view.cheese, 1):
        lies[(face.card - 1) * len(SIDES) + SIDES.index(face.side)] = height / CARDS
    own = view.own.cards if view.own else ()
    return (
        Plane("cheese", (CARDS, len(SIDES)), lies),
        binary(
            "shows", (PLACES, len(SIGNS)), (i * len(SIGNS) + SIGNS.index(sign) for i, sign in enumerate(view.shows))
        ),
        binary("own", (CARDS,), (card.card - 1 for card in own)),
        numbers("piles", (ratio(left, CARDS) for left in view.piles)),
        numbers("aside", (ratio(view.aside, CARDS),)),
        numbers("tokens", (ratio(won, TOKENS_TO_WIN) for won in view.tokens)),
        numbers("box", (ratio(view.box, TOKENS),)),
        one_hot("turn", seats, view.turn),
        one_hot("starter", seats, view.starter),
        one_hot("step", len(STEPS), STEPS.index(view.step)),
        one_hot("laid", CARDS_IN_A_TURN + 2, min(view.laid, CARDS_IN_A_TURN + 1)),
        numbers("late", (ratio(view.placed, PLACEMENTS_IN_A_ROUND), ratio(view.blanks, ROUNDS_WITHOUT_WINNER))),
        numbers("rules", (view.pro, view.choose_side)),
        one_hot("handicap", seats, view.open_hand.seat if view.open_hand else None),
        binary("open", (CARDS,), (card.card - 1 for card in (view.open_hand.cards if view.open_hand else ()))),
    )
