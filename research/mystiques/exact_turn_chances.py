"""Computes the exact chance of reaching a goal in the current turn by trying every random outcome and every action.

An action is run with all its random outcomes (`core.outcomes`); questions in between (a card in a fight, where to put a
mouse) are answered in the best way, and equal states are merged. All seats cooperate, so every seat helps. The enemies'
actions afterwards do not matter: a goal counts if it is reached before the turn ends.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from mulot.core.errors import TooManyOutcomes
from mulot.core.outcomes import outcomes, state_key
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.actions import (
    Action,
    Done,
    EndTurn,
    Equip,
    Give,
    LevelUp,
    Recover,
    Scurry,
    Share,
    Stand,
    Step,
    Stow,
    Take,
    Wear,
)
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State

Goal = Callable[[State], bool]
MAX_OUTCOMES = 2_000
"""The limit on the outcomes of one action."""
COUNTED = ("turn", "share", "equip")
"""Questions whose answer counts as a separate action; an answer to any other question belongs to the current action."""
PREPARING = (Step, Stand, Scurry, Recover, Share, Give, Take, Equip, Wear, Stow, Done, LevelUp)
"""Actions that achieve nothing as the last action, because they affect no enemy and enter no room (a test checks
that)."""
NEVER, SURELY = Fraction(0), Fraction(1)


class GoalChance:
    """Computes the chance of reaching a goal in the current turn, trying at most `tries` outcomes in total."""

    def __init__(self, goal: Goal, tries: int) -> None:
        self.goal = goal
        self.tries = tries
        self._known: dict[tuple[bytes, int], Fraction] = {}

    def chances(self, s: State, seat: int, actions: int) -> dict[str, Fraction]:
        """Return, for each legal action of a seat (in notation), the chance of reaching the goal with `actions`
        actions, including this one. Raises TooManyOutcomes."""
        return {GAME.write(action): self.chance(s, seat, action, actions) for action in GAME.legal(s, seat)}

    def chance(self, s: State, seat: int, action: Action, actions: int) -> Fraction:
        """Return the chance of reaching the goal with this action as the first of `actions`. Raises TooManyOutcomes."""
        turn = round_and_mouse_on_turn(s)
        left = actions - _uses_action(s)
        if left < 0 or isinstance(action, EndTurn) or (left == 0 and isinstance(action, PREPARING)):
            return NEVER
        if self.tries <= 0:
            raise TooManyOutcomes(MAX_OUTCOMES)
        limit = min(MAX_OUTCOMES, self.tries)
        # Outcomes are followed only to the end of the turn.
        over = lambda t: round_and_mouse_on_turn(t) != turn  # noqa: E731
        found = outcomes(GAME, s, seat, action, limit, merge=False, any_order=True, until=over)
        self.tries -= len(found)
        alike: dict[bytes, tuple[Fraction, State]] = {}
        for chance, t, _ in found:
            t.plies = 0  # states that differ only in the number of plies are merged
            key = state_key(t)
            alike[key] = (alike[key][0] + chance if key in alike else chance), t
        return sum((chance * self._best(t, key, left, turn) for key, (chance, t) in alike.items()), NEVER)

    def _best(self, s: State, key: bytes, left: int, turn: tuple[int, int] | None) -> Fraction:
        """Return the chance of reaching the goal from a state if all players act optimally."""
        if self.goal(s):
            return SURELY
        if s.outcome is not None or round_and_mouse_on_turn(s) != turn or left < _uses_action(s):
            return NEVER
        if (known := self._known.get((key, left))) is not None:
            return known
        best = NEVER
        assert s.ask is not None
        for seat in s.ask.seats:
            for action in GAME.legal(s, seat):
                best = max(best, self.chance(s, seat, action, left))
                if best == SURELY:
                    break
        self._known[key, left] = best
        return best


def round_and_mouse_on_turn(s: State) -> tuple[int, int] | None:
    """Return the round and the mouse whose turn it is; None if it is no mouse's turn."""
    return next(((s.round, frame.mouse) for frame in s.stack if isinstance(frame, MouseTurn)), None)


def _uses_action(s: State) -> int:
    """Return 1 if the next answer counts as one of the mouse's actions, 0 if it belongs to the current action."""
    return int(s.ask is not None and s.ask.about in COUNTED)
