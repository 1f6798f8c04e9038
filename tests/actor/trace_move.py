"""Traces one move from the touch to the picture: which of our functions it passes through, and in which files.

    python tests/actor/trace_move.py

On the server, a function of ours counts if it is entered between the arrival of the bytes and the departure of the
answer, on any thread; the game's rules do not count. A trace is complete if it has passed certain stations: the places
where the move leaves our code (the rules, the store's thread, the disk, the socket) and the place where the update is
made.

The server's part is traced on real moves: a server with WebSocket and SQLite, and two people who play in turn. The
shortest of several moves is used, to leave out what a server does only now and then. The client's part is a list,
because a browser cannot be traced by name; a test compares the list with the sources.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import threading
from asyncio.base_events import BaseEventLoop
from asyncio.selector_events import _SelectorSocketTransport  # type: ignore[attr-defined]
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import uvicorn

import mulot
from mulot.server.app import App
from mulot.server.config import Config
from mulot.server.serve import uvicorn_config
from mulot.table import updates

sys.path.insert(0, str(Path(__file__).parents[1]))

from kit.clients import Browser, close_sockets
from kit.free_port import free_port

ROOT = Path(mulot.__file__).parents[2]
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>")
OUR_CODE, GAME_RULES = str(ROOT / "src" / "mulot"), str(ROOT / "src" / "mulot" / "games")
MAX_FUNCTIONS, MAX_FILES = 45, 20
MOVES = 4

CLIENT_PATH = (
    ("web/board/TouchableSvg.svelte", "touch", "table.play("),
    ("web/table/move_sender.svelte.ts", "play", ".send("),
    ("web/api/table_socket.ts", "send", "this.channel.send("),
    ("web/api/table_socket.ts", "onPacket", "listener.receive("),
    ("web/table/live_table.svelte.ts", "receive", "model.show("),
    ("web/table/animation_queue.svelte.ts", "show", "this.animate("),
    ("web/table/board_model.svelte.ts", "animate", "ui.tell["),
    ("web/table/board_model.svelte.ts", "settle", "ui.stage("),
)
"""File, function, and the call that passes the move on. `show` also calls `settle`; Svelte draws what `stage`
returns."""

GAME = mulot.load("souriciere")
BUILTIN_STATIONS = {"Connection.execute": "the disk"}
PYTHON_STATIONS = {
    GAME.play.__code__: "the rules",
    BaseEventLoop.call_soon.__code__: "to the store's thread",
    BaseEventLoop.call_soon_threadsafe.__code__: "back from the store's thread",
    _SelectorSocketTransport.write.__code__: "the socket",
}
MAKE_UPDATE = updates.send_updates.__code__


@dataclass
class Trace:
    """The functions (file, name) that a move passed through, in order of their first call, and the stations it
    passed."""

    entered: dict[tuple[str, str], None] = field(default_factory=dict)
    reached: set[str] = field(default_factory=set)


class Tracer:
    """A profile function for `sys.setprofile` and `threading.setprofile`."""

    def __init__(self) -> None:
        self.trace: Trace | None = None
        """Where calls are recorded; None between moves."""

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        """Record a call of one of our functions or of one of Python's."""
        trace, code = self.trace, frame.f_code
        if trace is None:
            return
        if event == "c_call":
            station = BUILTIN_STATIONS.get(getattr(called, "__qualname__", ""))
        elif event == "call":
            station = "the update" if code is MAKE_UPDATE else PYTHON_STATIONS.get(code)
            if _is_ours(code):
                trace.entered[str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname] = None
        else:
            return
        if station is not None:
            trace.reached.add(station)


def _is_ours(code: CodeType) -> bool:
    """True if the function is ours. Comprehensions belong to the function around them."""
    name = code.co_filename
    return name.startswith(OUR_CODE) and not name.startswith(GAME_RULES) and code.co_name not in COMPREHENSIONS


def trace_a_move() -> Trace:
    """Trace a person's move at a table of two, on a new server."""
    tracer = Tracer()
    threading.setprofile(tracer)  # the store's thread has not been started yet
    sys.setprofile(tracer)
    try:
        with tempfile.TemporaryDirectory() as folder:
            traces = asyncio.run(_play_moves(tracer, folder))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return min(traces, key=lambda trace: len(trace.entered))


async def _play_moves(tracer: Tracer, folder: str) -> list[Trace]:
    port = free_port()
    server = uvicorn.Server(uvicorn_config(App(Config(port=port, database=f"{folder}/mulot.db"))))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    ana, bo = (Browser(f"http://127.0.0.1:{port}") for _ in range(2))
    table = await ana.open_table(GAME.id, seats=2, options={"first": 0})
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    screens = [await ana.watch(table), await bo.watch(table)]
    traces: list[Trace] = []
    for _ in range(MOVES):
        plays = next(screen for screen in screens if screen.now.get("turns"))
        turn = plays.now["turns"][0]
        action = {"do": "play", "seat": turn["seat"], "question": turn["question"], "action": turn["legal"][0]}
        tracer.trace = Trace()
        done = await plays.done(**action)
        for screen in screens:
            await screen.rev(done["rev"])
        traces.append(tracer.trace)
        tracer.trace = None
    await close_sockets()
    server.should_exit = True
    await serving
    return traces


def main() -> None:
    """Print the trace."""
    trace = trace_a_move()
    for number, (file, name) in enumerate(trace.entered, 1):
        print(f"{number:3}  {name:36} {file}")
    files = {file for file, _ in trace.entered}
    print(f"{len(trace.entered)} functions in {len(files)} files; stations: {', '.join(sorted(trace.reached))}")


if __name__ == "__main__":
    main()
