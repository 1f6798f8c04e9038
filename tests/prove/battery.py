"""`make prove`: what the house withstands, in rounds that add up, written to docs/proof.md.

    python tests/prove/battery.py                          until every part has its full size (a night and more)
    python tests/prove/battery.py --hours 2                as far as two hours go; the next run goes on from there
    python tests/prove/battery.py --parts kills,frames     these alone
    python tests/prove/battery.py --quick                  one small round of each, to see that everything runs
    python tests/prove/battery.py --forget requests        let go of what was found (something was mended since)
    python tests/prove/battery.py --report                 write docs/proof.md again, and run nothing

Rounds are kept in .prove/rounds.jsonl. The part that has had the least time comes next.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS))

from kit.players import going_home  # noqa: E402
from prove import report  # noqa: E402
from prove.parts import PARTS  # noqa: E402
from prove.rounds import QUIET, Kept, Part, Round, all_kept, busy, commit, forget, judge, keep, missing  # noqa: E402


async def one_round(part: Part, small: bool, seed: int | None = None) -> Kept:
    """Run a round and judge it; whatever it raises is something that it found."""
    seed = secrets.randbits(32) if seed is None else seed
    before, began, at = busy(), time.monotonic(), time.time()
    try:
        done = await part.run(seed, small)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        done = Round(broken=[f"stopped: {type(error).__name__}: {str(error)[:300]} ({last.name}:{last.lineno})"])
        wrong = done.broken
        quiet = False
    else:
        quiet = max(before, busy()) < QUIET
        wrong = judge(part, done, quiet)
    await going_home()
    return Kept(
        part.name, seed, at, commit(), round(time.monotonic() - began, 1), quiet, done.counts, done.figures, wrong
    )


def next_part(parts: list[Part], spent: dict[str, float], small: bool) -> Part | None:
    """The one that has had the least time, of those that are not at their full size."""
    if small:
        return next((part for part in parts if part.name not in spent), None)
    rounds = all_kept()
    open_ = [part for part in parts if missing(part, [one for one in rounds if one.part == part.name])]
    return min(open_, key=lambda part: spent.get(part.name, 0.0), default=None)


async def run(parts: list[Part], seconds: float, small: bool) -> list[Kept]:
    """Rounds until the time is up or everything is at its full size."""
    began, spent, done = time.monotonic(), dict[str, float](), list[Kept]()
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)  # the houses of a round end with it
    while time.monotonic() - began < seconds and (part := next_part(parts, spent, small)) is not None:
        kept = await one_round(part, small)
        spent[part.name] = spent.get(part.name, 0.0) + kept.seconds
        done.append(kept)
        if not small:
            keep(kept)
        told = ", ".join(f"{number:,} {what}" for what, number in kept.counts.items())
        figures = "; ".join(f"{what} {value:g}" for what, value in kept.figures.items())
        print(f"{kept.part} ({kept.seconds:.0f} s, seed {kept.seed}): {told}; {figures}", flush=True)
        for wrong in kept.broken[:10]:
            print(f"  BROKEN: {wrong[:400]}", flush=True)
    return done


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="one small round of each part; nothing is kept")
    parser.add_argument("--hours", type=float, default=1e6, help="stop with the first round that ends after so long")
    parser.add_argument("--parts", default="", help=f"with commas between: {', '.join(PARTS)}")
    parser.add_argument("--forget", default="", help="parts whose rounds are let go of")
    parser.add_argument("--report", action="store_true", help="write docs/proof.md, and run nothing")
    args = parser.parse_args(argv)
    named = [name for name in args.parts.split(",") if name]
    for name in [*named, *filter(None, args.forget.split(","))]:
        if name not in PARTS:
            parser.error(f"there is no part {name}; there are {', '.join(PARTS)}")
    if args.forget:
        forget(set(args.forget.split(",")))
    done: list[Kept] = []
    if not args.report and not args.forget:
        parts = [PARTS[name] for name in named] if named else [part for part in PARTS.values() if part.full]
        with suppress(asyncio.CancelledError, KeyboardInterrupt):
            done = asyncio.run(run(parts, args.hours * 3600, args.quick))
    if not args.quick:
        report.write(PARTS, all_kept())
    return int(any(one.broken for one in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
