"""Measures how often each bot wins the night in every forest, for the table in the README of Le Clan."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import Struct

from mulot.bots import Bot, Budget
from mulot.core.luck import RandomLuck
from mulot.games.clan import GAME
from mulot.games.clan.bots import BOTS
from mulot.games.clan.content.forest import Forest
from mulot.games.clan.model import Options
from mulot.lab.intervals import wilson
from research import module_parser

FORESTS: tuple[Forest, ...] = get_args(Forest)
BOTS_BY_NAME = {bot.name: bot for bot in BOTS}
BUDGET = Budget(seconds=1e9, playouts=1)  # these bots ignore it
CHUNK = 250
MOONS = (10, 9, 8, 7)


class WinrateCell(Struct, frozen=True):
    """A cell of the table: the options, the number of seats, and the bot."""

    forest: Forest
    seats: int
    moons: int
    bot: str
    pointing: bool


class PlayedDeals(Struct, frozen=True):
    """The results of some deals of a cell, starting with deal number `first`."""

    cell: WinrateCell
    first: int
    deals: int
    won: int
    turns: int
    seconds: float


class NightResult(NamedTuple):
    """Whether a night was won, and the turn in which it ended."""

    won: bool
    last_turn: int


def play_night(
    options: Options, bots: Sequence[Bot], seed: int, listen: Callable[[Any], None] | None = None
) -> NightResult:
    """Play a whole night with these bots and return its result.

    It uses the real rules, and each bot gets only what its seat may see. `listen` is called with every event.
    """
    rng = Random(seed)
    luck = RandomLuck(rng)
    s = GAME.new(options, len(bots), luck)
    memories = [bot.start(GAME, seat, GAME.look(s, seat)) for seat, bot in enumerate(bots)]
    events: list[Any] = []
    while s.outcome is None:
        seat, action = _next_action(s, bots, memories, rng)
        events.clear()
        GAME.play(s, seat, action, luck, events.append)
        if listen is not None:
            for event in events:
                listen(event)
        for i, bot in enumerate(bots):
            heard = [event for event in events if GAME.hear(event, i) is not None]
            bot.notice(memories[i], None, heard)  # these bots only need the events
    return NightResult(s.outcome.scores[0] == 1.0, s.turn)


def _next_action(s: Any, bots: Sequence[Bot], memories: Sequence[Any], rng: Random) -> tuple[int, Any]:
    """Return the first seat that wants to act, with its action. Seats that do not have to act are asked first."""
    ask: Any = GAME.waiting(s)
    for seat in reversed(ask.seats):
        action = bots[seat].choose(memories[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, BUDGET)
        if action is not None:
            return seat, action
    raise AssertionError(f"nobody answers {ask}")


def play_deals(cell: WinrateCell, first: int, deals: int) -> PlayedDeals:
    """Play some deals of a cell and return their results. Every cell has the same numbered deals."""
    options = Options(forest=cell.forest, moons=cell.moons, pointing=cell.pointing)
    bots = [BOTS_BY_NAME[cell.bot]] * cell.seats
    began = time.process_time()
    won = turns = 0
    for deal in range(first, first + deals):
        good, turn = play_night(options, bots, deal)
        won += good
        turns += turn
    return PlayedDeals(cell, first, deals, won, turns, time.process_time() - began)


def plan_cells(deals: int, default_deals: int) -> Iterator[tuple[WinrateCell, int]]:
    """Yield all cells with their number of deals, nights with all moons first. The default night of each forest gets
    more deals."""
    for moons in MOONS:
        for bot in BOTS_BY_NAME:
            for pointing in (False, True):
                for forest in FORESTS:
                    for seats in GAME.seats:
                        default = moons == 10 and bot == "gentle" and not pointing
                        yield WinrateCell(forest, seats, moons, bot, pointing), default_deals if default else deals


@dataclass
class WinrateFile:
    """The results so far, in a file of JSON lines."""

    path: Path
    parts: dict[tuple[WinrateCell, int], PlayedDeals]

    @classmethod
    def read(cls, path: Path) -> WinrateFile:
        """Read the results of earlier runs from a file, which does not have to exist."""
        rows = path.read_bytes().splitlines() if path.exists() else []
        parts = [msgspec.json.decode(row, type=PlayedDeals) for row in rows]
        return cls(path, {(part.cell, part.first): part for part in parts})

    def add(self, part: PlayedDeals) -> None:
        """Append some results."""
        self.parts[part.cell, part.first] = part
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(part) + b"\n")

    def nights_won_deals_and_turns(self, cell: WinrateCell) -> tuple[int, int, int]:
        """Return a cell's total nights won, deals and turns."""
        parts = [part for (c, _), part in self.parts.items() if c == cell]
        return sum(p.won for p in parts), sum(p.deals for p in parts), sum(p.turns for p in parts)


