"""Drives the actor of a table by hand, without a store or a clock."""

from __future__ import annotations

from kit.table_harness import HOUSE, SEED
from mulot.actor import Answer, CommandBatch, PendingCommand, TableLoaded, WriteResult
from mulot.actor.inputs_outputs import ActorOutput, WriteRows
from mulot.actor.table_actor import TableActor
from mulot.table import Row, Table
from mulot.table import commands as c

OPEN = c.OpenTable(table="nest", seed=SEED, game="skirmish", seats=2, options={"first": 0, "charms": False})


class ManualDriver:
    """Drives an actor by hand, and keeps its rows as a store would."""

    def __init__(self, shared: bool = False) -> None:
        self.actor = TableActor("nest", Table(HOUSE, 0.0), shared)
        self.rows: list[Row] = []
        self.answers: list[Answer] = []
        self.messages: list[bytes] = []

    def send(self, command: c.Command, device: str | None = "anna", viewer: int | None = None) -> list[ActorOutput]:
        """Send a command to the actor."""
        return self.carry_out(self.actor.receive(PendingCommand(command, device, viewer, self.answers.append), 0.0))

    def write_done(self, error: Exception | None = None) -> list[ActorOutput]:
        """Report the result of the pending write."""
        return self.carry_out(self.actor.receive(WriteResult(error), 0.0))

    def carry_out(self, steps: list[ActorOutput]) -> list[ActorOutput]:
        """Deliver answers and messages; return the other outputs."""
        for step in steps:
            if isinstance(step, CommandBatch):
                for asked, effects in step.effects:
                    if asked is not None and asked.reply is not None and effects.answer is not None:
                        asked.reply(effects.answer)
                    self.messages += [telling.message for telling in effects.deliveries]
        return [step for step in steps if not isinstance(step, CommandBatch)]

    def send_and_write(self, command: c.Command, device: str | None = "anna", viewer: int | None = None) -> None:
        """Send a command and complete its write."""
        for step in self.send(command, device, viewer):
            assert isinstance(step, WriteRows)
            self.rows += [row for append in step.appends if append.table == "nest" for row in append.rows]
            self.write_done()

    def reload(self) -> TableLoaded:
        """Load the table from the rows written so far."""
        return TableLoaded(Table.load(HOUSE, self.rows, 0.0))
