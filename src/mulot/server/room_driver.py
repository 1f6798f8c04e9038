"""Drives one room: hands in what happens at a table, and does what the room says. Sockets, store, clock, bots."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import structlog

from mulot.core.game import HOUSE_REASONS
from mulot.house.problems import FAREWELLS
from mulot.room import (
    Answer,
    Asked,
    Beside,
    Gone,
    Handled,
    Happened,
    Load,
    Look,
    Remember,
    Reply,
    Room,
    Step,
    StoreError,
    Trouble,
    TryLater,
    Write,
    answer_to,
    read_for,
)
from mulot.server import metrics
from mulot.server.bell import Bell
from mulot.server.bot_pool import BotPool
from mulot.server.bot_turns import BotTurns
from mulot.server.fair_queue import Whose
from mulot.server.gallery import MANY, Gallery
from mulot.server.screen import Screen
from mulot.server.watched_store import WatchedStore
from mulot.table import Catalogue, Table
from mulot.table import commands as c
from mulot.table.messages import REASONS, No
from mulot.table.seats import person_at

log = structlog.get_logger()
LATER = 1.0
"""Seconds after which a store that was away is tried again."""
HOUSE = frozenset((*REASONS, *HOUSE_REASONS, "store-down", "conflict", "error", "put-aside", "such-table"))


@dataclass(frozen=True)
class Tools:
    """What the rooms of this process have in common."""

    store: WatchedStore
    catalogue: Catalogue
    bots: BotPool
    bell: Bell
    shared: bool
    """Other processes write to the same store."""
    now: Callable[[], float]
    """A clock that never goes back."""
    beside: Beside
    """Where a long table is played again."""


class RoomDriver:
    """One room in this process, and the screens that watch its table."""

    def __init__(self, tools: Tools, name: str, gone: Callable[[RoomDriver], None], table: Table | None = None) -> None:
        self.id = name
        self.screens: dict[int, Screen] = {}
        self._gallery = Gallery(self.screens)
        self.quiet_since = tools.now()
        self.snapshot_rev = 0
        """The last row of which a snapshot was made here."""
        self._tools = tools
        self._room = Room(name, table, tools.shared)
        self._gone = gone
        """Called when the table is deleted, or cannot be loaded any more."""
        self._bots = BotTurns(tools.bots)
        self._wake: asyncio.TimerHandle | None = None
        self._reading: asyncio.Task[None] | None = None
        self._beside: asyncio.Task[None] | None = None
        """The table is in a thread's hands, and until it is back this waits:"""
        self._later: deque[Happened] = deque()

    @property
    def table(self) -> Table | None:
        """The table, where it is in memory. Not all of it need be durable: `ask` for that."""
        return self._room.table

    # ---------------------------------------------------------------- asking

    def post(self, command: c.Command, reply: Reply | None = None, device: str | None = None) -> None:
        """Put in a command that comes from no screen."""
        self.drive(Asked(command, device, None, reply))

    async def ask(self, command: c.Command, device: str | None = None) -> Answer:
        """Put a command in and wait for the answer."""
        return await answer_to(lambda reply: self.post(command, reply, device))

    def enter(self, screen: Screen, since: int | None) -> None:
        """A screen begins to watch."""
        self.screens[screen.number] = screen

        def reply(answer: Answer) -> None:
            if isinstance(answer, No):
                screen.drop(FAREWELLS.get(answer.no, "removed"))

        self.drive(Asked(c.Enter(since), screen.device, screen.number, reply))
        self._think_on()

    def exit(self, screen: Screen) -> None:
        """A screen is gone."""
        if self.screens.pop(screen.number, None) is not None:
            self.quiet_since = self._tools.now()
            self.drive(Asked(c.Exit(), screen.device, screen.number))

    def hear(self, message: bytes) -> None:
        """Something that is kept nowhere, said on another node."""
        for screen in self.screens.values():
            screen.send(message)

    @property
    def at_rest(self) -> bool:
        """Whether everything at the table is durable, and nothing waits."""
        return self._beside is None and not self._room.busy

    @property
    def busy(self) -> bool:
        """Whether something is under way or waits."""
        return self.is_needed or not self.at_rest

    @property
    def is_needed(self) -> bool:
        """Whether somebody watches or thinks here."""
        return bool(self.screens) or self._bots.busy

    async def settled(self) -> None:
        """Wait until everything that was asked is done."""
        while not self.at_rest:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Leave the memory; everything is in the store."""
        if self._wake is not None:
            self._wake.cancel()
        self._gallery.close()
        self._bots.stop()

    def whose(self, beside: int | None) -> Whose:
        """For whom characters think here: the host, at the host's address, or at that of whoever watches; the friend
        beside a seat for whoever sits there."""
        device = self.table.host if self.table is not None else ""
        if self.table is not None and beside is not None:
            person = person_at(self.table.places[beside])
            device = device if person is None else person.device
        watching = sorted(self.screens.values(), key=lambda screen: (screen.device != device, screen.number))
        return (watching[0].address if watching else "", device)

    # ---------------------------------------------------------------- driving

    def drive(self, happened: Happened, steps: Sequence[Step] | None = None) -> None:
        """Something has happened: do what the room says, or has said already."""
        if steps is None:
            if self._beside is not None:
                self._later.append(happened)
                return
            if self._room.takes_long(happened):
                self._later.append(happened)
                self._beside = asyncio.get_running_loop().create_task(self._drive_beside())
                return
            steps = self._room.receive(happened, self._tools.now())
        for step in steps:
            if isinstance(step, Write):
                self._tools.store.write_unwatched(step.appends, self.drive)
            elif isinstance(step, Handled):
                for screen, messages in self._carry_out(step).items():
                    screen.send_packet(messages)
            else:
                self._do(step)

    async def _drive_beside(self) -> None:
        """The same, in its order, where something takes long: that is done in a thread, and other tables go on."""
        try:
            while self._later:
                happened = self._later.popleft()
                receive = partial(self._room.receive, happened, self._tools.now())
                long = self._room.takes_long(happened)
                try:
                    self.drive(happened, await self._tools.beside(receive) if long else receive())
                except Exception:
                    metrics.errors.inc()
                    log.exception("a table has stumbled", table=self.id)
        finally:
            self._beside = None
        self._think_on()

    def _think_on(self) -> None:
        """Characters go on with what was put off, if somebody watches and the table is at hand."""
        if self.screens and self._beside is None:
            self._bots.somebody_watches(self)

    def _carry_out(self, handled: Handled) -> dict[Screen, list[bytes]]:
        """It is durable: answer, and do what else comes of it. Returns what each screen is to be told."""
        tools, screens, gallery, told = self._tools, self.screens, self._gallery, dict[Screen, list[bytes]]()
        if handled.rows:
            metrics.tally.durable(handled.rows, tools.now() - handled.began)
            tools.bell.ring(self.id, handled.rev)
        for asked, effects in handled.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                _count(asked.command, effects.answer)
                message = asked.reply(effects.answer)
                if message is not None and asked.viewer in screens:
                    if gallery.waiting:
                        gallery.before(asked.viewer)
                    told.setdefault(screens[asked.viewer], []).append(message)
            for telling in effects.tell:
                if len(telling.to) >= MANY:
                    for screen in told:  # what they are told alone comes first
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
                tools.bell.pass_on(self.id, message)
            if effects.think:
                self._bots.begin(self, effects.think, watched=bool(screens))
            if self._wake is not None or effects.wake is not None:
                self._wake_at(effects.wake)
        return told

    def _wake_at(self, time: float | None) -> None:
        """Instead of the time before."""
        if self._wake is not None:
            self._wake.cancel()
        self._wake = None
        if time is not None:
            loop = asyncio.get_running_loop()
            self._wake = loop.call_at(max(time, loop.time()), self.post, c.Tick())

    def _do(self, step: Step) -> None:
        """What is not done for every move."""
        match step:
            case Look() | Load() | Remember():
                self._reading = asyncio.get_running_loop().create_task(self._read(step))
            case TryLater():
                if self.screens:
                    asyncio.get_running_loop().call_later(LATER, self.post, c.Tick())
            case Gone():
                for screen in self.screens.values():
                    screen.drop(step.why)
                self._gone(self)
            case Trouble():
                if step.reload is not None:
                    metrics.reloads.labels(step.reload).inc()
                if step.reload == "store":
                    self._tools.store.failed("rows were not written")
                if isinstance(step.error, StoreError):
                    log.error(step.what, table=self.id, why=type(step.error).__name__)
                elif step.error is not None:
                    metrics.errors.inc()
                    log.error(step.what, table=self.id, command=step.command, exc_info=step.error)

    async def _read(self, step: Look | Load | Remember) -> None:
        """What the store has, into the room."""
        tools = self._tools
        found = await read_for(step, tools.store, tools.catalogue, self.id, tools.now(), tools.beside)
        self.drive(found)


def _count(command: c.Command, answer: Answer) -> None:
    if type(answer) is No:
        metrics.refusals.labels(answer.no if answer.no in HOUSE else "rule").inc()
    elif type(command) is c.Play:
        metrics.tally.moved()
