"""A bot that is a program of its own: it reads questions from standard input and writes answers to standard output, one
line of JSON each (docs/programs.md). In Barrières it walks straight to the cheese; elsewhere it plays at random.

    mulot simulate barrieres --bots "program:python3 examples/program_bot.py,random" --rotate --games 20
"""

import json
import random
import sys
from typing import Any


def progress(view: dict[str, Any], seat: int, square: str) -> int:
    """Return how far a square is towards the cheese of this seat."""
    column, row = ord(square[0]), int(square[1:])
    side: str = view["cheese"][seat]
    return {"north": row, "south": -row, "east": column, "west": -column}[side]


def choose(question: dict[str, Any]) -> str:
    """Return one of the legal actions."""
    legal: list[str] = question["legal"]
    if question["game"] != "barrieres":
        return random.Random(question["random"]).choice(legal)
    steps = [action for action in legal if action[-1].isdigit()]
    return max(steps, key=lambda step: progress(question["view"], question["seat"], step), default=legal[0])


if __name__ == "__main__":
    for line in sys.stdin:
        question = json.loads(line)
        print(json.dumps({"id": question["id"], "action": choose(question)}), flush=True)
