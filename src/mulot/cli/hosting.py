"""The commands of whoever keeps the house: `serve`, `admin`, `export`, `import`, `backup`, `restore`."""

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

from mulot.cli.files import named
from mulot.cli.needs import need, need_store
from mulot.cli.options import between, command
from mulot.cli.place import find_database
from mulot.cli.words import Words, language
from mulot.core.errors import Reason, Refused
from mulot.games import Shelf
from mulot.house.games import Games
from mulot.room import Answer, Store, alone
from mulot.room.naming import new_name
from mulot.server.config import Config, home_url, read_config
from mulot.store import Retention, export_table, import_table, open_store, purge
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import No

if TYPE_CHECKING:
    from mulot.store.restoring import Restored

T = TypeVar("T")
console = Console(highlight=False, soft_wrap=True)


def serve(argv: list[str]) -> int:
    """Open the house for browsers. Everything can also be set in the environment: MULOT_HOST, MULOT_PORT, …"""
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
    """What `mulot serve` can be told."""
    parser = _of_house("serve", serve.__doc__)
    add = parser.add_argument
    add("--host", help="where to listen: 127.0.0.1, or 0.0.0.0 for the home network")
    add("--port", type=int, help="on which port (8000)")
    add("--redis", help="redis://…, the bell between several nodes")
    add("--base-url", help="the address that browsers use: https://play.example.org")
    add("--proxies", help="addresses of reverse proxies to be believed")
    add("--log-level", help="debug, info, warning or error")
    add("--workers", type=int, help="processes that share the port (PostgreSQL only)")
    add("--minds", type=int, help="processes in which bots think")
    add("--thinking", type=float, help="seconds a bot may think")
    add("--pace", type=float, help="seconds a bot takes at least, so that people can follow")
    add("--show", action=BooleanOptionalAction, default=False, help="print the addresses and a QR code")
    return parser


def _of_house(name: str, about: str | None) -> ArgumentParser:
    parser = command(name, about)
    database = "a file for SQLite (else one in the data folder), or postgresql://… [MULOT_DATABASE]"
    parser.add_argument("--database", help=database)
    return parser


def show_addresses(config: Config) -> None:
    """Where the house can be found, from here and from other devices; the latter also as a picture to be scanned."""
    import segno

    console.print(f"\n  Mulot   {config.base_url or f'http://localhost:{config.port}'}/", markup=False)
    home = home_url(config)
    if home is not None:
        console.print(f"          {home}/\n", markup=False)
        segno.make(home + "/", error="l", micro=False).terminal(out=sys.stdout, compact=True)
    console.print("", markup=False)


def list_tables(argv: list[str]) -> int:
    """The tables, the one touched last first."""
    parser = _of_house("admin list", list_tables.__doc__)
    parser.add_argument("--phase", help="open, playing or over")
    parser.add_argument("--limit", type=between(1, 100_000), default=100, help="so many at most (%(default)s)")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        print(*Words(language(None)).house("list-head").split(", "), sep="\t")
        for each in await store.tables(phase=given.phase, limit=given.limit):
            s, opened, touched = each.summary, _day(each.opened_at), _day(each.changed_at)
            print(each.table, s.game, s.phase, s.seats, s.free, each.lines, opened, touched, each.aside or "", sep="\t")

    _with_store(given.database, work)
    return 0


def end_table(argv: list[str]) -> int:
    """End a table as if nobody had come for long; its seed is revealed."""
    parser = _of_house("admin end", end_table.__doc__)
    parser.add_argument("table", help="its name")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        answer = await alone.ask(store, catalogue, given.table, c.Abandon(), time.monotonic())
        if isinstance(answer, No):
            raise Refused(Reason(answer.no))

    _with_store(given.database, work)
    return 0


def export_with_seed(argv: list[str]) -> int:
    """Write a table's journal to a file, seed included: keep it to yourself until the end."""
    return _export(_of_house("admin export", export_with_seed.__doc__), argv)


