"""Writes docs/mutants.md: for each part and file, how many mutants were killed, are equivalent, and are alive.

A person's findings about the mutants of a game or a part are in `explained/<name>.toml`: `sample` (how many mutants are
tried; none: all), `[notes]` (sentences for the page), `[equivalent]` (a mutant's key, and why no test can notice it)
and `[renamed]` (the key that an equivalent mutant has in an older record, and its key today). The results of the parts
are stored in docs/mutants.jsonl, a line each, with the names that parts, modules and functions had at that commit.
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

INTRODUCTION = """# Mutants: what the tests notice

Made by `make mutate` (`GAME=…`, `PART=…`, `MUTATE=--report`). A mutant is one small change to a function of a game's
rules, or of a part of the software (`table`, `actor`, `store`, `server`, `browser`, and `wire`: the client's connection
to the server): a comparison is shifted or turned, an integer is increased or decreased by one, `and` and `or` are
swapped, a condition is negated, a statement is dropped, `True` and `False` are swapped, a seat is replaced by the next
one, a list loses an element, a sort key or a part of it is dropped, `min` and `max` are swapped, a procedure goes on to
its next step instead of the one it names, or a default argument is changed. Integers and truth values in the tables of
a game's content (coordinates aside) are changed too. Then the tests run that call this function, in their own process
or in one that they start, the quickest first. For a game neither golden stories nor tests of more than half a second
(games of bots) count: they notice much and explain nothing. Tests of the software may take a minute.

*Killed*: a test failed, or never ended. *Equivalent*: no test can notice the change, for the reason given (the reasons
are in `tests/mutation/explained/`). *Alive*: no test noticed, and one should. A mutant is written as function,
operator, code before → code after; `#1` is the second such place of a function. The results of the parts are stored in
`docs/mutants.jsonl`, a line each. A result from before a rename has the names of its commit (`room` is `actor` today,
`pocket` is `browser`).
"""


class Explained(Struct, forbid_unknown_fields=True):
    """What a person found out about the mutants of a game or a part."""

    sample: int = 0
    notes: dict[str, str] = {}
    equivalent: dict[str, str] = {}
    renamed: dict[str, str] = {}

    def reason(self, key: str) -> str | None:
        """Return why a mutant is equivalent, or None. `key` may be from an older record."""
        return self.equivalent.get(self.renamed.get(key, key))


def explained(name: str) -> Explained:
    """Return the findings about a game or a part, which may have its name from an older record."""
    file = EXPLAINED / f"{RENAMED.get(name, name)}.toml"
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Explained) if file.is_file() else Explained()


def write_report(chapters: dict[str, list[str]], order: list[str]) -> None:
    """Replace these chapters of the page and keep its others, in this order of games and parts. A chapter from before a
    rename is kept while there is none with the new name."""
    old = REPORT.read_text(encoding="utf-8") if REPORT.is_file() else ""
    texts = {text.partition("\n")[0].strip(): f"## {text.strip()}" for text in re.split(r"^## ", old, flags=re.M)[1:]}
    texts.update({name: "\n".join(lines) for name, lines in chapters.items()})
    old_names = {new: old for old, new in RENAMED.items()}
    shown = [name if name in texts else old_names.get(name, name) for name in order]
    parts = [INTRODUCTION.strip(), *(texts[name] for name in shown if name in texts)]
    REPORT.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    print(REPORT.relative_to(ROOT))


class MutantRecord(Struct):
    """The results of a part: for each file how many mutants were killed, are equivalent and alive, and which."""

    part: str
    seed: int
    commit: str
    every: int
    """How many mutants there are; a sample of them may have been tried."""
    files: dict[str, tuple[int, int, int]]
    equivalent: list[str]
    alive: dict[str, str]


def new_record(
    target: MutationTarget, found: dict[str, str], tried: list[Mutant], every: int, seed: int
) -> MutantRecord:
    """Return the record of a run; `found` has the result of each mutant that was tried, by its key."""
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
    """Return the records of the repository by part, without those that a record under the part's new name replaces."""
    lines = RECORDS.read_text(encoding="utf-8").splitlines() if RECORDS.is_file() else []
    found = {made.part: made for made in (json.decode(line, type=MutantRecord) for line in lines)}
    return {part: made for part, made in found.items() if RENAMED.get(part) not in found}


def add_record(made: MutantRecord) -> None:
    """Write a record, in place of the part's earlier one."""
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
        f"A sample of {tried:,} of {made.every:,} mutants (seed {made.seed}): {result} So {low:.1f} to {high:.1f} % of "
        "such mutants are alive without a reason (Wilson, 95 in 100)."
    )


def _short_key(part: str, key: str) -> str:
    """Return a key without the prefix that all keys of the part have."""
    name = key.partition(f".{part}.")[2] or key.removeprefix("web.").partition(".")[2]
    return name.removeprefix("rules.") if name.startswith("rules.") and _has_rules_folder(part) else name


def _has_rules_folder(part: str) -> bool:
    from mulot import games

    return part in games.shelf() and (games.folder(part) / "rules").is_dir()
