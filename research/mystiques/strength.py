"""How much looking ahead is worth: the same nights led by an expert and by the seer, and the time a move takes.

python -m research mystiques strength --chapter captain-vurst --games 200 --seconds 0.1
python -m research mystiques strength --chapter captain-vurst --games 200 --playouts 60 --bot seer --first 100
python -m research mystiques strength --chapter captain-vurst --pace             imagined nights per processor second

Seconds are those of the processor, so that other programs do not count. With `--playouts` a table can be made again
exactly. Both can be made in parts (`--first`): every line says how many were won.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, get_args, get_type_hints

from mulot.bots import Bot, Budget
from mulot.core.luck import Quick
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.bots.experts import habit
from mulot.games.mystiques.bots.plans import HABIT
from mulot.games.mystiques.bots.seeking import STEADY, TURNS, WHOLE, Thought, play_out
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from research import parser_of
from research.mystiques.analysis import interval

HEAD = (
    *("chapter", "difficulty", "led by", "games", "won", "share", "95 of 100", "rounds"),
    *("choices", "ms a choice", "95 of 100 within", "lost: hourglass", "lost: all captured"),
)
HINTS = get_type_hints(Options)


@dataclass(frozen=True)
class Thinking(Budget):
    """So many seconds of the processor."""

    start: float = field(default_factory=time.process_time)

    def left(self) -> float:
        return self.start + self.seconds - time.process_time()


class Night(NamedTuple):
    """One game: how it ended, after how many rounds, and the processor time of every move that was a choice."""

    reason: str
    rounds: int
    moves: list[float]


def lead(bot: Bot, options: Options, seats: int, seed: int, seconds: float, playouts: int | None) -> Night:
    """A whole game with this bot on all seats. The dice are the same for all bots, as far as they go the same way."""
    luck, rng = Quick(seed), Random(f"thoughts {seed}")
    s = GAME.new(options, seats, luck)
    minds = [bot.start(GAME, seat, GAME.look(s, seat)) for seat in range(seats)]
    moves = []
    while s.outcome is None:
        assert s.ask is not None
        seat = s.ask.must[0]
        view, legal = GAME.look(s, seat), GAME.legal(s, seat)
        began = time.process_time()
        action = bot.choose(minds[seat], view, legal, rng, Thinking(seconds, playouts))
        if len(legal) > 1:
            moves.append(time.process_time() - began)
        GAME.play(s, seat, action, luck, lambda event: None)
    return Night(s.outcome.reason, s.round, moves)


def turns_of(options: Options, seats: int, seed: int) -> Iterator[State]:
    """The table at the beginning of every mouse's turn of a night led by habit."""
    luck = Quick(seed)
    s = GAME.new(options, seats, luck)
    last: Any = None
    while s.outcome is None:
        assert s.ask is not None
        seat, top = s.ask.must[0], s.stack[-1]
        if isinstance(top, MouseTurn) and top is not last:
            last = top
            yield GAME.copy(s)
        GAME.play(s, seat, habit(s, seat, STEADY), luck, lambda event: None)


def pace(options: Options, seats: int, seeds: Iterable[int]) -> dict[str, float]:
    """How many nights are imagined in a second of the processor, from every turn of these nights: to their end, and as
    far as the seer goes."""
    found = {}
    tables = [s for seed in seeds for s in turns_of(options, seats, seed)]
    for name, turns in (("to the end", WHOLE), (f"{TURNS} turns", TURNS)):
        began = time.process_time()
        for i, s in enumerate(tables):
            play_out(GAME.copy(s), Thought(HABIT, STEADY), Quick(i), Budget(3600), turns)
        found[name] = len(tables) / (time.process_time() - began)
    return found


def row(bot: Bot, options: Options, nights: Sequence[Night]) -> str:
    """One line of the table."""
    games = len(nights)
    ends = Counter(night.reason for night in nights)
    low, high = interval(ends["objective"], games)
    moves = sorted(move for night in nights for move in night.moves)
    return (
        f"| {options.chapter} | {options.difficulty} | {bot.name} | {games} | {ends['objective']} "
        f"| {100 * ends['objective'] / games:.1f} % | {100 * low:.1f}–{100 * high:.1f} % "
        f"| {sum(night.rounds for night in nights) / games:.1f} | {len(moves) / games:.0f} "
        f"| {1000 * sum(moves) / len(moves):.1f} | {1000 * moves[len(moves) * 95 // 100]:.0f} "
        f"| {100 * ends['hourglass'] / games:.1f} % | {100 * ends['all-captured'] / games:.1f} % |"
    )


def main(argv: list[str]) -> int:
    parser = parser_of(__name__, "How much looking ahead is worth.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--playouts", type=int)
    parser.add_argument("--chapter", choices=get_args(HINTS["chapter"]), default="captain-vurst")
    parser.add_argument("--difficulty", choices=get_args(HINTS["difficulty"]), default="ordinary")
    parser.add_argument("--bot", choices=[bot.name for bot in BOTS], action="append")
    parser.add_argument("--pace", action="store_true", help="imagined nights per processor second, of 8 games")
    given = parser.parse_args(argv)
    options = Options(chapter=given.chapter, difficulty=given.difficulty)
    if given.pace:
        for name, nights_a_second in pace(options, given.seats, range(given.first, given.first + 8)).items():
            print(f"{given.chapter}, {name}: {nights_a_second:.0f} imagined nights per processor second")
        return 0
    seeds = range(given.first, given.first + given.games)
    print("| " + " | ".join(HEAD) + " |")
    print("| --- " * len(HEAD) + "|")
    for bot in BOTS:
        if not given.bot or bot.name in given.bot:
            nights = [lead(bot, options, given.seats, seed, given.seconds, given.playouts) for seed in seeds]
            print(row(bot, options, nights), flush=True)
    return 0
