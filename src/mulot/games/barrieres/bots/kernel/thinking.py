"""The strong player's turn: solve what can be solved, search what cannot, and be done in time."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import numpy as np

from mulot.games.barrieres.bots.kernel import four, judging, search
from mulot.games.barrieres.bots.kernel.chance import NOBODY
from mulot.games.barrieres.bots.kernel.desk import Desk
from mulot.games.barrieres.bots.kernel.layout import MOST_ACTIONS, decode, lay_out
from mulot.games.barrieres.bots.kernel.plies import legal
from mulot.games.barrieres.bots.kernel.rivals import foresee
from mulot.games.barrieres.bots.kernel.solving import solve
from mulot.games.barrieres.bots.laying import mixed
from mulot.games.barrieres.bots.minds import Foreseen, Seen, Watching, all_sensible
from mulot.games.barrieres.bots.turns import AT_ONCE, SPARE, Clock, Thought, can_solve, solved
from mulot.games.barrieres.model import Action, State

_shelf = threading.local()


class Look:
    """At a search under way."""

    def __init__(self, s: State, nodes: Any, rounds: int) -> None:
        self._s, self._nodes, self.rounds = s, nodes, rounds

    def lead(self) -> tuple[int, int, int]:
        """The number of the best action so far, how often it was looked at, and how often the one that was looked at
        most among all others."""
        children = _children(self._nodes)
        best = _best(children)
        visits = children["visits"]
        others = max((int(part.max()) for part in (visits[:best], visits[best + 1 :]) if len(part)), default=0)
        return int(children[best]["action"]), int(visits[best]), others

    def thought(self) -> Thought:
        """What it has come to so far."""
        return _thought(self._s, self._nodes, self.rounds)


Enough: TypeAlias = Callable[[Look], bool]
"""Asked every millisecond or so: may the search end before its time?"""


def think(
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None = None,
    weights: Any = None,
    clock: Clock = time.perf_counter,
    *,
    ends: int = 2,
    enough: Enough | None = None,
    desk: Desk | None = None,
    seen: Seen | None = None,
) -> Thought:
    """Think for so many seconds of this clock, or for so many rounds if that is said and comes first, or until it is
    enough. With at most `ends` barriers in hand it is solved, if there is time for that. Where two of a kind play each
    other, each brings its own desk: on a shared one either would find what the other has seen. At a table of four the
    others are believed to be what they were seen to be; where nobody has looked (`seen` is None) they are sensible."""
    start = clock()
    until = start + seconds - SPARE
    if can_solve(s) and sum(s.stock) <= ends:
        # Half of the time at most goes into the attempt to solve it; small ends take a few thousandths.
        worth = solve(s, start + seconds / 2, clock)
        if worth is not None:
            return solved(s, worth, rng)
    among_four = None if seen is None else _among_four(s, seen)
    if weights is None:
        weights = judging.weights(s.size, len(s.mice)) if among_four is None else among_four
    # Where rounds are counted a choice has to be repeatable, whatever was thought before: it has a desk of its own, so
    # that what lies on the other one stays for whoever comes back to it.
    further = search.think if among_four is None else four.think
    return _searched(s, until, rng, rounds, further, weights, clock, enough, desk or _desk(rounds is None))


def _among_four(s: State, seen: Seen) -> Any:
    """What the search of four is told; None where there is none for this table, or where all others are sensible: then
    the search that takes them for it sees further."""
    learnt = four.weights(s.size) if len(s.mice) == 4 else None
    if learnt is None:
        return None
    if not hasattr(_shelf, "watching"):
        _shelf.watching = Watching(foreseen)
    beliefs = _shelf.watching.believed(seen)
    return None if all_sensible(beliefs, s.turn) else four.knowing(learnt, beliefs)


def foreseen(s: State) -> Foreseen:
    """A position as a sensible player looks at it."""
    g, t = lay_out(s)
    x, now, every = np.empty(1, judging.SCRATCH)[0], np.array([t, t]), np.empty(MOST_ACTIONS, np.int64)
    n = legal(g, now[0], np.empty((128, 2), np.uint64), np.empty((4, 4), np.uint64), np.empty(4, np.uint64), every)
    found = max(0, foresee(g, now, x))
    values = zip(x["actions"][:found].tolist(), x["values"][:found].tolist(), strict=True)
    return Foreseen(every[:n].tolist(), dict(values))


def _searched(
    s: State,
    until: float,
    rng: Random,
    rounds: int | None,
    further: Any,
    weights: Any,
    clock: Clock,
    enough: Enough | None,
    desk: Desk,
) -> Thought:
    g, t = lay_out(s)
    start, luck = np.array([t]), np.array([mixed(rng.getrandbits(32))], np.uint64)
    nodes, done = desk.nodes, 0
    used = desk.left_of(g, start, weights) if rounds is None and len(s.mice) == 2 else 0
    most = 1 << 40 if rounds is None else rounds
    while done == 0 or not nodes[0]["children"] or (done < most and clock() < until and nodes[0]["winner"] == NOBODY):
        some = max(1, min(AT_ONCE[len(s.mice)], most - done))
        used = desk.make_room(used, some)
        used = further(g, start, nodes, used, some, desk.x, weights, luck)
        done += some
        if enough is not None and nodes[0]["children"] and enough(Look(s, nodes, done)):
            break
    desk.leave(g, start, weights, used)
    return _thought(s, nodes, done)


def _thought(s: State, nodes: Any, rounds: int) -> Thought:
    line, children = _line(nodes, s.size), _children(nodes)
    child = children[_best(children)]
    chance = float(child["total"]) / (int(child["visits"]) + 1)
    if child["winner"] != NOBODY:
        chance = float(child["winner"] == s.turn)
    return Thought(line[0], chance, line, rounds)


def _desk(kept: bool = True) -> Desk:
    """Room to think in, kept from move to move: one a thread for whoever goes by time, and one for counted rounds."""
    name = "desk" if kept else "counted"
    if not hasattr(_shelf, name):
        setattr(_shelf, name, Desk())
    desk: Desk = getattr(_shelf, name)
    return desk


def _children(nodes: Any) -> Any:
    return nodes[nodes[0]["first"] : nodes[0]["first"] + nodes[0]["children"]]


def _best(children: Any) -> int:
    """A child that wins for certain; else the one looked at most among those that do not lose for certain."""
    wins = np.flatnonzero(children["winner"] == children["mover"])
    if len(wins):
        return int(wins[0])
    visits = children["visits"].astype(np.int64)
    open_still = children["winner"] == NOBODY
    if open_still.any():
        visits = np.where(open_still, visits, -1)
    return int(np.argmax(visits))


def _line(nodes: Any, size: int, longest: int = 12) -> tuple[Action, ...]:
    """The moves that both sides are expected to make."""
    found: list[Action] = []
    node = nodes[0]
    while node["children"] and len(found) < longest:
        children = nodes[node["first"] : node["first"] + node["children"]]
        node = children[_best(children)]
        if found and not node["visits"]:
            break
        found.append(decode(int(node["action"]), size))
    return tuple(found)
