"""Plans for a mouse's whole turn: where to go, what to do there, and where to go afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple

from mulot.games.mystiques.bots.distances import exits_to_goal, steps_for_mice
from mulot.games.mystiques.bots.turn_actions import Possible
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import legal
from mulot.games.mystiques.rules.board import (
    against_current,
    battle,
    enemies_at,
    enemies_here,
    has_room,
    kind,
    mice_at,
    near,
    sees,
    side,
)
from mulot.games.mystiques.rules.combat import attacks, is_ranged, target
from mulot.games.mystiques.rules.movement import step_cost, why_no_steps


class Plan(NamedTuple):
    """A list of actions. After them the turn is over, or the expert goes on with it."""

    script: tuple[Any, ...]
    over: bool = False
    """True if the turn ends after the script."""
    habit: bool = False
    """True if the expert decides the whole turn."""


HABIT = Plan((), habit=True)
"""The plan to do what the expert does."""
UNDECIDED = Plan(())
"""No plan yet: one has to be made."""


def reach(s: State, turn: MouseTurn) -> dict[str, tuple[str, ...]]:
    """Return the spaces she can walk to, each with its path. Enemies, water and mousetraps end a path."""
    start = s.mice[turn.mouse].space
    if why_no_steps(s, turn):
        return {}
    here = side(s)
    traps = {space for name, space in s.traps if name == here.name}
    ways: dict[str, tuple[str, ...]] = {}
    queue: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, start, ())]
    while queue:
        spent, _, at, way = heappop(queue)
        if at in ways:
            continue
        ways[at] = way
        if way and (at in here.water or at in traps or (s.options.enemies_hold and enemies_at(s, at))):
            continue
        for to in near(s, at):
            cost = spent + step_cost(s, at, to)
            if to not in ways and cost <= turn.points and not against_current(s, at, to) and has_room(s, to):
                heappush(queue, (cost, here.order[to], to, (*way, to)))
    ways.pop(start)
    return ways


def exposure(s: State, space: str) -> float:
    """Return how dangerous a space is: the dice of the enemies that could attack there next."""
    far = side(s).far(space)
    danger = 0.0
    for e in enemies_here(s):
        k = kind(e)
        if k.ranged and sees(s, e.space, space):
            danger += k.battle
        else:
            danger += k.battle * (1.0, 1.0, 0.9, 0.7, 0.35)[min(far.get(e.space, 9), 4)] * (far.get(e.space, 9) < 5)
    return danger / (1 + 0.3 * len(mice_at(s, space)))


def promise(s: State, mouse: int, a: do.Attack) -> float:
    """Return how promising an attack is: the expected wounds, weighted by how dangerous the enemy is."""
    e, m = target(s, a), s.mice[mouse]
    k = kind(e)
    ranged = is_ranged(m, a.weapon, e)
    dice = battle(m, a.weapon, ranged)
    hits = dice * (1 / 3 if ranged else 1 / 2) - k.defence / 3 * 0.7
    left = k.hearts - s.hurt.get(a.foe, 0)
    return min(max(hits, 0.1), left) / left * (0.6 + k.battle / 3) + 0.1 * (k.gift == "aggressive")


def plans(s: State, turn: MouseTurn, most: int) -> list[Plan]:
    """Return the most promising plans, at most `most`."""
    rated = sorted(_all(s, turn), key=lambda rated: -rated[0])
    return list(dict.fromkeys(plan for _, plan in rated))[:most]


Rated = tuple[float, Plan]
"""A plan with its rough value."""


def _all(s: State, turn: MouseTurn) -> Iterator[Rated]:
    """Yield every plan worth considering, with a rough value."""
    can = Possible(s, turn)
    ground = Ground(s, turn)
    yield from _free_things(s, turn, can)
    if not turn.acted:
        yield from _fights(s, turn, can, ground)
        yield from _finds(s, turn, can, ground)
    if ground.foes:
        yield ground.safe(ground.here) - 0.1, Plan((), over=True)
        for to in ground.refuges[:2]:
            yield ground.safe(to) - 0.1, Plan(ground.walk[to], over=True)
    else:
        yield from _journeys(s, turn, can, ground)


class Ground:
    """Where a mouse stands, where she can go, and how dangerous it is there."""

    def __init__(self, s: State, turn: MouseTurn) -> None:
        self.here = s.mice[turn.mouse].space
        self.foes = bool(enemies_here(s))
        self.walk = {to: tuple(do.Step(x) for x in way) for to, way in reach(s, turn).items()}
        self._danger = {x: exposure(s, x) for x in (self.here, *self.walk)} if self.foes else {}
        traps = {space for name, space in s.traps if name == side(s).name}
        dry = [x for x in self.walk if x not in side(s).water and x not in traps]
        self.refuges = sorted(dry, key=lambda x: (self._danger.get(x, 0.0), len(self.walk[x])))

    def safe(self, space: str) -> float:
        """Return the value of standing on a space: the more dangerous, the lower."""
        return -0.25 * self._danger.get(space, 0.0)

    def then_away(self, turn: MouseTurn, a: Any, hope: float) -> Iterator[Rated]:
        """Yield two plans: do this where she stands and stay, or do it and go to the safest place."""
        yield hope + self.safe(self.here), Plan((a,))
        if self.foes and not turn.moved and self.refuges and self.safe(self.refuges[0]) > self.safe(self.here) + 0.1:
            yield hope + self.safe(self.refuges[0]) - 0.01, Plan((a, *self.walk[self.refuges[0]]), over=True)


def _free_things(s: State, turn: MouseTurn, can: Possible) -> Iterator[Rated]:
    """Yield plans for cards and the grape. The rest of the turn is planned after them."""
    played: dict[str, int] = {}
    for use in can.uses():
        played[use.card] = played.get(use.card, 0) + 1
        if played[use.card] <= 2:
            yield 1.5 - 0.5 * (played[use.card] - 1), Plan((use,))
    roaches = [e.space for e in enemies_here(s) if e.kind == "roach"]
    if "grape" in s.stash and roaches:
        laid = [(side(s).far(a.to), a) for a in can.places() if a.item == "grape"]
        far, best = min(laid, key=lambda one: sum(one[0].get(x, 9) for x in roaches), default=({}, None))
        if best:
            yield 2.5 - 0.3 * sum(far.get(x, 9) for x in roaches) / len(roaches), Plan((best,))


def _fights(s: State, turn: MouseTurn, can: Possible, ground: Ground) -> Iterator[Rated]:
    """Yield an attack on every enemy, from where she stands and from the best place she can reach."""
    for a in can.attacks():
        yield from ground.then_away(turn, a, promise(s, turn.mouse, a))
    m = s.mice[turn.mouse]
    if "stunned" in m.effects or not ground.foes:
        return
    best: dict[do.Attack, Rated] = {}
    for to, walk in ground.walk.items():
        m.space = to
        found = attacks(s, turn.mouse)
        for a in found:
            rating = promise(s, turn.mouse, a) + ground.safe(to) - 0.02 * len(walk)
            if a not in best or rating > best[a][0]:
                best[a] = rating, Plan((*walk, a))
        m.space = ground.here
    yield from best.values()


def _finds(s: State, turn: MouseTurn, can: Possible, ground: Ground) -> Iterator[Rated]:
    """Yield plans to search, to pick something up and to get rid of an effect."""
    if can.search():
        yield from ground.then_away(turn, do.Search(), 0.2 if ground.foes else 0.8)
    for pick in can.pick_ups():
        yield 0.5, Plan((pick,))
    for a in can.recoveries():
        yield 0.5, Plan((a,))


def _journeys(s: State, turn: MouseTurn, can: Possible, ground: Ground) -> Iterator[Rated]:
    """Yield plans to explore, to go towards an exit, and to stay."""
    goals = exits_to_goal(s)
    if can.explore():
        yield 1.0 if ground.here in goals else -0.5, Plan((do.Explore(),))
    yield 0.3, Plan((), over=True)
    near_exits = [to for to in goals if to in ground.walk]
    for to in sorted(near_exits, key=lambda x: len(ground.walk[x]))[:1]:
        yield 1.0, Plan((*ground.walk[to], do.Explore()))
    far = steps_for_mice(s, goals)
    for to in sorted(ground.walk, key=lambda x: (far.get(x, 99), len(ground.walk[x])))[:1]:
        yield 0.9, Plan(ground.walk[to], over=True)
        if can.search():
            yield 0.8, Plan((*ground.walk[to], do.Search()))
        if far.get(to, 99):
            yield 0.7, Plan((*ground.walk[to], do.Scurry()))


def fits(s: State, frame: Any, a: Any) -> bool:
    """True if an action of a plan is still legal: dice may have led to another position than was expected."""
    if not isinstance(frame, MouseTurn):
        return True
    can = Possible(s, frame)
    match a:
        case do.Step():
            return a in can.steps()
        case do.Attack():
            return a in can.attacks()
        case do.Search():
            return can.search()
        case do.Explore():
            return can.explore()
        case do.Scurry():
            return can.scurry()
        case do.Use():
            return a in can.uses()
    return a in legal(s, s.mice[frame.mouse].seat)
