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

from mulot.actor import Answer, Store, single_command
from mulot.actor.store_interface import new_table_id
from mulot.cli.arguments import command_parser, int_between, report_file_errors
from mulot.cli.data_dir import find_database
from mulot.cli.i18n import Translator, choose_language, printable
from mulot.core.campaign import split_journals
from mulot.core.errors import Reason, Refused
from mulot.core.extras import require_database_extras, require_extras
from mulot.core.journal import parse
from mulot.core.proof import verify
from mulot.games import Shelf
from mulot.server.config import Config, lan_url, read_config
from mulot.service.games import OfferedGames
from mulot.store import Retention, export_table, import_table, open_store, purge
from mulot.table import Catalogue
from mulot.table import commands as c
from mulot.table.messages import Rejection

if TYPE_CHECKING:
    from mulot.store.restore import RestoreReport

T = TypeVar("T")
console = Console(highlight=False, soft_wrap=True)


def serve(argv: list[str]) -> int:
    """Start the web server. Every setting can also come from the environment: MULOT_HOST, MULOT_PORT, …"""
    given = serve_parser().parse_args(argv)
    config = resolve_config({name: value for name, value in vars(given).items() if name in Config.__struct_fields__})
    if config.redis is not None:
        require_extras("nodes")

    from mulot.server.serve import serve as run

    if given.show:
        print_addresses(config)
    if "://" not in config.database:
        place = Translator(choose_language(None)).house_text("tables-kept", file=str(Path(config.database).absolute()))
        console.print(place, markup=False)
    run(config)
    return 0


def serve_parser() -> ArgumentParser:
    """Return the argument parser of `mulot serve`."""
    parser = _database_parser("serve", serve.__doc__)
    add = parser.add_argument
    add("--host", metavar="ADDRESS", help="address to listen on: 127.0.0.1 (default), or 0.0.0.0 for the home network")
    add("--port", type=int, metavar="N", help="port (default: 8000)")
    add("--redis", metavar="URL", help="redis://…: notifications between several nodes")
    add("--base-url", metavar="URL", help="public address that browsers use: https://play.example.org")
    add("--proxies", metavar="ADDRESSES", help="addresses of trusted reverse proxies, separated by commas")
    add("--log-level", metavar="LEVEL", help="debug, info, warning or error")
    add("--workers", type=int, metavar="N", help="number of server processes that share the port (PostgreSQL only)")
    add("--bot-processes", type=int, metavar="N", help="number of bot processes")
    add("--bot-seconds", type=float, metavar="S", help="maximum seconds per bot move")
    add("--bot-programs", metavar="PROGRAMS", help="programs that may play: GAME=COMMAND, separated by semicolons")
    add("--bot-min-seconds", type=float, metavar="S", help="minimum seconds per bot move, so that people can follow")
    add("--show", action=BooleanOptionalAction, default=False, help="print the addresses and a QR code")
    return parser


def _database_parser(name: str, description: str | None) -> ArgumentParser:
    parser = command_parser(name, description)
    database = "SQLite file, or postgresql://… (default: mulot.db in the data folder) [MULOT_DATABASE]"
    parser.add_argument("--database", metavar="FILE_OR_URL", help=database)
    return parser


def print_addresses(config: Config) -> None:
    """Print the server's address on this machine, and its address on the home network with a QR code."""
    import segno

    console.print(f"\n  Mulot   {config.base_url or f'http://localhost:{config.port}'}/", markup=False)
    home = lan_url(config)
    if home is not None:
        console.print(f"          {home}/\n", markup=False)
        segno.make(home + "/", error="l", micro=False).terminal(out=sys.stdout, compact=True)
    console.print("", markup=False)


def list_tables(argv: list[str]) -> int:
    """List the tables, most recently used first."""
    parser = _database_parser("admin list", list_tables.__doc__)
    parser.add_argument("--phase", metavar="PHASE", help="only tables in this phase: open, playing or over")
    parser.add_argument(
        "--limit",
        type=int_between(1, 100_000),
        default=100,
        metavar="N",
        help="maximum number of tables (default: %(default)s)",
    )
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        print(*Translator(choose_language(None)).house_text("list-head").split(", "), sep="\t")
        for each in await store.tables(phase=given.phase, limit=given.limit):
            s, opened, touched = each.summary, _format_time(each.opened_at), _format_time(each.changed_at)
            aside = printable(each.quarantine_reason or "")
            print(each.table, s.game, s.phase, s.seats, s.free, each.lines, opened, touched, aside, sep="\t")

    _run_with_store(given.database, work)
    return 0


def end_table(argv: list[str]) -> int:
    """End a table as abandoned and reveal its seed."""
    parser = _database_parser("admin end", end_table.__doc__)
    parser.add_argument("table", help="the table's id")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        answer = await single_command.run_command(store, catalogue, given.table, c.EndAbandoned(), time.monotonic())
        if isinstance(answer, Rejection):
            raise Refused(Reason(answer.no))

    _run_with_store(given.database, work)
    return 0


def admin_export(argv: list[str]) -> int:
    """Write a table's journal to a file; the same as `mulot export`."""
    return _export(_database_parser("admin export", export.__doc__), argv)


