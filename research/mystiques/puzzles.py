"""Puzzles: rescue scenes in which one action is clearly more likely to reach the goal than all others.

python -m research mystiques puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research mystiques puzzles --check    compute the chances of every stored puzzle again

The scenes come from games between the characters: a mouse's turn in which the chapter can be won, or in which a mouse
is captured or has one heart left and only one enemy is in the way (when it is gone, a captured mouse may come back,
M-148). The value of an action is the exact chance of reaching the goal with this action alone, or with it and the best
action after it if two actions are better than one (`exact_turn_chances`). Scenes are used if the best action is ahead
of all others by `MARGIN` or more. Actions that change nothing (a share, another step) cost an action,
so they are behind, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from random import Random

from mulot.bots.bot import Budget
from mulot.core.errors import TooManyOutcomes
from mulot.core.game import Outcome
from mulot.core.match import Match
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.content import CHAPTERS, KINDS
from mulot.games.mystiques.model.actions import Attack, Step
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.pieces import Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, enemies_here, hearts_left, side
from mulot.lab.arena import SeatedBot
from research.mystiques.exact_turn_chances import NEVER, Goal, GoalChance, round_and_mouse_on_turn
from research.puzzle_finder import Candidate, PuzzleSource, run_command

MARGIN = Fraction(1, 12)
MAX_ACTIONS = 2
"""The most actions of a solution."""
TRIES = 40_000
"""The most random outcomes to try per scene while searching for scenes."""
MIN_LEGAL_ACTIONS = 4
"""The fewest legal actions."""
EASY = 4
"""In one of this many games, scenes are accepted in which only the solution can succeed immediately."""
NEAR = 3
"""The most hearts that the enemy in the way may have."""
PUZZLE_CHAPTERS = tuple(name for name in CHAPTERS if name != "proving-ground")


def task_and_goal(s: State) -> tuple[str, Goal]:
    """Return the task of a scene (free the captured mice, save a mouse with one heart left, or win the chapter) and its
    goal. The first two are reached when no enemy is left."""
    safe: Goal = lambda t: is_objective_met(t) or not t.enemies  # noqa: E731
    if any(not m.space for m in s.mice):
        return "rescue", safe
    if any(hearts_left(m) == 1 for m in s.mice) and not must_be_met_here(s):
        return "danger", safe
    return "chapter", is_objective_met


def must_be_met_here(s: State) -> bool:
    """True if the chapter's objective must be met on this side of the map."""
    goal, here = chapter(s).objective, {e.kind for e in enemies_here(s)}
    if goal.sort in ("clear", "bring"):
        return side(s).name == (goal.what if goal.sort == "clear" else goal.where)
    return bool(here & set(goal.what.split()))


def is_objective_met(s: State) -> bool:
    """True if the objective is met."""
    return s.won or (s.outcome is not None and s.outcome.reason == "objective")


def actions_needed_and_chances(match: Match, seat: int, tries: int = 2 * TRIES) -> tuple[int, dict[str, Fraction]]:
    """Return the number of actions considered (0 if the goal cannot be reached) and the value of each action. Raises
    TooManyOutcomes."""
    s = GAME.copy(match.state)
    s.plies = 0
    reach = GoalChance(task_and_goal(s)[1], tries)
    one, two = (reach.chances(s, seat, actions) for actions in (1, MAX_ACTIONS))
    if max(two.values()) == NEVER:
        return 0, two
    return (1, one) if max(one.values()) == max(two.values()) else (MAX_ACTIONS, two)


def is_promising(match: Match, seat: int, easy: bool) -> bool:
    """True if a quick look at attacks, or, if none can succeed, at steps towards an attack, already shows one best
    action. With `easy`, scenes in which only one attack can succeed are accepted."""
    s = match.state
    reach = GoalChance(task_and_goal(s)[1], TRIES)
    legal = GAME.legal(s, seat)
    now = {GAME.write(one): reach.chance(s, seat, one, 1) for one in legal if isinstance(one, Attack)}
    if any(now.values()):
        return has_clear_best(now) and (easy or sum(chance > NEVER for chance in now.values()) > 1)
    return has_clear_best(
        {GAME.write(one): reach.chance(s, seat, one, MAX_ACTIONS) for one in legal if isinstance(one, Step)}
    )


