"""Writes docs/mutants.md: for each part and file, how many mutants are killed, equivalent and alive.

Findings about the mutants of a game or a part, written by hand, are in `explained/<name>.toml`: `sample` (how many
mutants are tried; all of them if missing), `[notes]` (sentences for the page), `[equivalent]` (a mutant's key, and why
no test can notice it) and `[renamed]` (an equivalent mutant's key in an older record, and its key today). The results
are stored in docs/mutants.jsonl, one line per part, with the names that parts, modules and functions had at that
commit.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

from msgspec import Struct, convert, json

from mulot.lab.intervals import wilson
from mutation.operators import Mutant
from mutation.targets import RENAMED, ROOT, MutationTarget

RECORDS = ROOT / "docs" / "mutants.jsonl"
REPORT = ROOT / "docs" / "mutants.md"
EXPLAINED = Path(__file__).parent / "explained"

INTRODUCTION = """# Mutants: which faults the tests catch

`make mutate` (`GAME=…`, `PART=…`, `MUTATE=--report`) writes this page. A mutant is one small change to a function in a
game's rules, or in a part of the software (`table`, `actor`, `store`, `server`, `browser`, and `wire`, the client's
connection to the server): a comparison is shifted or reversed, an integer is increased or decreased by one, `and` and
`or` are swapped, a condition is negated, a statement is dropped, `True` and `False` are swapped, a seat is replaced by
the next one, a list loses an element, a sort key or a part of it is dropped, `min` and `max` are swapped, a procedure
continues with its next step instead of the given one, or a default argument is changed. Integers and truth values in
the tables of a game's content (except coordinates) are changed too. Then the tests that call this function, in their
own process or in one that they start, are run, with the fastest first. For games, golden stories and tests that take
more than half a second (games between bots) do not count, because they catch a lot and explain nothing. Tests of the
software may take up to a minute.

*Killed*: a test failed or did not end. *Equivalent*: no test can notice the change, for the reason given (the reasons
are in `tests/mutation/explained/`). *Alive*: no test noticed the change, although one should. A mutant is written as
function, operator, code before → code after; `#1` is the second such place in a function. The results are stored in
`docs/mutants.jsonl`, one line per part. Results from before a rename have the names used at that commit (`room` is now
`actor`, `pocket` is now `browser`).
"""


class Explained(Struct, forbid_unknown_fields=True):
    """Findings about the mutants of a game or a part, written by hand."""

    sample: int = 0
    notes: dict[str, str] = {}
    equivalent: dict[str, str] = {}
    renamed: dict[str, str] = {}

    def reason(self, key: str) -> str | None:
        """Return the reason why a mutant is equivalent, or None. `key` may come from an older record."""
        return self.equivalent.get(self.renamed.get(key, key))


def explained(name: str) -> Explained:
    """Return the findings about a game or a part. `name` may come from an older record."""
    file = EXPLAINED / f"{RENAMED.get(name, name)}.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Explained) if file.is_file() else Explained()


def write_report(chapters: dict[str, list[str]], order: list[str]) -> None:
    """Replace these chapters of the page and keep the others, in this order. A chapter from before a rename is kept
    until there is one with the new name."""
    old = REPORT.read_text(encoding="utf-8") if REPORT.is_file() else ""
    texts = {text.partition("\n")[0].strip(): f"## {text.strip()}" for text in re.split(r"^## ", old, flags=re.M)[1:]}
    texts.update({name: "\n".join(lines) for name, lines in chapters.items()})
    old_names = {new: old for old, new in RENAMED.items()}
    shown = [name if name in texts else old_names.get(name, name) for name in order]
    parts = [INTRODUCTION.strip(), *(texts[name] for name in shown if name in texts)]
    REPORT.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    print(REPORT.relative_to(ROOT))


class MutantRecord(Struct):
    """The results for a part: for each file, how many mutants are killed, equivalent and alive, and which ones."""

    part: str
    seed: int
    commit: str
    every: int
    """The number of mutants. Only a sample of them may have been tried."""
    files: dict[str, tuple[int, int, int]]
    equivalent: list[str]
    alive: dict[str, str]


def new_record(
    target: MutationTarget, found: dict[str, str], tried: list[Mutant], every: int, seed: int
) -> MutantRecord:
    """Return the record of a run. `found` maps each tried mutant's key to its result."""
    known, made = explained(target.name), MutantRecord(target.name, seed, _commit(), every, {}, [], {})
    for mutant in sorted(tried, key=lambda one: one.key):
        file = target.file_name(mutant)
        killed, equivalent, alive = made.files.get(file, (0, 0, 0))
        result = found[mutant.key]
        if result in ("killed", "late"):
            killed += 1
        elif mutant.key in known.equivalent:
            equivalent += 1
            made.equivalent.append(mutant.key)
        else:
            alive += 1
            made.alive[mutant.key] = result
        made.files[file] = (killed, equivalent, alive)
    return made


def _commit() -> str:
    command = ["git", "-C", str(ROOT), "rev-parse", "--short=7", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def load_records() -> dict[str, MutantRecord]:
    """Return the stored records by part, except those replaced by a record under the part's new name."""
    lines = RECORDS.read_text(encoding="utf-8").splitlines() if RECORDS.is_file() else []
    found = {made.part: made for made in (json.decode(line, type=MutantRecord) for line in lines)}
    return {part: made for part, made in found.items() if RENAMED.get(part) not in found}


def add_record(made: MutantRecord) -> None:
    """Write a record. It replaces the part's earlier one."""
    found = {**load_records(), made.part: made}
    lines = [json.encode(found[part]) + b"\n" for part in sorted(found) if RENAMED.get(part) not in found]
    RECORDS.write_bytes(b"".join(lines))


def chapter(made: MutantRecord) -> list[str]:
    """Return the lines of a part's chapter."""
    known = explained(made.part)
    counts = [sum(column) for column in zip(*made.files.values(), strict=True)]
    lines = [f"## {made.part}", "", _summary(counts, made), ""]
    lines += [line for note in known.notes.values() for line in (note, "")]
    lines += ["| file | killed | equivalent | alive |", "| --- | --- | --- | --- |"]
    lines += [f"| `{name}` | {row[0]} | {row[1]} | {row[2]} |" for name, row in sorted(made.files.items())]
    reasons = {key: reason for key in made.equivalent if (reason := known.reason(key)) is not None}
    for title, which in (("Alive", made.alive), ("Equivalent", reasons)):
        if which:
            rows = [f"- `{_short_key(made.part, key)}`: {why}" for key, why in which.items()]
            lines += ["", f"**{title}**", "", *rows]
    return lines


def _summary(counts: list[int], made: MutantRecord) -> str:
    tried = sum(counts)
    result = f"{counts[0]} killed, {counts[1]} equivalent, {counts[2]} alive."
    if tried == made.every:
        return f"All {made.every:,} mutants: {result}"
    low, high = (100 * bound for bound in wilson(counts[2], tried))
    return (
        f"A sample of {tried:,} out of {made.every:,} mutants (seed {made.seed}): {result} So {low:.1f} to {high:.1f} "
        "% of all such mutants are alive without a known reason (95 % interval, Wilson)."
    )


def _short_key(part: str, key: str) -> str:
    """Return a key without the prefix that all of the part's keys share."""
    name = key.partition(f".{part}.")[2] or key.removeprefix("web.").partition(".")[2]
    return name.removeprefix("rules.") if name.startswith("rules.") and _has_rules_folder(part) else name


def _has_rules_folder(part: str) -> bool:
    from mulot import games

    return part in games.shelf() and (games.folder(part) / "rules").is_dir()
