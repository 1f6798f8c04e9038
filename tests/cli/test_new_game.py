"""`mulot new-game`: docs/add-a-game.md works as written, and the generated game passes its tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mulot
from kit.document_commands import named_files, shell_commands
from kit.sampled_cases import WHOLE
from mulot import games
from mulot.cli.more_games import extract_more_games
from mulot.cli.new_game import FolderExists, InvalidGameName, new_game

SITE = Path(pytest.__file__).parents[1]
TIMEOUT_S = 900


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return environment variables for a new virtual environment without pip, which sees the installed test
    packages."""
    return make_virtual_env(tmp_path, "--without-pip")


@pytest.fixture
def newcomer(tmp_path: Path) -> dict[str, str]:
    """Return environment variables for a new virtual environment with pip, which works offline."""
    return make_virtual_env(tmp_path)


def make_virtual_env(folder: Path, *how: str) -> dict[str, str]:
    place = folder / "python"
    subprocess.run([sys.executable, "-m", "venv", *how, str(place)], check=True, timeout=TIMEOUT_S)
    (site_packages,) = place.glob("lib/*/site-packages")
    (site_packages / "tests.pth").write_text(f"import site; site.addsitedir({str(SITE)!r})\n")
    command = place / "bin" / "mulot"
    command.write_text(
        f"#!{place / 'bin' / 'python'}\nfrom mulot.cli import main\nif __name__ == '__main__':\n    main()\n"
    )
    command.chmod(0o755)
    hidden = ("MULOT_", "PYTHON", "PYTEST", "PIP_", "COV")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(hidden)}
    return {
        **kept,
        "PATH": os.pathsep.join([str(place / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]),
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads 0 as: no build isolation
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "LANG": "en_GB.UTF-8",
        "COLUMNS": "200",
    }


def run(script: str, folder: Path, environment: dict[str, str]) -> str:
    done = subprocess.run(
        ["bash", "-euxc", script], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=TIMEOUT_S,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_commands_of_the_document_work(tmp_path: Path, newcomer: dict[str, str]) -> None:
    """The slowest commands (mypy, the environment checks, and the second test run) run only in the whole test suite."""
    typed = shell_commands("add-a-game.md")
    assert typed[:2] == ["mulot new-game crumbs", "cd crumbs"]
    assert typed.count("python -m pytest") == typed.count("mypy") == 2
    if not WHOLE:
        again = typed.index("python -m pytest", typed.index("mulot games"))
        typed = [line for line in typed[:again] if not line.startswith(("python -c", "mypy"))] + typed[again + 4 :]
    output = run("\n".join(typed), tmp_path, newcomer)
    assert output.count(" passed in ") == output.count("All checks passed!") == (2 if WHOLE else 1)
    assert output.count("Success: no issues found") == (2 if WHOLE else 0)
    assert "Crumbs (crumbs)" in output
    assert "Crumbs: 100 Games" in output
    assert ("Passed API test" in output) == ("mulot_crumbs_2()" in output) == WHOLE
    assert list((tmp_path / "mulot-site" / "elsewhere" / "crumbs").glob("*/words/nl"))
    stories = (tmp_path / "crumbs/src/crumbs/tests/stories").glob("*.txt")
    assert sorted(file.stem for file in stories) == ["first", "three-the-other-way-round"]
    # Once installed, the game is found by its entry point, and its tests can be run from any folder.
    anywhere = tmp_path / "anywhere"
    anywhere.mkdir()
    assert "passed in" in run("python -m pytest -p no:cacheprovider --pyargs crumbs", anywhere, newcomer)


def test_a_broken_rule_in_a_new_game_fails_its_tests(tmp_path: Path, environment: dict[str, str]) -> None:
    new_game("gnawed", tmp_path)
    rules = tmp_path / "gnawed" / "src" / "gnawed" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("min(MOST, s.heap) + 1", "MOST + 1"), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"], cwd=tmp_path / "gnawed", env=environment,
        capture_output=True, text=True, timeout=TIMEOUT_S,
    )  # fmt: skip
    assert done.returncode == 1
    assert "law 2" in done.stdout, done.stdout


def test_a_missing_message_in_a_new_game_is_named(tmp_path: Path, environment: dict[str, str]) -> None:
    new_game("nibbled", tmp_path)
    words = tmp_path / "nibbled" / "src" / "nibbled" / "text" / "nl.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(re.sub(r"nibbled-no-too-few = .*\n", "", text), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "messages or variables"],
        cwd=tmp_path / "nibbled", env=environment, capture_output=True, text=True, timeout=TIMEOUT_S,
    )  # fmt: skip
    assert done.returncode == 1
    assert "1 failed" in done.stdout, done.stdout
    assert "missing: nibbled-no-too-few" in done.stdout, done.stdout


@pytest.mark.whole
def test_a_new_game_in_the_games_folder_is_built_in(tmp_path: Path, environment: dict[str, str]) -> None:
    """A new game in a copy of the source tree is built in."""
    source, house = Path(mulot.__file__).parent, tmp_path / "src" / "mulot"
    skipped = shutil.ignore_patterns("__pycache__", "static", "web", "server", "store", "table")
    shutil.copytree(source, house, ignore=skipped)
    (house / "server").symlink_to(source / "server")
    (house / "store").symlink_to(source / "store")
    (house / "table").symlink_to(source / "table")
    environment["PYTHONPATH"] = str(tmp_path / "src")
    run("mulot new-game crumbs --folder src/mulot/games", tmp_path, environment)
    written = house / "games" / "crumbs"
    assert not (written / "pyproject.toml").exists()
    assert (written / "RULES.md").exists()
    laws = "python -m pytest -p no:cacheprovider --import-mode=importlib src/mulot/games/crumbs"
    assert "passed in" in run(laws, tmp_path, environment)
    assert "Crumbs (crumbs)" in run("mulot games", tmp_path, environment)


@pytest.mark.parametrize("name", ["", "Crumbs", "two-words", "a", "9lives", "été", "class", "json", "trio", "../x"])
def test_invalid_names_are_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(InvalidGameName):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "crumbs").mkdir()
    with pytest.raises(FolderExists):
        new_game("crumbs", tmp_path)


def test_more_games_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.MORE_GAMES_VARIABLE, "")
    assert extract_more_games(["play", "x", "--more-games", "a,b", "--seed", "1", "--more-games=./c"]) == [
        "play", "x", "--seed", "1",
    ]  # fmt: skip
    assert os.environ[games.MORE_GAMES_VARIABLE] == "a,b,./c"
    games.default_shelf.cache_clear()


def test_the_documents_board_is_a_javascript_module() -> None:
    (name,) = named_files("add-a-game.md")
    assert name == "src/crumbs/web/board.js"
    assert "export default {" in named_files("add-a-game.md")[name]
