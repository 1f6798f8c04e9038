"""Puzzles: ends of rounds of the pro variant with two players in which exactly one action wins.

python -m research trio puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research trio puzzles --check    prove every stored puzzle again

To win is to lay one's last card, or to make the other player take the pile: somebody who takes 16 cards or more while
the other has at most four has as good as lost. So no card comes back, and `EndgameTable` solves every such end.
`research/tests/test_trio_puzzles.py` solves the puzzles once more, with the rules alone.

One has to look `MIN_PLIES` to `MAX_PLIES` cards ahead, each decision on the way has only one right action, and at least
`MIN_TEMPTING` wrong actions look good: they neither take the pile nor lose at once to the other player.
"""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import NamedTuple

from mulot.core.luck import RandomLuck
from mulot.core.match import Match
from mulot.games.trio import GAME
from mulot.games.trio.bots import action_of_move
from mulot.games.trio.bots.endgame_search import BONUS, PLACE, STOP, Key, position_of
from mulot.games.trio.content import HAS_THREE, SETS, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN, Action, State
from mulot.games.trio.rules import copy
from research.puzzle_finder import Candidate, PuzzleSource, run_command

MOST_CARDS, FEWEST_CARDS = 4, 2
MIN_PLIES, MAX_PLIES = 3, 6
MIN_TEMPTING = 2
"""The fewest wrong actions that look good."""
SOLVER, OTHER = 0, 1
"""The seat that has to find the solution, and the one whose hand is visible (TR-39). Players could deduce it, but a
puzzle should show everything they need."""
WALKS = 30
"""The most random continuations of one deal."""


class End(NamedTuple):
    """How a position ends with best play: whether the player to move wins, and after how many plies. The winner hurries
    and the loser delays."""

    won: bool
    plies: int

    @property
    def rank(self) -> tuple[bool, int]:
        return self.won, -self.plies if self.won else self.plies


class Continuation(NamedTuple):
    """A move, the position after it, and whether the same player is to move there. If the move is the end, there is no
    position, and `same` says whether it has won."""

    move: int
    at: Key | None
    same: bool


class EndgameTable:
    """Solves ends of rounds up to the card that wins the round or takes the pile."""

    def __init__(self, faces: CardSet) -> None:
        self.faces = faces
        self._won: dict[Key, bool] = {}
        self._ends: dict[Key, End] = {}

    def children(self, at: Key) -> list[Continuation]:
        """Return what can follow, ends and further cards first."""
        mine, other, mice, cats, step, laid = at
        mice_of, cats_of, holes_of = self.faces.mice, self.faces.cats, self.faces.holes
        first: list[Continuation] = []
        later: list[Continuation] = []
        left = mine
        while left:
            bit = left & -left
            left ^= bit
            front = 2 * (bit.bit_length() - 1)
            for face in (front, front + 1):
                m, c = mice & holes_of[face] | mice_of[face], cats & holes_of[face] | cats_of[face]
                if mine == bit or HAS_THREE[c]:
                    first.append(Continuation(face, None, mine == bit))
                elif HAS_THREE[m] and laid + 1 < CARDS_IN_A_TURN:
                    first.append(Continuation(face, (mine ^ bit, other, m, c, BONUS, laid + 1), True))
                else:
                    later.append(Continuation(face, (other, mine ^ bit, m, c, PLACE, 0), False))
        if step == BONUS:
            later.append(Continuation(STOP, (other, mine, mice, cats, PLACE, 0), False))
        return first + later

    def wins(self, at: Key) -> bool:
        """True if the player to move wins."""
        won = self._won.get(at)
        if won is None:
            won = self._won[at] = any(self.is_winning(child) for child in self.children(at))
        return won

    def is_winning(self, child: Continuation) -> bool:
        """True if the player who makes this move wins with it."""
        return child.same if child.at is None else self.wins(child.at) == child.same

    def winning(self, at: Key) -> list[Continuation]:
        """Return the moves that win."""
        return [child for child in self.children(at) if self.is_winning(child)]

    def end(self, at: Key) -> End:
        """Return how the position ends."""
        if at not in self._ends:
            self._ends[at] = max((self.end_after(child) for child in self.children(at)), key=lambda end: end.rank)
        return self._ends[at]

    def end_after(self, child: Continuation) -> End:
        """Return how it ends for the player who makes this move."""
        if child.at is None:
            return End(child.same, 1)
        won, plies = self.end(child.at)
        return End(won == child.same, plies + 1)

    def has_one_way(self, at: Key, solving: bool = True) -> bool:
        """True if each decision of the player who wins has only one right move, while the other player delays the end
        as long as possible. `solving` says whether the winner is to move."""
        if solving:
            onward = self.winning(at)
            if len(onward) != 1:
                return not at[0] & at[0] - 1  # the last card wins with both sides
        else:
            longest = self.end(at).plies
            onward = [child for child in self.children(at) if self.end_after(child).plies == longest]
        return all(child.at is None or self.has_one_way(child.at, solving == child.same) for child in onward)