def play_missing(results: WinrateFile, deals: int, default_deals: int, workers: int, seconds: float) -> bool:
    """Play the missing deals in several processes. Return False if the time limit was reached first."""
    missing = [
        (cell, first, min(CHUNK, wanted - first))
        for cell, wanted in plan_cells(deals, default_deals)
        for first in range(0, wanted, CHUNK)
        if (cell, first) not in results.parts
    ]
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(workers) as pool:
        for start in range(0, len(missing), 8 * workers):
            if time.monotonic() > end:
                return False
            batch = missing[start : start + 8 * workers]
            for part in pool.map(play_deals, *zip(*batch, strict=True)):
                results.add(part)
    return True


def winrate_table(results: WinrateFile, deals: int) -> str:
    """Return the results as Markdown: a table per forest, a row per number of seats and moons, a column per bot.

    A cell with fewer than `deals` deals shows a dash, and a row with only dashes is left out.
    """
    lines = []
    for forest in FORESTS:
        lines += [
            f"\n**{forest}**\n",
            "| seats | moons | " + " | ".join(f"{b} | {b}, pointing" for b in BOTS_BY_NAME) + " |",
        ]
        lines.append("| --- | --- |" + " ---: |" * (2 * len(BOTS_BY_NAME)))
        for seats in GAME.seats:
            for moons in MOONS:
                row = [str(seats), str(moons)]
                for bot in BOTS_BY_NAME:
                    row += [
                        _table_entry(results, WinrateCell(forest, seats, moons, bot, p), deals) for p in (False, True)
                    ]
                if set(row[2:]) != {"–"}:
                    lines.append("| " + " | ".join(row) + " |")
    cpu = sum(part.seconds for part in results.parts.values())
    nights = sum(part.deals for part in results.parts.values())
    lines.append(f"\n{nights:,} nights in {cpu / 60:.1f} minutes of CPU time.")
    return "\n".join(lines)


def _table_entry(results: WinrateFile, cell: WinrateCell, wanted: int) -> str:
    won, deals, _ = results.nights_won_deals_and_turns(cell)
    if deals < wanted:
        return "–"
    low, high = wilson(won, deals)
    return f"{100 * won / deals:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def main(argv: list[str]) -> int:
    """Play the missing deals and print the table. A run can be interrupted and continued."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--file", type=Path, default=Path("clan-winrates.jsonl"), help="the results file")
    parser.add_argument("--deals", type=int, default=1000, help="deals per cell")
    parser.add_argument("--default-deals", type=int, default=4000, help="deals for the default nights")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="stop after this many seconds; run again to continue"
    )
    parser.add_argument("--so-far", action="store_true", help="play nothing, print the finished cells")
    given = parser.parse_args(argv)
    results = WinrateFile.read(given.file)
    done = given.so_far or play_missing(results, given.deals, given.default_deals, given.workers, given.seconds)
    sys.stdout.write(
        winrate_table(results, given.deals) + "\n" if done else "not finished: run the same command again\n"
    )
    return 0 if done else 1
