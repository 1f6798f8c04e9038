"""A match in a browser's Python (Pyodide, in Node): the strong player with its kernel as WebAssembly, against the same
one that looks ahead in plain Python, at equal time by the processor's clock.

    python benchmarks/barrieres/in_both_ways.py --size 9 --games 20 --seconds 0.2 --file MATCHES.jsonl

Openings and records as in `match.py`, which also shows the file (`--table`). A match goes on where its file stops.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from match import known, opening, show

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))
from mulot.games.barrieres.model import Options
from mulot.games.barrieres.notation import read, write
from mulot.games.barrieres.notation.record import write_record
from mulot.pocket.packing import archive
from pocket.in_both import there

INSIDE = """
import json
from random import Random
from js import process
import mulot
from mulot.core.luck import Quick
from mulot.games.barrieres.bots import ahead, characters
from mulot.games.barrieres.bots.endgame import is_race
from mulot.games.barrieres.bots.compiled import KERNEL

GAME = mulot.load("barrieres")


class Processor:
    @staticmethod
    def perf_counter():
        spent = process.cpuUsage()
        return (spent.user + spent.system) / 1e6


ahead.time = time = Processor


def compiled(s, seconds, rng):
    thought = KERNEL.thinking().think(s, seconds, rng, clock=time.perf_counter)
    return thought.action, thought.rounds


def plain(s, seconds, rng):
    if is_race(s):
        return characters._race(s, rng), 0
    return ahead.best(s, characters.PLAIN_DEPTH, rng, time.perf_counter() + seconds), 0


def game(size, number, moves, seconds):
    s, rng, spent, rounds = GAME.new(GAME.options(size=size, first=0), 2, Quick(0)), Random(number), [0.0, 0.0], 0
    for move in moves:
        GAME.play(s, s.turn, GAME.read(move), Quick(0), lambda event: None)
    seat, played = number % 2, list(moves)
    while not s.outcome:
        options, mover, start = GAME.legal(s, s.turn), s.turn, time.perf_counter()
        action = options[0]
        if len(options) > 1:
            action, some = (compiled if mover == seat else plain)(s, seconds, rng)
            rounds += some
        spent[mover != seat] += time.perf_counter() - start
        played.append(GAME.write(action))
        GAME.play(s, mover, action, Quick(0), lambda event: None)
    return {"number": number, "score": s.outcome.scores[seat], "spent": spent, "rounds": rounds, "played": played}
"""


def main() -> None:
    """Play the games that are missing, two at a time."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--file", type=Path, default=Path("barrieres-matches.jsonl"))
    a = parser.parse_args()
    name = f"WebAssembly – plain Python, {a.size}×{a.size}, {a.seconds} s"
    done = {game["number"] for game in known(a.file) if game["match"] == name}
    with tempfile.TemporaryDirectory() as folder:
        packed = Path(folder) / "all.zip"
        body = io.BytesIO(archive())
        with zipfile.ZipFile(body, "a") as more:
            more.writestr("both_ways.py", INSIDE)
        packed.write_bytes(body.getvalue())
        for number in range(0, a.games, 2):
            missing = [one for one in (number, number + 1) if one not in done and one < a.games]
            if not missing:
                continue
            moves = [write(action) for action in opening(a.size, number // 2)[1]]
            asked = ", ".join(f"game({a.size}, {one}, {moves}, {a.seconds})" for one in missing)
            found: list[dict[str, Any]] = json.loads(there(packed, f"from both_ways import *\njson.dumps([{asked}])"))
            with a.file.open("a") as out:
                for game in found:
                    past = [read(move) for move in game.pop("played")]
                    record = write_record(Options(size=a.size, first=0), 2, past)
                    out.write(json.dumps({"match": name, **game, "record": record}) + "\n")
    show(a.file)


if __name__ == "__main__":
    main()
