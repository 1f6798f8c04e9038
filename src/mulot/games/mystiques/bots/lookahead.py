"""A bot that looks ahead: it simulates the game after each of its plans and takes the best one.

Nothing is secret in this game, so there is one state to simulate from; only dice and cards to come are unknown. Every
simulated game runs for a few turns, with all mice led by the experts' rules, and is then evaluated (`outlook`). In a
chapter without a fitted evaluation it runs to its end.

First the bot compares styles in which the rest of the chapter could be led (hasty, steady, thorough), then plans for
this mouse's turn. All candidates are simulated with the same random numbers. The worse half is dropped again and again,
and candidates that are clearly behind are dropped at once, until one is left or time is up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from mulot.bots import Bot, Budget
from mulot.core.game import AnyGame
from mulot.core.luck import RandomLuck
from mulot.games.mystiques.bots.evaluation import known, outlook
from mulot.games.mystiques.bots.experts import Character, answer, habit, in_turn
from mulot.games.mystiques.bots.turn_plans import HABIT, UNDECIDED, Plan, fits, plans
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import copy, legal, play
from mulot.games.mystiques.view import imagine

STEADY = Character("steady", search=True, cards=True, level=False, patience=3)
"""Styles of play to compare (see `MANNERS`)."""
HASTY = Character("hasty", search=False, cards=True, level=False, patience=2)
THOROUGH = Character("thorough", search=True, cards=True, level=False, patience=6)
MANNERS = (STEADY, HASTY, THOROUGH)
"""Styles in which the rest of the chapter could be led. Without time to compare them it is the steady one."""
MOST = 11
"""How many candidates are compared."""
MANNERS_SHARE = 0.3
"""Part of the time that is spent on comparing styles, before plans."""
WEIGHTY = ("put", "come-back", "crossroads")
"""Questions besides a turn that are worth looking ahead; the others are answered by the expert's rules."""
DOUBT = 1.0
"""How many standard errors a plan must be better than the expert's move, because the best of several plans may just
have been lucky."""
FEWEST = 4
"""Fewer simulated games than this do not distinguish two plans."""
CLEARLY = 2.0
"""A candidate this many standard errors behind the leader is dropped."""
ALIKE = 0.01
"""A candidate that can hardly be better than the leader by more than this is dropped as well."""
TURNS = 6
"""Mouse turns after which a simulated game is evaluated."""
WHOLE = 10_000
"""Turns that stand for simulating to the end: the effects of a crossroads may lie tiles ahead."""


class Thought(NamedTuple):
    """A candidate: a plan, and the style in which everybody plays after it."""

    plan: Plan
    manner: Character


def play_out(s: State, thought: Thought, luck: RandomLuck, budget: Budget, turns: int = WHOLE) -> float | None:
    """Play a plan in this state and then so many turns. Return the value of the result, or None if time ran out."""
    plan, manner = thought
    root: Any = s.stack[-1]
    last = root
    script = list(reversed(plan.script))
    in_hand = True
    while s.outcome is None:
        assert s.ask is not None
        seat = s.ask.must[0]
        top = s.stack[-1]
        if in_hand and top is root:
            if script and fits(s, root, script[-1]):
                action = script.pop()
            elif plan.over and not script and isinstance(root, MouseTurn):
                action = do.EndTurn()
            else:
                in_hand = False
                continue
        elif type(top) is MouseTurn:
            if top is not last:
                if turns <= 0:
                    return outlook(s)
                if budget.left() < 0:
                    return None
                last = top
                turns -= 1
            action = in_turn(s, top, manner)
        else:
            choices = legal(s, seat)
            action = choices[0] if len(choices) == 1 else answer(s, choices, manner)
        play(s, seat, action, luck, _deaf)
    return worth(s) if s.outcome.scores[0] else 0.0


def worth(s: State) -> float:
    """Return the value of a won chapter: one, and a little more the sooner it is won, so that a win in hand is not put
    off."""
    return 1 + (s.end - s.page) / 50 - s.round / 1000


def look_ahead(
    s: State, tried: Sequence[Thought], rng: Random, budget: Budget, share: float = 1.0, turns: int = TURNS
) -> Thought:
    """Return the best of these candidates, using a share of the remaining budget. The first one is the expert's own
    move."""
    if len(tried) == 1:
        return tried[0]
    if not known(s):
        turns = WHOLE
    ends: list[list[float]] = [[] for _ in tried]
    left = list(range(len(tried)))
    clock = Clock(budget, share, (len(tried) - 1).bit_length())
    while clock.go_on():
        while len(left) > 1 and clock.allows(len(left)):
            seed, found = rng.random(), []
            for i in left:
                end = play_out(copy(s), tried[i], RandomLuck(Random(seed)), budget, turns)
                if end is None:
                    break
                found.append(end)
            if len(found) < len(left):
                break  # incomplete rounds of simulations do not count
            for i, end in zip(left, found, strict=True):
                ends[i].append(end)
            if len(ends[left[0]]) >= 2 * FEWEST:
                left = in_the_race(left, ends)
        if clock.halvings_left:
            left = better_half(left, ends)
    if 0 not in left:
        return tried[max(left, key=lambda i: sum(ends[i]))]
    return tried[max(left, key=lambda i: gain(ends[i], ends[0]))]


