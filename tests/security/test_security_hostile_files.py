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


def journal_text(**changes: object) -> str:
    """Return the journal of a running game with these changes to its header and with valid hashes."""
    match = Match(mulot.load("souriciere"), 2, 1)
    journal = Journal(msgspec.structs.replace(match.journal.header, **changes))
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
    (tmp_path / "file").write_text(journal_text(game=OBEYED))
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


def change_row(line: int, old: str, new: str) -> list[tuple[str, Sequence[object]]]:
    """Return the SQL that changes this text in a row."""
    change = "UPDATE lines SET body = CAST(replace(CAST(body AS TEXT), ?, ?) AS BLOB) WHERE line = ?"
    return [(change, [old, new, line])]


def add_row(record: str) -> list[tuple[str, Sequence[object]]]:
    """Return the SQL that adds a row after all others."""
    add = "INSERT INTO lines SELECT tbl, max(line) + 1, NULL, NULL, 1, CAST(? AS BLOB) FROM lines"
    return [(add, [record])]


def sit_down(**changes: object) -> list[tuple[str, Sequence[object]]]:
    """Return the SQL that adds a row in which a person with these fields sits down."""
    place = {"sits": "person", "device": "d", "name": "hazel", "left": False, **changes}
    return add_row(msgspec.json.encode({"kind": "sits", "seat": 0, "place": place}).decode())


NO_PRIMARY_KEY = [
    ("CREATE TABLE copies AS SELECT * FROM lines", []),
    ("DROP TABLE lines", []),
    ("ALTER TABLE copies RENAME TO lines", []),
]
ENDLESS = "WITH RECURSIVE r(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM r) SELECT 't' || n, 1, x'' FROM r"
NO_ROWS = {
    "none": [("DELETE FROM lines", [])],
    "without the first": [("DELETE FROM lines WHERE line = 0", [])],
    "with a gap": [("DELETE FROM lines WHERE line = 1", [])],
    "twice": [*NO_PRIMARY_KEY, ("INSERT INTO lines SELECT * FROM lines", [])],
    "without a number": [*NO_PRIMARY_KEY, ("UPDATE lines SET line = NULL WHERE line = 1", [])],
    "with a text for a number": [("UPDATE lines SET line = 'x' WHERE line = 1", [])],
    "with half a number": [("UPDATE lines SET line = 1.5 WHERE line = 2", [])],
    "with the largest number": [("UPDATE lines SET line = 9223372036854775807 WHERE line = 2", [])],
    "without a body": [*NO_PRIMARY_KEY, ("UPDATE lines SET body = NULL WHERE line = 1", [])],
    "with a text": [("UPDATE lines SET body = 'text' WHERE line = 1", [])],
    "with nothing": [("UPDATE lines SET body = x'' WHERE line = 1", [])],
    "with bytes that are no text": [("UPDATE lines SET body = x'fffe' WHERE line = 1", [])],
    "with megabytes": [("UPDATE lines SET body = zeroblob(20000000) WHERE line = 1", [])],
    "with brackets": [("UPDATE lines SET body = CAST(? AS BLOB) WHERE line = 1", ["[" * 500_000])],
    "with a long id of a move": [("UPDATE lines SET action = ? WHERE line = 1", ["x" * 1000])],
    "with a text for a seat": [("UPDATE lines SET seat = 'x' WHERE line = 1", [])],
    "of a table with a thousand million seats": change_row(0, '"seats":2', '"seats":1000000000'),
    "of a table with less than no seats": change_row(0, '"seats":2', '"seats":-1'),
    "of another table": change_row(0, '"table":"', '"table":"x'),
    "that say who sits on a seat that is none": add_row('{"kind":"sits","seat":-1,"place":{"sits":"empty"}}'),
    "with orders for a name": sit_down(name=OBEYED),
    "with a name written the other way": sit_down(name="\u202elezah"),
    "with a long name": sit_down(name="a" * 41),
    "with a face that is none": sit_down(face="<script>"),
    "with a long device": sit_down(device="d" * 1000),
    "of a kind that is none": add_row('{"kind":"spooky"}'),
    "of seeds that are none": [("INSERT INTO revealed VALUES ('gone', ?, 'zz')", [OBEYED])],
    "of too many keys": [("INSERT INTO notes VALUES ('share-keys', 1, zeroblob(1000000))", [])],
    "without an end": [("DROP TABLE notes", []), (f"CREATE VIEW notes (name, at, body) AS {ENDLESS}", [])],
}


@pytest.mark.parametrize(
    "orders", [*NO_TABLE.values(), *NO_ROWS.values()], ids=[*NO_TABLE, *(f"rows {kind}" for kind in NO_ROWS)]
)
def test_a_backup_with_a_table_that_cannot_be_is_refused_whole(
    tmp_path: Path, backup: bytes, orders: list[tuple[str, Sequence[object]]]
) -> None:
    """Some of these once made `restore` or the server that loaded the table run until its memory was full."""
    spoil_backup(tmp_path, backup, *orders)
    status, said = run_command(tmp_path, "restore", "copy.db")
    assert status == 2, said
    assert re.search("copy.db.* is no.* backup", said), said
    check_no_control_sequences(said)
    with closing(sqlite3.connect(tmp_path / "house.db")) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_a_seat_count_in_a_file_cannot_fill_the_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(journal_text(seats=10**9))
    for word in ("verify", "import"):
        status, said = run_command(tmp_path, word, "file")
        assert status == 2, said
        check_no_control_sequences(said)


@pytest.mark.parametrize("field", ["journal", "version"])
def test_a_huge_number_in_a_file_is_refused_with_a_sentence(tmp_path: Path, field: str) -> None:
    (tmp_path / "file").write_text(journal_text(**{field: 10**30}))
    status, said = run_command(tmp_path, "verify", "file")
    assert status == 2, said
    check_no_control_sequences(said)


def test_a_file_with_forged_luck_is_not_imported(tmp_path: Path) -> None:
    match = Match(mulot.load("souriciere"), 2, 1, {"first": 0})
    match.play(0, "roll")
    journal = Journal(match.journal.header)
    deal, move = match.journal.lines
    for line in (deal, msgspec.structs.replace(move, luck=((move.luck[0] + 1) % 6,))):
        journal.append(line)
    (tmp_path / "file").write_bytes(journal.dump(match.seed))
    for word in ("verify", "import"):
        status, said = run_command(tmp_path, word, "file")
        assert status == 2, said
        assert "at line 1: the luck in this line is not the luck of this game" in said


def test_what_a_backup_brings_beside_its_rows_does_nothing(tmp_path: Path, backup: bytes) -> None:
    """Triggers in a backup are not copied, and the reason for a table's quarantine is escaped."""
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
