"""The actor of one table. It takes inputs and returns outputs, and does no I/O."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal

from mulot.actor.inputs_outputs import (
    ActorInput,
    ActorOutput,
    CommandBatch,
    Failure,
    HistoryRead,
    LoadTable,
    PendingCommand,
    ReadHistory,
    ReadRows,
    RemoteWrite,
    RetryLater,
    RowsRead,
    RowsRewritten,
    TableDeleted,
    TableGone,
    TableLoaded,
    WriteRows,
)
from mulot.actor.store_interface import Conflict, NoSuchTable, Quarantined, StoreDown, WriteResult
from mulot.core.tail_list import NotInMemory
from mulot.table import Append, Effects, Row, Table
from mulot.table import commands as c
from mulot.table.history_window import LONG_GAME_LINES, SLOW_COMMANDS
from mulot.table.messages import Rejection
from mulot.table.records import has_undo

MAX_BATCH = 32
"""Maximum number of commands whose rows are appended together."""
MAX_ATTEMPTS = 6
"""How many times a command is handled if other nodes keep writing first."""
PRESENCE_COMMANDS = frozenset((c.ConnectViewer, c.DisconnectViewer, c.RemotePresence, c.Inspect))
"""Commands that change who is connected, or whose sender must not be shown an outdated state."""


class TableActor:
    """The actor of one table. It does one thing at a time (write, read or load); in the meantime commands wait.

    A command is answered only once its rows are durable. After a conflict, a failed write or a failed command, the
    table is reloaded and the waiting commands are handled again, so no acknowledged move is ever lost.
    """

    def __init__(self, table_id: str, table: Table | None = None, shared_store: bool = False) -> None:
        self.id = table_id
        self.table = table
        """None if it has to be loaded. A new table is empty; its first command must be `OpenTable`."""
        self.shared_store = shared_store
        """True if other nodes write to the same store."""
        self.pending: deque[PendingCommand] = deque()
        self.viewers: dict[int, str] = {}
        """The device of each viewer. Viewers are connected again after the table has been reloaded."""
        self.remote_devices: set[str] = set()
        """Devices connected to other nodes."""
        self.known_rev = -1
        """The number of the last row known to be in the store."""
        self.must_reread = False
        """True if other nodes may have written rows that are not known here: read the store before refusing or showing
        anything."""
        self.needs_history = False
        """True if the next command needs history that is not in memory."""
        self.deleted = False
        """True if the table was deleted; all commands are then refused."""
        self.must_reload = False
        """True if stored rows were changed: load the table again before doing anything else."""
        self._in_progress: CommandBatch | Literal["load", "read-rows", "read-history"] | None = None

    @property
    def is_busy(self) -> bool:
        """True if something is in progress or a command is waiting."""
        return self._in_progress is not None or bool(self.pending)

    def takes_long(self, actor_input: ActorInput) -> bool:
        """True if `receive` may take a long time for this input. A driver of several tables then calls it in a
        thread."""
        table = actor_input.table if isinstance(actor_input, TableLoaded) else self.table
        if isinstance(actor_input, RowsRead | HistoryRead) and (
            len(actor_input.rows) > LONG_GAME_LINES or has_undo(actor_input.rows)
        ):
            return table is not None
        is_slow = isinstance(actor_input, PendingCommand) and type(actor_input.command) in SLOW_COMMANDS
        is_slow = is_slow or (
            bool(self.pending) and any(type(asked.command) in SLOW_COMMANDS for asked in self.pending)
        )
        return is_slow and table is not None and table.is_long_game

    def receive(self, actor_input: ActorInput, now: float) -> list[ActorOutput]:
        """Process an input at time `now` and return the outputs, which must be carried out in order."""
        outputs: list[ActorOutput] = []
        if isinstance(actor_input, PendingCommand):
            if type(actor_input.command) in PRESENCE_COMMANDS:
                self._track_presence(actor_input)
            self.pending.append(actor_input)
        elif isinstance(actor_input, WriteResult):
            batch, self._in_progress = self._in_progress, None
            assert isinstance(batch, CommandBatch)
            if actor_input.error is not None:
                self._write_failed(batch.commands, actor_input.error, now, outputs)
            else:
                self.known_rev = max(self.known_rev, batch.rev)
                outputs.append(batch)
        else:
            self._receive_other(actor_input, now, outputs)
        while self._in_progress is None:
            if self.must_reload:
                self.must_reload, self.table, self.known_rev = False, None, -1
            table = self.table
            behind = table is not None and self.known_rev > table.rev
            if not self.pending and not behind:
                break
            if self.deleted:
                self._refuse_all("such-table", now, outputs)
                break
            if table is None:
                self._in_progress = "load"
                outputs.append(LoadTable())
                break
            if self.must_reread or behind:
                self.must_reread, self._in_progress = False, "read-rows"
                outputs.append(ReadRows(table.rev))
                break
            if self.needs_history:
                self.needs_history, self._in_progress = False, "read-history"
                outputs.append(ReadHistory())
                break
            limit, batch = (1 if self.pending[0].attempts > 1 else MAX_BATCH), CommandBatch(now)
            while self.pending and len(batch.effects) < limit and not self.must_reread and not self.needs_history:
                pending = self.pending.popleft()
                try:
                    effects = table.handle(pending.command, now, pending.device, pending.viewer)
                except NotInMemory:
                    self.pending.appendleft(pending)
                    self.needs_history = True
                    continue
                except Exception as error:
                    self._command_failed(pending, batch, error, outputs)
                    break
                if isinstance(effects.answer, Rejection):
                    self._handle_refusal(table, pending, effects, batch)
                else:
                    batch.effects.append((pending, effects))
            else:
                rows, summary = list[Row](), None
                for _, effects in batch.effects:
                    rows += effects.rows
                    summary = effects.summary or summary
                    if effects.new_table is not None:
                        batch.appends.append(effects.new_table)
                if rows:
                    batch.appends.insert(0, Append(table.id, rows, summary))
                    batch.rows, batch.rev = len(rows), table.rev
                if batch.appends:
                    self._in_progress = batch
                    outputs.append(WriteRows(batch.appends))
                elif batch.effects:
                    outputs.append(batch)
        return outputs

    def _track_presence(self, pending: PendingCommand) -> None:
        """Keep track of who is connected, and of when the store must be read before anything is shown."""
        match pending.command:
            case c.ConnectViewer() if pending.viewer is not None and pending.device is not None:
                self.viewers[pending.viewer] = pending.device
                self.must_reread |= self.shared_store
            case c.DisconnectViewer() if pending.viewer is not None:
                self.viewers.pop(pending.viewer, None)
            case c.RemotePresence(device=device, here=here):
                (self.remote_devices.add if here else self.remote_devices.discard)(device)
            case c.Inspect():
                self.must_reread |= self.shared_store

    def _receive_other(
        self,
        actor_input: RowsRead | TableLoaded | HistoryRead | RemoteWrite | TableDeleted | RowsRewritten,
        now: float,
        outputs: list[ActorOutput],
    ) -> None:
        """Process an input that is neither a command nor the result of a write."""
        if isinstance(actor_input, RemoteWrite):
            self.known_rev = max(self.known_rev, actor_input.rev)
            return
        if isinstance(actor_input, RowsRewritten):
            self.must_reload = True
            self.pending.append(PendingCommand(c.Tick()))
            return
        if isinstance(actor_input, TableDeleted):
            self._table_deleted(now, outputs)
            return
        self._in_progress = None
        if self.deleted:
            return  # this was read before the table was deleted
        match actor_input:
            case RowsRead():
                self._rows_read(actor_input, now, outputs)
            case HistoryRead():
                self._history_read(actor_input, now, outputs)
            case TableLoaded(table=table) if table is not None:
                self._table_loaded(table, now, outputs)
            case TableLoaded(error=error):
                self._load_failed(error, now, outputs)

    # ---------------------------------------------------------------- rows of other nodes

    def _handle_refusal(self, table: Table, pending: PendingCommand, effects: Effects, batch: CommandBatch) -> None:
        """Handle a refusal. If rows from another node might change the answer, read them and handle the command
        again."""
        opens = isinstance(pending.command, c.OpenTable)
        retries = self.shared_store and not pending.rechecked and pending.reply is not None and not opens
        batch.effects.append((None if retries else pending, effects))
        if opens:
            self.table = None  # the table was not created
        if retries:
            table.forget_refusal(pending.command)
            effects.answer = None
            pending.rechecked = self.must_reread = True
            self.pending.appendleft(pending)

    def _rows_read(self, result: RowsRead, now: float, outputs: list[ActorOutput]) -> None:
        """Apply rows from other nodes. If they cannot be applied, load the table again."""
        table = self.table
        assert table is not None
        error = _apply_read(result, lambda rows: outputs.append(_single(None, table.catch_up(rows, now), now)))
        if isinstance(error, NoSuchTable):
            self._table_deleted(now, outputs)
            return
        self.known_rev, self.needs_history = table.rev, table.needs_history
        if error is None or isinstance(error, StoreDown):
            return
        if isinstance(error, NotInMemory):
            self._discard_table("rows undo lines that are no longer in memory", None, "past", outputs)
        else:
            self._discard_table("rows of another node cannot be applied", error, "error", outputs)
        self.pending.append(PendingCommand(c.Tick()))

    def _history_read(self, result: HistoryRead, now: float, outputs: list[ActorOutput]) -> None:
        """Restore the table's history. If it cannot be read, refuse the command that needs it."""
        assert self.table is not None
        error = _apply_read(result, self.table.restore_history)
        if isinstance(error, NoSuchTable):
            self._table_deleted(now, outputs)
            return
        if error is not None:
            outputs.append(Failure("table history cannot be read", error))
            if self.pending:
                pending = self.pending.popleft()
                down = isinstance(error, StoreDown)
                outputs.append(_single(pending, pending.refusal("store-down" if down else "error"), now))

    # ---------------------------------------------------------------- failures

    def _command_failed(
        self, pending: PendingCommand, batch: CommandBatch, error: Exception, outputs: list[ActorOutput]
    ) -> None:
        """Handle an unexpected error in a command: refuse it, load the table again, and handle the other commands
        again."""
        self._discard_table("command failed", error, "error", outputs, type(pending.command).__name__)
        self.pending.extendleft(reversed(batch.commands))
        outputs.append(_single(pending, pending.refusal("error"), batch.started_at))

    def _write_failed(
        self, commands: list[PendingCommand], error: Exception, now: float, outputs: list[ActorOutput]
    ) -> None:
        """Handle a failed write. After a conflict the commands are handled again; if the store is unavailable they are
        refused."""
        conflict = isinstance(error, Conflict)
        unforeseen = None if conflict or isinstance(error, StoreDown) else error
        self._discard_table("append failed", unforeseen, "conflict" if conflict else "store", outputs)
        for pending in reversed(commands):
            pending.attempts += 1
            if conflict and pending.attempts < MAX_ATTEMPTS:
                self.pending.appendleft(pending)
            else:
                outputs.append(_single(pending, pending.refusal("conflict" if conflict else "store-down"), now))

    def _discard_table(
        self,
        message: str,
        error: Exception | None,
        reload_reason: str,
        outputs: list[ActorOutput],
        command: str | None = None,
    ) -> None:
        """Discard the table in memory, so that it will be reloaded."""
        self.table, self.known_rev = None, -1
        outputs.append(Failure(message, error, reload_reason, command))

    def _table_loaded(self, table: Table, now: float, outputs: list[ActorOutput]) -> None:
        """Use the loaded table. All viewers rejoin before any other pending command is handled."""
        self.table, self.known_rev, self.must_reread = table, table.rev, False
        waiting = {asked.viewer for asked in self.pending if isinstance(asked.command, c.ConnectViewer)}
        for viewer, device in self.viewers.items():
            if viewer not in waiting:
                self.pending.appendleft(PendingCommand(c.ConnectViewer(), device, viewer))
        for device in self.remote_devices:
            self.pending.appendleft(PendingCommand(c.RemotePresence(device, True)))
        outputs.append(_single(None, table.initial_effects(now), now))

    def _load_failed(self, error: Exception | None, now: float, outputs: list[ActorOutput]) -> None:
        """Refuse all pending commands. Try again only if the store is unavailable."""
        if isinstance(error, NoSuchTable):
            self._table_deleted(now, outputs)
            return
        quarantined, down = isinstance(error, Quarantined), isinstance(error, StoreDown)
        self._refuse_all("put-aside" if quarantined else "store-down" if down else "error", now, outputs)
        if down:
            outputs.append(RetryLater())
        else:
            outputs += [
                Failure("table cannot be loaded", error),
                TableGone("put-aside" if quarantined else "no-such-table"),
            ]

    def _table_deleted(self, now: float, outputs: list[ActorOutput]) -> None:
        """Discard the table, refuse all pending commands, and report the deletion to the driver."""
        self.table, self.deleted, self.known_rev = None, True, -1
        self._refuse_all("such-table", now, outputs)
        outputs.append(TableGone("deleted"))

    def _refuse_all(self, reason: str, now: float, outputs: list[ActorOutput]) -> None:
        """Refuse all pending commands."""
        while self.pending:
            pending = self.pending.popleft()
            outputs.append(_single(pending, pending.refusal(reason), now))


def _apply_read(result: RowsRead | HistoryRead, apply: Callable[[Sequence[Row]], object]) -> Exception | None:
    """Apply the rows that were read. Return the error if reading or applying failed, otherwise None."""
    if result.error is not None:
        return result.error
    try:
        apply(result.rows)
    except Exception as broken:
        return broken
    return None


def _single(pending: PendingCommand | None, effects: Effects, now: float) -> CommandBatch:
    """Return a batch of a single command."""
    batch = CommandBatch(now)
    batch.effects.append((pending, effects))
    return batch
