"""The puzzles of Barrières are valid. A planted puzzle with two solutions, and any other fault, is noticed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import mulot
from kit.sampled_cases import sample
from mulot import games
from mulot.core.game import Ask
from mulot.core.puzzle import Puzzle, Puzzles, read_puzzles, set_up_puzzle
from research.barrieres.puzzles import SOURCE
from research.puzzle_finder import PuzzleSource, find_fault, unique_best

KEPT = read_puzzles(games.folder("barrieres"))


@pytest.mark.parametrize("nth", sample(range(len(KEPT.puzzles)), 1))
def test_its_solution_is_the_only_best_action(nth: int) -> None:
    assert find_fault(SOURCE.game, KEPT, KEPT.puzzles[nth], SOURCE.worth) is None


def planted() -> tuple[PuzzleSource, Puzzles, Puzzle]:
    return SOURCE, KEPT, KEPT.puzzles[0]


def test_a_puzzle_with_two_best_actions_is_noticed() -> None:
    """The position is a real puzzle, but the values say that a second action is just as good."""
    of, puzzles, puzzle = planted()
    match = set_up_puzzle(of.game, puzzle)
    other = next(of.game.write(a) for a in match.legal(puzzle.seat) if of.game.write(a) != puzzle.solution)

    def two(match: mulot.Match, seat: int, shown: int) -> dict[str, float]:
        worth = dict(of.worth(match, seat, shown))
        return worth | {other: worth[puzzle.solution]}

    assert (
        find_fault(of.game, puzzles, puzzle, two) == f"{puzzle.solution} is not the only best action: there are several"
    )


def test_a_real_position_with_two_winning_actions_is_not_a_puzzle() -> None:
    """Neither seat has barriers and nothing is in the way, so the first player wins along several columns."""
    of, puzzles, puzzle = planted()
    bare = replace(puzzle, options={**puzzle.options, "barriers": 0}, plays=(), seed=0)
    worth = of.worth(set_up_puzzle(of.game, bare), _on_turn(of, bare), 0)
    assert unique_best(worth) is None
    best = max(worth, key=worth.__getitem__)
    why = find_fault(of.game, puzzles, replace(bare, seat=_on_turn(of, bare), solution=best), of.worth)
    assert why is not None
    assert "there are several" in why


def _on_turn(of: PuzzleSource, puzzle: Puzzle) -> int:
    waiting = set_up_puzzle(of.game, puzzle).waiting
    assert isinstance(waiting, Ask)
    return waiting.must[0]


def test_a_wrong_solution_an_illegal_one_and_a_stale_file_are_noticed() -> None:
    of, puzzles, puzzle = planted()
    legal = [of.game.write(action) for action in set_up_puzzle(of.game, puzzle).legal(puzzle.seat)]
    wrong = next(notation for notation in legal if notation != puzzle.solution)
    assert "not the only best" in str(find_fault(of.game, puzzles, replace(puzzle, solution=wrong), of.worth))
    assert "not legal" in str(find_fault(of.game, puzzles, replace(puzzle, solution="k11"), of.worth))
    older = replace(puzzles, version=puzzles.version - 1)
    assert "version" in str(find_fault(of.game, older, puzzle, of.worth))
    worse = replace(puzzle, worth=puzzle.worth | {wrong: 0.5})
    assert "values of its actions have changed" in str(find_fault(of.game, puzzles, worse, of.worth))
    never = replace(puzzle, plays=((puzzle.plays[0][0], "k11"), *puzzle.plays[1:]))
    assert "cannot be reached" in str(find_fault(of.game, puzzles, never, of.worth))
