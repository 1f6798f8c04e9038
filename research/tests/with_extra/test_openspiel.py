"""Every game passes OpenSpiel's tests, chances are exact, and OpenSpiel's algorithms run on the games."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from itertools import count
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import cfr, expected_game_score, mcts, minimax

from kit.sampled_cases import WHOLE
from lab.env_cases import NAMES, VARIANTS, Variant
from mulot import skeleton
from mulot.core.errors import BadOptions
from mulot.core.game import AnyGame
from mulot.core.outcomes import outcomes
from mulot.lab import openspiel_game
from mulot.lab.episode import GameSetup, IllegalAction

_number = count()


def load(game: str | AnyGame, seats: int = 2, utility: str | None = None, **options: object) -> pyspiel.Game:
    return pyspiel.load_game(openspiel_game.register(game, seats, options, f"mulot_test_{next(_number)}", utility))


@contextmanager
def silence() -> Iterator[None]:
    """Discard standard output during the `with` block, because OpenSpiel's C++ tests print every state."""
    keep, null = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    try:
        yield
    finally:
        os.dup2(keep, 1)
        os.close(keep)
        os.close(null)


LONG = {"trio", "mystiques"}
"""Games whose random games have a thousand nodes. OpenSpiel's test replays the game at each node, so it runs only with
WHOLE."""


@pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
def test_open_spiels_random_games(variant: Variant) -> None:
    game, seats, options = variant
    loaded = load(game, seats, **options)
    if WHOLE or game not in LONG:
        with silence():
            pyspiel.random_sim_test(loaded, 1, True, False)
    else:
        walk(loaded, nodes=60)


def walk(game: pyspiel.Game, nodes: int) -> None:
    """Check what OpenSpiel's test checks, but only for the first nodes: clones, observations and serialisation."""
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    for _ in range(nodes):
        clone = state.clone()
        assert str(clone) == str(state)
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        else:
            assert len(state.observation_tensor(0)) == game.observation_tensor_size()
            assert state.legal_actions() == sorted(set(state.legal_actions()))
            state.apply_action(int(rng.choice(state.legal_actions())))
        assert str(clone) != str(state)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_chance_nodes_agree_with_the_exact_outcomes() -> None:
    """After a throw in La Souricière, the chance nodes give each state the same probability as `outcomes`."""
    state = load("souriciere", first=0).new_initial_state()
    rules = state.setup.game
    exact: dict[str, Fraction] = {}
    for chance, s, _ in outcomes(rules, state.episode.state, 0, rules.legal(state.episode.state, 0)[0]):
        exact[repr(s)] = exact.get(repr(s), Fraction(0)) + chance
    state.apply_action(state.legal_actions()[0])
    found: dict[str, float] = {}

    def follow(at: pyspiel.State, chance: float) -> None:
        if not at.is_chance_node():
            found[repr(at.episode.state)] = found.get(repr(at.episode.state), 0.0) + chance
            return
        for action, part in at.chance_outcomes():
            follow(at.child(action), chance * part)

    follow(state, 1.0)
    assert found == pytest.approx({s: float(chance) for s, chance in exact.items()})
    assert len(found) == 6


def test_two_worlds_that_a_seat_cannot_tell_apart_have_one_information_state() -> None:
    """In Le Clan, a seat that has not looked at any tile knows the same whatever the hidden tiles are."""
    game = load("clan", 2, utility=openspiel_game.TOGETHER)
    strings, tables = set(), set()
    for seed in range(6):
        rng = np.random.default_rng(seed)
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        strings.add(state.information_state_string(0))
        tables.add(str(state))
    assert len(strings) == 1
    assert len(tables) == 6


