"""Plans for a mouse's whole turn: where to go, what to do there, and where to go after that."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple

from mulot.games.mystiques.bots.distances import exits_to_goal, mouse_distances
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import legal
from mulot.games.mystiques.rules.board import (
    adjacent_spaces,
    attack_value,
    enemies_at,
    enemies_here,
    has_room,
    is_against_current,
    kind,
    mice_at,
    sees,
    side,
)
from mulot.games.mystiques.rules.combat import attacked_enemy, is_ranged, legal_attacks
from mulot.games.mystiques.rules.movement import step_cost, why_no_steps


class Plan(NamedTuple):
    """A list of actions. After them the turn ends, or the expert decides the rest of it."""

    script: tuple[Any, ...]
    over: bool = False
    """True if the turn ends after the script."""
    expert_decides: bool = False
    """True if the expert decides the whole turn."""


EXPERT_PLAN = Plan((), expert_decides=True)
"""The plan to do what the expert does."""
NO_PLAN = Plan(())
"""There is no plan yet, and one has to be made."""


def reachable_spaces(s: State, turn: MouseTurn) -> dict[str, tuple[str, ...]]:
    """Return the spaces the mouse can walk to, each with its path. Enemies, water and mousetraps end a path."""
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
        for to in adjacent_spaces(s, at):
            cost = spent + step_cost(s, at, to)
            if to not in ways and cost <= turn.points and not is_against_current(s, at, to) and has_room(s, to):
                heappush(queue, (cost, here.order[to], to, (*way, to)))
    ways.pop(start)
    return ways


def danger_at(s: State, space: str) -> float:
    """Return how dangerous a space is: the dice of the enemies that could attack there next."""
    far = side(s).distances_from(space)
    danger = 0.0
    for e in enemies_here(s):
        k = kind(e)
        if k.ranged and sees(s, e.space, space):
            danger += k.battle
        else:
            danger += k.battle * (1.0, 1.0, 0.9, 0.7, 0.35)[min(far.get(e.space, 9), 4)] * (far.get(e.space, 9) < 5)
    return danger / (1 + 0.3 * len(mice_at(s, space)))


def attack_promise(s: State, mouse: int, a: do.Attack) -> float:
    """Return how promising an attack is: the expected wounds, weighted by how dangerous the enemy is."""
    e, m = attacked_enemy(s, a), s.mice[mouse]
    k = kind(e)
    ranged = is_ranged(m, a.weapon, e)
    dice = attack_value(m, a.weapon, ranged)
    hits = dice * (1 / 3 if ranged else 1 / 2) - k.defence / 3 * 0.7
    left = k.hearts - s.hurt.get(a.foe, 0)
    return min(max(hits, 0.1), left) / left * (0.6 + k.battle / 3) + 0.1 * (k.gift == "aggressive")


def best_plans(s: State, turn: MouseTurn, max_plans: int) -> list[Plan]:
    """Return the most promising plans, at most `max_plans`."""
    rated = sorted(_rated_plans(s, turn), key=lambda rated: -rated[0])
    return list(dict.fromkeys(plan for _, plan in rated))[:max_plans]


RatedPlan = tuple[float, Plan]
"""A rough value, and the plan that has it."""


def _rated_plans(s: State, turn: MouseTurn) -> Iterator[RatedPlan]:
    """Yield every plan worth considering, with a rough value."""
    actions = TurnActions(s, turn)
    situation = TurnSituation(s, turn)
    yield from _card_plans(s, turn, actions)
    if not turn.acted:
        yield from _attack_plans(s, turn, actions, situation)
        yield from _search_plans(s, turn, actions, situation)
    if situation.foes:
        yield situation.safety(situation.here) - 0.1, Plan((), over=True)
        for to in situation.safe_spaces[:2]:
            yield situation.safety(to) - 0.1, Plan(situation.walk[to], over=True)
    else:
        yield from _exploring_plans(s, turn, actions, situation)


class TurnSituation:
    """Where a mouse is, where she can go, and how dangerous those spaces are."""

    def __init__(self, s: State, turn: MouseTurn) -> None:
        self.here = s.mice[turn.mouse].space
        self.foes = bool(enemies_here(s))
        self.walk = {to: tuple(do.Step(x) for x in way) for to, way in reachable_spaces(s, turn).items()}
        self._danger = {x: danger_at(s, x) for x in (self.here, *self.walk)} if self.foes else {}
        traps = {space for name, space in s.traps if name == side(s).name}
        dry = [x for x in self.walk if x not in side(s).water and x not in traps]
        self.safe_spaces = sorted(dry, key=lambda x: (self._danger.get(x, 0.0), len(self.walk[x])))

    def safety(self, space: str) -> float:
        """Return the value of being on a space, which is lower the more dangerous it is."""
        return -0.25 * self._danger.get(space, 0.0)

    def with_retreat(self, turn: MouseTurn, a: Any, value: float) -> Iterator[RatedPlan]:
        """Yield two plans: take this action and stay, or take it and go to the safest space."""
        yield value + self.safety(self.here), Plan((a,))
        if (
            self.foes
            and not turn.moved
            and self.safe_spaces
            and self.safety(self.safe_spaces[0]) > self.safety(self.here) + 0.1
        ):
            yield value + self.safety(self.safe_spaces[0]) - 0.01, Plan((a, *self.walk[self.safe_spaces[0]]), over=True)


def _card_plans(s: State, turn: MouseTurn, actions: TurnActions) -> Iterator[RatedPlan]:
    """Yield plans for cards and the grape. The rest of the turn is planned after them."""
    played: dict[str, int] = {}
    for use in actions.card_plays():
        played[use.card] = played.get(use.card, 0) + 1
        if played[use.card] <= 2:
            yield 1.5 - 0.5 * (played[use.card] - 1), Plan((use,))
    roaches = [e.space for e in enemies_here(s) if e.kind == "roach"]
    if "grape" in s.stash and roaches:
        laid = [(side(s).distances_from(a.to), a) for a in actions.placements() if a.item == "grape"]
        far, best = min(laid, key=lambda one: sum(one[0].get(x, 9) for x in roaches), default=({}, None))
        if best:
            yield 2.5 - 0.3 * sum(far.get(x, 9) for x in roaches) / len(roaches), Plan((best,))


def _attack_plans(s: State, turn: MouseTurn, actions: TurnActions, situation: TurnSituation) -> Iterator[RatedPlan]:
    """Yield plans to attack each enemy, from where the mouse is and from the best space she can reach."""
    for a in actions.attacks():
        yield from situation.with_retreat(turn, a, attack_promise(s, turn.mouse, a))
    m = s.mice[turn.mouse]
    if "stunned" in m.effects or not situation.foes:
        return
    best: dict[do.Attack, RatedPlan] = {}
    for to, walk in situation.walk.items():
        m.space = to
        found = legal_attacks(s, turn.mouse)
        for a in found:
            rating = attack_promise(s, turn.mouse, a) + situation.safety(to) - 0.02 * len(walk)
            if a not in best or rating > best[a][0]:
                best[a] = rating, Plan((*walk, a))
        m.space = situation.here
    yield from best.values()


def _search_plans(s: State, turn: MouseTurn, actions: TurnActions, situation: TurnSituation) -> Iterator[RatedPlan]:
    """Yield plans to search, to pick something up, or to get rid of an effect."""
    if actions.can_search():
        yield from situation.with_retreat(turn, do.Search(), 0.2 if situation.foes else 0.8)
    for pick in actions.pick_ups():
        yield 0.5, Plan((pick,))
    for a in actions.recoveries():
        yield 0.5, Plan((a,))


def _exploring_plans(s: State, turn: MouseTurn, actions: TurnActions, situation: TurnSituation) -> Iterator[RatedPlan]:
    """Yield plans to explore, to go towards an exit, or to stay."""
    goals = exits_to_goal(s)
    if actions.can_explore():
        yield 1.0 if situation.here in goals else -0.5, Plan((do.Explore(),))
    yield 0.3, Plan((), over=True)
    near_exits = [to for to in goals if to in situation.walk]
    for to in sorted(near_exits, key=lambda x: len(situation.walk[x]))[:1]:
        yield 1.0, Plan((*situation.walk[to], do.Explore()))
    far = mouse_distances(s, goals)
    for to in sorted(situation.walk, key=lambda x: (far.get(x, 99), len(situation.walk[x])))[:1]:
        yield 0.9, Plan(situation.walk[to], over=True)
        if actions.can_search():
            yield 0.8, Plan((*situation.walk[to], do.Search()))
        if far.get(to, 99):
            yield 0.7, Plan((*situation.walk[to], do.Scurry()))


def is_still_legal(s: State, frame: Any, a: Any) -> bool:
    """True if an action of a plan is still legal; it may have become illegal, because the plan could not foresee the
    dice."""
    if not isinstance(frame, MouseTurn):
        return True
    actions = TurnActions(s, frame)
    match a:
        case do.Step():
            return a in actions.steps()
        case do.Attack():
            return a in actions.attacks()
        case do.Search():
            return actions.can_search()
        case do.Explore():
            return actions.can_explore()
        case do.Scurry():
            return actions.can_scurry()
        case do.Use():
            return a in actions.card_plays()
    return a in legal(s, s.mice[frame.mouse].seat)
