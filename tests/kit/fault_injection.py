"""Faults for a running server, named in `MULOT_TEST_FAULT` and injected into its process before it starts."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from msgspec import Raw, structs
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mulot.actor.store_interface import WriteResult
from mulot.core import luck, match
from mulot.core.errors import BrokenJournal
from mulot.server import app, guard, metrics, serve
from mulot.server.edge import connection, device_cookie, rate_limit
from mulot.server.live import viewer_connection
from mulot.service import routes, tables
from mulot.store import sqlite_connection
from mulot.store.sqlite import SqliteStore
from mulot.table import (
    curtain,
    guards,
    host_commands,
    moves,
    seat_commands,
    table,
    undo,
    updates,
    view_cache,
    viewer_commands,
)
from mulot.table.durable_state import DurableState


def replace(owner: Any, name: str, other: Any) -> None:
    """Replace an attribute that exists: a fault under an old name would inject nothing."""
    getattr(owner, name)
    setattr(owner, name, other)


def broadcast_before_commit() -> None:
    """Updates are sent at once, and their rows are written a little later."""
    write = SqliteStore.write

    def hasty(self: SqliteStore, appends: Any, then: Any) -> None:
        if appends[0].rows[0].line == 0:
            write(self, appends, then)
            return
        loop = asyncio.get_running_loop()
        loop.call_later(0.15, write, self, appends, lambda written: None)
        loop.call_soon(then, WriteResult())

    replace(SqliteStore, "write", hasty)


def unfiltered_reconnect() -> None:
    """A reconnecting viewer gets missed events unfiltered."""
    everything, events = updates.full_update, updates._encode_events

    def unfiltered(t: Any, number: int | None, since: int | None = None) -> Any:
        updates._encode_events = lambda m, news, ears: Raw(  # type: ignore[assignment]
            updates.encode([e for told in t.match.results for e in told.events])
        )
        try:
            return everything(t, number, since)
        finally:
            replace(updates, "_encode_events", events)

    replace(updates, "full_update", unfiltered)


def unfiltered_log() -> None:
    """The answer to `recall` contains events for other seats."""

    def all_heard(t: Any, number: int | None) -> Any:
        lines = tuple((told.line, Raw(updates.encode(told.events))) for told in t.match.results)
        return updates.Delivery((number,), updates.encode(updates.EventHistory(t.rev, None, lines)))  # type: ignore[arg-type]

    replace(updates, "full_history", all_heard)


def no_origin_check() -> None:
    """Foreign pages may send requests for their visitors."""
    replace(guard.Guard, "_origin_problem", lambda self, scope, headers: None)


def reused_luck_counter() -> None:
    """Every line draws the same luck."""
    first = luck.HmacLuck.__init__
    replace(luck.HmacLuck, "__init__", lambda self, key, line: first(self, key, line % 2))


def no_memory_of_moves() -> None:
    """A resent move is played again, and the store accepts it."""
    moved = DurableState.record_move

    def forgetful(self: DurableState, seat: int, id: str | None) -> Any:  # noqa: A002
        row = moved(self, seat, id)
        self.rows_of_moves.clear()
        return row

    replace(DurableState, "record_move", forgetful)


def stale_moves_count() -> None:
    """A move that answers an outdated question is accepted."""
    asked = moves.play_move

    def careless(t: Any, wish: Any, by: Any) -> None:
        import msgspec

        fresh = t.questions[wish.seat] if t.questions and 0 <= wish.seat < len(t.questions) else wish.question
        asked(t, msgspec.structs.replace(wish, question=fresh), by)

    table.HANDLERS[table.c.PlayMove] = careless


def no_host_check() -> None:
    """Anyone may use the host's commands."""
    for module in (guards, host_commands, undo):
        replace(module, "require_host", lambda t, by: None)


def no_check_of_invitations() -> None:
    """An invited seat needs no secret."""
    replace(seat_commands, "_check_invitation", lambda t, wish, by: None)


def lift_any_curtain() -> None:
    """Anyone may lift any seat's curtain."""
    replace(viewer_commands, "require_own_seat", lambda t, seat, by: None)
    replace(viewer_commands, "update_seat_on_screen", lambda t, viewer: None)
    replace(updates, "update_seat_on_screen", lambda t, viewer: None)


def seed_before_the_end() -> None:
    """The seed is revealed during the game."""
    replace(routes, "revealed_seed", lambda t: routes.RevealedSeed(t.commitment, t.seed.hex()))


def cookies_in_the_log() -> None:
    """Device cookies are logged."""
    find = device_cookie.find_device

    def chatty(headers: Any, secure: bool) -> Any:
        app.log.warning("somebody comes", cookie=str(dict(headers).get(b"cookie")))
        return find(headers, secure)

    replace(guard, "find_device", chatty)


