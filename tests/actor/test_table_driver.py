"""The driver of a table's actor: a table in memory, with viewers, bots and the test's own clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from kit.table_harness import HOUSE, SEED
from mulot.actor import CommandBatch, DriverPorts, Failure, TableDriver, WriteResult
from mulot.actor.spectator_batcher import BATCH_FROM_VIEWERS
from mulot.table import BotInput, InspectResult, Table, TableSettings, history_window
from mulot.table import commands as c
from mulot.table.messages import Ack

LONG = 60.0


class RecordingViewer:
    """A viewer that records what it is sent."""

    def __init__(self, number: int, device: str) -> None:
        self.number, self.device, self.address = number, device, f"10.0.0.{number}"
        self.messages: list[dict[str, Any]] = []

    def packet(self, messages: Sequence[bytes]) -> bytes:
        return b"\n".join(messages)

    def send_packet(self, messages: Sequence[bytes], frame: bytes | None = None) -> None:
        self.messages += [msgspec.json.decode(message) for message in messages]

    def refused(self) -> None:
        raise AssertionError("no viewer's command is refused in these tests")

    def drop(self, why: str) -> None:
        raise AssertionError(f"no viewer is disconnected in these tests: {why}")


class DriverHarness:
    """One driver and its ports. Rows are reported as written at once; bots, threads and the election wait for
    events."""

    def __init__(self, elects: bool = False) -> None:
        self.clock, self.clock_after_batch = 0.0, 0.0
        self.clock_after_reading: float | None = None
        """What the clock shows once it has been read."""
        self.batches: list[CommandBatch] = []
        self.bots_asked: list[tuple[str, str]] = []
        """On whose behalf."""
        self.offloaded = 0
        self.bots_may_answer, self.elected, self.threads_may_run = asyncio.Event(), asyncio.Event(), asyncio.Event()
        store: Any = None  # the table stays in memory, so nothing is read
        ports = DriverPorts(
            store,
            lambda _, done: done(WriteResult()),
            HOUSE,
            bots=self,
            listener=self,
            now=self.now,
            shared_store=False,
            offload=self.run_in_thread,
            election=self if elects else None,
        )
        self.driver = TableDriver(ports, "nest", lambda _: None, Table(HOUSE, 0.0))

    async def open(self, *commands: c.Command, host: str = "anna") -> None:
        """Open a table of two seats, with seat 0 taken by the host, and run these commands."""
        options = {"first": 0, "charms": False, "rats": 4}
        opening = c.OpenTable(
            table="nest", seed=SEED, game="skirmish", seats=2, options=options, settings=TableSettings(patience=60)
        )
        for command in (opening, c.ClaimSeat(seat=0), *commands):
            assert isinstance(await self.run(command, host), Ack)

    async def run(self, command: c.Command, device: str = "anna") -> Any:
        """Run a command and return its answer."""
        return await asyncio.wait_for(self.driver.run_command(command, device), LONG)

    async def play(self) -> None:
        """Play the first legal action."""
        table = self.driver.table
        assert table is not None
        (seat,) = table.waiting.must  # type: ignore[union-attr]
        action = msgspec.Raw(msgspec.json.encode(table.game.write(table.legal_actions(seat)[0])))
        move = c.PlayMove(f"a-move-{table.rev:03}", seat, table.questions[seat], action)
        assert isinstance(await self.run(move), Ack)

    @property
    def handled(self) -> int:
        """How many commands were handled and are durable."""
        return sum(len(batch.effects) for batch in self.batches)

    def connect(self, number: int, device: str) -> RecordingViewer:
        viewer = RecordingViewer(number, device)
        self.driver.connect_viewer(viewer, None)
        return viewer

    # ---------------------------------------------------------------- ports

    def now(self) -> float:
        found = self.clock
        if self.clock_after_reading is not None:
            self.clock, self.clock_after_reading = self.clock_after_reading, None
        return found

    async def choose(self, bot_input: BotInput, requester: tuple[str, str], must: bool) -> Any:
        self.bots_asked.append(requester)
        await self.bots_may_answer.wait()
        return bot_input.legal[0]

    async def run_in_thread(self, work: Callable[[], Any]) -> Any:
        self.offloaded += 1
        await self.threads_may_run.wait()
        return work()

    async def claim(self, table: str) -> None:
        await self.elected.wait()

    def release(self, table: str) -> None:
        self.elected.clear()

    def batch_done(self, table: str, batch: CommandBatch, seconds: float) -> None:
        self.batches.append(batch)
        self.clock = max(self.clock, self.clock_after_batch)

    def phrase_said(self, table: str, message: bytes) -> None:
        raise AssertionError("nobody says anything in these tests")

    def failed(self, table: str, failure: Failure) -> None:
        raise AssertionError(f"nothing fails in these tests: {failure}")


async def until(holds: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(LONG):
        while not holds():
            await asyncio.sleep(0)


def run(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), LONG))


BOT_GAME = (c.SeatBot(seat=1, character="gentle"), c.StartGame())


def test_a_table_answers_commands_without_viewers() -> None:
    async def story() -> None:
        h = DriverHarness()
        await h.open()
        assert await h.run(c.Inspect(lambda table: table.rev)) == InspectResult(1)
        assert h.driver.is_idle
        assert not h.driver.is_busy
        assert h.driver.snapshot_rev == 0, "no snapshot has been saved"
        assert [(batch.rows, batch.rev) for batch in h.batches] == [(1, 0), (1, 1), (0, -1)]

    run(story)


@pytest.mark.parametrize("host_number", [1, 2], ids=["host first", "host second"])
def test_a_bot_is_asked_once_on_behalf_of_the_host(host_number: int) -> None:
    async def story() -> None:
        h = DriverHarness()
        await h.open(*BOT_GAME)
        h.connect(host_number, "anna")
        h.connect(3 - host_number, "ben")
        await until(lambda: h.bots_asked)  # seat 1 may already blow a horn
        h.bots_asked.clear()
        await h.play()
        await until(lambda: h.bots_asked)
        await h.run(c.RenamePerson(seat=0, name="hazel"))
        assert h.bots_asked == [(f"10.0.0.{host_number}", "anna")]
        assert h.driver.is_idle, "a bot is thinking, but everything is durable"
        h.bots_may_answer.set()
        await until(lambda: h.driver.table and h.driver.table.waiting.must == (0,))  # type: ignore[union-attr]
        h.driver.close()

    run(story)


def test_bots_wait_until_someone_watches() -> None:
    async def story() -> None:
        h = DriverHarness()
        await h.open(*BOT_GAME)
        await h.play()
        await asyncio.sleep(0)
        assert h.bots_asked == []
        assert not h.driver.is_active
        h.connect(1, "ben")
        await until(lambda: h.bots_asked)
        assert h.bots_asked == [("10.0.0.1", "anna")], "the host is not connected"
        h.driver.close()

    run(story)


def test_bots_are_asked_only_by_the_elected_process() -> None:
    async def story() -> None:
        h = DriverHarness(elects=True)
        await h.open(*BOT_GAME)
        h.connect(1, "anna")
        await h.play()
        for _ in range(10):
            await asyncio.sleep(0)
        assert h.bots_asked == []
        h.elected.set()
        await until(lambda: h.bots_asked)
        assert len(h.bots_asked) == 1
        h.driver.close()
        assert not h.elected.is_set(), "it has resigned"

    run(story)


def is_host_offered(viewer: RecordingViewer) -> bool:
    return any(message.get("table", {}).get("host_offered") for message in viewer.messages)


def test_the_timer_ticks_at_the_time_that_the_table_asks_for() -> None:
    async def story() -> None:
        h = DriverHarness()
        await h.open()
        await h.run(c.ClaimSeat(seat=1), "ben")
        anna, ben = h.connect(1, "anna"), h.connect(2, "ben")
        h.clock_after_batch = 60.0  # when the timer is set, its time has come
        h.driver.disconnect_viewer(anna)
        assert not is_host_offered(ben)
        await until(lambda: is_host_offered(ben))
        h.driver.close()

    run(story)


def test_a_process_sets_the_timer_when_it_is_elected() -> None:
    async def story() -> None:
        h = DriverHarness(elects=True)
        await h.open()
        await h.run(c.ClaimSeat(seat=1), "ben")
        anna, ben = h.connect(1, "anna"), h.connect(2, "ben")
        h.driver.disconnect_viewer(anna)
        h.elected.set()
        h.clock_after_reading = 60.0
        await until(lambda: is_host_offered(ben))
        h.driver.close()

    run(story)


def test_no_timer_runs_in_a_process_that_is_not_elected() -> None:
    async def story() -> None:
        h = DriverHarness(elects=True)
        await h.open()
        await h.run(c.ClaimSeat(seat=1), "ben")
        anna, ben = h.connect(1, "anna"), h.connect(2, "ben")
        h.clock_after_batch = 60.0
        h.driver.disconnect_viewer(anna)
        for _ in range(10):
            await asyncio.sleep(0)
        assert not is_host_offered(ben)
        h.driver.close()

    run(story)


@pytest.mark.parametrize("count", [BATCH_FROM_VIEWERS - 1, BATCH_FROM_VIEWERS, BATCH_FROM_VIEWERS + 1])
def test_every_spectator_is_shown_every_move(count: int) -> None:
    async def story() -> None:
        h = DriverHarness()
        await h.open(c.ClaimSeat(seat=1, name="hazel"), c.StartGame())
        spectators = [h.connect(number, f"spectator {number}") for number in range(1, count + 1)]
        await until(lambda: all(viewer.messages for viewer in spectators))
        for _ in range(2):
            await h.play()
        table = h.driver.table
        assert table is not None
        await until(lambda: all(viewer.messages[-1].get("rev") == table.rev for viewer in spectators))
        moves = [[message["rev"] for message in viewer.messages if "since" in message] for viewer in spectators]
        assert moves == [[table.rev - 1, table.rev]] * count
        h.driver.close()

    run(story)


def test_inputs_wait_in_order_while_a_thread_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_window, "LONG_GAME_LINES", 1)

    async def story() -> None:
        h = DriverHarness()
        await h.open(c.ClaimSeat(seat=1, name="hazel"), c.StartGame())
        for _ in range(2):
            await h.play()
        table = h.driver.table
        assert table is not None
        before, rev = h.handled, table.rev
        commands = [c.AskRewind(to=1), c.PauseGame(), c.ResumeGame()]
        answers = [asyncio.ensure_future(h.run(command)) for command in commands]
        await until(lambda: h.offloaded)
        assert not h.driver.is_idle
        assert h.driver.is_busy
        assert not any(answer.done() for answer in answers)
        h.threads_may_run.set()
        assert [await answer for answer in answers] == [Ack(None, rev + number) for number in (1, 2, 3)]
        assert h.handled == before + 3, "each command is handled once"
        await asyncio.wait_for(h.driver.wait_until_idle(), LONG)
        h.driver.close()

    run(story)


def test_only_slow_commands_of_a_long_game_take_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        h = DriverHarness()
        h.threads_may_run.set()
        await h.open(c.ClaimSeat(seat=1, name="hazel"), c.StartGame())
        for _ in range(2):
            await h.play()
        assert isinstance(await h.run(c.AskRewind(to=1)), Ack)
        assert h.offloaded == 0, "the game is short"
        monkeypatch.setattr(history_window, "LONG_GAME_LINES", 1)
        await h.run(c.PauseGame())
        await h.run(c.ResumeGame())
        assert h.offloaded == 0, "these are quick"
        await h.play()
        await h.run(c.AskRewind(to=1))
        assert h.offloaded == 1

    run(story)
