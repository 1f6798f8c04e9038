"""The five characters from gentle to master, the levels in between, and hints."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

from mulot.bots.bot import Bot, BotMemory, Budget, new_memory, remember
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.lookahead import (
    best_action,
    candidate_actions,
    nearest_steps,
    path_lengths,
    position_after,
)
from mulot.games.barrieres.bots.opponent_beliefs import history_from_events
from mulot.games.barrieres.bots.race_solver import is_race, step_values
from mulot.games.barrieres.content import board
from mulot.games.barrieres.model import Action, Barrier, Event, Placed, State, Step, View
from mulot.games.barrieres.rules import legal
from mulot.games.barrieres.view import imagine

PLAIN_DEPTH = 6
"""Maximum search depth without the engine, however much time there is."""
STRONG_ROUNDS = {2: (24, 84, 290, 1000, 3500, 12_000), 4: (64, 160, 400, 1000, 2500, 6000)}
"""Search rounds of the strong character and of the levels above it, by number of seats.

They are counted, not timed, so that a level is equally strong on every machine. Each level is 150 to 300 Elo above the
previous one (see the league in README.md)."""
STRONG_PLIES: tuple[dict[int, float], ...] = (
    {4: 0.6, 2: 0.4},
    {4: 1},
    {4: 0.5, 5: 0.5},
    {5: 1},
    {5: 0.5, 6: 0.5},
    {6: 1},
)
"""Search depths of the same levels if there is no engine, each with its probability.

The first level is about as far above the sensible character as with the engine; the others search as deep as time
allows."""
GENTLE_STRAY_RATE, LATE_STEPS = 0.45, 3
"""How often the gentle character takes a random step, and how near a rival must be before it places its barrier."""
ROUNDS_TIME_LIMIT_S = 60.0
"""The time limit of searches with a fixed number of rounds; never reached in practice."""


def _choose_gentle(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Walk to the cheese, wander now and then, and place one barrier in a whole game: a small detour for a rival who is
    almost there."""
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    if not steps:
        return rng.choice(legal)
    barred = any(isinstance(event, Placed) and event.seat == memory.seat for event in memory.events)
    return (
        _arriving_step(s, steps)
        or (None if barred else _late_detour(s, rng))
        or rng.choice(steps if rng.random() < GENTLE_STRAY_RATE else nearest_steps(s, s.turn))
    )


def _late_detour(s: State, rng: Random) -> Barrier | None:
    """Return the barrier that lengthens the path of the nearest rival least, if that rival is near its cheese."""
    rivals = [seat for seat in range(len(s.mice)) if seat != s.turn]
    far = path_lengths(s)
    rival = min(rivals, key=far.__getitem__)
    if far[rival] > LATE_STEPS:
        return None
    barriers = [action for action in candidate_actions(s) if isinstance(action, Barrier)]
    longer = {action: path_lengths(position_after(s, action))[rival] - far[rival] for action in barriers}
    least = min((more for more in longer.values() if more > 0), default=0)
    return rng.choice([action for action in barriers if longer[action] == least]) if least else None


def _arriving_step(s: State, steps: Sequence[Step]) -> Step | None:
    goal = board(s.size).goal(len(s.mice), s.turn)
    return next((step for step in steps if goal >> board(s.size).number[step.to] & 1), None)


def _choose_playful(
    memory: BotMemory,
    view: View,
    legal: Sequence[Action],
    rng: Random,
    budget: Budget,
    replies: float = 0.5,
    stray: float = 0.0,
    walk_on: float = 0.2,
) -> Action:
    """Compare all seats' shortest paths, and place a barrier only if a rival is nearer to its cheese.

    `replies` says how often it considers the replies, too, `stray` how often it takes a random step, and `walk_on` how
    often it walks on without looking at the others."""
    s = imagine(view)
    steps = [action for action in legal if isinstance(action, Step)]
    arriving, mood = _arriving_step(s, steps), rng.random()
    if arriving is not None:
        return arriving
    if steps and mood < stray:
        return rng.choice(steps)
    if steps and mood < stray + walk_on:
        return rng.choice(nearest_steps(s, s.turn))
    action = legal[0] if len(legal) == 1 else best_action(s, 1 + (rng.random() < replies), rng)
    far = path_lengths(s)
    if steps and isinstance(action, Barrier) and far[s.turn] == min(far):
        return rng.choice(nearest_steps(s, s.turn))
    return action


