"""The jax environment for Barrières agrees, move by move, with the rules, also in mazes with long ways, and passes the
test of PGX."""

from __future__ import annotations

import re
from functools import partial
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, Literal

import jax
import jax.numpy as jnp
import numpy as np
import pgx
import pytest
from pgx._src import api_test as pgx_test
from pgx.experimental.wrappers import auto_reset as pgx_auto_reset

from kit.sampled_cases import WHOLE, sample
from mulot.core.errors import BadOptions
from mulot.core.game import Outcome
from mulot.core.luck import ScriptedLuck
from mulot.games.barrieres.content import COLUMNS, SIZES
from mulot.games.barrieres.model import State as HouseState
from mulot.lab.jax import Barrieres, EnvState, auto_reset
from mulot.lab.jax.barrieres_rules import Rules
from research.training import check_rules

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {"size": 5}),
    (2, {"size": 7, "handicap": 1}),
    (2, {"size": 9, "first": 1, "barriers": 20}),
    (2, {"size": 11}),
    (4, {"size": 5, "third_mouse": "side-step"}),
    (4, {"size": 7, "first": 3, "barriers": 1}),
    (4, {"size": 9, "handicap": 2}),
    (4, {"size": 11, "third_mouse": "side-step"}),
    (2, {"size": 5, "barriers": 1}),
    (4, {"size": 5, "barriers": 0}),
]
GAMES, STEPS = (100, 1000) if WHOLE else (4, 150)
"""100,000 plies per case in a whole run: every board with two and with four seats."""


def sample_actions(key: jax.Array, mask: jax.Array) -> jax.Array:
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


@pytest.mark.parametrize("case", sample(CASES, 4), ids=str)
def test_every_ply_agrees_with_the_rules(case: tuple[int, dict[str, Any]]) -> None:
    seats, options = case
    env = Barrieres(seats, options)
    game, actions = env.setup.game, env.setup.action_space
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(5), GAMES))
    draw = jax.jit(sample_actions)

    def begin(first: int) -> HouseState:
        return game.new(env.setup.options, seats, ScriptedLuck(*([] if "first" in options else [first])))

    plain, ends = [begin(int(seat)) for seat in state.current_player], set[str]()
    for at in range(STEPS):
        mask, turns = np.asarray(state.legal_action_mask), np.asarray(state.current_player)
        for i, s in enumerate(plain):
            assert s.turn == turns[i]
            assert np.flatnonzero(mask[i]).tolist() == actions.numbers(game.legal(s, s.turn)), s
        keys = jax.random.split(jax.random.key(at), GAMES + 1)
        chosen = draw(keys[0], state.legal_action_mask)
        state = step(state, chosen, keys[1:])
        paid, over = np.asarray(state.rewards), np.asarray(state.terminated)
        for i, s in enumerate(plain):
            game.play(s, s.turn, actions.actions[chosen[i]], ScriptedLuck(), lambda event: None)
            result = game.waiting(s)
            assert bool(over[i]) == isinstance(result, Outcome)
            if isinstance(result, Outcome):
                assert paid[i].tolist() == [2 * score - 1 for score in result.scores]
                ends.add(result.reason)
                plain[i] = begin(int(state.current_player[i]))
            else:
                assert not paid[i].any()
    if WHOLE or options["size"] == 5:
        assert "arrived" in ends


def winding(env: Barrieres, rng: Random) -> HouseState:
    """Return a position in a maze of one long way, from which a few barriers are missing."""
    n, seats = env.rules.size, env.num_players
    lies, turned = [], rng.random() < 0.5
    for row in range(1, n):
        for start in range(row % 2, n - 1, 2):
            column, line = (row, start + 1) if turned else (start + 1, row)
            lies.append(f"{COLUMNS[column - 1]}{line}{'v' if turned else 'h'}")
    missing = rng.choice((1, 1, 2, 3, n))
    squares = [f"{COLUMNS[column]}{row + 1}" for row in range(n) for column in range(n)]
    state = env.setup.game.new(env.setup.options, seats, ScriptedLuck(0))
    state.barriers = tuple(rng.sample(lies, len(lies) - missing))
    state.mice = tuple(rng.sample(squares, seats))
    state.turn = rng.randrange(seats)
    return state


def different_positions(env: Barrieres, legal: Any, seeds: int) -> int:
    """Return in how many winding mazes the arrays' legal actions differ from those of the rules."""
    found = [winding(env, Random(seed)) for seed in range(seeds)]
    positions = jax.tree.map(lambda *x: jnp.stack(x), *map(env.position_of, found))
    masks = np.asarray(jax.jit(jax.vmap(legal))(positions))
    game, numbers = env.setup.game, env.setup.action_space.numbers
    return sum(
        np.flatnonzero(mask).tolist() != numbers(game.legal(s, s.turn)) for mask, s in zip(masks, found, strict=True)
    )


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", SIZES)
def test_long_ways_are_found(size: int, seats: int) -> None:
    env = Barrieres(seats, {"size": size, "barriers": 20})
    assert different_positions(env, env.legal, 200 if WHOLE else 20) == 0


def test_the_rotated_boards_of_the_training_agree(capsys: pytest.CaptureFixture[str]) -> None:
    check_rules.main(["3" if WHOLE else "1"])
    assert capsys.readouterr().out.count("agree") == 3


def test_a_flood_with_a_bound_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    env = Barrieres(2, {"size": 9, "barriers": 20})

    def bounded(goes_on: Any, grow_on: Any, start: Any) -> Any:
        return jax.lax.fori_loop(0, 8, lambda _, now: grow_on(now), start)

    monkeypatch.setattr(jax.lax, "while_loop", bounded)  # 48 steps, longer than any way in random games
    assert different_positions(env, env.legal, 20) > 0


