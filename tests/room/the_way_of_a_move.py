"""The way of one move, from the finger to the picture: which functions of ours it goes through, and in which files.

    python tests/room/the_way_of_a_move.py

A function is on the way if the move passes through it: it is on the stack when the move reaches a station. Stations
are where the move touches what is not the table's own (the rules, the store's thread, the disk, the socket), and where
the picture is made. What a function on the way asks along the way (whose seat is it? how does the line read?) is a
detail of that function, and is not counted here; `called` counts all of it.

The server's part is traced on a real move: a house with its WebSocket and its SQLite, two people, one of whom plays.
The client's part is a list, for a browser cannot be traced by name; a test compares it with the sources.
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
from mulot.server.app import create_app
from mulot.server.config import Config
from mulot.server.metrics import tally
from mulot.server.serve import uvicorn_config
from mulot.table import telling

sys.path.insert(0, str(Path(__file__).parents[1]))

from kit.players import Browser, going_home
from kit.running_house import free_port

ROOT = Path(mulot.__file__).parents[2]
OURS, RULES = str(ROOT / "src" / "mulot"), str(ROOT / "src" / "mulot" / "games")
MOST_FUNCTIONS, MOST_FILES = 20, 14

CLIENT = (
    ("web/board/Touch.svelte", "touch", "table.play("),
    ("web/table/seen.svelte.ts", "play", ".send("),
    ("web/wire/live.ts", "send", "this.line.send("),
    ("web/wire/live.ts", "hear", "listener.hear("),
    ("web/table/live.svelte.ts", "hear", "seen.show("),
    ("web/table/seen.svelte.ts", "show", "this.tell("),
    ("web/table/seen.svelte.ts", "tell", "how.tell["),
    ("web/table/seen.svelte.ts", "settle", "how.stage("),
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
PICTURE = telling.tell.__code__


@dataclass
class Trace:
    """What a move went through. Functions are (file, name); only those of ours, and not the game's own."""

    way: dict[tuple[str, str], None] = field(default_factory=dict)
    called: dict[tuple[str, str], None] = field(default_factory=dict)
    reached: set[str] = field(default_factory=set)
    on: bool = False

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        """For `sys.setprofile` and `threading.setprofile`."""
        if not self.on or event not in ("call", "c_call"):
            return
        station = None
        if event == "c_call":
            station = BUILT_IN.get(getattr(called, "__qualname__", ""))
        elif frame.f_code is PICTURE:
            station = "the picture"
        elif getattr(frame.f_locals.get("callback"), "__self__", None) is not tally:  # what is counted waits aside
            station = PYTHON.get(frame.f_code)
        if event == "call" and _ours(frame.f_code):
            self.called[_name(frame.f_code)] = None
        stack: list[CodeType] = []
        above: FrameType | None = frame if station is not None else None
        while above is not None:
            if _ours(above.f_code):
                stack.append(above.f_code)
            above = above.f_back
        if station is not None and stack:
            self.reached.add(station)
            self.way.update({_name(code): None for code in reversed(stack)})


def _ours(code: CodeType) -> bool:
    name = code.co_filename
    return name.startswith(OURS) and not name.startswith(RULES) and not code.co_name.startswith("<")


def _name(code: CodeType) -> tuple[str, str]:
    return str(Path(code.co_filename).relative_to(ROOT)), code.co_qualname


def trace_a_move() -> Trace:
    """One person's move at a table of two, in a house of its own."""
    trace = Trace()
    threading.setprofile(trace)  # the store's thread is yet to be started
    sys.setprofile(trace)
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_play(trace, folder))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return trace


async def _play(trace: Trace, folder: str) -> None:
    port = free_port()
    server = uvicorn.Server(uvicorn_config(create_app(Config(port=port, database=f"{folder}/mulot.db"))))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    ana, bo = (Browser(f"http://127.0.0.1:{port}") for _ in range(2))
    table = await ana.open_table(GAME.id, seats=2, options={"first": 0})
    await bo.take(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    plays, watches = await ana.watch(table), await bo.watch(table)
    turn = plays.now["turns"][0]
    action = {"do": "play", "seat": 0, "question": turn["question"], "action": turn["legal"][0]}
    trace.on = True
    done = await plays.done(**action)
    for screen in (plays, watches):
        await screen.rev(done["rev"])
    trace.on = False
    await going_home()
    server.should_exit = True
    await serving


def walk(trace: Trace) -> list[tuple[str, str]]:
    """All functions on the way, the client's and the server's."""
    client = [(file, name) for file, name, _ in CLIENT]
    return [*client[:3], *trace.way, *client[3:]]


def main() -> None:
    """Print the way."""
    trace = trace_a_move()
    way = walk(trace)
    for number, (file, name) in enumerate(way, 1):
        print(f"{number:3}  {name:36} {file}")
    print(
        f"{len(way)} functions in {len({file for file, _ in way})} files; stations: {', '.join(sorted(trace.reached))}"
    )
    files = {file for file, _ in trace.called}
    print(f"called by the server in all, details included: {len(trace.called)} functions in {len(files)} files")


if __name__ == "__main__":
    main()
