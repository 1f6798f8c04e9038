"""The vectorized environment for Barrières agrees, move by move, with the rules, which do not use arrays."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from kit.sampled_cases import WHOLE
from mulot.core.game import Outcome
from mulot.core.luck import ScriptedLuck
from mulot.lab.episode import IllegalAction
from mulot.lab.vector_env import REASONS, BarrieresVectorEnv

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"size": 5, "barriers": 0, "repetition": True}),
    (2, {"size": 7, "handicap": 1}),
    (4, {"size": 5, "third_mouse": "side-step"}),
    (2, {"size": 9, "first": 1, "barriers": 20}),
    (4, {"size": 9, "repetition": True, "handicap": 2}),
    (2, {"size": 5}),
    (2, {"size": 11, "repetition": True}),
    (4, {"size": 7, "first": 3, "barriers": 1}),
    (4, {"size": 11, "third_mouse": "side-step"}),
    (4, {"size": 5, "barriers": 0, "repetition": True, "third_mouse": "side-step"}),
    (2, {"size": 9}),
    (4, {"size": 7, "handicap": 0}),
    (2, {"size": 5, "barriers": 1}),
]
TABLES, STEPS = (8, 800) if WHOLE else (4, 130)


class RulesReference:
    """Plays the same games one by one with the rules."""

    def __init__(self, tables: BarrieresVectorEnv, info: dict[str, Any]) -> None:
        self.setup = tables.setup
        self.states = [self.new_state(int(seat)) for seat in info["seat"]]

    def new_state(self, first: int) -> Any:
        agreed = self.setup.options.first
        assert agreed is None or first == agreed
        return self.setup.game.new(
            self.setup.options, self.setup.seats, ScriptedLuck(*([first] if agreed is None else []))
        )

    def compare(self, seen: Any, info: dict[str, Any]) -> None:
        """Check what the seat to move sees and may do in every game."""
        game, actions = self.setup.game, self.setup.action_space
        for i, s in enumerate(self.states):
            assert int(info["seat"][i]) == s.turn
            assert np.flatnonzero(info["action_mask"][i]).tolist() == actions.numbers(game.legal(s, s.turn))
            assert seen[i].tolist() == self.setup.observation_encoder.encode(game.look(s, s.turn), s.turn).tolist()

    def play(self, actions: Any, got: tuple[Any, ...]) -> list[str]:
        """Play the same actions, compare the results, start a new game where one is over, and return how those
        ended."""
        _, rewards, over, late, info = got
        game, ends = self.setup.game, list[str]()
        for i, s in enumerate(self.states):
            seat = s.turn
            game.play(s, seat, self.setup.action_space.actions[actions[i]], ScriptedLuck(), lambda event: None)
            waiting = game.waiting(s)
            ended = isinstance(waiting, Outcome)
            paid = [2 * score - 1 for score in waiting.scores] if isinstance(waiting, Outcome) else [0.0] * len(s.mice)
            assert (bool(over[i]), bool(late[i])) == (ended, False)
            assert str(REASONS[info["reason"][i]]) == (waiting.reason if isinstance(waiting, Outcome) else "")
            assert info["rewards"][i].tolist() == paid
            assert float(rewards[i]) == paid[seat]
            if isinstance(waiting, Outcome):
                ends.append(waiting.reason)
                self.states[i] = self.new_state(int(info["seat"][i]))
        return ends


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_agrees_with_the_rules(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    tables = BarrieresVectorEnv(TABLES, seats, options)
    seen, info = tables.reset(seed=5)
    plain = RulesReference(tables, info)
    plain.compare(seen, info)
    for _ in range(STEPS):
        actions = tables.sample()
        got = tables.step(actions)
        plain.play(actions, got)
        plain.compare(got[0], got[4])


def ends_of(seats: int, **options: Any) -> set[str]:
    """Return how random games ended in 3,000 steps."""
    tables = BarrieresVectorEnv(30, seats, options, copy=False)
    tables.reset(seed=2)
    found = set[str]()
    for _ in range(100):
        info = tables.step(tables.sample())[4]
        found |= {str(reason) for reason in REASONS[info["reason"]]}
    return found


def test_random_games_end_in_every_possible_way() -> None:
    assert ends_of(2, size=5) == {"", "arrived", "too-long"}
    assert ends_of(2, size=5, barriers=0, repetition=True) == {"", "arrived", "repeated"}
    assert ends_of(4, size=5, barriers=0, repetition=True) >= {"", "arrived"}


def test_a_seed_gives_the_same_games_and_the_first_seat_is_random() -> None:
    def course(seed: int) -> list[Any]:
        tables = BarrieresVectorEnv(16, options={"size": 5})
        _, info = tables.reset(seed=seed)
        firsts = info["seat"].tolist()
        return [firsts] + [tables.step(tables.sample())[4]["seat"].tolist() for _ in range(80)]

    assert course(1) == course(1)
    assert course(1) != course(2)
    assert set(course(1)[0]) == {0, 1}
    tables = BarrieresVectorEnv(16, options={"size": 5})
    tables.reset(seed=1)
    assert tables.reset()[1]["seat"].tolist() != course(1)[0], "without a seed the row of games goes on"


def test_an_illegal_action_changes_no_game() -> None:
    tables = BarrieresVectorEnv(3, options={"size": 5, "first": 0})
    before, _ = tables.reset(seed=1)
    actions = tables.sample()
    wait, a1, behind_the_edge = 59 - 1, 0, 10_000
    reasons = {-1: "no-such-action", a1: "too-far", wait: "must-act", behind_the_edge: "no-such-action"}
    for wrong, reason in reasons.items():
        with pytest.raises(IllegalAction) as refused:
            tables.step(np.array([*actions[:2], wrong]))
        assert (refused.value.reason, refused.value.args_["table"]) == (reason, 2)
        with pytest.raises(ValueError, match="expected 3 actions"):
            tables.step(actions[:2])
    after, *_ = tables.step(actions)
    again = BarrieresVectorEnv(3, options={"size": 5, "first": 0})
    again.reset(seed=1)
    assert again.step(actions)[0].tolist() == after.tolist()
    assert before.tolist() != after.tolist()


def test_the_reason_for_an_illegal_action_is_that_of_the_rules() -> None:
    """The position behind the arrays is read back: illegal actions of random games are refused as the rules do."""
    tables, rng = BarrieresVectorEnv(1, 4, {"size": 5, "first": 0}), np.random.default_rng(1)
    _, info = tables.reset(seed=1)
    setup = tables.setup
    state = setup.game.new(setup.options, 4, ScriptedLuck())
    for _ in range(60):
        wrong = int(rng.choice(np.flatnonzero(info["action_mask"][0] == 0)))
        with pytest.raises(IllegalAction) as refused:
            tables.step(np.array([wrong]))
        expected = setup.why_illegal(state, state.turn, wrong)
        assert refused.value.args_ == {**expected.args_, "table": 0}
        action = tables.sample()
        _, _, over, _, info = tables.step(action)
        if over[0]:
            break
        setup.game.play(state, state.turn, setup.action_space.actions[action[0]], ScriptedLuck(), lambda event: None)


def test_returned_arrays_are_copies_unless_copy_is_false() -> None:
    kept, own = BarrieresVectorEnv(4), BarrieresVectorEnv(4, copy=False)
    first, _ = kept.reset(seed=1)
    before = first.copy()
    kept.step(kept.sample())
    assert first.tolist() == before.tolist()
    shared, _ = own.reset(seed=1)
    own.step(own.sample())
    assert shared.tolist() != before.tolist()


def test_gymnasium_creates_the_environment_by_name() -> None:
    tables = gymnasium.make_vec(
        "mulot.lab.gymnasium_env:mulot/many-barrieres", num_envs=6, seats=4, options={"size": 9}
    )
    assert tables.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    assert info["action_mask"].shape == (6, tables.single_action_space.n)  # type: ignore[attr-defined]  # Discrete
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    assert tables.action_space.contains(actions)
    assert len(tables.step(actions)) == 5
    tables.close()
