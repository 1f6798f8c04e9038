"""Fights of one turn: puzzles and the finder's arithmetic are compared with the rules and all their outcomes."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.sampled_cases import sample
from mulot import games
from mulot.cli.i18n import Translator
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.core.outcomes import outcomes
from mulot.core.puzzle import Puzzle, read_puzzles, set_up_puzzle, version_of_puzzles
from mulot.core.text import LANGUAGES
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.actions import Attack, Step
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import enemies_here, enemy_distances
from mulot.games.mystiques.scenes import scene
from research.mystiques.exact_turn_chances import GoalChance, is_past_fighting, round_and_mouse_on_turn
from research.mystiques.turn_prospects import best_prospect, prospects

FILE = read_puzzles(games.folder("mystiques"))
TRIES = 1_000_000
MARGIN, CLEAR, TEMPTING = Fraction(1, 12), Fraction(1, 5), 2
"""By how much the solution is ahead, from which chance a wrong action is tempting, and how many of these there are."""
ROOM = """
. . . .

. . . .
"""


def whole_turn(s: State, seat: int) -> dict[str, Fraction]:
    """Return, for each legal action, the chance that an enemy of this scene is beaten in the whole rest of the turn, by
    running the rules with every outcome."""
    s = GAME.copy(s)
    s.plies = 0
    there = {e.id for e in s.enemies}
    return GoalChance(lambda t: not there <= {e.id for e in t.enemies}, TRIES).chances(s, seat)


def longest_line(s: State, seat: int, best: Fraction) -> int:
    """Return the number of moves after which the best chance can be reached, trying one move more at a time. Every move
    but the last is a step without luck, so the chance is the same after each of them."""
    moves, now = 1, [s]
    while True:
        after: list[State] = []
        for t in now:
            chances = whole_turn(t, seat)
            if any(chance == best and not notation.startswith("step") for notation, chance in chances.items()):
                return moves
            steps = [a for a in GAME.legal(t, seat) if isinstance(a, Step) and chances[GAME.write(a)] == best]
            after += [found for a in steps for _, found, _ in outcomes(GAME, t, seat, a)]
        moves, now = moves + 1, after


def fault(puzzle: Puzzle) -> str | None:
    """Return what is wrong with a puzzle when its whole turn is judged by the rules, or None."""
    game = version_of_puzzles(GAME, FILE)
    assert game is not None
    s = set_up_puzzle(game, puzzle).state
    chances = whole_turn(s, puzzle.seat)
    others = [(chance, notation) for notation, chance in chances.items() if notation != puzzle.solution]
    best = chances[puzzle.solution]
    if best - max(others)[0] < MARGIN:
        return "not one best turn"
    far = enemy_distances(s, [e.space for e in enemies_here(s)])
    home = s.mice[round_and_mouse_on_turn(s)[1]].space  # type: ignore[index]
    tempting = []
    for action in GAME.legal(s, puzzle.seat):
        notation = GAME.write(action)
        if notation == puzzle.solution or chances[notation] < CLEAR:
            continue
        if isinstance(action, Attack) or (isinstance(action, Step) and far[action.to] < far[home]):
            tempting.append(notation)
        elif isinstance(action, Step):
            reach = [GAME.legal(t, puzzle.seat) for _, t, _ in outcomes(GAME, s, puzzle.seat, action)]
            tempting += [notation] if any(isinstance(a, Attack) for a in reach[0]) else []
    if len(tempting) < TEMPTING:
        return "too few tempting actions"
    if {notation: round(float(chance), 4) for notation, chance in chances.items()} != puzzle.worth:
        return "other chances are stored"
    return None if longest_line(s, puzzle.seat, best) == puzzle.deep else "another number of moves"


@pytest.mark.parametrize("nth", sample(range(len(FILE.puzzles)), 4))
def test_one_turn_is_best_and_others_tempt(nth: int) -> None:
    assert fault(FILE.puzzles[nth]) is None


def test_planted_faults_are_found() -> None:
    """A wrong solution, other chances, another number of moves, and a turn with time for a step and back."""
    puzzle = next(one for one in FILE.puzzles if one.deep == 1)
    tempting = sorted(puzzle.worth, key=lambda notation: puzzle.worth[notation])[-2]
    assert fault(replace(puzzle, solution=tempting)) == "not one best turn"
    assert fault(replace(puzzle, worth=puzzle.worth | {"end-turn": 0.1})) == "other chances are stored"
    assert fault(replace(puzzle, deep=2)) == "another number of moves"


def test_two_ways_to_the_same_chance_are_not_a_puzzle() -> None:
    """With two points Aubin can step away from the cockroach and back before he attacks it."""
    chances = whole_turn(one_roach_left(shared=True, equipped=True), 0)
    assert chances["attack needle-sword roach 1"] == chances["step a2"] > 0


def one_roach_left(**changes: object) -> State:
    """Return a scene in which Filch is captured and one cockroach is left, next to Aubin; `changes` override parts."""
    given: dict[str, Any] = {"mice": "aubin a1, filch", "enemies": "roach b1", "points": 2} | changes
    return scene(ROOM, **given)


def test_the_chance_of_an_attack_agrees_with_mental_arithmetic() -> None:
    """Aubin rolls three dice; half of the faces are swords. The cockroach rolls one; a third of the faces are shields.
    He misses once in eight, and in three eighths he hits once and may be blocked."""
    s = one_roach_left(points=0, shared=True, equipped=True)
    expected = {"attack needle-sword roach 1": 1 - Fraction(1, 8) - Fraction(3, 8) * Fraction(1, 3)}
    assert {notation: chance for notation, chance in whole_turn(s, 0).items() if chance} == expected
    assert {action: found.chance for action, found in prospects(s, 0).items() if found.chance} == {
        GAME.read(notation): chance for notation, chance in expected.items()
    }


def test_an_enemy_out_of_reach_takes_steps() -> None:
    for points, reached in ((1, False), (2, True)):
        s = one_roach_left(enemies="roach d1", points=points, equipped=True)
        found = prospects(s, 0)
        assert {GAME.write(action): one.chance for action, one in found.items()} == whole_turn(s, 0)
        assert any(one.chance for one in found.values()) == reached
        assert best_prospect(found).moves == (3 if reached else 0)


def test_unordered_dice_give_the_same_probabilities_as_ordered_ones() -> None:
    s = one_roach_left()
    for action in GAME.legal(s, 0):
        if isinstance(action, Attack | Step):
            fast = {repr(t): chance for chance, t, _ in outcomes(GAME, s, 0, action, any_order=True)}
            slow = {repr(t): chance for chance, t, _ in outcomes(GAME, s, 0, action, limit=100_000)}
            assert fast == slow


def test_no_enemy_falls_after_the_action_without_a_card_that_strikes() -> None:
    """In random games no enemy falls in the rest of such a turn. Enemies do fall in turns, so the test can fail."""
    fallen = {True: 0, False: 0}
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
            turn, past = round_and_mouse_on_turn(s), is_past_fighting(s)
            before = {e.id for e in s.enemies}
            GAME.play(s, seat, rng.choice(fights or legal), luck, lambda event: None)
            if turn and round_and_mouse_on_turn(s) == turn and not before <= {e.id for e in s.enemies}:
                fallen[past] += 1
    assert fallen[True] == 0
    assert fallen[False] > 0


def test_some_are_found_by_most_and_some_by_few() -> None:
    """Most characters find the easy ones. Of those that no character finds there are few, and they are hard."""
    for puzzle in FILE.puzzles:
        shares = sum(puzzle.found.values())
        assert {1: shares >= 3, 2: 0.25 <= shares < 1, 3: shares < 0.25}[puzzle.grade], puzzle.found
    assert [len([one for one in FILE.puzzles if one.grade == grade]) for grade in (1, 2, 3)] == [8, 8, 8]
    assert sum(not any(puzzle.found.values()) for puzzle in FILE.puzzles) <= 3


def test_they_are_varied() -> None:
    moves = [puzzle.deep for puzzle in FILE.puzzles]
    assert all(moves.count(number) <= len(moves) // 2 for number in moves)
    assert sum(number > 1 for number in moves) >= len(moves) // 2
    assert len({puzzle.options["chapter"] for puzzle in FILE.puzzles}) >= 4
    assert len({puzzle.solution for puzzle in FILE.puzzles}) >= 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_how_many_moves_the_best_turn_takes(language: str) -> None:
    words, one = Translator(language, GAME), {"en": "one move", "fr": "un seul coup", "nl": "één zet"}[language]
    for puzzle in FILE.puzzles:
        question = words.game_text("ui-puzzle", about=puzzle.about, moves=puzzle.deep)
        assert (one if puzzle.deep == 1 else f"{puzzle.deep} ") in question
