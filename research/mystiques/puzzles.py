"""Puzzles: rescue scenes, in which one action leads to the goal more surely than every other.

python -m research mystiques puzzles            find them again, and write `puzzles/found.json`
python -m research mystiques puzzles --check    reckon every one of them anew

The scenes come from nights of the characters: a mouse's turn in which the chapter can be won, or in which a mouse is
captured, or has one heart left, and one enemy is in the way; a captured one may come back when he is gone (M-148). What
an action is worth is the exact chance that this is done with this action alone, or with it and the best one after it,
where two make it surer than one (`reach`). Taken are scenes in which the best action is ahead of all others by `MARGIN`
or more; things that change nothing (a share, another step) are an action lost, so they are behind as well.
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
from research.mystiques.goal_chances import NEVER, Goal, GoalChance, current_turn
from research.puzzle_finder import Candidate, PuzzleSource, run_command

MARGIN = Fraction(1, 12)
MOST = 2
"""Actions."""
TRIES = 40_000
"""Lucks that are tried in one scene, at most, while scenes are looked for."""
FEWEST = 4
"""Actions to choose from."""
EASY = 4
"""In every so many nights, scenes are taken in which nothing but the solution can do it at once."""
NEAR = 3
"""Hearts, at most, of whoever is in the way."""
CHAPTERS_TOLD = tuple(name for name in CHAPTERS if name != "proving-ground")


def goal_of(s: State) -> tuple[str, Goal]:
    """What is to be done in a scene: free those who were captured, save one who has a single heart left, or else win
    the chapter. Those two are done when no enemy is left."""
    safe: Goal = lambda t: won(t) or not t.enemies  # noqa: E731
    if any(not m.space for m in s.mice):
        return "rescue", safe
    if any(hearts_left(m) == 1 for m in s.mice) and not is_last(s):
        return "danger", safe
    return "chapter", won


def is_last(s: State) -> bool:
    """The objective is to be met here."""
    goal, here = chapter(s).objective, {e.kind for e in enemies_here(s)}
    if goal.sort in ("clear", "bring"):
        return side(s).name == (goal.what if goal.sort == "clear" else goal.where)
    return bool(here & set(goal.what.split()))


def won(s: State) -> bool:
    """The objective is met."""
    return s.won or (s.outcome is not None and s.outcome.reason == "objective")


def reckoned(match: Match, seat: int, tries: int = 2 * TRIES) -> tuple[int, dict[str, Fraction]]:
    """How many actions are reckoned with, and what each action is worth then; 0: there is no chance at all. Raises
    TooManyOutcomes."""
    s = GAME.copy(match.state)
    s.plies = 0
    reach = GoalChance(goal_of(s)[1], tries)
    one, two = (reach.chances(s, seat, actions) for actions in (1, MOST))
    if max(two.values()) == NEVER:
        return 0, two
    return (1, one) if max(one.values()) == max(two.values()) else (MOST, two)


def is_promising(match: Match, seat: int, easy: bool) -> bool:
    """A look at attacks, or else at steps to where one can attack: most ties show there already. Scenes in which a
    single attack does it, and nothing else, are easy."""
    s = match.state
    reach = GoalChance(goal_of(s)[1], TRIES)
    legal = GAME.legal(s, seat)
    now = {GAME.write(one): reach.chance(s, seat, one, 1) for one in legal if isinstance(one, Attack)}
    if any(now.values()):
        return is_clear(now) and (easy or sum(chance > NEVER for chance in now.values()) > 1)
    return is_clear({GAME.write(one): reach.chance(s, seat, one, MOST) for one in legal if isinstance(one, Step)})


def is_clear(chances: dict[str, Fraction]) -> bool:
    """One action is ahead of all others."""
    second, first = sorted((NEVER, NEVER, *chances.values()))[-2:]
    return first - second >= MARGIN


def worth(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """The chance of each action to reach the goal."""
    _, chances = reckoned(match, seat)
    return {notation: float(chance) for notation, chance in chances.items()}


def is_near(s: State) -> bool:
    """A quick look, before anything is reckoned: is one enemy left in the way, or the last door?"""
    goal, here = chapter(s).objective, enemies_here(s)
    weak = [e for e in here if takes(s, e) <= NEAR]
    if goal_of(s)[0] != "chapter":
        return len(s.enemies) == len(weak) == 1
    match goal.sort:
        case "clear":
            return side(s).name == goal.what and len(s.enemies) == len(weak) == 1
        case "bring":
            return goal.what in s.stash and side(s).name == goal.where and len(here) == len(weak) == 1
        case "bell":
            return False  # laid down, and won: nothing to think about
        case _:
            left = [kind for kind in goal.what.split() if kind not in s.beaten]
            return len(left) == 1 and any(e.kind == left[0] for e in weak)


def takes(s: State, e: Enemy) -> int:
    """The wounds that this enemy still takes, on all its cards."""
    return sum(KINDS[e.kind].hearts - s.hurt.get(card, 0) for card in KINDS[e.kind].cards if card in s.track)


def moments() -> Iterator[Candidate]:
    """Scenes of nights led by the gentler characters: at most one a turn."""
    players = [bot for bot in BOTS if bot.name != "seer"]
    for number in count():
        options = {"chapter": CHAPTERS_TOLD[number % len(CHAPTERS_TOLD)]}
        match = Match(GAME, 1 + number % 4, number, options)
        chairs = [SeatedBot(players[number // 2 % 3], GAME, seat, match.look(seat)) for seat in range(match.seats)]
        rng, asked_in = Random(number), None
        while not isinstance(waiting := match.waiting, Outcome):
            seat = waiting.must[0]
            if waiting.about == "turn" and _can_act(match.state) and len(match.legal(seat)) >= FEWEST:
                candidate = _candidate(match, number, seat) if current_turn(match.state) != asked_in else None
                if candidate:
                    asked_in = current_turn(match.state)
                    yield candidate
            for asked in (*(one for one in waiting.seats if one not in waiting.must), seat):
                view, must = match.look(asked), asked in waiting.must
                action = chairs[asked].choose(view, match.legal(asked), rng, Budget(3600.0, 5), must)
                if action is not None:
                    break
            said = match.play(asked, action)
            for chair in chairs:
                chair.hear(said)


def _can_act(s: State) -> bool:
    """It is near, and the mouse whose turn it is still has her action."""
    turn = s.stack[-1]
    return isinstance(turn, MouseTurn) and not turn.acted and is_near(s)


def _candidate(match: Match, number: int, seat: int) -> Candidate | None:
    try:
        if not is_promising(match, seat, easy=number % EASY == 0):
            return None
        deep, chances = reckoned(match, seat, TRIES)
    except TooManyOutcomes:
        return None
    if not deep or not is_clear(chances):
        return None
    solution = max(chances, key=chances.__getitem__)
    verb, others = solution.split()[0], sum(chance > NEVER for chance in chances.values()) - 1
    kind = f"{deep} {verb}, {match.state.chapter if others or deep > 1 else 'nothing else'}"
    return Candidate(match, number, seat, deep, kind=kind, about=goal_of(match.state)[0])


SOURCE = PuzzleSource(GAME, moments, worth, wanted=24, share=7, thoughts=20)


def main(argv: list[str]) -> int:
    """Find them again, or check them."""
    return run_command(SOURCE, argv)
