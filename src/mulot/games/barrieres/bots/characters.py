"""Four characters, from gentle to master, and a good move on request."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from mulot.bots.bot import Bot, Budget, Seated, listen, sit
from mulot.bots.kernels import NEEDS
from mulot.games.barrieres.bots.ahead import best, nearer
from mulot.games.barrieres.bots.endgame import is_race, worth_of_steps
from mulot.games.barrieres.bots.waking import KERNEL
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Action, Barrier, Event, State, Step, View
from mulot.games.barrieres.rules import legal
from mulot.games.barrieres.view import imagine

PLAIN_DEPTH = 6
"""Without the compiled part nobody looks further than this, however much time there is."""
CALM_ROUNDS = {2: 24, 4: 64}
"""What the strong character searches, by seats: so many rounds and no more, however quick the machine is, so that it is
the same everywhere, and about 200 Elo above the sensible one (README, the league)."""
CALM_PLIES = {4: 0.6, 2: 0.4}
"""How far it looks ahead without the compiled part, and how often: about as much above the sensible one, too."""
LONGEST = 60.0
"""Seconds that nobody needs for so few rounds."""


def _gentle(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Walks towards the cheese, strays now and then, and puts a barrier where it happens to come to mind."""
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    barriers = [action for action in legal if isinstance(action, Barrier)]
    if not steps:
        return rng.choice(legal)
    goal = board(s.size).goal(len(s.mice), s.turn)
    for step in steps:
        if goal >> board(s.size).number[step.to] & 1:
            return step
    mood = rng.random()
    if barriers and mood < 0.2:
        return rng.choice(barriers)
    if mood < 0.4:
        return rng.choice(steps)
    return rng.choice(nearer(s, s.turn))


def _sensible(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Compares the shortest ways and looks two plies ahead; the last race it knows by heart."""
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    return _race(s, rng) if is_race(s) else best(s, 2, rng)


def _strong(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Searches as the master does, but calmly: a few rounds, and of the ends only the last race is solved."""
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    thinking = _awake(s, budget)
    if thinking is None:
        return _plainly(s, budget, rng, rng.choices(list(CALM_PLIES), list(CALM_PLIES.values()))[0])
    calm = CALM_ROUNDS[len(s.mice)]
    rounds = calm if budget.playouts is None else min(calm, budget.playouts)
    action: Action = thinking.think(s, LONGEST, rng, rounds, ends=0).action
    return action


def _master(memory: Seated, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Solves what can be solved and searches the rest, for as long as it may."""
    return legal[0] if len(legal) == 1 else good_move(imagine(view), budget, rng)


def good_move(s: State, budget: Budget, rng: Random) -> Action:
    """The master's choice in this position: the best there is here."""
    thinking = _awake(s, budget)
    if thinking is None:
        return _plainly(s, budget, rng)
    action: Action = thinking.think(s, budget.left(), rng, budget.playouts).action
    return action


def _awake(s: State, budget: Budget) -> Any:
    """The compiled part, where the extra `fast` is installed and it is awake. Where games are counted instead of
    seconds the choice has to be repeatable, so then it is waited for. It does not know repetition in the last race."""
    thinking = KERNEL.thinking(wait=budget.playouts is not None)
    return None if s.repetition and is_race(s) else thinking


def _plainly(s: State, budget: Budget, rng: Random, depth: int = PLAIN_DEPTH) -> Action:
    return _race(s, rng) if is_race(s) else best(s, depth, rng, budget.start + budget.seconds)


def _race(s: State, rng: Random) -> Action:
    """Two seats, nothing left to place: the exact best step; of several draws the one that goes forward."""
    worth = worth_of_steps(s)
    wins = {to: n for to, n in worth.items() if n > 0}
    draws = [to for to, n in worth.items() if n == 0]
    if wins:
        return Step(min(wins, key=wins.__getitem__))
    if draws:
        forward = [step for step in nearer(s, s.turn) if step.to in draws]
        return rng.choice(forward or [Step(to) for to in draws])
    return Step(min(worth, key=worth.__getitem__))


def hint(view: View, heard: Sequence[Event], seat: int, seconds: float = 1.0) -> Action | None:
    """A good move for one's own seat; None where it is not this seat's turn."""
    s = imagine(view, heard)
    if s.outcome or s.turn != seat:
        return None
    options = legal(s, seat)
    if len(options) == 1:
        return options[0]
    return good_move(s, Budget(seconds), Random())


gentle = Bot("gentle", sit, listen, _gentle)
sensible = Bot("sensible", sit, listen, _sensible, quick=True)
strong = Bot("strong", sit, listen, _strong, quicker_with=NEEDS, quick_in_browsers=True)
master = Bot("master", sit, listen, _master, quicker_with=NEEDS, quick_in_browsers=True)
