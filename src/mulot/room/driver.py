"""Drives one room, in a server and in a browser alike: hands in what happens at a table, and does what the room says.
What they do not have in common are the ports."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from mulot.room.gallery import MANY, Gallery, Screen
from mulot.room.inbox import Answer, Asked, Handled, Reply
from mulot.room.opening import Beside, here, open_table
from mulot.room.room import Room
from mulot.room.steps import (
    Found,
    Gone,
    Happened,
    Load,
    Loaded,
    Look,
    Remember,
    Remembered,
    Step,
    Trouble,
    TryLater,
    Write,
)
from mulot.room.store import Append, Store, Written
from mulot.table import Catalogue, Known, Table, Think
from mulot.table import commands as c
from mulot.table.messages import No
from mulot.table.seats import person_at

LATER = 1.0
"""Seconds after which a store that was away is tried again."""
FAREWELLS = {"no-spectators": "no-spectators", "store-down": "store-down", "such-table": "deleted"}
"""What a screen is told that may not begin to watch."""


class Bots(Protocol):
    """The characters of a house."""

    async def choose(self, known: Known, whose: tuple[str, str], must: bool) -> Any:
        """What a character does, for whom; None if it lets the moment pass."""


class Notify(Protocol):
    """Whoever is told what happened: other nodes or tabs, figures, the log."""

    def done(self, table: str, handled: Handled, seconds: float) -> None:
        """It is durable, so long after it was asked for, and is about to be answered and told."""

    def said(self, table: str, message: bytes) -> None:
        """Something was said that is kept nowhere."""

    def trouble(self, table: str, trouble: Trouble) -> None:
        """Something went wrong, and is seen to."""


class Keepers(Protocol):
    """Where several houses have the same tables in memory, and one of them is to look after each."""

    async def claim(self, table: str) -> None:
        """Wait until this house looks after a table."""

    def release(self, table: str) -> None:
        """Let another one do it, or stop waiting for that."""


@dataclass(frozen=True)
class Ports:
    """What the rooms of a house have in common, and what differs from house to house."""

    store: Store
    write: Callable[[Sequence[Append], Callable[[Written], None]], None]
    """How moves get into the store."""
    catalogue: Catalogue
    bots: Bots
    notify: Notify
    now: Callable[[], float]
    """A clock that never goes back."""
    shared: bool
    """Others write to the same store."""
    beside: Beside = here
    """Where a long table is played again."""
    keepers: Keepers | None = None


class Driver:
    """One room, and the screens that watch its table."""

    def __init__(self, ports: Ports, name: str, gone: Callable[[Driver], None], table: Table | None = None) -> None:
        self.id = name
        self.screens: dict[int, Screen] = {}
        self._gallery = Gallery(self.screens)
        self.quiet_since = ports.now()
        self.snapshot_rev = 0
        """The last row of which a snapshot was made here."""
        self._ports = ports
        self._room = Room(name, table, ports.shared)
        self._gone = gone
        """Called when the table is deleted, or cannot be loaded any more."""
        self._held: list[Think] = []
        """What is to be thought once somebody watches."""
        self._thinking: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        self._keeps = ports.keepers is None
        """The table is looked after here: its characters think, and its clock ticks."""
        self._claim: asyncio.Task[None] | None = None
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
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        def reply(given: Answer) -> None:
            if not answer.done():  # else whoever asked has gone
                answer.set_result(given)

        self.post(command, reply, device)
        return await answer

    def enter(self, screen: Screen, since: int | None) -> None:
        """A screen begins to watch."""
        self.screens[screen.number] = screen
        if self._ports.keepers is not None and self._claim is None:
            self._claim = asyncio.get_running_loop().create_task(self._keep(self._ports.keepers))

        def reply(answer: Answer) -> None:
            if isinstance(answer, No):
                screen.drop(FAREWELLS.get(answer.no, "removed"))

        self.drive(Asked(c.Enter(since), screen.device, screen.number, reply))
        self._think_on()

    def exit(self, screen: Screen) -> None:
        """A screen is gone."""
        if self.screens.pop(screen.number, None) is not None:
            self.quiet_since = self._ports.now()
            self.drive(Asked(c.Exit(), screen.device, screen.number))

    def hear(self, message: bytes) -> None:
        """Something that is kept nowhere, said on another node."""
        for screen in self.screens.values():
            screen.send_packet((message,))

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
        return bool(self.screens or self._thinking)

    async def settled(self) -> None:
        """Wait until everything that was asked is done."""
        while not self.at_rest:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Leave the memory; everything is in the store."""
        if self._claim is not None and self._ports.keepers is not None:
            self._claim.cancel()
            self._ports.keepers.release(self.id)
        if self._wake is not None:
            self._wake.cancel()
        self._gallery.close()
        for task in self._thinking.values():
            task.cancel()

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
            steps = self._room.receive(happened, self._ports.now())
        for step in steps:
            if isinstance(step, Write):
                self._ports.write(step.appends, self.drive)
            elif isinstance(step, Handled):
                self._carry_out(step)
            else:
                self._do(step)

    async def _drive_beside(self) -> None:
        """The same, in its order, where something takes long: that is done in a thread, and other tables go on."""
        try:
            while self._later:
                happened = self._later.popleft()
                receive = partial(self._room.receive, happened, self._ports.now())
                long = self._room.takes_long(happened)
                try:
                    self.drive(happened, await self._ports.beside(receive) if long else receive())
                except Exception as error:
                    self._ports.notify.trouble(self.id, Trouble("a table has stumbled", error))
        finally:
            self._beside = None
        self._think_on()

    def _carry_out(self, handled: Handled) -> None:
        """It is durable: answer, tell, and do what else comes of it. What one screen is told goes as one packet."""
        notify, screens, gallery, told = self._ports.notify, self.screens, self._gallery, dict[Screen, list[bytes]]()
        notify.done(self.id, handled, self._ports.now() - handled.began)
        for asked, effects in handled.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                message = asked.reply(effects.answer)
                if message is not None and asked.viewer in screens:
                    if gallery.waiting:
                        gallery.before(asked.viewer)
                    told.setdefault(screens[asked.viewer], []).append(message)
                    if type(effects.answer) is No:
                        screens[asked.viewer].refused()
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
                notify.said(self.id, message)
            if effects.think:
                self._begin(effects.think)
            if self._wake is not None or effects.wake is not None:
                self._wake_at(effects.wake)
        for screen, messages in told.items():
            screen.send_packet(messages)

    def _wake_at(self, time: float | None) -> None:
        """Instead of the time before."""
        if self._wake is not None:
            self._wake.cancel()
        self._wake = None
        if time is not None and self._keeps:
            delay = max(time - self._ports.now(), 0)
            self._wake = asyncio.get_running_loop().call_later(delay, self.post, c.Tick())

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
                self._ports.notify.trouble(self.id, step)

    async def _read(self, step: Look | Load | Remember) -> None:
        """What the store has, into the room."""
        ports = self._ports
        found = await read_for(step, ports.store, ports.catalogue, self.id, ports.now(), ports.beside)
        self.drive(found)
        if ports.keepers is not None and isinstance(found, Found) and found.rows:
            self._look_after()

    # ---------------------------------------------------------------- characters

    async def _keep(self, keepers: Keepers) -> None:
        """From now on the table is looked after here: whatever another house had begun is begun anew."""
        await keepers.claim(self.id)
        self._keeps = True
        self._look_after()

    def _look_after(self) -> None:
        """Let characters think and the clock tick, where nobody else does: after rows of another house, too."""
        table = self._room.table
        if self._keeps and table is not None:
            table.thinking = {}  # as far as the table knows, nobody thinks yet
            effects = table.awake(self._ports.now())
            self._begin(effects.think)
            self._wake_at(effects.wake)

    def _think_on(self) -> None:
        """Characters go on with what was put off, if somebody watches and the table is at hand."""
        if self.screens and self._beside is None:
            held, self._held = self._held, []
            self._begin(held)

    def _begin(self, thinks: list[Think]) -> None:
        """Let characters think about what they are asked, as long as somebody watches; a question that is over is left
        alone."""
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

    async def _think(self, think: Think, known: Known) -> None:
        action = await self._ports.bots.choose(known, self._whose(think), think.must)
        if think.friend:
            self.post(c.FriendSays(think.seat, think.question, action))
        elif action is not None or think.must:
            self.post(c.BotPlays(think.seat, think.question, action))

    def _thought(self, key: tuple[int, int, bool], task: asyncio.Task[None]) -> None:
        self._thinking.pop(key, None)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Exception):
            self._ports.notify.trouble(self.id, Trouble("thinking failed", error))

    def _whose(self, think: Think) -> tuple[str, str]:
        """For whom a character thinks: the host, at the host's address, or at that of whoever watches; the friend
        beside a seat for whoever sits there."""
        table = self._room.table
        device = table.host if table is not None else ""
        if table is not None and think.friend:
            person = person_at(table.places[think.seat])
            device = device if person is None else person.device
        watching = sorted(self.screens.values(), key=lambda screen: (screen.device != device, screen.number))
        return (watching[0].address if watching else "", device)


async def read_for(
    step: Look | Load | Remember, store: Store, catalogue: Catalogue, table: str, now: float, beside: Beside = here
) -> Found | Loaded | Remembered:
    """What the store has of what the room asks for, or why it has not."""
    try:
        if isinstance(step, Look):
            return Found(await store.rows(table, after=step.after))
        if isinstance(step, Remember):
            return Remembered(await store.rows(table))
        return Loaded(await open_table(store, catalogue, table, now, beside=beside))
    except Exception as error:
        kind = Found if isinstance(step, Look) else Remembered if isinstance(step, Remember) else Loaded
        return kind(error=error)
