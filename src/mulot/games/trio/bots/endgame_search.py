"""The search for two-player rounds of the pro variant, which have no hidden information.

A position consists of the two hands as bit sets, the visible animals, and the step. The search is alpha-beta with
iterative deepening and a transposition table. It returns `WON` or `-WON` only if every relevant line reaches the end of
the round, so such a result is a proof; evaluations at the horizon are always between these values. Play can cycle, when
piles are taken and laid again. A round that only cycles is never reported as won or lost.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from mulot.bots.bot import Budget
from mulot.games.trio.content import HAS_THREE, PLACE_COUNT, SETS, CardSet
from mulot.games.trio.model import CARDS_IN_A_TURN, PLACEMENTS_IN_A_ROUND, State

WON = 10_000
STOP = 0
"""The move that ends the turn; every other move is the number of the face that is laid."""
PLACE, BONUS, CONSOLATION = range(3)
STEPS = ("place", "bonus", "consolation")
TABLE_SIZE = 400_000
CLOCK_CHECK_MASK = 255


Key = tuple[int, int, int, int, int, int]


class Position(NamedTuple):
    """A round as seen by the player to move. Hands are bit sets; cards in neither hand are in the cheese."""

    mine: int
    other: int
    mice: int
    cats: int
    step: int
    laid: int


class SearchResult(NamedTuple):
    """The best move, whether the round is proved won (True), lost (False) or neither (None), and the search depth."""

    move: int
    won: bool | None
    depth: int


class OutOfBudget(Exception):
    """The search has used up its time or its number of positions."""


def position_of(s: State) -> Position:
    """Return the position of a two-player pro round."""
    mine, other = (sum(1 << card for card in s.hands[seat]) for seat in (s.turn, 1 - s.turn))
    return Position(mine, other, s.mice, s.cats, STEPS.index(s.step), s.laid)


@dataclass
class Search:
    """One search and its transposition table.

    `faces` is the set of cards, `cards` a bit set of the cards in this round, and `max_nodes` the maximum number of
    positions (None: only the time is limited)."""

    faces: CardSet
    cards: int
    budget: Budget
    max_nodes: int | None = None
    nodes_searched: int = 0
    table: dict[Key, tuple[int, int, int, int]] = field(default_factory=dict)
    """Per position: depth, lowest and highest value, best move."""

    def iterative_deepening(self, at: Position, deepest: int = 60) -> SearchResult:
        """Search deeper and deeper until the round is proved won or lost, or the time is up."""
        found = SearchResult(self.ordered_moves(at)[0][1], None, 0)
        for depth in range(1, deepest + 1):
            try:
                value = self.alpha_beta(*at, depth, -WON, WON)
            except OutOfBudget:
                break
            if value <= -WON:  # every move loses: keep the one that lost at the greatest depth
                return SearchResult(found.move, False, depth)
            found = SearchResult(self.table[at][3], True if value >= WON else None, depth)
            if found.won:
                break
        return found

    def losing_moves(self, at: Position) -> set[int]:
        """Return the moves that are proved to lose, from the transposition table."""
        found = set()
        for _, move, again, child in self.ordered_moves(at):
            _, low, high, _ = self.table.get(child, (0, -WON, WON, 0))
            if (high <= -WON) if again else (low >= WON):
                found.add(move)
        return found

    def alpha_beta(
        self, mine: int, other: int, mice: int, cats: int, step: int, laid: int, depth: int, alpha: int, beta: int
    ) -> int:
        """Return the value of a position for the player to move, within the window (alpha, beta)."""
        if step != CONSOLATION and not mine & (mine - 1):
            if depth:
                self.table.setdefault((mine, other, mice, cats, step, laid), (99, WON, WON, _first_face(mine)))
            return WON  # the last card always wins
        if not depth:
            return evaluate(mine.bit_count(), other.bit_count(), step)
        self._count_node()
        key = (mine, other, mice, cats, step, laid)
        low, high, known, first = -WON, WON, 0, -1
        entry = self.table.get(key)
        if entry is not None:
            known, low, high, first = entry
            if low >= WON or high <= -WON:
                return low if low >= WON else high
            if known >= depth:
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
            if known != depth:
                low, high = -WON, WON
        best, best_move, start = -WON - 1, -1, alpha
        for _, move, again, child in self.ordered_moves(key, first):
            if again:
                got = self.alpha_beta(*child, depth - 1, alpha, beta)
            else:
                got = -self.alpha_beta(*child, depth - 1, -beta, -alpha)
            if got > best:
                best, best_move = got, move
                if got > alpha:
                    alpha = got
                    if alpha >= beta:
                        break
        if best > start:
            low = best
        if best < beta:
            high = best
        if len(self.table) < TABLE_SIZE or key in self.table:
            self.table[key] = (depth, low, high, best_move)
        return best

    def _count_node(self) -> None:
        """Count a position. Raises OutOfBudget if the positions or the time are used up."""
        self.nodes_searched += 1
        if self.max_nodes is not None and self.nodes_searched > self.max_nodes:
            raise OutOfBudget
        if not self.nodes_searched & CLOCK_CHECK_MASK and self.budget.remaining() < 0:
            raise OutOfBudget

    def ordered_moves(self, at: Key, first: int = -1) -> list[tuple[int, int, bool, Key]]:
        """Return (rank, move, whether the same player continues, next position) per move, the most promising first."""
        mine, other, mice, cats, step, laid = at
        mice_of, cats_of, holes_of = self.faces.mice, self.faces.cats, self.faces.holes
        found: list[tuple[int, int, bool, Key]] = []
        taking = 0
        further = laid + 1 < CARDS_IN_A_TURN
        rest = mine
        while rest:
            bit = rest & -rest
            rest ^= bit
            front = 2 * (bit.bit_length() - 1)
            for face in (front, front + 1):
                holes = holes_of[face]
                m = mice & holes | mice_of[face]
                c = cats & holes | cats_of[face]
                if HAS_THREE[c] and step != CONSOLATION:
                    taking = taking or face
                elif further and HAS_THREE[m] and step != CONSOLATION:
                    found.append((-99, face, True, (mine ^ bit, other, m, c, BONUS, laid + 1)))
                else:  # few mice and many cats are bad for the other player
                    found.append(
                        (3 * PLACE_COUNT[m] - 5 * PLACE_COUNT[c], face, False, (other, mine ^ bit, m, c, PLACE, 0))
                    )
        if step != PLACE:
            found.append((98, STOP, False, (other, mine, mice, cats, PLACE, 0)))
        if taking:  # one of these cards is enough, because each of them comes back with the pile
            found.append((99, taking, True, (self.cards & ~other, other, 0, 0, CONSOLATION, 0)))
        found.sort()
        if first >= 0:
            found.sort(key=lambda move: move[1] != first)
        return found


def _first_face(hand: int) -> int:
    return 2 * (hand.bit_length() - 1)


def evaluate(mine: int, other: int, step: int) -> int:
    """Return the value of a position at the horizon, based on how many cards are left and whose turn it is."""
    if step == CONSOLATION:
        mine -= 1
        return 1000 * (2 * (other - mine) - 1) // (mine + other)
    return 1000 * (2 * (other - mine) + 1) // (mine + other)


def result_and_losing_moves(s: State, budget: Budget, nodes: int | None = None) -> tuple[SearchResult, set[int]]:
    """Search a two-player pro round; return the result for the player to move and the moves proved to lose."""
    at = position_of(s)
    cards = at.mine | at.other | sum(1 << (face >> 1) for face in s.cheese)
    search = Search(SETS[s.version], cards, budget, nodes)
    found = search.iterative_deepening(at, min(60, PLACEMENTS_IN_A_ROUND - s.placed))
    return found, search.losing_moves(at)
