"""Bots for any game: they play legal moves, know no more than their seat, and stronger ones win more."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from kit.sampled_cases import WHOLE
from mulot.bots import Bot, Budget, greedy, random_bot, search
from mulot.bots.bot import BotMemory, new_memory, remember
from mulot.core.game import AnyGame, Outcome
from mulot.core.luck import RandomLuck
from mulot.lab.arena import play_game
from toy_game import GAME, rules


def rats_gone(view: Any, seat: int) -> float:
    return 1 / (1 + view.rats)


def win_rate(bot: Bot, games: int = 30 if WHOLE else 16) -> float:
    budget = lambda: Budget(seconds=30, playouts=60)  # noqa: E731
    results = [play_game(GAME, rules.Options(rats=4), [bot] * 2, seed, budget) for seed in range(games)]
    return sum(result.scores[0] for result in results) / games


def test_search_and_greedy_beat_random() -> None:
    chance = win_rate(random_bot, 100)
    assert win_rate(search("searcher")) > chance + 0.15
    assert win_rate(greedy("greedy", rats_gone)) > chance + 0.05


def test_a_bot_is_never_given_the_state() -> None:
    """Every argument of a bot is recorded. The stone appears only in what the bot's seat heard or holds."""
    seen: list[Any] = []

    def start(game: AnyGame, seat: int, view: Any) -> Any:
        seen.append(view)
        return new_memory(game, seat, view)

    def choose(memory: BotMemory, view: Any, legal: Any, rng: Random, budget: Budget) -> Any:
        seen.extend([view, *legal])
        assert view.own is None or view.own.seat == memory.seat
        assert all(e.to in (None, memory.seat) for e in memory.events if e.reveals)
        return rng.choice(legal)

    play_game(GAME, rules.Options(), [Bot("watched", start, remember, choose)] * 3, 1)
    assert len(seen) > 30
    assert not any(isinstance(thing, rules.State) for thing in seen)


def test_search_with_a_playout_limit_is_reproducible() -> None:
    def game(seed: int) -> Any:
        return play_game(GAME, rules.Options(), [search("s")] * 2, seed, lambda: Budget(30, playouts=20))

    assert game(3) == game(3)


def test_search_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "perf_counter", time.thread_time)  # so that other processes do not use up the budget
    s = GAME.new(rules.Options(), 2, RandomLuck(1))
    bot = search("s")
    memory = bot.start(GAME, 0, GAME.look(s, 0))
    waiting = GAME.waiting(s)
    assert not isinstance(waiting, Outcome)
    seat = waiting.must[0]
    budget = Budget(seconds=0.2, start=time.thread_time())
    memory.seat = seat
    bot.choose(memory, GAME.look(s, seat), GAME.legal(s, seat), Random(1), budget)
    assert -0.1 < budget.remaining() <= 0
