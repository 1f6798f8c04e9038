"""Every puzzle can be set up, and its solution is legal and the only best action.

The puzzles of Barrières are checked with its engine in `with_extra/test_barrieres_puzzles.py`, which also plants faulty
ones.
"""

from __future__ import annotations

from importlib import import_module

import pytest
from msgspec.structs import replace

import mulot
from kit.sampled_cases import sample
from mulot import games
from mulot.core.puzzle import FILE, Puzzle, Puzzles, read_puzzles, set_up_puzzle
from mulot.games.barrieres.bots.engine.search import solve_actions
from research.puzzle_finder import PuzzleSource, assign_grades, find_fault, unique_best

WITH = [game for game in mulot.shelf() if (games.folder(game) / FILE).is_file()]
FEWEST = 20


def source(game: str) -> PuzzleSource:
    found: PuzzleSource = import_module(f"research.{game}.puzzles").SOURCE
    return found


def kept(game: str) -> Puzzles:
    return read_puzzles(games.folder(game))


SAMPLE = [(game, nth) for game in WITH if game != "barrieres" for nth in sample(range(len(kept(game).puzzles)), 1)]


@pytest.mark.parametrize(("game", "nth"), SAMPLE)
def test_its_solution_is_the_only_best_action(game: str, nth: int) -> None:
    of = source(game)
    assert find_fault(of.game, kept(game), kept(game).puzzles[nth], of.worth) is None


@pytest.mark.parametrize("game", WITH)
def test_every_grade_has_puzzles_and_none_occurs_twice(game: str) -> None:
    puzzles = kept(game).puzzles
    assert len(puzzles) >= FEWEST
    assert len({(one.seed, len(one.plays)) for one in puzzles}) == len(puzzles)
    assert [one.grade for one in puzzles] == sorted(one.grade for one in puzzles)
    assert {one.grade for one in puzzles} == {1, 2, 3}
    assert assign_grades(list(puzzles)) == puzzles


@pytest.mark.parametrize("game", WITH)
def test_the_stored_values_have_the_solution_as_the_only_best_action(game: str) -> None:
    for puzzle in kept(game).puzzles:
        assert unique_best(puzzle.worth) == puzzle.solution


def test_every_game_with_choices_has_puzzles() -> None:
    """Players in La Souricière have no choices (docs/results/souriciere.md), as another test proves."""
    assert [game for game in mulot.shelf() if game not in WITH] == ["souriciere"]


@pytest.mark.parametrize("game", WITH)
def test_every_character_has_tried_every_puzzle(game: str) -> None:
    assert {tuple(one.found) for one in kept(game).puzzles} == {tuple(games.characters(game))}


def unrefuted(puzzle: Puzzle) -> list[str]:
    """Return the wrong actions without a legal reply after which the win is gone."""
    found = []
    for wrong in puzzle.worth.keys() - {puzzle.solution}:
        match = set_up_puzzle(mulot.load("barrieres"), puzzle)
        match.play(puzzle.seat, wrong)
        match.play(1 - puzzle.seat, puzzle.replies.get(wrong, "missing"))
        values = solve_actions(match.state) if match.outcome is None else {}
        if values is None or max(values.values(), default=-1) > 0:
            found.append(wrong)
    return found


@pytest.mark.parametrize("nth", sample(range(len(kept("barrieres").puzzles)), 2))
def test_every_wrong_action_in_barrieres_has_a_reply_after_which_the_win_is_gone(nth: int) -> None:
    assert unrefuted(kept("barrieres").puzzles[nth]) == []


def test_a_reply_that_lets_the_win_back_is_noticed() -> None:
    puzzle = kept("barrieres").puzzles[0]
    match = set_up_puzzle(mulot.load("barrieres"), puzzle)
    wrong = next(iter(puzzle.replies))
    match.play(puzzle.seat, wrong)
    weak = [match.game.write(action) for action in match.legal(1 - puzzle.seat)]
    assert any(unrefuted(replace(puzzle, replies=puzzle.replies | {wrong: reply})) for reply in weak)