@pytest.mark.parametrize("fault", ["steps", "free", "leaves_ways"])
def test_other_wrong_rules_are_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(Rules, fault)
    wrong = {
        "steps": lambda self, s: real(self, s._replace(lying=s.lying & ~1)),
        "free": lambda self, s: real(self, s._replace(standing=s.standing * 0)),
        "leaves_ways": lambda self, s, asked: asked,
    }
    env = Barrieres(4, {"size": 5})
    monkeypatch.setattr(Rules, fault, wrong[fault])
    assert different_positions(env, env.legal, 60) > 0


@pytest.mark.parametrize("case", sample(CASES, 3), ids=str)
def test_pgx_accepts_the_environment(case: tuple[int, dict[str, Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """PGX 2.6.0 knows only its own names, and draws actions from a vector along an axis that newer versions of jax
    refuse, so its own games fail, too; both are replaced."""
    env = Barrieres(*case)
    monkeypatch.setattr(pgx_test, "EnvId", Literal[env.id])
    monkeypatch.setattr(pgx_test, "act_randomly", jax.jit(sample_actions))
    pgx.api_test(env, 10 if WHOLE else 2)


def test_pgxs_wrapper_begins_new_games() -> None:
    env = Barrieres(2, {"size": 5, "barriers": 0})
    init = jax.jit(env.init)
    for wrapped in (pgx_auto_reset, auto_reset):
        step, state, ended = jax.jit(wrapped(env.step, env.init)), init(jax.random.key(1)), 0
        for at in range(200):
            key = jax.random.key(at)
            state = step(state, sample_actions(key, state.legal_action_mask), key)
            if state.terminated:
                ended += 1
                assert state._position.ply == 0
                assert sorted(state.rewards.tolist()) in ([-1, 1], [0, 0])
        assert ended >= 3


def play(env: Barrieres, state: EnvState, *texts: str) -> EnvState:
    number = {env.setup.game.write(action): i for i, action in enumerate(env.setup.action_space.actions)}
    step = jax.jit(env.step)
    for text in texts:
        state = step(state, jnp.int32(number[text]))
    return state


@pytest.mark.parametrize(("seats", "others"), [(2, 1.0), (4, 2 / 3 - 1)])
def test_an_illegal_action_loses(seats: int, others: float) -> None:
    env = Barrieres(seats, {"size": 5, "first": 0})
    state = play(env, env.init(jax.random.key(0)), "c2")
    lost = play(env, state, "c3" if seats == 2 else "c1")
    assert lost.terminated
    assert lost.rewards.tolist() == pytest.approx([others, -1.0, *[others] * (seats - 2)])
    assert jax.tree.all(jax.tree.map(jnp.array_equal, lost._position, state._position))
    after = play(env, lost, "c2")
    assert not after.rewards.any()
    assert after.terminated
    assert after.legal_action_mask.all()
    assert after._step_count == lost._step_count


def test_a_seat_sees_itself_first() -> None:
    env = Barrieres(2, {"size": 5, "first": 0})
    state = play(env, env.init(jax.random.key(0)), "c2", "b3h", "d1v")
    planes = np.moveaxis(np.asarray(state.observation), -1, 0)
    (me, other, my_cheese, cheese, up, right, lying, standing, stock, others, turn, not_mine, late) = planes
    assert np.argwhere(me).tolist() == [[4, 2]]
    assert np.argwhere(other).tolist() == [[1, 2]]
    assert my_cheese[0].all()
    assert my_cheese.sum() == cheese[4].sum() == 5
    assert np.argwhere(up).tolist() == [[2, 1], [2, 2], *([4, c] for c in range(5))]
    assert sorted(np.argwhere(right).tolist()) == sorted([[0, 3], [1, 3], *([r, 4] for r in range(5))])
    assert np.argwhere(lying).tolist() == [[2, 1]]
    assert np.argwhere(standing).tolist() == [[0, 3]]
    assert {float(x.min()) for x in (stock, others)} == {0.25}
    assert turn.all()
    assert not not_mine.any()
    assert late.max() == pytest.approx(3 / 100)
    swapped = np.asarray(env.observe(state, jnp.int32(0)))
    assert np.array_equal(swapped[..., 0], other)
    assert np.array_equal(swapped[..., 10], turn * 0)


def test_who_begins_is_drawn_unless_agreed() -> None:
    keys = jax.random.split(jax.random.key(1), 50)
    for options, firsts in (({}, {0, 1, 2, 3}), ({"first": 2}, {2})):
        state = jax.jit(jax.vmap(Barrieres(4, options).init))(keys)
        assert set(state.current_player.tolist()) == firsts


def test_repetition_is_refused() -> None:
    with pytest.raises(BadOptions):
        Barrieres(2, {"repetition": True})


def test_positions_are_shown_on_the_clients_board(tmp_path: Path) -> None:
    env = Barrieres(2, {"size": 5, "first": 0})
    state = play(env, env.init(jax.random.key(0)), "c2", "b3h")
    assert env.house_state(state._position).barriers == ("b3h",)
    page = unescape(re.findall(r'srcdoc="([^"]*)"', state._repr_html_())[0])
    assert '"mice":["c2","c5"]' in page
    assert '"barriers":["b3h"]' in page
    batch = jax.vmap(partial(Barrieres.init, env))(jax.random.split(jax.random.key(0), 9))
    assert batch._repr_html_().count("<iframe") == 4
    state.save_svg(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
