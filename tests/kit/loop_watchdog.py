"""No callback of a house's loop may take more than 20 ms of processor, for others wait meanwhile. Here each of them is
looked at, and what took longer is written down, with its name and where it was found; who started the house fails.

Processor time of the loop's thread is counted, so a busy machine makes nothing longer but by what caches cost. What is
done before the house serves does not count. Python's collector of garbage comes when there are 200,000 new things
(`serve`), whoever made the last of them, and looks at these in one piece: for that a callback may take 50 ms more.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
import uvicorn.config
import uvloop

from mulot.server.edge.connection import HttpConnection
from mulot.server.live.fast_websocket import FastWebSocket

BOUND = 0.02
"""Seconds of processor."""
COLLECTING = 0.05
"""Seconds that the collector of garbage may take beside, once for all that it does in one callback."""
UNSEEN = 0.1
"""Seconds for a callback in which nothing was seen to run. Where Python takes long it is seen every few milliseconds; a
virtual processor that is gone for a while takes the interpreter's lock along, and nobody can look."""
LOOK = 0.005
"""Seconds between two looks at what the loop is doing."""
VARIABLE = "MULOT_TEST_BUSY"
"""Names the file in which a house writes down what took too long."""
PROTOCOLS = ("connection_made", "connection_lost", "data_received", "eof_received", "pause_writing", "resume_writing")


class LoopWatchdog:
    """What one house's loop does."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.serving = False
        self.running: object = None
        """Stands for the callback that runs now."""
        self.found: tuple[object, list[str]] = (None, [])
        """Which callback was found to run for a while, and where."""
        self.loop_thread = 0
        self.collecting = 0.0
        """Seconds of processor that were spent looking for garbage, in all."""
        self._began = 0.0
        gc.callbacks.append(self._collected)

    def run(self, callback: Callable[..., Any], *args: Any) -> Any:
        """Call it, and write down if that takes too long."""
        if not self.serving or self.running is not None or threading.get_ident() != self.loop_thread:
            return callback(*args)
        self.running = running = object()
        collected, began = self.collecting, time.thread_time()
        try:
            return callback(*args)
        finally:
            spent = time.thread_time() - began - min(self.collecting - collected, COLLECTING)
            self.running = None
            seen = self.found[1] if self.found[0] is running else []
            if spent > (BOUND if seen else UNSEEN):
                where = seen[len(seen) // 2] if seen else ""
                with self.file.open("a") as file:
                    file.write(f"{1000 * spent:.0f} ms: {describe_callback(callback)}\n{where}\n")

    def look_on(self) -> None:
        """In a thread of its own: where is a callback that has not ended since the last look?"""
        before = None
        while True:
            time.sleep(LOOK)
            running = self.running
            if running is not None and running is before:
                if self.found[0] is not running:
                    self.found = (running, [])
                frame = sys._current_frames().get(self.loop_thread)
                self.found[1].append("".join(traceback.format_stack(frame)[-14:]))
            before = running

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        if threading.get_ident() == self.loop_thread:
            if phase == "start":
                self._began = time.thread_time()
            else:
                self.collecting += time.thread_time() - self._began


def describe_callback(callback: Any) -> str:
    """What a person needs to find it."""
    task = getattr(callback, "__self__", None)
    return repr(task if isinstance(task, asyncio.Task) else callback)


def watch_event_loop() -> None:
    """In the process of a house, before it opens."""
    watch = LoopWatchdog(Path(os.environ[VARIABLE]))

    class Loop(uvloop.Loop):
        """Hands every callback to the watch. (`call_at` calls `call_later`.)"""

        def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:
            return super().call_soon(watch.run, callback, *args, context=context)

        def call_soon_threadsafe(self, callback: Any, *args: Any, context: Any = None) -> Any:
            return super().call_soon_threadsafe(watch.run, callback, *args, context=context)

        def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:
            return super().call_later(delay, watch.run, callback, *args, context=context)

    global _make
    _make = Loop
    uvicorn.config.LOOP_FACTORIES["auto"] = "kit.loop_watchdog:loop_factory"
    for protocol in (HttpConnection, FastWebSocket):
        for name in PROTOCOLS:
            _watch_method(watch, protocol, name)
    startup = uvicorn.Server.startup

    async def started(server: uvicorn.Server, sockets: Any = None) -> None:
        await startup(server, sockets)
        watch.loop_thread = threading.get_ident()
        watch.serving = True
        threading.Thread(target=watch.look_on, daemon=True).start()

    uvicorn.Server.startup = started  # type: ignore[method-assign]


_make: Any = None


def loop_factory(use_subprocess: bool = False) -> Any:
    """What uvicorn asks for a loop."""
    return _make


def _watch_method(watch: LoopWatchdog, protocol: Any, name: str) -> None:
    method = getattr(protocol, name)

    def watched(self: Any, *args: Any) -> Any:
        return watch.run(method, self, *args)

    setattr(protocol, name, watched)


def fail_on_slow_callbacks(file: Path) -> None:
    """Fails if a house has written something down; once."""
    if file.exists():
        told = file.read_text()
        file.unlink()
        raise AssertionError(f"the loop was kept busy for more than {1000 * BOUND:.0f} ms:\n{told}")
