"""docs/proof.md: what ran, what it came to, and what did not run."""

from __future__ import annotations

import os
import platform
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from prove.rights import PHASES, RIGHTS
from prove.rounds import LET_GO, Kept, Part, added_up

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "proof.md"
NOT_SHOWN = """\
One machine, the loopback network, a disk that keeps its word when it is asked to sync, at most two nodes. Not shown:
several machines, a network other than loopback, a disk that lies about syncing (power cuts are simulated below SQLite
by a recording file system; PostgreSQL's processes are killed and stopped, not its power), a PostgreSQL whose disk is
full, months of uptime, people in browsers at this size (`tests/browser/` has them); a browser's processes are killed,
not the power of its machine. Rows of the journal are chained by hashes, so
that damage to one is noticed; rows beside the journal (who sits where, names, settings) are not, and damage that leaves
such a row readable would not be noticed. Clock leaps are those of the time of day; the clock that only runs, which all
time-outs use, is left alone."""


CAUGHT = "caught: "
WHO = {"H": "host", "G": "guest", "S": "spectator", "X": "stranger"}


def write(parts: Mapping[str, Part], rounds: Sequence[Kept], path: Path = PAGE) -> None:
    """The page."""
    new = path.with_suffix(".new")
    new.write_text(page(parts, rounds))
    new.replace(path)


def page(parts: Mapping[str, Part], rounds: Sequence[Kept]) -> str:
    """All of it."""
    by_part = {name: [one for one in rounds if one.part == name] for name in parts}
    lines = [
        "# What the house withstands",
        "",
        "Written by `make prove` (`tests/prove/battery.py`), which runs in rounds of any length"
        ' (`make prove PROVE="--hours 2"`, `PROVE="--parts kills,frames"`) and adds them up. "Full" is what a whole'
        " night has. Every figure has a bound; a round that breaks one, or in which nothing happened, is counted as"
        " broken. What claims zero has faults planted that must be found: the part `planted`.",
        "",
        *_head(rounds),
        "",
        "| part | what ran | full size | broken rounds |",
        "| --- | --- | --- | --- |",
    ]
    for name, part in parts.items():
        lines += _rows(part, by_part[name])
    lines += ["", "## Figures and their bounds", "", "| part | figure | worst of the rounds on a quiet machine | bound"
              " | worst on a busy one, not judged |", "| --- | --- | --- | --- | --- |"]  # fmt: skip
    for name, part in parts.items():
        lines += _figures(part, by_part[name])
    caught = sorted({what.removeprefix(CAUGHT) for one in rounds for what in one.counts if what.startswith(CAUGHT)})
    lines += ["", "## Planted faults that were noticed", ""]
    lines += [f"- {name}" for name in caught] or ["None has been tried."]
    broken = Counter(f"`{one.part}`: {_short(wrong)}" for one in rounds for wrong in one.broken)
    lines += ["", "## What was broken", ""]
    lines += [f"- {wrong} ({number}×)" for wrong, number in broken.most_common(40)] or ["Nothing."]
    lines += ["", "## What is not shown", "", NOT_SHOWN, "", *_rights(), ""]
    return "\n".join(lines)


def _rights() -> list[str]:
    """The matrix that the part `rights` holds the house to."""
    lines = [
        "## Who may do what",
        "",
        "What the part `rights` expects, and tries for everybody else as well. The stranger has the link of a table for"
        " invited people, without spectators.",
        "",
        f"| wish | {' | '.join(PHASES)} |",
        f"| --- |{' --- |' * len(PHASES)}",
    ]
    for what, by_phase in RIGHTS.items():
        cells = [", ".join(WHO[role] for role in by_phase.get(phase, "")) or "–" for phase in PHASES]
        lines.append(f"| {what} | {' | '.join(cells)} |")
    return lines


def _head(rounds: Sequence[Kept]) -> list[str]:
    if not rounds:
        return ["Nothing has run yet."]
    days = sorted({time.strftime("%Y-%m-%d", time.gmtime(one.at)) for one in rounds})
    commits = Counter(one.commit for one in rounds)
    told = ", ".join(f"`{commit}` ({number} rounds)" for commit, number in commits.most_common())
    moves = added_up(rounds).get("moves acknowledged", 0)
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
    return [
        f"- date: {days[0]}" + (f" to {days[-1]}" if len(days) > 1 else ""),
        f"- commits: {told}",
        f"- machine: {machine}; {sum(one.quiet for one in rounds)} of {len(rounds)} rounds ran while it had nothing"
        " else to do",
        f"- time: {sum(one.seconds for one in rounds) / 3600:.1f} hours of rounds",
        f"- **moves acknowledged, in all parts: {moves:,}** (full: 1,000,000), each looked for in the store afterwards",
    ]


def _rows(part: Part, rounds: Sequence[Kept]) -> list[str]:
    total = added_up(rounds)
    main = [f"{total.get(what, 0):,} of {full:,} {what}" for what, full in part.full.items()]
    rest = [
        f"{number:,} {what}" for what, number in total.items() if what not in part.full and not what.startswith(CAUGHT)
    ]
    if not any(LET_GO not in one.counts for one in rounds):
        main = ["**did not run**"]
    reached = all(total.get(what, 0) >= full for what, full in part.full.items())
    ran = [one for one in rounds if LET_GO not in one.counts]
    bad = sum(bool(one.broken) for one in ran)
    size = "reached" if reached and rounds else "not reached"
    return [f"| `{part.name}`: {part.what} | {'; '.join([*main, *rest])} | {size} | {bad} of {len(ran)} |"]


def _figures(part: Part, rounds: Sequence[Kept]) -> list[str]:
    lines = []
    for bound in part.bounds:
        judged, aside = list[float](), list[float]()
        for one in rounds:
            if bound.figure in one.figures:
                (judged if one.quiet or not bound.timed else aside).append(one.figures[bound.figure])
        worst = f"{bound.worst(judged):,.4g} ({len(judged)} rounds)" if judged else "not taken yet"
        busy = f"{bound.worst(aside):,.4g} ({len(aside)} rounds)" if aside else ""
        lines.append(f"| `{part.name}` | {bound.figure} | {worst} | {bound} | {busy} |")
    return lines


def _short(wrong: str) -> str:
    return wrong.replace("|", "\\|").replace("\n", " ")[:200]
