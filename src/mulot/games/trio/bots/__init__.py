"""The three characters of Le Trio: gentle often plays at random, sensible plays greedily, and strong searches. None of
them sees more than its seat does.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.bots.bot import BotMemory, new_memory
from mulot.games.trio.bots.endgame_search import STOP as STOPPING
from mulot.games.trio.bots.endgame_search import result_and_losing_moves
from mulot.games.trio.bots.one_ply_scores import TAKES_PILE_SCORE, score_table, visible_index
from mulot.games.trio.bots.open_hand import best_answer_score
from mulot.games.trio.bots.playouts import (
    choose_by_playouts,
    face_of_action,
    takes_pile,
    three_cats_risk,
    visible_mice_and_cats,
)
from mulot.games.trio.content import SETS
from mulot.games.trio.model import Action, PlaceCard, RoundBegan, Stop, View
from mulot.games.trio.rules import FACES, STOP

RANDOM_MOVE_RATE = 0.5
"""How often the gentle character plays a random card."""
SAME_SEAT_SCORE = 2.0
"""A score above this means that the same seat lays the next card, so there is no answer to consider."""
ENDGAME_CARDS = 6
"""If one of two hands has at most this many cards, the strong character first searches for a proof."""
PROOF_TIME_SHARE = 0.5
"""The fraction of the thinking time that the search for a proof may use."""
NODES_PER_PLAYOUT = 10
"""How many positions the proof search visits in the time of one playout."""


def remember_round(memory: BotMemory, view: Any, events: Sequence[Any]) -> None:
    """Remember the events of this round only, because all earlier cards have been shuffled again."""
    for event in events:
        if isinstance(event, RoundBegan):
            memory.events.clear()
        memory.events.append(event)


def greedy_action(view: View, legal: Sequence[Any], rng: Random) -> Any:
    """Return the best action by a one-ply evaluation, which favours three mice, avoids three cats and gives the next
    player little to use.

    If the next player's hand is open (TR-39), the evaluation considers its best answer."""
    if view.piles[view.turn] == 1:  # the last card wins, whatever it shows
        return legal[0]
    mice, cats = visible_mice_and_cats(view)
    cards = SETS[view.version]
    if view.own is None:
        loses = three_cats_risk(view.version, mice, cats) * (len(view.cheese) + 1) > 1
        return legal[-1] if view.step == "bonus" and loses else legal[0]
    table = score_table(view.step, view.laid)
    found = []
    for action in legal:
        if isinstance(action, Stop):
            found.append(TAKES_PILE_SCORE / 2)
            continue
        card = action.card if isinstance(action, PlaceCard) else view.own.cards[0].card
        after = visible_index(cards, mice, cats, 2 * card + (action.side == "back"))
        answer = (
            None
            if table[after] <= TAKES_PILE_SCORE or table[after] > SAME_SEAT_SCORE
            else best_answer_score(view, after)
        )
        found.append(table[after] if answer is None else -answer / 2)
    best = max(found)
    return rng.choice([action for action, score in zip(legal, found, strict=True) if score == best])


def _choose_gentle(memory: BotMemory, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    if rng.random() < RANDOM_MOVE_RATE:
        return rng.choice(legal)
    return greedy_action(view, legal, rng)


def _choose_sensible(memory: BotMemory, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    return greedy_action(view, legal, rng)


def _choose_strong(memory: BotMemory, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """Play a proved win if there is one, otherwise the action with the best playouts."""
    if len(legal) == 1:
        return legal[0]
    if view.pro and len(view.piles) == 2 and min(view.piles) <= ENDGAME_CARDS:
        world = memory.game.imagine(view, memory.events, rng)  # the only possible state: both hands are known
        nodes = None if budget.playouts is None else budget.playouts * NODES_PER_PLAYOUT
        found, lost = result_and_losing_moves(
            world, Budget(budget.seconds * PROOF_TIME_SHARE, start=budget.start), nodes
        )
        if found.won:
            return action_of_move(found.move)
        # If every action is proved to lose, or all others take the pile, the round is practically lost against best
        # play. Then playouts choose among all actions the one that is hardest for the other player.
        kept = [action for action in legal if move_of_action(action) not in lost]
        if any(not takes_pile(view, action) for action in kept):
            legal = kept
    return choose_by_playouts(memory.game, memory.seat, view, memory.events, legal, rng, budget)


def action_of_move(move: int) -> Action:
    """Return a move of the endgame search as an action."""
    return STOP if move == STOPPING else FACES[move >> 1][move & 1]


def move_of_action(action: Action) -> int:
    """Return an action as a move of the endgame search."""
    return face_of_action(action) if isinstance(action, PlaceCard) else STOPPING


gentle = Bot("gentle", new_memory, remember_round, _choose_gentle)
sensible = Bot("sensible", new_memory, remember_round, _choose_sensible, quick=True)
strong = Bot("strong", new_memory, remember_round, _choose_strong)
BOTS: tuple[Bot, ...] = (gentle, sensible, strong)
