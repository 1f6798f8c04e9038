"""Plays one game between bots as fast as possible, without a journal or a table."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, get_args

from msgspec import Struct

from mulot.bots import Bot, Budget, random_bot
from mulot.bots.bot import ignore_event
from mulot.core.errors import MulotError, ProgramFailed
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import RandomLuck
from mulot.lab.dataset import Recorder


class GameResult(Struct, frozen=True):
    """How a game ended: each seat's score from 0 to 1, the reason, and the number of plies."""

    scores: tuple[float, ...]
    reason: str
    plies: int


class IllegalChoice(MulotError):
    """A bot chose an illegal action, or no action although it had to act. The game has no result."""

    key = "house-no-illegal-choice"

    def __init__(self, bot: str, seat: int, ply: int, seed: int | str, action: str) -> None:
        super().__init__(bot=bot, seat=seat, ply=ply, seed=str(seed), action=action)


class SeatedBot:
    """A bot in a seat, with its memory and the events it has not processed yet. The seed is only for error messages."""

    def __init__(self, bot: Bot, game: AnyGame, seat: int, view: Any, seed: int | str = "?") -> None:
        self.bot = bot
        self.game = game
        self.seat = seat
        self.seed = seed
        self.plies = 0
        self.memory = bot.start(game, seat, view)
        self.new_events: list[Any] = []

    def hear(self, events: Sequence[Any]) -> None:
        """Queue the events of a ply that this seat may know about, for the bot's next move."""
        self.plies += 1
        for event in events:
            heard = self.game.hear(event, self.seat)
            if heard is not None:
                self.new_events.append(heard)

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget, must: bool = True) -> Any:
        """Let the bot process its new events and choose an action; None means pass, if `must` is False.

        Raises IllegalChoice if the action is not legal, and ProgramFailed if a program fails."""
        if self.new_events:
            self.bot.notice(self.memory, view, self.new_events)
            self.new_events = []
        try:
            action = self.bot.choose(self.memory, view, legal, rng, budget)
        except ProgramFailed as failed:
            raise failed.at(self.plies, self.seed) from None
        if must if action is None else action not in legal:
            raise IllegalChoice(self.bot.name, self.seat, self.plies, self.seed, self._action_text(action))
        return action

    def _action_text(self, action: Any) -> str:
        """Return the action in notation, or its text if it is not an action of the game."""
        kinds = get_args(self.game.action) or self.game.action
        return self.game.write(action) if isinstance(action, kinds) else str(action)[:80]


def play_game(
    game: AnyGame,
    options: Any,
    bots: Sequence[Bot],
    seed: int | str,
    budget: Callable[[], Budget] = Budget,
    recorder: Recorder | None = None,
) -> GameResult:
    """Play one game to its end and return the result. `bots` has one bot per seat.

    Seats that may act but do not have to are asked first, in seat order. `budget` is called before each move and
    returns how long the bot may think; `recorder` collects the plies for a data set. Raises IllegalChoice."""
    rng = Random(f"{seed}")
    luck = RandomLuck(rng)
    s = game.new(options, len(bots), luck)
    if all(bot == random_bot for bot in bots):  # `==` also finds unpickled copies, but not other bots with that name
        return _play_randomly(game, s, rng, luck, recorder)
    seated_bots = [SeatedBot(bot, game, seat, game.look(s, seat), seed) for seat, bot in enumerate(bots)]
    plies = 0
    while not isinstance(waiting := game.waiting(s), Outcome):
        free = [seat for seat in waiting.seats if seat not in waiting.must]
        for seat in (*free, waiting.must[0]):
            view, legal = game.look(s, seat), game.legal(s, seat)
            action = seated_bots[seat].choose(view, legal, rng, budget(), must=seat in waiting.must)
            if action is not None:
                break
        if recorder:
            recorder.record_action(waiting, seat, view, legal, action)
        events: list[Any] = []
        game.play(s, seat, action, luck, events.append)
        if recorder:
            recorder.record_events(events)
        plies += 1
        for seated_bot in seated_bots:
            seated_bot.hear(events)
    return GameResult(waiting.scores, waiting.reason, plies)


def _play_randomly(game: AnyGame, s: Any, rng: Random, luck: RandomLuck, recorder: Recorder | None) -> GameResult:
    """Play a game between random bots. This is faster, because they need neither views nor events."""
    waiting_of, legal_of, play, random = game.waiting, game.legal, game.play, rng.random
    plies = 0
    while not isinstance(waiting := waiting_of(s), Outcome):
        seats = waiting.seats
        seat = seats[int(random() * len(seats))]
        legal = legal_of(s, seat)
        action = legal[int(random() * len(legal))]
        if recorder:
            recorder.record_action(waiting, seat, game.look(s, seat), legal, action)
            events: list[Any] = []
            play(s, seat, action, luck, events.append)
            recorder.record_events(events)
        else:
            play(s, seat, action, luck, ignore_event)
        plies += 1
    return GameResult(waiting.scores, waiting.reason, plies)
