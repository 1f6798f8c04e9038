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
    """How long a bot may think: `seconds` from `start` on, and at most `playouts` simulated games (None: no limit).

    With `playouts` set and enough seconds a choice is reproducible; tests and simulations use that.
    """

    seconds: float = 1.0
    playouts: int | None = None
    start: float = field(default_factory=time.perf_counter)

    def left(self) -> float:
        """Return the remaining seconds; negative if time is up."""
        return self.start + self.seconds - time.perf_counter()


@dataclass(frozen=True)
class Bot:
    """A computer player. `name` is the key of its texts, `<game>-bot-<name>`; a level has the texts of its character.

    Its memory can be rebuilt at any time from the events that the seat heard.
    """

    name: str
    start: Callable[[AnyGame, int, Any], Any]
    """`start(game, seat, view)` returns a new memory."""
    notice: Callable[[Any, Any, Sequence[Any]], None]
    """`notice(memory, view, events)` updates the memory; it is called with all events that the seat hears."""
    choose: Callable[[Any, Any, Sequence[Any], Random, Budget], Any]
    """`choose(memory, view, legal, rng, budget)` returns one of `legal`, or None if the seat does not have to act."""
    kernel: Kernel | None = None
    """Its compiled engine. Without it the bot still plays, but looks less far ahead in the same time."""

    rung_of: str = ""
    """The character of which this bot is a slightly stronger level, with the same face and texts. People cannot choose
    levels; adaptive characters switch to them. A level's name is the character's with a number, such as `strong-2`, and
    it follows the character in the list of a game's bots."""

    quick: bool = False
    """True if it chooses almost at once, whatever the budget. A busy server lets it move in place of slower bots."""

    @property
    def slowed(self) -> bool:
        """True if the bot has a compiled engine that cannot run on this machine."""
        return self.kernel is not None and not self.kernel.installed()


@dataclass
class Seated:
    """The default memory: the game, the seat and all events it has heard."""

    game: AnyGame
    seat: int
    heard: list[Any] = field(default_factory=list)


def sit(game: AnyGame, seat: int, view: Any) -> Seated:
    """Return an empty default memory."""
    return Seated(game, seat)


def listen(memory: Seated, view: Any, events: Sequence[Any]) -> None:
    """Add the events to a default memory."""
    memory.heard.extend(events)


def seat_of(memory: Seated) -> int:
    """Return the seat of a default memory."""
    return memory.seat


def deaf(event: Any) -> None:
    """Discard an event of a simulated game."""
