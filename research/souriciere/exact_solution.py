"""Solves La Souricière exactly for two and three mice and every option set: who wins, and how long a game takes.

python -m research souriciere exact-solution --seats 2 --seats 3
python -m research souriciere exact-solution --seats 3 --edition bookmark --no-exact --occupied after
python -m research souriciere exact-solution --seats 2 --edition ravensburger --exact --occupied before --handicap 0

All reachable positions are listed, each with the six transitions of a throw. Then two independent methods are used:
*backward* is value iteration over all positions until nothing changes; *forward* propagates the probability of each
position turn by turn, and because the mice alternate, the number of the last turn tells who won. They share only the
transitions, and must agree. With a handicap (SR-42) every position has 36 transitions: for a throw, and for a second
throw that may follow. Needs the extra `research`.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from msgspec import UNSET
from numpy.typing import NDArray

from mulot.core.luck import RandomLuck
from mulot.core.outcomes import outcomes
from mulot.games.souriciere import GAME, rules
from mulot.games.souriciere.model import LONGEST, ROLL, Options, State
from research import module_parser

Ints = NDArray[np.int32]
Floats = NDArray[np.float64]
HEAD = (
    *("seats", "edition", "exact", "occupied", "positions", "wins in order of play, %", "turns, mean"),
    *("median", "95 of 100 within", "99 of 100 within", "the two methods differ by"),
)


class Transitions(NamedTuple):
    """The equally likely transitions of each position, from the point of view of the mouse that throws: the next
    position and the number of turns it takes. There are 6, or 36 if a mouse may throw twice."""

    seats: int
    to: Ints
    """The number of the next position; if the cheese is reached, the total number of positions."""
    turns: Ints


def list_transitions(options: Options, seats: int) -> Transitions:
    """Return the transitions of all reachable positions. Position 0 is the start. The limit on turns (SR-38) is
    ignored."""
    start = rules.new(options, seats, RandomLuck(0))
    numbers, states = {_position_key(start): 0}, [start]
    handicap = isinstance(options.handicap, int)
    to, turns = list[list[int]](), list[list[int]]()
    while len(to) < len(states):
        s = states[len(to)]
        states[len(to)] = start  # this state is no longer needed, so free its memory
        here, took = [], []
        for t in _states_after_turn(s, handicap):
            took.append(t.turns)
            if t.winner is not None:
                here.append(-1)
                continue
            t.turns = 0
            number = numbers.setdefault(_position_key(t), len(states))
            if number == len(states):
                states.append(t)
            here.append(number)
        to.append(here)
        turns.append(took)
    found = np.array(to, np.int32)
    found[found < 0] = len(to)
    return Transitions(seats, found, np.array(turns, np.int32))


def reachable_positions(options: Options, seats: int) -> Iterator[State]:
    """Yield every reachable position once."""
    start = rules.new(options, seats, RandomLuck(0))
    met, waiting = {_position_key(start)}, [start]
    while waiting:
        s = waiting.pop()
        yield s
        for t in _states_after_turn(s, isinstance(options.handicap, int)):
            t.turns = 0
            if t.winner is None and _position_key(t) not in met:
                met.add(_position_key(t))
                waiting.append(t)


def _states_after_turn(s: State, handicap: bool) -> Iterator[State]:
    """Yield the equally likely states after the throws of one turn."""
    for _, t, _ in outcomes(GAME, s, s.turn, ROLL, merge=False):
        if not handicap:
            yield t
        elif t.second:
            yield from (after for _, after, _ in outcomes(GAME, t, t.turn, ROLL, merge=False))
        else:
            yield from (GAME.copy(t) for _ in range(6))


def _position_key(s: State) -> Any:
    places = list(zip(s.square, s.hole, s.lost, strict=True))
    whose = s.options.handicap
    return whose - s.turn if isinstance(whose, int) else 0, *places[s.turn :], *places[: s.turn]


def solve_backward(steps: Transitions, exact_to: float = 1e-13) -> tuple[Floats, float]:
    """Return each mouse's chance of winning, in turn order from the mouse throwing, and the expected number of turns.
    The iteration stops when no value changes by more than `exact_to` times the number of turns (at least 1)."""
    seats, positions = steps.seats, len(steps.to)
    wins = np.zeros((positions + 1, seats))
    wins[positions, 0] = 1.0  # the game is over, and the mouse that threw has won
    length = np.zeros(positions + 1)
    over = steps.to == positions
    # The mouse k places after the thrower is k - turns places after the next thrower. A win counts for the thrower.
    shift = np.where(over, 0, steps.turns) % seats
    columns = [(k - shift) % seats for k in range(seats)]
    took = steps.turns.mean(axis=1)
    while True:
        new = np.stack([wins[steps.to, column].mean(axis=1) for column in columns], axis=1)
        longer = took + length[steps.to].mean(axis=1)
        change = max(np.abs(new - wins[:positions]).max(), np.abs(longer - length[:positions]).max())
        wins[:positions], length[:positions] = new, longer
        if change < exact_to * max(1.0, float(length[0])):
            return wins[0], float(length[0])


def solve_forward(steps: Transitions, until: int = LONGEST, left: float = 1e-15) -> Floats:
    """Return, for every n, the probability that the n-th turn is the last one. Stops after turn `until`, or when the
    probability that the game still runs is below `left`."""
    positions = len(steps.to)
    most = int(steps.turns.max())
    flow = [np.zeros(positions + 1) for _ in range(most + 1)]
    flow[0][0] = 1.0
    chances = np.zeros(until + most + 1)
    for turn in range(until):
        now = flow[turn % (most + 1)][:positions].copy()
        flow[turn % (most + 1)][:] = 0.0
        each = steps.to.shape[1]
        chance = np.repeat(now / each, each)
        to, took = steps.to.ravel(), steps.turns.ravel()
        for turns in range(1, most + 1):
            some = took == turns
            came = np.bincount(to[some], chance[some], positions + 1)
            chances[turn + turns] += came[positions]
            came[positions] = 0.0
            flow[(turn + turns) % (most + 1)] += came
        if sum(float(part.sum()) for part in flow) < left:
            break
    return chances


class ExactSolution(NamedTuple):
    """The results for one option set."""

    positions: int
    wins: Floats
    """Each mouse's chance of winning, in turn order, by the backward method."""
    wins_forward: Floats
    mean: float
    chances: Floats
    """The probability, for every n, that the n-th turn (counting all mice) is the last one."""

    def turns_of_share(self, share: float) -> int:
        """Return the number of turns within which this share of all games ends."""
        return int(np.searchsorted(np.cumsum(self.chances), share))

    @property
    def largest_difference(self) -> float:
        """The largest difference between the two methods, in the chances of winning and in the mean length."""
        forward = float(self.chances @ np.arange(len(self.chances)))
        return float(max(np.abs(self.wins - self.wins_forward).max(), abs(forward - self.mean)))


