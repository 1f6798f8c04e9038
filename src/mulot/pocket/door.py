"""What is asked of the house in a browser, by method and path: the part of the interface that needs no other people."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Raw

from mulot.core.errors import Reason, Refused
from mulot.house import opening
from mulot.house.asking import granted, seat_number, see, watch
from mulot.house.day import check, day_of
from mulot.house.deleting import delete_table
from mulot.house.finished import book_of, seed_of
from mulot.house.forgetting import leave_all
from mulot.house.games import kinds_of, show_house
from mulot.house.keepsakes import Order
from mulot.house.problems import problem
from mulot.house.shown import Deleted, Done, Forget, HouseShown, NewTable, PlayOn, TableHere, TakeSeat
from mulot.pocket.driver import DEVICE
from mulot.pocket.everything import Brought, Page, bring_everything, write_everything
from mulot.pocket.rehearsal import rehearse
from mulot.pocket.rooms import PocketRooms
from mulot.room import StoreDown
from mulot.room.files import import_table
from mulot.room.naming import new_name
from mulot.table import Seen, Table
from mulot.table import commands as c

KEEPSAKE_TIME = 120.0
"""Seconds that a film may take: a long game is played again for it."""

Handler = Callable[..., Awaitable[Any]]
ROUTES: list[tuple[str, re.Pattern[str], Handler]] = []
TABLE = r"tables/(?P<table>[^/]+)"


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """What answers this."""

    def keep(handler: Handler) -> Handler:
        ROUTES.append((method, re.compile(path), handler))
        return handler

    return keep


async def answer(house: PocketRooms, method: str, path: str, body: bytes) -> tuple[int, str]:
    """The status and the body. Raises what the house tells people, or that the body cannot be read."""
    for wanted, pattern, handler in ROUTES:
        found = pattern.fullmatch(path)
        if wanted == method and found:
            parts: dict[str, Any] = found.groupdict()
            if "seat" in parts:
                parts["seat"] = seat_number(int(parts["seat"]))
            told = await handler(house, **parts, **({"body": body} if body else {}))
            return 200, (told if isinstance(told, bytes) else msgspec.json.encode(told)).decode()
    return 404, msgspec.json.encode(problem(404, "such-page")).decode()


# ---------------------------------------------------------------- the house


@route("GET", "house")
async def _house(house: PocketRooms) -> HouseShown:
    return show_house(house.games)


@route("GET", "games")
async def _games(house: PocketRooms) -> Any:
    return house.games.all_shown()


@route("GET", r"games/(?P<game>[^/]+)")
async def _game(house: PocketRooms, game: str) -> Any:
    return house.games.show(house.games.on_shelf(game))


@route("GET", r"games/(?P<game>[^/]+)/kinds")
async def _kinds(house: PocketRooms, game: str) -> Any:
    return kinds_of(house.games.game(game))


@route("GET", r"games/(?P<game>[^/]+)/day/(?P<date>[^/]+)")
async def _day(house: PocketRooms, game: str, date: str) -> Any:
    found = house.games.on_shelf(game)
    check(found, date)
    return day_of(house.games, found.id, date)


@route("POST", r"games/(?P<game>[^/]+)/rehearsal")
async def _rehearse(house: PocketRooms, game: str, body: bytes = b"") -> Raw | None:
    """While somebody looks at its box."""
    return await rehearse(house.games, house.games.on_shelf(game), lambda: house.at_rest)


@route("POST", "forget")
async def _forget(house: PocketRooms, body: bytes) -> Any:
    return await leave_all(house, msgspec.json.decode(body, type=Forget).tables, DEVICE)


# ---------------------------------------------------------------- tables


@route("POST", "tables")
async def _open(house: PocketRooms, body: bytes) -> Any:
    command = opening.opening(house.games, msgspec.json.decode(body, type=NewTable))
    return opening.told(command, granted(await house.create(command)).rev)


@route("GET", TABLE)
async def _look(house: PocketRooms, table: str) -> Any:
    return await watch(
        await house.room(table),
        DEVICE,
        lambda t: TableHere(t.rev, t.seats_of(DEVICE), t.is_host(DEVICE), Raw(t.shown())),
    )


@route("POST", f"{TABLE}/seats/(?P<seat>[0-9]+)/take")
async def _take(house: PocketRooms, table: str, seat: int, body: bytes) -> Done:
    wish = msgspec.json.decode(body, type=TakeSeat)
    return await _do(house, table, c.Take(seat=seat, **msgspec.structs.asdict(wish)))


@route("POST", f"{TABLE}/start")
async def _start(house: PocketRooms, table: str, body: bytes = b"") -> Done:
    return await _do(house, table, c.Start())


@route("POST", f"{TABLE}/rematch")
async def _rematch(house: PocketRooms, table: str, body: bytes = b"") -> Done:
    return await _do(house, table, opening.rematch())


@route("POST", f"{TABLE}/sequel")
async def _next_page(house: PocketRooms, table: str, body: bytes = b"") -> Done:
    return await _do(house, table, opening.next_page())


@route("POST", f"{TABLE}/delete")
async def _delete(house: PocketRooms, table: str, body: bytes = b"") -> Deleted:
    return Deleted(await delete_table(house, table, DEVICE))


async def _do(house: PocketRooms, table: str, wish: c.Command) -> Done:
    ack = granted(await (await house.room(table)).ask(wish, DEVICE))
    return Done(ack.rev, table=ack.table)


# ---------------------------------------------------------------- files


@route("POST", "files")
async def _bring(house: PocketRooms, body: bytes) -> Done:
    """A journal file as a table of this house: to be looked at again, or to be gone on with."""
    name = new_name()
    made = await import_table(house.store, house.games.catalogue, name, _text(body).encode(), DEVICE)
    return Done(made.rev, table=name)


@route("POST", f"{TABLE}/file")
async def _take_out(house: PocketRooms, table: str, body: bytes = b"") -> bytes:
    """The file of a table, also before its end, where it was begun here: its luck is no longer sealed from then on. Of
    a book, the pages before it, too: without them it is no book."""
    room = await house.room(table)

    def begun_here(t: Table) -> list[str]:
        if t.put_on and t.phase != "over":
            raise Refused(Reason("not-over"))
        return [page.table for page in t.pages]

    before = [await watch(await house.room(page), DEVICE, Table.file) for page in await see(room, begun_here)]
    taken = await room.ask(c.TakeOut(), DEVICE)
    if isinstance(taken, Seen):
        return b"".join(before) + bytes(taken.what)
    granted(taken)
    raise AssertionError


@route("POST", "everything/file")
async def _write_everything(house: PocketRooms, body: bytes) -> bytes:
    """All that this browser keeps."""
    return await write_everything(house, msgspec.json.decode(body, type=Page))


@route("POST", "everything")
async def _bring_everything(house: PocketRooms, body: bytes) -> Brought:
    """All of it, back."""
    return await bring_everything(house, _text(body).encode())


def _text(body: bytes) -> str:
    return msgspec.json.decode(body, type=str)


# ---------------------------------------------------------------- what is over


@route("GET", f"{TABLE}/book")
async def _book(house: PocketRooms, table: str) -> bytes:
    return await book_of(house, table, DEVICE)


@route("GET", f"{TABLE}/journal")
async def _journal(house: PocketRooms, table: str) -> bytes:
    return await watch(await house.room(table), DEVICE, Table.file)


@route("GET", f"{TABLE}/seed")
async def _seed(house: PocketRooms, table: str) -> Any:
    return await watch(await house.room(table), DEVICE, seed_of)


@route("POST", f"{TABLE}/play-on")
async def _play_on(house: PocketRooms, table: str, body: bytes) -> Done:
    return await _do(house, table, opening.play_on(msgspec.json.decode(body, type=PlayOn)))


@route("GET", f"{TABLE}/film/(?P<seat>[0-9]+)")
async def _film_of_seat(house: PocketRooms, table: str, seat: int) -> bytes:
    made: bytes = await _keepsake(house, table, f"film-{seat}")
    return made


@route("GET", f"{TABLE}/course")
async def _course(house: PocketRooms, table: str) -> bytes:
    made: bytes = await _keepsake(house, table, "course")
    if not made:
        raise Refused(Reason("no-course"))
    return made


@route("GET", f"{TABLE}/(?P<what>film|drawings|proof)")
async def _keepsake(house: PocketRooms, table: str, what: str) -> Any:
    await see(await house.room(table), Table.file)  # refused while it is not over
    order = msgspec.msgpack.encode(Order(what, await house.store.rows(table)))
    try:
        return await house.outside.work("make", order, KEEPSAKE_TIME)
    except Exception as error:
        raise StoreDown(error) from None
