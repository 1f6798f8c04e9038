"""`docs/security.md` is complete, and the tests that it names exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
ASKED = """
1.2.1-5 1.3.1-2 1.5.1 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2 4.1.1 4.4.1 5.2.1-2 5.3.1-2
6.1.1 6.2.1-8 6.3.1-2 6.4.1-2 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1
10.4.1-5 11.3.1-2 11.4.1 12.1.1 12.2.1-2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1
16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3
"""
"""Level 1 of ASVS 5.0.0, and level 2 of its chapters 2, 3, 7, 8 and 16."""


def required_chapters() -> list[str]:
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


def test_security_page_is_complete_and_names_existing_tests() -> None:
    """The security page has every requirement, and the tests that it names exist."""
    text, reports = PAGE.read_text(), (ROOT / "SECURITY.md").read_text()
    assert [number for number, *_ in rows()] == required_chapters()
    assert len(required_chapters()) == 119
    listed = text.split("## All open points")[1]
    for number, _, verdict, how in rows():
        assert verdict in ("met", "not applicable", "open"), number
        named = set(re.findall(r"`(test_\w+)`", how))
        client = re.findall(r"`(web/\S+\.test\.ts)`", how)
        assert all((ROOT / path).is_file() for path in client), number
        # These only require documentation.
        behaves = (
            named - {test_security_page_is_complete_and_names_existing_tests.__name__} if number != "15.1.1" else named
        )
        assert verdict != "met" or behaves or client, number
        assert (verdict != "open" and "**open**" not in how) or number in listed, number
    named = set(re.findall(r"`(test_\w+)`", text))
    assert len(named) > 60
    assert named <= names_of_tests(), named - names_of_tests()
    assert re.search(r"\b\d+ (hours|days)\b", reports)
    assert "docs/security.md" in reports
