"""The commands of whoever keeps the house: `serve`, `admin`, `export`, `import`, `backup`, `restore`."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console

from mulot.cli.extras import need, need_store
from mulot.cli.files import NoSuchFile
from mulot.cli.place import find_database
from mulot.cli.words import Words, language
from mulot.core.errors import Reason, Refused
from mulot.room import Answer, Store, alone
from mulot.room.naming import new_name
from mulot.server.config import Config, read_config
from mulot.server.games import Games
from mulot.server.home import home_url
from mulot.store import Retention, export_table, import_table, open_store, purge
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import No

if TYPE_CHECKING:
    from mulot.store.restoring import Restored

T = TypeVar("T")
console = Console(highlight=False, soft_wrap=True)
app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
admin = typer.Typer(add_completion=False, no_args_is_help=True)
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None, typer.Option(help="a file for SQLite (else one in the data folder), or postgresql://… [MULOT_DATABASE]")
]


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="where to listen: 127.0.0.1, or 0.0.0.0 for the home network")
    ] = None,
    port: Annotated[int | None, typer.Option(help="on which port (8000)")] = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="redis://…, the bell between several nodes")] = None,
    base_url: Annotated[
        str | None, typer.Option(help="the address that browsers use: https://play.example.org")
    ] = None,
    proxies: Annotated[str | None, typer.Option(help="addresses of reverse proxies to be believed")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error")] = None,
    workers: Annotated[int | None, typer.Option(help="processes that share the port (PostgreSQL only)")] = None,
    minds: Annotated[int | None, typer.Option(help="processes in which bots think")] = None,
    thinking: Annotated[float | None, typer.Option(help="seconds a bot may think")] = None,
    pace: Annotated[float | None, typer.Option(help="seconds a bot takes at least, so that people can follow")] = None,
    show: Annotated[bool, typer.Option(help="print the addresses and a QR code")] = False,
) -> None:
    """Open the house for browsers. Everything can also be set in the environment: MULOT_HOST, MULOT_PORT, …"""
    given = {name: value for name, value in locals().items() if name in Config.__struct_fields__}
    config = settle(given)
    if config.redis is not None:
        need("nodes")

    from mulot.server.serve import serve as run

    if show:
        show_addresses(config)
    if "://" not in config.database:
        kept = Words(language(None)).house("tables-kept", file=str(Path(config.database).absolute()))
        console.print(kept, markup=False)
    run(config)


def show_addresses(config: Config) -> None:
    """Where the house can be found, from here and from other devices; the latter also as a picture to be scanned."""
    import segno

    console.print(f"\n  Mulot   {config.base_url or f'http://localhost:{config.port}'}/", markup=False)
    home = home_url(config)
    if home is not None:
        console.print(f"          {home}/\n", markup=False)
        segno.make(home + "/", error="l", micro=False).terminal(out=sys.stdout, compact=True)
    console.print("", markup=False)


@admin.callback()
def look_after() -> None:
    """Look after the tables of a house: list, end, export, purge."""


@admin.command("list")
def list_tables(
    phase: Annotated[str | None, typer.Option(help="open, playing or over")] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    database: Database = None,
) -> None:
    """The tables, the one touched last first."""

    async def work(store: Store, catalogue: Catalogue) -> None:
        print(*Words(language(None)).house("list-head").split(", "), sep="\t")
        for each in await store.tables(phase=phase, limit=limit):
            s, opened, touched = each.summary, _day(each.opened_at), _day(each.changed_at)
            print(each.table, s.game, s.phase, s.seats, s.free, each.lines, opened, touched, each.aside or "", sep="\t")

    _with_store(database, work)


@admin.command("end")
def end_table(table: str, database: Database = None) -> None:
    """End a table as if nobody had come for long; its seed is revealed."""

    async def work(store: Store, catalogue: Catalogue) -> None:
        answer = await alone.ask(store, catalogue, table, c.Abandon(), time.monotonic())
        if isinstance(answer, No):
            raise Refused(Reason(answer.no))

    _with_store(database, work)


@admin.command("export")
def export_one(table: str, file: Path, database: Database = None) -> None:
    """Write a table's journal to a file, seed included: keep it to yourself until the end."""
    export(table, file, database)


