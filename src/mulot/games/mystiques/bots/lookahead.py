"""A bot that looks ahead: it simulates the game after each of its plans and takes the best one.

Nothing is secret in this game, so there is one state to simulate from; only future dice and cards are unknown. Every
simulated game runs for a few turns, with all mice played by the experts' rules, and is then evaluated (`evaluation`).
In a chapter without a fitted evaluation it runs to the end.

First the bot compares styles for the rest of the chapter (hasty, steady, thorough), then plans for this mouse's turn.
All candidates are simulated with the same random numbers. The worse half is dropped repeatedly, and candidates that are
clearly behind are dropped at once, until one is left or time is up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from mulot.bots import Bot, Budget
from mulot.bots.bot import ignore_event
from mulot.core.game import AnyGame
from mulot.core.luck import RandomLuck
from mulot.games.mystiques.bots.evaluation import has_network, win_chance
from mulot.games.mystiques.bots.experts import Character, answer_question, expert_action, expert_turn_action
from mulot.games.mystiques.bots.turn_plans import EXPERT_PLAN, NO_PLAN, Plan, best_plans, is_still_legal
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import copy, legal, play
from mulot.games.mystiques.view import imagine

STEADY = Character("steady", search=True, cards=True, level=False, patience=3)
"""Styles of play to compare (see `STYLES`)."""
HASTY = Character("hasty", search=False, cards=True, level=False, patience=2)
THOROUGH = Character("thorough", search=True, cards=True, level=False, patience=6)
STYLES = (STEADY, HASTY, THOROUGH)
"""Styles for the rest of the chapter. Without time to compare them, the bot uses the steady one."""
MAX_CANDIDATES = 11
"""How many candidates are compared."""
STYLE_TIME_SHARE = 0.3
"""The fraction of the time that is spent on comparing styles, before plans."""
QUESTIONS_WORTH_LOOKAHEAD = ("put", "come-back", "crossroads")
"""Questions other than turns for which looking ahead is worthwhile; the expert's rules answer all others."""
REQUIRED_LEAD_SE = 1.0
"""By how many standard errors a plan must be better than the expert's move, because the best of several plans may
just have been lucky."""
MIN_SIMULATIONS = 4
"""The minimum number of simulated games that can distinguish two plans."""
DROP_BEHIND_SE = 2.0
"""A candidate this many standard errors behind the leader is dropped."""
MIN_DIFFERENCE = 0.01
"""A candidate that is unlikely to be better than the leader by more than this is dropped as well."""
SIMULATED_TURNS = 6
"""The number of mouse turns after which a simulated game is evaluated."""
TO_THE_END = 10_000
"""A number of turns that means simulating to the end, because a crossroads may have effects several tiles later."""


class Candidate(NamedTuple):
    """A candidate: a plan, and the style in which everybody plays after it."""

    plan: Plan
    style: Character


def simulate(s: State, candidate: Candidate, luck: RandomLuck, budget: Budget, turns: int = TO_THE_END) -> float | None:
    """Play a plan and then this many turns, changing `s`. Return the value of the result, or None if time ran out."""
    plan, style = candidate
    root: Any = s.stack[-1]
    last = root
    script = list(reversed(plan.script))
    in_hand = True
    while s.outcome is None:
        assert s.ask is not None
        seat = s.ask.must[0]
        top = s.stack[-1]
        if in_hand and top is root:
            if script and is_still_legal(s, root, script[-1]):
                action = script.pop()
            elif plan.over and not script and isinstance(root, MouseTurn):
                action = do.EndTurn()
            else:
                in_hand = False
                continue
        elif type(top) is MouseTurn:
            if top is not last:
                if turns <= 0:
                    return win_chance(s)
                if budget.remaining() < 0:
                    return None
                last = top
                turns -= 1
            action = expert_turn_action(s, top, style)
        else:
            choices = legal(s, seat)
            action = choices[0] if len(choices) == 1 else answer_question(s, choices, style)
        play(s, seat, action, luck, ignore_event)
    return value_of_win(s) if s.outcome.scores[0] else 0.0


