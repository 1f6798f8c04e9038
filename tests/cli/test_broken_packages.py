"""Games from other packages in the terminal: a broken one is disabled with a message, and the others can be played."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

import mulot as house
from kit.game_packages import FAULTS, broken_package, environment_with_packages, replace_in, run_mulot, whole_package
from kit.sampled_cases import sample
from mulot import games
from mulot.browser import static_site
from mulot.server.config import BadSetting
from mulot.server.serve import check_more_games
from mulot.testing import plugin_check

QUIET = {**os.environ, "COLUMNS": "200", "MULOT_LANG": "en"}


def find_line(output: str, game: str) -> str:
    (line,) = (line for line in output.splitlines() if f"“{game}”" in line)
    return line


def test_broken_packages_are_disabled_and_the_others_listed(tmp_path: Path) -> None:
    broken = [broken_package(tmp_path / "games", name) for name in FAULTS]
    whole = whole_package(tmp_path, "crumbs")
    environment = {**environment_with_packages(tmp_path / "site", *broken, whole), "MULOT_LANG": "en"}
    done = run_mulot(environment, "games")
    assert (done.returncode, done.stderr) == (0, "")
    for game in (*house.shelf(), "crumbs"):
        assert f"({game})" in done.stdout
    assert "RuntimeError: the mill is on fire" in find_line(done.stdout, "raises")
    assert "SystemExit: 3" in find_line(done.stdout, "leaves")
    assert "ModuleNotFoundError" in find_line(done.stdout, "needs")
    for name in FAULTS:
        assert find_line(done.stdout, name)
        assert f"({name})" not in done.stdout
    played = run_mulot(environment, "play", "raises")
    assert (played.returncode, "Traceback" in played.stderr) == (2, False)
    assert "the mill is on fire" in played.stderr
    assert run_mulot(environment, "--help").returncode == 0


@pytest.mark.parametrize("name", sample(list(FAULTS), 2))
def test_a_broken_folder_in_more_games_is_disabled(tmp_path: Path, name: str) -> None:
    broken = broken_package(tmp_path, name)
    done = run_mulot(QUIET, "games", "--more-games", str(broken))
    assert (done.returncode, done.stderr) == (0, "")
    assert find_line(done.stdout, name)
    assert all(f"({game})" in done.stdout for game in house.shelf())


@pytest.mark.parametrize("name", ["no_such_module", "./no/such/folder"])
@pytest.mark.parametrize("command", [["games"], ["serve", "--port", "1"]])
def test_an_unknown_name_in_more_games_is_an_error(tmp_path: Path, name: str, command: list[str]) -> None:
    environment = {**QUIET, "MULOT_DATABASE": str(tmp_path / "mulot.db")}
    done = run_mulot(environment, *command, "--more-games", name)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"Neither a module nor a folder with a game: {name}"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("ends", ["while True: pass", "__import__('os')._exit(0)", "raise KeyboardInterrupt"])
def test_a_package_that_cannot_be_contained_is_named_before_the_server_loads_it(
    tmp_path: Path, ends: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plugin_check, "TIMEOUT_S", 3.0)
    folder = broken_package(tmp_path, "raises")
    assert plugin_check.why_not_loaded(str(folder)) == "", "the shelf disables it"
    assert plugin_check.why_not_loaded("no_such_module") == "", "the shelf says so"
    (folder / "__init__.py").write_text(ends + "\n", encoding="utf-8")
    with pytest.raises(BadSetting, match="more_games: "):
        check_more_games(str(folder))


BREAKS = {
    "a law": ("rules.py", "min(MOST, s.heap) + 1", "MOST + 1", "law 2"),
    "a sentence": ("text/nl.ftl", "nibbles-title =", "nibbles-title", "cannot be read"),
    "a bot": ("bots/__init__.py", "from .thinker", "from .nowhere", "ModuleNotFoundError"),
    "no end": (
        "rules.py",
        "def legal(",
        "def legal(s, seat):\n    while True:\n        pass\n\n\ndef no_more(",
        "did not finish",
    ),
    "its process": ("rules.py", "def legal(", "def legal(s, seat):\n    __import__('os')._exit(7)\n\n\ndef no(", "7"),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_game_that_fails_the_quick_check_is_disabled(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, old, new, why = BREAKS[what]
    name = f"gnawed{list(BREAKS).index(what)}"
    package = whole_package(tmp_path, name)
    replace_in(package / file, old.replace("nibbles", name), new.replace("nibbles", name))
    if what == "no end":
        monkeypatch.setattr(plugin_check, "TIMEOUT_S", 3.0)
    shelf = games.Shelf(str(package))
    assert name in shelf.ids
    plugin_check.disable_failing_games(shelf)
    assert name not in shelf.ids
    assert why in shelf.disabled[name]
    assert set(house.shelf()) <= set(shelf.ids)


def test_a_correct_game_passes_the_quick_check(tmp_path: Path) -> None:
    shelf = games.Shelf(f"{whole_package(tmp_path, 'nutshell')},{Path('examples/moulin').resolve()},toy_game")
    plugin_check.disable_failing_games(shelf)
    assert shelf.disabled == {}
    assert {"nutshell", "moulin", "skirmish"} <= set(shelf.ids)


def test_built_in_games_are_not_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(more: str, game: str) -> plugin_check.Trial:
        raise AssertionError(f"{game} is tried")

    monkeypatch.setattr(plugin_check, "start_trial", fault)
    plugin_check.disable_failing_games(games.Shelf())
    with pytest.raises(AssertionError, match="skirmish is tried"):
        plugin_check.disable_failing_games(games.Shelf("toy_game"))


def test_a_broken_package_cannot_replace_a_built_in_game(tmp_path: Path) -> None:
    trio = tmp_path / "trio"
    trio.mkdir()
    (trio / "__init__.py").write_text("1 / 0\n", encoding="utf-8")
    shelf = games.Shelf(str(trio))
    assert shelf.load("trio") is house.load("trio")
    assert "trio" in shelf.ids
    assert list(shelf.disabled) == ["trio (from elsewhere)"]


def test_a_site_leaves_out_broken_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    raises = broken_package(tmp_path, "raises")
    environment_with_packages(tmp_path / "site", raises)
    for place in (tmp_path / "site", tmp_path):
        monkeypatch.syspath_prepend(str(place))
    made = static_site.make_site(shelf=games.Shelf())
    shown = msgspec.json.decode(made.files["pocket/shown.json"])
    assert [game["id"] for game in shown["games"]] == list(house.shelf())
    assert [one.key for one in made.left_out] == ["house-left-out-breaks"]
    named = broken_package(tmp_path / "named", "leaves")
    left_out = static_site.make_site(shelf=games.Shelf(str(named))).left_out
    assert {one.args_["game"] for one in left_out} == {"leaves", "raises"}, "set aside before, or only now"
