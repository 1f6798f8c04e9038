"""The strong player's turn: solve what can be solved, search what cannot, and be done in time.

What the module's memory holds is one thread's own, so each thread that thinks has a machine for itself.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.engine.search_memory import Desk, new_desks
from mulot.games.barrieres.bots.engine.records import Node
from mulot.games.barrieres.bots.engine.endgame_solver import solve
from mulot.games.barrieres.bots.memory_layout import decode
from mulot.games.barrieres.bots.opponent_beliefs import Beliefs, Seen, all_sensible
from mulot.games.barrieres.bots.search_result import AT_ONCE, SPARE, Clock, Thought, can_solve, solved
from mulot.games.barrieres.model import Action, State

NOBODY = -1
LONGEST_LINE = 12
MORE_AT_ONCE, SHORT = 4, 0.002
"""Where time counts, so many times the usual rounds at once, as long as they take less than so many seconds: the way
into the module and back takes a tenth of the time of a hundred rounds."""


class Shelf(threading.local):
    """What a thread thinks with: a desk for whoever goes by time, whose tree is kept from move to move, and one for
    counted rounds."""

    def __init__(self) -> None:
        self.desks = new_desks()


class Look:
    """At a search under way."""

    def __init__(self, s: State, desk: Desk, rounds: int) -> None:
        self._s, self._desk, self.rounds = s, desk, rounds

    def lead(self) -> tuple[int, int, int]:
        """The number of the best action so far, how often it was looked at, and how often the one that was looked at
        most among all others."""
        children = self._desk.children(self._desk.root())
        best = _best(children)
        return best.action, best.visits, max((one.visits for one in children if one is not best), default=0)

    def thought(self) -> Thought:
        """What it has come to so far."""
        return _thought(self._s, self._desk, self.rounds)


Enough: TypeAlias = Callable[[Look], bool]
"""Asked every few milliseconds: may the search end before its time?"""

_shelves: list[Shelf] = []
"""One, once it is awake."""


def load_engine() -> Shelf:
    """Start the module; raises whatever the browser or wasmtime says where that cannot be."""
    if not _shelves:
        _shelves.append(Shelf())
    return _shelves[0]


def think(
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None = None,
    *,
    clock: Clock = time.perf_counter,
    ends: int = 2,
    enough: Enough | None = None,
    desk: Desk | None = None,
    seen: Seen | None = None,
) -> Thought:
    """Think for so many seconds of this clock, or for so many rounds if that is said and comes first, or until it is
    enough. With at most `ends` barriers in hand it is solved, if there is time for that. Where two of a kind play each
    other, each brings its own desk: on a shared one either would find what the other has seen. At a table of four the
    others are believed to be what they were seen to be; where nobody has looked (`seen` is None) they are sensible."""
    try:
        # Where rounds are counted a choice has to be repeatable, whatever was thought before: it has a desk of its own,
        # so that what lies on the other one stays for whoever comes back to it.
        desk = desk or load_engine().desks[rounds is not None]
        return think_at(desk, s, seconds, rng, rounds, clock, ends, enough, seen)
    except Exception as error:  # memory that is not given, above all; this turn is another's, the next one plain
        KERNEL.disable(error)
        raise


def worths(s: State) -> dict[Action, int] | None:
    """What each legal action of an end is worth, however long it takes (see `solve`); None where it is too large."""
    return solve(load_engine().desks[0], s)


def think_at(
    desk: Desk,
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None,
    clock: Clock,
    ends: int = 2,
    enough: Enough | None = None,
    seen: Seen | None = None,
) -> Thought:
    """Think at this desk."""
    start = clock()
    if can_solve(s) and sum(s.stock) <= ends:
        # Half of the time at most goes into the attempt to solve it; small ends take a few hundredths.
        worth = solve(desk, s, start + seconds / 2, clock)
        if worth is not None:
            return solved(s, worth, rng)
    beliefs = None if seen is None else _among_four(desk, s, seen)
    return _searched(desk, s, start + seconds - SPARE, rng, rounds, clock, enough, beliefs)


def _among_four(desk: Desk, s: State, seen: Seen) -> Beliefs | None:
    """What is believed of the others; None where nothing was learnt for this table, or where all others are sensible:
    then the search that takes them for it sees further."""
    if len(s.mice) != 4 or s.size not in desk.said.among_four:
        return None
    beliefs = desk.watching.believed(seen)
    return None if all_sensible(beliefs, s.turn) else beliefs


def _searched(
    desk: Desk,
    s: State,
    until: float,
    rng: Random,
    rounds: int | None,
    clock: Clock,
    enough: Enough | None,
    beliefs: Beliefs | None,
) -> Thought:
    # Where rounds are counted a choice has to be repeatable, whatever was thought before.
    desk.begin(s, rng.getrandbits(32), rounds is not None or len(s.mice) > 2, beliefs)
    done, most, at_once = 0, 1 << 40 if rounds is None else rounds, AT_ONCE[len(s.mice)]
    longest = at_once * (MORE_AT_ONCE if rounds is None else 1)
    root, now = desk.root(), clock()
    while done == 0 or not root.children or (done < most and now < until and root.winner == NOBODY):
        some = max(1, min(at_once, most - done))
        desk.look(some)
        root, before, now = desk.root(), now, clock()
        done += some
        if now - before < SHORT:
            at_once = min(2 * at_once, longest)
        if enough is not None and root.children and enough(Look(s, desk, done)):
            break
    desk.leave()
    return _thought(s, desk, done)


def _thought(s: State, desk: Desk, rounds: int) -> Thought:
    root = desk.root()
    line, child = _line(desk, root, s.size), _best(desk.children(root))
    chance = child.total / (child.visits + 1)
    if child.winner != NOBODY:
        chance = float(child.winner == s.turn)
    return Thought(line[0], chance, line, rounds)


def _best(children: list[Node]) -> Node:
    """A child that wins for certain; else the one looked at most among those that do not lose for certain."""
    for child in children:
        if child.winner == child.mover:
            return child
    return max([child for child in children if child.winner == NOBODY] or children, key=lambda child: child.visits)


def _line(desk: Desk, root: Node, size: int) -> tuple[Action, ...]:
    """The moves that both sides are expected to make."""
    found: list[Action] = []
    node = root
    while node.children and len(found) < LONGEST_LINE:
        node = _best(desk.children(node))
        if found and not node.visits:
            break
        found.append(decode(node.action, size))
    return tuple(found)
