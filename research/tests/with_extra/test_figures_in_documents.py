"""What makes a table of figures again is noted above it: that command is there, and the game is the one it measured.

A note has the command, the version of the game, and its options as they were (`varies`: those that the table itself
changes). Where the game has another version or another default since, the figures are of something else; where they
were played with an earlier one (`played`), the text below says so.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import mulot
from mulot import games
from mulot.cli import main as mulots
from mulot.core.options import plain_options
from research import __main__ as door

RESULTS = Path(mulot.__file__).parents[2] / "docs" / "results"
PAGES = [
    *RESULTS.glob("*.md"),
    *(games.folder(name) / "README.md" for name in mulot.shelf() if games.default_shelf().is_builtin(name)),
]
NOTE = re.compile(r"^<!-- figures: (\{.*\}) -->$", re.M)
NOTES = [
    (page.stem if page.parent == RESULTS else page.parent.name, json.loads(note[1]), text[note.end() :].split("\n#")[0])
    for page in PAGES
    for text in [page.read_text(encoding="utf-8")]
    for note in NOTE.finditer(text)
]


def stale(game: Any, note: dict[str, Any], below: str = "") -> list[str]:
    """What has changed since the figures were measured."""
    now, played = plain_options(game.options()), note.get("played", note["version"])
    faults = [f"version {note['version']}"] if note["version"] != game.version else []
    faults += ["not told"] if played < game.version and f"played with version {played}" not in below else []
    faults += [name for name in now if name not in {*note["options"], *note["varies"]}]
    faults += [name for name, value in note["options"].items() if now.get(name, ...) != value]
    return faults + [name for name in note["varies"] if name not in game.options.__struct_fields__]


def understood(command: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether there is such a command, and it takes these arguments; it is not run."""
    by, *words = shlex.split(command)
    run = mulots
    if by == "python":
        (m, research, *words), run = words, door.main
        assert [m, research] == ["-m", "research"]
    parse = argparse.ArgumentParser.parse_args

    def parsed(self: argparse.ArgumentParser, args: Any = None, namespace: Any = None) -> Any:
        found = parse(self, args, namespace)
        if self.prog != "python -m research":
            raise InterruptedError
        return found

    with monkeypatch.context() as changed:
        changed.setattr(argparse.ArgumentParser, "parse_args", parsed)
        try:
            run(words)
        except InterruptedError:
            return True
        except SystemExit:
            return False
    return False


@pytest.mark.parametrize("place", range(len(NOTES)), ids=lambda place: f"{NOTES[place][0]}-{place}")
def test_a_note_is_true(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, note, below = NOTES[place]
    assert stale(mulot.load(game), note, below) == []
    assert all(understood(command, monkeypatch) for command in note["commands"])


def test_what_is_stale_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mulot.load("trio")
    note = next(note for name, note, _ in NOTES if name == "trio")
    assert stale(game, note) == []
    assert stale(game, {**note, "version": 1}) == ["version 1", "not told"]
    assert stale(game, {**note, "played": 1}, "They were played with version 1.") == []
    assert stale(game, {**note, "options": {**note["options"], "cats": 3}}) == ["cats"]
    assert stale(game, {**note, "options": {**note["options"], "first": 1}}) == ["first"]
    assert not understood("python -m research trio random-play --rodents 3", monkeypatch)
    assert not understood("python -m research trio nothing", monkeypatch)
    assert not understood("mulot simulate trio --rodents 3", monkeypatch)
