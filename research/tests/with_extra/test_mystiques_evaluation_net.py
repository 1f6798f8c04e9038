"""How the seer evaluates simulated games that it stops early, and when it stops thinking."""

from __future__ import annotations

from math import isfinite
from random import Random

import numpy as np
import pytest

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import lookahead
from mulot.games.mystiques.bots.evaluation import (
    FEATURE_NAMES,
    features,
    has_network,
    hearts_of_objective,
    load_networks,
    tiles_to_objective,
    win_chance,
)
from mulot.games.mystiques.bots.lookahead import (
    HASTY,
    STEADY,
    THOROUGH,
    Candidate,
    best_candidate,
    indices_of_contenders,
    simulate,
)
from mulot.games.mystiques.bots.turn_plans import EXPERT_PLAN, Plan
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.options import Options
from research.mystiques import fit_evaluation as study


def tables(chapter="captain-vurst", seed=3, seats=4):
    """Play a game with an expert and return the state at the start of every mouse's turn."""
    luck = RandomLuck(seed)
    s, last, found = GAME.new(Options(chapter=chapter), seats, luck), None, []
    while s.outcome is None:
        if isinstance(s.stack[-1], MouseTurn) and s.stack[-1] is not last:
            last = s.stack[-1]
            found.append(GAME.copy(s))
        seat = s.ask.must[0]
        GAME.play(s, seat, lookahead.expert_action(s, seat, STEADY), luck, lambda event: None)
    return found


@pytest.mark.parametrize("chapter", ORDER)
def test_every_chapter_of_the_campaign_has_a_net(chapter):
    net = load_networks()[chapter]
    assert all(len(row) == len(FEATURE_NAMES) for row in net.inner)
    assert len(net.outer) == len(net.inner) + 1
    for s in tables(chapter)[::5]:
        counted = features(s)
        assert len(counted) == len(FEATURE_NAMES)
        assert all(isfinite(x) and abs(x) < 12 for x in counted)
        assert 0 < win_chance(s) < 1


@pytest.mark.parametrize("chapter", ORDER)
def test_won_games_had_higher_estimates_than_lost_games(chapter):
    won, lost = [], []
    for seed in range(12):
        nights = tables(chapter, 500 + seed)
        luck, s = RandomLuck(500 + seed), None
        s = GAME.new(Options(chapter=chapter), 4, luck)
        while s.outcome is None:
            seat = s.ask.must[0]
            GAME.play(s, seat, lookahead.expert_action(s, seat, STEADY), luck, lambda event: None)
        (won if s.outcome.scores[0] else lost).append(win_chance(nights[len(nights) * 4 // 5]))
    assert won
    assert lost
    assert sum(won) / len(won) > sum(lost) / len(lost)


def test_less_time_or_fewer_hearts_lower_the_estimate():
    for s in tables()[2:20:4]:
        better = win_chance(s)
        late, hurt = GAME.copy(s), GAME.copy(s)
        late.page = late.end - 1
        assert win_chance(late) < better
        for m in hurt.mice:
            m.wounds = 2
        assert win_chance(hurt) < better


def test_distance_to_the_objective_and_its_hearts_are_counted():
    first = tables()[0]
    assert tiles_to_objective(first) == 2
    assert hearts_of_objective(first) == 6  # three hearts on each of his two cards, though he has not come yet
    there = next(s for s in tables() if any(e.kind == "vurst" for e in s.enemies))
    assert tiles_to_objective(there) == 0
    there.hurt["vurst-sabre"] = 2
    there.track = tuple(card for card in there.track if card != "vurst-whip")
    assert hearts_of_objective(there) == 1


def test_a_simulation_is_evaluated_after_its_last_turn():
    s = tables()[4]
    played = GAME.copy(s)
    end = simulate(played, Candidate(EXPERT_PLAN, STEADY), RandomLuck(1), Budget(60), turns=3)
    assert played.outcome is None
    assert end == win_chance(played)
    whole = GAME.copy(s)
    simulate(whole, Candidate(EXPERT_PLAN, STEADY), RandomLuck(1), Budget(60))
    assert whole.outcome is not None


def test_without_a_net_simulations_run_to_the_end(monkeypatch):
    s = tables("proving-ground", 1, seats=2)[0]
    assert not has_network(s)
    asked = []
    monkeypatch.setattr(lookahead, "simulate", lambda s, t, luck, budget, turns: asked.append(turns) or 0.5)
    best_candidate(s, [Candidate(EXPERT_PLAN, STEADY), Candidate(EXPERT_PLAN, HASTY)], Random(1), Budget(60, 4))
    assert set(asked) == {lookahead.TO_THE_END}


def test_candidates_clearly_behind_are_dropped():
    ends = [[0.5, 0.52, 0.49, 0.51] * 3, [0.9, 0.91, 0.92, 0.9] * 3, [0.9, 0.92, 0.89, 0.92] * 3]
    assert indices_of_contenders([0, 1, 2], ends) == [1, 2]
    assert indices_of_contenders([0, 2], [[0.4, 0.6] * 6, [], [0.6, 0.4] * 6]) == [0, 2]


def test_simulation_stops_when_one_plan_leads_clearly(monkeypatch):
    """The budget allows 4000 simulations, but a few dozen are enough if one plan is always better."""
    s = tables()[0]
    nights = []

    def fake_simulation(s, candidate, luck, budget, turns):
        nights.append(candidate)
        return {STEADY: 0.5, HASTY: 0.8, THOROUGH: 0.2}[candidate.style] + luck.index(100) / 1000

    monkeypatch.setattr(lookahead, "simulate", fake_simulation)
    tried = [Candidate(Plan((do.EndTurn(),)), style) for style in (STEADY, HASTY, THOROUGH)]
    assert best_candidate(s, tried, Random(1), Budget(60, 4000)).style is HASTY
    assert len(nights) < 60
    nights.clear()
    tried.reverse()
    assert best_candidate(s, tried, Random(1), Budget(60, 4000)).style is HASTY
    assert len(nights) < 60


def test_the_fit_finds_the_decisive_features():
    rng = np.random.default_rng(1)
    rows = rng.uniform(0, 1, (1500, 4))
    rows[:, 0] = 1.0
    won = (rows[:, 1] > rows[:, 2]).astype(float)
    inner, outer = study.fit_network(rows, won, np.ones(len(won)), rounds=200)
    assert (
        study.log_loss(study.predict(rows, inner, outer), won)
        < 0.35
        < study.log_loss(np.full(len(won), won.mean()), won)
    )


def test_the_same_seed_gives_the_same_training_game():
    rows, end = study.play_night("captain-vurst", Random(5))
    assert (rows, end) == study.play_night("captain-vurst", Random(5))
    assert len(rows) > 8
    assert end in (0.0, 1.0)
