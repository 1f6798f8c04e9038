"""Matches of Barrières by the processor's clock: the same openings from every seat, every game kept as a record.

    python -m research barrieres match house alpha-beta --size 9 --games 200 --seconds 0.2 --file MATCHES.jsonl
    python -m research barrieres match house strong sensible walker --size 7 --file MATCHES.jsonl        (four seats)
    python -m research barrieres match --table --file MATCHES.jsonl

Players: `house` (the strongest there is), `strong`, `sensible`, `walker` (any step at random, and the cheese where it
is one step away); for two seats `alpha-beta` (a search and a judgement of its own) and `"alpha-beta, same judgement"`
(the house's judgement in an alpha-beta). `0.1` and `max-n` in older records were a frozen version and a search that was
tried (in `benchmarks/barrieres` and `study/barrieres` at commit bcfb4e7d). One other makes a table of two, three others
one of four, who then sit in another order from opening to opening. An opening has two to eight plies (with four seats
four or eight), drawn from its number, with a barrier of each seat where there is room for it.
`--until` stops as soon as the sequential test (elo0 = 0, elo1 = 100, 5 % each way; two seats) has decided.
A match goes on where its file stops.
"""

from __future__ import annotations

import json
import math
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.core.luck import Quick
from mulot.games.barrieres import GAME
from mulot.games.barrieres.bots.ahead import nearer
from mulot.games.barrieres.bots.characters import sensible, strong
from mulot.games.barrieres.bots.kernel import alpha_beta as same_judgement
from mulot.games.barrieres.bots.kernel import thinking
from mulot.games.barrieres.content import Size, board
from mulot.games.barrieres.model import Action, Barrier, Event, Options, State, Step
from mulot.games.barrieres.notation.record import write_record
from mulot.games.barrieres.rules import copy, legal, new, play
from mulot.games.barrieres.view import look
from mulot.lab.intervals import score_interval
from research import parser_of
from research.barrieres.alpha_beta import AlphaBeta

Seen = list[tuple[State, Action]]
Player = Callable[[State, float, Random, Seen], Action]
"""Told where it is, for how long it may think, and what was done since the opening."""
Game = dict[str, Any]


def players() -> dict[str, Player]:
    partner = AlphaBeta()
    return {
        "house": lambda s, seconds, rng, seen: (
            thinking.think(s, seconds, rng, clock=time.thread_time, seen=seen).action
        ),
        "alpha-beta": lambda s, seconds, rng, seen: partner.choose(s, seconds, rng),
        "alpha-beta, same judgement": lambda s, seconds, rng, seen: (
            same_judgement.think(s, seconds, rng, clock=time.thread_time).action
        ),
        "strong": lambda s, seconds, rng, seen: _character(strong, s, rng),
        "sensible": lambda s, seconds, rng, seen: _character(sensible, s, rng),
        "walker": lambda s, seconds, rng, seen: _walk(s, rng),
    }


def _character(bot: Bot, s: State, rng: Random) -> Action:
    view = look(s, s.turn)
    action: Action = bot.choose(bot.start(GAME, s.turn, view), view, legal(s, s.turn), rng, Budget(60.0))
    return action


def _walk(s: State, rng: Random) -> Action:
    every = legal(s, s.turn)
    steps = [action for action in every if isinstance(action, Step)]
    goal = board(s.size).goal(len(s.mice), s.turn)
    home = [step for step in steps if goal >> board(s.size).number[step.to] & 1]
    return rng.choice(home or steps or every)


