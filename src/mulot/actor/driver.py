"""Drives the actor of one table, on a server and in a browser alike: passes inputs in and carries out the outputs.
What differs between server and browser is in `DriverPorts`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from mulot.actor.inbox import Answer, CommandBatch, PendingCommand, Reply
from mulot.actor.inputs_outputs import (
    ActorInput,
    ActorOutput,
    Failure,
    HistoryRead,
    LoadTable,
    ReadHistory,
    ReadRows,
    RetryLater,
    RowsRead,
    TableGone,
    TableLoaded,
    WriteRows,
)
from mulot.actor.spectator_batcher import BATCH_FROM_VIEWERS, Screen, SpectatorBatcher
from mulot.actor.store_interface import Append, Store, WriteResult
from mulot.actor.table_actor import TableActor
from mulot.actor.table_loader import Offload, load_table, run_inline
from mulot.table import BotInput, BotRequest, Catalogue, Table
from mulot.table import commands as c
from mulot.table.messages import Rejection
from mulot.table.seats import person_at

RETRY_AFTER_S = 1.0
"""Seconds after which an unavailable store is tried again."""
CLOSE_REASONS = {"no-spectators": "no-spectators", "store-down": "store-down", "such-table": "deleted"}
"""Close reason for a viewer whose `ConnectViewer` is refused, by the refusal; otherwise `removed`."""


class BotRunner(Protocol):
    """Runs the bots."""

    async def choose(self, known: BotInput, whose: tuple[str, str], must: bool) -> Any:
        """Return a bot's action, or None if it does not act. `whose` is the address and device on whose behalf it
        thinks."""


class DriverListener(Protocol):
    """Receives events: for other nodes or tabs, metrics, and the log."""

    def done(self, table: str, handled: CommandBatch, seconds: float) -> None:
        """A batch is durable and about to be answered, so many seconds after it was handled."""

    def said(self, table: str, message: bytes) -> None:
        """Somebody said a phrase, which is not stored."""

    def trouble(self, table: str, trouble: Failure) -> None:
        """A failure was handled."""


class Election(Protocol):
    """Elects one process to run bots and timers of a table that several have in memory."""

    async def claim(self, table: str) -> None:
        """Wait until this process is elected for a table."""

    def release(self, table: str) -> None:
        """Give up the election, or stop waiting for it."""


@dataclass(frozen=True)
class DriverPorts:
    """What all tables' drivers share, different for each environment."""

    store: Store
    write: Callable[[Sequence[Append], Callable[[WriteResult], None]], None]
    """Writes rows to the store."""
    catalogue: Catalogue
    bots: BotRunner
    notify: DriverListener
    now: Callable[[], float]
    """A monotonic clock."""
    shared: bool
    """True if other processes write to the same store."""
    beside: Offload = run_inline
    """Runs the replay of a long table without blocking the others."""
    keepers: Election | None = None
    """None if no other process has the same tables."""