def better_half(left: Sequence[int], ends: Sequence[Sequence[float]]) -> list[int]:
    """Drop the worse half. The expert's move stays for comparison as long as it is not clearly behind."""
    stays = [i for i in left if not i]
    others = sorted((i for i in left if i), key=lambda i: -sum(ends[i]))
    return [*stays, *others[: len(others) // 2 or 1]]


def in_the_race(left: Sequence[int], ends: Sequence[Sequence[float]]) -> list[int]:
    """Drop the candidates that are clearly behind, and those that can be better than the leader by a whisker only."""
    leader = max(left, key=lambda i: sum(ends[i]))
    return [i for i in left if i == leader or gain(ends[leader], ends[i], CLEARLY) < -ALIKE]


def gain(plan: Sequence[float], usual: Sequence[float], doubt: float = DOUBT) -> float:
    """Return by how much a plan is surely better than the usual move: the mean difference less its uncertainty."""
    count = len(plan)
    if count < FEWEST or plan is usual:
        return 0.0
    differences = [a - b for a, b in zip(plan, usual, strict=True)]
    mean = sum(differences) / count
    spread = sum((d - mean) ** 2 for d in differences) / (count - 1)
    return mean - doubt * sqrt(spread / count)


class Clock:
    """Divides the time, or a number of simulated games, among the halvings."""

    def __init__(self, budget: Budget, share: float, halvings: int) -> None:
        self._budget, self._halvings = budget, halvings
        self._whole = budget.seconds * share
        self._until = budget.left() - self._whole
        self._games = None if budget.playouts is None else budget.playouts * share
        self._played = 0
        self.halvings_left = halvings

    def go_on(self) -> bool:
        """Begin the next halving. False if there is none left."""
        self.halvings_left -= 1
        return self.halvings_left >= 0

    def allows(self, games: int) -> bool:
        """True if there is time for so many more games before the next halving; they are then counted as played."""
        later = self.halvings_left / self._halvings
        if self._budget.left() <= self._until + self._whole * later:
            return False
        if self._games is not None and self._played + games > self._games * (1 - later):
            return False
        self._played += games
        return True


@dataclass
class Mind:
    """What the bot has decided. If it is lost the bot simply decides again."""

    seat: int
    turn: tuple[int, int] = (0, 0)
    """The round and the mouse that the plan is for."""
    plan: Plan = UNDECIDED
    """The plan for this turn."""
    manner: Character = STEADY
    """The style for the rest of the chapter; reconsidered once per round."""
    weighed: int = 0
    """The round in which the style was last considered."""


def choose(memory: Mind, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """Return the next action of the plan for this turn, making a plan first if there is none."""
    if view.ask and memory.seat not in view.ask.must:
        return None  # at a crossroads people answer first
    if len(legal) == 1:
        return legal[0]
    s = imagine(view, (), rng)
    top = s.stack[-1]
    if not isinstance(top, MouseTurn):
        usual = habit(s, memory.seat, memory.manner)
        if s.ask is None or s.ask.about not in WEIGHTY:
            return usual
        others = [a for a in legal if a != usual]
        tried = [Thought(Plan((a,)), memory.manner) for a in (usual, *others[: MOST - 1])]
        turns = WHOLE if s.crossroads else TURNS
        return look_ahead(s, tried, rng, budget, turns=turns).plan.script[0]
    if memory.turn != (s.round, top.mouse):
        memory.turn, memory.plan = (s.round, top.mouse), UNDECIDED
    memory.plan = keep_to(s, top, memory.plan)
    if memory.plan == UNDECIDED:
        think(memory, s, top, rng, budget)
    if memory.plan.script:
        first, *rest = memory.plan.script
        memory.plan = memory.plan._replace(script=tuple(rest))
        return first
    return do.EndTurn() if memory.plan.over else in_turn(s, top, memory.manner)


def think(memory: Mind, s: State, turn: MouseTurn, rng: Random, budget: Budget) -> None:
    """Decide on a style for the rest of the chapter and on a plan for this turn."""
    share = 1.0
    if memory.weighed != s.round:
        manners = [memory.manner, *(manner for manner in MANNERS if manner != memory.manner)]
        memory.manner = look_ahead(s, [Thought(HABIT, manner) for manner in manners], rng, budget, MANNERS_SHARE).manner
        memory.weighed, share = s.round, 1 - MANNERS_SHARE
    usual = in_turn(s, turn, memory.manner)
    if isinstance(usual, do.Equip | do.LevelUp):
        return  # never wrong; the rest of the turn is planned afterwards
    others = [plan for plan in plans(s, turn, MOST - 1) if plan != Plan((usual,))]  # the same as HABIT
    tried = [Thought(plan, memory.manner) for plan in (HABIT, *others)]
    memory.plan = look_ahead(s, tried, rng, budget, share).plan


def keep_to(s: State, turn: MouseTurn, plan: Plan) -> Plan:
    """Return the plan if it can still be followed, or `UNDECIDED` if the dice were against it or it leaves the rest of
    the turn open."""
    if plan.script:
        return plan if fits(s, turn, plan.script[0]) else UNDECIDED
    if plan.over or plan.habit or turn.acted:
        return plan
    return UNDECIDED


def _deaf(event: Any) -> None:
    """Ignore the events of simulated games."""


def _sit(game: AnyGame, seat: int, view: View) -> Mind:
    """Return the memory of a bot that takes a seat."""
    return Mind(seat)


def _listen(memory: Mind, view: View, events: Sequence[Any]) -> None:
    """Ignore events, because the view contains everything."""


SEER = Bot("seer", _sit, _listen, choose)
