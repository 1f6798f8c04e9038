"""One table and those who watch it: commands go in, one after the other; effects come out when they are durable."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from mulot.core.game import HOUSE_REASONS
from mulot.server import metrics
from mulot.server.asked import TRIES, Asked, Batch, Reply
from mulot.server.thinking import Thinking
from mulot.store.store import Conflict, PutAside, StoreDown, StoreError
from mulot.table import Effects, Seen, Table
from mulot.table import commands as c
from mulot.table.messages import REASONS, Ack, No

if TYPE_CHECKING:
    from mulot.server.rooms import Rooms
    from mulot.server.screen import Screen

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
T = TypeVar("T")
TOGETHER = 32
"""So many commands of one table are appended together at most."""
HOUSE = frozenset((*REASONS, *HOUSE_REASONS, "store-down", "conflict", "error"))


class Room:
    """The loop of one table. `table` is None after trouble, until it is loaded again."""

    def __init__(self, rooms: Rooms, table: Table) -> None:
        self.rooms = rooms
        self.id = table.id
        self.table: Table | None = table
        self.screens: dict[int, Screen] = {}
        self.inbox: deque[Asked] = deque()
        self.quiet_since = rooms.now()
        self.thinking = Thinking(self)
        self.heard_of = table.rev
        """The last row that the bell told of."""
        self.stale = False
        """Other nodes may have written what the bell has not told of yet: look, before refusing or showing."""
        self._readers: list[tuple[Callable[[Table], Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._writing = False
        """An append is under way that no task waits for."""
        self._wake: asyncio.TimerHandle | None = None

    # ---------------------------------------------------------------- asking

    def post(self, command: c.Command, device: str | None, viewer: int | None, reply: Reply | None) -> None:
        """Put a command in; the reply comes when its effects are durable."""
        self.inbox.append(Asked(command, device, viewer, reply))
        if self._task is None and not self._writing:
            self._go_on()

    async def ask(self, command: c.Command, device: str | None) -> Ack | No:
        """Put a command in and wait for the answer."""
        answer: asyncio.Future[Ack | No] = asyncio.get_running_loop().create_future()

        def reply(given: Ack | No) -> None:
            if not answer.done():
                answer.set_result(given)

        self.post(command, device, None, reply)
        return await answer

    async def read(self, see: Callable[[Table], T]) -> T:
        """What is to be seen of the table at a moment at which all of it is durable. Raises StoreDown."""
        self.stale |= self.rooms.shared
        if self._task is None and not self._writing and self.table is not None and not self.stale:
            return see(self.table)
        seen: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._readers.append((see, seen))
        self.stir()
        return await seen

    def _let_read(self) -> None:
        readers, self._readers = self._readers, []
        for see, seen in readers:
            if seen.done():
                continue
            try:
                if self.table is None:
                    raise StoreDown("not loaded")
                seen.set_result(see(self.table))
            except Exception as error:
                seen.set_exception(error)

    def stir(self) -> None:
        """See to what waits, unless somebody is at it."""
        if self._task is None and not self._writing:
            self._task = asyncio.create_task(self._work())

    def enter(self, screen: Screen, since: int | None) -> None:
        """A screen begins to watch."""
        self.screens[screen.number] = screen
        self.stale |= self.rooms.shared

        def reply(answer: Ack | No) -> None:
            if isinstance(answer, No):
                screen.drop(answer.no if answer.no in ("no-spectators", "store-down") else "removed")

        self.post(c.Enter(since), screen.device, screen.number, reply)
        self.thinking.somebody_watches()

    def exit(self, screen: Screen) -> None:
        """A screen is gone."""
        if self.screens.pop(screen.number, None) is not None:
            self.quiet_since = self.rooms.now()
            self.post(c.Exit(), screen.device, screen.number, None)

    @property
    def busy(self) -> bool:
        """Whether something is under way or waits."""
        return bool(self.screens or self.inbox or self._task or self._writing or self.thinking.busy)

    async def settled(self) -> None:
        """Wait until everything that was asked is done."""
        while self._task is not None or self._writing:
            if self._task is not None:
                await asyncio.wait([self._task])
            else:
                await asyncio.sleep(0.001)

    def close(self) -> None:
        """Leave the memory; everything is in the store."""
        if self._wake is not None:
            self._wake.cancel()
        self.thinking.stop()

    # ---------------------------------------------------------------- the loop

    async def _work(self) -> None:
        try:
            while self.inbox or self._readers or (self.table is not None and self.heard_of > self.table.rev):
                if self.table is None and not await self._load_again():
                    self._let_read()
                    continue
                table = self.table
                assert table is not None
                if self.stale or self.heard_of > table.rev:
                    await self._follow(table)
                    continue
                self._let_read()
                if self.inbox:
                    await self._handle(table)
        finally:
            self._task = None
            if self.inbox or self._readers:
                self.stir()

    def _go_on(self) -> None:
        """See to what waits at once, where the store can be asked without a task; else let a task do it."""
        append_soon = self.rooms.append_soon
        while self.inbox and not self._writing:
            table = self.table
            if append_soon is None or table is None or self._readers or self.stale or self.heard_of > table.rev:
                break
            batch = self._prepare(table)
            if batch is None:
                continue
            if batch.appends:
                self._writing = True
                append_soon(batch.appends, partial(self._written, batch))
            else:
                self._finish(batch, None)
        if self.inbox or self._readers:
            self.stir()

    def _written(self, batch: Batch, error: BaseException | None) -> None:
        self._writing = False
        self._finish(batch, error)
        if self._task is None:
            self._go_on()

    async def _handle(self, table: Table) -> None:
        """The same with a task that waits."""
        batch, error = self._prepare(table), None
        if batch is None:
            return
        if batch.appends:
            try:
                await self.rooms.store.append(*batch.appends)
            except Exception as raised:
                error = raised
        self._finish(batch, error)

    def _prepare(self, table: Table) -> Batch | None:
        """Let the table handle what waits. Nobody knows of it yet. None: a command failed, and all is seen to."""
        batch, rows, summary = Batch(table, self.rooms.now()), list[Any](), None
        alone = self.inbox[0].tries > 1
        while self.inbox and len(batch.done) < (1 if alone else TOGETHER) and not self.stale:
            asked = self.inbox.popleft()
            try:
                effects = table.handle(asked.command, batch.began, device=asked.device, viewer=asked.viewer)
            except Exception as error:
                self._stumbled(asked, batch.asked, error)
                return None
            refused = isinstance(effects.answer, No) and asked.reply is not None
            again = refused and self.rooms.shared and not asked.looked
            if again:
                self._look_first(table, asked, effects)
            batch.done.append((None if again else asked, effects))
            rows += effects.append
            summary = effects.summary or summary
            if effects.opens is not None:
                batch.opened.append(effects.opens)
        batch.close(rows, summary)
        return batch

    def _look_first(self, table: Table, asked: Asked, effects: Effects) -> None:
        """A refusal of a node that has not heard of the others' rows is none: look into the store, and ask again."""
        table.forget_refusal(asked.command)
        effects.answer = None
        asked.looked = self.stale = True
        self.inbox.appendleft(asked)

    def _finish(self, batch: Batch, error: BaseException | None) -> None:
        """It is durable: answer and tell. Or it is not: nobody was told, and all is tried again or refused."""
        if error is not None:
            if not isinstance(error, Conflict | StoreDown):
                metrics.errors.inc()
                log.error("append failed", table=self.id, exc_info=error)
                error = StoreDown(type(error).__name__)
            self._not_written(batch.asked, error)
            return
        if batch.appends:
            self.heard_of = max(self.heard_of, batch.table.rev)
            metrics.rows.inc(batch.rows)
            metrics.commits.observe(self.rooms.now() - batch.began)
            self.rooms.ring(self.id, batch.table.rev)
        touched: set[Screen] = set()
        for asked, effects in batch.done:
            self._carry_out(asked, effects, touched)
        for screen in touched:
            screen.flush()

    def _carry_out(self, asked: Asked | None, effects: Effects, touched: set[Screen]) -> None:
        answer = effects.answer
        if answer is not None and asked is not None and asked.reply is not None:
            if isinstance(answer, No):
                metrics.refusals.labels(answer.no if answer.no in HOUSE else "rule").inc()
            elif isinstance(asked.command, c.Play):
                metrics.moves.inc()
            assert not isinstance(answer, Seen)
            asked.reply(answer)
            if asked.viewer in self.screens:
                touched.add(self.screens[asked.viewer])
        for telling in effects.tell:
            for viewer in telling.to:
                screen = self.screens.get(viewer)
                if screen is not None:
                    screen.put(telling.message)
                    touched.add(screen)
        for viewer in effects.drop:
            if viewer in self.screens:
                self.screens[viewer].drop("removed")
        for message in effects.said:
            self.rooms.pass_on(self.id, message)
        self.thinking.begin(effects.think)
        self._wake_at(effects.wake)

    def hear(self, message: bytes) -> None:
        """Something that is kept nowhere, said on another node."""
        for screen in self.screens.values():
            screen.put(message)
            screen.flush()

    # ---------------------------------------------------------------- trouble

    def _stumbled(self, asked: Asked, before: list[Asked], error: Exception) -> None:
        """A command raised what it must not: the table is loaded again, the others are handled, this one is refused."""
        metrics.errors.inc()
        log.error("command failed", table=self.id, command=type(asked.command).__name__, exc_info=error)
        self._forget("error")
        self.inbox.extendleft(reversed(before))
        self._refuse(asked, "error")

    def _not_written(self, asked: list[Asked], error: StoreError) -> None:
        """The rows are not in the store. After a conflict all is tried again; if the store is away, all is refused."""
        down = isinstance(error, StoreDown)
        self._forget("store" if down else "conflict")
        for each in reversed(asked):
            each.tries += 1
            if not down and each.tries < TRIES:
                self.inbox.appendleft(each)
            else:
                self._refuse(each, "store-down" if down else "conflict")

    def _refuse(self, asked: Asked, no: str) -> None:
        asked.refuse(no)
        if asked.viewer in self.screens:
            self.screens[asked.viewer].flush()

    def _forget(self, why: str) -> None:
        self.table = None
        metrics.reloads.labels(why).inc()

    async def _load_again(self) -> bool:
        """Load the table, and let all who watch enter again, before anything else that waits."""
        try:
            table = await self.rooms.open(self.id)
        except StoreError as error:
            while self.inbox:
                self._refuse(self.inbox.popleft(), "store-down" if isinstance(error, StoreDown) else "error")
            if isinstance(error, PutAside) or not isinstance(error, StoreDown):
                log.error("table cannot be loaded", table=self.id, why=type(error).__name__)
                for screen in self.screens.values():
                    screen.drop("put-aside" if isinstance(error, PutAside) else "no-such-table")
                self.rooms.forget(self)
            else:
                self.rooms.try_later(self)
            return False
        self.table, self.heard_of, self.stale = table, table.rev, False
        waiting = {asked.viewer for asked in self.inbox if isinstance(asked.command, c.Enter)}
        for screen in self.screens.values():
            if screen.number not in waiting:
                self.inbox.appendleft(Asked(c.Enter(), screen.device, screen.number, None))
        for device in self.rooms.elsewhere(self.id):
            self.inbox.appendleft(Asked(c.Present(device, True), None, None, None))
        self._carry_out(None, table.awake(self.rooms.now()), set())
        return True

    # ---------------------------------------------------------------- others, time

    async def _follow(self, table: Table) -> None:
        """Take in what another node wrote."""
        self.stale = False
        try:
            rows = await self.rooms.store.rows(self.id, after=table.rev)
            effects = table.catch_up(rows, self.rooms.now())
        except StoreDown:
            self.heard_of = table.rev
            return
        except Exception as error:
            log.error("rows cannot be followed", table=self.id, exc_info=error)
            self._forget("error")
            self.heard_of = -1
            self.inbox.append(Asked(c.Tick(), None, None, None))
            return
        self.heard_of = table.rev
        touched: set[Screen] = set()
        self._carry_out(None, effects, touched)
        for screen in touched:
            screen.flush()

    def _wake_at(self, time: float | None) -> None:
        if self._wake is not None:
            self._wake.cancel()
        self._wake = None
        if time is not None:
            loop = asyncio.get_running_loop()
            self._wake = loop.call_at(max(time, loop.time()), self.post, c.Tick(), None, None, None)
