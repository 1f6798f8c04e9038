"""Finds a game's puzzles: positions from matches with exactly one best action, graded by how often bots solve them.

A game's study `puzzles` supplies candidate positions and action values; this module selects, grades and writes the
puzzles. `python -m research GAME puzzles` writes the same file each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from mulot import games
from mulot.bots import Bot, Budget
from mulot.core.errors import MulotError
from mulot.core.game import AnyGame
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.puzzle import FILE, Puzzle, Puzzles, read_puzzles, set_up_puzzle, version_of_puzzles
from mulot.lab.arena import SeatedBot
from research import module_parser

TRIALS = 10
"""How often each bot tries a puzzle."""
GRADES = 3

ActionEvaluator = Callable[[Match, int, int], Mapping[str, float]]
"""A function `(match, seat, shown)` that returns the exact value of each legal action by its notation, for a player who
has seen only the last `shown` moves."""


class Candidate(NamedTuple):
    """A position that may become a puzzle: the match and its seed, the seat to move, how far one has to look ahead
    (`deep`), and how many of the last moves are shown."""

    match: Match
    seed: int
    seat: int
    deep: int
    shown: int = 0
    kind: str = ""
    """The category of the puzzle. No category may have more puzzles than `PuzzleSource.share`."""
    about: str = ""
    """The task, in games whose puzzles have different tasks."""


class PuzzleSource(NamedTuple):
    """The functions and limits with which a game's puzzles are found."""

    game: AnyGame
    moments: Callable[[], Iterator[Candidate]]
    """A function that returns an endless iterator of candidates, always the same ones."""
    worth: ActionEvaluator
    wanted: int = 24
    share: int = 24
    """The most puzzles in one category."""
    replies: Callable[[Match], dict[str, str]] = lambda match: {}
    """A function that returns the other seat's best reply to each action that is not the solution, if the game shows
    it."""
    thoughts: int = 60
    """The most playouts per move for bots that try a puzzle."""
    bands: tuple[tuple[float, int], ...] = ((0.0, 24),)
    """How many puzzles there may be for each share of characters that find them, so that some are easy and some hard:
    from this sum of the characters' shares on, at most so many."""
    vary: Callable[[Any, int], None] = lambda memory, trial: None
    """A function `(memory, trial)` that makes a bot remember differently in each trial, without luck."""


def find_puzzles(source: PuzzleSource, tell: Callable[[str], None] = print) -> Puzzles:
    """Examine candidates until there are enough puzzles, and return the puzzles ordered by difficulty. `tell` is called
    with a line of progress per puzzle."""
    found: list[Puzzle] = []
    kinds, bands = Counter[str](), Counter[float]()
    for candidate in source.moments():
        if kinds[candidate.kind] >= source.share:
            continue
        worth = source.worth(candidate.match, candidate.seat, candidate.shown)
        solution = unique_best(worth)
        if solution is None:
            continue
        puzzle = _new_puzzle(source, candidate, solution, worth)
        band, most = max(band for band in source.bands if band[0] <= sum(puzzle.found.values()))
        if bands[band] >= most:
            continue
        found.append(puzzle)
        kinds[candidate.kind] += 1
        bands[band] += 1
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
        replies=source.replies(match),
    )
    return replace(bare, found=_solve_rates(source, bare))


def _solve_rates(source: PuzzleSource, puzzle: Puzzle) -> dict[str, float]:
    return {name: solve_rate(source, bot, puzzle) for name, bot in games.characters(source.game.id).items()}


def solve_rate(source: PuzzleSource, bot: Bot, puzzle: Puzzle, times: int = TRIALS) -> float:
    """Return the share of trials in which a bot finds the solution. It has seen what a player is shown: the last moves
    in puzzles about remembering, else the whole match."""
    game, right = source.game, 0
    hidden = len(puzzle.plays) - puzzle.shown if puzzle.shown else 0
    match = set_up_puzzle(game, replace(puzzle, plays=puzzle.plays[:hidden]))
    chair = SeatedBot(bot, game, puzzle.seat, match.look(puzzle.seat))
    for seat, notation in puzzle.plays[hidden:]:
        chair.hear(match.play(seat, notation))
    view, legal = match.look(puzzle.seat), match.legal(puzzle.seat)
    for number in range(times):
        rng = Random(f"{puzzle.seed} {len(puzzle.plays)} {number}")
        memory = deepcopy(chair.memory)
        source.vary(memory, number)
        bot.notice(memory, view, chair.new_events)
        choice = bot.choose(memory, view, legal, rng, Budget(3600.0, source.thoughts))
        right += choice is not None and game.write(choice) == puzzle.solution
    return right / times


