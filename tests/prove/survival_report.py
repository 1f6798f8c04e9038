"""Writes docs/proof.md from the records: what ran, with which results, and what did not run."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from prove.authz_matrix import EXPECTED_RIGHTS, PHASES
from prove.fault_detection import CAUGHT
from prove.round_records import ROOT, RoundRecord, load_records, locked_folder, missing, sum_counts
from prove.round_types import BatteryPart

PAGE = ROOT / "docs" / "proof.md"
HEAD = """\
# Proof: which failures the server survives

`make prove` (`tests/prove/run_rounds.py`) writes this page from the records of its rounds. The records are part of the
repository: each round is a line in a file in `docs/proof`, and lines are only ever added. A part is complete when its
totals have reached the number after "of". Rounds of any length, on any machine, count towards the totals
(`make prove PROVE="--hours 2"`, `PROVE="--parts kills,frames"`). Every figure has a bound. A round that violates a
bound, or in which nothing happened, counts as broken, and nothing else from it is counted. For every claim of "none"
there are planted faults that must be caught: the part `planted`."""
NOT_SHOWN = """\
All rounds ran on one machine, over the loopback network, with at most two nodes and a disk that really syncs when it is
asked to. The following has not been tested:

- several machines, or a network other than loopback
- a disk that lies about syncing (power cuts are simulated below SQLite by a recording file system; PostgreSQL's
  processes are killed and stopped, but its power is not cut)
- a PostgreSQL server whose disk is full
- months of uptime
- this many people in browsers (`tests/browser/` tests a few); a browser's processes are killed, but its machine's power
  is not cut
- damage to rows other than the journal's. Rows of the journal are chained by hashes, so damage to one is detected. The
  other rows (who sits where, names, settings) are not chained, so damage that leaves such a row readable goes unnoticed