def no_limit_of_frames() -> None:
    """The rate of frames is not limited."""
    replace(rate_limit.TokenBucket, "take", lambda self, now: True)


def endless_patience_with_slow_readers() -> None:
    """The queue of messages for a slow reader has no limit."""
    replace(viewer_connection.ViewerConnection, "_is_queue_full", lambda self: False)


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__.replace("_", "-"): fault
    for fault in (
        broadcast_before_commit,
        unfiltered_reconnect,
        unfiltered_log,
        no_origin_check,
        reused_luck_counter,
        no_memory_of_moves,
        stale_moves_count,
        no_host_check,
        no_check_of_invitations,
        lift_any_curtain,
        seed_before_the_end,
        cookies_in_the_log,
        no_limit_of_frames,
        endless_patience_with_slow_readers,
    )
}


def canaries() -> None:
    """Not a fault: everything that only one seat may see or hear gets a token with that seat's number."""
    own = view_cache.ViewCache.secret_view

    def marked_own(self: view_cache.ViewCache, seat: int) -> Raw | None:
        seen = own(self, seat)
        return None if seen is None or bytes(seen)[:1] != b"{" else _marked(bytes(seen), seat)

    def marked_events(m: Any, news: Any, ears: int | None) -> Raw:
        heard = []
        for event in (e for told in news for e in told.events):
            for_me, for_all = m.game.hear(event, ears), m.game.hear(event, None)
            if for_me is not None:
                text = updates.encode(for_me)
                heard.append(bytes(_marked(text, ears)) if ears is not None and for_me != for_all else text)
        return Raw(b"[" + b",".join(heard) + b"]")

    replace(view_cache.ViewCache, "secret_view", marked_own)
    replace(updates, "_encode_events", marked_events)


def spectators_look_with_seat_0() -> None:
    """Spectators are shown the view of seat 0."""
    settle = curtain.update_seat_on_screen

    def nosy(t: Any, viewer: Any) -> None:
        settle(t, viewer)
        if not t.seats_of(viewer.device):
            viewer.eye = 0

    replace(viewer_commands, "update_seat_on_screen", nosy)
    replace(updates, "update_seat_on_screen", nosy)


def acknowledged_and_not_written() -> None:
    """Some appends are reported as durable, and not written."""
    write, count = SqliteStore.write, 0

    def lossy(self: SqliteStore, appends: Any, then: Any) -> None:
        nonlocal count
        late = appends[0].rows[0].line > 8
        count += late
        if late and count % 40 == 0:
            asyncio.get_running_loop().call_soon(then, WriteResult())
        else:
            write(self, appends, then)

    replace(SqliteStore, "write", lossy)


def careless_reading() -> None:
    """The hash of a row that is read is not checked."""
    apply_line = match.Match.apply_line

    def careless(self: match.Match, row: bytes) -> Any:
        try:
            return apply_line(self, row)
        except BrokenJournal:
            return self.results[-1]

    replace(match.Match, "apply_line", careless)


def long_away() -> None:
    """Not a fault: anyone who disconnects counts at once as long absent."""
    gone = viewer_commands._mark_away

    def earlier(t: Any, device: str, p: Any) -> None:
        gone(t, device, p)
        if device in t.away_since:
            t.away_since[device] -= 1_000_000

    replace(viewer_commands, "_mark_away", earlier)


def secrets_go_with_the_seat() -> None:
    """Anyone who takes a seat during a game may know what the seat knows."""
    replace(seat_commands, "check_may_take", lambda t, seat, device: None)


def another_uvicorn() -> None:
    """A uvicorn version with another name for its text handler."""
    sansio = import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    protocol, events, text = sansio.WebSocketsSansIOProtocol, sansio.Frame, sansio.Opcode.TEXT
    handle, old_name = protocol.handle_events, protocol.handle_text

    def handle_events(self: Any) -> None:
        received = self.conn.events
        for event in received:
            if isinstance(event, events) and event.opcode == text:
                old_name(self, event)
        self.conn.events = [e for e in received if not (isinstance(e, events) and e.opcode == text)]
        handle(self)

    replace(protocol, "handle_events", handle_events)
    del protocol.handle_text


def uvicorn_without_its_parts() -> None:
    """A uvicorn version in which the parts that Mulot needs have moved."""
    sys.modules["mulot.server.live.fast_websocket"] = None  # type: ignore[assignment]  # so that importing it fails


def _marked(body: bytes, seat: int) -> Raw:
    return Raw(b'{"canary":"canary-%d-%s"%s' % (seat, secrets.token_hex(8).encode(), b"," * (body != b"{}")) + body[1:])


