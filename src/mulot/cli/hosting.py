"""The commands for people who run a server: `serve`, `admin`, `export`, `import`, `backup`, `restore`."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import ArgumentParser, BooleanOptionalAction, Namespace, RawDescriptionHelpFormatter
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from rich.console import Console

from mulot.actor import Answer, Store, direct
from mulot.actor.table_id import new_name
from mulot.cli.files import named
from mulot.cli.needs import need, need_store
from mulot.cli.options import between, command
from mulot.cli.place import find_database
from mulot.cli.words import Words, language
from mulot.core.errors import Reason, Refused
from mulot.games import Shelf
from mulot.house.games import Games
from mulot.server.config import Config, home_url, read_config
from mulot.store import Retention, export_table, import_table, open_store, purge
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import No

if TYPE_CHECKING:
    from mulot.store.restore import Restored

T = TypeVar("T")
console = Console(highlight=False, soft_wrap=True)


def serve(argv: list[str]) -> int:
    """Start the web server. Every setting can also come from the environment: MULOT_HOST, MULOT_PORT, …"""
    given = serve_options().parse_args(argv)
    config = settle({name: value for name, value in vars(given).items() if name in Config.__struct_fields__})
    if config.redis is not None:
        need("nodes")

    from mulot.server.serve import serve as run

    if given.show:
        show_addresses(config)
    if "://" not in config.database:
        kept = Words(language(None)).house("tables-kept", file=str(Path(config.database).absolute()))
        console.print(kept, markup=False)
    run(config)
    return 0


def serve_options() -> ArgumentParser:
    """Return the argument parser of `mulot serve`."""
    parser = _of_house("serve", serve.__doc__)
    add = parser.add_argument
    add("--host", help="address to listen on: 127.0.0.1 (default), or 0.0.0.0 for the home network")
    add("--port", type=int, help="port (default: 8000)")
    add("--redis", help="redis://…: notifications between several nodes")
    add("--base-url", help="public address that browsers use: https://play.example.org")
    add("--proxies", help="addresses of trusted reverse proxies, separated by commas")
    add("--log-level", help="debug, info, warning or error")
    add("--workers", type=int, help="number of server processes that share the port (PostgreSQL only)")
    add("--minds", type=int, help="number of bot processes")
    add("--thinking", type=float, help="maximum seconds per bot move")
    add("--pace", type=float, help="minimum seconds per bot move, so that people can follow")
    add("--show", action=BooleanOptionalAction, default=False, help="print the addresses and a QR code")
    return parser


def _of_house(name: str, about: str | None) -> ArgumentParser:
    parser = command(name, about)
    database = "SQLite file, or postgresql://… (default: mulot.db in the data folder) [MULOT_DATABASE]"
    parser.add_argument("--database", help=database)
    return parser


def show_addresses(config: Config) -> None:
    """Print the server's addresses for this machine and for the home network, the latter also as a QR code."""
    import segno

    console.print(f"\n  Mulot   {config.base_url or f'http://localhost:{config.port}'}/", markup=False)
    home = home_url(config)
    if home is not None:
        console.print(f"          {home}/\n", markup=False)
        segno.make(home + "/", error="l", micro=False).terminal(out=sys.stdout, compact=True)
    console.print("", markup=False)


def list_tables(argv: list[str]) -> int:
    """List the tables, most recently used first."""
    parser = _of_house("admin list", list_tables.__doc__)
    parser.add_argument("--phase", help="only tables in this phase: open, playing or over")
    parser.add_argument(
        "--limit", type=between(1, 100_000), default=100, help="maximum number of tables (default: %(default)s)"
    )
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        print(*Words(language(None)).house("list-head").split(", "), sep="\t")
        for each in await store.tables(phase=given.phase, limit=given.limit):
            s, opened, touched = each.summary, _day(each.opened_at), _day(each.changed_at)
            print(each.table, s.game, s.phase, s.seats, s.free, each.lines, opened, touched, each.aside or "", sep="\t")

    _with_store(given.database, work)
    return 0


def end_table(argv: list[str]) -> int:
    """End a table as abandoned and reveal its seed."""
    parser = _of_house("admin end", end_table.__doc__)
    parser.add_argument("table", help="the table's id")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        answer = await direct.ask(store, catalogue, given.table, c.Abandon(), time.monotonic())
        if isinstance(answer, No):
            raise Refused(Reason(answer.no))

    _with_store(given.database, work)
    return 0


def export_with_seed(argv: list[str]) -> int:
    """Write a table's journal to a file, with the secret seed: do not share it before the game is over."""
    return _export(_of_house("admin export", export_with_seed.__doc__), argv)