def value_of_win(s: State) -> float:
    """Return the value of a won chapter: one, plus a little for an early win, so that the bot does not delay it."""
    return 1 + (s.end - s.page) / 50 - s.round / 1000


def best_candidate(
    s: State,
    candidates: Sequence[Candidate],
    rng: Random,
    budget: Budget,
    share: float = 1.0,
    turns: int = SIMULATED_TURNS,
) -> Candidate:
    """Return the best of these candidates, using a share of the remaining budget.

    The first candidate must be the expert's own move.
    """
    if len(candidates) == 1:
        return candidates[0]
    if not has_network(s):
        turns = TO_THE_END
    ends: list[list[float]] = [[] for _ in candidates]
    left = list(range(len(candidates)))
    clock = HalvingBudget(budget, share, (len(candidates) - 1).bit_length())
    while clock.next_halving():
        while len(left) > 1 and clock.take_simulations(len(left)):
            seed, found = rng.random(), []
            for i in left:
                end = simulate(copy(s), candidates[i], RandomLuck(Random(seed)), budget, turns)
                if end is None:
                    break
                found.append(end)
            if len(found) < len(left):
                break  # incomplete rounds of simulations do not count
            for i, end in zip(left, found, strict=True):
                ends[i].append(end)
            if len(ends[left[0]]) >= 2 * MIN_SIMULATIONS:
                left = indices_of_contenders(left, ends)
        if clock.halvings_left:
            left = drop_worse_half(left, ends)
    if 0 not in left:
        return candidates[max(left, key=lambda i: sum(ends[i]))]
    return candidates[max(left, key=lambda i: sure_gain_over_expert(ends[i], ends[0]))]


