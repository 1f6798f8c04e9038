"""How strong the characters are: matches from a fixed book of balanced openings, seats changed round.

    python -m research barrieres strength --list
    python -m research barrieres strength quarter --seconds 500     plays on where it stopped
    python -m research barrieres strength --table                   what is known so far, with 95 % intervals

Results are kept in a file, a line a game, so that a long match can be played in parts. A table shows every match of its
file; `records/samples.jsonl` has matches whose program and players are at commit bcfb4e7d (`benchmarks/barrieres`).
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from mulot.bots import Budget
from mulot.core.luck import RandomLuck
from mulot.games.barrieres import GAME
from mulot.games.barrieres.bots import BOTS
from mulot.games.barrieres.bots.engine.search import think as search
from mulot.games.barrieres.bots.engine.search_memory import new_desks
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Event, State
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.record import positions, read_record, write_record
from mulot.games.barrieres.rules import copy, legal, play
from mulot.games.barrieres.view import look
from mulot.lab.intervals import score_interval
from research import parser_of
from research.barrieres.open_spiel import OpenSpiel
from research.barrieres.openings import openings

CHARACTERS = {bot.name: bot for bot in BOTS}


@dataclass(frozen=True)
class Player:
    """A character and its seconds a move (of the processor, where it needs them); the master's search as numba compiles
    it, or alpha-beta, and its seconds; or OpenSpiel's tree search."""

    name: str
    seconds: float = 1.0


@dataclass(frozen=True)
class Plan:
    """`one` against `other` in all other seats; every opening is played once from every seat."""

    about: str
    size: Size
    seats: int
    games: int
    one: Player
    other: Player
    wanted: float


MASTER, THEIRS = Player("master", 0.2), Player("open_spiel")
BY_NUMBA = ("alpha-beta", "numba")
"""Players that numba compiles: they need the extra `research`."""
MATCHES = {
    "open_spiel-7": Plan("master (0.2 s) – OpenSpiel MCTS (3,500 simulations), 7×7/8", 7, 2, 40, MASTER, THEIRS, 0.98),
    "open_spiel-9": Plan("master (0.2 s) – OpenSpiel MCTS (3,500 simulations), 9×9/10", 9, 2, 40, MASTER, THEIRS, 0.95),
    "quarter": Plan("master (0.2 s) – master (0.05 s), 7×7/8", 7, 2, 200, MASTER, Player("master", 0.05), 0.65),
    "numba": Plan(
        "master (0.1 s) – the same by numba (0.1 s), 7×7/8",
        7,
        2,
        200,
        Player("master", 0.1),
        Player("numba", 0.1),
        0.35,
    ),
    "alpha_beta": Plan("master (0.2 s) – alpha-beta (0.2 s), 7×7/8", 7, 2, 100, MASTER, Player("alpha-beta", 0.2), 0.5),
    "alpha_beta-quick": Plan(
        "master (0.05 s) – alpha-beta (0.05 s), 7×7/8",
        7,
        2,
        200,
        Player("master", 0.05),
        Player("alpha-beta", 0.05),
        0.5,
    ),
    "gentle": Plan("sensible – gentle, 7×7/8", 7, 2, 200, Player("sensible"), Player("gentle"), 0.95),
    "four": Plan("master (0.2 s) – three sensible, 7×7/4", 7, 4, 200, MASTER, Player("sensible"), 0.45),
}


class Chair:
    """A player at a game."""

    def __init__(self, player: Player, s: State, past: list[Action], seed: int) -> None:
        self.player, self.rng = player, Random(seed)
        self.bot: Any = None
        self.think: Any = None
        if player.name == "open_spiel":
            self.theirs = OpenSpiel(s.size, s.stock[0] + _placed_by(past, 0, len(s.mice)), len(s.mice))
            for action in past:
                self.theirs.play(write(action))
            self.bot = self.theirs.bot(seed)
        elif player.name == "alpha-beta":
            from research.barrieres.kernel.alpha_beta import think  # compiled, and rarely asked for

            self.think = partial(think, clock=time.thread_time)
        elif player.name == "numba":
            from research.barrieres.engine.numba_machine import ByNumba

            self.think = partial(search, clock=time.thread_time, desk=new_desks(ByNumba())[0])
        elif player.name == "master":
            self.think = partial(search, clock=time.thread_time, desk=new_desks()[0])
        else:
            self.character = CHARACTERS[player.name]

    def choose(self, s: State, seen: list[tuple[State, Action]]) -> Action:
        """What it does here, where this was seen since the opening."""
        if self.bot is not None:
            return read(self.theirs.name(self.bot.step(self.theirs.state)))
        options = legal(s, s.turn)
        if self.think is not None:
            told = {} if self.player.name == "alpha-beta" else {"seen": seen}
            if len(options) == 1:
                return options[0]
            thought: Action = self.think(s, self.player.seconds, self.rng, **told).action
            return thought
        view = look(s, s.turn)
        memory = self.character.start(GAME, s.turn, view)
        chosen: Action = self.character.choose(memory, view, options, self.rng, Budget(self.player.seconds))
        return chosen

    def hear(self, action: Action) -> None:
        if self.bot is not None:
            self.theirs.play(write(action))


