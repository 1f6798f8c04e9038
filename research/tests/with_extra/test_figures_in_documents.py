"""A note above each table of figures says how to reproduce it. The command must exist, and the game must be unchanged.

A note contains the command, the version of the game, and its options at that time (`varies` lists the options that the
table itself varies). If the game now has another version or other defaults, the figures are stale. If they were played
with an earlier version (`played`), the text below the table must say so.
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


def stale_parts(game: Any, note: dict[str, Any], below: str = "") -> list[str]:
    """Return what has changed since the figures were measured; empty if nothing has."""
    now, played = plain_options(game.options()), note.get("played", note["version"])
    faults = [f"version {note['version']}"] if note["version"] != game.version else []
    faults += ["not told"] if played < game.version and f"played with version {played}" not in below else []
    faults += [name for name in now if name not in {*note["options"], *note["varies"]}]
    faults += [name for name, value in note["options"].items() if now.get(name, ...) != value]
    return faults + [name for name in note["varies"] if name not in game.options.__struct_fields__]


def is_valid_command(command: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """True if the command exists and accepts these arguments. It is parsed, but not run."""
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
    assert stale_parts(mulot.load(game), note, below) == []
    assert all(is_valid_command(command, monkeypatch) for command in note["commands"])


def test_stale_figures_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mulot.load("trio")
    note = next(note for name, note, _ in NOTES if name == "trio")
    assert stale_parts(game, note) == []
    assert stale_parts(game, {**note, "version": 1}) == ["version 1", "not told"]
    assert stale_parts(game, {**note, "played": 1}, "They were played with version 1.") == []
    assert stale_parts(game, {**note, "options": {**note["options"], "cats": 3}}) == ["cats"]
    assert stale_parts(game, {**note, "options": {**note["options"], "first": 1}}) == ["first"]
    assert not is_valid_command("python -m research trio random-play --rodents 3", monkeypatch)
    assert not is_valid_command("python -m research trio nothing", monkeypatch)
    assert not is_valid_command("mulot simulate trio --rodents 3", monkeypatch)
