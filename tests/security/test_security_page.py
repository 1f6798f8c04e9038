"""`docs/security.md` is complete, and what it says of tests is true."""

from __future__ import annotations

import json
import re
from datetime import datetime
from functools import cache
from pathlib import Path

from kit.running_house import RunningHouse

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
ASKED = """
1.2.1-5 1.3.1-2 1.5.1 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2 4.1.1 4.4.1 5.2.1-2 5.3.1-2
6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1
10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
"""
"""Level 1 of ASVS 5.0.0, and level 2 of its chapters 2, 3, 7, 8 and 16."""


def asked() -> list[str]:
    numbers: list[str] = []
    for part in ASKED.split():
        head, _, last = part.partition("-")
        section, _, first = head.rpartition(".")
        numbers += [f"{section}.{n}" for n in range(int(first), int(last or first) + 1)]
    return numbers


def rows() -> list[tuple[str, ...]]:
    found = re.findall(r"^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$", PAGE.read_text(), re.M)
    return [tuple(row) for row in found]


@cache
def names_of_tests() -> frozenset[str]:
    names: set[str] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        names |= set(re.findall(r"^def (test_\w+)", file.read_text(), re.M))
    return frozenset(names)


def test_every_requirement_is_there_once_and_in_order() -> None:
    assert [number for number, *_ in rows()] == asked()
    assert len(asked()) == 119


def test_every_verdict_is_one_of_three_and_what_holds_names_a_test_that_is_there() -> None:
    for number, _, verdict, how in rows():
        assert verdict in ("held", "not here", "open"), number
        named = re.findall(r"`(test_\w+)`", how)
        assert set(named) <= names_of_tests(), (number, set(named) - names_of_tests())
        client = re.findall(r"`(web/\S+\.test\.ts)`", how)
        assert all((ROOT / path).is_file() for path in client), number
        if verdict == "held":
            assert named or client, number


def test_every_test_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text()))
    assert len(named) > 60
    assert named <= names_of_tests()


def test_what_is_open_is_listed_at_the_end() -> None:
    listed = PAGE.read_text().split("## What is open")[1]
    for number, _, verdict, how in rows():
        if verdict == "open" or "**open**" in how:
            assert number in listed, number


def test_the_page_for_reports_names_time_frames() -> None:
    text = (ROOT / "SECURITY.md").read_text()
    assert re.search(r"\b\d+ (hours|days)\b", text)
    assert "docs/security.md" in text


def test_a_line_of_the_log_is_json_with_its_time_in_utc() -> None:
    with RunningHouse(log_level="info") as house:
        house.stop()
        lines = [line for line in house.log.splitlines() if line]
    assert lines
    for line in lines:
        told = json.loads(line)
        at = datetime.fromisoformat(told["timestamp"])
        assert at.utcoffset() is not None
        assert not at.utcoffset()
        assert told["event"]
