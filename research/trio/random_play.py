"""Measures random play of the basic game. `python -m research trio random-play` prints the README's figures.

It uses the real rules; if a further card or a start card is optional, a coin decides. All shares are shares of all
placements, including new start cards, counted in two ways: what the cards show (even if it has no effect, as with a
last card or the third card of a turn), and what really happens (a further card, a pile taken).
"""

from random import Random

from msgspec import Struct

from mulot.core.luck import RandomLuck
from mulot.games.trio import model
from mulot.games.trio.rules import legal, new, play
from research import module_parser


class RandomPlayFigures(Struct, frozen=True):
    """The results of random rounds. Shares are shares of all placements."""

    mice: float
    """The share after which three mice, but not three cats, are visible."""
    further: float
    """The share after which a further card may be laid."""
    cats: float
    """The share after which three cats are visible."""
    taken: float
    """The share after which the pile is taken."""
    median: int
    """The median number of placements in a round."""
    within: int
    """The number of placements that 95 % of the rounds do not exceed."""
    longest: int
    starter: float
    """The share of rounds won by the seat that began."""
    blank: int
    """The number of rounds that nobody won."""


class RoundCounter:
    """Counts the events of several rounds, one after another. Call it with every event."""

    def __init__(self) -> None:
        self.mice = self.further = self.cats = self.taken = self.placed = self.starter = self.blank = 0
        self.lengths: list[int] = []

    def __call__(self, event: model.Event) -> None:
        if isinstance(event, model.Placed):
            self.placed += 1
            if event.rule != "T-016":  # a new start card is not judged
                self.cats += event.cats >= 3
                self.mice += event.mice >= 3 > event.cats
        elif isinstance(event, model.MiceSeen):
            self.further += 1
        elif isinstance(event, model.PileTaken):
            self.taken += 1
        elif isinstance(event, model.RoundWon | model.RoundBlank):
            self.blank += isinstance(event, model.RoundBlank)
            self.lengths.append(self.placed)
            self.placed = 0


def measure(seats: int, rounds: int, seed: int) -> RandomPlayFigures:
    """Play random rounds and return their statistics."""
    rng = Random(seed)
    luck, count = RandomLuck(rng), RoundCounter()
    for _ in range(rounds):
        s = new(model.Options(), seats, luck)
        starter = s.starter
        _play_round(s, rng, luck, count)
        count.starter += s.tokens[starter]
    lengths, placed = sorted(count.lengths), sum(count.lengths)
    return RandomPlayFigures(
        count.mice / placed,
        count.further / placed,
        count.cats / placed,
        count.taken / placed,
        lengths[rounds // 2],
        lengths[rounds * 95 // 100],
        lengths[-1],
        count.starter / rounds,
        count.blank,
    )


def _play_round(s: model.State, rng: Random, luck: RandomLuck, count: RoundCounter) -> None:
    assert max(s.tokens) < model.TOKENS_TO_WIN - 1
    while s.round == 1:
        can = legal(s, s.turn)
        play(s, s.turn, can[int(rng.random() * len(can))], luck, count)


def main(argv: list[str]) -> int:
    """Play random rounds for each number of players and print the table."""
    parser = module_parser(__name__, "Random play of the basic game.")
    parser.add_argument("--rounds", type=int, default=20_000, help="rounds for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    print(
        "| players | three mice | further card | three cats | pile taken "
        "| placements: median | 95 of 100 within | longest | starter wins |"
    )
    print("| --- " * 9 + "|")
    for seats in (2, 3, 4, 5, 6):
        found = measure(seats, asked.rounds, asked.seed)
        print(
            f"| {seats} | {found.mice:.1%} | {found.further:.1%} | {found.cats:.1%} | {found.taken:.1%} "
            f"| {found.median} | {found.within} | {found.longest} | {found.starter:.1%} |"
        )
    return 0