def drop_worse_half(remaining: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    """Return the better half of the candidates. The expert's move stays for comparison unless it is clearly behind."""
    stays = [i for i in remaining if not i]
    others = sorted((i for i in remaining if i), key=lambda i: -sum(results[i]))
    return [*stays, *others[: len(others) // 2 or 1]]


def indices_of_contenders(remaining: Sequence[int], results: Sequence[Sequence[float]]) -> list[int]:
    """Return the candidates that may still be better than the leader by more than a negligible margin."""
    leader = max(remaining, key=lambda i: sum(results[i]))
    return [
        i
        for i in remaining
        if i == leader or sure_gain_over_expert(results[leader], results[i], DROP_BEHIND_SE) < -MIN_DIFFERENCE
    ]


def sure_gain_over_expert(
    plan_results: Sequence[float], baseline_results: Sequence[float], lead_se: float = REQUIRED_LEAD_SE
) -> float:
    """Return by how much a plan is surely better than the expert's move: the mean difference minus its uncertainty."""
    count = len(plan_results)
    if count < MIN_SIMULATIONS or plan_results is baseline_results:
        return 0.0
    differences = [a - b for a, b in zip(plan_results, baseline_results, strict=True)]
    mean = sum(differences) / count
    spread = sum((d - mean) ** 2 for d in differences) / (count - 1)
    return mean - lead_se * sqrt(spread / count)


class HalvingBudget:
    """Divides the time, or the number of simulated games, among the rounds that each drop half of the candidates."""

    def __init__(self, budget: Budget, share: float, halvings: int) -> None:
        self._budget, self._halvings = budget, halvings
        self._whole = budget.seconds * share
        self._until = budget.remaining() - self._whole
        self._games = None if budget.playouts is None else budget.playouts * share
        self._played = 0
        self.halvings_left = halvings

    def next_halving(self) -> bool:
        """Begin the next halving. Return False if there is none left."""
        self.halvings_left -= 1
        return self.halvings_left >= 0

    def take_simulations(self, games: int) -> bool:
        """True if there is time for this many more games before the next halving; if so, they are counted as played."""
        later = self.halvings_left / self._halvings
        if self._budget.remaining() <= self._until + self._whole * later:
            return False
        if self._games is not None and self._played + games > self._games * (1 - later):
            return False
        self._played += games
        return True


@dataclass
class SeerMemory:
    """The decisions of the bot. If they are lost, the bot simply decides again."""

    seat: int
    turn: tuple[int, int] = (0, 0)
    """The round and the mouse that the plan is for."""
    plan: Plan = NO_PLAN
    """The plan for this turn."""
    style: Character = STEADY
    """The style for the rest of the chapter, which is reconsidered once per round."""
    style_round: int = 0
    """The round in which the style was last considered."""


def choose_action(memory: SeerMemory, view: View, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
    """Return the next action of the plan for this turn, making a plan first if there is none."""
    if view.ask and memory.seat not in view.ask.must:
        return None  # people answer first at a crossroads
    if len(legal) == 1:
        return legal[0]
    s = imagine(view, (), rng)
    top = s.stack[-1]
    if not isinstance(top, MouseTurn):
        usual = expert_action(s, memory.seat, memory.style)
        if s.ask is None or s.ask.about not in QUESTIONS_WORTH_LOOKAHEAD:
            return usual
        others = [a for a in legal if a != usual]
        tried = [Candidate(Plan((a,)), memory.style) for a in (usual, *others[: MAX_CANDIDATES - 1])]
        turns = TO_THE_END if s.crossroads else SIMULATED_TURNS
        return best_candidate(s, tried, rng, budget, turns=turns).plan.script[0]
    if memory.turn != (s.round, top.mouse):
        memory.turn, memory.plan = (s.round, top.mouse), NO_PLAN
    memory.plan = continue_plan(s, top, memory.plan)
    if memory.plan == NO_PLAN:
        make_plan(memory, s, top, rng, budget)
    if memory.plan.script:
        first, *rest = memory.plan.script
        memory.plan = memory.plan._replace(script=tuple(rest))
        return first
    return do.EndTurn() if memory.plan.over else expert_turn_action(s, top, memory.style)


def make_plan(memory: SeerMemory, s: State, turn: MouseTurn, rng: Random, budget: Budget) -> None:
    """Decide on a style for the rest of the chapter and on a plan for this turn."""
    share = 1.0
    if memory.style_round != s.round:
        styles = [memory.style, *(style for style in STYLES if style != memory.style)]
        memory.style = best_candidate(
            s, [Candidate(EXPERT_PLAN, style) for style in styles], rng, budget, STYLE_TIME_SHARE
        ).style
        memory.style_round, share = s.round, 1 - STYLE_TIME_SHARE
    usual = expert_turn_action(s, turn, memory.style)
    if isinstance(usual, do.Equip | do.LevelUp):
        return  # this is never wrong, and the rest of the turn is planned afterwards
    others = [
        plan for plan in best_plans(s, turn, MAX_CANDIDATES - 1) if plan != Plan((usual,))
    ]  # the same as EXPERT_PLAN
    tried = [Candidate(plan, memory.style) for plan in (EXPERT_PLAN, *others)]
    memory.plan = best_candidate(s, tried, rng, budget, share).plan


def continue_plan(s: State, turn: MouseTurn, plan: Plan) -> Plan:
    """Return the plan if it can still be followed, otherwise `NO_PLAN`.

    It cannot be followed if the dice spoilt it, or if it does not say what to do in the rest of the turn.
    """
    if plan.script:
        return plan if is_still_legal(s, turn, plan.script[0]) else NO_PLAN
    if plan.over or plan.expert_decides or turn.acted:
        return plan
    return NO_PLAN


def _new_memory(game: AnyGame, seat: int, view: View) -> SeerMemory:
    """Return the memory of a bot that takes a seat."""
    return SeerMemory(seat)


def _remember(memory: SeerMemory, view: View, events: Sequence[Any]) -> None:
    """Ignore events, because the view contains everything the bot needs."""


SEER = Bot("seer", _new_memory, _remember, choose_action)
