"""Defines what a bot is: like a game, a record of functions."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from mulot.bots.engine_loader import EngineLoader
from mulot.core.game import AnyGame


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: `seconds` from `start` on, and at most `playouts` simulated games (None: no limit).

    With `playouts` set and enough seconds a choice is reproducible; tests and simulations use that.
    """

    seconds: float = 1.0
    playouts: int | None = None
    start: float = field(default_factory=time.perf_counter)

    def remaining(self) -> float:
        """Return the remaining seconds; negative if time is up."""
        return self.start + self.seconds - time.perf_counter()


@dataclass(frozen=True)
class Bot:
    """A computer player. Its texts have the key `<game>-bot-<name>`; a level uses the texts of its character.

    Its memory can be rebuilt at any time from the events that the seat heard.
    """

    name: str
    start: Callable[[AnyGame, int, Any], Any]
    """`start(game, seat, view)` returns a new memory."""
    notice: Callable[[Any, Any, Sequence[Any]], None]
    """`notice(memory, view, events)` updates the memory with the new events that the seat heard."""
    choose: Callable[[Any, Any, Sequence[Any], Random, Budget], Any]
    """`choose(memory, view, legal, rng, budget)` returns one of `legal`, or None if the seat does not have to act."""
    engine: EngineLoader | None = None
    """Its compiled engine, if it has one. Where the engine cannot run, the bot still plays, but cannot look as far
    ahead in the same time."""

    level_of: str = ""
    """The character that this bot is a slightly stronger level of, with the same face and texts; empty if the bot is a
    character. People cannot choose levels; adaptive characters switch to them. A level's name is the character's name
    with a number, such as `strong-2`, and it follows the character in the list of a game's bots."""

    quick: bool = False
    """True if it chooses almost at once, whatever the budget. A busy server lets it move in place of slower bots."""

    @property
    def lacks_engine(self) -> bool:
        """True if the bot has a compiled engine that cannot run on this machine."""
        return self.engine is not None and not self.engine.is_available()


@dataclass
class BotMemory:
    """The default memory: the game, the seat and all events it has heard."""

    game: AnyGame
    seat: int
    events: list[Any] = field(default_factory=list)


def new_memory(game: AnyGame, seat: int, view: Any) -> BotMemory:
    """Return an empty default memory."""
    return BotMemory(game, seat)


def remember(memory: BotMemory, view: Any, events: Sequence[Any]) -> None:
    """Add the events to a default memory."""
    memory.events.extend(events)


def seat_of(memory: BotMemory) -> int:
    """Return the seat of a default memory."""
    return memory.seat


def ignore_event(event: Any) -> None:
    """Discard an event of a simulated game."""