- a wrong monotonic clock. Only the time of day is changed; the monotonic clock, which all time-outs use, is not"""
WHO = {"H": "host", "G": "guest", "S": "spectator", "X": "stranger"}
PLAIN_WORDS = (
    ("× ", ""),
    ("asleep", "paused"),
    ("while the house is closed", "while the server is stopped"),
    ("house did not open on a damaged file", "times a server refused a damaged file"),
    ("hung up on", "disconnected"),
    ("pictures", "views"),
    ("put aside", "quarantined"),
    ("deaf", "client that does not read"),
    ("tries to find", "attempts to find"),
    ("questions of a curious spectator", "requests of a curious spectator"),
    ("games proved", "games verified"),
)
"""Words in the stored names of counts, and the words that the page shows instead."""


def write_page(parts: Mapping[str, BatteryPart]) -> None:
    """Write the page from all records. The file is locked and replaced at once, because several runs may write it."""
    new = PAGE.with_suffix(".new")
    with locked_folder(PAGE.parent):
        new.write_text(page(parts, load_records(parts)))
        new.replace(PAGE)


def page(parts: Mapping[str, BatteryPart], rounds: Sequence[RoundRecord]) -> str:
    """Return the text of the page."""
    by_part = {name: [one for one in rounds if one.part == name] for name in parts}
    lines = [HEAD, "", *_head(parts, rounds), "", "| part | progress | rounds | commits | last round |"]
    lines += ["| --- | --- | --- | --- | --- |", *(_row(part, by_part[name]) for name, part in parts.items())]
    lines += ["", "## Figures and their bounds", "", "| part | figure | worst round on an idle machine | bound"
              " | worst on a busy machine, not judged |", "| --- | --- | --- | --- | --- |"]  # fmt: skip
    for name, part in parts.items():
        lines += _figures(part, by_part[name])
    lines += ["", "## Other counts", "", *_rest(parts, by_part)]
    lines += ["", "## Planted faults", "", *_planted(parts, by_part)]
    broken = [f"| {_when(one)} | `{one.part}` | {'; '.join(map(_plain, one.broken))} |" for one in rounds if one.broken]
    head = ["| when | part | what was broken |", "| --- | --- | --- |"]
    lines += ["", "## Broken rounds", "", *([*head, *broken] if broken else ["None."])]
    lines += ["", "## What has not been tested", "", NOT_SHOWN, "", *_rights(), ""]
    return "\n".join(lines)


def _rights() -> list[str]:
    """Return the chapter with the permissions that the part `rights` checks."""
    lines = [
        "## Who may do what",
        "",
        "The table lists who may use each command or request. The part `rights` also tries it as everybody else, who"
        " must be refused. The stranger has the link to an invitation-only table that allows no spectators, and is"
        " granted nothing.",
        "",
        f"| command or request | {' | '.join(PHASES)} |",
        f"| --- |{' --- |' * len(PHASES)}",
    ]
    for what, by_phase in EXPECTED_RIGHTS.items():
        cells = [", ".join(WHO[role] for role in by_phase.get(phase, "")) or "–" for phase in PHASES]
        lines.append(f"| {what} | {' | '.join(cells)} |")
    return lines


def _when(one: RoundRecord) -> str:
    return f"{one.at[:10]} {one.at[11:16]} on `{one.commit}`"


def _head(parts: Mapping[str, BatteryPart], rounds: Sequence[RoundRecord]) -> list[str]:
    if not rounds:
        return ["Nothing has run yet."]
    machines = Counter(str(one.machine) for one in rounds)
    whole = sum(not missing(part, sum_counts([r for r in rounds if r.part == name])) for name, part in parts.items())
    total, hours = sum_counts(rounds), sum(one.seconds for one in rounds) / 3600
    return [
        f"- complete: {whole} of {len(parts)} parts",
        f"- rounds: {_rounds(rounds)}, from {rounds[0].at[:10]} to {rounds[-1].at[:10]}, {hours:.1f} hours in"
        f" total; {sum(one.quiet for one in rounds)} of them on an idle machine",
        *(f"- machine: {name} ({number} rounds)" for name, number in machines.most_common()),
        f"- **{total.get('moves acknowledged', 0):,} moves acknowledged** in all parts; each one was then looked for in"
        " the store",
    ]


def _rounds(rounds: Sequence[RoundRecord]) -> str:
    broken = sum(bool(one.broken) for one in rounds)
    return f"{len(rounds):,}" + (f", {broken} of them broken" if broken else "")


def _row(part: BatteryPart, rounds: Sequence[RoundRecord]) -> str:
    if not rounds:
        return f"| `{part.name}`: {part.what} | **did not run**: {_reached(part, {})} | 0 | | |"
    commits = Counter(one.commit for one in rounds)
    on = ", ".join(f"`{commit}` ({number})" for commit, number in commits.items())
    total, last = sum_counts(rounds), rounds[-1]
    state = "complete" if not missing(part, total) else "not complete yet"
    said = f"{_when(last)}: {'**broken**' if last.broken else 'nothing broken'}"
    return f"| `{part.name}`: {part.what} | {state}: {_reached(part, total)} | {_rounds(rounds)} | {on} | {said} |"


def _reached(part: BatteryPart, total: Mapping[str, int]) -> str:
    """Return the counts so far and the counts that a complete proof needs. Injected faults are shown as one number."""
    faults = [what for what in part.whole if what.startswith(CAUGHT)]
    told = [f"{total.get(what, 0):,} of {whole:,} {what}" for what, whole in part.whole.items() if what not in faults]
    if faults:
        told.append(f"{sum(what in total for what in faults):,} of {len(faults):,} planted faults caught")
    return "; ".join(told)


def _rest(parts: Mapping[str, BatteryPart], by_part: Mapping[str, Sequence[RoundRecord]]) -> list[str]:
    lines = []
    for name, part in parts.items():
        total = sum_counts(by_part[name])
        rest = [what for what in sorted(total) if what not in part.whole and CAUGHT not in what]
        lines += [f"| `{name}` | {_plain_name(what)} | {total[what]:,} |" for what in rest]
    return ["| part | what | number |", "| --- | --- | --- |", *lines] if lines else ["Nothing."]


def _plain_name(what: str) -> str:
    for stored, shown in PLAIN_WORDS:
        what = what.replace(stored, shown)
    return re.sub(r"^clock (.*?) on\b", r"clock \1 ahead", what)


def _planted(parts: Mapping[str, BatteryPart], by_part: Mapping[str, Sequence[RoundRecord]]) -> list[str]:
    """Return which injected faults were caught, with the last time, and which have not been tried yet."""
    lines = ["| part or test that must catch it | fault | last caught |", "| --- | --- | --- |"]
    for name, part in parts.items():
        last = {what: one for one in by_part[name] for what in one.counts if not one.broken}
        for what in part.whole:
            if what.startswith(CAUGHT):
                catcher, fault = what.removeprefix(CAUGHT).split(": ", 1)
                lines.append(f"| {catcher} | {fault} | {_when(last[what]) if what in last else '**not tried yet**'} |")
    return lines


def _figures(part: BatteryPart, rounds: Sequence[RoundRecord]) -> list[str]:
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


def _plain(wrong: str) -> str:
    return wrong.replace("|", "\\|").replace("\n", " ")[:200]
