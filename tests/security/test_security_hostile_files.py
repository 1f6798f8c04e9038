"""Files written by others, on an operator's machine: journals and backups with control sequences for the terminal, or
with invalid tables."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import mulot
from mulot.core.journal import Journal
from mulot.core.match import Match

OBEYED = "\x1b]0;mine\x07\x1b[31m\x9b2J\u202e"
"""Control sequences, which change a terminal's title, colours, screen or writing direction."""


def journal_text(game: str = "souriciere") -> str:
    """Return the journal of a running game with this name and valid hashes."""
    match = Match(mulot.load("souriciere"), 2, 1)
    journal = Journal(msgspec.structs.replace(match.journal.header, game=game))
    for line in match.journal.lines:
        journal.append(line)
    return journal.dump(match.seed).decode()


def run_command(folder: Path, *words: str, house: str = "house.db") -> tuple[int, str]:
    """Run a command. Return its status and output."""
    done = subprocess.run(
        [sys.executable, "-m", "mulot", *words],
        capture_output=True, cwd=folder, env={**os.environ, "MULOT_DATABASE": str(folder / house)}, timeout=300,
    )  # fmt: skip
    return done.returncode, (done.stdout + done.stderr).decode()


def check_no_control_sequences(text: str) -> None:
    """Check that the text has no control sequences."""
    found = [sign for sign in text if sign not in "\n\t" and unicodedata.category(sign) in ("Cc", "Cf", "Cs")]
    assert found == [], text
    assert "Traceback" not in text, text


@pytest.mark.parametrize("word", ["verify", "replay", "import"])
def test_a_file_gives_no_orders_to_the_terminal(tmp_path: Path, word: str) -> None:
    (tmp_path / "file").write_text(journal_text(OBEYED))
    status, said = run_command(tmp_path, word, "file")
    assert status == 2
    assert "\ufffd]0;mine\ufffd" in said
    check_no_control_sequences(said)


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("house")
    (folder / "file").write_text(journal_text())
    for words in (("import", "file"), ("backup", "copy.db")):
        status, said = run_command(folder, *words)
        assert status == 0, said
    return (folder / "copy.db").read_bytes()


def spoil_backup(folder: Path, backup: bytes, *orders: tuple[str, Sequence[object]]) -> Path:
    file = folder / "copy.db"
    file.write_bytes(backup)
    with closing(sqlite3.connect(file)) as db, db:
        for order in orders:
            db.execute(*order)
    return file


NO_TABLE = {
    "orders in its name": [("UPDATE tables SET id = ?", [OBEYED]), ("UPDATE lines SET tbl = ?", [OBEYED])],
    "a path": [("UPDATE tables SET id = ?", ["../../x"]), ("UPDATE lines SET tbl = ?", ["../../x"])],
    "orders for a game": [("UPDATE tables SET game = ?", [OBEYED])],
    "megabytes of a game": [("UPDATE tables SET game = ?", ["x" * 3_000_000])],
    "orders for a phase": [("UPDATE tables SET phase = ?", [OBEYED])],
    "no number of seats": [("UPDATE tables SET seats = 'two'", [])],
    "less than no seats": [("UPDATE tables SET seats = -5", [])],
    "more seats than there are": [("UPDATE tables SET free = 999999999", [])],
    "a day that is no number": [("UPDATE tables SET opened_at = 'today'", [])],
    "a day before all": [("UPDATE tables SET opened_at = -99999999999", [])],
    "a day after all": [("UPDATE tables SET opened_at = 9223372036854775807", [])],
    "a promise that is none": [("UPDATE tables SET commitment = ?", [OBEYED])],
    "a seed that is none": [("UPDATE tables SET revealed = ?", [OBEYED])],
}


@pytest.mark.parametrize("kind", NO_TABLE)
def test_a_backup_with_a_table_that_cannot_be_is_refused_whole(tmp_path: Path, backup: bytes, kind: str) -> None:
    spoil_backup(tmp_path, backup, *NO_TABLE[kind])
    status, said = run_command(tmp_path, "restore", "copy.db")
    assert status == 2, said
    assert re.search("copy.db.* is no.* backup", said), said
    check_no_control_sequences(said)
    with closing(sqlite3.connect(tmp_path / "house.db")) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_what_a_backup_brings_beside_its_rows_does_nothing(tmp_path: Path, backup: bytes) -> None:
    """Triggers in a backup are not copied, and the reason of a quarantined table is escaped."""
    deletes = "CREATE TRIGGER deletes AFTER INSERT ON lines BEGIN DELETE FROM lines; END"
    spoil_backup(tmp_path, backup, (deletes, []), ("UPDATE tables SET aside = ?", [OBEYED]))
    status, said = run_command(tmp_path, "restore", "copy.db")
    assert status == 0, said
    with closing(sqlite3.connect(tmp_path / "house.db")) as db:
        assert db.execute("SELECT count(*) FROM lines").fetchone() > (2,)
    status, said = run_command(tmp_path, "admin", "list")
    assert status == 0
    check_no_control_sequences(said)
    assert "\ufffd]0;mine" in said
