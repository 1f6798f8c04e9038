"""The test suites of PettingZoo and Gymnasium pass on every game; waiting, illegal actions and rewards."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from kit.sampled_cases import WHOLE
from lab.env_cases import NAMES, VARIANTS, Variant
from mulot.lab import pettingzoo_env
from mulot.lab.episode import IllegalAction
from mulot.lab.gymnasium_env import SingleAgentEnv

CYCLES = 300 if WHOLE else 40
MASKED = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be")
"""Warnings that PettingZoo's suite gives for observations with an action mask, although PettingZoo recommends them."""
pytestmark = [pytest.mark.filterwarnings(text) for text in MASKED]


@pytest.fixture(params=VARIANTS, ids=NAMES)
def variant(request: pytest.FixtureRequest) -> Variant:
    found: Variant = request.param
    return found


def test_pettingzoo_aec_suite(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    game, seats, options = variant
    make = partial(pettingzoo_env.env, game, seats, options=options)
    api_test(make(), num_cycles=CYCLES)
    seed_test(make, num_cycles=CYCLES // 2)
    render_test(make)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_parallel_suite(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    game, seats, options = variant
    make = partial(pettingzoo_env.parallel_env, game, seats, options=options)
    parallel_api_test(make(), num_cycles=CYCLES)
    # The suite counts how often each agent acts; with turns, that only matches if all agents act in every cycle.
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **how: parallel_to_aec(make(**how))))
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_gymnasium_suite(variant: Variant) -> None:
    game, seats, options = variant
    how = {"seats": seats, "options": options, "seat": seats - 1}
    check_env(gymnasium.make(f"mulot.lab.gymnasium_env:mulot/{game}", **how).unwrapped)


def play(table: Any, seed: int, choose: Any) -> dict[str, float]:
    """Play one turn-based game; return each agent's total reward."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(20_000):
        seen, reward, over, late, _ = table.last()
        got[agent] += reward
        table.step(None if over or late else choose(np.flatnonzero(seen["action_mask"])))
    return got


def test_a_win_is_rewarded_with_1_and_a_loss_with_minus_1() -> None:
    rng = np.random.default_rng(1)
    small = pettingzoo_env.env("barrieres", options={"size": 5, "barriers": 1})
    ends = [sorted(play(small, seed, rng.choice).values()) for seed in range(8)]
    assert [-1, 1] in ends
    assert all(end in ([-1, 1], [0, 0]) for end in ends)  # a random walk may exceed the move limit, which is a draw
    together = play(pettingzoo_env.env("clan", 3), 1, rng.choice)
    assert len(set(together.values())) == 1


def test_only_seats_that_need_not_act_can_wait() -> None:
    """In Le Clan several seats are asked at once; waiting is the last action number."""
    table = pettingzoo_env.parallel_env("clan", 3)
    seen, _ = table.reset(seed=1)
    wait = table.setup.wait_action
    may = [bool(seen[agent]["action_mask"][:wait].any()) for agent in table.agents]
    assert may == [True, True, True]  # at the start everybody looks at a tile at the same time
    assert [int(seen[agent]["action_mask"][wait]) for agent in table.agents] == [0, 0, 0]
    acts = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[1]) for agent in table.agents}
    seen, _, _, _, infos = table.step(acts)
    assert infos == {agent: {} for agent in table.agents}
    assert all(table.episode.state.looking[seat] is not None for seat in range(3))


def test_optional_seats_are_asked_before_the_required_one() -> None:
    """In Le Clan the golden tooth may be given in somebody else's turn: its owner is asked first, and may wait."""
    for seed in range(400):
        table = pettingzoo_env.env("clan", 3, options={"forest": "perilous"})
        rng = np.random.default_rng(seed)
        table.reset(seed=seed)
        for agent in table.agent_iter(2000):
            seen, _, over, late, _ = table.last()
            if not over and seen["action_mask"][table.setup.wait_action]:
                before = table.episode.next_seat()
                table.step(table.setup.wait_action)
                assert table.episode.next_seat() != before
                assert table.observe(agent)["action_mask"].tolist() == [0] * table.setup.wait_action + [1]
                return
            table.step(None if over or late else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    raise AssertionError("no such position in 400 games")


NUMBERS = [(53, "no-such-action", ""), (52, "must-act", ""), (0, "choose-card", "T-023")]


@pytest.mark.parametrize(("number", "reason", "rule"), NUMBERS)
def test_an_illegal_number_changes_nothing_and_names_the_reason(number: int, reason: str, rule: str) -> None:
    options = {"variant": "pro", "first": 0}
    table = pettingzoo_env.env("trio", options=options)
    table.reset(seed=1)
    before = table.observe("seat_0")["observation"].tolist()
    with pytest.raises(IllegalAction) as refused:
        table.step(number)
    assert (refused.value.reason, refused.value.rule, refused.value.args_["seat"]) == (reason, rule, 0)
    assert table.observe("seat_0")["observation"].tolist() == before
    at_once = pettingzoo_env.parallel_env("trio", options=options)
    alone = SingleAgentEnv("trio", options=options)
    seen, _ = at_once.reset(seed=1)
    here, _ = alone.reset(seed=1)
    if number == 53:  # outside the action space, which ends with waiting
        for step in (lambda: at_once.step({"seat_0": 53}), lambda: alone.step(np.int64(53))):
            with pytest.raises(IllegalAction, match="no-such-action"):
                step()
        return
    after, rewards, ended, _, infos = at_once.step({"seat_0": number})
    assert (rewards["seat_0"], ended["seat_0"], infos) == (0.0, False, {"seat_0": {"illegal": reason}, "seat_1": {}})
    assert after["seat_0"]["observation"].tolist() == seen["seat_0"]["observation"].tolist()
    there, reward, over, _, info = alone.step(np.int64(number))
    assert (reward, over, info["illegal"]) == (0.0, False, reason)
    assert there.tolist() == here.tolist()


def test_an_action_that_comes_too_late_in_a_step_is_reported() -> None:
    """In Le Clan the golden tooth may win the night in the same step in which another seat acts."""
    for seed in range(21, 200):
        clan = pettingzoo_env.parallel_env("clan", 3, options={"forest": "perilous"})
        rng = np.random.default_rng(seed)
        seen, _ = clan.reset(seed=seed)
        while clan.agents:
            acts = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in clan.agents}
            seen, _, _, _, infos = clan.step(acts)
            late = [info["illegal"] for info in infos.values() if "illegal" in info]
            if late:
                assert late == ["over"]
                return
    raise AssertionError("no such step in any game")


def test_single_agent_and_vector_environments_run() -> None:
    table = gymnasium.make("mulot.lab.gymnasium_env:mulot/trio", seats=3, bot="gentle", seat=1)
    _, info = table.reset(seed=4)
    over, reward, rng = False, 0.0, np.random.default_rng(2)
    for _ in range(3000):
        if over:
            break
        _, reward, over, _, info = table.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert over
    assert -1 <= reward <= 1
    assert info["reason"]
    many = gymnasium.make_vec("mulot.lab.gymnasium_env:mulot/barrieres", num_envs=3, options={"size": 5})
    seen, infos = many.reset(seed=1)
    assert seen.shape[0] == 3
    assert infos["action_mask"].shape == (3, 59)
    many.close()