@pytest.mark.parametrize("game", ["clan", "barrieres"])
def test_a_recall_tensor_tells_apart_what_the_information_state_tells_apart(game: str) -> None:
    """Random games from the same deal: the seats' tensors are the same exactly where the strings are."""
    name = openspiel_game.register(game, 2, {}, f"mulot_test_{next(_number)}", recall_tensor=True)
    loaded, tensors = pyspiel.load_game(name), dict[str, bytes]()
    assert loaded.get_type().provides_information_state_tensor
    for seed in range(8):
        rng, state = np.random.default_rng(seed), loaded.new_initial_state()
        for _ in range(60):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(0 if state.episode is None else int(rng.integers(len(state.chance_outcomes()))))
                continue
            for seat in range(2):
                tensor = np.array(state.information_state_tensor(seat), np.float32)
                assert len(tensor) == loaded.information_state_tensor_size()
                known = f"{seat} {state.information_state_string(seat)}"
                assert tensors.setdefault(known, tensor.tobytes()) == tensor.tobytes()
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert len(set(tensors.values())) == len(tensors)
    assert not load(game).get_type().provides_information_state_tensor


def test_a_recall_tensor_remembers_the_way_to_a_position() -> None:
    options = {"size": 7, "first": 0}
    name = openspiel_game.register("barrieres", 2, options, f"mulot_test_{next(_number)}", recall_tensor=True)
    setup, found = GameSetup("barrieres", 2, options), []
    for way in (("d2", "d6", "c2"), ("c1", "d6", "c2")):
        state = pyspiel.load_game(name).new_initial_state()
        for text in way:
            state.apply_action(setup.action_space.number[setup.game.read(text)])
        found.append((state.observation_tensor(0), state.information_state_tensor(0)))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]


PLAYED = [variant for variant in VARIANTS if WHOLE or variant[0] not in LONG]


