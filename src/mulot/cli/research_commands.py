"""The commands that play many games between bots: `simulate` for statistics and data sets, `rate` for Elo ratings."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mulot.cli.arguments import add_lang_option, add_rule_options, command_parser, int_between, parse_rule_options
from mulot.cli.i18n import Translator, choose_language
from mulot.cli.player_commands import report_missing_engines
from mulot.cli.result_tables import league_to_json, print_ratings, print_tally, tally_to_json
from mulot.core.errors import BadOptions
from mulot.core.extras import require_modules
from mulot.games import load
from mulot.lab.bot_lookup import find_bots
from mulot.lab.dataset import write_dataset
from mulot.lab.executors import EXECUTOR_NAMES, Executor, create_executor
from mulot.lab.league import play_league
from mulot.lab.league import rate as rated
from mulot.lab.simulate import Plan
from mulot.lab.simulate import simulate as simulated

console = Console(highlight=False, soft_wrap=True)
progress_console = Console(stderr=True)
"""The progress bar is on standard error, so that the results on standard output can be piped."""

T = TypeVar("T")
BOTS_HELP = "one bot for all seats, or one per seat: strong,gentle; your own bot is MODULE:NAME or FILE.py:NAME"


def _simulation_parser(name: str, description: str | None, number: int, games: str) -> ArgumentParser:
    """Return a parser with the options that `simulate` and `rate` share."""
    parser = command_parser(name, description)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument(
        "--games", type=int_between(1, 10_000_000), default=number, metavar="N", help=f"{games} (default: %(default)s)"
    )
    add_rule_options(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="random seed (default: %(default)s)")
    thinking = "seconds per bot move, unless --playouts is given (default: %(default)s)"
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help=thinking)
    playouts = "playouts per bot move instead of a time limit, so that the same seed gives the same games"
    parser.add_argument("--playouts", type=int_between(1), metavar="N", help=playouts)
    parser.add_argument(
        "--jobs",
        type=int_between(1, 64),
        default=os.cpu_count() or 1,
        metavar="N",
        help="number of processes (default: %(default)s)",
    )
    names = ", ".join(EXECUTOR_NAMES)
    workers = f"how to run: {names}; dask:ADDRESS and ray:ADDRESS use an existing cluster (default: %(default)s)"
    parser.add_argument("--executor", default="processes", metavar="NAME", help=workers)
    keep = "folder for finished parts; run the same command again to resume"
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help=keep)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    add_lang_option(parser)
    return parser


def simulate(argv: list[str]) -> int:
    """Play many games between bots and record the results."""
    parser = _simulation_parser("simulate", simulate.__doc__, 1000, "number of games")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: one per bot)")
    parser.add_argument("--bots", default="random", metavar="NAMES", help=f"{BOTS_HELP} (default: %(default)s)")
    rotate = "rotate the bots' seats from game to game"
    parser.add_argument("--rotate", action=BooleanOptionalAction, default=False, help=rotate)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write every ply to a data set: NAME.jsonl or NAME.parquet"
    )
    given = parser.parse_args(argv)
    chosen = load(given.game)
    names = _split_names(given.bots) or ["random"]
    count = given.seats if given.seats is not None else (len(names) if len(names) > 1 else chosen.seats[0])
    if len(names) == 1:
        names *= count
    words = Translator(choose_language(given.lang), chosen)
    plan = _make_plan(given, count, names, given.rotate)
    if not given.json:
        report_missing_engines(words, find_bots(given.game, names, os.getcwd()))
    out: Path | None = given.out
    if out is not None and out.suffix not in (".jsonl", ".parquet"):
        raise BadOptions("out", out.name, "NAME.jsonl, NAME.parquet")
    if out is not None and out.suffix == ".parquet":
        require_modules(["pyarrow"])
    worker = _make_executor(given.executor, given.jobs)
    began = time.perf_counter()
    with TemporaryDirectory(dir=out.parent if out else None) as chunks_folder:
        write_rows = _chunk_writer(Path(chunks_folder)) if out else None
        run = simulated(plan, given.jobs, worker, given.keep, write_rows)
        tally = run_with_progress(run, words.house_text("simulate"), plan.games, lambda tally: tally.games)
        if out:
            write_dataset(out, sorted(Path(chunks_folder).iterdir()), {**plan.to_dict(), "games": plan.games})
    if given.json:
        print(json.dumps(tally_to_json(plan, tally)))
    else:
        print_tally(console, plan, tally, words)
        seconds = time.perf_counter() - began
        pace = round(sum(plies * count for plies, count in tally.plies.items()) / seconds)
        console.print(words.house_text("speed", games=tally.games, seconds=f"{seconds:.1f}", rate=pace))
    return 0


def rate(argv: list[str]) -> int:
    """Play a round-robin between bots and rate them (Elo, with confidence intervals)."""
    parser = _simulation_parser("rate", rate.__doc__, 100, "games per pair")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="number of seats; the two bots of a pair take alternate seats"
    )
    parser.add_argument(
        "--bots", required=True, metavar="NAMES", help="the bots, separated by commas: gentle,sensible,own_bot.py:mine"
    )
    parser.add_argument("--anchor", metavar="NAME", help="bot whose Elo is set to 0 (default: the mean is 0)")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="plot the ratings to a file: NAME.svg or NAME.png")
    given = parser.parse_args(argv)
    chosen, names = load(given.game), _split_names(given.bots)
    words = Translator(choose_language(given.lang), chosen)
    count = given.seats if given.seats is not None else max(2, chosen.seats[0])
    plan = _make_plan(given, count, names, True)
    if given.plot is not None:
        require_modules(["matplotlib"])
    if given.anchor is not None and given.anchor not in names:
        raise BadOptions("anchor", given.anchor, ", ".join(names))
    pairs = len(names) * (len(names) - 1) // 2
    run = play_league(plan, given.jobs, _make_executor(given.executor, given.jobs), given.keep)
    scores = run_with_progress(run, words.house_text("league"), plan.games * pairs, _count_games)
    table = rated(scores, given.anchor)
    if given.plot is not None:
        from mulot.lab.league import plot_league

        plot_league(table, words.game_text("title"), given.plot)
    if given.json:
        print(json.dumps(league_to_json(plan, table, scores)))
    else:
        print_ratings(console, table, words)
    return 0


def _make_plan(given: Namespace, seats: int, names: Sequence[str], rotate: bool) -> Plan:
    options = parse_rule_options(given.option, load(given.game))
    bots = tuple(names)
    return Plan(given.game, seats, bots, options, given.games, given.seed, rotate, given.seconds, given.playouts)


def _count_games(scores: Mapping[Any, Mapping[float, int]]) -> int:
    return sum(sum(shares.values()) for shares in scores.values())


def _split_names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def _make_executor(name: str, jobs: int) -> Executor:
    kind = name.partition(":")[0]
    if kind == "joblib":
        require_modules(["joblib"])
    elif kind == "dask":
        require_modules(["distributed"])
    elif kind == "ray":
        require_modules(["ray"], "ray")  # no extra installs it
    return create_executor(name, jobs)


def _chunk_writer(folder: Path) -> Callable[[int, Any], None]:
    """Return a callback that writes each chunk's rows to a separate file. The files, sorted by name, are the data
    set."""

    def write_rows(first: int, lines: Any) -> None:
        (folder / f"{first:010}").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    return write_rows


def run_with_progress(run: Iterator[T], label: str, total: int, count_done: Callable[[T], int]) -> T:
    """Consume a run and return its last value, showing a progress bar on standard error.

    `count_done` returns how many of the `total` games a value covers."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress_console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(label, total=total)
        last = next(run)
        progress.update(task, completed=count_done(last))
        for last in run:
            progress.update(task, completed=count_done(last))
    return last
