"""The way of one move, from the finger to the picture: which functions of ours it goes through, and in which files.

    python tests/actor/move_path.py

Every function of ours on the server counts that is entered between the bytes' arrival and the bytes' departure, on
whichever thread; the game's own rules do not. That the trace has seen the whole way is known by its stations: where the
move touches what is not the table's own (the rules, the store's thread, the disk, the socket), and where the picture is
made.

The server's part is traced on real moves: a house with its WebSocket and its SQLite, two people who play in turn. What
a house does beside, now and then, is left out by taking the shortest of a few moves. The client's part is a list, for a
browser cannot be traced by name; a test compares it with the sources.
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

from kit.free_port import free_port
from kit.players import Browser, going_home

ROOT = Path(mulot.__file__).parents[2]
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>", "<module>")
OURS, RULES = str(ROOT / "src" / "mulot"), str(ROOT / "src" / "mulot" / "games")
MOST_FUNCTIONS, MOST_FILES = 50, 23
MOVES = 4

CLIENT = (
    ("web/board/Touch.svelte", "touch", "table.play("),
    ("web/table/move_sender.svelte.ts", "play", ".send("),
    ("web/api/table_socket.ts", "send", "this.line.send("),
    ("web/api/table_socket.ts", "hear", "listener.hear("),
    ("web/table/live_table.svelte.ts", "hear", "seen.show("),
    ("web/table/animation_queue.svelte.ts", "show", "this.tell("),
    ("web/table/board_model.svelte.ts", "tell", "how.tell["),
    ("web/table/board_model.svelte.ts", "settle", "how.stage("),
)
"""File, function, and the call by which it hands the move on. `show` calls `settle`, too; the rest is Svelte's, which
draws what `stage` says."""

GAME = mulot.load("souriciere")
BUILT_IN = {"Connection.execute": "the disk"}
PYTHON = {
    GAME.play.__code__: "the rules",
    BaseEventLoop.call_soon.__code__: "to the store's thread",
    BaseEventLoop.call_soon_threadsafe.__code__: "back from the store's thread",
    _SelectorSocketTransport.write.__code__: "the socket",
}
PICTURE = updates.send_updates.__code__


@dataclass
class Trace:
    """What a move went through, in the order in which it was first entered. Functions are (file, name)."""

    entered: dict[tuple[str, str], None] = field(default_factory=dict)
    reached: set[str] = field(default_factory=set)


class Tracer:
    """For `sys.setprofile` and `threading.setprofile`."""

    def __init__(self) -> None:
        self.trace: Trace | None = None
        """Where it is noted, while a move is made."""

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        """A function is entered, ours or Python's."""
        trace, code = self.trace, frame.f_code
        if trace is None:
            return
        if event == "c_call":
            station = BUILT_IN.get(getattr(called, "__qualname__", ""))
        elif event == "call":
            station = "the picture" if code is PICTURE else PYTHON.get(code)
            if _ours(code):
                trace.entered[str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname] = None
        else:
            return
        if station is not None:
            trace.reached.add(station)


def _ours(code: CodeType) -> bool:
    """Whether it is a function of ours; a comprehension is a part of the function that it stands in."""
    name = code.co_filename
    return name.startswith(OURS) and not name.startswith(RULES) and code.co_name not in COMPREHENSIONS


def trace_a_move() -> Trace:
    """One person's move at a table of two, in a house of its own."""
    tracer = Tracer()
    threading.setprofile(tracer)  # the store's thread is yet to be started
    sys.setprofile(tracer)
    try:
        with tempfile.TemporaryDirectory() as folder:
            traces = asyncio.run(_play(tracer, folder))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return min(traces, key=lambda trace: len(trace.entered))


async def _play(tracer: Tracer, folder: str) -> list[Trace]:
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
    await going_home()
    server.should_exit = True
    await serving
    return traces


def main() -> None:
    """Print the way."""
    trace = trace_a_move()
    for number, (file, name) in enumerate(trace.entered, 1):
        print(f"{number:3}  {name:36} {file}")
    files = {file for file, _ in trace.entered}
    print(f"{len(trace.entered)} functions in {len(files)} files; stations: {', '.join(sorted(trace.reached))}")


if __name__ == "__main__":
    main()
