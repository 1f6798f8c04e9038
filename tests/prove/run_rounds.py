"""`make prove`: long test runs in rounds that add up. Each round is a line in a file in docs/proof/, from which
docs/proof.md is made.

    python tests/prove/run_rounds.py                          until every part is complete (a night or more)
    python tests/prove/run_rounds.py --hours 2                for two hours; the next run continues from there
    python tests/prove/run_rounds.py --parts kills,frames     only these parts
    python tests/prove/run_rounds.py --rounds 3               three rounds of each part that is not complete
    python tests/prove/run_rounds.py --rounds 1 --again       one round of each part, also of those that are complete
    python tests/prove/run_rounds.py --quick                  one small round of each, which is not recorded
    python tests/prove/run_rounds.py --report                 write docs/proof.md again, and run nothing

A round is recorded as soon as it ends, so a run that is killed loses only the round in progress. A record names the
commit, so with uncommitted changes only `--quick` runs. Several runs may run side by side. The next part is the one
that has had the least time in this run.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
import time
import traceback
from collections import Counter
from contextlib import suppress
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
# This replaces the script's own folder, whose modules would shadow others of the same names.
sys.path[:] = [str(TESTS), str(TESTS.parent), *(place for place in sys.path if place != str(TESTS / "prove"))]

from kit.clients import close_sockets  # noqa: E402
from kit.system_programs import PROGRAMS, bring  # noqa: E402
from prove import survival_report  # noqa: E402
from prove.part_list import PARTS  # noqa: E402
from prove.round_records import (  # noqa: E402
    TIME,
    BadRecord,
    RoundRecord,
    add_record,
    changed_files,
    current_commit,
    load_records,
    missing,
    sum_counts,
    summarize_broken,
    this_machine,
)
from prove.round_types import MAX_QUIET_CPU_LOAD, BatteryPart, Round, cpu_load, find_violations  # noqa: E402

MAX_BROKEN_ROUNDS = 3
"""After this many broken rounds in one run, a part is skipped until somebody has looked at it."""


class Changed(Exception):
    """The working tree has uncommitted changes."""


async def one_round(part: BatteryPart, small: bool, seed: int | None = None, tried: str = "") -> RoundRecord:
    """Run a round and check its result. An exception makes the round a broken one. `tried` is the commit."""
    seed = secrets.randbits(32) if seed is None else seed
    before, began, at = cpu_load(), time.monotonic(), time.gmtime()
    try:
        done = await part.run(seed, small)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        done = Round(broken=[f"stopped: {type(error).__name__}: {str(error)[:300]} ({last.name}:{last.lineno})"])
        wrong = done.broken
        quiet = False
    else:
        quiet = max(before, cpu_load()) < MAX_QUIET_CPU_LOAD
        wrong = find_violations(part, done, quiet, small)
    await close_sockets()
    when, seconds = time.strftime(TIME, at), round(time.monotonic() - began, 1)
    return RoundRecord(
        part.name, when, tried, this_machine(), seconds, seed, quiet, done.counts, done.figures, summarize_broken(wrong)
    )


def next_part(
    parts: list[BatteryPart], done: list[RoundRecord], small: bool, most: int = 0, again: bool = False
) -> BatteryPart | None:
    """Return the incomplete part that has had the least time, or None. Each part gets `most` rounds (0: no limit).
    `again`: complete parts count as incomplete."""
    had, broken, spent = Counter[str](), Counter[str](), Counter[str]()
    for one in done:
        had[one.part] += 1
        broken[one.part] += bool(one.broken)
        spent[one.part] += round(one.seconds * 10)
    if small:
        return next((part for part in parts if not had[part.name]), None)
    rounds = load_records(PARTS)
    open_ = [
        part
        for part in parts
        if broken[part.name] < MAX_BROKEN_ROUNDS
        and not (most and had[part.name] >= most)
        and (again or missing(part, sum_counts([one for one in rounds if one.part == part.name])))
    ]
    return min(open_, key=lambda part: spent[part.name], default=None)


async def run(
    parts: list[BatteryPart], seconds: float, small: bool, tried: str = "", most: int = 0, again: bool = False
) -> list[RoundRecord]:
    """Run rounds until the time is up or every part is complete. Return their records."""
    began, done = time.monotonic(), list[RoundRecord]()
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # the round's servers end with it
    while time.monotonic() - began < seconds and (part := next_part(parts, done, small, most, again)) is not None:
        one = await one_round(part, small, tried=tried)
        if not small:
            if changed := changed_files(tried):
                raise Changed(f"This round is not recorded: {_named(changed)} changed while it ran.")
            add_record(one)
            survival_report.write_page(PARTS)
        done.append(one)
        counts = ", ".join(f"{number:,} {what}" for what, number in one.counts.items())
        figures = "; ".join(f"{what} {value:g}" for what, value in one.figures.items())
        print(f"{one.part} ({one.seconds:.0f} s, seed {one.seed}): {counts}; {figures}", flush=True)
        for wrong in one.broken:
            print(f"  BROKEN: {wrong}", flush=True)
    return done


def _named(files: list[str]) -> str:
    return ", ".join(files[:3]) + (f" and {len(files) - 3} more files" if len(files) > 3 else "")


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="one small round of each part; none is recorded")
    parser.add_argument("--hours", type=float, default=1e6, help="stop after the first round that ends later than this")
    parser.add_argument("--rounds", type=int, default=0, help="at most this many rounds of each part")
    parser.add_argument("--again", action="store_true", help="run parts that are complete, too; needs --rounds")
    parser.add_argument("--parts", default="", help=f"comma-separated: {', '.join(PARTS)}")
    parser.add_argument("--report", action="store_true", help="write docs/proof.md and run nothing")
    args = parser.parse_args(argv)
    if args.again and not args.rounds:
        parser.error("--again needs --rounds: a complete part would run for ever")
    named = [name for name in args.parts.split(",") if name]
    for name in named:
        if name not in PARTS:
            parser.error(f"there is no part {name}; there are {', '.join(PARTS)}")
    try:
        if args.report:
            survival_report.write_page(PARTS)
            return 0
        load_records(PARTS)  # invalid records are reported before anything runs
        return _run([PARTS[name] for name in named or PARTS], args.hours * 3600, args.quick, args.rounds, args.again)
    except (BadRecord, Changed) as error:
        print(error, file=sys.stderr)
        return 2


def _run(parts: list[BatteryPart], seconds: float, small: bool, most: int, again: bool) -> int:
    tried = current_commit()
    if not small and not tried:
        raise Changed(
            "This is no git repository. A round names its commit; `--quick` runs rounds that are not recorded."
        )
    if not small and (changed := changed_files(tried)):
        raise Changed(
            f"Not committed: {_named(changed)}. A round names its commit, so commit first; `--quick` runs rounds that "
            "are not recorded."
        )
    here = {name: bring(PROGRAMS[name]) for name in dict.fromkeys(name for part in parts for name in part.programs)}
    without = [part for part in parts if not all(here[name] for name in part.programs)]
    for part in without:
        print(f"{part.name} is left out: it needs {' and '.join(n for n in part.programs if not here[n])}.", flush=True)
    done: list[RoundRecord] = []
    with suppress(asyncio.CancelledError, KeyboardInterrupt):
        done = asyncio.run(run([part for part in parts if part not in without], seconds, small, tried, most, again))
    return int(bool(without) or any(one.broken for one in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
