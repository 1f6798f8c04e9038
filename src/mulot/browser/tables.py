"""The tables of the browser version: those in memory, their viewers, and notices from other tabs."""

import time

import msgspec

from mulot.actor import DriverPorts, PendingCommand, RemoteWrite, TableDeleted, TableDriver
from mulot.browser.driver_ports import DEVICE, MIN_MOVE_SECONDS, PageViewer, TabNotifier, WorkerBotRunner
from mulot.browser.js_host import JavaScriptWorker
from mulot.browser.store import BrowserStore
from mulot.core.errors import MulotError
from mulot.service.games import OfferedGames
from mulot.service.problems import close_reason
from mulot.service.tables import TableManager
from mulot.table.commands import ClientCommand
from mulot.table.messages import encode

COMMAND_DECODER: msgspec.json.Decoder[ClientCommand] = msgspec.json.Decoder(ClientCommand)
PING, PONG = '{"do":"ping"}', '{"kind":"pong"}'


class BrowserTables(TableManager):
    """Loads tables and connects viewers. `enter`, `hear` and `exit` do what opening a WebSocket, a frame and closing it
    do on a server."""

    def __init__(
        self,
        outside: JavaScriptWorker,
        version: str = "0",
        pace: float = MIN_MOVE_SECONDS,
        games: OfferedGames | None = None,
    ) -> None:
        self.version = version
        self.outside = outside
        games, store = games or OfferedGames(), BrowserStore(outside)
        minds, notify = WorkerBotRunner(outside, games, pace), TabNotifier(outside)
        # Other tabs write to the same database; one tab runs each table's bots and timers.
        super().__init__(
            DriverPorts(store, store.write, games.catalogue, minds, notify, time.monotonic, True, election=outside),
            games,
        )
        self._screens: dict[int, tuple[TableDriver, PageViewer]] = {}

    # ---------------------------------------------------------------- tables

    @property
    def at_rest(self) -> bool:
        """True if no table is in memory."""
        return not self._drivers and not self._opening

    async def delete(self, table: str) -> None:
        """Delete a table: first in the store, then for all viewers, in this tab and in others."""
        await self.store.erase(table)
        self.hear_of(table, -1)
        self.outside.ring(table, -1)

    def hear_of(self, table: str, rev: int) -> None:
        """Handle a notice from another tab: it has written row `rev` of the table, or deleted the table if `rev` is
        -1."""
        if table in self._drivers:
            self._drivers[table].drive(TableDeleted() if rev < 0 else RemoteWrite(rev))

    # ---------------------------------------------------------------- screens

    async def enter(self, screen: int, table: str, since: int | None, device: str = DEVICE) -> None:
        """Connect a viewer to a table and send it the complete state. `since` is the last row it has seen, or None."""
        entered = PageViewer(self.outside, screen, device)
        try:
            driver = await self.driver(table)
        except MulotError as error:
            entered.drop(close_reason(error))
            return
        self._screens[screen] = driver, entered
        driver.connect_viewer(entered, since)

    def hear(self, screen: int, text: str) -> None:
        """Handle a packet from a viewer: a ping or a command. A malformed packet is answered with a refusal."""
        if screen not in self._screens:
            return
        driver, viewer = self._screens[screen]
        if text == PING:
            self.outside.tell(screen, PONG)
            return
        try:
            wish = COMMAND_DECODER.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            viewer.reject_malformed()
        else:
            driver.drive(PendingCommand(wish, viewer.device, screen, encode))

    def exit(self, screen: int) -> None:
        """Disconnect a viewer. A table without viewers is unloaded, which stops its bots."""
        if screen in self._screens:
            driver, gone = self._screens.pop(screen)
            driver.disconnect_viewer(gone)
            if not driver.sockets:
                self.unload(driver)
