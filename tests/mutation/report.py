"""docs/mutants.md: per game and file how many mutants were killed, which are equivalent, which are alive.

What a person found out about a game's mutants stands in `explained/<game>.toml`: `sample` (how many of the mutants are
tried; none: all), `[notes]` (sentences for the page) and `[equivalent]` (a mutant's key, and why nobody could see it).
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from pathlib import Path

from msgspec import Struct, convert

from mulot.lab.intervals import wilson

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "docs" / "mutants.md"
EXPLAINED = Path(__file__).parent / "explained"

INTRODUCTION = """# Mutants: what the tests of the rules notice

Made by `make mutate GAME=…` and `make mutants`. One small fault at a time is put into a function of a game's rules: a
comparison is shifted or turned, a whole number goes one up or down, `and` and `or` change places, a condition is
negated, a statement is dropped, yes and no change places, or a seat and the next seat. Then those tests of the game run
that call this function, the quickest first. Neither golden stories nor tests of more than half a second (games of
bots) count: they notice much and explain nothing.

*Killed*: a test failed, or never ended. *Equivalent*: nobody could see the difference, for the reason given (the
reasons stand in `tests/mutation/explained/`). *Alive*: no test noticed, and none should be. A mutant is written as
function, operator, what stood there → what stands there instead; `#1` is the second such place of a function.
"""


class Explained(Struct, forbid_unknown_fields=True):
    """What is known about a game's mutants besides what the run found."""

    sample: int = 0
    notes: dict[str, str] = {}
    equivalent: dict[str, str] = {}


def explained(game: str) -> Explained:
    """The mutants that were looked at and found equivalent."""
    file = EXPLAINED / f"{game}.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Explained) if file.is_file() else Explained()


def write_report(chapters: dict[str, list[str]], order: list[str]) -> None:
    """Put these chapters in place of the games' old ones; the others stay as they are."""
    old = REPORT.read_text(encoding="utf-8") if REPORT.is_file() else ""
    kept = {part.partition("\n")[0].strip(): f"## {part.strip()}" for part in re.split(r"^## ", old, flags=re.M)[1:]}
    kept.update({game: "\n".join(lines) for game, lines in chapters.items()})
    parts = [INTRODUCTION.strip(), *(kept[game] for game in order if game in kept)]
    REPORT.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    print(REPORT.relative_to(ROOT))


def chapter(game: str, found: dict[str, str], every: int, seed: int, known: Explained) -> list[str]:
    """The chapter of one game: `found` has what became of each mutant, `every` says how many could be made."""
    files: dict[str, Counter[str]] = defaultdict(Counter)
    rows: dict[str, list[str]] = {"alive": [], "equivalent": []}
    for key, result in sorted(found.items()):
        told = "killed" if result in ("killed", "late") else "equivalent" if key in known.equivalent else "alive"
        files[_file(game, key)][told] += 1
        if told != "killed":
            rows[told].append(f"- `{_short(game, key)}`: {known.equivalent.get(key, result)}")
    counts = sum(files.values(), Counter[str]())
    lines = [f"## {game}", "", _summary(counts, every, seed), ""]
    lines += [line for note in known.notes.values() for line in (note, "")]
    lines += ["| file | killed | equivalent | alive |", "| --- | --- | --- | --- |"]
    for name, row in sorted(files.items()):
        lines.append(f"| `{name}` | {row['killed']} | {row['equivalent']} | {row['alive']} |")
    for title, which in rows.items():
        if which:
            lines += ["", f"**{title.capitalize()}**", "", *which]
    return lines


def _summary(counts: Counter[str], every: int, seed: int) -> str:
    tried = counts.total()
    said = f"{counts['killed']} killed, {counts['equivalent']} equivalent, {counts['alive']} alive."
    if tried == every:
        return f"All {every:,} mutants: {said}"
    low, high = (100 * bound for bound in wilson(counts["alive"], tried))
    return (
        f"A sample of {tried:,} of {every:,} mutants (seed {seed}): {said} So {low:.1f} to {high:.1f} % of "
        "mutants such as these are alive without a reason (Wilson, 95 in 100)."
    )


def _file(game: str, key: str) -> str:
    return _short(game, key).partition(":")[0].partition(".")[0] + ".py"


def _short(game: str, key: str) -> str:
    """The key without what all mutants of the game have in front."""
    behind = key.partition(f".{game}.")[2] or key.partition(".")[2]
    return behind.removeprefix("rules.") if behind.startswith("rules.") and _folder(game) else behind


def _folder(game: str) -> bool:
    from mulot import games

    return (games.folder(game) / "rules").is_dir()
