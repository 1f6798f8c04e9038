"""Messages to the viewers of a table. Everything about the game goes through `resync` and `hear`; equal parts are
encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mulot.core.game import Ask, Outcome, default_hear
from mulot.core.journal import Undo
from mulot.core.match import LineResult, Match
from mulot.table.command_context import CommandContext
from mulot.table.curtain import remember_whispers, take_whispers, update_eye
from mulot.table.effects import Delivery
from mulot.table.messages import ChapterView, EventHistory, SeatView, TableUpdate, TableView, Turn, UndoView, encode
from mulot.table.seats import Person, character_at, person_at
from mulot.table.table_state import TableState
from mulot.table.undo import rewind_length
from mulot.table.view_cache import encode_legal, never_has_secrets
from mulot.table.viewer import Viewer
from mulot.table.viewer_groups import ViewerGroup, group_viewers

MAX_MISSED_LINES = 200
"""Maximum number of journal lines that a reconnecting viewer gets as events; after more it gets the current view
only."""


def send_updates(table: TableState, ctx: CommandContext, before: int) -> None:
    """Tell every viewer what has changed since row `before`."""
    if ctx.table_changed:
        table.table_json = None
        for number in [n for n, viewer in table.viewers.items() if not table.may_watch(viewer.device)]:
            table.remove_viewer(number)
            ctx.effects.disconnect.append(number)
    if (
        table.viewer_groups is not None
        and table.match is not None
        and not (ctx.table_changed or ctx.went_back or ctx.entering)
    ):
        if table.rev != before:
            _send_move(table, table.match, table.viewer_groups, ctx, before)
        return
    if table.rev != before or ctx.table_changed:
        comes = ctx.entering[0] if ctx.entering else None
        made: dict[Any, tuple[list[int], bytes]] = {}
        for number, viewer in table.viewers.items():
            if number == comes:
                continue
            seats, hosting = table.seats_of(viewer.device), table.is_host(viewer.device)
            may_host, ears = table.is_former_host(viewer.device), viewer.eye if viewer.eye in seats else None
            if table.match is not None:
                remember_whispers(table.match, viewer, seats, ctx.results)
            update_eye(table, viewer)
            key = (ears, viewer.eye, viewer.curtain, seats, hosting, may_host)
            if key in made:
                made[key][0].append(number)
            else:
                made[key] = ([number], encode(_delta(table, ctx, viewer, seats, hosting, may_host, ears, before)))
        ctx.effects.deliveries.extend(Delivery(tuple(to), message) for to, message in made.values())
        if table.viewer_groups is None and comes is None:
            table.viewer_groups = group_viewers(
                (number, table.seats_of(v.device), table.is_host(v.device), table.is_former_host(v.device))
                for number, v in table.viewers.items()
            )
    if ctx.entering:
        ctx.effects.deliveries.append(full_update(table, *ctx.entering))


def _send_move(
    table: TableState, match: Match, audience: Sequence[ViewerGroup], ctx: CommandContext, before: int
) -> None:
    """Do what `send_updates` does if only the game has changed and everybody sees with the same eyes as before: what all
    have in common is encoded once."""
    game, waiting, tell = match.game, table.waiting, ctx.effects.deliveries
    """Send every viewer what has changed since row `before`."""
    start = b'{"kind":"now","rev":%d,"since":%d' % (table.rev, before)
    view = b',"view":' + encode(game.look(match.state, None))
    then = b',"waiting":%b,"events":' % encode(waiting)
    events = _encode_common_events(match, ctx.results)
    asked = waiting.seats if isinstance(waiting, Ask) and table.phase == "playing" and not table.paused else ()
    seen = None if never_has_secrets(game) else table.view_cache
    for group in audience:
        eye = group.eye
        own, turns = None if seen is None or eye is None else seen.secret_view(eye), b""
        if eye in asked and isinstance(table.occupants[eye], Person):
            legal = encode_legal(eye, table.legal_actions(eye), table.legal_json)
            turns = b',"turns":[{"seat":%d,"question":%d,"legal":%b}]' % (eye, table.questions[eye], legal)
        message = b"".join(
            (
                start,
                group.json_before,
                view,
                b"" if own is None else b',"own":' + bytes(own),
                then,
                _encode_events(match, ctx.results, eye) if events is None else events,
                turns,
                group.json_after,
            )
        )
        tell.append(Delivery(group.viewers, message))


def _delta(
    table: TableState,
    ctx: CommandContext,
    viewer: Viewer,
    seats: tuple[int, ...],
    hosting: bool,
    may_host: bool,
    ears: int | None,
    before: int,
) -> TableUpdate:
    """Return what has changed for a viewer who knows row `before` and has heard events as seat `ears`."""
    table_json = Raw(encode_table(table)) if ctx.table_changed else None
    if table.match is None or table.rev == before:
        return TableUpdate(table.rev, before, table_json, seats, hosting, viewer.eye, viewer.curtain, may_host=may_host)
    seen = table.view_cache
    return TableUpdate(
        table.rev,
        before,
        table_json,
        seats,
        hosting,
        viewer.eye,
        viewer.curtain,
        seen.public_view(),
        None if viewer.eye is None else seen.secret_view(viewer.eye),
        table.waiting,
        Raw(_encode_events(table.match, ctx.results, ears)),
        ctx.went_back,
        _turns_of(table, viewer, seats),
        may_host,
    )


def _encode_common_events(match: Match, news: Sequence[LineResult]) -> bytes | None:
    """Return the events as JSON if everybody hears the same; None if it depends on the seat."""
    if match.game.hear is not default_hear:
        return None
    for told in news:
        for event in told.events:
            if event.reveals:
                return None
    return encode(news[0].events if len(news) == 1 else [event for told in news for event in told.events])


def _encode_events(match: Match, news: Sequence[LineResult], ears: int | None) -> bytes:
    """Return the events as JSON, as seat `ears` hears them."""
    hear = match.game.hear
    return encode([h for told in news for e in told.events if (h := hear(e, ears)) is not None])


def _turns_of(table: TableState, viewer: Viewer, seats: tuple[int, ...]) -> tuple[Turn, ...]:
    """Return the seats of this viewer that may act now, with their legal actions."""
    if table.phase != "playing" or table.paused or not isinstance(table.waiting, Ask):
        return ()
    seen = table.view_cache
    return tuple(
        Turn(seat, table.questions[seat], seen.legal_actions(seat, table.legal_actions(seat)))
        for seat in seats
        if seat in table.waiting.seats
        and isinstance(table.occupants[seat], Person)
        and (seat == viewer.eye or seen.secret_view(seat) is None)
    )


def full_update(table: TableState, number: int | None, since: int | None = None) -> Delivery:
    """Return a message with everything for one viewer, including the events since a row, unless there are too many,
    and the private events that the seat now on screen has missed."""
    assert number is not None
    viewer = table.viewers[number]
    seats, hosting = table.seats_of(viewer.device), table.is_host(viewer.device)
    table_json, may_host = Raw(encode_table(table)), table.is_former_host(viewer.device)
    if table.match is None:
        update_eye(table, viewer)
        now = TableUpdate(table.rev, None, table_json, seats, hosting, viewer.eye, viewer.curtain, may_host=may_host)
        return Delivery((number,), encode(now))
    seen, match = table.view_cache, table.match
    news: list[LineResult] = []
    back = False
    if since is not None and since > table.rev:
        since = None  # a row of another table_json, or one that was never acknowledged
    if since is not None:
        first = len(table.rows_of_lines)
        while first and first >= len(table.rows_of_lines) - MAX_MISSED_LINES and table.rows_of_lines[first - 1] > since:
            first -= 1
        if len(table.rows_of_lines) - first > MAX_MISSED_LINES:
            since = None
        else:
            back = any(isinstance(line, Undo) for line in match.journal.lines[first:])
        news = [] if back or since is None else match.results_since(first)
        remember_whispers(match, viewer, seats, news)
    news = take_whispers(match, viewer) or news
    update_eye(table, viewer)
    own = None if viewer.eye is None else seen.secret_view(viewer.eye)
    events = Raw(_encode_events(match, news, viewer.eye))
    turns = _turns_of(table, viewer, seats)
    now = TableUpdate(
        table.rev,
        since,
        table_json,
        seats,
        hosting,
        viewer.eye,
        viewer.curtain,
        seen.public_view(),
        own,
        table.waiting,
        events,
        back,
        turns,
        may_host,
    )
    return Delivery((number,), encode(now))


def full_history(table: TableState, number: int | None) -> Delivery:
    """Return all events since the deal, as the seat on the viewer's screen heard them."""
    assert number is not None
    eye = table.viewers[number].eye
    lines: tuple[tuple[int, Raw], ...] = ()
    if table.match is not None:
        lines = tuple((told.line, Raw(_encode_events(table.match, (told,), eye))) for told in table.match.results)
    return Delivery((number,), encode(EventHistory(table.rev, eye, lines)))


