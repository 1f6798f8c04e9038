"""The tables of the house in a browser: those in memory, their viewers, and notices from other tabs."""

from __future__ import annotations

import time

import msgspec

from mulot.core.errors import MulotError
from mulot.house.games import Games
from mulot.house.problems import MALFORMED_FRAME, farewell
from mulot.house.rooms import Rooms
from mulot.pocket.minds import PACE, Minds
from mulot.pocket.outside import Outside
from mulot.pocket.ports import DEVICE, PocketNotify, PocketScreen
from mulot.pocket.store import PocketStore
from mulot.room import Asked, Driver, Erased, Noticed, Ports
from mulot.table.commands import Wish
from mulot.table.messages import encode

WISH: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
PING, PONG = '{"do":"ping"}', '{"kind":"pong"}'


class PocketRooms(Rooms):
    """Loads tables and connects viewers: `enter`, `hear` and `exit` stand for a WebSocket's life."""

    def __init__(self, outside: Outside, version: str = "0", pace: float = PACE, games: Games | None = None) -> None:
        self.version = version
        self.outside = outside
        games, store = games or Games(), PocketStore(outside)
        minds, notify = Minds(outside, games, pace), PocketNotify(outside)
        # Other tabs write to the same database; one of them looks after a table.
        super().__init__(
            Ports(store, store.write, games.catalogue, minds, notify, time.monotonic, True, keepers=outside), games
        )
        self._screens: dict[int, tuple[Driver, PocketScreen]] = {}

    # ---------------------------------------------------------------- tables

    @property
    def at_rest(self) -> bool:
        """True if no table is in memory."""
        return not self._rooms and not self._opening

    async def erase(self, table: str) -> None:
        """Delete a table: first in the store, then for all viewers, here and in other tabs."""
        await self.store.erase(table)
        self.hear_of(table, -1)
        self.outside.ring(table, -1)

    def hear_of(self, table: str, rev: int) -> None:
        """Handle a notice of another tab: it has written this row of the table, or deleted it with -1."""
        if table in self._rooms:
            self._rooms[table].drive(Erased() if rev < 0 else Noticed(rev))

    # ---------------------------------------------------------------- screens

    async def enter(self, screen: int, table: str, since: int | None) -> None:
        """Connect a viewer to a table and send it the whole state."""
        entered = PocketScreen(self.outside, screen)
        try:
            room = await self.room(table)
        except MulotError as error:
            entered.drop(farewell(error))
            return
        self._screens[screen] = room, entered
        room.enter(entered, since)

    def hear(self, screen: int, text: str) -> None:
        """Handle one packet of a viewer: a command, or answer that it is malformed."""
        if screen not in self._screens:
            return
        if text == PING:
            self.outside.tell(screen, PONG)
            return
        try:
            wish = WISH.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.outside.tell(screen, MALFORMED_FRAME.decode())
        else:
            self._screens[screen][0].drive(Asked(wish, DEVICE, screen, encode))

    def exit(self, screen: int) -> None:
        """Disconnect a viewer. A table without viewers is unloaded, so its bots stop."""
        if screen in self._screens:
            room, gone = self._screens.pop(screen)
            room.exit(gone)
            if not room.screens:
                self.forget(room)