@pytest.mark.parametrize("variant", PLAYED, ids=lambda variant: f"{variant[0]}-{variant[1]}")
def test_a_replayed_playthrough_gives_the_same_text(variant: Variant, tmp_path: Path) -> None:
    """OpenSpiel stores playthroughs as files. Ours would take up megabytes each and add nothing to the golden stories,
    so each is generated here, and OpenSpiel must replay its actions to the same text, byte for byte."""
    game, seats, options = variant
    flags.FLAGS.mark_as_parsed()
    name = openspiel_game.register(game, seats, options, f"mulot_test_{next(_number)}")
    # Imported here, because it imports half of scipy, and every process that collects tests would have to wait.
    from open_spiel.python.algorithms import generate_playthrough

    told = generate_playthrough.playthrough(name, action_sequence=None, seed=1, alsologtostdout=False)
    file = tmp_path / "playthrough.txt"
    file.write_text(told, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again == told
    assert told.count("# Apply action") > 5
    setup = GameSetup(game, seats, options)
    assert f"NumDistinctActions() = {setup.action_count}" in told
    words = {setup.game.write(action) for action in setup.action_space.actions} | {"wait"}
    said = re.findall(r'^# Apply action "(.*)"$', told, re.M)
    assert all(word in words or word.startswith("luck ") for word in said)


def test_a_clone_goes_on_by_itself_and_shares_what_never_changes() -> None:
    """Copying the action space of Les Mystiques with every clone took most of the time of OpenSpiel's tests."""
    state, rng = load("mystiques").new_initial_state(), np.random.default_rng(3)
    for _ in range(40):
        clone = state.clone()
        assert clone.setup is state.setup
        before = str(state)
        for one in (clone, clone.clone()):
            actions = [action for action, _ in one.chance_outcomes()] if one.is_chance_node() else one.legal_actions()
            one.apply_action(int(rng.choice(actions)))
        assert str(state) == before != str(clone)
        state = clone


def test_a_game_without_luck_is_deterministic() -> None:
    """With a first seat nothing in Barrières is drawn, so OpenSpiel's alpha-beta accepts it."""
    modes = pyspiel.GameType.ChanceMode
    race = load("barrieres", utility=openspiel_game.AGAINST, size=5, barriers=0, first=0)
    assert race.get_type().chance_mode == modes.DETERMINISTIC
    assert race.max_chance_outcomes() == 0
    value, action = minimax.alpha_beta_search(race, maximum_depth=8, value_function=lambda state: 0.0)
    assert value == -1.0
    assert action in race.new_initial_state().legal_actions()
    assert load("barrieres").get_type().chance_mode == modes.EXPLICIT_STOCHASTIC
    assert load("souriciere", first=0).get_type().chance_mode == modes.EXPLICIT_STOCHASTIC


def test_a_name_is_registered_once() -> None:
    name = f"mulot_test_{next(_number)}"
    assert openspiel_game.register("trio", 2, {"variant": "pro"}, name) == name
    assert openspiel_game.register("trio", 2, {"variant": "pro"}, name) == name
    for game, seats, options in (("trio", 2, {}), ("trio", 3, {"variant": "pro"}), ("barrieres", 2, {})):
        with pytest.raises(BadOptions, match=name):
            openspiel_game.register(game, seats, options, name)
    with pytest.raises(BadOptions, match="tic_tac_toe"):
        openspiel_game.register("trio", name="tic_tac_toe")
    assert pyspiel.load_game(name).setup.options.variant == "pro"


def test_options_are_parameters() -> None:
    name = openspiel_game.register("barrieres", 2, {"size": 5, "first": 0}, f"mulot_test_{next(_number)}")
    usual = pyspiel.load_game(name)
    other = pyspiel.load_game(f"{name}(size=7,players=4,first=-1,third_mouse=side-step)")
    assert (usual.setup.options.size, usual.num_players(), usual.setup.options.first) == (5, 2, 0)
    assert (other.setup.options.size, other.num_players(), other.setup.options.first) == (7, 4, None)
    assert other.setup.options.third_mouse == "side-step"
    assert other.num_distinct_actions() == GameSetup("barrieres", 4, {"size": 7}).action_count
    assert other.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    state = other.new_initial_state()
    state.apply_action(3)
    again = other.deserialize_state(state.serialize())
    assert (str(again), again.current_player()) == (str(state), 3)
    assert str(pyspiel.load_game(str(other))) == str(other)
    for wrong in ("size=6", "players=3", "nothing=1"):
        with pytest.raises((BadOptions, RuntimeError, pyspiel.SpielError)):
            pyspiel.load_game(f"{name}({wrong})")


def test_open_spiels_search_plays_barrieres() -> None:
    game = load("barrieres", utility=openspiel_game.AGAINST, size=5, barriers=1, first=0)
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.whole
def test_open_spiels_regret_matching_solves_a_small_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Nibbles, the template of `mulot new-game`, players take one to three of nine cheeses, and whoever takes the
    last one wins. The first seat wins by leaving eight, which CFR on the whole tree finds."""
    monkeypatch.syspath_prepend(str(Path(skeleton.__path__[0]) / "src"))
    nibbles = import_module("nibbles")
    letters = [nibbles.model.Take(cheeses) for cheeses in (1, 2, 3)]
    small = replace(nibbles.GAME, action_space=lambda options, seats: letters)
    game = load(small, utility=openspiel_game.AGAINST, heap=9, first=0)
    solver = cfr.CFRSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    state = game.new_initial_state()
    assert expected_game_score.policy_value(state, [policy, policy])[0] > 0.9
    assert policy.action_probabilities(state)[0] > 0.8  # take one, leave eight


def test_open_spiel_refuses_illegal_actions() -> None:
    game = pyspiel.load_game(
        openspiel_game.register("barrieres", options={"first": 0}, name="barrieres_with_illegal_choices")
    )
    state = game.new_initial_state()
    setup = GameSetup("barrieres", 2, {"first": 0})
    wall = setup.action_space.number[setup.game.read("a1h")]
    state.apply_action(wall)
    assert wall not in state.legal_actions()
    for number, reason in ((wall, "overlaps"), (setup.action_count, "no-such-action")):
        with pytest.raises(IllegalAction) as refused:
            state.apply_action(number)
        assert refused.value.reason == reason
