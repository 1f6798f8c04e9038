"""Figures of the proof in README and documents must be in its records: they may be lower, never higher."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from prove.part_list import PARTS
from prove.round_records import ROOT, load_records, sum_counts
from prove.survival_report import PAGE

PROOF = re.compile(r"make prove|proof\.md")
CODE_AND_LINKS = re.compile(r"`[^`]*`|\]\([^)]*\)")
"""Commands and addresses: the numbers in them are not figures."""
NUMBER = re.compile(r"(?<![\w.,])(\d[\d,]*)(?![\w]|[.,]\d)\s*")


def wrong_figures(text: str, total: Mapping[str, int]) -> list[str]:
    """Return every claimed number of the proof that is not in the sums, or is higher than its sum.

    A number counts as a claim if its sentence names the proof's command or page and the number is followed by the name
    of a count, spelled as in the records.
    """
    found = []
    for sentence in re.split(r"(?<=[.!?;])\s+|\n\s*\n|\n(?=[-|#])", text):
        if not PROOF.search(sentence):
            continue
        plain = CODE_AND_LINKS.sub("", sentence).replace("\n", " ").replace("*", "")
        for number in NUMBER.finditer(plain):
            rest = plain[number.end() :]
            named = [what for what in total if re.match(rf"{re.escape(what)}\b", rest)]
            said = f"{number[1]} {rest[:40]}"
            if not named:
                found.append(f"nothing that is counted: {said}")
            elif int(number[1].replace(",", "")) > total[max(named, key=len)]:
                found.append(f"{total[max(named, key=len)]:,} in the records: {said}")
    return found


TOTAL = {"kills": 30, "kills of a browser": 200, "moves acknowledged": 312_000}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("`make prove` killed it: 31 kills.", "30 in the records: 31 kills."),
        (
            "In [the proof](proof.md) are 312,001 moves acknowledged",
            "312,000 in the records: 312,001 moves acknowledged",
        ),
        ("It was tried (`make prove`) 7 times.", "nothing that is counted: 7 times."),
        ("- `make prove`: 201 kills of a browser", "200 in the records: 201 kills of a browser"),
        ("See [proof.md](proof.md), with\n400 kills of a browser", "200 in the records: 400 kills of a browser"),
        ("`make prove` has **300 kills**", "30 in the records: 300 kills"),
    ],
)
def test_figure_that_is_not_in_the_records_is_found(text: str, said: str) -> None:
    assert wrong_figures(f"Before.\n\n{text}\n\nAfter 99 days.", TOTAL) == [said]


@pytest.mark.parametrize(
    "text",
    [
        "`make prove` killed it: 30 kills, and a browser: 200 kills of a browser.",
        "It held 1,000 tables. [proof.md](proof.md) has the rest.",
        '`make prove PROVE="--hours 2"` goes on for as long.',
        "| 2.4.1 | held | Bytes at the door (`make prove`) |",
        "[proof.md](proof.md) has more than 300,000 moves acknowledged",
    ],
)
def test_figure_that_is_in_the_records_is_accepted(text: str) -> None:
    assert wrong_figures(text, TOTAL) == []


def test_figures_in_readme_and_documents_are_in_the_records() -> None:
    rounds = load_records(PARTS)
    total = {what: 0 for part in PARTS.values() for what in part.whole} | sum_counts(rounds)
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    assert len(pages) > 20
    found = {
        str(page.relative_to(ROOT)): wrong_figures(page.read_text(encoding="utf-8"), total)
        for page in pages
        if page != PAGE
    }
    assert {page: said for page, said in found.items() if said} == {}
