"""What a position is worth, what comes next, and how far everybody has to go."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from mulot.core.game import Outcome
from mulot.games.barrieres.bots.ahead import best, judge
from mulot.games.barrieres.bots.endgame import is_race, worth_of_steps
from mulot.games.barrieres.bots.waking import KERNEL
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
    thinking = KERNEL.thinking(wait=True)
    if thinking is not None:
        thought = thinking.think(s, seconds, rng, rounds)
        line = tuple(map(write, thought.line))
        return Analysis(s.ply, s.turn, ways, thought.chance, thought.exact, line, thought.rounds)
    if is_race(s):
        worth = worth_of_steps(s)
        to = max(worth, key=lambda square: (worth[square] > 0, worth[square] == 0, -worth[square]))
        chance = 1.0 if worth[to] > 0 else 0.0 if worth[to] < 0 else 0.5
        return Analysis(s.ply, s.turn, ways, chance, worth[to], (to,))
    ahead = judge(s)[s.turn]
    return Analysis(s.ply, s.turn, ways, 1 / (1 + 2.0**-ahead), None, (write(best(s, 3, rng)),))


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


def _value(found: Analysis) -> str:
    if found.exact is None:
        return f"chance {found.chance:.3f}" + (f" ({found.rounds:,} rounds)" if found.rounds else "")
    if found.exact == 0:
        return "a draw (exact)"
    return f"{'wins' if found.exact > 0 else 'loses'} in {abs(found.exact)} plies (exact)"
