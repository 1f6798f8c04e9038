"""Four characters, from gentle to master, the rungs between them, and a good move on request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.lookahead import best_action, nearest_steps
from mulot.games.barrieres.bots.opponent_beliefs import history_from_events
from mulot.games.barrieres.bots.race_solver import is_race, step_values
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Action, Barrier, Event, State, Step, View
from mulot.games.barrieres.rules import legal
from mulot.games.barrieres.view import imagine

PLAIN_DEPTH = 6
"""Without the compiled part nobody looks further than this, however much time there is."""
STRONG_ROUNDS = {2: (24, 84, 290, 1000, 3500, 12_000), 4: (64, 160, 400, 1000, 2500, 6000)}
"""What the strong character and the rungs above it search, by seats: so many rounds and no more, however quick the
machine is, so that each is the same everywhere, and 150 to 300 Elo above the one before (README, the league)."""
STRONG_PLIES: tuple[dict[int, float], ...] = (
    {4: 0.6, 2: 0.4},
    {4: 1},
    {4: 0.5, 5: 0.5},
    {5: 1},
    {5: 0.5, 6: 0.5},
    {6: 1},
)
"""How far they look ahead without the compiled part, and how often: the first about as much above the sensible one,
too; the others at most as far as there is time."""
STRAY_RATE, WALK_ON_RATE = 0.2, 0.4
"""How often the first rung above the gentle character strays, as that one does, and how often it walks on."""
ROUNDS_TIME_LIMIT_S = 60.0
"""Seconds that nobody needs for so few rounds."""


def _choose_gentle(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Walks towards the cheese, strays now and then, and puts a barrier where it happens to come to mind."""
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    barriers = [action for action in legal if isinstance(action, Barrier)]
    if not steps:
        return rng.choice(legal)
    arriving = _arriving_step(s, steps)
    if arriving is not None:
        return arriving
    mood = rng.random()
    if barriers and mood < 0.2:
        return rng.choice(barriers)
    if mood < 0.4:
        return rng.choice(steps)
    return rng.choice(nearest_steps(s, s.turn))


def _arriving_step(s: State, steps: Sequence[Step]) -> Step | None:
    goal = board(s.size).goal(len(s.mice), s.turn)
    return next((step for step in steps if goal >> board(s.size).number[step.to] & 1), None)


def _choose_gentle_1(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Strays now and then as well, and often walks on without a look at the others; else it compares everybody's
    shortest ways, so that its barriers lie where they hold somebody up."""
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    arriving, mood = _arriving_step(s, steps), rng.random()
    if arriving is not None:
        return arriving
    if steps and mood < STRAY_RATE:
        return rng.choice(steps)
    if steps and mood < STRAY_RATE + WALK_ON_RATE:
        return rng.choice(nearest_steps(s, s.turn))
    return _choose_gentle_2(memory, view, legal, rng, budget)


def _choose_gentle_2(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Compares everybody's shortest ways, and does not think of the answer."""
    return legal[0] if len(legal) == 1 else best_action(imagine(view), 1, rng)


def _choose_sensible(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Compares the shortest ways and looks two plies ahead; the last race it knows by heart."""
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    return _best_race_step(s, rng) if is_race(s) else best_action(s, 2, rng)


def _choose_strong(
    memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget, rung: int = 0
) -> Action:
    """Searches as the master does, but calmly: a few rounds, and of the ends only the last race is solved. So many
    rungs up there are more of them. At a table of four it takes everybody for sensible."""
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    thinking = _load_engine_for(s)
    if thinking is None:
        plies = STRONG_PLIES[rung]
        return _choose_without_engine(s, budget, rng, rng.choices(list(plies), list(plies.values()))[0])
    calm = STRONG_ROUNDS[len(s.mice)][rung]
    rounds = calm if budget.playouts is None else min(calm, budget.playouts)
    action: Action = thinking.think(s, ROUNDS_TIME_LIMIT_S, rng, rounds, ends=0).action
    return action


def _choose_master(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Solves what can be solved and searches the rest, for as long as it may."""
    return legal[0] if len(legal) == 1 else good_move(imagine(view), budget, rng, memory.events)


def good_move(s: State, budget: Budget, rng: Random, heard: Sequence[Event] = ()) -> Action:
    """The master's choice in this position, at a table where this was heard: the best there is here."""
    thinking = _load_engine_for(s)
    if thinking is None:
        return _choose_without_engine(s, budget, rng)
    seen = history_from_events(s, heard) if len(s.mice) > 2 else None
    action: Action = thinking.think(s, budget.remaining(), rng, budget.playouts, seen=seen).action
    return action


def _load_engine_for(s: State) -> Any:
    """The compiled part, where there is one. It does not know repetition in the last race."""
    return None if s.repetition and is_race(s) else KERNEL.load()


def _choose_without_engine(s: State, budget: Budget, rng: Random, depth: int = PLAIN_DEPTH) -> Action:
    return _best_race_step(s, rng) if is_race(s) else best_action(s, depth, rng, budget.start + budget.seconds)


def _best_race_step(s: State, rng: Random) -> Action:
    """Two seats, nothing left to place: the exact best step; of several draws the one that goes forward."""
    worth = step_values(s)
    wins = {to: n for to, n in worth.items() if n > 0}
    draws = [to for to, n in worth.items() if n == 0]
    if wins:
        return Step(min(wins, key=wins.__getitem__))
    if draws:
        forward = [step for step in nearest_steps(s, s.turn) if step.to in draws]
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
    return good_move(s, Budget(seconds), Random(), heard)


gentle = Bot("gentle", new_memory, remember, _choose_gentle)
gentle_1 = Bot("gentle-1", new_memory, remember, _choose_gentle_1, level_of="gentle")
gentle_2 = Bot("gentle-2", new_memory, remember, _choose_gentle_2, level_of="gentle")
sensible = Bot("sensible", new_memory, remember, _choose_sensible, quick=True)
strong = Bot("strong", new_memory, remember, _choose_strong, engine=KERNEL)
STRONG_LEVELS = tuple(
    replace(strong, name=f"strong-{rung}", choose=partial(_choose_strong, rung=rung), level_of="strong")
    for rung in range(1, len(STRONG_PLIES))
)
"""From the strong character up to the master."""
master = Bot("master", new_memory, remember, _choose_master, engine=KERNEL)
