"""Fails tests whose server blocks its event loop.

No callback may take more than 20 ms of CPU time, because all others must wait. Callbacks that take longer are
written to a file, with name and stack, and the fixture that started the server fails. Only the loop thread's CPU time
counts, so a busy machine makes no difference, except through processor caches. Work before the server accepts
connections does not count. The garbage collector runs after 50,000 new objects (`serve`), in whichever callback
creates the last of them, so a callback may spend 50 ms more on garbage collection.
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
"""CPU seconds per callback."""
COLLECTING = 0.05
"""Additional CPU seconds for garbage collection per callback."""
UNSEEN = 0.1
"""Bound for a callback whose stack was never sampled. Slow Python code is sampled every few milliseconds; but when a
virtual processor is suspended it keeps the interpreter's lock, and nothing is sampled."""
LOOK = 0.005
"""Seconds between two stack samples."""
VARIABLE = "MULOT_TEST_BUSY"
"""Environment variable with the file to which a server reports slow callbacks."""
PROTOCOLS = ("connection_made", "connection_lost", "data_received", "eof_received", "pause_writing", "resume_writing")


class LoopWatchdog:
    """Measures the callbacks of one event loop."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.serving = False
        self.running: object = None
        """A token for the callback that is running."""
        self.found: tuple[object, list[str]] = (None, [])
        """The callback that was last sampled, and its stacks."""
        self.loop_thread = 0
        self.collecting = 0.0
        """CPU seconds spent on garbage collection, in all."""
        self._began = 0.0
        gc.callbacks.append(self._collected)

    def run(self, callback: Callable[..., Any], *args: Any) -> Any:
        """Run a callback, and report it if it takes too long."""
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
        """Sample the stacks of long callbacks forever, in a thread."""
        before = None
        never = threading.Event()
        while not never.wait(LOOK):  # `time.sleep` fails with libfaketime
            running = self.running
            if running is not None and running is before:
                if self.found[0] is not running:
                    self.found = (running, [])
                frame = sys._current_frames().get(self.loop_thread)
                self.found[1].append("".join(traceback.format_stack(frame)[-14:]))
            before = running

    def _collected(self, phase: str, info: dict[str, int]) -> None:
        """Measure the time of a garbage collection."""
        if threading.get_ident() == self.loop_thread:
            if phase == "start":
                self._began = time.thread_time()
            else:
                self.collecting += time.thread_time() - self._began


def describe_callback(callback: Any) -> str:
    """Return a text that tells a person which callback this is."""
    task = getattr(callback, "__self__", None)
    return repr(task if isinstance(task, asyncio.Task) else callback)


def watch_event_loop() -> None:
    """Watch this process's event loop. Call this before the server starts."""
    watch = LoopWatchdog(Path(os.environ[VARIABLE]))

    class Loop(uvloop.Loop):
        """An event loop that passes every callback to the watchdog. (`call_at` calls `call_later`.)"""

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
    """Return the loop class for uvicorn."""
    return _make


def _watch_method(watch: LoopWatchdog, protocol: Any, name: str) -> None:
    method = getattr(protocol, name)

    def watched(self: Any, *args: Any) -> Any:
        return watch.run(method, self, *args)

    setattr(protocol, name, watched)


def fail_on_slow_callbacks(file: Path) -> None:
    """Fail if a server has reported slow callbacks to this file, and remove it."""
    if file.exists():
        told = file.read_text()
        file.unlink()
        raise AssertionError(f"the loop was kept busy for more than {1000 * BOUND:.0f} ms:\n{told}")