def encode_table(table: TableState) -> bytes:
    """Return the table around the game as JSON, cached until it changes."""
    if table.table_json is None:
        table.table_json = encode(_table_view(table))
    return table.table_json


def _table_view(table: TableState) -> TableView:
    host = table.seats_of(table.host)
    return TableView(
        table.id,
        table.game.id,
        table.version,
        table.phase,
        Raw(encode(table.options)),
        table.settings,
        table.commitment,
        seat_views(table),
        host[0] if host else None,
        table.host_offered,
        table.paused,
        UndoView(table.undo_request.seat, table.undo_request.to, table.undo_unanswered, rewind_length(table))
        if table.undo_request
        else None,
        table.end_reason,
        table.next_table,
        table.waiting if isinstance(table.waiting, Outcome) else None,
        tuple(ChapterView(page.table, Raw(encode(page.options)), page.outcome) for page in table.chapters),
        None if (options := table.next_options) is None else Raw(encode(options)),
        0 if table.match is None else table.match.journal.header.branched,
        len(table.replay_links),
        table.open_luck,
    )


def seat_views(table: TableState) -> tuple[SeatView, ...]:
    """Return all seats as everybody may see them."""
    return tuple(_seat_view(table, seat) for seat in range(len(table.occupants)))


def _seat_view(table: TableState, seat: int) -> SeatView:
    place = table.occupants[seat]
    person = person_at(place)
    return SeatView(
        seat,
        str(place.__struct_config__.tag),
        person.name if person else None,
        character_at(place),
        (person and person.face) or "",
        (person and person.coat) or "",
        bool(person and table.is_connected(person.device)),
        table.invitation_digests[seat] is not None,
        seat in table.late_seats,
        seat in table.stand_in_seats,
        table.hint_counts.get(seat, 0) if table.phase == "over" else 0,
    )