def _placed_by(past: list[Action], seat: int, seats: int) -> int:
    return sum(isinstance(action, Barrier) for i, action in enumerate(past) if i % seats == seat)


def one_game(plan: Plan, number: int) -> dict[str, Any]:
    """The game of this number; its opening and the seat of `one` follow from it."""
    book = openings(plan.size, plan.seats)
    record = read_record(book[number // plan.seats % len(book)])
    seat = number % plan.seats
    s, past = positions(record)[-1], list(record.plays)
    chairs = [Chair(plan.one if i == seat else plan.other, s, past, number * 10 + i) for i in range(plan.seats)]
    seen = list[tuple[State, Action]]()
    while not s.outcome:
        action = chairs[s.turn].choose(s, seen)
        past.append(action)
        seen.append((copy(s), action))
        for chair in chairs:
            chair.hear(action)
        play(s, s.turn, action, RandomLuck(0), _deaf)
    line = write_record(record.options, record.seats, past)
    return {"number": number, "seat": seat, "score": s.outcome.scores[seat], "plies": s.ply, "record": line}


def done_so_far(file: Path) -> Iterator[dict[str, Any]]:
    if file.exists():
        yield from (json.loads(line) for line in file.read_text().splitlines())


def play_on(name: str, file: Path, seconds: float) -> None:
    """Play the games that are missing, for so long."""
    plan, until = MATCHES[name], time.monotonic() + seconds
    known = {game["number"] for game in done_so_far(file) if game["match"] == name}
    if plan.one.name in BY_NUMBA or plan.other.name in BY_NUMBA:
        from research.barrieres.engine.abi import compile_all

        compile_all()
    for number in range(plan.games):
        if number not in known:
            if time.monotonic() > until:
                return
            result = one_game(plan, number)
            with file.open("a") as out:
                out.write(json.dumps({"match": name, **result}) + "\n")


def show_table(file: Path) -> None:
    played: dict[str, list[float]] = {}
    for game in done_so_far(file):
        played.setdefault(game["match"], []).append(game["score"])
    print("| match | games | score | 95 % interval | draws | wanted |\n|---|---|---|---|---|---|")
    for name in sorted(played, key=[*MATCHES, *played].index):
        scores, plan = played[name], MATCHES.get(name)
        low, high = score_interval(Counter(scores))
        draws = sum(0 < score < 1 for score in scores)
        rate = f"{sum(scores):g}, {100 * sum(scores) / len(scores):.1f} %"
        about, wanted = (plan.about, f"≥ {100 * plan.wanted:.0f} %") if plan else (name, "")
        print(f"| {about} | {len(scores)} | {rate} | {100 * low:.1f}–{100 * high:.1f} % | {draws} | {wanted} |")


def main(argv: list[str]) -> int:
    """Play a match on, or show what is known."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("match", nargs="?", choices=list(MATCHES))
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after so long; the next run goes on")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--all", action="store_true", help="every match on, one after the other, then the table")
    chosen = parser.parse_args(argv)
    if chosen.list:
        for name, plan in MATCHES.items():
            print(f"{name:16} {plan.games:4} games  {plan.about}")
    until = time.monotonic() + chosen.seconds
    for name in MATCHES if chosen.all else [chosen.match] * bool(chosen.match):
        play_on(name, chosen.file, max(0.0, until - time.monotonic()))
    if chosen.table or chosen.match or chosen.all:
        show_table(chosen.file)
    return 0


def _deaf(event: Event) -> None:
    """A match counts its ends."""