def idea_of(table: EndgameTable, at: Key) -> str:
    """Return what is special about a puzzle: the winning move, and whether the last card or the pile decides."""
    (right,) = table.winning(at)
    if right.move == STOP:
        idea = "stop"
    elif right.same:
        idea = "lay more"
    else:
        more = any(child.at is not None and child.same for child in table.children(at))
        idea = "decline more" if more else "lay one"
    return f"{idea}, {'last card' if ends_with_last_card(table, right) else 'pile'}"


def ends_with_last_card(table: EndgameTable, child: Continuation) -> bool:
    """True if the round is won with the last card after this move; False if somebody takes the pile first."""
    while child.at is not None:
        child = max(table.children(child.at), key=lambda found: table.end_after(found).rank)
    return child.same


def tempting_count(table: EndgameTable, at: Key) -> int:
    """Return the number of wrong actions that neither take the pile nor lose to the other player's next card."""
    ends = [table.end_after(child) for child in table.children(at)]
    return sum(not end.won and end.plies > 2 for end in ends)


def action_values(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """Return the value of each action by its notation: 1 if it wins, otherwise −1."""
    table, at = EndgameTable(SETS[match.state.version]), position_of(match.state)
    return {
        GAME.write(action_of_move(child.move)): 1.0 if table.is_winning(child) else -1.0 for child in table.children(at)
    }


def candidate_positions() -> Iterator[Candidate]:
    """Yield ends of rounds in which nobody has taken the pile, reached by random play: at most one per deal."""
    for number in count():
        match = Match(GAME, 2, number, {"variant": "pro", "first": number % 2, "handicap": OTHER})
        table, rng = EndgameTable(SETS[match.state.version]), Random(number)
        for _ in range(WALKS):
            if plays := random_walk(match.state, table, rng):
                for action in plays:
                    match.play(match.state.turn, action)
                at: Key = position_of(match.state)
                deep = table.end(at).plies
                yield Candidate(
                    match, number, SOLVER, deep, kind=f"{deep} {idea_of(table, at)}", about=match.state.step
                )
                break


def random_walk(start: State, table: EndgameTable, rng: Random) -> list[Action]:
    """Play at random without taking the pile until there is a puzzle, and return the actions; none if there is no
    puzzle on this way."""
    s, plays = copy(start), list[Action]()
    while max(map(len, s.hands)) >= FEWEST_CARDS:
        if s.turn == SOLVER and max(map(len, s.hands)) <= MOST_CARDS and is_puzzle(table, position_of(s)):
            return plays
        safe = [child.move for child in table.children(position_of(s)) if child.at is not None]
        if not safe:
            break
        plays.append(action_of_move(rng.choice(safe)))
        GAME.play(s, s.turn, plays[-1], RandomLuck(rng), lambda event: None)
    return []


def is_puzzle(table: EndgameTable, at: Key) -> bool:
    """True if the position has one way to win, neither too short nor too long, and enough tempting actions."""
    return (
        len(table.winning(at)) == 1
        and MIN_PLIES <= table.end(at).plies <= MAX_PLIES
        and table.has_one_way(at)
        and tempting_count(table, at) >= MIN_TEMPTING
    )


SOURCE = PuzzleSource(GAME, candidate_positions, action_values, wanted=24, share=3)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
