"""Three characters: gentle (often just the next card), sensible (what looks best), strong (thinks ahead, honestly)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.bots.bot import Seated, sit
from mulot.games.trio.appeal import FURTHER, START, TAKING, THIRD, seen
from mulot.games.trio.endgame import STOP, prove
from mulot.games.trio.playouts import risk_of, think
from mulot.games.trio.rules import FACES
from mulot.games.trio.rules import STOP as STOPPING
from mulot.games.trio.state import CARDS_IN_A_TURN, PlaceCard, RoundBegan, Stop
from mulot.games.trio.view import View

HURRIED = 0.5
"""How often the gentle one lays whatever comes to hand."""
NODES_A_PLAYOUT = 50
"""A position in a search costs about so much less than an imagined round."""


def notice(memory: Seated, view: Any, events: Sequence[Any]) -> None:
    """Remember this round only; what was before is mixed anew."""
    for event in events:
        if isinstance(event, RoundBegan):
            memory.heard.clear()
        memory.heard.append(event)


def _bits(view: View) -> tuple[int, int]:
    """Mice and cats to be seen."""
    mice = sum(1 << place for place in range(6) if view.shows[place] == "m")
    cats = sum(1 << place for place in range(6) if view.shows[place] == "c")
    return mice, cats


def at_sight(view: View, legal: Sequence[Any], rng: Random) -> Any:
    """What looks best at once: three mice, no three cats, and something awkward for the next player."""
    mice, cats = _bits(view)
    if view.own is None:
        loses = risk_of(mice, cats) * (len(view.cheese) + 1) > 1
        return legal[-1] if view.step == "bonus" and loses else legal[0]
    table = START if view.step == "consolation" else FURTHER if view.laid + 1 < CARDS_IN_A_TURN else THIRD
    scores = []
    for action in legal:
        if isinstance(action, Stop):
            scores.append(TAKING / 2)
            continue
        card = action.card if isinstance(action, PlaceCard) else view.own.cards[0].card
        scores.append(table[seen(mice, cats, 2 * card + (action.side == "back"))])
    best = max(scores)
    return rng.choice([action for action, score in zip(legal, scores, strict=True) if score == best])


def _gently(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    if rng.random() < HURRIED:
        return rng.choice(legal)
    return at_sight(view, legal, rng)


def _sensibly(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return at_sight(view, legal, rng)


def _strongly(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    if len(legal) == 1:
        return legal[0]
    if view.pro and len(view.piles) == 2:
        nodes = None if budget.playouts is None else budget.playouts * NODES_A_PLAYOUT
        found = prove(memory.game.imagine(view, memory.heard, rng), budget, nodes)
        return STOPPING if found.move == STOP else FACES[found.move >> 1][found.move & 1]
    return think(memory.game, memory.seat, view, memory.heard, legal, rng, budget)


gentle = Bot("gentle", sit, notice, _gently)
sensible = Bot("sensible", sit, notice, _sensibly)
strong = Bot("strong", sit, notice, _strongly)
BOTS = (gentle, sensible, strong)
