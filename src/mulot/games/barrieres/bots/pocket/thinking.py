"""The strong player's turn inside a browser: as in the kernel, with numbers read from the module's memory."""

from __future__ import annotations

import time
from random import Random

from mulot.games.barrieres.bots.laying import decode
from mulot.games.barrieres.bots.minds import Beliefs, Seen, Watching, all_sensible
from mulot.games.barrieres.bots.pocket.desk import COUNTED_NODES, MODULE, MOST_NODES, Desk, said
from mulot.games.barrieres.bots.pocket.machine import Machine
from mulot.games.barrieres.bots.pocket.records import Node
from mulot.games.barrieres.bots.pocket.solving import solve
from mulot.games.barrieres.bots.turns import AT_ONCE, SPARE, Clock, Thought, can_solve, solved
from mulot.games.barrieres.bots.waking import KERNEL
from mulot.games.barrieres.model import Action, State

NOBODY = -1
LONGEST_LINE = 12

_desks: list[Desk] = []
"""One for whoever goes by time, whose tree is kept from move to move, and a smaller one for counted rounds."""
_watching: list[Watching] = []
"""What is known of the others at a table of four."""


def wake() -> None:
    """Start the module; raises whatever the browser says where that cannot be."""
    if not _desks:
        by_time = Desk(Machine.of(MODULE.read_bytes()), said(), MOST_NODES)
        _desks.extend([by_time, Desk(by_time.machine, by_time.said, COUNTED_NODES, by_time)])
        _watching[:] = [Watching(by_time.foreseen)]


def think(
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None = None,
    *,
    clock: Clock = time.perf_counter,
    ends: int = 2,
    seen: Seen | None = None,
) -> Thought:
    """Think for so many seconds of this clock, or for so many rounds if that is said and comes first. With at most
    `ends` barriers in hand it is solved, if there is time for that. At a table of four the others are believed to be
    what they were seen to be; where nobody has looked (`seen` is None) they are sensible."""
    wake()
    try:
        return think_at(_desks[rounds is not None], s, seconds, rng, rounds, clock, ends, seen)
    except Exception:  # memory that the browser does not give, above all; this turn is another's, the next one plain
        KERNEL.give_up()
        raise


def think_at(
    desk: Desk,
    s: State,
    seconds: float,
    rng: Random,
    rounds: int | None,
    clock: Clock,
    ends: int = 2,
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
    return _searched(desk, s, start + seconds - SPARE, rng, rounds, clock, beliefs)


def _among_four(desk: Desk, s: State, seen: Seen) -> Beliefs | None:
    """What is believed of the others; None where nothing was learnt for this table, or where all others are sensible:
    then the search that takes them for it sees further."""
    if len(s.mice) != 4 or s.size not in desk.said.among_four:
        return None
    beliefs = _watching[0].believed(seen)
    return None if all_sensible(beliefs, s.turn) else beliefs


def _searched(
    desk: Desk, s: State, until: float, rng: Random, rounds: int | None, clock: Clock, beliefs: Beliefs | None
) -> Thought:
    # Where rounds are counted a choice has to be repeatable, whatever was thought before.
    desk.begin(s, rng.getrandbits(32), rounds is not None or len(s.mice) > 2, beliefs)
    done, most, at_once = 0, 1 << 40 if rounds is None else rounds, AT_ONCE[len(s.mice)]
    root = desk.root()
    while done == 0 or not root.children or (done < most and clock() < until and root.winner == NOBODY):
        some = max(1, min(at_once, most - done))
        desk.look(some)
        root = desk.root()
        done += some
    desk.leave()
    line = _line(desk, root, s.size)
    child = _best(desk.children(root))
    chance = child.total / (child.visits + 1)
    if child.winner != NOBODY:
        chance = float(child.winner == s.turn)
    return Thought(line[0], chance, line, done)


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
