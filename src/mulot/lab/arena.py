"""One game between bots, without journal or table: what simulations and matches are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args

from msgspec import Struct

from mulot.bots import Bot, Budget, random_bot
from mulot.core.errors import MulotError
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import Quick
from mulot.lab.rows import Recorder


class Result(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[float, ...]
    reason: str
    plies: int


class IllegalChoice(MulotError):
    """A bot chose what its seat may not do, or nothing where it must act. No score comes of such a game."""

    key = "house-no-illegal-choice"

    def __init__(self, bot: str, seat: int, ply: int, seed: int | str, action: str) -> None:
        super().__init__(bot=bot, seat=seat, ply=ply, seed=str(seed), action=action)


class Chair:
    """A bot on a seat: what it heard and has not yet noticed, and its memory. The seed is named where it goes wrong."""

    def __init__(self, bot: Bot, game: AnyGame, seat: int, view: Any, seed: int | str = "?") -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.plies = 0
        self.memory = bot.start(game, seat, view)
        self.unnoticed: list[Any] = []

    def hear(self, events: Sequence[Any]) -> None:
        """Take in what this seat may hear of the events of a ply."""
        self.plies += 1
        for event in events:
            heard = self.game.hear(event, self.seat)
            if heard is not None:
                self.unnoticed.append(heard)

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget, must: bool = True) -> Any:
        """Notice what was heard, then choose; None where the seat need not act. Raises IllegalChoice."""
        if self.unnoticed:
            self.bot.notice(self.memory, view, self.unnoticed)
            self.unnoticed = []
        action = self.bot.choose(self.memory, view, legal, rng, budget)
        if must if action is None else action not in legal:
            raise IllegalChoice(self.bot.name, self.seat, self.plies, self.seed, self._told(action))
        return action

    def _told(self, action: Any) -> str:
        """In notation, if it is an action of the game at all."""
        kinds = get_args(self.game.action) or self.game.action
        return self.game.write(action) if isinstance(action, kinds) else str(action)[:80]


def play_game(
    game: AnyGame,
    options: Any,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Callable[[], Budget] = Budget,
    recorder: Recorder | None = None,
) -> Result:
    """Play to the end. Seats that may act but need not are asked first, in seat order. A recorder only looks on.
    Raises IllegalChoice."""
    rng = Random(f"{seed}")
    luck = Quick(rng)
    s = game.new(options, len(bots), luck)
    if all(bot == random_bot for bot in bots):  # also one that came from another process, but none of the same name
        return _at_random(game, s, rng, luck, recorder)
    chairs = [Chair(bot, game, seat, game.look(s, seat), seed) for seat, bot in enumerate(bots)]
    plies = 0
    while not isinstance(waiting := game.waiting(s), Outcome):
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in (*free, waiting.must[0]):
            view, legal = game.look(s, seat), game.legal(s, seat)
            action = chairs[seat].choose(view, legal, rng, budget(), must=seat in waiting.must)
            if action is not None:
                break
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
