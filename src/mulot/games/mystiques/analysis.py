"""How the chapters play: all mice led by experts, won or lost, in how many rounds.

python -m mulot.games.mystiques.analysis
python -m mulot.games.mystiques.analysis --chapter proving-ground --difficulty hard --bot wise --games 2000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from mulot.bots import Bot, Budget
from mulot.core.game import Outcome
from mulot.core.luck import Quick
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.options import Options


class Night(NamedTuple):
    """One game: how it ended, after how many rounds and actions."""

    reason: str
    rounds: int
    plies: int


def play(bot: Bot, options: Options, seats: int, seed: int) -> Night:
    """A whole game with this bot on all seats."""
    rng = Random(seed)
    luck = Quick(rng)
    s = GAME.new(options, seats, luck)
    minds = [bot.start(GAME, seat, GAME.look(s, seat)) for seat in range(seats)]
    while not isinstance(waiting := GAME.waiting(s), Outcome):
        seat = waiting.must[0]
        action = bot.choose(minds[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, Budget())
        GAME.play(s, seat, action, luck, lambda event: None)
    return Night(waiting.reason, s.round, s.plies)


def interval(won: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share, 95 of 100."""
    share, weight = won / games, z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return middle - half, middle + half


def row(bot: Bot, options: Options, seats: int, games: int, seed: int) -> str:
    """One line of the table."""
    nights = [play(bot, options, seats, seed + i) for i in range(games)]
    ends = Counter(night.reason for night in nights)
    low, high = interval(ends["objective"], games)
    rounds = sum(night.rounds for night in nights) / games
    plies = sum(night.plies for night in nights) / games
    return (
        f"| {options.chapter} | {options.difficulty} | {bot.name} | {games} | {100 * ends['objective'] / games:.1f} % "
        f"| {100 * low:.1f}–{100 * high:.1f} % | {rounds:.1f} | {plies:.0f} "
        f"| {100 * ends['hourglass'] / games:.1f} % | {100 * ends['all-captured'] / games:.1f} % |"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="How often experts win a chapter.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--chapter", choices=("first-frost", "proving-ground"), default="first-frost")
    parser.add_argument("--difficulty", choices=("easy", "ordinary", "hard"), action="append")
    parser.add_argument("--bot", choices=[bot.name for bot in BOTS], action="append")
    given = parser.parse_args(arguments)
    print("| chapter | difficulty | led by | games | won | 95 of 100 | rounds | actions | hourglass | all captured |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for difficulty in given.difficulty or ("easy", "ordinary", "hard"):
        options = Options(chapter=given.chapter, difficulty=difficulty)
        for bot in BOTS:
            if not given.bot or bot.name in given.bot:
                print(row(bot, options, given.seats, given.games, given.seed), flush=True)


if __name__ == "__main__":
    main()
