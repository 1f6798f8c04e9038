"""One game between bots, without journal or table: what simulations and matches are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from mulot.bots import Bot, Budget
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Quick
from mulot.lab.rows import Recorder


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[float, ...]
    reason: str
    plies: int


class Chair:
    """A bot on a seat: what it heard and has not yet noticed, and its memory."""

    def __init__(self, bot: Bot, game: AnyGame, seat: int, view: Any) -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.memory = bot.start(game, seat, view)
        self.unnoticed: list[Any] = []

    def hear(self, events: Sequence[Any]) -> None:
        """Take in what this seat may hear of these events."""
        for event in events:
            heard = self.game.hear(event, self.seat)
            if heard is not None:
                self.unnoticed.append(heard)

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        """Notice what was heard, then choose; None where the seat need not act."""
        if self.unnoticed:
            self.bot.notice(self.memory, view, self.unnoticed)
            self.unnoticed = []
        return self.bot.choose(self.memory, view, legal, rng, budget)


def play_game(
    game: AnyGame,
    options: Any,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Callable[[], Budget] = Budget,
    recorder: Recorder | None = None,
) -> Result:
    """Play to the end. Seats that may act but need not are asked first, in seat order. A recorder only looks on."""
    rng = Random(f"{seed}")
    luck = Quick(rng)
    s = game.new(options, len(bots), luck)
    if all(bot.name == "random" for bot in bots):
        return _at_random(game, s, rng, luck, recorder)
    chairs = [Chair(bot, game, seat, game.look(s, seat)) for seat, bot in enumerate(bots)]
    plies = 0
    while not isinstance(waiting := game.waiting(s), Outcome):
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in (*free, waiting.must[0]):
            view, legal = game.look(s, seat), game.legal(s, seat)
            action = chairs[seat].choose(view, legal, rng, budget())
            if action is not None:
                break
        else:
            raise RuntimeError(f"{bots[waiting.must[0]].name} must act and does not")
        if recorder:
            recorder.note(waiting, seat, view, legal, action)
        events: list[Any] = []
        game.play(s, seat, action, luck, events.append)
        if recorder:
            recorder.hear(events)
        plies += 1
        for chair in chairs:
            chair.hear(events)
    return Result(waiting.scores, waiting.reason, plies)


def _at_random(game: AnyGame, s: Any, rng: Random, luck: Quick, recorder: Recorder | None) -> Result:
    """The same without views: nobody at the table listens."""
    waiting_of, legal_of, play, random = game.waiting, game.legal, game.play, rng.random
    plies = 0
    while not isinstance(waiting := waiting_of(s), Outcome):
        seats = waiting.seats
        seat = seats[int(random() * len(seats))]
        legal = legal_of(s, seat)
        action = legal[int(random() * len(legal))]
        if recorder:
            recorder.note(waiting, seat, game.look(s, seat), legal, action)
            events: list[Any] = []
            play(s, seat, action, luck, events.append)
            recorder.hear(events)
        else:
            play(s, seat, action, luck, _deaf)
        plies += 1
    return Result(waiting.scores, waiting.reason, plies)


def _deaf(event: Any) -> None:
    """Nobody listens."""