def solve(options: Options, seats: int) -> ExactSolution:
    """Solve one option set by both methods."""
    steps = list_transitions(options, seats)
    wins, mean = solve_backward(steps)
    chances = solve_forward(steps)
    by_turn = np.arange(len(chances)) % seats
    wins_forward = np.array([chances[by_turn == (k + 1) % seats].sum() for k in range(seats)])
    return ExactSolution(len(steps.to), wins, wins_forward, mean, chances)


def table_row(options: Options, seats: int, found: ExactSolution) -> str:
    """Return a row of the table."""
    wins = " / ".join(f"{100 * share:.4f}" for share in found.wins)
    name = f"{options.edition}, handicap {options.handicap}" if isinstance(options.handicap, int) else options.edition
    cells = (
        *(f"{seats}", name, "yes" if options.exact else "no", options.occupied, f"{found.positions:,}"),
        *(
            wins,
            f"{found.mean:.4f}",
            f"{found.turns_of_share(0.5)}",
            f"{found.turns_of_share(0.95)}",
            f"{found.turns_of_share(0.99)}",
        ),
        f"{found.largest_difference:.0e}",
    )
    return f"| {' | '.join(cells)} |"


def option_sets(given: argparse.Namespace) -> Iterator[Options]:
    """Yield every option set that matches the arguments."""
    for edition in ("ravensburger", "bookmark") if given.edition is None else (given.edition,):
        for exact in (True, False) if given.exact is None else (given.exact,):
            for occupied in ("before", "after") if given.occupied is None else (given.occupied,):
                yield Options(edition, exact, occupied, 0, UNSET if given.handicap is None else given.handicap)


def main(argv: list[str]) -> int:
    """Solve the chosen option sets and print the table."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument(
        "--seats", type=int, choices=(2, 3), action="append", help="2: about 1 s per option set; 3: about a minute"
    )
    parser.add_argument("--edition", choices=("ravensburger", "bookmark"))
    parser.add_argument("--exact", action=argparse.BooleanOptionalAction)
    parser.add_argument("--occupied", choices=("before", "after"))
    parser.add_argument(
        "--handicap", type=int, choices=(0, 1, 2), help="the player, in order of play, who throws twice"
    )
    parser.add_argument("--time", action="store_true", help="print the CPU time of each line")
    given = parser.parse_args(argv)
    print(f"| {' | '.join(HEAD)} |\n{'| --- ' * len(HEAD)}|")
    for seats in given.seats or (2, 3):
        for options in option_sets(given):
            began = time.process_time()
            line = table_row(options, seats, solve(options, seats))
            told = f" {time.process_time() - began:.0f} s" if given.time else ""
            print(line + told, flush=True)
    return 0
