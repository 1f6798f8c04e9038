"""Would several threads help? What the best that threads could do is worth, shown by the processor's clock.

    python benchmarks/barrieres/threads.py two one --size 9 --seconds 0.05 --games 100 --file THREADS.jsonl
    python benchmarks/barrieres/threads.py double one --size 9 --seconds 0.05 --games 100 --file THREADS.jsonl

Players: `one` (a tree), `two` (two trees with luck of their own, each for as long, whose visits are added up: what two
threads on two free cores would come to if neither ever held up the other), `double` (a tree for twice as long: what no
number of threads can surpass). Every tree is kept from move to move.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random

import match
from match import known, show

from mulot.games.barrieres.bots.kernel import thinking
from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.layout import decode
from mulot.games.barrieres.bots.kernel.warm import warm
from mulot.games.barrieres.model import Action, State

TREES, LONGER = {"one": 1, "two": 2, "double": 1}, {"one": 1, "two": 1, "double": 2}


class Player:
    """Trees that think about the same position, one after the other."""

    def __init__(self, name: str) -> None:
        self._desks, self._longer = [Desk() for _ in range(TREES[name])], LONGER[name]

    def choose(self, s: State, seconds: float, rng: Random, seen: match.Seen) -> Action:
        visits: Counter[int] = Counter()
        for desk in self._desks:
            thought = thinking.think(s, seconds * self._longer, rng, clock=time.thread_time, desk=desk)
            if len(self._desks) == 1 or thought.exact is not None or thought.chance in (0.0, 1.0):
                return thought.action
            first, n = int(desk.nodes[0]["first"]), int(desk.nodes[0]["children"])
            for child in desk.nodes[first : first + n]:
                if child["winner"] in (thinking.NOBODY, s.turn):
                    visits[int(child["action"])] += int(child["visits"])
        return decode(visits.most_common(1)[0][0], s.size)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("one", choices=TREES)
    parser.add_argument("other", choices=TREES)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.05, help="of the processor, for a tree and move")
    parser.add_argument("--file", type=Path, default=Path("barrieres-threads.jsonl"))
    a = parser.parse_args()
    warm()
    name = f"{a.one} – {a.other}, {a.size}×{a.size}, {a.seconds} s"
    done = {game["number"] for game in known(a.file) if game["match"] == name}
    for number in range(a.games):
        if number not in done:
            by = {"one": Player(a.one).choose, "other": Player(a.other).choose}
            game = match.one_game(by, "one", ["other"], a.size, a.seconds, number)
            with a.file.open("a") as out:
                out.write(json.dumps({"match": name, **game}) + "\n")
    show(a.file)


if __name__ == "__main__":
    sys.exit(main())