def purge_tables(argv: list[str]) -> int:
    """End idle tables and delete old ones now. (The server does this by itself, after two checks a day apart.)"""
    parser = _of_house("admin purge", purge_tables.__doc__)
    over = "delete tables whose game ended this many days ago (default: %(default)s)"
    parser.add_argument("--over", type=between(0), default=60, help=over)
    idle = "end tables that nobody has used for this many days (default: %(default)s)"
    parser.add_argument("--idle", type=between(0), default=120, help=idle)
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        async def ask(table: str, command: c.Command) -> Answer:
            return await direct.ask(store, catalogue, table, command, time.monotonic())

        retention = Retention(given.idle, given.over)
        done = await purge(store, catalogue, retention, time.monotonic(), ask, at_once=True)
        told = Words(language(None)).house("purged", ended=len(done.ended), deleted=len(done.deleted))
        console.print(told, markup=False)

    _with_store(given.database, work)
    return 0


ADMIN = {"list": list_tables, "end": end_table, "export": export_with_seed, "purge": purge_tables}


def look_after(argv: list[str]) -> int:
    """Administer tables: list, end, export, purge."""
    parser = command("admin", look_after.__doc__)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("command", choices=ADMIN, help="`mulot admin COMMAND --help` shows its options")
    parser.epilog = "\n".join(f"  {name:<8} {work.__doc__}" for name, work in ADMIN.items())
    return ADMIN[parser.parse_args(argv[:1]).command](argv[1:])


def export(argv: list[str]) -> int:
    """Write a table's journal to a file."""
    return _export(_of_house("export", export.__doc__), argv)


def _export(parser: ArgumentParser, argv: list[str]) -> int:
    parser.add_argument("table", help="the table's id")
    parser.add_argument("file", type=Path, help="journal file to write (.jsonl)")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> bytes:
        return await export_table(store, catalogue, given.table, time.monotonic())

    body = _with_store(given.database, work)
    with named(given.file):
        given.file.write_bytes(body)
    return 0


def import_file(argv: list[str]) -> int:
    """Import a journal file as a new table with empty seats, and print the table's id."""
    given = _of_file("import", import_file.__doc__, argv, "journal file (.jsonl)")
    with named(given.file):
        journal = given.file.read_bytes()

    async def work(store: Store, catalogue: Catalogue) -> str:
        table = new_name()
        # The table has no host: the first person to sit down keeps playing, and bots can stand in for the other seats.
        await import_table(store, catalogue, table, journal, "nobody")
        return table

    console.print(_with_store(given.database, work), markup=False)
    return 0


def backup(argv: list[str]) -> int:
    """Copy the whole database into a file, even while the server is running."""
    from mulot.store.backup import back_up

    given = _of_file("backup", backup.__doc__, argv, "backup file to write")
    config = settle({"database": given.database})
    done = asyncio.run(back_up(config.database, given.file))
    counts = {"tables": done.tables, "rows": done.rows, "size": -(-done.size // 1000)}
    console.print(Words(language(None)).house("backed-up", file=str(given.file), **counts), markup=False)
    return 0


def restore_file(argv: list[str]) -> int:
    """Restore tables that are missing from the database, or shorter there, from a backup; nothing else is changed."""
    given = _of_file("restore", restore_file.__doc__, argv, "backup file to read")

    async def work(store: Store, catalogue: Catalogue) -> Restored:
        from mulot.store.restore import restore

        return await restore(store, given.file)

    done, words = _with_store(given.database, work), Words(language(None))
    counts = {name: len(getattr(done, name)) for name in ("added", "lengthened", "same")}
    console.print(words.house("restored", **counts), markup=False)
    if done.other:
        print(words.house("restored-other", other=len(done.other), names=", ".join(done.other)), file=sys.stderr)
        return 1
    return 0


def _of_file(name: str, about: str | None, argv: list[str], about_file: str) -> Namespace:
    parser = _of_house(name, about)
    parser.add_argument("file", type=Path, help=about_file)
    return parser.parse_args(argv)


def settle(given: Mapping[str, Any]) -> Config:
    """Return the server's settings: from these arguments, the environment and the defaults.

    Creates the data folder if the default database is used. Raises MissingExtra if a package is not installed."""
    config = read_config(given)  # validate first, so that no folder is created for bad settings
    config = msgspec.structs.replace(config, database=find_database(given["database"]))
    need_store(config.database)
    return config


def _with_store(database: str | None, work: Callable[[Store, Catalogue], Awaitable[T]]) -> T:
    config = settle({"database": database})

    async def run() -> T:
        store = await open_store(config.database)
        try:
            return await work(store, Games(Shelf(config.more_games)).catalogue)
        finally:
            await store.close()

    return asyncio.run(run())


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