def has_clear_best(chances: dict[str, Fraction]) -> bool:
    """True if one action is ahead of all others by the margin."""
    second, first = sorted((NEVER, NEVER, *chances.values()))[-2:]
    return first - second >= MARGIN


def action_values(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """Return the chance of reaching the goal with each action, by its notation."""
    _, chances = actions_needed_and_chances(match, seat)
    return {notation: float(chance) for notation, chance in chances.items()}


def is_nearly_won(s: State) -> bool:
    """True if only one weak enemy is left in the way. This is a quick check before chances are computed."""
    goal, here = chapter(s).objective, enemies_here(s)
    weak = [e for e in here if wounds_left(s, e) <= NEAR]
    if task_and_goal(s)[0] != "chapter":
        return len(s.enemies) == len(weak) == 1
    match goal.sort:
        case "clear":
            return side(s).name == goal.what and len(s.enemies) == len(weak) == 1
        case "bring":
            return goal.what in s.stash and side(s).name == goal.where and len(here) == len(weak) == 1
        case "bell":
            return False  # laying down the bell wins, so there is nothing to think about
        case _:
            left = [kind for kind in goal.what.split() if kind not in s.beaten]
            return len(left) == 1 and any(e.kind == left[0] for e in weak)


def wounds_left(s: State, e: Enemy) -> int:
    """Return the wounds that this enemy can still take, on all its cards."""
    return sum(KINDS[e.kind].hearts - s.hurt.get(card, 0) for card in KINDS[e.kind].cards if card in s.track)


def candidate_positions() -> Iterator[Candidate]:
    """Yield scenes from games between the weaker characters: at most one per turn."""
    players = [bot for bot in BOTS if bot.name != "seer"]
    for number in count():
        options = {"chapter": PUZZLE_CHAPTERS[number % len(PUZZLE_CHAPTERS)]}
        match = Match(GAME, 1 + number % 4, number, options)
        chairs = [SeatedBot(players[number // 2 % 3], GAME, seat, match.look(seat)) for seat in range(match.seats)]
        rng, asked_in = Random(number), None
        while not isinstance(waiting := match.waiting, Outcome):
            seat = waiting.must[0]
            if waiting.about == "turn" and _may_be_puzzle(match.state) and len(match.legal(seat)) >= MIN_LEGAL_ACTIONS:
                candidate = (
                    _candidate(match, number, seat) if round_and_mouse_on_turn(match.state) != asked_in else None
                )
                if candidate:
                    asked_in = round_and_mouse_on_turn(match.state)
                    yield candidate
            for asked in (*(one for one in waiting.seats if one not in waiting.must), seat):
                view, must = match.look(asked), asked in waiting.must
                action = chairs[asked].choose(view, match.legal(asked), rng, Budget(3600.0, 5), must)
                if action is not None:
                    break
            said = match.play(asked, action)
            for chair in chairs:
                chair.hear(said)


def _may_be_puzzle(s: State) -> bool:
    """True if the goal is near and the mouse to move has not used its action."""
    turn = s.stack[-1]
    return isinstance(turn, MouseTurn) and not turn.acted and is_nearly_won(s)


def _candidate(match: Match, number: int, seat: int) -> Candidate | None:
    try:
        if not is_promising(match, seat, easy=number % EASY == 0):
            return None
        deep, chances = actions_needed_and_chances(match, seat, TRIES)
    except TooManyOutcomes:
        return None
    if not deep or not has_clear_best(chances):
        return None
    solution = max(chances, key=chances.__getitem__)
    verb, others = solution.split()[0], sum(chance > NEVER for chance in chances.values()) - 1
    kind = f"{deep} {verb}, {match.state.chapter if others or deep > 1 else 'nothing else'}"
    return Candidate(match, number, seat, deep, kind=kind, about=task_and_goal(match.state)[0])


SOURCE = PuzzleSource(GAME, candidate_positions, action_values, wanted=24, share=7, thoughts=20)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
