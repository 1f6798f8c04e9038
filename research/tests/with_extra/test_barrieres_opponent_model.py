"""The compiled opponent model agrees with the sensible player's look-ahead in plain Python."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import mulot
from mulot.core.luck import RandomLuck, ScriptedLuck
from mulot.games.barrieres.arrays import layout
from mulot.games.barrieres.arrays.bits import new_random_state
from mulot.games.barrieres.bots.lookahead import WIN_SCORE, candidate_actions, position_after
from mulot.games.barrieres.bots.lookahead import evaluate as evaluate_plainly
from mulot.games.barrieres.model import Action, Options, State
from mulot.games.barrieres.rules import new
from research.barrieres.engine import evaluate, opponent_model

GAME = mulot.load("barrieres")


def positions(count: int) -> list[State]:
    """Return positions with four mice from random games in which most actions are steps."""
    found = []
    for number in range(count):
        rng = Random(number)
        s = new(
            Options(size=rng.choice((5, 7, 9)), third_mouse=rng.choice(("blocks", "side-step"))), 4, RandomLuck(rng)
        )
        for _ in range(rng.randrange(30)):
            if s.outcome is None:
                legal = GAME.legal(s, s.turn)
                steps = [action for action in legal if GAME.write(action)[-1] not in "hv"]
                GAME.play(
                    s,
                    s.turn,
                    rng.choice(steps if steps and rng.random() < 0.6 else legal),
                    RandomLuck(rng),
                    ignore_event,
                )
        if s.outcome is None:
            found.append(s)
    return found


def ignore_event(event: object) -> None:
    """Ignore an event."""


def room() -> Any:
    return np.empty(1, evaluate.SCRATCH)[0]


def listed(s: State, x: Any, n: int) -> dict[Action, float]:
    return {layout.decode(int(x["actions"][i]), s.size): float(x["values"][i]) for i in range(n)}


def test_the_model_considers_the_sensible_players_actions() -> None:
    compared = 0
    for s in positions(60):
        g, t = layout.lay_out(s)
        x = room()
        known = listed(s, x, opponent_model.evaluate_leads(g, t, x))
        if not known:
            continue  # the seat can only pass
        assert set(known) == set(candidate_actions(s))
        for action, lead in known.items():
            there = position_after(s, action)
            expected = 1000.0 if there.outcome else evaluate_plainly(there)[s.turn]
            assert lead == pytest.approx(expected, abs=1e-3), (GAME.draw(GAME.look(s, None)), action)
            compared += 1
    assert compared > 400


def test_the_model_assumes_the_next_seats_best_reply() -> None:
    compared = 0
    for s in positions(25):
        g, t = layout.lay_out(s)
        x, now = room(), np.array([t, t])
        n = opponent_model.sensible_actions(g, now, x)
        if n < 0:
            assert position_after(s, layout.decode(int(x["actions"][0]), s.size)).outcome
            continue
        for action, lead in listed(s, x, n).items():
            there = position_after(s, action)
            replies = [evaluate_plainly(position_after(there, reply)) for reply in candidate_actions(there)]
            best = max(scores[there.turn] for scores in replies)
            possible = {round(scores[s.turn], 3) for scores in replies if scores[there.turn] > best - 1e-6}
            assert round(lead, 3) in possible or (lead == -1000.0 and max(possible) < -WIN_SCORE / 2)
            compared += 1
    assert compared > 150


def test_a_playout_ends_with_a_possible_winner() -> None:
    for s in positions(40):
        g, t = layout.lay_out(s)
        winners = {
            int(opponent_model.play_out(g, np.array([t])[0], room(), new_random_state(seed))) for seed in range(5)
        }
        assert winners <= {-1, 0, 1, 2, 3}
        if any(position_after(s, action).outcome for action in candidate_actions(s)):
            assert winners == {s.turn}


def test_without_barriers_the_shortest_path_wins() -> None:
    s = new(Options(size=5, barriers=0, first=0), 4, ScriptedLuck())
    for turn, winner in ((0, 0), (1, 2), (2, 2), (3, 0)):
        s.mice, s.turn = ("c4", "b3", "d2", "e3"), turn  # one, three, one and four steps to go
        g, t = layout.lay_out(s)
        assert opponent_model.race_winner(g, t) == winner
