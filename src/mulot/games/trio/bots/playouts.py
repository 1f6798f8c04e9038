"""Playouts of sampled rounds, which the strong bot uses to choose when cards are hidden."""

from collections.abc import Callable, Sequence
from functools import cache
from math import log, sqrt
from random import Random
from typing import Any

from mulot.bots.bot import Budget, ignore_event
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import RandomLuck
from mulot.games.trio.bots.one_ply_scores import (
    TAKES_PILE_SCORE,
    score_table,
    share_of_faces_showing_three_cats,
    visible_index,
)
from mulot.games.trio.content import HAS_THREE, SETS, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN, TOKENS_TO_WIN, Action, PlaceCard, State, View
from mulot.games.trio.rules import BOTH_SIDES, STOP

MAX_PLAYOUT_PLIES = 400
"""The maximum number of plies in a playout."""
EXPLORATION = 0.25
"""The exploration constant of UCB1."""
RANDOM_SCORE_PART = 0.4
"""The size of the random part that playouts add to the score of each card."""


@cache
def win_probability(tokens: tuple[int, ...], seat: int) -> float:
    """Return a seat's probability of winning the game if every seat is equally likely to win each further round."""
    if max(tokens) == TOKENS_TO_WIN:
        return float(tokens[seat] == TOKENS_TO_WIN)
    after = [(*tokens[:i], tokens[i] + 1, *tokens[i + 1 :]) for i in range(len(tokens))]
    return sum(win_probability(t, seat) for t in after) / len(tokens)


def choose_by_playouts(
    game: AnyGame, seat: int, view: View, events: Sequence[Any], legal: Sequence[Any], rng: Random, budget: Budget
) -> Any:
    """Return the action with the most playouts of sampled states; a bandit (UCB1) distributes them over the actions."""
    legal = without_equivalent_actions(view, legal)
    if len(legal) == 1:
        return legal[0]
    visits, totals = [0] * len(legal), [0.0] * len(legal)
    done, most = 0, budget.playouts or 1_000_000
    while done < most and (done < len(legal) or budget.remaining() > 0):
        if done < len(legal):
            at = done
        else:
            wide = EXPLORATION * sqrt(log(done))
            at = max(range(len(legal)), key=lambda i: totals[i] / visits[i] + wide / sqrt(visits[i]))
        world: State = game.imagine(view, events, rng)
        totals[at] += _playout_value(game, world, seat, legal[at], rng)
        visits[at] += 1
        done += 1
    return legal[max(range(len(legal)), key=lambda i: (visits[i], totals[i]))]


def without_equivalent_actions(view: View, legal: Sequence[Any]) -> Sequence[Any]:
    """Return the legal actions with only one that takes the pile, because all of those lead to the same hand."""
    if not view.pro or view.step == "consolation":
        return legal
    taking = [a for a in legal if takes_pile(view, a)]
    return [a for a in legal if a not in taking[1:]]


def takes_pile(view: View, a: Action) -> bool:
    """Return True if laying this card shows three cats, so that its seat takes the pile."""
    if view.step == "consolation" or not isinstance(a, PlaceCard):
        return False
    return HAS_THREE[visible_index(SETS[view.version], *visible_mice_and_cats(view), face_of_action(a)) & 63]


def visible_mice_and_cats(view: View) -> tuple[int, int]:
    """Return the bit sets of the mice and the cats that can be seen."""
    mice = sum(1 << place for place in range(6) if view.shows[place] == "m")
    cats = sum(1 << place for place in range(6) if view.shows[place] == "c")
    return mice, cats


def face_of_action(a: PlaceCard) -> int:
    """Return the number of the face that an action lays."""
    return 2 * a.card + (a.side == "back")


