"""Optional dependencies: commands name the missing extra, and bots without their compiled engine say so."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from kit.sampled_cases import sample
from mulot.core.errors import MissingExtra
from mulot.core.extras import EXTRAS, require_database_extras, require_extras, research_imports
from mulot.server.games import ServerGames

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
HIDE = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {modules!r}:
            raise ModuleNotFoundError(name, name=name)

import importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {modules!r} else find(name, package)
sys.meta_path.insert(0, Hidden())
from mulot.cli import main
main()
"""


def run_without(modules: tuple[str, ...], *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", HIDE.format(modules=modules), *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600)


def package_names(requirements: list[str]) -> set[str]:
    return {re.split(r"[<>=;\[ ]", line)[0].lower().replace("_", "-") for line in requirements}


@pytest.mark.parametrize("extra", sample(list(EXTRAS), 1))
def test_extras_install_the_modules_that_commands_need(extra: str) -> None:
    brought = package_names(PROJECT["optional-dependencies"][extra]) - {"mulot"}
    needed = {packages_distributions()[module][0].lower().replace("_", "-") for module in EXTRAS[extra]}
    assert needed <= brought
    assert brought - needed <= {"uvloop", "httptools"}


def test_the_base_dependencies_are_those_of_rules_and_terminal() -> None:
    brought = package_names(PROJECT["dependencies"])
    assert brought == {"msgspec", "rich", "fluent.runtime", "platformdirs", "wasmtime"}


def test_no_dependency_is_listed_twice() -> None:
    extras: dict[str, list[str]] = PROJECT["optional-dependencies"]
    named = [name for lines in (PROJECT["dependencies"], *extras.values()) for name in package_names(lines) - {"mulot"}]
    assert len(named) == len(set(named))


@pytest.mark.parametrize(
    ("args", "missing", "extra"),
    [
        (["serve"], ("litestar", "apsw"), "server"),
        (["serve", "--database", "postgresql://nobody@127.0.0.1:9/none"], ("asyncpg",), "postgres"),
        (["serve", "--redis", "redis://127.0.0.1:9/0"], ("redis",), "nodes"),
        (["admin", "list"], ("apsw",), "server"),
    ],
)
def test_a_command_names_the_missing_extra(args: list[str], missing: tuple[str, ...], extra: str) -> None:
    done = run_without(missing, *args)
    assert done.returncode == 2
    assert f'pip install "mulot[{extra}]"' in done.stderr
    assert all(name in done.stderr for name in missing)
    assert "Traceback" not in done.stderr


def test_ray_is_advised_under_its_own_name() -> None:
    done = run_without(("ray",), "simulate", "trio", "--games", "1", "--executor", "ray")
    assert done.returncode == 2
    assert 'pip install "ray"' in done.stderr
    assert "mulot[ray]" not in done.stderr


LAB = ["encode", "episode", "pettingzoo_env", "gymnasium_env", "vector_env", "openspiel_game"]


@pytest.mark.parametrize(
    ("module", "extra"), [*((f"mulot.lab.{name}", "research") for name in LAB), ("mulot.lab.jax", "jax")]
)
def test_a_module_of_the_laboratory_names_the_missing_extra(module: str, extra: str) -> None:
    """The error is an ImportError, and its last line says what to install."""
    program = HIDE.replace("from mulot.cli import main\nmain()", f"import {module}").format(modules=EXTRAS[extra])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600)
    assert done.stderr.splitlines()[-1].startswith("mulot.core.errors.MissingExtra: not installed: ")
    assert f'pip install "mulot[{extra}]"' in done.stderr.splitlines()[-1]


def test_another_missing_module_is_not_taken_for_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module") as error, research_imports():
        import no_such_module  # noqa: F401
    assert not isinstance(error.value, MissingExtra)


def test_a_study_names_the_missing_extra() -> None:
    program = HIDE.replace(
        "from mulot.cli import main\nmain()", "from research.__main__ import main\nsys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", program.format(modules=EXTRAS["research"]), "openspiel", "mcts"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=ROOT)
    assert done.returncode == 2
    assert 'pip install "mulot[research]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_installed_extras_are_accepted() -> None:
    require_extras("server", "postgres", "nodes")
    require_database_extras("postgresql://mulot@db/mulot")
    with pytest.raises(KeyError):
        require_extras("no such extra")
    assert "mulot[nodes]" not in str(MissingExtra("mulot[server]", ["apsw"]).args_)


SERVER = ("apsw", "litestar", "uvicorn", "asyncpg", "redis", "structlog", "numba", "numpy", "wasmtime")


def test_rules_terminal_and_bots_work_without_server_packages() -> None:
    done = run_without(
        SERVER, "play", "souriciere", "--bots", "random", "--seed", "4", "--lang", "en", typed="\n" * 500
    )
    assert done.returncode == 0, done.stderr
    assert "souriciere" in run_without(SERVER, "games").stdout


def test_the_lobby_shows_which_bots_lack_their_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    games = ServerGames()
    assert [games.describe_game(games.game(game)).slower for game in games.ids] == [()] * len(games.ids)
    monkeypatch.setattr("mulot.bots.engine_loader.has_wasmtime", lambda: False)
    assert games.describe_game(games.game("barrieres")).slower == ("strong", "master")
    assert [game for game in games.ids if games.describe_game(games.game(game)).slower] == ["barrieres"]


@pytest.mark.whole
def test_the_terminal_says_which_bot_lacks_its_engine() -> None:
    args = ["play", "barrieres", "--bots", "master", "--lang", "en"]
    assert "Master Snout sees less far here" in run_without(("wasmtime",), *args, typed="").stdout
    assert "less far" not in run_without((), *args, typed="").stdout
