"""Three characters: gentle (often just the next card), sensible (what looks best), strong (thinks ahead, honestly)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.bots.bot import Seated, sit
from mulot.games.trio.bots.appeal import TAKING, scores, seen
from mulot.games.trio.bots.endgame import STOP as STOPPING
from mulot.games.trio.bots.endgame import prove
from mulot.games.trio.bots.open_hand import best_answer
from mulot.games.trio.bots.playouts import bits, face_of_action, risk_of, takes_pile, think
from mulot.games.trio.content import SETS
from mulot.games.trio.model import Action, PlaceCard, RoundBegan, Stop, View
from mulot.games.trio.rules import FACES, STOP

HURRIED = 0.5
"""How often the gentle one lays whatever comes to hand."""
GOES_ON = 2.0
"""A card that looks better than this is followed by another one of one's own: nobody answers it."""
ENDGAME = 6
"""With so many cards in one of two hands, a proof is looked for first,"""
SHARE = 0.5
"""for this part of the time."""
NODES_A_PLAYOUT = 10
"""An imagined round takes as long as so many positions of that search."""


def notice(memory: Seated, view: Any, events: Sequence[Any]) -> None:
    """Remember this round only; what was before is mixed anew."""
    for event in events:
        if isinstance(event, RoundBegan):
            memory.heard.clear()
        memory.heard.append(event)


def at_sight(view: View, legal: Sequence[Any], rng: Random) -> Any:
    """What looks best at once: three mice, no three cats, and something awkward for the next player; the most awkward
    thing there is, where his hand lies open (TR-39)."""
    if view.piles[view.turn] == 1:  # the last card wins, whatever it shows
        return legal[0]
    mice, cats = bits(view)
    cards = SETS[view.version]
    if view.own is None:
        loses = risk_of(view.version, mice, cats) * (len(view.cheese) + 1) > 1
        return legal[-1] if view.step == "bonus" and loses else legal[0]
    table = scores(view.step, view.laid)
    found = []
    for action in legal:
        if isinstance(action, Stop):
            found.append(TAKING / 2)
            continue
        card = action.card if isinstance(action, PlaceCard) else view.own.cards[0].card
        after = seen(cards, mice, cats, 2 * card + (action.side == "back"))
        answer = None if table[after] <= TAKING or table[after] > GOES_ON else best_answer(view, after)
        found.append(table[after] if answer is None else -answer / 2)
    best = max(found)
    return rng.choice([action for action, score in zip(legal, found, strict=True) if score == best])


def _gently(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    if rng.random() < HURRIED:
        return rng.choice(legal)
    return at_sight(view, legal, rng)


def _sensibly(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return at_sight(view, legal, rng)


def _strongly(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """A proof where there is one, else what does best in imagined rounds."""
    if len(legal) == 1:
        return legal[0]
    if view.pro and len(view.piles) == 2 and min(view.piles) <= ENDGAME:
        world = memory.game.imagine(view, memory.heard, rng)  # the only one there is: all cards are known
        nodes = None if budget.playouts is None else budget.playouts * NODES_A_PLAYOUT
        found, lost = prove(world, Budget(budget.seconds * SHARE, start=budget.start), nodes)
        if found.won:
            return action_of(found.move)
        # Where nothing is left but to take the pile, or nothing at all, the round is as good as lost against best
        # play: imagined rounds then tell what asks most of the other.
        kept = [action for action in legal if move_of(action) not in lost]
        if any(not takes_pile(view, action) for action in kept):
            legal = kept
    return think(memory.game, memory.seat, view, memory.heard, legal, rng, budget)


def action_of(move: int) -> Action:
    """A move of the endgame search as an action."""
    return STOP if move == STOPPING else FACES[move >> 1][move & 1]


def move_of(action: Action) -> int:
    """And back."""
    return face_of_action(action) if isinstance(action, PlaceCard) else STOPPING


gentle = Bot("gentle", sit, notice, _gently)
sensible = Bot("sensible", sit, notice, _sensibly, quick=True)
strong = Bot("strong", sit, notice, _strongly)
BOTS: tuple[Bot, ...] = (gentle, sensible, strong)
