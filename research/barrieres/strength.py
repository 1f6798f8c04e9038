"""Plays matches between players, from a fixed book of balanced openings and from all seats.

    python -m research barrieres strength --list
    python -m research barrieres strength quarter --seconds 500     continues where it stopped
    python -m research barrieres strength --table                   results so far, with 95 % intervals

Games are stored in a file, one per line, so that a long match can be played in parts. The table shows every match in
the file. The program that played the matches in `records/samples.jsonl`, and its players, are at commit bcfb4e7d
(`benchmarks/barrieres`); the alpha-beta search of the matches `alpha_beta…` is at commit 69308068
(`research/barrieres/kernel`).
"""

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
from mulot.games.barrieres.bots.engine.search_memory import new_search_memories
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Action, Barrier, Event, State
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.record import positions, read_record, write_record
from mulot.games.barrieres.rules import copy, legal, play
from mulot.games.barrieres.view import look
from mulot.lab.intervals import score_interval
from research import module_parser
from research.barrieres.open_spiel import OpenSpiel
from research.barrieres.openings import openings

CHARACTERS = {bot.name: bot for bot in BOTS}


@dataclass(frozen=True)
class MatchPlayer:
    """A character, the engine compiled by numba, or OpenSpiel's tree search, and its seconds per move."""

    name: str
    seconds: float = 1.0


@dataclass(frozen=True)
class MatchPlan:
    """A match: `one` plays against `other`, which has all other seats. Every opening is played from every seat."""

    about: str
    size: Size
    seats: int
    games: int
    one: MatchPlayer
    other: MatchPlayer
    wanted: float


MASTER, OPEN_SPIEL = MatchPlayer("master", 0.2), MatchPlayer("open_spiel")
MATCHES = {
    "open_spiel-7": MatchPlan(
        "master (0.2 s) – OpenSpiel MCTS (3,500 simulations), 7×7/8", 7, 2, 40, MASTER, OPEN_SPIEL, 0.98
    ),
    "open_spiel-9": MatchPlan(
        "master (0.2 s) – OpenSpiel MCTS (3,500 simulations), 9×9/10", 9, 2, 40, MASTER, OPEN_SPIEL, 0.95
    ),
    "quarter": MatchPlan(
        "master (0.2 s) – master (0.05 s), 7×7/8", 7, 2, 200, MASTER, MatchPlayer("master", 0.05), 0.65
    ),
    "numba": MatchPlan(
        "master (0.1 s) – the same by numba (0.1 s), 7×7/8",
        7,
        2,
        200,
        MatchPlayer("master", 0.1),
        MatchPlayer("numba", 0.1),
        0.35,
    ),
    "gentle": MatchPlan("sensible – gentle, 7×7/8", 7, 2, 200, MatchPlayer("sensible"), MatchPlayer("gentle"), 0.95),
    "four": MatchPlan("master (0.2 s) – three sensible, 7×7/4", 7, 4, 200, MASTER, MatchPlayer("sensible"), 0.45),
}


class SeatedPlayer:
    """A player during a game."""

    def __init__(self, player: MatchPlayer, s: State, past: list[Action], seed: int, seat: int) -> None:
        self.player, self.rng = player, Random(seed)
        self.bot: Any = None
        self.think: Any = None
        if player.name == "open_spiel":
            self.theirs = OpenSpiel(s.size, s.stock[0] + _barriers_placed(past, 0, len(s.mice)), len(s.mice))
            for action in past:
                self.theirs.play(write(action))
            self.bot = self.theirs.bot(seed)
        elif player.name == "numba":
            from research.barrieres.engine.numba_machine import NumbaMachine

            self.think = partial(search, clock=time.thread_time, memory=new_search_memories(NumbaMachine())[0])
        elif player.name == "master":
            self.think = partial(search, clock=time.thread_time, memory=new_search_memories()[0])
        else:
            self.character = CHARACTERS[player.name]
            self.memory = self.character.start(GAME, seat, look(s, seat))

    def choose(self, s: State, seen: list[tuple[State, Action]]) -> Action:
        """Return the player's action. `seen` contains the positions and actions since the opening."""
        if self.bot is not None:
            return read(self.theirs.notation_of(self.bot.step(self.theirs.state)))
        options = legal(s, s.turn)
        if self.think is not None:
            if len(options) == 1:
                return options[0]
            thought: Action = self.think(s, self.player.seconds, self.rng, history=seen).action
            return thought
        budget = Budget(self.player.seconds)
        chosen: Action = self.character.choose(self.memory, look(s, s.turn), options, self.rng, budget)
        return chosen

    def hear(self, action: Action, s: State, events: list[Event]) -> None:
        """Tell the player about an action and its events; called for the player's own actions, too."""
        if self.bot is not None:
            self.theirs.play(write(action))
        elif self.think is None:
            self.character.notice(self.memory, look(s, self.memory.seat), events)


def _barriers_placed(past: list[Action], seat: int, seats: int) -> int:
    return sum(isinstance(action, Barrier) for i, action in enumerate(past) if i % seats == seat)


def play_game(plan: MatchPlan, number: int) -> dict[str, Any]:
    """Play the game with this number, which determines its opening and the seat of `one`, and return its result."""
    book = openings(plan.size, plan.seats)
    record = read_record(book[number // plan.seats % len(book)])
    seat = number % plan.seats
    s, past = positions(record)[-1], list(record.plays)
    chairs = [
        SeatedPlayer(plan.one if i == seat else plan.other, s, past, number * 10 + i, i) for i in range(plan.seats)
    ]
    seen = list[tuple[State, Action]]()
    while not s.outcome:
        action = chairs[s.turn].choose(s, seen)
        past.append(action)
        seen.append((copy(s), action))
        events = list[Event]()
        play(s, s.turn, action, RandomLuck(0), events.append)
        for chair in chairs:
            chair.hear(action, s, events)
    line = write_record(record.options, record.seats, past)
    return {"number": number, "seat": seat, "score": s.outcome.scores[seat], "plies": s.ply, "record": line}


def read_games(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the games stored in a file."""
    if file.exists():
        yield from (json.loads(line) for line in file.read_text().splitlines())


def play_missing_games(name: str, file: Path, seconds: float) -> None:
    """Play the missing games of a match for at most this many seconds, and append them to the file."""
    plan, until = MATCHES[name], time.monotonic() + seconds
    known = {game["number"] for game in read_games(file) if game["match"] == name}
    if "numba" in (plan.one.name, plan.other.name):
        from research.barrieres.engine.abi import compile_all

        compile_all()
    for number in range(plan.games):
        if number not in known:
            if time.monotonic() > until:
                return
            result = play_game(plan, number)
            with file.open("a") as out:
                out.write(json.dumps({"match": name, **result}) + "\n")


def print_table(file: Path) -> None:
    """Print the results of all matches in a file."""
    played: dict[str, list[float]] = {}
    for game in read_games(file):
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
    """Play a match, or print the results."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("match", nargs="?", choices=list(MATCHES))
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after this time; the next run continues")
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--all", action="store_true", help="play every match, then print the table")
    chosen = parser.parse_args(argv)
    if chosen.list:
        for name, plan in MATCHES.items():
            print(f"{name:16} {plan.games:4} games  {plan.about}")
    until = time.monotonic() + chosen.seconds
    for name in MATCHES if chosen.all else [chosen.match] * bool(chosen.match):
        play_missing_games(name, chosen.file, max(0.0, until - time.monotonic()))
    if chosen.table or chosen.match or chosen.all:
        print_table(chosen.file)
    return 0
