"""Computes the exact chance of reaching a goal in the current turn by trying every random outcome and every action.

An action is run with all its random outcomes (`core.outcomes`); questions in between (a card in a fight, where to put a
mouse) are answered in the best way, and equal states are merged. All seats cooperate, so every seat helps. Sharing is
left out after the first action. The enemies' actions afterwards do not matter: a goal counts if it is reached before
the turn ends.
"""

from collections.abc import Callable
from fractions import Fraction

from mulot.core.errors import TooManyOutcomes
from mulot.core.outcomes import outcomes, state_key
from mulot.games.mystiques import GAME
from mulot.games.mystiques.model.actions import Action, Share
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.card_windows import power_of

Goal = Callable[[State], bool]
MAX_OUTCOMES = 20_000
"""The limit on the outcomes of one action."""
NEVER, SURELY = Fraction(0), Fraction(1)


class GoalChance:
    """Computes the chance of beating an enemy, or of another goal that takes one, in the current turn, trying at most
    `tries` outcomes in total."""

    def __init__(self, goal: Goal, tries: int) -> None:
        self.goal = goal
        self.tries = tries
        self._known: dict[bytes, Fraction] = {}

    def chances(self, s: State, seat: int) -> dict[str, Fraction]:
        """Return, for each legal action of a seat (in notation), the chance of reaching the goal with this action and
        the best ones after it. Raises TooManyOutcomes."""
        return {GAME.write(action): self.chance(s, seat, action) for action in GAME.legal(s, seat)}

    def chance(self, s: State, seat: int, action: Action) -> Fraction:
        """Return the chance of reaching the goal with this action and the best ones after it. Raises
        TooManyOutcomes."""
        turn = round_and_mouse_on_turn(s)
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
        return sum((chance * self._best(t, key, turn) for key, (chance, t) in alike.items()), NEVER)

    def _best(self, s: State, key: bytes, turn: tuple[int, int] | None) -> Fraction:
        """Return the chance of reaching the goal from a state if all players act optimally."""
        if self.goal(s):
            return SURELY
        if s.outcome is not None or round_and_mouse_on_turn(s) != turn or is_past_fighting(s):
            return NEVER
        if (known := self._known.get(key)) is not None:
            return known
        best = NEVER
        assert s.ask is not None
        for seat in s.ask.seats:
            for action in GAME.legal(s, seat):
                if isinstance(action, Share):
                    continue  # what is handed over could come back for ever
                best = max(best, self.chance(s, seat, action))
                if best == SURELY:
                    break
        self._known[key] = best
        return best


def round_and_mouse_on_turn(s: State) -> tuple[int, int] | None:
    """Return the round and the mouse whose turn it is; None if it is no mouse's turn."""
    return next(((s.round, frame.mouse) for frame in s.stack if isinstance(frame, MouseTurn)), None)


def is_past_fighting(s: State) -> bool:
    """True if the mouse whose turn it is has used her action and has no card that strikes an enemy, so that no enemy
    can fall any more in her turn (a test checks that)."""
    turn = s.stack[-1]
    if not isinstance(turn, MouseTurn) or not turn.acted:
        return False
    m = s.mice[turn.mouse]
    powers = [power_of(s, card) for card in (*m.abilities, *m.tricks, *m.bag)]
    return not any(power and power.effect == "strike" for power in powers)
