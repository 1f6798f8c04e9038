"""A room that a test drives by hand: no store, no clock."""

from __future__ import annotations

from kit.checked_table import HOUSE, SEED
from mulot.actor import (
    ActorOutput,
    Answer,
    CommandBatch,
    PendingCommand,
    TableActor,
    TableLoaded,
    WriteResult,
    WriteRows,
)
from mulot.table import Row, Table
from mulot.table import commands as c

OPEN = c.OpenTable(table="nest", seed=SEED, game="skirmish", seats=2, options={"first": 0, "charms": False})


class Desk:
    """Drives a room by hand, and keeps what a store would."""

    def __init__(self, shared: bool = False) -> None:
        self.room = TableActor("nest", Table(HOUSE, 0.0), shared)
        self.rows: list[Row] = []
        self.answers: list[Answer] = []
        self.told: list[bytes] = []

    def ask(self, command: c.Command, device: str | None = "anna", viewer: int | None = None) -> list[ActorOutput]:
        """A command comes in."""
        return self.do(self.room.receive(PendingCommand(command, device, viewer, self.answers.append), 0.0))

    def written(self, error: Exception | None = None) -> list[ActorOutput]:
        """What was to be written is written, or is not."""
        return self.do(self.room.receive(WriteResult(error), 0.0))

    def do(self, steps: list[ActorOutput]) -> list[ActorOutput]:
        """Answer and tell; the rest is for the test to look at."""
        for step in steps:
            if isinstance(step, CommandBatch):
                for asked, effects in step.effects:
                    if asked is not None and asked.reply is not None and effects.answer is not None:
                        asked.reply(effects.answer)
                    self.told += [telling.message for telling in effects.deliveries]
        return [step for step in steps if not isinstance(step, CommandBatch)]

    def done(self, command: c.Command, device: str | None = "anna", viewer: int | None = None) -> None:
        """A command comes in and is written."""
        for step in self.ask(command, device, viewer):
            assert isinstance(step, WriteRows)
            self.rows += [row for append in step.appends if append.table == "nest" for row in append.rows]
            self.written()

    def again(self) -> TableLoaded:
        """The table as a store has it."""
        return TableLoaded(Table.load(HOUSE, self.rows, 0.0))
