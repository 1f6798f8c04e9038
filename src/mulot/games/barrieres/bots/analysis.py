"""Analysis of a position (value, best line, shortest paths) and review of a whole game, for `mulot analyse`."""

from random import Random

from msgspec import Struct

from mulot.bots.game_review import GameReview, review_match
from mulot.core.game import Outcome
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.games.barrieres.bots.evaluator import PlainEvaluator, best_step_and_value, chance_of_solved_value, evaluator
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.race_solver import is_race
from mulot.games.barrieres.content import SIDES
from mulot.games.barrieres.model import State
from mulot.games.barrieres.notation import MICE, draw, write
from mulot.games.barrieres.notation.position_text import write_position
from mulot.games.barrieres.view import look, routes

CANDIDATES = 3
"""How many of the best actions an analysis lists."""
ONLY_MOVE_GAP = 0.15
"""A move is the only one if every other costs at least this much of the winning chance."""


class Choice(Struct, frozen=True):
    """An action that was considered, as the first of its `line`, with its chance and, if known, its solved value."""

    line: tuple[str, ...]
    chance: float
    exact: int | None = None


class Analysis(Struct, frozen=True):
    """The analysis of a position.

    `chance` is the winning chance of the seat to move, from 0 to 1. `exact` is the solved value, if it is known: n wins
    in n plies, -n loses in n plies, 0 is a draw.
    """

    ply: int
    turn: int
    routes: tuple[tuple[str, ...], ...]
    chance: float | None = None
    exact: int | None = None
    line: tuple[str, ...] = ()
    rounds: int = 0
    choices: tuple[Choice, ...] = ()
    """The best actions, the best first."""
    outcome: Outcome | None = None

    @property
    def is_only_move(self) -> bool:
        """True if every other action is much worse than the best one."""
        return len(self.choices) > 1 and self.choices[0].chance - self.choices[1].chance >= ONLY_MOVE_GAP


def analyse(s: State, seconds: float = 1.0, rounds: int | None = None) -> Analysis:
    """Analyse a position for this many seconds or, if `rounds` is given, for this many search rounds."""
    ways = routes(look(s, None))
    if s.outcome:
        return Analysis(s.ply, s.turn, ways, outcome=s.outcome)
    rng = Random(s.ply)
    engine = KERNEL.load()
    if engine is not None:
        result = engine.think(s, seconds, rng, rounds, history=(), candidates=CANDIDATES)
        line = tuple(map(write, result.line))
        choices = tuple(Choice(tuple(map(write, one.line)), one.chance, one.exact) for one in result.candidates)
        return Analysis(s.ply, s.turn, ways, result.chance, result.exact, line, result.rounds, choices)
    if is_race(s):
        to, worth = best_step_and_value(s)
        return Analysis(s.ply, s.turn, ways, chance_of_solved_value(worth), worth, (to,))
    plain = PlainEvaluator()
    return Analysis(s.ply, s.turn, ways, plain.chances(s, seconds)[s.turn], None, (write(plain.best(s, seconds)),))


def format_analysis(s: State, found: Analysis, board: bool = True) -> str:
    """Return an analysis as text, with the board unless `board` is false."""
    signs = [MICE[side] for side in SIDES[len(s.mice)]]
    lines = [draw(look(s, None)), ""] if board else []
    if found.outcome:
        winners = [sign for sign, score in zip(signs, found.outcome.scores, strict=True) if score == 1]
        lines.append(f"ply {found.ply}: over, {found.outcome.reason} {' '.join(winners)}".rstrip())
    else:
        lines.append(f"ply {found.ply}: {signs[found.turn]} to play, {_format_value(found)}")
        lines.append(f"  best line: {' '.join(found.line)}{' (the only move)' if found.is_only_move else ''}")
        lines.append(f"  position: {write_position(s)}")
        lines += [f"  or {_format_value(one)}: {' '.join(one.line)}" for one in found.choices[1:]]
    for sign, way in zip(signs, found.routes, strict=True):
        lines.append(f"  {sign} {len(way) - 1} steps: {' '.join(way)}")
    return "\n".join(lines)


def review_game(match: Match, seconds: float = 1.0) -> GameReview:
    """Review a game, with `seconds` per line: each seat's winning chances after each line, and the turning points."""
    moments = list(match.replay())
    return review_match(moments, evaluator(), seconds * len(moments))


def format_review(match: Match, found: GameReview) -> str:
    """Return a game review as text."""
    signs = [MICE[side] for side in SIDES[match.seats]]
    lines = []
    for line, chances in zip(match.journal.lines, found.chances, strict=True):
        told = "  ".join(f"{sign} {chance:.3f}" for sign, chance in zip(signs, chances, strict=True))
        played = f" {signs[line.seat]} {line.play}" if isinstance(line, Move) else ""
        lines.append(f"{line.line:3}{played:8} {told}")
    for point in found.points:
        better = f"better {write(point.better)}" if point.better else "well played"
        why = f" ({point.ground.name})" if point.ground else ""
        lines.append(
            f"it turned at {point.line}: {signs[point.seat]} {write(point.played)}, {better}{why}, {point.gain:+.3f}"
        )
    return "\n".join(lines)


def _format_value(found: Analysis | Choice) -> str:
    if found.exact is None:
        rounds = found.rounds if isinstance(found, Analysis) else 0
        return f"chance {found.chance:.3f}" + (f" ({rounds:,} rounds)" if rounds else "")
    if found.exact == 0:
        return "a draw (exact)"
    return f"{'wins' if found.exact > 0 else 'loses'} in {abs(found.exact)} plies (exact)"