def purge_tables(argv: list[str]) -> int:
    """End idle tables and delete old ones now. (The server also does this, after two checks a day apart.)"""
    parser = _database_parser("admin purge", purge_tables.__doc__)
    over = "delete tables whose game ended at least this many days ago (default: %(default)s)"
    parser.add_argument("--over", type=int_between(0), default=60, metavar="DAYS", help=over)
    idle = "end tables that nobody has used for at least this many days (default: %(default)s)"
    parser.add_argument("--idle", type=int_between(0), default=120, metavar="DAYS", help=idle)
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> None:
        async def ask(table: str, command: c.Command) -> Answer:
            return await single_command.run_command(store, catalogue, table, command, time.monotonic())

        retention = Retention(given.idle, given.over)
        done = await purge(store, catalogue, retention, time.monotonic(), ask, at_once=True)
        message = Translator(choose_language(None)).house_text(
            "purged", ended=len(done.ended), deleted=len(done.deleted)
        )
        console.print(message, markup=False)

    _run_with_store(given.database, work)
    return 0


ADMIN_COMMANDS = {"list": list_tables, "end": end_table, "export": admin_export, "purge": purge_tables}


def admin(argv: list[str]) -> int:
    """Administer tables: list, end, export, purge."""
    parser = command_parser("admin", admin.__doc__)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("command", choices=ADMIN_COMMANDS, help="`mulot admin COMMAND --help` shows its options")
    parser.epilog = "\n".join(f"  {name:<8} {work.__doc__}" for name, work in ADMIN_COMMANDS.items())
    return ADMIN_COMMANDS[parser.parse_args(argv[:1]).command](argv[1:])


def export(argv: list[str]) -> int:
    """Write a table's journal to a file. It contains the seed, so do not share it before the game is over."""
    return _export(_database_parser("export", export.__doc__), argv)


def _export(parser: ArgumentParser, argv: list[str]) -> int:
    parser.add_argument("table", help="the table's id")
    parser.add_argument("file", type=Path, help="journal file to write (.jsonl)")
    given = parser.parse_args(argv)

    async def work(store: Store, catalogue: Catalogue) -> bytes:
        return await export_table(store, catalogue, given.table, time.monotonic())

    body = _run_with_store(given.database, work)
    with report_file_errors(given.file):
        given.file.write_bytes(body)
    return 0


def import_file(argv: list[str]) -> int:
    """Import a journal file as a new table with empty seats, and print the table's id."""
    given = _parse_file_argument("import", import_file.__doc__, argv, "journal file (.jsonl)")
    with report_file_errors(given.file):
        journal = given.file.read_bytes()

    async def work(store: Store, catalogue: Catalogue) -> str:
        table = new_table_id()
        for part in split_journals(journal):
            parsed, seed = parse(part)
            verify(parsed, seed, catalogue.game(parsed.header.game))
        # The table has no host: the first person to sit down keeps playing, and bots can stand in for the other seats.
        await import_table(store, catalogue, table, journal, "nobody")
        return table

    console.print(_run_with_store(given.database, work), markup=False)
    return 0


def backup(argv: list[str]) -> int:
    """Copy the whole database into a file, even while the server is running."""
    from mulot.store.backup import back_up

    given = _parse_file_argument("backup", backup.__doc__, argv, "backup file to write")
    config = resolve_config({"database": given.database})
    done = asyncio.run(back_up(config.database, given.file))
    counts = {"tables": done.tables, "rows": done.rows, "size": -(-done.size // 1000)}
    console.print(
        Translator(choose_language(None)).house_text("backed-up", file=str(given.file), **counts), markup=False
    )
    return 0


def restore_file(argv: list[str]) -> int:
    """Restore from a backup: add missing tables, extend shorter ones, and change nothing else."""
    given = _parse_file_argument("restore", restore_file.__doc__, argv, "backup file to read")

    async def work(store: Store, catalogue: Catalogue) -> RestoreReport:
        from mulot.store.restore import restore

        return await restore(store, given.file)

    done, words = _run_with_store(given.database, work), Translator(choose_language(None))
    counts = {"added": len(done.added), "lengthened": len(done.extended), "same": len(done.unchanged)}
    console.print(words.house_text("restored", **counts), markup=False)
    if done.conflicting:
        print(
            words.house_text("restored-other", other=len(done.conflicting), names=", ".join(done.conflicting)),
            file=sys.stderr,
        )
        return 1
    return 0


def _parse_file_argument(name: str, description: str | None, argv: list[str], file_help: str) -> Namespace:
    parser = _database_parser(name, description)
    parser.add_argument("file", type=Path, help=file_help)
    return parser.parse_args(argv)


def resolve_config(given: Mapping[str, Any]) -> Config:
    """Return the server's settings, from these arguments, the environment and the defaults.

    Creates the data folder if the default database is used. Raises MissingExtra if a required package is not
    installed."""
    config = read_config(given)  # validate first, so that no folder is created for bad settings
    config = msgspec.structs.replace(config, database=find_database(given["database"]))
    require_database_extras(config.database)
    return config


def _run_with_store(database: str | None, work: Callable[[Store, Catalogue], Awaitable[T]]) -> T:
    config = resolve_config({"database": database})

    async def run() -> T:
        store = await open_store(config.database)
        try:
            return await work(store, OfferedGames(Shelf(config.more_games)).catalogue)
        finally:
            await store.close()

    return asyncio.run(run())


def _format_time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")
