"""Messages to the viewers of a table. Everything about the game goes through `look` and `hear`; parts that are the same
for several viewers are encoded once."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mulot.core.game import Ask, Outcome, default_hear
from mulot.core.journal import Undo
from mulot.core.match import LineResult, Match
from mulot.table.command_context import CommandContext
from mulot.table.curtain import remember_missed_private_events, take_missed_private_events, update_seat_on_screen
from mulot.table.effects import Delivery
from mulot.table.messages import ChapterView, EventHistory, SeatView, TableUpdate, TableView, Turn, UndoView, encode
from mulot.table.seats import Person, character_at, person_at
from mulot.table.table_state import TableState
from mulot.table.undo import rewind_length
from mulot.table.view_cache import encode_legal
from mulot.table.viewer_groups import Viewer, ViewerGroup, group_viewers

MAX_MISSED_LINES = 200
"""Maximum number of missed journal lines for which a reconnecting viewer is sent the events. If it missed more, it is
sent only the current view."""


def send_updates(table: TableState, ctx: CommandContext, since_rev: int) -> None:
    """Add messages for all viewers to the effects, with what has changed since row `since_rev`."""
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
        if table.rev != since_rev:
            _send_move(table, table.match, table.viewer_groups, ctx, since_rev)
        return
    if table.rev != since_rev or ctx.table_changed:
        entering = ctx.entering[0] if ctx.entering else None
        messages: dict[Any, tuple[list[int], bytes]] = {}
        for number, viewer in table.viewers.items():
            if number == entering:
                continue
            seats, hosting = table.seats_of(viewer.device), table.is_host(viewer.device)
            may_host, heard_as = table.is_former_host(viewer.device), viewer.eye if viewer.eye in seats else None
            if table.match is not None:
                remember_missed_private_events(table.match, viewer, seats, ctx.results)
            update_seat_on_screen(table, viewer)
            key = (heard_as, viewer.eye, viewer.curtain, seats, hosting, may_host)
            if key in messages:
                messages[key][0].append(number)
            else:
                results = None if table.rev == since_rev else ctx.results
                update = _update(table, viewer, since_rev, results, heard_as, ctx.went_back, ctx.table_changed)
                messages[key] = ([number], encode(update))
        ctx.effects.deliveries.extend(Delivery(tuple(to), message) for to, message in messages.values())
        if table.viewer_groups is None and entering is None:
            table.viewer_groups = group_viewers(
                (number, table.seats_of(v.device), table.is_host(v.device), table.is_former_host(v.device))
                for number, v in table.viewers.items()
            )
    if ctx.entering:
        ctx.effects.deliveries.append(full_update(table, *ctx.entering))


def _send_move(
    table: TableState, match: Match, groups: Sequence[ViewerGroup], ctx: CommandContext, since_rev: int
) -> None:
    """Do the work of `send_updates` in the common case where only the game has changed and every viewer still sees the
    same seat's secrets. The parts that all viewers have in common are encoded once."""
    game, waiting, deliveries = match.game, table.waiting, ctx.effects.deliveries
    start = b'{"kind":"now","rev":%d,"since":%d' % (table.rev, since_rev)
    view = b',"view":' + encode(game.look(match.state, None))
    then = b',"waiting":%b,"events":' % encode(waiting)
    events = _encode_common_events(match, ctx.results)
    asked_seats = waiting.seats if isinstance(waiting, Ask) and table.phase == "playing" and not table.paused else ()
    view_cache = table.view_cache if table.has_secret_views else None
    for group in groups:
        eye = group.eye
        own, turns = None if view_cache is None or eye is None else view_cache.secret_view(eye), b""
        if eye in asked_seats and isinstance(table.occupants[eye], Person):
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
        deliveries.append(Delivery(group.viewers, message))


def _update(
    table: TableState,
    viewer: Viewer,
    since: int | None,
    results: Sequence[LineResult] | None,
    heard_as: int | None = None,
    went_back: bool = False,
    with_table: bool = True,
) -> TableUpdate:
    """Return the state for a viewer that knows row `since`, with the events of `results` as seat `heard_as` heard them.
    If `results` is None, everything about the game is left out."""
    seats, hosting, may_host = (
        table.seats_of(viewer.device),
        table.is_host(viewer.device),
        table.is_former_host(viewer.device),
    )
    game: dict[str, Any] = {}
    if table.match is not None and results is not None:
        game = {
            "view": table.view_cache.public_view(),
            "own": None if viewer.eye is None else table.view_cache.secret_view(viewer.eye),
            "waiting": table.waiting,
            "events": Raw(_encode_events(table.match, results, heard_as)),
            "back": went_back,
            "turns": _turns_of(table, viewer, seats),
        }
    table_json = Raw(encode_table(table)) if with_table else None
    return TableUpdate(
        table.rev, since, table_json, seats, hosting, viewer.eye, viewer.curtain, may_host=may_host, **game
    )