def _playout_value(game: AnyGame, s: State, seat: int, action: Any, rng: Random) -> float:
    """Return the value of an action as estimated by one playout from this state."""
    before = tuple(s.tokens)
    round_, blanks = s.round, s.blanks
    luck = RandomLuck(rng)
    game.play(s, seat, action, luck, ignore_event)
    if s.pro:
        if s.outcome is None and s.round == round_:
            return _value_after_round(before, play_pro_round(s, rng), seat)
    else:
        for _ in range(MAX_PLAYOUT_PLIES):
            if s.outcome is not None or s.round != round_:
                break
            game.play(s, s.turn, playout_action(game, s, rng), luck, ignore_event)
    if s.blanks != blanks:
        return win_probability(before, seat)
    return s.outcome.scores[seat] if isinstance(s.outcome, Outcome) else win_probability(tuple(s.tokens), seat)


def _value_after_round(tokens: tuple[int, ...], winner: int | None, seat: int) -> float:
    """Return the win probability after a round with this winner (None: nobody wins it)."""
    if winner is None:
        return win_probability(tokens, seat)
    return win_probability((*tokens[:winner], tokens[winner] + 1, *tokens[winner + 1 :]), seat)


def playout_action(game: AnyGame, s: State, rng: Random) -> Any:
    """Return a quickly chosen action for the seat to move in a playout of the basic game."""
    legal = game.legal(s, s.turn)
    if s.fresh[s.turn] + len(s.under[s.turn]) == 1:  # the last card wins, whatever it shows
        return legal[0]
    if not s.choose_side:
        loses = three_cats_risk(s.version, s.mice, s.cats) * (len(s.cheese) + 1) > 1
        return legal[-1] if s.step == "bonus" and loses else legal[0]
    card = s.peeked[s.turn] if s.fresh[s.turn] else s.under[s.turn][0] >> 1
    face = noisy_greedy_face(SETS[s.version], [card], s.mice, s.cats, s.step, s.laid, rng.random)
    return BOTH_SIDES[face & 1] if face else STOP


@cache
def three_cats_risk(version: int, mice: int, cats: int) -> float:
    """Return `share_of_faces_showing_three_cats` with the cards of this version; cached."""
    return share_of_faces_showing_three_cats(SETS[version], mice, cats)


def noisy_greedy_face(
    cards: CardSet, hand: list[int], mice: int, cats: int, step: str, laid: int, random: Callable[[], float]
) -> int:
    """Return the face with the best noisy score, or 0 to stop because every face would take the pile."""
    table = score_table(step, laid)
    mice_of, cats_of, holes_of = cards.mice, cards.cats, cards.holes
    best, chosen = -99.0, 0
    for card in hand:
        for face in (2 * card, 2 * card + 1):
            holes = holes_of[face]
            score = (
                table[(mice & holes | mice_of[face]) << 6 | (cats & holes | cats_of[face])]
                + RANDOM_SCORE_PART * random()
            )
            if score > best:
                best, chosen = score, face
    return 0 if step == "bonus" and best < TAKES_PILE_SCORE / 2 else chosen


def play_pro_round(s: State, rng: Random) -> int | None:
    """Play a pro round to its end with `noisy_greedy_face`; return the winner, or None if it takes too long.

    This repeats the rules of `rules.py` on plain lists, because a bot needs thousands of fast playouts per move.
    """
    hands, cheese = [list(hand) for hand in s.hands], [face >> 1 for face in s.cheese]
    cards = SETS[s.version]
    mice, cats, turn, laid, step = s.mice, s.cats, s.turn, s.laid, str(s.step)
    for _ in range(MAX_PLAYOUT_PLIES):
        hand = hands[turn]
        if step != "consolation" and len(hand) == 1:
            return turn
        face = noisy_greedy_face(cards, hand, mice, cats, step, laid, rng.random)
        if face:
            hand.remove(face >> 1)
            cheese.append(face >> 1)
            holes = cards.holes[face]
            mice, cats = mice & holes | cards.mice[face], cats & holes | cards.cats[face]
            laid += 1
            if step != "consolation" and HAS_THREE[cats]:
                hand += cheese
                cheese, mice, cats, step = [], 0, 0, "consolation"
                continue
            if step != "consolation" and HAS_THREE[mice] and laid < CARDS_IN_A_TURN:
                step = "bonus"
                continue
        turn, laid, step = (turn + 1) % s.seats, 0, "place"
    return None