@admin.command("purge")
def purge_tables(
    over: Annotated[int, typer.Option(min=0, help="delete tables that have been over for so many days")] = 60,
    idle: Annotated[int, typer.Option(min=0, help="end tables that nobody has touched for so many days")] = 120,
    database: Database = None,
) -> None:
    """End and delete old tables, as the house also does by itself (it looks twice, a day apart; this looks once)."""

    async def work(store: Store, catalogue: Catalogue) -> None:
        async def ask(table: str, command: c.Command) -> Answer:
            return await alone.ask(store, catalogue, table, command, time.monotonic())

        done = await purge(store, catalogue, Retention(idle, over), time.monotonic(), ask, at_once=True)
        told = Words(language(None)).house("purged", ended=len(done.ended), deleted=len(done.deleted))
        console.print(told, markup=False)

    _with_store(database, work)


@app.command()
def export(table: str, file: Path, database: Database = None) -> None:
    """Write a table's journal to a file."""

    async def work(store: Store, catalogue: Catalogue) -> bytes:
        return await export_table(store, catalogue, table, time.monotonic())

    body = _with_store(database, work)
    try:
        file.write_bytes(body)
    except OSError as error:
        raise NoSuchFile(file=str(file), why=error.strerror or str(error)) from None


@app.command("import")
def import_file(file: Path, database: Database = None) -> None:
    """Put a journal file on as a new table with empty seats, and print its name."""
    try:
        journal = file.read_bytes()
    except OSError as error:
        raise NoSuchFile(file=str(file), why=error.strerror or str(error)) from None

    async def work(store: Store, catalogue: Catalogue) -> str:
        table = new_name()
        # The host is nobody: whoever takes a seat first goes on playing, and stand-ins are offered for the others.
        await import_table(store, catalogue, table, journal, "nobody")
        return table

    console.print(_with_store(database, work), markup=False)


@app.command()
def backup(file: Path, database: Database = None) -> None:
    """Copy the whole house into a file, while it is open."""
    from mulot.store.backup import back_up

    config = settle({"database": database})
    done = asyncio.run(back_up(config.database, file))
    size = -(-done.size // 1000)
    told = Words(language(None)).house("backed-up", tables=done.tables, rows=done.rows, file=str(file), size=size)
    console.print(told, markup=False)


@app.command("restore")
def restore_file(file: Path, database: Database = None) -> None:
    """Bring back what a backup holds and the house does not; nothing that is there is changed."""

    async def work(store: Store, catalogue: Catalogue) -> Restored:
        from mulot.store.restoring import restore

        return await restore(store, file)

    done, words = _with_store(database, work), Words(language(None))
    counts = {name: len(getattr(done, name)) for name in ("added", "lengthened", "same")}
    console.print(words.house("restored", **counts), markup=False)
    if done.other:
        print(words.house("restored-other", other=len(done.other), names=", ".join(done.other)), file=sys.stderr)
        raise typer.Exit(1)


def settle(given: Mapping[str, Any]) -> Config:
    """The settings, with the tables at their place and everything installed that they need."""
    config = read_config(given)  # what is wrong with them is said before a folder is made
    config = msgspec.structs.replace(config, database=find_database(given["database"]))
    need_store(config.database)
    return config


def _with_store(database: str | None, work: Callable[[Store, Catalogue], Awaitable[T]]) -> T:
    config = settle({"database": database})

    async def run() -> T:
        store = await open_store(config.database)
        try:
            return await work(store, Games(config.more_games).catalogue)
        finally:
            await store.close()

    return asyncio.run(run())


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
