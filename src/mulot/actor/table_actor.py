"""The actor of one table. Inputs go in, outputs come out; it does no I/O."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal

from mulot.actor.inbox import CommandBatch, PendingCommand
from mulot.actor.inputs_outputs import (
    ActorInput,
    ActorOutput,
    Failure,
    HistoryRead,
    LoadTable,
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
"""How often a command is handled if another node keeps writing first."""
PRESENCE_COMMANDS = frozenset((c.ConnectViewer, c.DisconnectViewer, c.RemotePresence, c.Inspect))
"""Commands that change who is connected, or whose sender must not be shown outdated state."""


class TableActor:
    """The actor of one table. It does one thing at a time (write, read or load); meanwhile commands wait.

    A command is answered only once its rows are durable. After a conflict, a failed write or a failed command, the
    table is loaded again and the waiting commands are handled again, so no acknowledged move is ever lost.
    """

    def __init__(self, name: str, table: Table | None = None, shared: bool = False) -> None:
        self.id = name
        self.table = table
        """None if it has to be loaded. A new table is empty, and its first command is `OpenTable`."""
        self.shared = shared
        """True if other nodes write to the same store."""
        self.inbox: deque[PendingCommand] = deque()
        self.watching: dict[int, str] = {}
        """The device of each viewer; they enter again after the table is loaded again."""
        self.elsewhere: set[str] = set()
        """Devices connected to other nodes."""
        self.heard_of = -1
        """The last row known to be in the store."""
        self.stale = False
        """Other nodes may have written rows not seen here; read the store before refusing or showing."""
        self.forgotten = False
        """The next command needs history that is not in memory."""
        self.erased = False
        """The table was deleted; all commands are refused."""
        self.rewritten = False
        """Stored rows were changed: load the table again before anything else."""
        self._under_way: CommandBatch | Literal["load", "look", "remember"] | None = None

    @property
    def busy(self) -> bool:
        """True if something is in progress or waiting."""
        return self._under_way is not None or bool(self.inbox)

    def takes_long(self, happened: ActorInput) -> bool:
        """True if `receive` may take long with this input; drivers of several tables then call it in a thread."""
        table = happened.table if isinstance(happened, TableLoaded) else self.table
        if isinstance(happened, RowsRead | HistoryRead) and (
            len(happened.rows) > LONG_GAME_LINES or has_undo(happened.rows)
        ):
            return table is not None
        dear = isinstance(happened, PendingCommand) and type(happened.command) in SLOW_COMMANDS
        dear = dear or (bool(self.inbox) and any(type(asked.command) in SLOW_COMMANDS for asked in self.inbox))
        return dear and table is not None and table.is_long

    def receive(self, happened: ActorInput, now: float) -> list[ActorOutput]:
        """Process an input at time `now` and return the outputs, to be carried out in order."""
        steps: list[ActorOutput] = []
        if isinstance(happened, PendingCommand):
            if type(happened.command) in PRESENCE_COMMANDS:
                self._note(happened)
            self.inbox.append(happened)
        elif isinstance(happened, WriteResult):
            handled, self._under_way = self._under_way, None
            assert isinstance(handled, CommandBatch)
            if happened.error is not None:
                self._not_written(handled.asked, happened.error, now, steps)
            else:
                self.heard_of = max(self.heard_of, handled.rev)
                steps.append(handled)
        else:
            self._take_in(happened, now, steps)
        while self._under_way is None:
            if self.rewritten:
                self.rewritten, self.table, self.heard_of = False, None, -1
            table = self.table
            behind = table is not None and self.heard_of > table.rev
            if not self.inbox and not behind:
                break
            if self.erased:
                self._refuse_all("such-table", now, steps)
                break
            if table is None:
                self._under_way = "load"
                steps.append(LoadTable())
                break
            if self.stale or behind:
                self.stale, self._under_way = False, "look"
                steps.append(ReadRows(table.rev))
                break
            if self.forgotten:
                self.forgotten, self._under_way = False, "remember"
                steps.append(ReadHistory())
                break
            together, handled = (1 if self.inbox[0].tries > 1 else MAX_BATCH), CommandBatch(now)
            while self.inbox and len(handled.effects) < together and not self.stale and not self.forgotten:
                asked = self.inbox.popleft()
                try:
                    effects = table.handle(asked.command, now, asked.device, asked.viewer)
                except NotInMemory:
                    self.inbox.appendleft(asked)
                    self.forgotten = True
                    continue
                except Exception as error:
                    self._stumbled(asked, handled, error, steps)
                    break
                if isinstance(effects.answer, Rejection):
                    self._refused(table, asked, effects, handled)
                else:
                    handled.effects.append((asked, effects))
            else:
                rows, summary = list[Row](), None
                for _, effects in handled.effects:
                    rows += effects.append
                    summary = effects.summary or summary
                    if effects.opens is not None:
                        handled.appends.append(effects.opens)
                if rows:
                    handled.appends.insert(0, Append(table.id, rows, summary))
                    handled.rows, handled.rev = len(rows), table.rev
                if handled.appends:
                    self._under_way = handled
                    steps.append(WriteRows(handled.appends))
                elif handled.effects:
                    steps.append(handled)
        return steps

    def _note(self, asked: PendingCommand) -> None:
        """Keep track of who is connected, and of when the store must be read before showing anything."""
        match asked.command:
            case c.ConnectViewer() if asked.viewer is not None and asked.device is not None:
                self.watching[asked.viewer] = asked.device
                self.stale |= self.shared
            case c.DisconnectViewer() if asked.viewer is not None:
                self.watching.pop(asked.viewer, None)
            case c.RemotePresence(device=device, here=here):
                (self.elsewhere.add if here else self.elsewhere.discard)(device)
            case c.Inspect():
                self.stale |= self.shared

    def _take_in(
        self,
        happened: RowsRead | TableLoaded | HistoryRead | RemoteWrite | TableDeleted | RowsRewritten,
        now: float,
        steps: list[ActorOutput],
    ) -> None:
        """Process an input that is neither a command nor the result of a write."""
        if isinstance(happened, RemoteWrite):
            self.heard_of = max(self.heard_of, happened.rev)
            return
        if isinstance(happened, RowsRewritten):
            self.rewritten = True
            self.inbox.append(PendingCommand(c.Tick()))
            return
        if isinstance(happened, TableDeleted):
            self._vanish(now, steps)
            return
        self._under_way = None
        if self.erased:
            return  # read before the table was deleted
        match happened:
            case RowsRead():
                self._found(happened, now, steps)
            case HistoryRead():
                self._remembered(happened, now, steps)
            case TableLoaded(table=table) if table is not None:
                self._loaded(table, now, steps)
            case TableLoaded(error=error):
                self._not_loaded(error, now, steps)

    # ---------------------------------------------------------------- what others wrote

    def _refused(self, table: Table, asked: PendingCommand, effects: Effects, handled: CommandBatch) -> None:
        """Handle a refusal. If another node's rows might change it, read them and handle the command again instead."""
        opens = isinstance(asked.command, c.OpenTable)
        again = self.shared and not asked.looked and asked.reply is not None and not opens
        handled.effects.append((None if again else asked, effects))
        if opens:
            self.table = None  # the table was not created
        if again:
            table.forget_refusal(asked.command)
            effects.answer = None
            asked.looked = self.stale = True
            self.inbox.appendleft(asked)

    def _found(self, found: RowsRead, now: float, steps: list[ActorOutput]) -> None:
        """Apply rows of other nodes; if they cannot be applied, load the table again."""
        table = self.table
        assert table is not None
        error = _apply_read(found, lambda rows: steps.append(_single(None, table.catch_up(rows, now), now)))
        if isinstance(error, NoSuchTable):
            self._vanish(now, steps)
            return
        self.heard_of, self.forgotten = table.rev, table.needs_past
        if error is None or isinstance(error, StoreDown):
            return
        if isinstance(error, NotInMemory):
            self._forget("rows undo lines that are no longer in memory", None, "past", steps)
        else:
            self._forget("rows of another node cannot be applied", error, "error", steps)
        self.inbox.append(PendingCommand(c.Tick()))

    def _remembered(self, found: HistoryRead, now: float, steps: list[ActorOutput]) -> None:
        """Restore the table's history. If it cannot be read, refuse the command that needed it."""
        assert self.table is not None
        error = _apply_read(found, self.table.remember)
        if isinstance(error, NoSuchTable):
            self._vanish(now, steps)
            return
        if error is not None:
            steps.append(Failure("table history cannot be read", error))
            if self.inbox:
                asked = self.inbox.popleft()
                down = isinstance(error, StoreDown)
                steps.append(_single(asked, asked.refused("store-down" if down else "error"), now))

    # ---------------------------------------------------------------- trouble

    def _stumbled(
        self, asked: PendingCommand, handled: CommandBatch, error: Exception, steps: list[ActorOutput]
    ) -> None:
        """A command raised an unexpected error: refuse it, load the table again, and handle the others again."""
        self._forget("command failed", error, "error", steps, type(asked.command).__name__)
        self.inbox.extendleft(reversed(handled.asked))
        steps.append(_single(asked, asked.refused("error"), handled.began))

    def _not_written(self, asked: list[PendingCommand], error: Exception, now: float, steps: list[ActorOutput]) -> None:
        """The rows were not written. After a conflict handle the commands again; if the store is unavailable refuse
        them."""
        conflict = isinstance(error, Conflict)
        unforeseen = None if conflict or isinstance(error, StoreDown) else error
        self._forget("append failed", unforeseen, "conflict" if conflict else "store", steps)
        for each in reversed(asked):
            each.tries += 1
            if conflict and each.tries < MAX_ATTEMPTS:
                self.inbox.appendleft(each)
            else:
                steps.append(_single(each, each.refused("conflict" if conflict else "store-down"), now))

    def _forget(
        self, what: str, error: Exception | None, why: str, steps: list[ActorOutput], command: str | None = None
    ) -> None:
        """Discard the table in memory, so that it is loaded again."""
        self.table, self.heard_of = None, -1
        steps.append(Failure(what, error, why, command))

    def _loaded(self, table: Table, now: float, steps: list[ActorOutput]) -> None:
        """Use the loaded table. All viewers enter again before anything else that waits."""
        self.table, self.heard_of, self.stale = table, table.rev, False
        waiting = {asked.viewer for asked in self.inbox if isinstance(asked.command, c.ConnectViewer)}
        for viewer, device in self.watching.items():
            if viewer not in waiting:
                self.inbox.appendleft(PendingCommand(c.ConnectViewer(), device, viewer))
        for device in self.elsewhere:
            self.inbox.appendleft(PendingCommand(c.RemotePresence(device, True)))
        steps.append(_single(None, table.awake(now), now))

    def _not_loaded(self, error: Exception | None, now: float, steps: list[ActorOutput]) -> None:
        """Refuse everything that waits. Retry only if the store is unavailable."""
        if isinstance(error, NoSuchTable):
            self._vanish(now, steps)
            return
        aside, down = isinstance(error, Quarantined), isinstance(error, StoreDown)
        self._refuse_all("put-aside" if aside else "store-down" if down else "error", now, steps)
        if down:
            steps.append(RetryLater())
        else:
            steps += [Failure("table cannot be loaded", error), TableGone("put-aside" if aside else "no-such-table")]

    def _vanish(self, now: float, steps: list[ActorOutput]) -> None:
        """Handle the deletion of the table."""
        self.table, self.erased, self.heard_of = None, True, -1
        self._refuse_all("such-table", now, steps)
        steps.append(TableGone("deleted"))

    def _refuse_all(self, no: str, now: float, steps: list[ActorOutput]) -> None:
        """Refuse everything that waits."""
        while self.inbox:
            asked = self.inbox.popleft()
            steps.append(_single(asked, asked.refused(no), now))


def _apply_read(found: RowsRead | HistoryRead, take: Callable[[Sequence[Row]], object]) -> Exception | None:
    """Apply rows that were read; return the error if that failed or if they could not be read."""
    if found.error is not None:
        return found.error
    try:
        take(found.rows)
    except Exception as broken:
        return broken
    return None


def _single(asked: PendingCommand | None, effects: Effects, now: float) -> CommandBatch:
    """Return a batch of one request."""
    handled = CommandBatch(now)
    handled.effects.append((asked, effects))
    return handled
