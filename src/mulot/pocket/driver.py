"""Drives one room in a browser: hands in what happens at a table, and does what the room says."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from dataclasses import dataclass

from mulot.house.problems import CODES, FAREWELLS, bye
from mulot.pocket.minds import Minds
from mulot.pocket.outside import Outside
from mulot.pocket.store import PocketStore
from mulot.room import (
    Answer,
    Asked,
    Found,
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
from mulot.table import Catalogue, Effects, Table, Think
from mulot.table import commands as c
from mulot.table.messages import No

DEVICE = "pocket"
"""There is one device: this browser."""
LATER = 1.0
"""Seconds after which a database that was away is tried again."""


@dataclass(frozen=True)
class Tools:
    """What the rooms of this house have in common."""

    outside: Outside
    store: PocketStore
    catalogue: Catalogue
    minds: Minds
    now: Callable[[], float]


class PocketDriver:
    """One room, and the screens that watch its table: each is a number that the page knows."""

    def __init__(
        self, tools: Tools, name: str, gone: Callable[[PocketDriver], None], table: Table | None = None
    ) -> None:
        self.id = name
        self.screens: set[int] = set()
        self._tools = tools
        self._room = Room(name, table, shared=True)  # other tabs write to the same database
        self._gone = gone
        self._claim: asyncio.Task[None] | None = None
        self._keeps = False
        """This tab looks after the table: here its characters think and its clock ticks."""
        self._thinking: dict[tuple[int, int, bool], asyncio.Task[None]] = {}
        self._wake: asyncio.TimerHandle | None = None
        self._reading: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------- asking

    def post(self, command: c.Command, reply: Reply | None = None, device: str | None = None) -> None:
        """Put in a command that comes from no screen."""
        self.drive(Asked(command, device, None, reply))

    async def ask(self, command: c.Command, device: str | None = None) -> Answer:
        """Put a command in and wait for the answer."""
        return await answer_to(lambda reply: self.post(command, reply, device))

    def enter(self, screen: int, since: int | None) -> None:
        """A screen begins to watch."""
        self.screens.add(screen)
        if self._claim is None:
            self._claim = asyncio.get_running_loop().create_task(self._keep())

        def reply(answer: Answer) -> None:
            if isinstance(answer, No):
                self.drop(screen, FAREWELLS.get(answer.no, "removed"))

        self.drive(Asked(c.Enter(since), DEVICE, screen, reply))

    def exit(self, screen: int) -> None:
        """A screen is gone."""
        if screen in self.screens:
            self.screens.discard(screen)
            self.drive(Asked(c.Exit(), DEVICE, screen))

    def drop(self, screen: int, why: str) -> None:
        """Say goodbye to a screen."""
        if screen in self.screens:
            self.screens.discard(screen)
            self._tools.outside.tell(screen, bye(why).decode())
            self._tools.outside.close(screen, CODES[why])

    def close(self) -> None:
        """Leave the memory; everything is in the store."""
        if self._claim is not None:
            self._claim.cancel()
            self._tools.outside.release(self.id)
        if self._wake is not None:
            self._wake.cancel()
        for task in self._thinking.values():
            task.cancel()

    # ---------------------------------------------------------------- driving

    def drive(self, happened: Happened) -> None:
        """Something has happened: do what the room says."""
        for step in self._room.receive(happened, self._tools.now()):
            if isinstance(step, Write):
                self._tools.store.write(step.appends, self.drive)
            elif isinstance(step, Handled):
                self._carry_out(step)
            else:
                self._do(step)

    def _carry_out(self, handled: Handled) -> None:
        """It is durable: answer, tell, think, wake. What one screen is told goes as one packet."""
        told: dict[int, list[str]] = {}
        if handled.rows:
            self._tools.outside.ring(self.id, handled.rev)
        for asked, effects in handled.effects:
            if asked is not None and asked.reply is not None and effects.answer is not None:
                message = asked.reply(effects.answer)
                if message is not None and asked.viewer in self.screens:
                    told.setdefault(asked.viewer, []).append(message.decode())
            for telling in effects.tell:
                for viewer in telling.to:
                    told.setdefault(viewer, []).append(telling.message.decode())
            for viewer in effects.drop:
                self.drop(viewer, "removed")
            for think in effects.think:
                self._begin(think)
            self._wake_at(effects)
        for viewer, messages in told.items():
            if viewer in self.screens:
                self._tools.outside.tell(viewer, "\n".join(messages))

    def _wake_at(self, effects: Effects) -> None:
        if self._wake is not None:
            self._wake.cancel()
        self._wake = None
        if effects.wake is not None and self._keeps:
            loop = asyncio.get_running_loop()
            self._wake = loop.call_later(max(effects.wake - self._tools.now(), 0), self.post, c.Tick())

    def _do(self, step: Step) -> None:
        match step:
            case Look() | Load() | Remember():
                self._reading = asyncio.get_running_loop().create_task(self._read(step))
            case TryLater():
                if self.screens:
                    asyncio.get_running_loop().call_later(LATER, self.post, c.Tick())
            case Gone():
                for screen in list(self.screens):
                    self.drop(screen, step.why)
                self._gone(self)
            case Trouble() if step.error is not None and not isinstance(step.error, StoreError):
                # A store that fails is said to the players; what else went wrong is for whoever looks at the console.
                traceback.print_exception(step.error)

    async def _read(self, step: Look | Load | Remember) -> None:
        tools = self._tools
        found = await read_for(step, tools.store, tools.catalogue, self.id, tools.now())
        self.drive(found)
        if isinstance(found, Found) and found.rows:
            self._look_after()

    # ---------------------------------------------------------------- characters

    async def _keep(self) -> None:
        """From now on this tab looks after the table: whatever another one had begun is begun anew."""
        await self._tools.outside.claim(self.id)
        self._keeps = True
        self._look_after()

    def _look_after(self) -> None:
        """Let characters think and the clock tick, where nobody else does: after rows of another tab, too."""
        table = self._room.table
        if self._keeps and table is not None:
            table.thinking = {}  # as far as the table knows, nobody thinks yet
            effects = table.awake(self._tools.now())
            for think in effects.think:
                self._begin(think)
            self._wake_at(effects)

    def _begin(self, think: Think) -> None:
        """Let a character think, unless the question is over or another tab looks after the table."""
        table, key = self._room.table, (think.seat, think.question, think.friend)
        if (
            not self._keeps
            or key in self._thinking
            or table is None
            or (table.plays(think.seat) is None) is not think.friend
        ):
            return
        if table.questions[think.seat] == think.question:
            task = asyncio.get_running_loop().create_task(self._think(think, table))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    async def _think(self, think: Think, table: Table) -> None:
        action = await self._tools.minds.choose(table.known_to(think.seat, think.character), think.must)
        if think.friend:
            self.post(c.FriendSays(think.seat, think.question, action))
        elif action is not None or think.must:
            self.post(c.BotPlays(think.seat, think.question, action))