def _choose_sensible(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Search two plies ahead and compare shortest paths; solve the final race exactly."""
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    return _best_race_step(s, rng) if is_race(s) else best_action(s, 2, rng)


def _choose_strong(
    memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget, level: int = 0
) -> Action:
    """Search as the master does, but for a fixed number of rounds.

    The only endgame that it solves is the final race. With four seats it assumes that all others are sensible.
    """
    if len(legal) == 1:
        return legal[0]
    s = imagine(view)
    engine = _load_engine_for(s)
    if engine is None:
        plies = STRONG_PLIES[level]
        return _choose_without_engine(s, budget, rng, rng.choices(list(plies), list(plies.values()))[0])
    most = STRONG_ROUNDS[len(s.mice)][level]
    rounds = most if budget.playouts is None else min(most, budget.playouts)
    action: Action = engine.think(s, ROUNDS_TIME_LIMIT_S, rng, rounds, solve_up_to=0).action
    return action


def _choose_master(memory: BotMemory, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
    """Solve the position if that is possible, otherwise search, within the budget."""
    return legal[0] if len(legal) == 1 else choose_good_move(imagine(view), budget, rng, memory.events)


def choose_good_move(s: State, budget: Budget, rng: Random, events: Sequence[Event] = ()) -> Action:
    """Return the master's choice in this position.

    `events` are the events that the seat has seen. They show which positions have already stood on the board and, with
    four seats, what kind of players the others are.
    """
    engine = _load_engine_for(s)
    if engine is None:
        return _choose_without_engine(s, budget, rng)
    seen = history_from_events(s, events)
    action: Action = engine.think(s, budget.remaining(), rng, budget.playouts, history=seen).action
    return action


def _load_engine_for(s: State) -> Any:
    """Return the engine, or None if it cannot be loaded or must not be used.

    It must not be used in races with the repetition rule, which it ignores there.
    """
    return None if s.repetition and is_race(s) else KERNEL.load()


def _choose_without_engine(s: State, budget: Budget, rng: Random, depth: int = PLAIN_DEPTH) -> Action:
    return _best_race_step(s, rng) if is_race(s) else best_action(s, depth, rng, budget.start + budget.seconds)


def _best_race_step(s: State, rng: Random) -> Action:
    """Return the exact best step in a race. If several steps draw, prefer one that moves forward."""
    worth = step_values(s)
    wins = {to: n for to, n in worth.items() if n > 0}
    draws = [to for to, n in worth.items() if n == 0]
    if wins:
        return Step(min(wins, key=wins.__getitem__))
    if draws:
        forward = [step for step in nearest_steps(s, s.turn) if step.to in draws]
        return rng.choice(forward or [Step(to) for to in draws])
    return Step(min(worth, key=worth.__getitem__))


def hint(view: View, events: Sequence[Event], seat: int, seconds: float = 1.0) -> Action | None:
    """Return the master's move for this seat after `seconds`, or None if it is not its turn."""
    s = imagine(view, events)
    if s.outcome or s.turn != seat:
        return None
    options = legal(s, seat)
    if len(options) == 1:
        return options[0]
    return choose_good_move(s, Budget(seconds), Random(), events)


gentle = Bot("gentle", new_memory, remember, _choose_gentle)
gentle_1 = Bot(
    "gentle-1", new_memory, remember, partial(_choose_playful, replies=0.0, stray=0.25, walk_on=0.5), level_of="gentle"
)
gentle_2 = Bot(
    "gentle-2", new_memory, remember, partial(_choose_playful, replies=0.0, stray=0.1, walk_on=0.3), level_of="gentle"
)
playful = Bot("playful", new_memory, remember, _choose_playful)
sensible = Bot("sensible", new_memory, remember, _choose_sensible, quick=True)
strong = Bot("strong", new_memory, remember, _choose_strong, engine=KERNEL)
STRONG_LEVELS = tuple(
    replace(strong, name=f"strong-{level}", choose=partial(_choose_strong, level=level), level_of="strong")
    for level in range(1, len(STRONG_PLIES))
)
"""The levels between the strong character and the master."""
master = Bot("master", new_memory, remember, _choose_master, engine=KERNEL)
