"""The WebSocket of a table: one for each viewer."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from mulot.core.errors import MulotError
from mulot.server.config import Config
from mulot.server.limits import Bucket
from mulot.server.lobby import Name
from mulot.server.room import Room
from mulot.server.rooms import Rooms, Stopping
from mulot.server.screen import Screen
from mulot.server.wire import Wire, short_way
from mulot.store import NoSuchTable, PutAside
from mulot.table.commands import Wish
from mulot.table.messages import Ack, No

FRAME = 8 * 1024
STRIKES = 20
"""So many frames that are no wishes are answered; then the connection is closed."""
WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
PING, PONG, NUL = b'{"do":"ping"}', b'{"kind":"pong"}', b"\\u0000"
MALFORMED = msgspec.json.encode(No(None, "malformed", "house-no-malformed"))
encode = msgspec.json.Encoder().encode


@websocket("/api/tables/{table:str}/live", opt={"who": "has the link"})
async def live(
    socket: WebSocket[Any, Any, State],
    rooms: NamedDependency[Rooms],
    config: NamedDependency[Config],
    table: FromPath[str],
) -> None:
    """Full view at once, then numbered messages; wishes come in."""
    await socket.accept()
    state = socket.scope["state"]
    device, address = state["device"], state["address"]
    wire = short_way(socket.scope)
    screen = Screen(rooms.next_viewer(), device or "", socket.send, config, wire)
    room = await _find_room(rooms, table, screen)
    if room is None or device is None or not _admit(rooms, address):
        screen.drop("no-cookie" if room is not None and device is None else "flood")
        await screen.closed()
        return
    try:
        rooms.enter(room, screen, _since(socket.query_params.get("since")))
        await _listen(socket.receive, room, screen, wire)
    finally:
        rooms.crowd[address] -= 1
        if not rooms.crowd[address]:
            del rooms.crowd[address]
        screen.forget()
        rooms.exit(room, screen)


async def _find_room(rooms: Rooms, table: str, screen: Screen) -> Room | None:
    try:
        return await rooms.room(msgspec.convert(table, Name))
    except (NoSuchTable, msgspec.ValidationError):
        screen.drop("no-such-table")
    except PutAside:
        screen.drop("put-aside")
    except Stopping:
        screen.drop("stopping")
    except MulotError:
        screen.drop("store-down")
    return None


def _admit(rooms: Rooms, address: str) -> bool:
    crowd, config = rooms.crowd, rooms.config
    if rooms.screens >= config.sockets or crowd[address] >= config.sockets_an_address:
        return False
    crowd[address] += 1
    return True


def _since(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None


class Ear:
    """What comes from one screen: every frame is a wish, or is told that it is none."""

    __slots__ = ("bucket", "room", "screen", "strikes")

    def __init__(self, room: Room, screen: Screen) -> None:
        self.room = room
        self.screen = screen
        self.bucket = Bucket(screen.config.frames, 20, time.monotonic())
        self.strikes = 0

    def hear(self, frame: bytes) -> None:
        """One frame."""
        screen = self.screen
        if screen.closing is not None:
            return
        if not self.bucket.take(time.monotonic()):
            screen.drop("flood")
        elif len(frame) > FRAME:
            screen.drop("too-big")
        elif frame == PING:
            screen.put(PONG)
            screen.flush()
        else:
            try:
                if NUL in frame:
                    raise msgspec.ValidationError("NUL")
                wish = WISH.decode(frame)
            except (msgspec.DecodeError, RecursionError, UnicodeError):
                self._no_wish()
                return
            self.room.post(wish, screen.device, screen.number, self.reply)

    def reply(self, answer: Ack | No) -> None:
        """The answer to a wish."""
        self.screen.put(encode(answer))

    def _no_wish(self) -> None:
        self.strikes += 1
        self.screen.put(MALFORMED)
        self.screen.flush()
        if self.strikes >= STRIKES:
            self.screen.drop("malformed")


async def _listen(receive: Any, room: Room, screen: Screen, wire: Wire | None) -> None:
    """Until the connection is gone."""
    ear = Ear(room, screen)
    if wire is not None:
        wire.on_text = ear.hear
    while (message := await receive())["type"] == "websocket.receive":
        text: str | None = message.get("text")
        if text is None:
            screen.drop("binary")
        else:
            ear.hear(text.encode())
