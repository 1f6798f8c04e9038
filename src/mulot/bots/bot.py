"""What a bot is: a value with three functions, as a game is."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mulot.bots.kernels import Kernel
from mulot.core.game import AnyGame


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds from `start` on, and at most so many imagined games (None: time alone).

    With `playouts` set and time to spare a choice can be repeated exactly; that is what tests and simulations use.
    """

    seconds: float = 1.0
    playouts: int | None = None
    start: float = field(default_factory=time.perf_counter)

    def left(self) -> float:
        """Seconds left; negative when time is up."""
        return self.start + self.seconds - time.perf_counter()


@dataclass(frozen=True)
class Bot:
    """A player. `name` is the key of its words, `<game>-bot-<name>`; a rung has those of its character.

    Its memory is rebuilt from what the seat heard, so nothing is lost when a worker dies.
    """

    name: str
    start: Callable[[AnyGame, int, Any], Any]
    """`start(game, seat, view)` gives the memory."""
    notice: Callable[[Any, Any, Sequence[Any]], None]
    """`notice(memory, view, events)`, for everything that the seat hears."""
    choose: Callable[[Any, Any, Sequence[Any], Random, Budget], Any]
    """`choose(memory, view, legal, rng, budget)` gives one of `legal`, or None where the seat need not act."""
    kernel: Kernel | None = None
    """Its compiled part. It plays without it too, but sees less far in the same time, and says so."""

    rung_of: str = ""
    """The character whose face and words it has, a little stronger: nobody chooses it, characters that adapt come to
    it. Its name is the character's with a number, `strong-2`; among a game's bots it stands after the character."""

    quick: bool = False
    """Whether it chooses in a moment, whatever the budget. On a crowded house it plays for those that think longer."""

    @property
    def slowed(self) -> bool:
        """Whether its compiled part does not run here."""
        return self.kernel is not None and not self.kernel.installed()


@dataclass
class Seated:
    """The plain memory: the game, the seat and everything it heard."""

    game: AnyGame
    seat: int
    heard: list[Any] = field(default_factory=list)


def sit(game: AnyGame, seat: int, view: Any) -> Seated:
    """Sit down; remember nothing yet."""
    return Seated(game, seat)


def listen(memory: Seated, view: Any, events: Sequence[Any]) -> None:
    """Remember everything."""
    memory.heard.extend(events)


def seat_of(memory: Seated) -> int:
    """Whose memory this is."""
    return memory.seat


def deaf(event: Any) -> None:
    """Imagined games tell nobody."""
