"""What the commands print: a game told move by move, a proof, a table of results."""

from __future__ import annotations

import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mulot.cli.words import Words
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.proof import Proof
from mulot.core.text import of_event, of_outcome
from mulot.lab.intervals import wilson
from mulot.lab.simulate import Plan, Tally, simulate


def show_replay(console: Console, match: Match, lang: str) -> None:
    """The whole game in words, as a spectator heard it, with the board now and then."""
    words = Words(lang, match.game)
    console.print(words.of("title"), markup=False)
    for now in match.replay():
        line = now.line
        if not isinstance(line, Move):
            continue
        console.print(
            f"{words.house('replay-line', line=line.line)}: {words.name(line.seat)}, {line.play}", markup=False
        )
        for event in now.events:
            heard = match.game.hear(event, None)
            if heard is not None:
                console.print("  " + words.tell(of_event(match.game, heard)), markup=False)
                for paragraph in words.passage(heard, "short"):
                    console.print("    " + paragraph, markup=False)
        if line.line % 10 == 0:
            console.print(match.game.draw(now.look(None)), markup=False)
    console.print(match.game.draw(match.look(None)), markup=False)
    if match.outcome is not None:
        console.print(words.tell(of_outcome(match.game, match.outcome)), markup=False)


def show_proof(console: Console, proof: Proof, words: Words) -> None:
    """What was checked, and what could not be."""
    console.print(words.house("verify-good", lines=proof.lines))
    if proof.luck_checked is None:
        console.print(words.house("verify-sealed"))
    else:
        console.print(words.house("verify-luck", count=proof.luck_checked))
    if proof.outcome is None:
        console.print(words.house("verify-open"))


def show_tally(console: Console, plan: Plan, jobs: int, words: Words) -> None:
    """Simulate with a progress bar, then print who won how often, how it ended and how long it took."""
    start, tally = time.perf_counter(), Tally()
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(words.house("simulate"), total=plan.games)
        for tally in simulate(plan, jobs):
            progress.update(task, completed=tally.games)
    seconds = time.perf_counter() - start
    table = Table(title=f"{words.of('title')}: {tally.games} {words.house('table-games')}")
    for column in ("table-seat", "table-score", "table-interval"):
        table.add_column(words.house(column))
    for seat, score in enumerate(tally.by_seat):
        name = "" if plan.rotate else f" ({plan.bots[seat]})"
        table.add_row(f"{seat + 1}{name}", *_rate(score, tally.games))
    if plan.rotate:
        table.add_section()
        for bot, seats in sorted(tally.seats_of_bot.items()):
            table.add_row(bot, *_rate(tally.by_bot[bot], seats))
    console.print(table)
    ends = Table()
    for column in ("table-end", "table-games", "table-interval"):
        ends.add_column(words.house(column))
    for reason, count in tally.reasons.most_common():
        low, high = wilson(count, tally.games)
        ends.add_row(reason, str(count), f"{low:.1%} – {high:.1%}")
    console.print(ends)
    mean, median, within = tally.length()
    console.print(words.house("length", mean=f"{mean:.1f}", median=f"{median:g}", within=within))
    rate = round(sum(tally.plies) / seconds)
    console.print(words.house("speed", games=tally.games, seconds=f"{seconds:.1f}", rate=rate))


def _rate(score: float, games: int) -> tuple[str, str]:
    low, high = wilson(score, games)
    return f"{score / games:.1%}", f"{low:.1%} – {high:.1%}"
