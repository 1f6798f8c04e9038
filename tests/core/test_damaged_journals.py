"""Damaged files are rejected with a plain message that says what is wrong and where, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mulot.cli import dispatch
from mulot.cli.i18n import Translator
from mulot.core.campaign import split_journals
from mulot.core.errors import BrokenJournal, MulotError
from mulot.core.journal import Journal, Line, Move, Origin, Undo, parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.core.text import LANGUAGES
from mulot.games import load

TECHNICAL_TEXT = re.compile(r"-\d|`|\$|object|field|JSON|Expected|Invalid|truncated|[?{}]|None|byte", re.I)
"""Must not occur in a message for players."""


@pytest.fixture(scope="module")
def file() -> bytes:
    """A match of a few moves, two of them undone, as a file."""
    match, rng = Match(load("barrieres"), 2, 4), Random(4)
    for number in range(8):
        if number == 5:
            match.undo_to(3)
        match.play(match.waiting.seats[0], rng.choice(match.legal(match.waiting.seats[0])))
    return match.dump()


def messages(file: bytes) -> dict[str, str] | None:
    """Verify a file and return the error message in each language; None if the file is valid."""
    try:
        for part in split_journals(file):
            verify(*parse(part))
    except MulotError as error:
        return {lang: Translator(lang).error_text(error) for lang in LANGUAGES}
    return None


def check_plain_message(said: dict[str, str] | None) -> str:
    """Check that the messages exist, differ between languages and contain nothing technical; return the English one."""
    assert said is not None
    for sentence in said.values():
        assert not TECHNICAL_TEXT.search(sentence), sentence
    assert len(set(said.values())) == len(LANGUAGES)
    return said["en"]


def test_the_message_for_a_truncated_file_says_where_it_ends(file: bytes) -> None:
    assert messages(file) is None
    assert messages(file.rstrip(b"\n")) is None  # only the final newline is missing
    ends = {at + more for at, byte in enumerate(file) if byte == ord("\n") for more in range(-12, 3)}
    for end in sorted(ends.union(range(1, len(file), 7)) & set(range(1, len(file) - 1))):
        said = check_plain_message(messages(file[:end]))
        rows = file[:end].split(b"\n")
        whole = len(rows) - (file[end : end + 1] != b"\n")
        line = whole - 1 if rows[-1] else len(rows) - 2  # the header does not count as a line
        place = "in its first row" if not whole and rows[-1] else f"at line {line}"
        assert said.startswith(f"The journal is broken {place}: it ends there"), (end, said)
    for nothing in (b"", b"\n \n"):
        assert "nothing is in it" in check_plain_message(messages(nothing))


def corrupted(file: bytes) -> Iterator[bytes]:
    """Yield the file with the kinds of damage that editors, mail programs and other software cause."""
    rows = file.splitlines(keepends=True)
    rng = Random(1)
    for _ in range(300):
        at = rng.randrange(len(file) - 1)
        yield file[:at] + bytes([file[at] ^ 1 << rng.randrange(8)]) + file[at + 1 :]
        more = at + rng.randrange(1, 80)
        yield file[:at] + file[more:]
        yield file[:at] + file[at:more] * 2 + file[more:]
    for number in range(len(rows)):
        yield b"".join(rows[:number] + rows[number + 1 :])
        yield b"".join([*rows[:number], b"\n", *rows[number:]])
        yield b"".join([*rows[:number], b"[" * 100_000 + b"\n", *rows[number:]])
    yield from (b"hello", b"null\n" * 3, b"[]", b'{"kind":"mulot"}', b"PK\x03\x04" + bytes(40), b"\xff\xfe", b"[" * 9)
    yield file.decode().encode("utf-16")
    yield b"\xef\xbb\xbf" + file
    yield file + file[: len(file) // 2]
    yield file + b"{}\n"


def test_a_corrupt_file_gives_a_plain_message_and_no_traceback(file: bytes) -> None:
    expected = 0
    for body in corrupted(file):
        said = messages(body)
        if said is not None:  # some files are still valid, for example without the seed
            check_plain_message(said)
            expected += 1
    assert expected > 900


def forged(file: bytes, header: dict[str, Any], *more: Line) -> bytes:
    """Return the file with a changed header and further lines, and with valid hashes."""
    journal, seed = parse(file)
    again = Journal(msgspec.structs.replace(journal.header, **header))
    for line in (*journal.lines, *more):
        again.append(line)
    return again.dump(seed)


def test_a_forged_file_with_valid_hashes_gives_a_plain_message(file: bytes) -> None:
    journal, seed = parse(file)
    no_lines = Journal(journal.header)
    assert "at line 0: a line is missing" in check_plain_message(messages(no_lines.dump(seed)))
    for header in (
        {"added": ("zz",)},
        {"seats": -1},
        {"seats": 10**18},
        {"options": {"size": [1]}},
        {"options": {"attic": {}}},
        {"version": -5},
        {"commitment": "x"},
        {"origins": ()},
        {"origins": (Origin(3, "zz"),)},
    ):
        assert "in its first row" in check_plain_message(messages(forged(file, header)))
    after = len(journal.lines)
    for line in (
        Undo(after, -7),
        Undo(after, 700),
        Move(after, -1, "a1v"),
        Move(after, 10**18, "a1v"),
        Move(after, 1, "é\n" * 50, (-5,)),
    ):
        assert check_plain_message(messages(forged(file, {}, line))).endswith(
            f"at line {after}: the rules do not allow this move."
        )
    assert "below its last row" in check_plain_message(messages(file + file.splitlines(keepends=True)[-2]))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (b'"seat":1', b'"seat":0', "broken at line 1: this line was changed after it was written."),
        (b'{"kind":"move","line":3', b'{"kind":"move","lime":3', "broken at line 3: this line cannot be read."),
        (b'{"kind":"header"', b'{"kind":"heather"', "broken in its first row: it does not begin as a game"),
        (b'"lines":10', b'"lines":11', "the last row does not fit what stands above it."),
    ],
)
def test_the_message_names_the_problem_and_the_line(file: bytes, old: bytes, new: bytes, expected: str) -> None:
    assert old in file
    assert expected in check_plain_message(messages(file.replace(old, new, 1)))


def test_the_command_prints_only_the_message(file: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    ends = [at for at, byte in enumerate(file) if byte == ord("\n")][:-1]
    for end in [at + more for at in [-1, *ends] for more in (1, 30)]:
        path.write_bytes(file[:end])
        for lang in LANGUAGES:
            with pytest.raises(SystemExit) as ended:
                dispatch.main(["verify", str(path), "--lang", lang])
            assert ended.value.code == 2
            (said,) = capsys.readouterr().err.splitlines()
            assert said in (messages(file[:end]) or {})[lang]


def test_the_exception_has_the_exact_reason() -> None:
    with pytest.raises(BrokenJournal, match="unknown field"):
        parse(b'{"kind":"header","chain":1}')