def opening(size: Size, number: int, seats: int = 2) -> tuple[State, list[Action]]:
    """Two to eight plies: steps towards the cheese, and where everybody has two turns a barrier of each seat among
    them."""
    rng, past = Random(number), list[Action]()
    s = new(Options(size=size, first=0), seats, Quick(0))
    plies = rng.choice((2, 4, 6, 8) if seats == 2 else (4, 8))
    plies = min(plies, 2 * (size - 3)) if seats == 2 else plies  # nobody arrives
    when = [rng.randrange(plies // seats) if plies > seats else -1 for _ in range(seats)]
    for ply in range(plies):
        every = legal(s, s.turn)
        barriers = [action for action in every if isinstance(action, Barrier)]
        past.append(rng.choice(barriers if ply // seats == when[s.turn] else nearer(s, s.turn)))
        play(s, s.turn, past[-1], Quick(0), _deaf)
    return s, past


def seated(one: str, others: Sequence[str], number: int) -> list[str]:
    """Who sits where in the game of this number: `one` a seat further each time; the others, if they differ, in
    another order after each opening."""
    seats = len(others) + 1
    orders = sorted(set(permutations(others)))
    seat, order = number % seats, list(orders[number // seats % len(orders)])
    return [*order[:seat], one, *order[seat:]]


def one_game(by: dict[str, Player], one: str, others: Sequence[str], size: Size, seconds: float, number: int) -> Game:
    """The game of this number: every opening is played once from every seat."""
    seats = len(others) + 1
    s, past = opening(size, number // seats, seats)
    names, rng = seated(one, others, number), Random(number)
    spent, seen = [0.0] * seats, Seen()
    while not s.outcome:
        options = legal(s, s.turn)
        start, mover = time.thread_time(), s.turn
        action = options[0]
        if len(options) > 1:
            action = by[names[s.turn]](s, seconds, rng, seen)
        spent[mover] += time.thread_time() - start
        past.append(action)
        seen.append((copy(s), action))
        play(s, s.turn, action, Quick(0), _deaf)
    line, seat = write_record(Options(size=size, first=0), seats, past), number % seats
    game: Game = {"number": number, "score": s.outcome.scores[seat], "record": line}
    if seats == 2:
        game["spent"] = [spent[seat], spent[1 - seat]]
    else:
        game |= {"seated": names, "spent": [round(part, 3) for part in spent]}
    return game


def decided(scores: list[float], least: float = 0.0, most: float = 100.0, wrong: float = 0.05) -> bool:
    """Wald's sequential test on pairs of games: has it shown one of two differences in Elo to be the likelier?"""
    pairs = [(a + b) / 2 for a, b in zip(scores[::2], scores[1::2], strict=False)]
    if len(pairs) < 5:
        return False
    mean = sum(pairs) / len(pairs)
    spread = max(sum((x - mean) ** 2 for x in pairs) / len(pairs), 0.01)
    low, high = (1 / (1 + 10 ** (-elo / 400)) for elo in (least, most))
    ratio = len(pairs) * (high - low) * (2 * mean - low - high) / (2 * spread)
    return abs(ratio) > math.log((1 - wrong) / wrong)


def known(file: Path) -> list[Game]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def show(file: Path) -> None:
    games: dict[str, list[float]] = {}
    for game in known(file):
        games.setdefault(game["match"], []).append(game["score"])
    for name, scores in games.items():
        low, high = score_interval(Counter(scores))
        print(f"{name}: {sum(scores):g} of {len(scores)} ({100 * low:.0f}–{100 * high:.0f} %)")


def main(argv: list[str]) -> None:
    parser = parser_of(__name__, __doc__)
    parser.add_argument("one", nargs="?", default="house")
    parser.add_argument("others", nargs="*", help="one other, or three")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    parser.add_argument("--label", default="", help="what is tried, as part of the match's name")
    parser.add_argument("--until", action="store_true", help="stop when the sequential test has decided")
    parser.add_argument("--table", action="store_true")
    a = parser.parse_args(argv)
    if a.others:
        if len(a.others) not in (1, 3):
            parser.error("two or four sit at a table")
        known_players = players()
        if unknown := {a.one, *a.others} - set(known_players):
            parser.error(f"no such player: {', '.join(sorted(unknown))}")
        name = f"{a.one}{a.label} – {', '.join(a.others)}, {a.size}×{a.size}, {a.seconds} s"
        results = {game["number"]: game["score"] for game in known(a.file) if game["match"] == name}
        for number in range(a.games):
            if number not in results:
                game = one_game(known_players, a.one, a.others, a.size, a.seconds, number)
                results[number] = game["score"]
                with a.file.open("a") as out:
                    out.write(json.dumps({"match": name, **game}) + "\n")
            if a.until and len(a.others) == 1 and number % 2 and decided([results[n] for n in range(number + 1)]):
                break
    if a.table or a.others:
        show(a.file)


def _deaf(event: Event) -> None:
    """A match counts its ends."""
