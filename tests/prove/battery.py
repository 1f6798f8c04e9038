"""`make prove`: what the house withstands, in rounds that add up. Each is a line below docs/proof/, from which
docs/proof.md is made.

    python tests/prove/battery.py                          until every part is whole (a night and more)
    python tests/prove/battery.py --hours 2                as far as two hours go; the next run goes on from there
    python tests/prove/battery.py --parts kills,frames     these alone
    python tests/prove/battery.py --rounds 3               three rounds of each part that is not whole yet
    python tests/prove/battery.py --quick                  one small round of each, to see that all runs; none is kept
    python tests/prove/battery.py --report                 write docs/proof.md again, and run nothing

A round is kept as soon as it ends, so that a run that is killed loses the one under way. It names a commit: where files
are changed and not committed, nothing runs but `--quick`. Several runs may go on side by side. The part that has had
the least time comes next.
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
# Instead of this folder, which has modules of the same names as others.
sys.path[:] = [str(TESTS), str(TESTS.parent), *(place for place in sys.path if place != str(TESTS / "prove"))]

from kit.clients import close_sockets  # noqa: E402
from kit.system_programs import PROGRAMS, bring  # noqa: E402
from prove import report  # noqa: E402
from prove.catalogue import PARTS  # noqa: E402
from prove.records import TIME, BadRecord, Record, add, added_up, changed_since, commit, machine, missing, records, told  # noqa: E402
from prove.rounds import QUIET, Part, Round, busy, judge  # noqa: E402

PATIENCE = 3
"""A part that was broken so often in one run is left alone: somebody should look at it first."""


class Changed(Exception):
    """What is tried is no longer what was committed."""


async def one_round(part: Part, small: bool, seed: int | None = None, tried: str = "") -> Record:
    """Run a round and judge it; whatever it raises is something that it found. `tried` is the commit."""
    seed = secrets.randbits(32) if seed is None else seed
    before, began, at = busy(), time.monotonic(), time.gmtime()
    try:
        done = await part.run(seed, small)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        done = Round(broken=[f"stopped: {type(error).__name__}: {str(error)[:300]} ({last.name}:{last.lineno})"])
        wrong = done.broken
        quiet = False
    else:
        quiet = max(before, busy()) < QUIET
        wrong = judge(part, done, quiet, small)
    await close_sockets()
    when, seconds = time.strftime(TIME, at), round(time.monotonic() - began, 1)
    return Record(part.name, when, tried, machine(), seconds, seed, quiet, done.counts, done.figures, told(wrong))


def next_part(parts: list[Part], done: list[Record], small: bool, most: int = 0) -> Part | None:
    """The one that has had the least time, of those that are not whole; `most` is how many rounds each may have."""
    had, broken, spent = Counter[str](), Counter[str](), Counter[str]()
    for one in done:
        had[one.part] += 1
        broken[one.part] += bool(one.broken)
        spent[one.part] += round(one.seconds * 10)
    if small:
        return next((part for part in parts if not had[part.name]), None)
    rounds = records(PARTS)
    open_ = [
        part
        for part in parts
        if broken[part.name] < PATIENCE
        and not (most and had[part.name] >= most)
        and missing(part, added_up([one for one in rounds if one.part == part.name]))
    ]
    return min(open_, key=lambda part: spent[part.name], default=None)


async def run(parts: list[Part], seconds: float, small: bool, tried: str = "", most: int = 0) -> list[Record]:
    """Rounds until the time is up or everything is whole."""
    began, done = time.monotonic(), list[Record]()
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # the houses of a round end with it
    while time.monotonic() - began < seconds and (part := next_part(parts, done, small, most)) is not None:
        one = await one_round(part, small, tried=tried)
        if not small:
            if changed := changed_since(tried):
                raise Changed(f"This round is not kept: {_named(changed)} changed while it ran.")
            add(one)
            report.write(PARTS)
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
    parser.add_argument("--quick", action="store_true", help="one small round of each part; nothing is kept")
    parser.add_argument("--hours", type=float, default=1e6, help="stop with the first round that ends after so long")
    parser.add_argument("--rounds", type=int, default=0, help="so many rounds of each part at most")
    parser.add_argument("--parts", default="", help=f"with commas between: {', '.join(PARTS)}")
    parser.add_argument("--report", action="store_true", help="write docs/proof.md, and run nothing")
    args = parser.parse_args(argv)
    named = [name for name in args.parts.split(",") if name]
    for name in named:
        if name not in PARTS:
            parser.error(f"there is no part {name}; there are {', '.join(PARTS)}")
    try:
        if args.report:
            report.write(PARTS)
            return 0
        records(PARTS)  # what does not hold is told before anything runs
        return _run([PARTS[name] for name in named or PARTS], args.hours * 3600, args.quick, args.rounds)
    except (BadRecord, Changed) as error:
        print(error, file=sys.stderr)
        return 2


def _run(parts: list[Part], seconds: float, small: bool, most: int) -> int:
    tried = commit()
    if not small and not tried:
        raise Changed("This is no git repository. A round names its commit; `--quick` runs rounds that are not kept.")
    if not small and (changed := changed_since(tried)):
        raise Changed(
            f"Not committed: {_named(changed)}. A round names its commit, so commit first; `--quick` runs rounds that "
            "are not kept."
        )
    here = {name: bring(PROGRAMS[name]) for name in dict.fromkeys(name for part in parts for name in part.programs)}
    without = [part for part in parts if not all(here[name] for name in part.programs)]
    for part in without:
        print(f"{part.name} is left out: it needs {' and '.join(n for n in part.programs if not here[n])}.", flush=True)
    done: list[Record] = []
    with suppress(asyncio.CancelledError, KeyboardInterrupt):
        done = asyncio.run(run([part for part in parts if part not in without], seconds, small, tried, most))
    return int(bool(without) or any(one.broken for one in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
