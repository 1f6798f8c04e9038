"""Old names of modules, classes and attributes in `mulot.lab` still work, with a DeprecationWarning."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import pytest

from mulot.lab.encode import ObservationEncoder
from mulot.lab.episode import GameSetup
from mulot.lab.gymnasium_env import SingleAgentEnv
from mulot.lab.simulate import Plan, simulate

NAMES = {
    "mulot.lab.zoo": ("env", "parallel_env", "TurnByTurn", "AllAtOnce"),
    "mulot.lab.gym": ("OneSeat",),
    "mulot.lab.rows": ("Row", "Recorder", "write_jsonl", "write_parquet"),
    "mulot.lab.arena": ("Chair", "Result"),
    "mulot.lab.executors": ("executor",),
    "mulot.lab.encode": ("Alphabet", "Picture", "NotEncoded"),
    "mulot.lab.league": ("Rated", "Cooperative"),
}
"""Without `mulot.lab.spiel` and `mulot.lab.many`, which need packages that only research installs."""


@pytest.mark.parametrize(("module", "name"), [(module, name) for module, names in NAMES.items() for name in names])
def test_an_old_name_warns_and_is_the_new_one(module: str, name: str) -> None:
    with pytest.warns(DeprecationWarning, match=rf"{module}\.{name} is now mulot\.lab\.") as caught:
        found = getattr(import_module(module), name)
    place, _, new = str(caught[0].message).rpartition(" ")[2].rpartition(".")
    assert getattr(import_module(place), new) is found
    with pytest.raises(AttributeError):
        import_module(module).no_such_name  # noqa: B018


def test_old_attributes_of_a_setup_warn() -> None:
    setup = GameSetup("trio", 2)
    for old, new in {"letters": "action_space", "wait": "wait_action", "actions": "action_count"}.items():
        with pytest.warns(DeprecationWarning, match=f"GameSetup.{old} is now called {new}"):
            assert getattr(setup, old) == getattr(setup, new)
    with pytest.warns(DeprecationWarning, match="observation_encoder"):
        encoder: ObservationEncoder = setup.picture
    with pytest.warns(DeprecationWarning, match="shapes"):
        assert encoder.parts == encoder.shapes


def test_old_arguments_and_methods_of_a_simulation_warn(tmp_path: Path) -> None:
    plan = Plan("trio", 2, ("random", "random"), games=1)
    with pytest.warns(DeprecationWarning, match="keep is now called checkpoint_folder"):
        *_, tally = simulate(plan, jobs=1, keep=tmp_path)  # type: ignore[arg-type]
    with pytest.warns(DeprecationWarning, match="to_dict"):
        assert plan.told() == plan.to_dict()
    with pytest.warns(DeprecationWarning, match="length_statistics"):
        assert tally.length() == tally.length_statistics()


def test_the_old_gymnasium_id_still_makes_an_environment() -> None:
    old: Any = gymnasium.make("mulot.lab.gym:mulot/trio", seats=3).unwrapped
    with pytest.warns(DeprecationWarning, match="setup"):
        assert isinstance(old.rules, GameSetup)
    assert isinstance(gymnasium.make("mulot.lab.gymnasium_env:mulot/trio").unwrapped, SingleAgentEnv)