def _encode_common_events(match: Match, results: Sequence[LineResult]) -> bytes | None:
    """Return the events as JSON if everyone hears the same; None if they depend on the seat."""
    if match.game.hear is not default_hear:
        return None
    for result in results:
        for event in result.events:
            if event.reveals:
                return None
    return encode(results[0].events if len(results) == 1 else [event for result in results for event in result.events])


def _encode_events(match: Match, results: Sequence[LineResult], heard_as: int | None) -> bytes:
    """Return the events as JSON, as seat `heard_as` hears them (None: as spectators do)."""
    hear = match.game.hear
    return encode([heard for result in results for e in result.events if (heard := hear(e, heard_as)) is not None])


def _turns_of(table: TableState, viewer: Viewer, seats: tuple[int, ...]) -> tuple[Turn, ...]:
    """Return the seats of this viewer that may act now, with their legal actions."""
    if table.phase != "playing" or table.paused or not isinstance(table.waiting, Ask):
        return ()
    view_cache = table.view_cache
    return tuple(
        Turn(seat, table.questions[seat], view_cache.legal_actions(seat, table.legal_actions(seat)))
        for seat in seats
        if seat in table.waiting.seats
        and isinstance(table.occupants[seat], Person)
        and (seat == viewer.eye or view_cache.secret_view(seat) is None)
    )


def full_update(table: TableState, viewer_number: int | None, since: int | None = None) -> Delivery:
    """Return a message with the complete state for one viewer.

    It includes the events since row `since`, unless there are too many, and the private events that the seat now on
    screen has missed. If `since` is None, only the latter are included.
    """
    assert viewer_number is not None
    viewer = table.viewers[viewer_number]
    seats, match = table.seats_of(viewer.device), table.match
    if match is None:
        update_seat_on_screen(table, viewer)
        return Delivery((viewer_number,), encode(_update(table, viewer, None, None)))
    results: list[LineResult] = []
    went_back = False
    if since is not None and since > table.rev:
        since = None  # # a row of another table, or one that was never acknowledged
    if since is not None:
        first = len(table.rows_of_lines)
        while first and first >= len(table.rows_of_lines) - MAX_MISSED_LINES and table.rows_of_lines[first - 1] > since:
            first -= 1
        if len(table.rows_of_lines) - first > MAX_MISSED_LINES:
            since = None
        else:
            went_back = any(isinstance(line, Undo) for line in match.journal.lines[first:])
        results = [] if went_back or since is None else match.results_since(first)
        remember_missed_private_events(match, viewer, seats, results)
    results = take_missed_private_events(match, viewer) or results
    update_seat_on_screen(table, viewer)
    return Delivery((viewer_number,), encode(_update(table, viewer, since, results, viewer.eye, went_back)))


def full_history(table: TableState, viewer_number: int | None) -> Delivery:
    """Return a message for one viewer with all events since the deal, as the seat on that viewer's screen heard
    them."""
    assert viewer_number is not None
    eye = table.viewers[viewer_number].eye
    lines: tuple[tuple[int, Raw], ...] = ()
    if table.match is not None:
        lines = tuple((result.line, Raw(_encode_events(table.match, (result,), eye))) for result in table.match.results)
    return Delivery((viewer_number,), encode(EventHistory(table.rev, eye, lines)))


def encode_table(table: TableState) -> bytes:
    """Return `TableView` as JSON. The result is cached until the table changes."""
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
        tuple(ChapterView(chapter.table, Raw(encode(chapter.options)), chapter.outcome) for chapter in table.chapters),
        None if (options := table.next_options) is None else Raw(encode(options)),
        0 if table.match is None else table.match.journal.header.branched,
        len(table.replay_links),
        table.open_luck,
    )


def seat_views(table: TableState) -> tuple[SeatView, ...]:
    """Return all seats as everyone may see them."""
    return tuple(_seat_view(table, seat) for seat in range(len(table.occupants)))


def _seat_view(table: TableState, seat: int) -> SeatView:
    occupant = table.occupants[seat]
    person = person_at(occupant)
    return SeatView(
        seat,
        str(occupant.__struct_config__.tag),
        person.name if person else None,
        character_at(occupant),
        (person and person.face) or "",
        (person and person.coat) or "",
        bool(person and table.is_connected(person.device)),
        table.invitation_digests[seat] is not None,
        seat in table.late_seats,
        seat in table.stand_in_seats,
        table.hint_counts.get(seat, 0) if table.phase == "over" else 0,
    )
