"""Rescue scenes: some chances are checked by hand, and each puzzle has one action that is clearly ahead."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import mulot
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.core.outcomes import outcomes
from mulot.core.puzzle import read_puzzles
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.actions import Attack, Step
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.scenes import scene
from research.mystiques.exact_turn_chances import PREPARING, GoalChance
from research.mystiques.puzzles import MARGIN, MAX_ACTIONS, has_clear_best, is_objective_met, task_and_goal

FOLDER = Path(mulot.__file__).parent / "games" / "mystiques"
ROOM = """
. . . .

. . . .
"""


def one_roach_left(**changes: object) -> State:
    """Return a scene in which Filch is captured and one cockroach is left, next to Aubin; `changes` override parts."""
    given: dict[str, Any] = {"mice": "aubin a1, filch", "enemies": "roach b1", "points": 2} | changes
    return scene(ROOM, **given)


def free(s: State) -> bool:
    return not s.enemies


def test_the_chance_of_an_attack_agrees_with_mental_arithmetic() -> None:
    """Aubin rolls three dice; half of the faces are swords. The cockroach rolls one; a third of the faces are shields.
    He misses once in eight, and in another eighth he hits once and is blocked."""
    chances = GoalChance(free, 10_000).chances(one_roach_left(), 0, 1)
    assert {notation: chance for notation, chance in chances.items() if chance} == {
        "attack needle-sword roach 1": 1 - Fraction(1, 8) - Fraction(3, 8) * Fraction(1, 3)
    }


def test_an_enemy_out_of_reach_takes_two_actions() -> None:
    s = one_roach_left(enemies="roach d1")
    assert not any(GoalChance(free, 10_000).chances(s, 0, 1).values())
    assert not any(GoalChance(free, 10_000).chances(s, 0, 2).values())
    s = one_roach_left(enemies="roach c1")
    two = GoalChance(free, 10_000).chances(s, 0, 2)
    ways = {notation for notation, chance in two.items() if chance}
    assert "step b1" in ways
    assert all(notation.startswith("step") for notation in ways)


def test_unordered_dice_give_the_same_probabilities_as_ordered_ones() -> None:
    s = one_roach_left()
    for action in GAME.legal(s, 0):
        if isinstance(action, Attack | Step):
            fast = {_table(t): chance for chance, t, _ in outcomes(GAME, s, 0, action, any_order=True)}
            slow = {_table(t): chance for chance, t, _ in outcomes(GAME, s, 0, action, limit=100_000)}
            assert fast == slow


def _table(s: State) -> str:
    return repr(s)


def test_preparing_actions_never_end_a_fight_or_a_chapter() -> None:
    """In random games no such action drives off the last enemy or wins. Other actions do, so the test can fail."""
    ended = {True: 0, False: 0}
    for number in range(12):
        rng = Random(number)
        luck = RandomLuck(rng)
        s = GAME.new(Options(), 4, luck)
        for _ in range(400):
            waiting = GAME.waiting(s)
            if isinstance(waiting, Outcome):
                break
            seat = rng.choice(waiting.seats)
            legal = GAME.legal(s, seat)
            fights = [action for action in legal if isinstance(action, Attack)]
            action = rng.choice(fights or legal)
            before = len(s.enemies)
            GAME.play(s, seat, action, luck, lambda event: None)
            if is_objective_met(s) or (before and not s.enemies):
                ended[isinstance(action, PREPARING)] += 1
    assert ended[True] == 0
    assert ended[False] > 0


def test_the_best_action_of_every_puzzle_is_well_ahead() -> None:
    puzzles = read_puzzles(FOLDER).puzzles
    for puzzle in puzzles:
        first, second = sorted(puzzle.worth.values())[:-3:-1]
        assert first - second >= float(MARGIN) - 1e-4
        assert puzzle.worth[puzzle.solution] == first
        assert 1 <= puzzle.deep <= MAX_ACTIONS
        assert puzzle.about in ("rescue", "danger", "chapter")
    assert {puzzle.deep for puzzle in puzzles} == {1, 2}, "some need a thought ahead"
    assert len({puzzle.options["chapter"] for puzzle in puzzles}) >= 3


def test_two_equally_good_actions_are_not_a_puzzle() -> None:
    """Two cockroaches next to Aubin are one too many for one action, and two ways to the same goal are a tie."""
    s = one_roach_left(enemies="roach b2", mice="aubin a1, filch")
    assert task_and_goal(s)[0] == "rescue"
    two = GoalChance(free, 10_000).chances(s, 0, 2)
    assert sum(chance > 0 for chance in two.values()) > 1
    assert has_clear_best({"a": Fraction(1, 2), "b": Fraction(1, 3)})
    assert not has_clear_best({"a": Fraction(1, 2), "b": Fraction(1, 2)})
    assert not has_clear_best({"a": Fraction(1, 2), "b": Fraction(9, 20)})
