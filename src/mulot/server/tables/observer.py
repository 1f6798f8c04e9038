"""What a server tells of its tables: to other nodes, to the figures, to the log."""

from __future__ import annotations

import asyncio

import structlog

from mulot.actor import CommandBatch, Failure, StoreError
from mulot.core.game import COMMON_REASONS
from mulot.server import metrics
from mulot.server.cluster.pubsub import Notifier
from mulot.server.tables.monitored_store import MonitoredStore
from mulot.table import commands as c
from mulot.table.messages import REFUSAL_REASONS, Rejection

log = structlog.get_logger()
HOUSE = frozenset((*REFUSAL_REASONS, *COMMON_REASONS, "store-down", "conflict", "error", "put-aside", "such-table"))


class TableObserver:
    """For all rooms of a process. What every move adds to is counted here first, and told once for all that the loop
    does in one turn: where there are several processes, each number that is told is a few calls of the system."""

    def __init__(self, notifier: Notifier, store: MonitoredStore) -> None:
        self._notifier = notifier
        self._store = store
        self.phrase_said = notifier.publish_message
        self._rows = self._moves = 0
        self._longest = 0.0
        self._soon = False
        """The figures are told at the end of this turn of the loop."""

    def batch_done(self, table: str, handled: CommandBatch, seconds: float) -> None:
        """Rows, moves and refusals are counted; nodes that have the table in memory, too, hear of the rows."""
        for asked, effects in handled.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                if type(effects.answer) is Rejection:
                    metrics.refusals.labels(effects.answer.no if effects.answer.no in HOUSE else "rule").inc()
                elif type(asked.command) is c.PlayMove:
                    self._moves += 1
        if handled.rows:
            self._rows += handled.rows
            self._longest = max(self._longest, seconds)
            # Where a table lives on one node, nobody waits to hear of its rows. A node that loads it asks who is there.
            if table in self._notifier.nodes_by_table:
                self._notifier.publish_row(table, handled.rev)
        if (self._rows or self._moves) and not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        if self._rows:
            metrics.rows.inc(self._rows)
            metrics.commits.observe(self._longest)
        if self._moves:
            metrics.moves.inc(self._moves)
        self._rows, self._moves, self._longest, self._soon = 0, 0, 0.0, False

    def failed(self, table: str, trouble: Failure) -> None:
        """It is counted and logged."""
        if trouble.reload_reason is not None:
            metrics.reloads.labels(trouble.reload_reason).inc()
        if trouble.reload_reason == "store":
            self._store.failed("rows were not written")
        if isinstance(trouble.error, StoreError):
            log.error(trouble.message, table=table, why=type(trouble.error).__name__)
        elif trouble.error is not None:
            metrics.errors.inc()
            log.error(trouble.message, table=table, command=trouble.command, exc_info=trouble.error)
