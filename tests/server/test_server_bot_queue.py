"""The fair queue for bot moves: an address with thirty tables of bots delays only itself."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from kit.clients import run_story
from mulot.games import shelf
from mulot.server.config import Config
from mulot.server.games import ServerGames
from mulot.server.workers.bot_pool import BotPool
from mulot.server.workers.fair_queue import MAX_REMEMBERED, FairQueue, Requester
from mulot.table import BotInput, Table
from mulot.table import commands as c

TESTS = str(Path(__file__).parents[1])
ATTACK, ANA = ("10.0.0.1", "attack"), ("10.0.0.2", "ana")


@pytest.fixture(autouse=True)
def workers_can_import_slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", TESTS)


@pytest.fixture
def generous_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time limits: bots are slower on a busy machine, and these tests are about the order of turns."""
    for limit in (
        "bot_pool.EXTRA_S",
        "bot_pool.QUEUE_TIMEOUT_S",
        "bot_pool.QUICK_QUEUE_TIMEOUT_S",
        "worker_pool.START_TIMEOUT_S",
    ):
        monkeypatch.setattr(f"mulot.server.workers.{limit}", 120.0)


def run_without_slow_callbacks(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def request_turns_at_once(queue: FairQueue, whose: Requester, turns: int, served: list[Requester]) -> None:
    """Request this many turns at once."""

    async def one() -> None:
        place = await queue.take(whose, 60)
        served.append(whose)
        await asyncio.sleep(0)
        queue.give_back(place, whose)

    await asyncio.gather(*(one() for _ in range(turns)))


async def request_turns_in_sequence(queue: FairQueue, whose: Requester, turns: int, served: list[Requester]) -> None:
    """Request turns as a table does, one after another."""
    for _ in range(turns):
        await request_turns_at_once(queue, whose, 1, served)


def most_turns_between(served: Sequence[Requester], whose: Requester) -> int:
    """Return the largest number of others' turns between two turns of this requester."""
    longest = run = 0
    for one in served[: len(served) - served[::-1].index(whose)]:
        run = 0 if one == whose else run + 1
        longest = max(longest, run)
    return longest


@pytest.mark.parametrize("places", [1, 2])
def test_many_requests_of_one_address_delay_only_itself(places: int) -> None:
    async def story() -> None:
        served: list[Requester] = []
        queue = FairQueue(places)
        await asyncio.gather(
            request_turns_at_once(queue, ATTACK, 200, served), request_turns_in_sequence(queue, ANA, 30, served)
        )
        assert most_turns_between(served, ANA) <= 2 * places
        assert len(served) == 230

    run_without_slow_callbacks(story())


def test_devices_of_one_address_share_its_turns() -> None:
    async def story() -> None:
        served: list[Requester] = []
        queue = FairQueue(1)
        devices = [("10.0.0.1", f"device {i}") for i in range(20)]
        crowds = [request_turns_at_once(queue, device, 10, served) for device in devices]
        await asyncio.gather(*crowds, request_turns_in_sequence(queue, ANA, 20, served))
        assert most_turns_between(served, ANA) <= 2
        first = Counter(one for one in served[:100] if one != ANA)
        assert max(first.values()) - min(first[device] for device in devices) <= 1

    run_without_slow_callbacks(story())


def test_turns_are_neither_saved_up_nor_owed() -> None:
    async def story() -> None:
        served: list[Requester] = []
        queue = FairQueue(1)
        await request_turns_in_sequence(queue, ANA, 50, served)
        served.clear()
        await asyncio.gather(
            request_turns_at_once(queue, ATTACK, 50, served), request_turns_in_sequence(queue, ANA, 20, served)
        )
        assert most_turns_between(served, ANA) <= 2
        assert most_turns_between(served, ATTACK) <= 2

    run_without_slow_callbacks(story())


def test_newcomer_goes_before_the_one_served_last() -> None:
    async def story() -> None:
        served: list[Requester] = []
        queue = FairQueue(1)
        await request_turns_in_sequence(queue, ANA, 1, served)
        slot = await queue.take(("10.0.0.9", "bo"), 60)
        waiting = [asyncio.create_task(request_turns_at_once(queue, whose, 1, served)) for whose in (ANA, ATTACK)]
        await asyncio.sleep(0.01)
        queue.give_back(slot, ("10.0.0.9", "bo"))
        await asyncio.gather(*waiting)
        assert served == [ANA, ATTACK, ANA]

    run_without_slow_callbacks(story())


def test_cancelled_requests_leave_nothing_in_the_queue() -> None:
    async def story() -> None:
        queue = FairQueue(1)
        place = await queue.take(ANA, 60)
        with pytest.raises(TimeoutError):
            await queue.take(ATTACK, 0.01)
        waiting = asyncio.create_task(queue.take(ATTACK, 60))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert queue.count_waiting(ATTACK) == 0
        queue.give_back(place, ANA)
        assert await queue.take(ATTACK, 60) == place
        queue.give_back(place, ATTACK)
        for i in range(3 * MAX_REMEMBERED):
            queue.give_back(await queue.take((f"address {i}", "x"), 60), (f"address {i}", "x"))
        assert len(queue._root.children) <= MAX_REMEMBERED + 2

    run_without_slow_callbacks(story())


def bot_input(game: str, character: str) -> BotInput:
    """Return what a bot knows at a new table."""
    games = ServerGames("kit.slow_bots")
    table = Table(games.catalogue, 0.0)
    seats = max(2, games.game(game).seats[0])
    table.handle(
        c.OpenTable(
            table="t", seed=bytes(32), game=game, seats=seats, characters=dict.fromkeys(range(seats), character)
        ),
        0.0,
        "ana",
    )
    table.handle(c.StartGame(), 0.0, "ana")
    return next(each for seat in range(seats) if len((each := table.bot_input(seat, character)).legal) > 1)


def test_thirty_tables_of_strong_bots_do_not_delay_another_address(generous_timeouts: None) -> None:
    """The other address's bot waits for at most one turn. The bots of the many tables are replaced by a quick one,
    which takes the last action here; if they had time, they would take the first."""

    async def story() -> None:
        pool = BotPool(Config(more_games="kit.slow_bots", bot_seconds=0.1, bot_min_seconds=0))
        slow = bot_input("slow", "slow")
        done: list[str] = []

        async def thinks(whose: Requester, times: int) -> None:
            for _ in range(times):
                action = await pool.choose(slow, whose, must=True)
                done.append(whose[1] if action == slow.legal[0] else f"{whose[1]}, quickly")

        try:
            await thinks(ANA, 1)
            tables = [asyncio.create_task(thinks(ATTACK, 1000)) for _ in range(120)]
            await asyncio.sleep(0)
            await thinks(ANA, 12)
            for table in tables:
                table.cancel()
            await asyncio.gather(*tables, return_exceptions=True)
        finally:
            await pool.stop()
        assert done.count("ana") == 13, "the neighbour's bot chooses its own moves"
        minds = [(who, "") for who in done if "quickly" not in who]
        assert most_turns_between(minds, ("ana", "")) <= 2
        assert minds.count(("attack", "")) >= 5, "the many tables are served as well"

    run_story(story)


@pytest.mark.parametrize("game", ["slow", *shelf()])
def test_every_game_has_a_quick_bot(game: str) -> None:
    games = ServerGames("kit.slow_bots")
    quick = games.quick_bot(games.game(game))
    assert quick.quick
    if game == "slow":
        assert quick.name == "brisk"


def test_quick_bot_moves_if_the_queue_is_too_long(monkeypatch: pytest.MonkeyPatch, generous_timeouts: None) -> None:
    async def story() -> None:
        monkeypatch.setattr("mulot.server.workers.bot_pool.QUEUE_TIMEOUT_S", 0.0)
        pool = BotPool(Config(more_games="kit.slow_bots", bot_seconds=0.5, bot_min_seconds=0))
        slow = bot_input("slow", "slow")
        try:
            chosen = await asyncio.gather(*(pool.choose(slow, ATTACK, must=True) for _ in range(8)))
        finally:
            await pool.stop()
        assert slow.legal[-1] in chosen
        assert chosen.count(slow.legal[-1]) >= 7, "the moves were chosen, not simply the first in the list"

    run_story(story)


def test_any_legal_move_is_played_if_all_workers_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pool = BotPool(Config(bot_min_seconds=0))
        some = bot_input("barrieres", "gentle")

        async def dead(*module: str) -> None:
            raise EOFError

        monkeypatch.setattr("mulot.server.workers.worker_pool.start_worker", dead)
        chosen = [await pool.choose(some, ANA, must=True) for _ in range(20)]
        assert len({some.legal.index(action) for action in chosen}) > 1
        assert await pool.choose(some, ANA, must=False) is None

    random.seed(0)
    run_story(story)