def paths_as_they_come() -> None:
    """Non-canonical paths reach the guard and the framework."""
    replace(guard, "is_canonical", lambda scope: True)


def heads_without_end() -> None:
    """The size of headers is not limited."""
    plain = serve.http_protocol_class

    def careless(config: Any, *more: Any) -> Any:
        return plain(structs.replace(config, header_bytes=1 << 40), *more)

    replace(serve, "http_protocol_class", careless)


def bodies_without_end() -> None:
    """The size of bodies without `Content-Length` is not limited."""
    replace(connection, "MAX_BODY_BYTES", 1 << 40)
    replace(app, "MAX_BODY_BYTES", 1 << 40)


def trailers_are_headers() -> None:
    """Trailers are accepted as headers."""
    replace(connection.HttpConnection, "on_header", HttpToolsProtocol.on_header)


def names_that_are_none_are_an_error() -> None:
    """An invalid table id raises an exception."""
    is_name = tables.is_table_id

    def stumbles(table: str) -> bool:
        assert len(table) <= 40
        return is_name(table)

    replace(tables, "is_table_id", stumbles)


def slow_senders_are_waited_for() -> None:
    """Requests have no timeout."""
    replace(connection.HttpConnection, "_set_deadline", lambda self, seconds: None)


def nothing_is_overwritten() -> None:
    """Deleted data stays in the file until the space is used again."""
    replace(
        sqlite_connection.SqliteConnection,
        "PRAGMAS",
        (*sqlite_connection.SqliteConnection.PRAGMAS, "secure_delete = OFF"),
    )
    replace(sqlite_connection, "zero_page_gaps", lambda *file: True)


def few_pages_at_hand() -> None:
    """Not a fault: SQLite's page cache is 2 MB instead of 32, which would take a hundred thousand moves to fill."""
    replace(
        sqlite_connection.SqliteConnection,
        "PRAGMAS",
        (*sqlite_connection.SqliteConnection.PRAGMAS, "cache_size = -2048"),
    )


def nothing_is_let_go() -> None:
    """A memory leak: everything written is kept, along with another 64 kB."""
    write, remembered = SqliteStore.write, list[Any]()

    def mindful(self: SqliteStore, appends: Any, then: Any) -> None:
        remembered.append((appends, b"x" * (1 << 16)))
        write(self, appends, then)

    replace(SqliteStore, "write", mindful)


def no_headers() -> None:
    """Responses have no security headers."""
    first = guard.Guard.__init__

    def bare(self: guard.Guard, *given: Any) -> None:
        first(self, *given)
        self.headers = []

    replace(guard.Guard, "__init__", bare)


class _Everything:
    """A container that contains everything."""

    def __contains__(self, one: object) -> bool:
        return True


def names_of_their_own() -> None:
    """A player may have any name."""
    replace(seat_commands, "NAMES", _Everything())


def bodies_are_not_counted() -> None:
    """The size of bodies is not limited at all."""
    bodies_without_end()
    for module in (guard, connection):
        replace(module, "max_body_bytes", lambda method, path: 1 << 40)


def paths_in_the_log() -> None:
    """Paths are logged as they were sent."""
    strange = guard.Guard._target_problem

    def chatty(self: guard.Guard, scope: Any) -> Any:
        print(scope["path"], file=sys.stderr, flush=True)
        return strange(self, scope)

    replace(guard.Guard, "_target_problem", chatty)


def busy_now_and_then() -> None:
    """Reading the metrics blocks the event loop for 300 ms."""
    exposition = metrics.exposition

    def slow() -> bytes:
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
        return exposition()

    replace(metrics, "exposition", slow)


MORE: dict[str, Callable[[], None]] = {
    "canaries": canaries,
    "acknowledged-and-not-written": acknowledged_and_not_written,
    "careless-reading": careless_reading,
    "long-away": long_away,
    **{
        fault.__name__.replace("_", "-"): fault
        for fault in (
            paths_as_they_come,
            heads_without_end,
            bodies_without_end,
            trailers_are_headers,
            names_that_are_none_are_an_error,
            slow_senders_are_waited_for,
            nothing_is_overwritten,
            nothing_is_let_go,
            few_pages_at_hand,
            no_headers,
            names_of_their_own,
            bodies_are_not_counted,
            paths_in_the_log,
            busy_now_and_then,
        )
    },
    "another-uvicorn": another_uvicorn,
    "uvicorn-without-its-parts": uvicorn_without_its_parts,
    "secrets-go-with-the-seat": secrets_go_with_the_seat,
    "spectators-look-with-seat-0": spectators_look_with_seat_0,
}
"""Faults and marks that `make prove` uses in addition."""


def plant(names: str) -> None:
    """Inject faults by name, separated by commas."""
    for name in names.split(","):
        {**FAULTS, **MORE}[name]()