def assign_grades(found: list[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the puzzles ordered from easy to hard, each third with its grade."""

    def hardness(puzzle: Puzzle) -> tuple[float, int, int]:
        return -sum(puzzle.found.values()), puzzle.deep, puzzle.seed

    ordered = sorted(found, key=hardness)
    return tuple(replace(puzzle, grade=1 + place * GRADES // len(ordered)) for place, puzzle in enumerate(ordered))


def write_puzzles(folder: Path, puzzles: Puzzles) -> None:
    """Write the puzzles to a game's folder, one per line."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in puzzles.puzzles]
    head = f'{{"game": "{puzzles.game}", "version": {puzzles.version}, "puzzles": [\n'
    (folder / FILE).parent.mkdir(exist_ok=True)
    (folder / FILE).write_text(head + ",\n".join(lines) + "\n]}\n", encoding="utf-8")


def round_values(worth: Mapping[str, float]) -> dict[str, float]:
    """Return the values rounded to four decimals, as they are stored."""
    return {notation: round(value, 4) for notation, value in worth.items()}


def unique_best(worth: Mapping[str, float]) -> str | None:
    """Return the action with a higher value than all others; None if there are several best actions or only one
    action."""
    if len(worth) < 2:
        return None
    highest = max(worth.values())
    best = [notation for notation, value in worth.items() if value >= highest]
    return best[0] if len(best) == 1 else None


def find_fault(game: AnyGame, puzzles: Puzzles, puzzle: Puzzle, worth: ActionEvaluator) -> str | None:
    """Return what is wrong with a puzzle: it cannot be set up, or its solution is not legal or not the only best
    action. None if it is valid."""
    version = version_of_puzzles(game, puzzles)
    if version is None:
        return f"found with version {puzzles.version} of the rules, which does not exist"
    game = version
    try:
        match = set_up_puzzle(game, puzzle)
    except MulotError as error:
        return f"the position cannot be reached: {error}"
    legal = [game.write(action) for action in match.legal(puzzle.seat)]
    if puzzle.solution not in legal:
        return f"{puzzle.solution} is not legal"
    worths = worth(match, puzzle.seat, puzzle.shown)
    if set(worths) != set(legal):
        return "not every legal action was evaluated"
    best = unique_best(worths)
    if best != puzzle.solution:
        return f"{puzzle.solution} is not the only best action: {best or 'there are several'}"
    if round_values(worths) != puzzle.worth:
        return "the values of its actions have changed"
    return None


def find_faults(source: PuzzleSource, folder: Path) -> list[str]:
    """Return what is wrong with the puzzles in a game's folder, one line per faulty puzzle."""
    kept = read_puzzles(folder)
    found = ((place, find_fault(source.game, kept, puzzle, source.worth)) for place, puzzle in enumerate(kept.puzzles))
    return [f"{place + 1}: {why}" for place, why in found if why]


def run_command(source: PuzzleSource, argv: list[str]) -> int:
    """Run a game's command `puzzles`: find its puzzles again, or check the stored ones. Return the exit status."""
    name = source.game.id
    parser = module_parser(f"research.{name}.puzzles", "Puzzles with one best action.")
    parser.add_argument("--check", action="store_true", help="check the stored puzzles instead of finding them again")
    given = parser.parse_args(argv)
    folder = games.folder(name)
    if given.check:
        wrong = find_faults(source, folder)
        print("\n".join(wrong) or f"{len(read_puzzles(folder).puzzles)} puzzles, each with one best action")
        return 1 if wrong else 0
    write_puzzles(folder, find_puzzles(source))
    print(f"{folder.name}: {len(read_puzzles(folder).puzzles)} puzzles; now run `make generate`")
    return 0