class TableDriver:
    """Drives the actor of one table and updates the screens that watch it."""

    def __init__(
        self, ports: DriverPorts, name: str, gone: Callable[[TableDriver], None], table: Table | None = None
    ) -> None:
        self.id = name
        self.screens: dict[int, Screen] = {}
        self._gallery = SpectatorBatcher(self.screens)
        self.quiet_since = ports.now()
        self.snapshot_rev = 0
        """The last row included in a snapshot made here."""
        self._ports = ports
        self._room = TableActor(name, table, ports.shared)
        self._gone = gone
        """Called when the table has been deleted or cannot be loaded."""
        self._held: list[BotRequest] = []
        """Bot requests held back until somebody watches."""
        self._thinking: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        self._keeps = ports.keepers is None
        """True if this process runs the table's bots and timers."""
        self._claim: asyncio.Task[None] | None = None
        self._wake: asyncio.TimerHandle | None = None
        self._reading: asyncio.Task[None] | None = None
        self._beside: asyncio.Task[None] | None = None
        """Set while a thread works on the table; inputs meanwhile wait in `_later`."""
        self._later: deque[ActorInput] = deque()

    @property
    def table(self) -> Table | None:
        """The table, where it is in memory. Not all of it need be durable: `run_command` for that."""
        return self._room.table

    # ---------------------------------------------------------------- asking

    def post(self, command: c.Command, reply: Reply | None = None, device: str | None = None) -> None:
        """Send a command that does not come from a screen."""
        self.drive(PendingCommand(command, device, None, reply))

    async def ask(self, command: c.Command, device: str | None = None) -> Answer:
        """Send a command and wait for the answer."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def reply(given: Answer) -> None:
            if not answer.done():  # the caller may have been cancelled
                answer.set_result(given)

        self.post(command, reply, device)
        return await answer

    def enter(self, screen: Screen, since: int | None) -> None:
        """A screen begins to watch."""
        self.screens[screen.number] = screen
        if self._ports.keepers is not None and self._claim is None:
            self._claim = asyncio.get_running_loop().create_task(self._keep(self._ports.keepers))

        def reply(answer: Answer) -> None:
            if isinstance(answer, Rejection):
                screen.drop(CLOSE_REASONS.get(answer.no, "removed"))

        self.drive(PendingCommand(c.ConnectViewer(since), screen.device, screen.number, reply))
        self._think_on()

    def exit(self, screen: Screen) -> None:
        """A screen has disconnected."""
        if self.screens.pop(screen.number, None) is not None:
            self.quiet_since = self._ports.now()
            self.drive(PendingCommand(c.DisconnectViewer(), screen.device, screen.number))

    def hear(self, message: bytes) -> None:
        """Send all screens a message that is not stored, from another node."""
        for screen in self.screens.values():
            screen.send_packet((message,))

    @property
    def at_rest(self) -> bool:
        """True if everything at the table is durable and nothing waits."""
        return self._beside is None and not self._room.busy

    @property
    def busy(self) -> bool:
        """True if something is in progress, waiting or watched."""
        return self.is_needed or not self.at_rest

    @property
    def is_needed(self) -> bool:
        """True if somebody watches or a bot thinks."""
        return bool(self.screens or self._thinking)

    async def settled(self) -> None:
        """Wait until everything in progress is done."""
        while not self.at_rest:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Stop all timers and bots; everything is in the store."""
        if self._claim is not None and self._ports.keepers is not None:
            self._claim.cancel()
            self._ports.keepers.release(self.id)
        if self._wake is not None:
            self._wake.cancel()
        self._gallery.close()
        for task in self._thinking.values():
            task.cancel()

    # ---------------------------------------------------------------- driving

    def drive(self, happened: ActorInput, steps: Sequence[ActorOutput] | None = None) -> None:
        """Pass an input to the actor and carry out its outputs, or the outputs in `steps` if it was passed in
        already."""
        if steps is None:
            if self._beside is not None:
                self._later.append(happened)
                return
            if self._room.takes_long(happened):
                self._later.append(happened)
                self._beside = asyncio.get_running_loop().create_task(self._drive_beside())
                return
            steps = self._room.receive(happened, self._ports.now())
        for step in steps:
            if isinstance(step, WriteRows):
                self._ports.write(step.appends, self.drive)
            elif isinstance(step, CommandBatch):
                self._carry_out(step)
            else:
                self._do(step)

    async def _drive_beside(self) -> None:
        """Process the waiting inputs in order, the slow ones in a thread so that other tables go on."""
        try:
            while self._later:
                happened = self._later.popleft()
                receive = partial(self._room.receive, happened, self._ports.now())
                long = self._room.takes_long(happened)
                try:
                    self.drive(happened, await self._ports.beside(receive) if long else receive())
                except Exception as error:
                    self._ports.notify.trouble(self.id, Failure("input failed", error))
        finally:
            self._beside = None
        self._think_on()

    def _carry_out(self, handled: CommandBatch) -> None:
        """Answer and send what is now durable, and start bots and timers. Messages to one screen go out as one
        packet."""
        notify, screens, gallery, told = self._ports.notify, self.screens, self._gallery, dict[Screen, list[bytes]]()
        notify.done(self.id, handled, self._ports.now() - handled.began)
        for asked, effects in handled.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                message = asked.reply(effects.answer)
                if message is not None and asked.viewer in screens:
                    if gallery.waiting:
                        gallery.before(asked.viewer)
                    told.setdefault(screens[asked.viewer], []).append(message)
                    if type(effects.answer) is Rejection:
                        screens[asked.viewer].refused()
            for telling in effects.tell:
                if len(telling.to) >= BATCH_FROM_VIEWERS:
                    for screen in told:  # messages of their own come first
                        screen.send_packet(told[screen])
                    told.clear()
                    gallery.tell(telling.to, telling.message)
                    continue
                for viewer in telling.to:
                    if viewer in screens:
                        if gallery.waiting:
                            gallery.before(viewer)
                        told.setdefault(screens[viewer], []).append(telling.message)
            for viewer in effects.drop:
                if viewer in screens:
                    screens[viewer].drop("removed")
            for message in effects.said:
                notify.said(self.id, message)
            if effects.think:
                self._begin(effects.think)
            if self._wake is not None or effects.wake is not None:
                self._wake_at(effects.wake)
        for screen, messages in told.items():
            screen.send_packet(messages)

    def _wake_at(self, time: float | None) -> None:
        """Replace the timer."""
        if self._wake is not None:
            self._wake.cancel()
        self._wake = None
        if time is not None and self._keeps:
            delay = max(time - self._ports.now(), 0)
            self._wake = asyncio.get_running_loop().call_later(delay, self.post, c.Tick())

    def _do(self, step: ActorOutput) -> None:
        """Carry out the rarer outputs."""
        match step:
            case ReadRows() | LoadTable() | ReadHistory():
                self._reading = asyncio.get_running_loop().create_task(self._read(step))
            case RetryLater():
                if self.screens:
                    asyncio.get_running_loop().call_later(RETRY_AFTER_S, self.post, c.Tick())
            case TableGone():
                for screen in self.screens.values():
                    screen.drop(step.why)
                self._gone(self)
            case Failure():
                self._ports.notify.trouble(self.id, step)

    async def _read(self, step: ReadRows | LoadTable | ReadHistory) -> None:
        """Read from the store and pass the result to the actor."""
        ports = self._ports
        found = await read_from_store(step, ports.store, ports.catalogue, self.id, ports.now(), ports.beside)
        self.drive(found)
        if ports.keepers is not None and isinstance(found, RowsRead) and found.rows:
            self._look_after()

    # ---------------------------------------------------------------- characters

    async def _keep(self, keepers: Election) -> None:
        """Wait until this process is elected, then start the table's bots and timers."""
        await keepers.claim(self.id)
        self._keeps = True
        self._look_after()

    def _look_after(self) -> None:
        """Start bots and timers of the table, if this process is elected, as if no bot had been asked yet."""
        table = self._room.table
        if self._keeps and table is not None:
            table.thinking = {}  # so that the table asks its bots again
            effects = table.awake(self._ports.now())
            self._begin(effects.think)
            self._wake_at(effects.wake)

    def _think_on(self) -> None:
        """Start the bots that were held back while nobody watched."""
        if self.screens and self._beside is None:
            held, self._held = self._held, []
            self._begin(held)

    def _begin(self, thinks: list[BotRequest]) -> None:
        """Start bots if somebody watches, otherwise hold them back. Outdated questions are skipped."""
        if not self.screens or not self._keeps:
            self._held += thinks
            return
        table = self._room.table
        for think in thinks:
            key = (think.seat, think.question, think.friend)
            if key in self._thinking or table is None or (table.plays(think.seat) is None) is not think.friend:
                continue
            if table.questions[think.seat] == think.question:
                known = table.known_to(think.seat, think.character)
                self._thinking[key] = task = asyncio.get_running_loop().create_task(self._think(think, known))
                task.add_done_callback(partial(self._thought, key))

    async def _think(self, think: BotRequest, known: BotInput) -> None:
        """Wait for a bot's action and post it."""
        action = await self._ports.bots.choose(known, self._whose(think), think.must)
        if think.friend:
            self.post(c.HintReady(think.seat, think.question, action))
        elif action is not None or think.must:
            self.post(c.BotMove(think.seat, think.question, action))

    def _thought(self, key: tuple[int, int, bool], task: asyncio.Task[None]) -> None:
        """Forget a finished bot task, and report its failure."""
        self._thinking.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._ports.notify.trouble(self.id, Failure("thinking failed", error))

    def _whose(self, think: BotRequest) -> tuple[str, str]:
        """Return the address and device on whose behalf a bot thinks: the host's, if connected, or any viewer's;
        for a hint the person's on that seat."""
        table = self._room.table
        """The table if it is in memory. Its latest rows may not be durable yet; use `run_command` to wait for that."""
        device = table.host if table is not None else ""
        if table is not None and think.friend:
            person = person_at(table.places[think.seat])
            device = device if person is None else person.device
        watching = sorted(self.screens.values(), key=lambda screen: (screen.device != device, screen.number))
        return (watching[0].address if watching else "", device)


async def read_from_store(
    step: ReadRows | LoadTable | ReadHistory,
    store: Store,
    catalogue: Catalogue,
    table: str,
    now: float,
    beside: Offload = run_inline,
) -> RowsRead | TableLoaded | HistoryRead:
    """Read what an output asks for from the store; the result holds the error if that failed."""
    try:
        if isinstance(step, ReadRows):
            return RowsRead(await store.rows(table, after=step.after))
        if isinstance(step, ReadHistory):
            return HistoryRead(await store.rows(table))
        return TableLoaded(await load_table(store, catalogue, table, now, beside=beside))
    except Exception as error:
        kind = RowsRead if isinstance(step, ReadRows) else HistoryRead if isinstance(step, ReadHistory) else TableLoaded
        return kind(error=error)
