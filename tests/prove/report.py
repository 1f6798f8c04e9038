"""Writes docs/proof.md from the records: what ran, with which results, and what did not run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from prove.authz_matrix import EXPECTED_RIGHTS, PHASES
from prove.fault_detection import CAUGHT
from prove.round_records import ROOT, RoundRecord, load_records, locked_folder, missing, sum_counts
from prove.rounds import BatteryPart

PAGE = ROOT / "docs" / "proof.md"
HEAD = """\
# What the house withstands

Made by `make prove` (`tests/prove/battery.py`) from the records of its rounds, which are part of the repository: a line
for each in `docs/proof`, only ever added to. A proof is whole where the sums have reached what stands behind
"of"; rounds of any length add up to it (`make prove PROVE="--hours 2"`, `PROVE="--parts kills,frames"`), on any
machine. Every figure has a bound; a round that breaks one, or in which nothing happened, is counted as broken, and
nothing else of it is counted. What claims zero has faults planted that must be found: the part `planted`."""
NOT_SHOWN = """\
One machine, the loopback network, a disk that keeps its word when it is asked to sync, at most two nodes. Not shown:
several machines, a network other than loopback, a disk that lies about syncing (power cuts are simulated below SQLite
by a recording file system; PostgreSQL's processes are killed and stopped, not its power), a PostgreSQL whose disk is
full, months of uptime, people in browsers at this size (`tests/browser/` has them); a browser's processes are killed,
not the power of its machine. Rows of the journal are chained by hashes, so
that damage to one is noticed; rows beside the journal (who sits where, names, settings) are not, and damage that leaves
such a row readable would not be noticed. Clock leaps are those of the time of day; the clock that only runs, which all
time-outs use, is left alone."""
WHO = {"H": "host", "G": "guest", "S": "spectator", "X": "stranger"}


def write_page(parts: Mapping[str, BatteryPart]) -> None:
    """Write the page from all records. It is locked and replaced at once, because several runs may write it."""
    new = PAGE.with_suffix(".new")
    with locked_folder(PAGE.parent):
        new.write_text(page(parts, load_records(parts)))
        new.replace(PAGE)


def page(parts: Mapping[str, BatteryPart], rounds: Sequence[RoundRecord]) -> str:
    """Return the text of the page."""
    by_part = {name: [one for one in rounds if one.part == name] for name in parts}
    lines = [HEAD, "", *_head(parts, rounds), "", "| part | of a whole proof | rounds | commits | last round |"]
    lines += ["| --- | --- | --- | --- | --- |", *(_row(part, by_part[name]) for name, part in parts.items())]
    lines += ["", "## Figures and their bounds", "", "| part | figure | worst of the rounds on a quiet machine | bound"
              " | worst on a busy one, not judged |", "| --- | --- | --- | --- | --- |"]  # fmt: skip
    for name, part in parts.items():
        lines += _figures(part, by_part[name])
    lines += ["", "## What else was counted", "", *_rest(parts, by_part)]
    lines += ["", "## Planted faults", "", *_planted(parts, by_part)]
    broken = [f"- {_when(one)}, `{one.part}`: {'; '.join(map(_plain, one.broken))}" for one in rounds if one.broken]
    lines += ["", "## What was broken", "", *(broken or ["Nothing."])]
    lines += ["", "## What is not shown", "", NOT_SHOWN, "", *_rights(), ""]
    return "\n".join(lines)


def _rights() -> list[str]:
    """Return the matrix that the part `rights` checks."""
    lines = [
        "## Who may do what",
        "",
        "What the part `rights` expects, and tries for everybody else as well. The stranger has the link of a table for"
        " invited people, without spectators, and is granted nothing.",
        "",
        f"| wish | {' | '.join(PHASES)} |",
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
        f"- whole: {whole} of {len(parts)} parts",
        f"- rounds: {_rounds(rounds)}, from {rounds[0].at[:10]} to {rounds[-1].at[:10]}, of {hours:.1f} hours in all;"
        f" {sum(one.quiet for one in rounds)} of them on a machine that had nothing else to do",
        *(f"- machine: {name} ({number} rounds)" for name, number in machines.most_common()),
        f"- **{total.get('moves acknowledged', 0):,} moves acknowledged**, in all parts, each looked for afterwards in"
        " what was stored",
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
    state = "whole" if not missing(part, total) else "not whole yet"
    said = f"{_when(last)}: {'**broken**' if last.broken else 'nothing broken'}"
    return f"| `{part.name}`: {part.what} | {state}: {_reached(part, total)} | {_rounds(rounds)} | {on} | {said} |"


def _reached(part: BatteryPart, total: Mapping[str, int]) -> str:
    """Return the counts so far and those of a complete proof. Injected faults are shown as one number."""
    faults = [what for what in part.whole if what.startswith(CAUGHT)]
    told = [f"{total.get(what, 0):,} of {whole:,} {what}" for what, whole in part.whole.items() if what not in faults]
    if faults:
        told.append(f"{sum(what in total for what in faults):,} of {len(faults):,} planted faults caught")
    return "; ".join(told)


def _rest(parts: Mapping[str, BatteryPart], by_part: Mapping[str, Sequence[RoundRecord]]) -> list[str]:
    lines = []
    for name, part in parts.items():
        total = sum_counts(by_part[name])
        rest = [f"{total[what]:,} {what}" for what in sorted(total) if what not in part.whole and CAUGHT not in what]
        if rest:
            lines.append(f"- `{name}`: {'; '.join(rest)}")
    return lines or ["Nothing."]


def _planted(parts: Mapping[str, BatteryPart], by_part: Mapping[str, Sequence[RoundRecord]]) -> list[str]:
    """Return which injected faults were detected, and when last, and which have not been tried."""
    lines = []
    for name, part in parts.items():
        last = {what: one for one in by_part[name] for what in one.counts if not one.broken}
        for what in part.whole:
            if what.startswith(CAUGHT):
                noticed = f"noticed, last {_when(last[what])}" if what in last else "**not tried yet**"
                lines.append(f"- {what.removeprefix(CAUGHT)}: {noticed}")
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
