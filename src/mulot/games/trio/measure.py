"""What random play of the basic game looks like: `python -m mulot.games.trio.measure` prints the README's figures.

Played with the real rules; whoever may lay a further card or a start card tosses a coin. Bonus and penalty are shares
of the cards that are judged (all but new start cards).
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from msgspec import Struct

from mulot.core.luck import Quick
from mulot.games.trio.rules import legal, new, play
from mulot.games.trio.state import (
    TOKENS_TO_WIN,
    EnoughLaid,
    Happening,
    MiceSeen,
    Options,
    PileTaken,
    Placed,
    RoundBlank,
    RoundWon,
    State,
)


class Figures(Struct, frozen=True):
    """What so many rounds came to."""

    bonus: float
    """Three mice and no three cats, the third card of a turn included."""
    penalty: float
    """The pile was taken."""
    median: int
    within: int
    """Placements in a round: the middle, and what 95 of 100 rounds stay within."""
    longest: int
    starter: float
    """How often the seat that began won the round."""
    blank: int


class Counter:
    """Listens to one round after the other."""

    def __init__(self) -> None:
        self.judged = self.bonus = self.penalty = self.placed = self.starter = self.blank = 0
        self.lengths: list[int] = []

    def __call__(self, event: Happening) -> None:
        if isinstance(event, Placed):
            self.placed += 1
            self.judged += event.rule != "T-016"
            self.last = event
        elif isinstance(event, MiceSeen | EnoughLaid):
            self.bonus += 1
        elif isinstance(event, PileTaken):
            self.penalty += 1
        elif isinstance(event, RoundWon | RoundBlank):
            if isinstance(event, RoundWon):  # the last card is judged too, though nothing comes of it
                self.penalty += self.last.cats >= 3
                self.bonus += self.last.mice >= 3 > self.last.cats
            self.blank += isinstance(event, RoundBlank)
            self.lengths.append(self.placed)
            self.placed = 0


def measure(seats: int, rounds: int, seed: int) -> Figures:
    """Play so many random rounds."""
    rng = Random(seed)
    luck, count = Quick(rng), Counter()
    for _ in range(rounds):
        s = new(Options(), seats, luck)
        starter = s.starter
        _one_round(s, rng, luck, count)
        count.starter += s.tokens[starter]
    lengths = sorted(count.lengths)
    return Figures(
        count.bonus / count.judged,
        count.penalty / count.judged,
        lengths[rounds // 2],
        lengths[rounds * 95 // 100],
        lengths[-1],
        count.starter / rounds,
        count.blank,
    )


def _one_round(s: State, rng: Random, luck: Quick, count: Counter) -> None:
    assert max(s.tokens) < TOKENS_TO_WIN - 1
    while s.round == 1:
        can = legal(s, s.turn)
        play(s, s.turn, can[int(rng.random() * len(can))], luck, count)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(prog="python -m mulot.games.trio.measure", description="Random play of the basic game.")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("| players | three mice | three cats | placements: median | 95 of 100 within | longest | starter wins |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for seats in (2, 3, 4, 5, 6):
        found = measure(seats, asked.rounds, asked.seed)
        print(
            f"| {seats} | {found.bonus:.1%} | {found.penalty:.1%} | {found.median} | {found.within} "
            f"| {found.longest} | {found.starter:.1%} |"
        )


if __name__ == "__main__":
    main()
