"""How the board plays, through the real rules: exactly for two mice, by simulation for two to six.

    python -m research souriciere analysis
    python -m research souriciere analysis --edition bookmark --no-exact --occupied after --games 20000

Two mice and the one that throws make some four thousand positions. Their values follow from each other and are found by
sweeping over them until nothing changes any more (Gauss and Seidel). How long a game takes is found by letting the
chance of each position flow on, turn by turn.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from statistics import median
from typing import NamedTuple, TypeAlias

from mulot.core.luck import Luck, Quick
from mulot.core.outcomes import outcomes
from mulot.games.souriciere import GAME, rules
from mulot.games.souriciere.model import LONGEST, ROLL, SEATS, Options, State
from research import parser_of

Place: TypeAlias = tuple[int | None, int | None, int | None]
"""Where a mouse is: its square, the hole it fell through, the turns it still loses."""


class Step(NamedTuple):
    """What one face of the die leads to."""

    turns: int
    """Turns it takes, those included that the other mouse loses in the trap."""
    to: int
    """The position after it; -1 when the cheese is reached."""
    again: bool
    """Whether the same mouse throws next."""


class Duel(NamedTuple):
    """Two mice, seen by the one that throws: its value is its chance to win, its length the turns still to come."""

    first_wins: float
    turns: float
    positions: int
    sweeps: int


def steps_of_two(options: Options) -> list[list[Step]]:
    """Every position of two mice that can be reached, with the six steps from it; position 0 is the start."""
    start = rules.new(options, 2, Quick(0))
    numbers = {_key(start): 0}
    states, steps = [start], list[list[Step]]()
    while len(steps) < len(states):
        s = states[len(steps)]
        row = []
        for _, t, _ in outcomes(GAME, s, s.turn, ROLL, merge=False):  # a step a face
            if t.winner is not None:
                row.append(Step(t.turns, -1, False))
                continue
            turns, t.turns = t.turns, 0  # the bound on turns (SR-38) is left out: positions would differ by their age
            to = numbers.setdefault(_key(t), len(states))
            if to == len(states):
                states.append(t)
            row.append(Step(turns, to, t.turn == s.turn))
        steps.append(row)
    return steps


def _key(s: State) -> tuple[Place, Place]:
    places = list(zip(s.square, s.hole, s.lost, strict=True))
    return places[s.turn], places[1 - s.turn]


def solve(steps: Sequence[Sequence[Step]], exact_to: float = 1e-12) -> Duel:
    """The value and the expected length of a game of two."""
    value, length = [0.5] * len(steps), [0.0] * len(steps)
    order = range(len(steps) - 1, -1, -1)  # found later means nearer to the cheese, so what a position needs is known
    change, sweeps = 1.0, 0
    while change > exact_to:
        change, sweeps = 0.0, sweeps + 1
        for here in order:
            wins, turns = 0.0, 0.0
            for took, to, again in steps[here]:
                turns += took
                if to < 0:
                    wins += 1.0
                else:
                    wins += value[to] if again else 1.0 - value[to]
                    turns += length[to]
            wins /= 6
            turns /= 6
            change = max(change, abs(wins - value[here]), abs(turns - length[here]))
            value[here], length[here] = wins, turns
    return Duel(value[0], length[0], len(steps), sweeps)


def chances_of_length(steps: Sequence[Sequence[Step]], until: int = LONGEST) -> dict[int, float]:
    """The chance that a game of two is won in its n-th turn, for every n; what is missing to 1 takes longer, or is too
    unlikely to follow."""
    won: dict[int, float] = defaultdict(float)
    flow: dict[int, dict[int, float]] = {0: {0: 1.0}}
    for turn in range(until):
        for here, chance in flow.pop(turn, {}).items():
            sixth = chance / 6
            if sixth < 1e-18:  # all of these together stay far below what a float can tell from 1
                continue
            for took, to, _ in steps[here]:
                if to < 0:
                    won[turn + took] += sixth
                else:
                    then = flow.setdefault(turn + took, {})
                    then[to] = then.get(to, 0.0) + sixth
        if not flow:
            break
    return dict(won)


def turns_of_winner(turns: int, seats: int) -> int:
    """How many turns the winner had, of so many in all: the mice take turns, and the last one is the winner's."""
    return (turns - 1) // seats + 1


def middle(chances: Mapping[int, float]) -> int:
    """The median of a distribution."""
    total = 0.0
    for turns in sorted(chances):
        total += chances[turns]
        if total >= 0.5:
            return turns
    raise ValueError("less than half of the chances are given")


class Played(NamedTuple):
    """Games that were played through: turns of each winner, who won (0: the mouse that began), what happened."""

    seats: int
    turns: list[int]
    winners: Counter[int]
    events: Counter[str]


def simulate(options: Options, seats: int, games: int, luck: Luck) -> Played:
    """Play games from the first throw to the cheese."""
    turns, winners, events = list[int](), Counter[int](), Counter[str]()

    def count(event: object) -> None:
        events[type(event).__name__] += 1

    for _ in range(games):
        s = rules.new(options, seats, luck)
        first = s.turn
        while rules.legal(s, s.turn):
            rules.play(s, s.turn, ROLL, luck, count)
        if s.winner is not None:
            turns.append(turns_of_winner(s.turns, seats))
            winners[(s.winner - first) % seats] += 1
    return Played(seats, turns, winners, events)


def report(options: Options, games: int, seed: int) -> str:
    """Both analyses as text, the second as a table."""
    steps = steps_of_two(options)
    duel, chances = solve(steps), chances_of_length(steps)
    of_winner: dict[int, float] = defaultdict(float)
    for turns, chance in chances.items():
        of_winner[turns_of_winner(turns, 2)] += chance
    lines = [
        f"Two seats, exactly ({duel.positions} positions, {duel.sweeps} sweeps):",
        f"- the first seat wins {duel.first_wins:.4%}, the second {1 - duel.first_wins:.4%}",
        f"- a game takes {duel.turns:.3f} turns of both together on average; the winner needs {middle(of_winner)} turns"
        " in the median",
        f"- more than 200 turns of both: chance {sum(chance for n, chance in chances.items() if n > 200):.1e}",
        "",
        f"Simulated, {games} games for each number of seats, seed {seed}:",
        "",
        "| seats | winner's turns, median | 5 to 95 of 100 | wins in order of play, % | falls a mouse | caught |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for seats in SEATS:
        done = simulate(options, seats, games, Quick(seed))
        ranked = sorted(done.turns)
        span = f"{ranked[len(ranked) // 20]}–{ranked[-len(ranked) // 20]}"
        shares = " / ".join(f"{done.winners[i] / games:.1%}".rstrip("%") for i in range(seats))
        falls = done.events["Fell"] / games / seats
        caught = (done.events["Caught"] + done.events["SlidDown"]) / games / seats
        lines.append(f"| {seats} | {median(ranked):g} | {span} | {shares} | {falls:.2f} | {caught:.2f} |")
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    """Work it out and print it."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--edition", choices=("ravensburger", "bookmark"), default="ravensburger")
    parser.add_argument("--exact", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--occupied", choices=("before", "after"), default="before")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(argv)
    print(report(Options(given.edition, given.exact, given.occupied), given.games, given.seed))
    return 0
