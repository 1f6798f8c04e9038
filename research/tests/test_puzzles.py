"""Every puzzle can be set up, and its solution is legal and the only best action; a planted one with two is noticed."""

from __future__ import annotations

from importlib import import_module

import pytest
from msgspec.structs import replace

import mulot
from kit.sample import some
from mulot import games
from mulot.core.game import Ask
from mulot.core.puzzle import FILE, Puzzle, Puzzles, fault, only_best, read, set_up
from research.puzzling import Source, graded

WITH = [game for game in mulot.shelf() if (games.folder(game) / FILE).is_file()]
FEWEST = 20


def source(game: str) -> Source:
    found: Source = import_module(f"research.{game}.puzzles").SOURCE
    return found


def kept(game: str) -> Puzzles:
    return read(games.folder(game))


SAMPLE = [(game, nth) for game in WITH for nth in some(range(len(kept(game).puzzles)), 1)]


@pytest.mark.parametrize(("game", "nth"), SAMPLE)
def test_its_solution_is_the_only_best_action(game: str, nth: int) -> None:
    of = source(game)
    assert fault(of.game, kept(game), kept(game).puzzles[nth], of.worth) is None


@pytest.mark.parametrize("game", WITH)
def test_there_are_enough_of_every_grade_and_none_twice(game: str) -> None:
    puzzles = kept(game).puzzles
    assert len(puzzles) >= FEWEST
    assert len({(one.seed, len(one.plays)) for one in puzzles}) == len(puzzles)
    assert [one.grade for one in puzzles] == sorted(one.grade for one in puzzles)
    assert {one.grade for one in puzzles} == {1, 2, 3}
    assert graded(list(puzzles)) == puzzles


@pytest.mark.parametrize("game", WITH)
def test_why_another_action_is_not_the_one_is_known(game: str) -> None:
    for puzzle in kept(game).puzzles:
        assert only_best(puzzle.worth) == puzzle.solution


def test_every_game_with_choices_has_some() -> None:
    """In La Souricière there is nothing to choose (docs/results/souriciere.md); its own tests show it."""
    assert [game for game in mulot.shelf() if game not in WITH] == ["souriciere"]


@pytest.mark.parametrize("game", WITH)
def test_every_character_was_asked(game: str) -> None:
    assert {tuple(one.found) for one in kept(game).puzzles} == {tuple(games.characters(game))}


def planted(game: str) -> tuple[Source, Puzzles, Puzzle]:
    of, puzzles = source(game), kept(game)
    return of, puzzles, puzzles.puzzles[0]


def test_a_puzzle_with_two_best_actions_is_noticed() -> None:
    """The same position, seen by somebody to whom another action is worth as much."""
    of, puzzles, puzzle = planted("barrieres")
    match = set_up(of.game, puzzle)
    other = next(of.game.write(a) for a in match.legal(puzzle.seat) if of.game.write(a) != puzzle.solution)

    def two(match: mulot.Match, seat: int, shown: int) -> dict[str, float]:
        worth = dict(of.worth(match, seat, shown))
        return worth | {other: worth[puzzle.solution]}

    assert fault(of.game, puzzles, puzzle, two) == f"{puzzle.solution} is not the only best action: there are several"


def test_a_real_position_with_two_winning_actions_is_no_puzzle() -> None:
    """Nobody has a barrier, nothing is in the way, and who begins wins along several columns."""
    of, puzzles, puzzle = planted("barrieres")
    bare = replace(puzzle, options={**puzzle.options, "barriers": 0}, plays=(), seed=0)
    worth = of.worth(set_up(of.game, bare), _on_turn(of, bare), 0)
    assert only_best(worth) is None
    best = max(worth, key=worth.__getitem__)
    why = fault(of.game, puzzles, replace(bare, seat=_on_turn(of, bare), solution=best), of.worth)
    assert why is not None
    assert "there are several" in why


def _on_turn(of: Source, puzzle: Puzzle) -> int:
    waiting = set_up(of.game, puzzle).waiting
    assert isinstance(waiting, Ask)
    return waiting.must[0]


def test_a_wrong_solution_an_illegal_one_and_a_stale_file_are_noticed() -> None:
    of, puzzles, puzzle = planted("barrieres")
    legal = [of.game.write(action) for action in set_up(of.game, puzzle).legal(puzzle.seat)]
    wrong = next(notation for notation in legal if notation != puzzle.solution)
    assert "not the only best" in str(fault(of.game, puzzles, replace(puzzle, solution=wrong), of.worth))
    assert "not legal" in str(fault(of.game, puzzles, replace(puzzle, solution="k11"), of.worth))
    older = replace(puzzles, version=puzzles.version - 1)
    assert "version" in str(fault(of.game, older, puzzle, of.worth))
    worse = replace(puzzle, worth=puzzle.worth | {wrong: 0.5})
    assert "not worth what they were" in str(fault(of.game, puzzles, worse, of.worth))
    never = replace(puzzle, plays=((puzzle.plays[0][0], "k11"), *puzzle.plays[1:]))
    assert "do not come to it" in str(fault(of.game, puzzles, never, of.worth))
