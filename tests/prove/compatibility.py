"""Compatibility with data of earlier versions: golden stories replay unchanged, and old tables open in today's
server."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec

import mulot
from kit.clients import Browser
from kit.running_server import RunningServer
from mulot.core.errors import MulotError
from mulot.games import folder, shelf
from mulot.server.games import ServerGames
from mulot.store import Append, open_store
from mulot.table import Row, Summary, Table
from mulot.testing.contract import check_story
from prove.round_types import Round

GOLDEN = Path(__file__).resolve().parent.parent / "store" / "golden"


def golden_stories() -> list[tuple[str, Path]]:
    """Return the golden stories of all games, as pairs of game and file."""
    return [(game, file) for game in shelf() for file in sorted((folder(game) / "tests/stories").glob("*.jsonl"))]


SAVE_COUNT = len(golden_stories()) + len(list(GOLDEN.glob("*.jsonl")))


async def changed_story(seed: int) -> Round:
    """Run a round against an injected fault: the text of a story has changed since it was recorded."""
    game, file = golden_stories()[seed % len(golden_stories())]
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place, file.name)
        copy.write_bytes(file.read_bytes())
        copy.with_suffix(".txt").write_text(file.with_suffix(".txt").read_text().replace("e", "a", 1))
        return await check_stories([(game, copy)])


async def check_old_saves(seed: int, small: bool) -> Round:
    """Check all golden stories (a small round: some of them) and all old tables."""
    done = await check_stories(golden_stories()[:: 8 if small else 1])
    for file in GOLDEN.glob("*.jsonl"):
        await _check_old_table(file, done)
        done.count("old saves")
    return done


async def check_stories(chosen: list[tuple[str, Path]]) -> Round:
    """Replay each story, and compare its journal and its text."""
    done = Round()
    for game, file in chosen:
        try:
            check_story(file, mulot.load(game))
        except (AssertionError, MulotError) as error:
            done.broken.append(f"{game}, {file.name}: {str(error)[:200]}")
        done.count("old saves")
    return done


async def _check_old_table(file: Path, done: Round) -> None:
    """Put the rows of an old table into a new database, and check that a server shows the state it was left in."""
    *lines, last = file.read_bytes().splitlines()
    rows = [
        Row(i, msgspec.json.encode(raw["body"]), raw.get("seat"), raw.get("action"))
        for i, raw in enumerate(map(msgspec.json.decode, lines))
    ]
    then: dict[str, Any] = msgspec.json.decode(last)
    known = Table.load(ServerGames("toy_game").catalogue, rows, 0.0)
    with tempfile.TemporaryDirectory() as place:
        store = await open_store(f"{place}/mulot.db")
        await store.append(Append(known.id, rows, Summary("skirmish", known.phase, False, len(known.occupants), 0, "")))
        await store.close()
        with RunningServer(database=f"{place}/mulot.db") as house:
            screen = await Browser(house.url).watch(known.id)
            assert known.match is not None
            expected = msgspec.json.decode(msgspec.json.encode(known.match.look(None)))
            if screen.now.get("view") != expected or screen.shown["phase"] != then["phase"]:
                done.broken.append(f"{file.name} is served as {str(screen.messages[-1])[:200]}")
            await screen.close()