def purge_tables(argv: list[str]) -> int:
    """End and delete old tables, as the house also does by itself (it looks twice, a day apart; this looks once)."""
    parser = _of_house("admin purge", purge_tables.__doc__)
    over = "delete tables that have been over for so many days (%(default)s)"
    parser.add_argument("--over", type=between(0), default=60, help=over)
    idle = "end tables that nobody has touched for so many days (%(default)s)"
    parser.add_argument("--idle", type=between(0), default=120, help=idle)
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        async def ask(table: str, command: c.Command) -> Answer:
            return await alone.ask(store, catalogue, table, command, time.monotonic())

        retention = Retention(given.idle, given.over)
        done = await purge(store, catalogue, retention, time.monotonic(), ask, at_once=True)
        told = Words(language(None)).house("purged", ended=len(done.ended), deleted=len(done.deleted))
        console.print(told, markup=False)

    _with_store(given.database, work)
    return 0


ADMIN = {"list": list_tables, "end": end_table, "export": export_with_seed, "purge": purge_tables}


def look_after(argv: list[str]) -> int:
    """Look after the tables of a house: list, end, export, purge."""
    parser = command("admin", look_after.__doc__)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("command", choices=ADMIN, help="`mulot admin COMMAND --help` shows what it can be told")
    parser.epilog = "\n".join(f"  {name:<8} {work.__doc__}" for name, work in ADMIN.items())
    return ADMIN[parser.parse_args(argv[:1]).command](argv[1:])


def export(argv: list[str]) -> int:
    """Write a table's journal to a file."""
    return _export(_of_house("export", export.__doc__), argv)


def _export(parser: ArgumentParser, argv: list[str]) -> int:
    parser.add_argument("table", help="its name")
    parser.add_argument("file", type=Path, help="where to")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> bytes:
        return await export_table(store, catalogue, given.table, time.monotonic())

    body = _with_store(given.database, work)
    with named(given.file):
        given.file.write_bytes(body)
    return 0


def import_file(argv: list[str]) -> int:
    """Put a journal file on as a new table with empty seats, and print its name."""
    given = _of_file("import", import_file.__doc__, argv)
    with named(given.file):
        journal = given.file.read_bytes()

    async def work(store: Store, catalogue: Catalogue) -> str:
        table = new_name()
        # The host is nobody: whoever takes a seat first goes on playing, and stand-ins are offered for the others.
        await import_table(store, catalogue, table, journal, "nobody")
        return table

    console.print(_with_store(given.database, work), markup=False)
    return 0


def backup(argv: list[str]) -> int:
    """Copy the whole house into a file, while it is open."""
    from mulot.store.backup import back_up

    given = _of_file("backup", backup.__doc__, argv)
    config = settle({"database": given.database})
    done = asyncio.run(back_up(config.database, given.file))
    counts = {"tables": done.tables, "rows": done.rows, "size": -(-done.size // 1000)}
    console.print(Words(language(None)).house("backed-up", file=str(given.file), **counts), markup=False)
    return 0


def restore_file(argv: list[str]) -> int:
    """Bring back what a backup holds and the house does not; nothing that is there is changed."""
    given = _of_file("restore", restore_file.__doc__, argv)

    async def work(store: Store, catalogue: Catalogue) -> Restored:
        from mulot.store.restoring import restore

        return await restore(store, given.file)

    done, words = _with_store(given.database, work), Words(language(None))
    counts = {name: len(getattr(done, name)) for name in ("added", "lengthened", "same")}
    console.print(words.house("restored", **counts), markup=False)
    if done.other:
        print(words.house("restored-other", other=len(done.other), names=", ".join(done.other)), file=sys.stderr)
        return 1
    return 0


def _of_file(name: str, about: str | None, argv: list[str]) -> Namespace:
    parser = _of_house(name, about)
    parser.add_argument("file", type=Path, help="which one")
    return parser.parse_args(argv)


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
            return await work(store, Games(Shelf(config.more_games)).catalogue)
        finally:
            await store.close()

    return asyncio.run(run())


def _day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
