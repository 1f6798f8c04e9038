"""The driver of a table's actor, for servers and browsers: it passes inputs in and carries out the outputs. Everything
that differs between server and browser is in `DriverPorts`."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from mulot.actor.inputs_outputs import (
    ActorInput,
    ActorOutput,
    Answer,
    CommandBatch,
    Failure,
    HistoryRead,
    LoadTable,
    PendingCommand,
    ReadHistory,
    ReadRows,
    Reply,
    RetryLater,
    RowsRead,
    TableGone,
    TableLoaded,
    WriteRows,
)
from mulot.actor.spectator_batcher import BATCH_FROM_VIEWERS, SpectatorBatcher, ViewerSocket
from mulot.actor.store_interface import Append, Store, WriteResult
from mulot.actor.table_actor import TableActor
from mulot.actor.table_loader import Offload, load_table, run_inline
from mulot.table import BotInput, BotRequest, Catalogue, Table
from mulot.table import commands as c
from mulot.table.messages import Rejection
from mulot.table.seats import person_at

RETRY_AFTER_S = 1.0
"""Seconds to wait before trying an unavailable store again."""
CLOSE_REASONS = {"no-spectators": "no-spectators", "store-down": "store-down", "such-table": "deleted"}
"""The reason given when a viewer is disconnected because its `ConnectViewer` was refused, by refusal. Other refusals
give `removed`."""


class BotRunner(Protocol):
    """Runs the bots."""

    async def choose(self, bot_input: BotInput, requester: tuple[str, str], must: bool) -> Any:
        """Return a bot's action, or None if it does not act. `requester` is the address and device on whose behalf it
        thinks; `must` is True if the game cannot continue without this action."""


class DriverListener(Protocol):
    """Receives notifications from the drivers: for other nodes or tabs, metrics, and the log."""

    def batch_done(self, table: str, batch: CommandBatch, seconds: float) -> None:
        """A batch is durable and about to be answered, `seconds` after it was handled."""

    def phrase_said(self, table: str, message: bytes) -> None:
        """Someone said a phrase. Phrases are not stored, so other nodes have to be sent `message`."""

    def failed(self, table: str, failure: Failure) -> None:
        """A failure occurred and was handled."""


class Election(Protocol):
    """Elects one process to run the bots and timers of a table that several processes have in memory."""

    async def claim(self, table: str) -> None:
        """Return as soon as this process is elected for a table."""

    def release(self, table: str) -> None:
        """Resign from a table, or stop waiting to be elected for it."""


@dataclass(frozen=True)
class DriverPorts:
    """What the drivers of all tables share. It differs between server and browser."""

    store: Store
    write: Callable[[Sequence[Append], Callable[[WriteResult], None]], None]
    """Write rows to the store, all or none, then call the function with the result."""
    catalogue: Catalogue
    bots: BotRunner
    listener: DriverListener
    now: Callable[[], float]
    """Return the time of a monotonic clock in seconds."""
    shared_store: bool
    """True if other processes write to the same store."""
    offload: Offload = run_inline
    """Runs the replay of a long table without blocking the other tables."""
    election: Election | None = None
    """None if no other process uses the same tables."""


class TableDriver:
    """Drives the actor of one table and updates the screens that watch it."""

    def __init__(
        self, ports: DriverPorts, table_id: str, on_gone: Callable[[TableDriver], None], table: Table | None = None
    ) -> None:
        self.id = table_id
        self.sockets: dict[int, ViewerSocket] = {}
        self._batcher = SpectatorBatcher(self.sockets)
        self.quiet_since = ports.now()
        self.snapshot_rev = 0
        """The last row included in a snapshot made by this process."""
        self._ports = ports
        self._actor = TableActor(table_id, table, ports.shared_store)
        self._on_gone = on_gone
        """Called when the table has been deleted or cannot be loaded."""
        self._held_requests: list[BotRequest] = []
        """Bot requests held back until someone watches."""
        self._bot_tasks: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        self._is_elected = ports.election is None
        """True if this process runs the table's bots and timers."""
        self._election_task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._read_task: asyncio.Task[None] | None = None
        self._thread_task: asyncio.Task[None] | None = None
        """Set while a thread works on the table; inputs then wait in `_waiting_inputs`."""
        self._waiting_inputs: deque[ActorInput] = deque()

    @property
    def table(self) -> Table | None:
        """The table, or None if it is not in memory. Its latest rows may not be durable yet; `run_command` waits until
        they are."""
        return self._actor.table

    # ---------------------------------------------------------------- commands and screens

    def post(self, command: c.Command, reply: Reply | None = None, device: str | None = None) -> None:
        """Send a command that does not come from a viewer. `reply`, if given, is called with the answer."""
        self.drive(PendingCommand(command, device, None, reply))

    async def run_command(self, command: c.Command, device: str | None = None) -> Answer:
        """Send a command and return its answer, once its rows are durable."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def reply(given: Answer) -> None:
            if not answer.done():  # the caller may have been cancelled
                answer.set_result(given)

        self.post(command, reply, device)
        return await answer

    def connect_viewer(self, socket: ViewerSocket, since: int | None) -> None:
        """Add a viewer and send it everything. `since` is the last row it knows, or None if it is new."""
        self.sockets[socket.number] = socket
        if self._ports.election is not None and self._election_task is None:
            self._election_task = asyncio.get_running_loop().create_task(self._wait_for_election(self._ports.election))

        def reply(answer: Answer) -> None:
            if isinstance(answer, Rejection):
                socket.drop(CLOSE_REASONS.get(answer.no, "removed"))

        self.drive(PendingCommand(c.ConnectViewer(since), socket.device, socket.number, reply))
        self._start_held_bots()

    def disconnect_viewer(self, socket: ViewerSocket) -> None:
        """Remove a viewer whose connection is closed."""
        if self.sockets.pop(socket.number, None) is not None:
            self.quiet_since = self._ports.now()
            self.drive(PendingCommand(c.DisconnectViewer(), socket.device, socket.number))

    def broadcast(self, message: bytes) -> None:
        """Send a message from another node, which is not stored, to all viewers."""
        for socket in self.sockets.values():
            socket.send_packet((message,))

    @property
    def is_idle(self) -> bool:
        """True if everything at the table is durable and no input is waiting. Viewers and bots do not count."""
        return self._thread_task is None and not self._actor.is_busy

    @property
    def is_busy(self) -> bool:
        """True if someone is watching, a bot is thinking, or something is in progress or waiting."""
        return self.is_active or not self.is_idle

    @property
    def is_active(self) -> bool:
        """True if someone is watching or a bot is thinking."""
        return bool(self.sockets or self._bot_tasks)

    async def wait_until_idle(self) -> None:
        """Return as soon as everything in progress is done."""
        while not self.is_idle:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Stop all timers and bots. Everything is already in the store."""
        if self._election_task is not None and self._ports.election is not None:
            self._election_task.cancel()
            self._ports.election.release(self.id)
        if self._timer is not None:
            self._timer.cancel()
        self._batcher.close()
        for task in self._bot_tasks.values():
            task.cancel()

    # ---------------------------------------------------------------- driving

    def drive(self, actor_input: ActorInput, outputs: Sequence[ActorOutput] | None = None) -> None:
        """Pass an input to the actor and carry out its outputs, or carry out `outputs` if the actor has processed
        it already."""
        if outputs is None:
            if self._thread_task is not None:
                self._waiting_inputs.append(actor_input)
                return
            if self._actor.takes_long(actor_input):
                self._waiting_inputs.append(actor_input)
                self._thread_task = asyncio.get_running_loop().create_task(self._drive_in_thread())
                return
            outputs = self._actor.receive(actor_input, self._ports.now())
        for output in outputs:
            if isinstance(output, WriteRows):
                self._ports.write(output.appends, self.drive)
            elif isinstance(output, CommandBatch):
                self._answer_batch_and_send(output)
            else:
                self._process_other_output(output)

    async def _drive_in_thread(self) -> None:
        """Process the waiting inputs in order. Slow ones run in a thread so that other tables are not blocked."""
        try:
            while self._waiting_inputs:
                actor_input = self._waiting_inputs.popleft()
                receive = partial(self._actor.receive, actor_input, self._ports.now())
                is_slow = self._actor.takes_long(actor_input)
                try:
                    self.drive(actor_input, await self._ports.offload(receive) if is_slow else receive())
                except Exception as error:
                    self._ports.listener.failed(self.id, Failure("input failed", error))
        finally:
            self._thread_task = None
        self._start_held_bots()

    def _answer_batch_and_send(self, batch: CommandBatch) -> None:
        """Answer the commands of a batch that is now durable, send its messages, and start bots and timers. Messages to
        one viewer are sent in one packet."""
        listener, sockets, batcher = self._ports.listener, self.sockets, self._batcher
        outbox: dict[ViewerSocket, list[bytes]] = {}
        listener.batch_done(self.id, batch, self._ports.now() - batch.started_at)
        for pending, effects in batch.effects:
            if pending is not None and pending.reply is not None and effects.answer is not None:
                message = pending.reply(effects.answer)
                if message is not None and pending.viewer in sockets:
                    if batcher.pending:
                        batcher.flush_for(pending.viewer)
                    outbox.setdefault(sockets[pending.viewer], []).append(message)
                    if type(effects.answer) is Rejection:
                        sockets[pending.viewer].refused()
            for delivery in effects.deliveries:
                if len(delivery.viewers) >= BATCH_FROM_VIEWERS:
                    for socket in outbox:  # individual messages come first
                        socket.send_packet(outbox[socket])
                    outbox.clear()
                    batcher.send(delivery.viewers, delivery.message)
                    continue
                for viewer in delivery.viewers:
                    if viewer in sockets:
                        if batcher.pending:
                            batcher.flush_for(viewer)
                        outbox.setdefault(sockets[viewer], []).append(delivery.message)
            for viewer in effects.disconnect:
                if viewer in sockets:
                    sockets[viewer].drop("removed")
            for message in effects.phrases:
                listener.phrase_said(self.id, message)
            if effects.bot_requests:
                self._start_bots(effects.bot_requests)
            if self._timer is not None or effects.wake_at is not None:
                self._set_timer(effects.wake_at)
        for socket, messages in outbox.items():
            socket.send_packet(messages)

    def _set_timer(self, time: float | None) -> None:
        """Set the timer to this time, replacing the previous one. None only cancels it."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if time is not None and self._is_elected:
            delay = max(time - self._ports.now(), 0)
            self._timer = asyncio.get_running_loop().call_later(delay, self.post, c.Tick())

    def _process_other_output(self, output: ActorOutput) -> None:
        """Carry out an output other than a write or a batch."""
        match output:
            case ReadRows() | LoadTable() | ReadHistory():
                self._read_task = asyncio.get_running_loop().create_task(self._read_and_pass_on(output))
            case RetryLater():
                if self.sockets:
                    asyncio.get_running_loop().call_later(RETRY_AFTER_S, self.post, c.Tick())
            case TableGone():
                for socket in self.sockets.values():
                    socket.drop(output.reason)
                self._on_gone(self)
            case Failure():
                self._ports.listener.failed(self.id, output)

    async def _read_and_pass_on(self, request: ReadRows | LoadTable | ReadHistory) -> None:
        """Read from the store and pass the result to the actor."""
        ports = self._ports
        result = await read_from_store(request, ports.store, ports.catalogue, self.id, ports.now(), ports.offload)
        self.drive(result)
        if ports.election is not None and isinstance(result, RowsRead) and result.rows:
            self._start_bots_and_timer()

    # ---------------------------------------------------------------- bots

    async def _wait_for_election(self, election: Election) -> None:
        """Wait until this process is elected, then start the table's bots and timers."""
        await election.claim(self.id)
        self._is_elected = True
        self._start_bots_and_timer()

    def _start_bots_and_timer(self) -> None:
        """Start the bots and timers of the table if this process is elected, as if no bot had been asked yet."""
        table = self._actor.table
        if self._is_elected and table is not None:
            table.pending_bots = {}  # so that the table asks its bots again
            effects = table.initial_effects(self._ports.now())
            self._start_bots(effects.bot_requests)
            self._set_timer(effects.wake_at)

    def _start_held_bots(self) -> None:
        """Start the bots that were held back while nobody watched."""
        if self.sockets and self._thread_task is None:
            requests, self._held_requests = self._held_requests, []
            self._start_bots(requests)

    def _start_bots(self, requests: list[BotRequest]) -> None:
        """Start bots if someone is watching; otherwise hold the requests back. Outdated requests are skipped."""
        if not self.sockets or not self._is_elected:
            self._held_requests += requests
            return
        table = self._actor.table
        for request in requests:
            key = (request.seat, request.question, request.is_hint)
            if key in self._bot_tasks or table is None or (table.bot_on(request.seat) is None) is not request.is_hint:
                continue
            if table.questions[request.seat] == request.question:
                bot_input = table.bot_input(request.seat, request.character)
                self._bot_tasks[key] = task = asyncio.get_running_loop().create_task(self._run_bot(request, bot_input))
                task.add_done_callback(partial(self._bot_finished, key))

    async def _run_bot(self, request: BotRequest, bot_input: BotInput) -> None:
        """Wait for a bot's action and post it."""
        action = await self._ports.bots.choose(bot_input, self._on_behalf_of(request), request.must)
        if request.is_hint:
            self.post(c.HintReady(request.seat, request.question, action))
        elif action is not None or request.must:
            self.post(c.BotMove(request.seat, request.question, action))

    def _bot_finished(self, key: tuple[int, int, bool], task: asyncio.Task[None]) -> None:
        """Forget a finished bot task, and report its failure."""
        self._bot_tasks.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._ports.listener.failed(self.id, Failure("thinking failed", error))

    def _on_behalf_of(self, request: BotRequest) -> tuple[str, str]:
        """Return the address and device on whose behalf a bot thinks: for a hint the device of the person in that seat,
        otherwise the host's. If that device is not connected, the address is any viewer's."""
        table = self._actor.table
        device = table.host if table is not None else ""
        if table is not None and request.is_hint:
            person = person_at(table.occupants[request.seat])
            device = device if person is None else person.device
        watching = sorted(self.sockets.values(), key=lambda socket: (socket.device != device, socket.number))
        return (watching[0].address if watching else "", device)


async def read_from_store(
    request: ReadRows | LoadTable | ReadHistory,
    store: Store,
    catalogue: Catalogue,
    table: str,
    now: float,
    offload: Offload = run_inline,
) -> RowsRead | TableLoaded | HistoryRead:
    """Read from the store what an output asks for. If reading failed, the result contains the error."""
    try:
        if isinstance(request, ReadRows):
            return RowsRead(await store.rows(table, after=request.after))
        if isinstance(request, ReadHistory):
            return HistoryRead(await store.rows(table))
        return TableLoaded(await load_table(store, catalogue, table, now, offload=offload))
    except Exception as error:
        if isinstance(request, LoadTable):
            return TableLoaded(error=error)
        return RowsRead(error=error) if isinstance(request, ReadRows) else HistoryRead(error=error)
