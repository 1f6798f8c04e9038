"""Imagined rounds, played to their end: what the strong bot goes by where cards are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from random import Random
from typing import Any

from mulot.bots.bot import Budget
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Quick
from mulot.games.trio.appeal import FURTHER, START, TAKING, THIRD, risk, seen
from mulot.games.trio.content import CATS, HOLES, MICE, THREE
from mulot.games.trio.state import CARDS_IN_A_TURN, TOKENS_TO_WIN, PlaceSide, State, Stop

PATIENCE = 400
"""Plies after which an imagined round is given up."""
EXPLORE = 0.4
NOISE = 0.4


@cache
def worth(tokens: tuple[int, ...], seat: int) -> float:
    """The seat's chance to win the game if every further round is anybody's."""
    if max(tokens) == TOKENS_TO_WIN:
        return float(tokens[seat] == TOKENS_TO_WIN)
    after = [(*tokens[:i], tokens[i] + 1, *tokens[i + 1 :]) for i in range(len(tokens))]
    return sum(worth(t, seat) for t in after) / len(tokens)


def think(
    game: AnyGame, seat: int, view: Any, heard: Sequence[Any], legal: Sequence[Any], rng: Random, budget: Budget
) -> Any:
    """The action that did best in rounds played on from imagined worlds (bandit over the actions, UCB1)."""
    visits, totals = [0] * len(legal), [0.0] * len(legal)
    done, most = 0, budget.playouts or 1_000_000
    while done < most and (done < len(legal) or budget.left() > 0):
        if done < len(legal):
            at = done
        else:
            wide = EXPLORE * sqrt(log(done))
            at = max(range(len(legal)), key=lambda i: totals[i] / visits[i] + wide / sqrt(visits[i]))
        world: State = game.imagine(view, heard, rng)
        totals[at] += _try(game, world, seat, legal[at], rng)
        visits[at] += 1
        done += 1
    return legal[max(range(len(legal)), key=lambda i: (visits[i], totals[i]))]


def _try(game: AnyGame, s: State, seat: int, action: Any, rng: Random) -> float:
    """What the action is worth in this world."""
    before = tuple(s.tokens)
    round_, blanks = s.round, s.blanks
    luck = Quick(rng)
    game.play(s, seat, action, luck, _deaf)
    if s.pro:
        if s.outcome is None and s.round == round_:
            return _with(before, play_on(s, rng), seat)
    else:
        for _ in range(PATIENCE):
            if s.outcome is not None or s.round != round_:
                break
            game.play(s, s.turn, glance(game, s, rng), luck, _deaf)
    if s.blanks != blanks:
        return worth(before, seat)
    return s.outcome.scores[seat] if isinstance(s.outcome, Outcome) else worth(tuple(s.tokens), seat)


def _with(tokens: tuple[int, ...], winner: int | None, seat: int) -> float:
    if winner is None:
        return worth(tokens, seat)
    return worth((*tokens[:winner], tokens[winner] + 1, *tokens[winner + 1 :]), seat)


def glance(game: AnyGame, s: State, rng: Random) -> Any:
    """A quick choice for anybody in an imagined basic round."""
    legal = game.legal(s, s.turn)
    if s.choose_side:
        card = s.peeked[s.turn] if s.fresh[s.turn] else s.under[s.turn][0] >> 1
        table = START if s.step == "consolation" else FURTHER if s.laid + 1 < CARDS_IN_A_TURN else THIRD
        front, back = (table[seen(s.mice, s.cats, 2 * card + side)] for side in (0, 1))
        if s.step == "bonus" and max(front, back) == TAKING:
            return Stop()
        return PlaceSide("front" if front > back or (front == back and rng.random() < 0.5) else "back")
    if s.step == "bonus" and risk_of(s.mice, s.cats) * (len(s.cheese) + 1) > 1:
        return legal[1]
    return legal[0]


risk_of = cache(risk)


def play_on(s: State, rng: Random) -> int | None:
    """Play a pro round on with everybody laying what looks best at first sight; who wins it, None if it takes too long.

    The same rules as in `rules.py`, on bare lists, for a bot has time for some thousand rounds only if they are cheap.
    """
    hands, cheese = [list(hand) for hand in s.hands], [face >> 1 for face in s.cheese]
    mice, cats, turn, laid, step, seats = s.mice, s.cats, s.turn, s.laid, s.step, s.seats
    random = rng.random
    for _ in range(PATIENCE):
        hand = hands[turn]
        if step != "consolation" and len(hand) == 1:
            return turn
        table = START if step == "consolation" else FURTHER if laid + 1 < CARDS_IN_A_TURN else THIRD
        best, face = -99.0, 0
        for card in hand:
            for this in (2 * card, 2 * card + 1):
                holes = HOLES[this]
                score = table[(mice & holes | MICE[this]) << 6 | (cats & holes | CATS[this])] + NOISE * random()
                if score > best:
                    best, face = score, this
        if step == "bonus" and best < TAKING / 2:
            turn, laid, step = (turn + 1) % seats, 0, "place"
            continue
        hand.remove(face >> 1)
        cheese.append(face >> 1)
        mice, cats = mice & HOLES[face] | MICE[face], cats & HOLES[face] | CATS[face]
        laid += 1
        if step == "consolation":
            turn, laid, step = (turn + 1) % seats, 0, "place"
        elif THREE[cats]:
            hand += cheese
            cheese, mice, cats, step = [], 0, 0, "consolation"
        elif THREE[mice] and laid < CARDS_IN_A_TURN:
            step = "bonus"
        else:
            turn, laid, step = (turn + 1) % seats, 0, "place"
    return None


def _deaf(event: Any) -> None:
    """Imagined games tell nobody."""
