"""Two ways to divide a clock among the moves of a game, at the same clock for both: the same openings from both seats.

    python benchmarks/barrieres/clock_match.py patient even --size 7 --clock 3 --games 200 --file CLOCKS.jsonl

Players: `patient` (`bots/clocks.py` as it is), `even` (the same share of what is left for every move, 25 to come),
`even-16` and so on (others to come). Clocks are the processor's; nothing is added a move. Whoever oversteps loses.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from match import decided, known, opening, show

from mulot.core.luck import Quick
from mulot.games.barrieres.bots.clocks import Allotted, Patience, allotted
from mulot.games.barrieres.bots.pocket import thinking
from mulot.games.barrieres.bots.pocket.desk import new_desks
from mulot.games.barrieres.content import Size
from mulot.games.barrieres.model import Event, Options
from mulot.games.barrieres.notation.record import write_record
from mulot.games.barrieres.rules import legal, play


def division(name: str) -> Callable[[float, int], Allotted]:
    """What a player gives a move, by what is left on its clock."""
    if name == "patient":
        return lambda left, turn: allotted([f"{'wb'[turn]}time", str(left)], turn, 1.0)
    to_come = int(name.partition("-")[2] or 25)
    return lambda left, turn: Allotted(left / to_come, left / to_come)


def one_game(names: list[str], size: Size, clock: float, number: int) -> dict[str, Any]:
    """The game of this number: openings come in pairs, the first player sits first in even games."""
    s, past = opening(size, number // 2)
    seat, rng = number % 2, Random(number)
    left, desks, shares = [clock, clock], [new_desks()[0], new_desks()[0]], [division(name) for name in names]
    scores: tuple[float, ...] = ()
    while not s.outcome and not scores:
        options, mover = legal(s, s.turn), (s.turn != seat) * 1
        start, action = time.thread_time(), options[0]
        if len(options) > 1:
            given = shares[mover](left[mover], s.turn)
            enough = Patience(given, time.thread_time)
            thought = thinking.think(s, given.most, rng, clock=time.thread_time, enough=enough, desk=desks[mover])
            action = thought.action
        left[mover] -= time.thread_time() - start
        if left[mover] < 0:
            scores = tuple(float(each != s.turn) for each in range(2))
        past.append(action)
        play(s, s.turn, action, Quick(0), _deaf)
    if s.outcome and not scores:
        scores = s.outcome.scores
    line = write_record(Options(size=size, first=0), 2, past)
    return {"number": number, "score": scores[seat], "left": left, "record": line}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs=2)
    parser.add_argument("--size", type=int, default=7)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--clock", type=float, default=3.0, help="seconds of the processor for a whole game")
    parser.add_argument("--label", default="", help="what is tried, as part of the match's name")
    parser.add_argument("--until", action="store_true", help="stop when the sequential test has decided")
    parser.add_argument("--file", type=Path, default=Path("barrieres-clocks.jsonl"))
    a = parser.parse_args()
    name = f"{a.names[0]}{a.label} – {a.names[1]}, {a.size}×{a.size}, {a.clock} s a game"
    thinking.wake()  # nobody's clock runs while it is compiled
    results = {game["number"]: game["score"] for game in known(a.file) if game["match"] == name}
    for number in range(a.games):
        if number not in results:
            game = one_game(a.names, a.size, a.clock, number)
            results[number] = game["score"]
            with a.file.open("a") as out:
                out.write(json.dumps({"match": name, **game}) + "\n")
        if a.until and number % 2 and decided([results[n] for n in range(number + 1)]):
            break
    show(a.file)


def _deaf(event: Event) -> None:
    """A match counts its ends."""


if __name__ == "__main__":
    sys.exit(main())
