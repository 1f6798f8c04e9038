"""docs/mutants.md: per game and file how many mutants were killed, which are equivalent, which are alive."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from mulot.lab.intervals import wilson

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "docs" / "mutants.md"
EXPLAINED = Path(__file__).parent / "equivalent.toml"
"""Mutants that change nothing anybody could see, with the reason: game → key → why."""


def explained() -> dict[str, dict[str, str]]:
    """The mutants that were looked at and found equivalent."""
    return tomllib.loads(EXPLAINED.read_text(encoding="utf-8")) if EXPLAINED.is_file() else {}


def write_report(runs: dict[str, Any]) -> None:
    """Write it from what the runs know."""
    lines = [
        "# Mutants: what the tests of the rules notice",
        "",
        "Made by `make mutate GAME=…` and `make mutants`. One fault at a time is put into a function of a game's "
        "rules, "
        "and the game's own tests run; golden stories do not count. *Killed*: a test failed (or never ended). "
        "*Equivalent*: nobody could see the difference, for the reason given. *Alive*: no test noticed, and none "
        "should be.",
        "",
    ]
    for game, run in runs.items():
        lines += of_game(game, run.results.known, explained().get(game, {}))
    REPORT.write_text("\n".join(lines), encoding="utf-8")
    print(REPORT.relative_to(ROOT))


def of_game(game: str, known: dict[str, str], why: dict[str, str]) -> list[str]:
    """The chapter of one game."""
    files: dict[str, Counter[str]] = defaultdict(Counter)
    alive, equivalent = [], []
    for key, result in sorted(known.items()):
        module = key.partition(":")[0].rpartition(".")[0]
        told = "killed" if result in ("killed", "late") else "equivalent" if key in why else "alive"
        files[module.partition(f".{game}.")[2]][told] += 1
        if told == "equivalent":
            equivalent.append(f"- `{key}` — {why[key]}")
        elif told == "alive":
            alive.append(f"- `{key}` ({result})")
    total = sum(sum(counts.values()) for counts in files.values())
    killed = sum(counts["killed"] for counts in files.values())
    low, high = wilson(killed, total)
    lines = [f"## {game}", "", f"{total} tried, {killed} killed ({100 * low:.1f}–{100 * high:.1f} %).", ""]
    lines += ["| file | killed | equivalent | alive |", "| --- | --- | --- | --- |"]
    for name, counts in sorted(files.items()):
        lines.append(f"| `{name}` | {counts['killed']} | {counts['equivalent']} | {counts['alive']} |")
    for title, rows in (("Alive", alive), ("Equivalent", equivalent)):
        if rows:
            lines += ["", f"**{title}**", "", *rows]
    return [*lines, ""]
