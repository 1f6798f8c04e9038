"""The tables in memory, both on the server and in the browser version."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable

import msgspec

from mulot.actor import Answer, DriverPorts, NoSuchTable, TableDriver, TableLoaded, load_table
from mulot.service.games import OfferedGames
from mulot.service.schemas import TableId
from mulot.table import Table
from mulot.table import commands as c
from mulot.table.messages import Rejection


class TableManager(ABC):
    """Loads and unloads tables by id. The store contains all tables."""

    def __init__(self, ports: DriverPorts, games: OfferedGames) -> None:
        self.games = games
        self.store = ports.store
        self.now = ports.now
        self.is_mine: Callable[[str], bool] = lambda table: True
        """Returns True if a table belongs to this process. On a server with several processes, each table belongs to
        one of them."""
        self._ports = ports
        self._drivers: dict[str, TableDriver] = {}
        self._opening: dict[str, asyncio.Task[TableDriver]] = {}

    async def create(self, command: c.OpenTable, device: str) -> Answer:
        """Open a new table and return its answer. The table stays in memory unless it was refused or belongs to another
        process."""
        driver = self._add(
            TableDriver(self._ports, command.table, self.unload, Table(self.games.catalogue, self.now()))
        )
        answer = await driver.run_command(command, device)
        if isinstance(answer, Rejection) or (not self.is_mine(command.table) and not driver.is_busy):
            self.unload(driver)
        return answer

    async def driver(self, table: str) -> TableDriver:
        """Return the driver of a table, loading the table if needed. Concurrent calls load it only once. Raises
        NoSuchTable, Quarantined or StoreDown."""
        check_table_id(table)
        if table in self._drivers:
            return self._drivers[table]
        if table not in self._opening:
            self._opening[table] = task = asyncio.get_running_loop().create_task(self._open(table))
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> TableDriver:
        ports = self._ports
        loaded = await load_table(ports.store, ports.catalogue, table, ports.now(), offload=ports.offload)
        driver = self._add(TableDriver(ports, table, self.unload))
        driver.drive(TableLoaded(loaded))
        return driver

    def _add(self, driver: TableDriver) -> TableDriver:
        self._drivers[driver.id] = driver
        return driver

    def unload(self, driver: TableDriver) -> None:
        """Remove a table from memory. Its rows stay in the store."""
        driver.close()
        if self._drivers.get(driver.id) is driver:
            del self._drivers[driver.id]

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete a table: first in the store, so that no more rows are appended, then on every screen."""


def check_table_id(table: str) -> None:
    """Raise NoSuchTable if this cannot be a table id."""
    if not is_table_id(table):
        raise NoSuchTable(table)


def is_table_id(table: str) -> bool:
    """True if this is a well-formed table id."""
    try:
        msgspec.convert(table, TableId)
    except msgspec.ValidationError:
        return False
    return True
