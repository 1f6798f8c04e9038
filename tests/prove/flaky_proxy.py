"""A line between people and the house that delays, breaks, falls silent, and delivers late what was sent before."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress


class Ends:
    """One connection through the line: the person's end and the house's."""

    def __init__(self, person: asyncio.StreamWriter, house: asyncio.StreamWriter) -> None:
        self.person, self.house = person, house
        self.delay = 0.0
        self.deaf = {"up": False, "down": False}
        """Directions in which nothing arrives any more, although both ends believe that they are connected."""
        self.held = b""
        """What was on its way to the house when the person's end broke."""
        self.holding = False

    def abort(self) -> None:
        """Both ends at once."""
        for end in (self.person, self.house):
            end.transport.abort()


class CrookedLine:
    """Listens on a port of its own and passes everything on to the house's."""

    FAULTS = ("delay", "cut", "half-open", "late delivery")

    def __init__(self, to: int, rng: random.Random) -> None:
        self.to, self.rng = to, rng
        self.open: list[Ends] = []
        self.done = dict.fromkeys(self.FAULTS, 0)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        """Where people connect to."""
        return f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        """Everything is hung up."""
        self._server.close()
        for ends in self.open:
            ends.abort()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            house_reader, house_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        ends = Ends(writer, house_writer)
        self.open.append(ends)
        try:
            await asyncio.gather(self._pass_on(ends, "up", reader, house_writer),
                                 self._pass_on(ends, "down", house_reader, writer))  # fmt: skip
        finally:
            self.open.remove(ends)
            if not ends.holding:
                ends.abort()

    async def _pass_on(self, ends: Ends, way: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if ends.delay:
                    await asyncio.sleep(self.rng.random() * ends.delay)
                if ends.holding and way == "up":
                    ends.held += data
                elif not ends.deaf[way]:
                    writer.write(data)
                    await writer.drain()
        if not ends.holding and not any(ends.deaf.values()):
            ends.abort()

    def fault(self) -> str | None:
        """Something goes wrong with one of the connections; None where there is none."""
        well = [e for e in self.open if not e.delay and not e.holding and not any(e.deaf.values())]
        if not well:
            return None
        ends, what = self.rng.choice(well), self.rng.choice(self.FAULTS)
        if what == "delay":
            ends.delay = self.rng.choice([0.05, 0.3, 1.0])
        elif what == "cut":
            ends.abort()
        elif what == "half-open":
            for way in self.rng.choice([("up",), ("down",), ("up", "down")]):
                ends.deaf[way] = True
            self._soon(self._reset(ends))
        else:
            ends.holding = True
            self._soon(self._late(ends))
        self.done[what] += 1
        return what

    def _soon(self, task: object) -> None:
        made: asyncio.Task[None] = asyncio.create_task(task)  # type: ignore[arg-type]
        self._tasks.add(made)
        made.add_done_callback(self._tasks.discard)

    async def _reset(self, ends: Ends) -> None:
        """A connection that is open on one side only is noticed at last."""
        try:
            await asyncio.sleep(self.rng.uniform(3, 12))
        finally:
            ends.abort()

    async def _late(self, ends: Ends) -> None:
        """Frames are kept for a while; the person hangs up and connects again; then the old frames arrive after all."""
        try:
            await asyncio.sleep(self.rng.uniform(0.1, 0.6))
            ends.person.transport.abort()
            await asyncio.sleep(self.rng.uniform(0.3, 2.0))
            with suppress(OSError, RuntimeError):
                ends.house.write(ends.held)
                await ends.house.drain()
                await asyncio.sleep(0.3)
        finally:  # also where the line is hung up meanwhile
            ends.abort()
