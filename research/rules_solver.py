"""Solves a small position with the game's rules alone, to check other solvers."""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable
from typing import Any

from mulot.core.luck import ScriptedLuck


def solve_by_rules(rules: Any, start: Any, key: Callable[[Any], Hashable]) -> tuple[int, int]:
    """Return a position's value for the seat to move and the number of positions reachable from it. The value is n for
    a win within n actions, -n for a loss, and 0 if neither side can force a win.

    All positions are enumerated with the game's own rules, and their graph is solved by retrograde analysis. The seat
    that acts last wins. Positions with the same `key` count as one.
    """
    found, positions = {key(start): 0}, [start]
    before: defaultdict[int, list[tuple[int, bool]]] = defaultdict(list)
    left, worth = list[int](), dict[int, int]()
    queue = deque[int]()
    for here, s in enumerate(positions):  # the list grows during the loop
        actions = rules.legal(s, s.turn)
        left.append(len(actions))
        for action in actions:
            t = rules.copy(s)
            rules.play(t, s.turn, action, ScriptedLuck(), lambda event: None)
            if t.outcome is not None:
                if here not in worth:
                    worth[here] = 1
                    queue.append(here)
                continue
            there = found.setdefault(key(t), len(positions))
            if there == len(positions):
                positions.append(t)
            before[there].append((here, t.turn == s.turn))
        positions[here] = start
    while queue:
        there = queue.popleft()
        for here, same in before[there]:
            if here in worth:
                continue
            left[here] -= 1
            if (worth[there] > 0) == same:
                worth[here] = 1 + abs(worth[there])
                queue.append(here)
            elif left[here] == 0:
                worth[here] = -1 - abs(worth[there])
                queue.append(here)
    return worth.get(0, 0), len(positions)
