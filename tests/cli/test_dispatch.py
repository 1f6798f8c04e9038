"""The command dispatcher: help, commands of games, `--version`, and `--more-games`."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

import mulot
from mulot import games
from mulot.cli import dispatch, game_commands, more_games, player_commands
from mulot.cli.game_commands import first_sentences, function_table
from mulot.core.extras import EXTRAS

LIST_IMPORTS = """
import json, sys
before = set(sys.modules)
from mulot.cli.dispatch import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(json.dumps(sorted(set(sys.modules) - before)), file=sys.stderr)
"""


def imported_modules(*args: str) -> list[str]:
    """Return the modules that a command imports in a fresh interpreter."""
    command = [sys.executable, "-I", "-c", LIST_IMPORTS, *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    found: list[str] = json.loads(done.stderr.splitlines()[-1])
    return found


@pytest.mark.parametrize("args", [["--help"], ["--version"], []])
def test_help_imports_no_game_and_no_third_party_package(args: list[str]) -> None:
    found = imported_modules(*args)
    third_party = {name.partition(".")[0] for name in found} - set(sys.stdlib_module_names)
    assert third_party == {"mulot"}
    assert {name for name in found if name.startswith("mulot")} <= {
        "mulot", "mulot.cli", "mulot.cli.dispatch", "mulot.core.extras",
        "mulot.cli.game_commands", "mulot.cli.more_games", "mulot.core", "mulot.core.hooks",
        "mulot.games",
    }  # fmt: skip
    slow = {"asyncio", "argparse", "dataclasses", "inspect", "ssl", "multiprocessing", "importlib.metadata"}
    assert not slow & set(found)
    assert len(found) < 80, found


def test_the_import_check_detects_imports() -> None:
    assert {"argparse", "msgspec", "rich"} <= {name.partition(".")[0] for name in imported_modules("games", "--help")}


@pytest.mark.parametrize("name", ["admin", "export", "import", "backup", "restore"])
def test_database_commands_do_not_import_the_web_framework(name: str) -> None:
    found = set(imported_modules(name, "--help"))
    assert "mulot.store" in found
    assert not {"litestar", "uvicorn", "websockets"} & found


def test_help_takes_less_than_150_ms_of_cpu_time() -> None:
    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-m", "mulot", "--help"], stdout=subprocess.DEVNULL, timeout=600, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    assert min(seconds() for _ in range(5)) < 0.15


def test_help_lists_every_command_with_a_description() -> None:
    text = dispatch.help_text()
    assert {"qtp", "analyse"} <= set(game_commands.find_commands())
    for name in [*dispatch.COMMANDS, *game_commands.find_commands()]:
        assert re.search(rf"^  {name} +\S", text, re.M), name
    assert not re.search(r"^  \w+ +$", text, re.M)
    assert "--more-games" in text


def test_help_marks_commands_whose_extra_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    note = '(not installed: pip install "mulot[server]")'
    assert note not in dispatch.help_text()
    monkeypatch.setitem(EXTRAS, "server", ("apsw", "no_such_module"))
    noted = {line.split()[0] for line in dispatch.help_text().splitlines() if line.endswith(note)}
    assert noted == {"serve", "admin", "export", "import", "backup", "restore"}


@pytest.mark.parametrize("what", ["list", "end", "export", "purge"])
def test_every_admin_command_has_help(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    for typed in (["admin", "--help"], ["admin", what, "--help"]):
        with pytest.raises(SystemExit) as done:
            dispatch.main(typed)
        assert done.value.code == 0
        assert what in capsys.readouterr().out


@pytest.mark.parametrize("name", sorted(dispatch.COMMANDS))
def test_every_listed_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        dispatch.main([name, "--help"])
    assert done.value.code == 0
    assert f"usage: mulot {name}" in capsys.readouterr().out.lower()


@pytest.mark.parametrize("start", [["-m", "mulot"], ["-c", "from mulot.cli import main; main()"]])
def test_version_works_with_both_entry_points(start: list[str]) -> None:
    done = subprocess.run([sys.executable, *start, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"mulot {mulot.__version__}\n"


def test_a_closed_pipe_causes_no_error_message() -> None:
    command = [sys.executable, "-u", "-m", "mulot", "--help"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_help_is_shown_without_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert dispatch.run([]) == 2
    assert capsys.readouterr().out == dispatch.help_text() + "\n"


def test_an_unknown_command_suggests_the_nearest_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert dispatch.run(["anaylse"]) == 2
    assert "Did you mean `mulot analyse`?" in capsys.readouterr().err
    assert dispatch.run(["xyzzy"]) == 2
    assert "Did you mean" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        (["play"], "mulot play: error: the following arguments are required: game"),
        (["play", "trio", "--se", "2"], "mulot play: error: unrecognized arguments: --se 2"),
        (["play", "trio", "--story", "epic"], "argument --story: invalid choice: 'epic'"),
        (["simulate", "trio", "--games", "0"], "argument --games: must be from 1 to 10000000, not 0"),
        (["simulate", "trio", "--playouts", "0"], "argument --playouts: must be 1 or more, not 0"),
        (["rate", "trio"], "arguments are required: --bots"),
        (["admin"], "arguments are required: command"),
        (["admin", "burn"], "invalid choice: 'burn'"),
        (["admin", "purge", "--over", "soon"], "argument --over: invalid integer value: 'soon'"),
    ],
)
def test_invalid_arguments_give_a_one_line_error(
    typed: list[str], text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as done:
        dispatch.main(typed)
    assert done.value.code == 2
    assert text in capsys.readouterr().err.splitlines()[-1]


def test_ctrl_c_exits_with_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(player_commands, "games", interrupted)
    with pytest.raises(SystemExit) as done:
        dispatch.main(["games"])
    assert done.value.code == 130


def test_a_command_of_a_game_gets_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert dispatch.run(["analyse", "1. d2 d6", "--seconds", "0.05"]) == 0
    assert capsys.readouterr().out


def test_parsed_docstrings_and_commands_match_the_imported_ones() -> None:
    for game, folder in game_commands.game_folders().items():
        path = folder / "commands.py"
        if path.is_file():
            assert set(function_table(path, "COMMANDS")) == set(games.commands(game))
    about = first_sentences(Path(player_commands.__file__))
    assert about["games"] == "List the games in the house."
    assert about[""].startswith("The commands for players")
    assert function_table(Path(player_commands.__file__), "COMMANDS") == {}


@pytest.mark.parametrize(
    ("typed", "rest", "named"),
    [
        (["games"], ["games"], None),
        (["--more-games", "toy_game", "games"], ["games"], "toy_game"),
        (["play", "x", "--more-games=a,b", "--seed", "4"], ["play", "x", "--seed", "4"], "a,b"),
        (["games", "--more-games", "a", "--more-games", "../b"], ["games"], "a,../b"),
        (["analyse", "--", "--more-games", "x"], ["analyse", "--", "--more-games", "x"], None),
    ],
)
def test_more_games_is_accepted_anywhere_on_the_command_line(
    typed: list[str], rest: list[str], named: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(more_games.VARIABLE, "those of before")
    assert more_games.extract_more_games(typed) == rest
    assert os.environ[more_games.VARIABLE] == (named or "those of before")


def test_more_games_without_a_value_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        more_games.extract_more_games(["games", "--more-games"])
    assert done.value.code == 2
    assert "requires an argument" in capsys.readouterr().err


def test_the_package_is_marked_as_typed() -> None:
    assert (Path(mulot.__file__).parent / "py.typed").is_file()
