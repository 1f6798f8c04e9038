"""Plays OpenSpiel's Quoridor with our notation. (OpenSpiel counts rows from the top.) Needs `open_spiel`."""

from functools import cache
from importlib import import_module
from typing import Any

SIMULATIONS, UCT_C, MEMORY_MB = 3500, 2.0, 2000
"""The settings of OpenSpiel's tree search, as in its own example: with one random rollout per leaf, and proven wins and
losses backed up."""


@cache
def pyspiel() -> Any:
    """Import the optional package and return it."""
    return import_module("pyspiel")


@cache
def game_of(size: int, barriers: int, seats: int) -> Any:
    """Return OpenSpiel's game. It is cached, because loading it prints a warning about known issues."""
    return pyspiel().load_game(f"quoridor(board_size={size},wall_count={barriers},players={seats})")


class OpenSpiel:
    """A game of OpenSpiel's Quoridor, played in our notation."""

    def __init__(self, size: int, barriers: int, seats: int) -> None:
        self.game = game_of(size, barriers, seats)
        self.size = size
        self._barriers: dict[int, str] = {}
        self.restart()

    def restart(self) -> None:
        """Return to the initial state."""
        self.state = self.game.new_initial_state()

    def notation_of(self, action: int) -> str:
        """Return one of OpenSpiel's actions in our notation."""
        if action in self._barriers:
            return self._barriers[action]
        text = self.state.action_to_string(self.state.current_player(), action)
        if text[-1] not in "hv":  # its number is a direction, not a square
            return f"{text[0]}{self.size + 1 - int(text[1:])}"
        self._barriers[action] = f"{text[0]}{self.size - int(text[1:-1])}{text[-1]}"
        return self._barriers[action]

    def legal(self) -> dict[str, int]:
        """Return the legal actions: our notation → OpenSpiel's number."""
        return {self.notation_of(action): action for action in self.state.legal_actions()}

    def play(self, name: str) -> None:
        """Play an action given in our notation."""
        self.state.apply_action(self.legal()[name])

    def bot(self, seed: int, simulations: int = SIMULATIONS, rollouts: int = 1, solve: bool = True) -> Any:
        """Return a bot that plays with OpenSpiel's tree search."""
        evaluator = pyspiel().RandomRolloutEvaluator(rollouts, seed)
        return pyspiel().MCTSBot(self.game, evaluator, UCT_C, simulations, MEMORY_MB, solve, seed, False)
