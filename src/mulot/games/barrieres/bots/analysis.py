"""What a position is worth, what comes next, and how far everybody has to go; and how a whole game went."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from mulot.bots.game_review import GameReview, review_match
from mulot.core.game import Outcome
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.games.barrieres.bots.evaluator import Plain, best_step, chance_of, evaluator
from mulot.games.barrieres.bots.kernel import KERNEL
from mulot.games.barrieres.bots.race_solver import is_race
from mulot.games.barrieres.content import SIDES
from mulot.games.barrieres.model import State
from mulot.games.barrieres.notation import write
from mulot.games.barrieres.notation.drawing import MICE, draw
from mulot.games.barrieres.view import look, routes


class Analysis(Struct, frozen=True):
    """A position looked at. `chance` is that of the seat on turn, 0 to 1; `exact` as in the endgame's solution."""

    ply: int
    turn: int
    routes: tuple[tuple[str, ...], ...]
    chance: float | None = None
    exact: int | None = None
    line: tuple[str, ...] = ()
    rounds: int = 0
    outcome: Outcome | None = None


def analyse(s: State, seconds: float = 1.0, rounds: int | None = None) -> Analysis:
    """Look at a position for so long."""
    ways = routes(look(s, None))
    if s.outcome:
        return Analysis(s.ply, s.turn, ways, outcome=s.outcome)
    rng = Random(s.ply)
    thinking = KERNEL.load()
    if thinking is not None:
        thought = thinking.think(s, seconds, rng, rounds, seen=())
        line = tuple(map(write, thought.line))
        return Analysis(s.ply, s.turn, ways, thought.chance, thought.exact, line, thought.rounds)
    if is_race(s):
        to, worth = best_step(s)
        return Analysis(s.ply, s.turn, ways, chance_of(worth), worth, (to,))
    plain = Plain()
    return Analysis(s.ply, s.turn, ways, plain.chances(s, seconds)[s.turn], None, (write(plain.best(s, seconds)),))


def tell(s: State, found: Analysis, board: bool = True) -> str:
    """An analysis as lines of text."""
    signs = [MICE[side] for side in SIDES[len(s.mice)]]
    lines = [draw(look(s, None)), ""] if board else []
    if found.outcome:
        winners = [sign for sign, score in zip(signs, found.outcome.scores, strict=True) if score == 1]
        lines.append(f"ply {found.ply}: over, {found.outcome.reason} {' '.join(winners)}".rstrip())
    else:
        lines.append(f"ply {found.ply}: {signs[found.turn]} to play, {_value(found)}")
        lines.append(f"  best line: {' '.join(found.line)}")
    for sign, way in zip(signs, found.routes, strict=True):
        lines.append(f"  {sign} {len(way) - 1} steps: {' '.join(way)}")
    return "\n".join(lines)


def course(match: Match, seconds: float = 1.0) -> GameReview:
    """How a game went: everybody's chances after each line, and where it turned; so many seconds for each."""
    moments = list(match.replay())
    return review_match(moments, evaluator(), seconds * len(moments))


def tell_course(match: Match, found: GameReview) -> str:
    """The same as lines of text."""
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


def _value(found: Analysis) -> str:
    if found.exact is None:
        return f"chance {found.chance:.3f}" + (f" ({found.rounds:,} rounds)" if found.rounds else "")
    if found.exact == 0:
        return "a draw (exact)"
    return f"{'wins' if found.exact > 0 else 'loses'} in {abs(found.exact)} plies (exact)"
