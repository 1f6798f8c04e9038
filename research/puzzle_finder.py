"""Finds a game's puzzles: moments of matches with exactly one best action, graded by who finds it.

A game's study `puzzles` says where to look (`moments`) and what an action is worth; here they are chosen, put to the
game's characters, ordered and written. `python -m research GAME puzzles` makes the file again, the same one each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from mulot import games
from mulot.bots import Bot, Budget
from mulot.core.game import AnyGame
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.puzzle import (
    ActionEvaluator,
    Puzzle,
    Puzzles,
    find_fault,
    read_puzzles,
    round_values,
    unique_best,
    write_puzzles,
)
from mulot.lab.arena import SeatedBot
from research import module_parser

TRIALS = 10
"""How often each character is asked."""
GRADES = 3


class Candidate(NamedTuple):
    """A moment that may be a puzzle: the match and its seed, who is to choose, how far one has to see, and how much of
    what came before is shown."""

    match: Match
    seed: int
    seat: int
    deep: int
    shown: int = 0
    kind: str = ""
    """Which sort it is: no kind has more than its share of the puzzles."""
    about: str = ""
    """What is to be done, where a game asks for different things."""


class PuzzleSource(NamedTuple):
    """Where a game's puzzles come from."""

    game: AnyGame
    moments: Callable[[], Iterator[Candidate]]
    """Moments to look at, endlessly, the same ones each time."""
    worth: ActionEvaluator
    wanted: int = 24
    share: int = 24
    """At most so many of one kind."""
    thoughts: int = 60
    """How many games a character that searches may imagine, when it is asked."""


def find_puzzles(source: PuzzleSource, tell: Callable[[str], None] = print) -> Puzzles:
    """Look until there are enough, then order them by how hard they are."""
    found: list[Puzzle] = []
    kinds: dict[str, int] = {}
    for candidate in source.moments():
        if kinds.get(candidate.kind, 0) >= source.share:
            continue
        worth = source.worth(candidate.match, candidate.seat, candidate.shown)
        solution = unique_best(worth)
        if solution is None:
            continue
        found.append(_new_puzzle(source, candidate, solution, worth))
        kinds[candidate.kind] = kinds.get(candidate.kind, 0) + 1
        tell(f"{len(found)}: {candidate.kind} {solution} {found[-1].found}")
        if len(found) == source.wanted:
            break
    return Puzzles(source.game.id, source.game.version, assign_grades(found))


def _new_puzzle(source: PuzzleSource, candidate: Candidate, solution: str, worth: Mapping[str, float]) -> Puzzle:
    match = candidate.match
    plays = tuple((line.seat, line.play) for line in match.journal.lines if isinstance(line, Move))
    options = dict(match.journal.header.options)
    given = (match.seats, candidate.seed, options, plays, candidate.seat, solution)
    bare = Puzzle(
        *given,
        found={},
        deep=candidate.deep,
        grade=1,
        shown=candidate.shown,
        worth=round_values(worth),
        about=candidate.about,
    )
    return replace(bare, found=_solve_rates(source, bare))


def _solve_rates(source: PuzzleSource, puzzle: Puzzle) -> dict[str, float]:
    return {name: solve_rate(source, bot, puzzle) for name, bot in games.characters(source.game.id).items()}


def solve_rate(source: PuzzleSource, bot: Bot, puzzle: Puzzle, times: int = TRIALS) -> float:
    """How often a character that has sat through the whole match finds the solution."""
    game, right = source.game, 0
    match = Match(game, puzzle.seats, puzzle.seed, puzzle.options)
    chair = SeatedBot(bot, game, puzzle.seat, match.look(puzzle.seat))
    for seat, notation in puzzle.plays:
        chair.hear(match.play(seat, notation))
    view, legal = match.look(puzzle.seat), match.legal(puzzle.seat)
    bot.notice(chair.memory, view, chair.new_events)
    for number in range(times):
        rng = Random(f"{puzzle.seed} {len(puzzle.plays)} {number}")
        # Each time as if it had not been asked before.
        choice = bot.choose(deepcopy(chair.memory), view, legal, rng, Budget(3600.0, source.thoughts))
        right += choice is not None and game.write(choice) == puzzle.solution
    return right / times


def assign_grades(found: list[Puzzle]) -> tuple[Puzzle, ...]:
    """Easy ones first; a third of them each is easy, middling, hard."""

    def hardness(puzzle: Puzzle) -> tuple[float, int, int]:
        return -sum(puzzle.found.values()), puzzle.deep, puzzle.seed

    ordered = sorted(found, key=hardness)
    return tuple(replace(puzzle, grade=1 + place * GRADES // len(ordered)) for place, puzzle in enumerate(ordered))


def find_faults(source: PuzzleSource, folder: Path) -> list[str]:
    """What is wrong with the puzzles in a game's folder."""
    kept = read_puzzles(folder)
    found = ((place, find_fault(source.game, kept, puzzle, source.worth)) for place, puzzle in enumerate(kept.puzzles))
    return [f"{place + 1}: {why}" for place, why in found if why]


def run_command(source: PuzzleSource, argv: list[str]) -> int:
    """Make the puzzles of a game again, or hold those that are there against the rules."""
    name = source.game.id
    parser = module_parser(f"research.{name}.puzzles", "Puzzles with one best action.")
    parser.add_argument("--check", action="store_true", help="say what is wrong with those that are there")
    given = parser.parse_args(argv)
    folder = games.folder(name)
    if given.check:
        wrong = find_faults(source, folder)
        print("\n".join(wrong) or f"{len(read_puzzles(folder).puzzles)} puzzles, each with one best action")
        return 1 if wrong else 0
    write_puzzles(folder, find_puzzles(source))
    print(f"{folder.name}: {len(read_puzzles(folder).puzzles)} puzzles; now run `make generate`")
    return 0
