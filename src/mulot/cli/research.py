"""The commands that play many games: `simulate` counts and writes data sets, `rate` ranks."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mulot.cli.extras import need_modules
from mulot.cli.results import league_as_json, show_league, show_tally, tally_as_json
from mulot.cli.terminal import Lang, OptionList, read_pairs, tell_slower
from mulot.cli.words import Words, language
from mulot.core.errors import BadOptions
from mulot.games import load
from mulot.lab.executors import NAMES, Executor, executor
from mulot.lab.finding_bots import find_bots
from mulot.lab.league import play_league
from mulot.lab.league import rate as rated
from mulot.lab.simulate import Plan
from mulot.lab.simulate import simulate as simulated
from mulot.lab.writing import write_rows

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
console = Console(highlight=False, soft_wrap=True)
beside = Console(stderr=True)
"""Progress goes here, so that what is printed can be piped."""

BOTS = "one name for all seats, or one a seat: strong,gentle; a bot of one's own is module:name or file.py:name"
PLAYOUTS = "a searching bot's imagined games, instead of time: the same seed gives the same games"
EXECUTOR = f"who works: {', '.join(NAMES)}; dask:ADDRESS and ray:ADDRESS are clusters that are there"
KEEP = "a folder in which every part that is done is kept; the same command goes on from there"
Seconds = Annotated[float, typer.Option(help="how long a bot may think, where no playouts are given")]
Playouts = Annotated[int | None, typer.Option(min=1, help=PLAYOUTS)]
Jobs = Annotated[int, typer.Option(min=1, max=64, help="processes")]
ExecutorName = Annotated[str, typer.Option("--executor", help=EXECUTOR)]
Keep = Annotated[Path | None, typer.Option(help=KEEP)]
Json = Annotated[bool, typer.Option("--json", help="print JSON and nothing else")]
T = TypeVar("T")
CORES = os.cpu_count() or 1


@app.command()
def simulate(
    game: str,
    number: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="how many games")] = 1000,
    seats: Annotated[int | None, typer.Option(help="how many seats; else as many as there are bots")] = None,
    bots: Annotated[str, typer.Option(help=BOTS)] = "random",
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help="where to begin")] = 0,
    rotate: Annotated[bool, typer.Option(help="bots change seats from game to game")] = False,
    seconds: Seconds = 0.2,
    playouts: Playouts = None,
    jobs: Jobs = CORES,
    executor_name: ExecutorName = "processes",
    keep: Keep = None,
    out: Annotated[Path | None, typer.Option(help="write every ply to a file: games.jsonl or games.parquet")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots, count, and write them down."""
    chosen = load(game)
    names = _names(bots) or ["random"]
    count = seats if seats is not None else (len(names) if len(names) > 1 else chosen.seats[0])
    if len(names) == 1:
        names *= count
    words = Words(language(lang), chosen)
    plan = Plan(game, count, tuple(names), read_pairs(option), number, seed, rotate, seconds, playouts)
    if not as_json:
        tell_slower(words, find_bots(game, names, os.getcwd()))
    if out is not None and out.suffix not in (".jsonl", ".parquet"):
        raise BadOptions("out", out.name, "NAME.jsonl, NAME.parquet")
    if out is not None and out.suffix == ".parquet":
        need_modules("research", "pyarrow")
    worker = _worker(executor_name, jobs)
    began = time.perf_counter()
    with TemporaryDirectory(dir=out.parent if out else None) as pieces:
        take = _to_pieces(Path(pieces)) if out else None
        run = simulated(plan, jobs, worker, keep, take)
        tally = watched(run, words.house("simulate"), plan.games, lambda tally: tally.games)
        if out:
            write_rows(out, sorted(Path(pieces).iterdir()), {**plan.told(), "games": plan.games})
    if as_json:
        print(json.dumps(tally_as_json(plan, tally)))
    else:
        show_tally(console, plan, tally, words)
        seconds = time.perf_counter() - began
        pace = round(sum(plies * count for plies, count in tally.plies.items()) / seconds)
        console.print(words.house("speed", games=tally.games, seconds=f"{seconds:.1f}", rate=pace))


@app.command()
def rate(
    game: str,
    bots: Annotated[str, typer.Option(help="who plays: gentle,sensible,strong,own_bot.py:mine")],
    number: Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="games of every pair")] = 100,
    seats: Annotated[int | None, typer.Option(help="how many seats; the two of a pair sit in turn")] = None,
    option: OptionList = None,
    seed: Annotated[int, typer.Option(help="where to begin")] = 0,
    seconds: Seconds = 0.2,
    playouts: Playouts = None,
    jobs: Jobs = CORES,
    executor_name: ExecutorName = "processes",
    keep: Keep = None,
    anchor: Annotated[str | None, typer.Option(help="whose Elo is 0; else the mean of all")] = None,
    plot: Annotated[Path | None, typer.Option(help="draw the league into a file: league.svg, league.png")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play everybody against everybody, and tell how strong each is (Elo, with intervals)."""
    chosen, names = load(game), _names(bots)
    words = Words(language(lang), chosen)
    count = seats if seats is not None else max(2, chosen.seats[0])
    plan = Plan(game, count, tuple(names), read_pairs(option), number, seed, True, seconds, playouts)
    if plot is not None:
        need_modules("research", "matplotlib")
    if anchor is not None and anchor not in names:
        raise BadOptions("anchor", anchor, ", ".join(names))
    pairs = len(names) * (len(names) - 1) // 2
    run = play_league(plan, jobs, _worker(executor_name, jobs), keep)
    scores = watched(run, words.house("league"), number * pairs, _games)
    table = rated(scores, anchor)
    if plot is not None:
        from mulot.lab.plots import plot_league

        plot_league(table, words.of("title"), plot)
    if as_json:
        print(json.dumps(league_as_json(plan, table, scores)))
    else:
        show_league(console, table, words)


def _games(scores: Mapping[Any, Mapping[float, int]]) -> int:
    return sum(sum(shares.values()) for shares in scores.values())


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]


def _worker(name: str, jobs: int) -> Executor:
    kind = name.partition(":")[0]
    if kind == "joblib":
        need_modules("research", "joblib")
    elif kind == "dask":
        need_modules("research", "distributed")
    elif kind == "ray":
        need_modules("ray", "ray")
    return executor(name, jobs)


def _to_pieces(folder: Path) -> Callable[[int, Any], None]:
    """The rows of each chunk go to a file of their own; in order of their names they are the whole."""

    def take(first: int, lines: Any) -> None:
        (folder / f"{first:010}").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    return take


def watched(run: Iterator[T], what: str, total: int, done: Callable[[T], int]) -> T:
    """What a run comes to in the end, with a bar on standard error that tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=beside, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=total)
        last = next(run)
        progress.update(task, completed=done(last))
        for last in run:
            progress.update(task, completed=done(last))
    return last
