"""The records of the proof: one line of JSON per round, in an append-only file per part.

The files are part of the repository (`docs/proof/`). Lines may be in any order, for example after a merge; they are
sorted by time when read. An invalid line raises an error that names it.
"""

from __future__ import annotations

import fcntl
import math
import os
import platform
import re
import subprocess
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from prove.round_types import BatteryPart

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "proof"
TIME = "%Y-%m-%dT%H:%M:%SZ"
MAX_BROKEN_SHOWN = 5
"""A record has at most this many messages about broken things, and the number of the others."""

Count = Annotated[int, Meta(ge=0)]


class BadRecord(Exception):
    """A line is not a valid record, or is in the file of another part."""


class Machine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The machine that a round ran on. It is published, so it has no host name and no address."""

    model: str
    cores: Count
    memory_gb: Count
    system: str
    python: str

    def __str__(self) -> str:
        return f"{self.model}, {self.cores} cores, {self.memory_gb} GB, {self.system}, Python {self.python}"


class RoundRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a round. `quiet`: the machine had nothing else to do, so the times are meaningful."""

    part: str
    at: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")]
    """When it started, in UTC."""
    commit: Annotated[str, Meta(pattern="^[0-9a-f]{7,40}$")]
    machine: Machine
    seconds: Annotated[float, Meta(ge=0)]
    seed: int
    quiet: bool
    counts: dict[str, Count]
    figures: dict[str, float]
    broken: list[str]


@contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Hold a lock on the folder, because several runs may write side by side."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def add_record(record: RoundRecord) -> None:
    """Append a record to its part's file, with one write."""
    FOLDER.mkdir(exist_ok=True)
    figures = {what: value for what, value in record.figures.items() if math.isfinite(value)}
    line = msgspec.json.encode(msgspec.structs.replace(record, figures=figures))
    msgspec.json.decode(line, type=RoundRecord)  # only records that can be read again are written
    with locked_folder(FOLDER), (FOLDER / f"{record.part}.jsonl").open("ab", buffering=0) as file:
        file.write(line + b"\n")


def load_records(parts: Collection[str]) -> list[RoundRecord]:
    """Return all records of these parts, the earliest first. Raises BadRecord if the folder has any other file."""
    found: list[RoundRecord] = []
    if FOLDER.is_dir():
        with locked_folder(FOLDER):
            for file in sorted(FOLDER.iterdir()):
                found += _read(file, parts)
    return sorted(found, key=lambda one: one.at)


def load_part_records(part: str) -> list[RoundRecord]:
    """Return the records of one part."""
    file = FOLDER / f"{part}.jsonl"
    return _read(file, [part]) if file.exists() else []


def _read(file: Path, parts: Collection[str]) -> list[RoundRecord]:
    found: list[RoundRecord] = []
    text = file.read_bytes()
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        where = f"docs/proof/{file.name}, line {number}"
        try:
            one = msgspec.json.decode(line, type=RoundRecord)
            time.strptime(one.at, TIME)
        except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
            raise BadRecord(f"{where} is no record of a round: {error}") from error
        if one.part not in parts:
            raise BadRecord(f"{where}: there is no part {one.part!r}; there are {', '.join(parts)}")
        if file.name != f"{one.part}.jsonl":
            raise BadRecord(f"{where} is a round of {one.part}, and belongs into docs/proof/{one.part}.jsonl")
        if not line.endswith(b"\n"):
            raise BadRecord(f"{where} has no end: the next round would be written into it")
        found.append(one)
    return found


def sum_counts(rounds: Sequence[RoundRecord]) -> dict[str, int]:
    """Return the sums of the counts of all rounds except broken ones."""
    total: dict[str, int] = {}
    for one in rounds:
        for what, number in one.counts.items() if not one.broken else ():
            total[what] = total.get(what, 0) + number
    return total


def least_covered(part: str, before: str, names: Sequence[str], seed: int) -> str:
    """Return the name with the lowest count so far. If several are about as low, the seed decides."""
    total = sum_counts(load_part_records(part))
    least = min(total.get(before + name, 0) for name in names)
    behind = [name for name in names if total.get(before + name, 0) <= least + 20]
    return behind[seed % len(behind)]


def missing(part: BatteryPart, total: Mapping[str, int]) -> dict[str, int]:
    """Return the counts that a complete proof needs and that these sums have not reached."""
    return {what: whole - total.get(what, 0) for what, whole in part.whole.items() if total.get(what, 0) < whole}


def this_machine() -> Machine:
    """Return the description of this machine."""
    model = ""
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "")
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return Machine(
        model or platform.processor() or "unknown processor",
        os.cpu_count() or 0,
        round(memory / (1 << 30)),
        f"{platform.system()} {platform.machine()}",
        platform.python_version(),
    )


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False, cwd=root)
    return done.stdout.splitlines() if done.returncode == 0 else []


def current_commit(root: Path = ROOT) -> str:
    """Return the commit that is checked out, or "" outside of a repository."""
    return next(iter(_git(root, "rev-parse", "--short=10", "HEAD")), "")


def changed_files(commit: str, root: Path = ROOT) -> list[str]:
    """Return the files that differ from a commit. Documents, including the records, do not count."""
    rest = ("--", ".", ":(exclude)docs")
    known = _git(root, "diff", "--name-only", commit, *rest)
    return sorted({*known, *_git(root, "ls-files", "--others", "--exclude-standard", *rest)})


def summarize_broken(broken: Sequence[str]) -> list[str]:
    """Return the first messages, shortened, and without absolute paths of this machine."""
    roots = "|".join(sorted(re.escape(one.name) for one in Path("/").iterdir() if one.is_dir()))
    path = re.compile(rf"(?<![\w/.])/(?:{roots})(?:/[^\s'\",;:)\]]*)?(?![\w-])")
    few = [path.sub("…", one)[:300] for one in broken[:MAX_BROKEN_SHOWN]]
    return few + ([f"and {len(broken) - MAX_BROKEN_SHOWN} more"] if len(broken) > MAX_BROKEN_SHOWN else [])
