"""docs/mutants.md: per part and file how many mutants were killed, which are equivalent, which are alive.

What a person found out about the mutants of a game or a part of the house stands in `explained/<name>.toml`: `sample`
(how many of the mutants are tried; none: all), `[notes]` (sentences for the page) and `[equivalent]` (a mutant's key,
and why nobody could see it). What came of the parts of the house is kept in docs/mutants.jsonl, a line each.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

from msgspec import Struct, convert, json

from mulot.lab.intervals import wilson
from mutation.operators import Mutant
from mutation.parts import ROOT, Part

RECORDS = ROOT / "docs" / "mutants.jsonl"
REPORT = ROOT / "docs" / "mutants.md"
EXPLAINED = Path(__file__).parent / "explained"

INTRODUCTION = """# Mutants: what the tests notice

Made by `make mutate` (`GAME=…`, `PART=…`, `MUTATE=--report`). One small fault at a time is put into a function
of a game's rules, or of a part of the house (`table`, `room`, `store`, `server`, `pocket`, and `wire`: the client's): a
comparison is shifted or turned, a whole number goes one up or down, `and` and `or` change places, a condition is
negated, a statement is dropped, yes and no change places, or a seat and the next seat. Then those tests run that call
this function, in their own process or in one that they start, the quickest first. Of a game neither golden stories nor
tests of more than half a second (games of bots) count: they notice much and explain nothing. Tests of the house may
take a minute.

*Killed*: a test failed, or never ended. *Equivalent*: nobody could see the difference, for the reason given (the
reasons stand in `tests/mutation/explained/`). *Alive*: no test noticed, and none should be. A mutant is written as
function, operator, what stood there → what stands there instead; `#1` is the second such place of a function. What
came of the parts of the house is kept in `docs/mutants.jsonl`, a line each.
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


class Record(Struct):
    """What came of a part's mutants: for each file how many were killed, are equivalent and alive, and which."""

    part: str
    seed: int
    commit: str
    every: int
    """How many could be made."""
    files: dict[str, tuple[int, int, int]]
    equivalent: list[str]
    alive: dict[str, str]


def record(part: Part, found: dict[str, str], tried: list[Mutant], every: int, seed: int) -> Record:
    """`found` has what became of each mutant that was tried."""
    known, made = explained(part.name).equivalent, Record(part.name, seed, _commit(), every, {}, [], {})
    for mutant in sorted(tried, key=lambda one: one.key):
        killed, equivalent, alive = made.files.get(part.file(mutant), (0, 0, 0))
        result = found[mutant.key]
        if result in ("killed", "late"):
            killed += 1
        elif mutant.key in known:
            equivalent += 1
            made.equivalent.append(mutant.key)
        else:
            alive += 1
            made.alive[mutant.key] = result
        made.files[part.file(mutant)] = (killed, equivalent, alive)
    return made


def _commit() -> str:
    asked = ["git", "-C", str(ROOT), "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


def records() -> dict[str, Record]:
    """What is kept in the repository: the parts of the house, a line each."""
    lines = RECORDS.read_text(encoding="utf-8").splitlines() if RECORDS.is_file() else []
    return {made.part: made for made in (json.decode(line, type=Record) for line in lines)}


def keep(made: Record) -> None:
    """In place of the part's line before."""
    kept = {**records(), made.part: made}
    RECORDS.write_bytes(b"".join(json.encode(kept[part]) + b"\n" for part in sorted(kept)))


def chapter(made: Record, known: Explained) -> list[str]:
    """The chapter of one part."""
    counts = [sum(column) for column in zip(*made.files.values(), strict=True)]
    lines = [f"## {made.part}", "", _summary(counts, made), ""]
    lines += [line for note in known.notes.values() for line in (note, "")]
    lines += ["| file | killed | equivalent | alive |", "| --- | --- | --- | --- |"]
    lines += [f"| `{name}` | {row[0]} | {row[1]} | {row[2]} |" for name, row in sorted(made.files.items())]
    reasons = {key: known.equivalent[key] for key in made.equivalent if key in known.equivalent}
    for title, which in (("Alive", made.alive), ("Equivalent", reasons)):
        if which:
            rows = [f"- `{_short(made.part, key)}`: {why}" for key, why in which.items()]
            lines += ["", f"**{title}**", "", *rows]
    return lines


def _summary(counts: list[int], made: Record) -> str:
    tried = sum(counts)
    said = f"{counts[0]} killed, {counts[1]} equivalent, {counts[2]} alive."
    if tried == made.every:
        return f"All {made.every:,} mutants: {said}"
    low, high = (100 * bound for bound in wilson(counts[2], tried))
    return (
        f"A sample of {tried:,} of {made.every:,} mutants (seed {made.seed}): {said} So {low:.1f} to {high:.1f} % of "
        "mutants such as these are alive without a reason (Wilson, 95 in 100)."
    )


def _short(part: str, key: str) -> str:
    """The key without what all mutants of the part have in front."""
    behind = key.partition(f".{part}.")[2] or key.partition(".")[2]
    return behind.removeprefix("rules.") if behind.startswith("rules.") and _folder(part) else behind


def _folder(part: str) -> bool:
    from mulot import games

    return part in games.shelf() and (games.folder(part) / "rules").is_dir()
