"""A damaged file is refused in a plain sentence that says what is wrong and where, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from mulot.cli import door
from mulot.cli.words import Words
from mulot.core.book import split
from mulot.core.errors import BrokenJournal, MulotError
from mulot.core.journal import Journal, Line, Move, Origin, Undo, parse
from mulot.core.match import Match
from mulot.core.proof import verify
from mulot.core.text import LANGUAGES
from mulot.games import load

MACHINE = re.compile(r"-\d|`|\$|object|field|JSON|Expected|Invalid|truncated|[?{}]|None|byte", re.I)
"""What no person can make anything of."""


@pytest.fixture(scope="module")
def file() -> bytes:
    """A few moves, two of which were taken back, as a house keeps them."""
    match, rng = Match(load("barrieres"), 2, 4), Random(4)
    for number in range(8):
        if number == 5:
            match.undo_to(3)
        match.play(match.waiting.seats[0], rng.choice(match.legal(match.waiting.seats[0])))
    return match.dump()


def told(file: bytes) -> dict[str, str] | None:
    """What a person is told, by language; None: it is well."""
    try:
        for part in split(file):
            verify(*parse(part))
    except MulotError as error:
        return {lang: Words(lang).error(error) for lang in LANGUAGES}
    return None


def is_plain(said: dict[str, str] | None) -> str:
    """The English sentence, after all were looked at."""
    assert said is not None
    for sentence in said.values():
        assert not MACHINE.search(sentence), sentence
    assert len(set(said.values())) == len(LANGUAGES)
    return said["en"]


def test_a_file_that_was_cut_anywhere_says_where_it_ends(file: bytes) -> None:
    assert told(file) is None
    assert told(file.rstrip(b"\n")) is None  # that is all of it
    ends = {at + more for at, byte in enumerate(file) if byte == ord("\n") for more in range(-12, 3)}
    for end in sorted(ends.union(range(1, len(file), 7)) & set(range(1, len(file) - 1))):
        said = is_plain(told(file[:end]))
        rows = file[:end].split(b"\n")
        whole = len(rows) - (file[end : end + 1] != b"\n")
        line = whole - 1 if rows[-1] else len(rows) - 2  # the header is no line
        place = "in its first row" if not whole and rows[-1] else f"at line {line}"
        assert said.startswith(f"The journal is broken {place}: it ends there"), (end, said)
    for nothing in (b"", b"\n \n"):
        assert "nothing is in it" in is_plain(told(nothing))


def garbled(file: bytes) -> Iterator[bytes]:
    """As editors, mail and other people's programs leave files behind."""
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


def test_a_garbled_file_never_comes_to_a_traceback_and_is_told_plainly(file: bytes) -> None:
    told_so = 0
    for body in garbled(file):
        said = told(body)
        if said is not None:  # a seal without its seed, for one, is a whole file
            is_plain(said)
            told_so += 1
    assert told_so > 900


def forged(file: bytes, header: dict[str, Any], *more: Line) -> bytes:
    """Whoever changes a journal can make its hashes fit."""
    journal, seed = parse(file)
    again = Journal(msgspec.structs.replace(journal.header, **header))
    for line in (*journal.lines, *more):
        again.append(line)
    return again.dump(seed)


def test_a_file_whose_hashes_fit_is_told_as_plainly(file: bytes) -> None:
    journal, seed = parse(file)
    no_lines = Journal(journal.header)
    assert "at line 0: a line is missing" in is_plain(told(no_lines.dump(seed)))
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
        assert "in its first row" in is_plain(told(forged(file, header)))
    after = len(journal.lines)
    for line in (
        Undo(after, -7),
        Undo(after, 700),
        Move(after, -1, "a1v"),
        Move(after, 10**18, "a1v"),
        Move(after, 1, "é\n" * 50, (-5,)),
    ):
        assert is_plain(told(forged(file, {}, line))).endswith(f"at line {after}: the rules do not allow this move.")
    assert "below its last row" in is_plain(told(file + file.splitlines(keepends=True)[-2]))


@pytest.mark.parametrize(
    ("old", "new", "told_so"),
    [
        (b'"seat":1', b'"seat":0', "broken at line 1: this line was changed after it was written."),
        (b'{"kind":"move","line":3', b'{"kind":"move","lime":3', "broken at line 3: this line cannot be read."),
        (b'{"kind":"header"', b'{"kind":"heather"', "broken in its first row: it does not begin as a game"),
        (b'"lines":10', b'"lines":11', "the last row does not fit what stands above it."),
    ],
)
def test_what_is_wrong_is_said_with_its_line(file: bytes, old: bytes, new: bytes, told_so: str) -> None:
    assert old in file
    assert told_so in is_plain(told(file.replace(old, new, 1)))


def test_the_command_ends_with_the_sentence_alone(
    file: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    ends = [at for at, byte in enumerate(file) if byte == ord("\n")][:-1]
    for end in [at + more for at in [-1, *ends] for more in (1, 30)]:
        path.write_bytes(file[:end])
        for lang in LANGUAGES:
            with pytest.raises(SystemExit) as ended:
                door.main(["verify", str(path), "--lang", lang])
            assert ended.value.code == 2
            (said,) = capsys.readouterr().err.splitlines()
            assert said in (told(file[:end]) or {})[lang]


def test_whoever_mends_files_still_reads_the_exact_reason() -> None:
    with pytest.raises(BrokenJournal, match="unknown field"):
        parse(b'{"kind":"header","chain":1}')
