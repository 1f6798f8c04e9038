"""Every measured table of a game's README names what makes it again; this says which tables are stale in kind.

A note stands above each table: the command, the version of the game, its options as they were (`varies`: those that
the table itself changes). Where the game has another version, another option or another default since, the figures are
of something else. Their digits are not looked at: they are measured anew by the commands. Where that would take too
long, a note names the version they were played with (`played`), and the text below the table says so.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import mulot
from mulot import games
from mulot.core.options import written
from mulot.games.mystiques.study import tables as mystiques
from mulot.games.trio.study import tables as trio

MEASURED = re.compile(r"\d ?%|\d\.\d|\d/s\b|\d,\d{3}")
NOTE = re.compile(r"^<!-- figures: (.*) -->$")
CHOSEN = "chosen, not measured"
RESULTS = Path(mulot.__file__).parents[2] / "docs" / "results"
HOUSE = [name for name in mulot.shelf() if games.house().is_own(name)]


class Measured(NamedTuple):
    """A table with figures, and the note above it."""

    line: int
    head: str
    note: str | None
    below: str
    """The text down to the next table or heading."""


def tables(text: str) -> list[Measured]:
    """The tables of a README that hold figures."""
    lines, found, at = text.split("\n"), list[Measured](), 0
    while at < len(lines) - 1:
        if lines[at].startswith("|") and lines[at + 1].startswith("| --"):
            end = at + 2
            while end < len(lines) and lines[end].startswith("|"):
                end += 1
            if any(MEASURED.search(line) for line in lines[at + 2 : end]):
                noted = NOTE.match(lines[at - 2]) if at >= 2 and not lines[at - 1] else None
                below = "\n".join(takewhile(lambda line: not line.startswith(("|", "#")), lines[end:]))
                found.append(Measured(at + 1, lines[at], noted[1] if noted else None, below))
            at = end
        else:
            at += 1
    return found


def stale(game: Any, note: dict[str, Any]) -> list[str]:
    """What has changed since the figures were measured."""
    now = written(game.options())
    faults = []
    if note["version"] != game.version:
        faults.append(f"measured with version {note['version']}; it is {game.version} now")
    faults += [
        f"the option {name} is new" for name in now if name not in note["options"] and name not in note["varies"]
    ]
    for name, value in note["options"].items():
        if name not in now:
            faults.append(f"the option {name} is no more")
        elif now[name] != value:
            faults.append(f"{name} was {value}; it is {now[name]} now")
    # An option that came later is left out of what is written where nobody chose it.
    known = game.options.__struct_fields__
    return faults + [f"the option {name} is no more" for name in note["varies"] if name not in known]


def is_told(note: dict[str, Any], below: str) -> bool:
    """Whether readers learn it, where figures were played with an earlier version."""
    played = note.get("played", note["version"])
    return played == note["version"] or (played < note["version"] and f"played with version {played}" in below)


class Parsed(Exception):
    """The command was understood; it need not be run."""


def understood(game: str, command: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a command is a study of this game, and takes these arguments."""
    mulot_, study, of, name, *rest = shlex.split(command)
    if (mulot_, study, of) != ("mulot", "study", game) or name not in games.studies(game):
        return False
    parse = argparse.ArgumentParser.parse_args

    def parsed(self: argparse.ArgumentParser, args: Any = None, namespace: Any = None) -> Any:
        parse(self, args, namespace)
        raise Parsed

    with monkeypatch.context() as changed:
        changed.setattr(argparse.ArgumentParser, "parse_args", parsed)
        try:
            import_module(games.studies(game)[name]).main(rest)
        except Parsed:
            return True
        except SystemExit:
            return False
    return False


def readme(game: str) -> str:
    return Path(games.folder(game), "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", HOUSE)
def test_every_table_of_figures_has_a_note_that_is_true(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = mulot.load(name)
    found = tables(readme(name))
    assert found, "a game whose figures nobody measured"
    for line, head, note, below in found:
        where = f"{name}/README.md, line {line} ({head[:40]})"
        assert note is not None, f"{where}: which command makes this table?"
        if note == CHOSEN:
            continue
        told = json.loads(note)
        assert stale(game, told) == [], f"{where} is stale"
        assert is_told(told, below), f"{where}: which version was it played with?"
        (command,) = told["commands"]  # one command makes a table again
        assert understood(name, command, monkeypatch), f"{where}: `{command}` is no study that takes this"


@pytest.mark.parametrize("tables", [mystiques, trio], ids=["mystiques", "trio"])
def test_every_measurement_of_a_table_is_a_study_that_takes_this(tables: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tables.__name__.split(".")[2]
    lines = [line for several in tables.TABLES.values() for line in several]
    assert lines
    assert [line for line in lines if not understood(game, f"mulot study {game} {line}", monkeypatch)] == []


def test_one_command_runs_all_measurements_of_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked, fails = list[list[str]](), [0, 0]

    def study(argv: list[str]) -> int:
        asked.append(argv)
        return fails[len(asked) - 1]

    monkeypatch.setattr("mulot.games.trio.study.strength.main", study)
    assert trio.main(["one-against-three"]) == 0
    assert asked == [["--both"], ["--both", "--games", "100", "--playouts", "20000"]]
    assert "mulot study trio strength --both\n" in capsys.readouterr().out
    asked.clear()
    fails[0] = 1
    assert (trio.main(["one-against-three"]), len(asked)) == (1, 1)


@pytest.mark.parametrize("page", sorted(RESULTS.glob("*.md")), ids=lambda page: page.stem)
def test_the_notes_of_results_are_true(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result is named after its game."""
    notes = [NOTE.match(line) for line in page.read_text(encoding="utf-8").splitlines()]
    for note in filter(None, notes):
        told = json.loads(note[1])
        assert stale(mulot.load(page.stem), told) == []
        assert all(understood(page.stem, command, monkeypatch) for command in told["commands"])


def test_what_is_stale_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game, text = mulot.load("trio"), readme("trio")
    note = json.loads(str(tables(text)[0].note))
    assert stale(game, note) == []
    assert stale(game, {**note, "version": 1}) == ["measured with version 1; it is 2 now"]
    assert is_told(note, "")
    assert not is_told({**note, "played": 1}, "Played on a Sunday.")
    assert not is_told({**note, "played": 3}, "They were played with version 3.")
    assert is_told({**note, "played": 1}, "They were played with version 1.")
    less = {name: value for name, value in note["options"].items() if name != "first"}
    assert stale(game, {**note, "options": less}) == ["the option first is new"]
    assert stale(game, {**note, "options": {**note["options"], "cats": 3}}) == ["the option cats is no more"]
    assert len(stale(game, {**note, "options": {**note["options"], "variant": "pro"}})) == 1
    assert not understood("trio", "mulot study trio measure --rodents 3", monkeypatch)
    assert not understood("trio", "mulot study trio nothing", monkeypatch)
    bare = re.sub(r"<!-- figures: .* -->", "", text, count=1)
    assert [table.note for table in tables(bare)].count(None) == 1
