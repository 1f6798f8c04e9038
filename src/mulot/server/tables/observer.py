"""Reports what happens at the tables of a server, to other nodes, the metrics and the log."""

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
COUNTED_REASONS = frozenset(
    (*REFUSAL_REASONS, *COMMON_REASONS, "store-down", "conflict", "error", "put-aside", "such-table")
)
"""Reasons that the refusal metric counts by name. Refusals by the games' rules are counted together."""


class TableObserver:
    """Observes all tables of a process. Numbers that change with every move are first summed up here, and reported once
    per iteration of the event loop, because with several processes updating a metric takes several system calls."""

    def __init__(self, notifier: Notifier, store: MonitoredStore) -> None:
        self._notifier = notifier
        self._store = store
        self.phrase_said = notifier.publish_message
        self._rows = self._moves = 0
        self._longest = 0.0
        self._scheduled = False
        """True if the metrics will be updated at the end of this iteration of the event loop."""

    def batch_done(self, table: str, batch: CommandBatch, seconds: float) -> None:
        """Count rows, moves and refusals, and tell the nodes that also have the table in memory about the new rows."""
        for asked, effects in batch.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                if type(effects.answer) is Rejection:
                    reason = effects.answer.no if effects.answer.no in COUNTED_REASONS else "rule"
                    metrics.refusals.labels(reason).inc()
                elif type(asked.command) is c.PlayMove:
                    self._moves += 1
        if batch.rows:
            self._rows += batch.rows
            self._longest = max(self._longest, seconds)
            # If a table is only on this node, nobody needs a notice. A node that loads it asks who else has it.
            if table in self._notifier.nodes_by_table:
                self._notifier.publish_row(table, batch.rev)
        if (self._rows or self._moves) and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._update_metrics)

    def _update_metrics(self) -> None:
        if self._rows:
            metrics.rows.inc(self._rows)
            metrics.commits.observe(self._longest)
        if self._moves:
            metrics.moves.inc(self._moves)
        self._rows, self._moves, self._longest, self._scheduled = 0, 0, 0.0, False

    def failed(self, table: str, failure: Failure) -> None:
        """Count a failure and log it."""
        if failure.reload_reason is not None:
            metrics.reloads.labels(failure.reload_reason).inc()
        if failure.reload_reason == "store":
            self._store.record_failure("rows were not written")
        if isinstance(failure.error, StoreError):
            log.error(failure.message, table=table, why=type(failure.error).__name__)
        elif failure.error is not None:
            metrics.errors.inc()
            log.error(failure.message, table=table, command=failure.command, exc_info=failure.error)
