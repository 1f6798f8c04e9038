"""Messages to the viewers of a table. Everything about the game goes through `look` and `hear`; equal parts are
encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from mulot.core.game import Ask, Outcome, public
from mulot.core.journal import Undo
from mulot.core.match import Match, Told
from mulot.table.audience import Group, sorted_by_sight
from mulot.table.curtain import settle_eye, whisper, whispered
from mulot.table.effects import Telling
from mulot.table.messages import Heard, Now, PageShown, SeatShown, TableShown, Turn, UndoShown, encode
from mulot.table.progress import Progress
from mulot.table.seats import Person, character_at, person_at
from mulot.table.sight import has_no_own, legal_part
from mulot.table.state import TableState
from mulot.table.undo import moves_back
from mulot.table.viewer import Viewer

LONG_AGO = 200
"""Maximum number of journal lines that a reconnecting viewer gets as events; after more it gets the current view
only."""


def tell(t: TableState, p: Progress, before: int) -> None:
    """Tell every viewer what has changed since row `before`."""
    if p.shown_anew:
        t.shown_part = None
        for number in [n for n, viewer in t.viewers.items() if not t.may_watch(viewer.device)]:
            t.forget(number)
            p.effects.drop.append(number)
    if t.audience is not None and t.match is not None and not (p.shown_anew or p.back or p.entering):
        if t.rev != before:
            _tell_move(t, t.match, t.audience, p, before)
        return
    if t.rev != before or p.shown_anew:
        comes = p.entering[0] if p.entering else None
        made: dict[Any, tuple[list[int], bytes]] = {}
        for number, viewer in t.viewers.items():
            if number == comes:
                continue
            seats, hosting = t.seats_of(viewer.device), t.is_host(viewer.device)
            may_host, ears = t.is_first_host(viewer.device), viewer.eye if viewer.eye in seats else None
            if t.match is not None:
                whisper(t.match, viewer, seats, p.news)
            settle_eye(t, viewer)
            key = (ears, viewer.eye, viewer.curtain, seats, hosting, may_host)
            if key in made:
                made[key][0].append(number)
            else:
                made[key] = ([number], encode(_changed(t, p, viewer, seats, hosting, may_host, ears, before)))
        p.effects.tell.extend(Telling(tuple(to), message) for to, message in made.values())
        if t.audience is None and comes is None:
            t.audience = sorted_by_sight(
                (number, t.seats_of(v.device), t.is_host(v.device), t.is_first_host(v.device))
                for number, v in t.viewers.items()
            )
    if p.entering:
        p.effects.tell.append(everything(t, *p.entering))


def _tell_move(t: TableState, match: Match, audience: Sequence[Group], p: Progress, before: int) -> None:
    """Do what `tell` does if only the game has changed and everybody sees with the same eyes as before: what all
    have in common is encoded once."""
    game, waiting, tell = match.game, t.waiting, p.effects.tell
    """Send every viewer what has changed since row `before`."""
    start = b'{"kind":"now","rev":%d,"since":%d' % (t.rev, before)
    view = b',"view":' + encode(game.look(match.state, None))
    then = b',"waiting":%b,"events":' % encode(waiting)
    events = _events_for_all(match, p.news)
    asked = waiting.seats if isinstance(waiting, Ask) and t.phase == "playing" and not t.paused else ()
    seen = None if has_no_own(game) else t.sight
    for group in audience:
        eye = group.eye
        own, turns = None if seen is None or eye is None else seen.own(eye), b""
        if eye in asked and isinstance(t.places[eye], Person):
            legal = legal_part(eye, t.legal(eye), t.legal_told)
            turns = b',"turns":[{"seat":%d,"question":%d,"legal":%b}]' % (eye, t.questions[eye], legal)
        message = b"".join(
            (
                start,
                group.opening,
                view,
                b"" if own is None else b',"own":' + bytes(own),
                then,
                _events(match, p.news, eye) if events is None else events,
                turns,
                group.closing,
            )
        )
        tell.append(Telling(group.to, message))


def _changed(
    t: TableState,
    p: Progress,
    viewer: Viewer,
    seats: tuple[int, ...],
    hosting: bool,
    may_host: bool,
    ears: int | None,
    before: int,
) -> Now:
    """Return what has changed for a viewer who knows row `before` and has heard events as seat `ears`."""
    table = Raw(table_part(t)) if p.shown_anew else None
    if t.match is None or t.rev == before:
        return Now(t.rev, before, table, seats, hosting, viewer.eye, viewer.curtain, may_host=may_host)
    seen = t.sight
    return Now(
        t.rev,
        before,
        table,
        seats,
        hosting,
        viewer.eye,
        viewer.curtain,
        seen.view(),
        None if viewer.eye is None else seen.own(viewer.eye),
        t.waiting,
        Raw(_events(t.match, p.news, ears)),
        p.back,
        _turns(t, viewer, seats),
        may_host,
    )


def _events_for_all(match: Match, news: Sequence[Told]) -> bytes | None:
    """Return the events as JSON if everybody hears the same; None if it depends on the seat."""
    if match.game.hear is not public:
        return None
    for told in news:
        for event in told.events:
            if event.reveals:
                return None
    return encode(news[0].events if len(news) == 1 else [event for told in news for event in told.events])


def _events(match: Match, news: Sequence[Told], ears: int | None) -> bytes:
    """Return the events as JSON, as seat `ears` hears them."""
    hear = match.game.hear
    return encode([h for told in news for e in told.events if (h := hear(e, ears)) is not None])


def _turns(t: TableState, viewer: Viewer, seats: tuple[int, ...]) -> tuple[Turn, ...]:
    """Return the seats of this viewer that may act now, with their legal actions."""
    if t.phase != "playing" or t.paused or not isinstance(t.waiting, Ask):
        return ()
    seen = t.sight
    return tuple(
        Turn(seat, t.questions[seat], seen.legal(seat, t.legal(seat)))
        for seat in seats
        if seat in t.waiting.seats
        and isinstance(t.places[seat], Person)
        and (seat == viewer.eye or seen.own(seat) is None)
    )


def everything(t: TableState, number: int | None, since: int | None = None) -> Telling:
    """Return a message with everything for one viewer, including the events since a row, unless there are too many,
    and the private events that the seat now on screen has missed."""
    assert number is not None
    viewer = t.viewers[number]
    seats, hosting = t.seats_of(viewer.device), t.is_host(viewer.device)
    table, may_host = Raw(table_part(t)), t.is_first_host(viewer.device)
    if t.match is None:
        settle_eye(t, viewer)
        now = Now(t.rev, None, table, seats, hosting, viewer.eye, viewer.curtain, may_host=may_host)
        return Telling((number,), encode(now))
    seen, match = t.sight, t.match
    news: list[Told] = []
    back = False
    if since is not None and since > t.rev:
        since = None  # a row of another table, or one that was never acknowledged
    if since is not None:
        first = len(t.rows_of_lines)
        while first and first >= len(t.rows_of_lines) - LONG_AGO and t.rows_of_lines[first - 1] > since:
            first -= 1
        if len(t.rows_of_lines) - first > LONG_AGO:
            since = None
        else:
            back = any(isinstance(line, Undo) for line in match.journal.lines[first:])
        news = [] if back or since is None else match.told_since(first)
        whisper(match, viewer, seats, news)
    news = whispered(match, viewer) or news
    settle_eye(t, viewer)
    own = None if viewer.eye is None else seen.own(viewer.eye)
    events = Raw(_events(match, news, viewer.eye))
    turns = _turns(t, viewer, seats)
    now = Now(
        t.rev,
        since,
        table,
        seats,
        hosting,
        viewer.eye,
        viewer.curtain,
        seen.view(),
        own,
        t.waiting,
        events,
        back,
        turns,
        may_host,
    )
    return Telling((number,), encode(now))


def all_heard(t: TableState, number: int | None) -> Telling:
    """Return all events since the deal, as the seat on the viewer's screen heard them."""
    assert number is not None
    eye = t.viewers[number].eye
    lines: tuple[tuple[int, Raw], ...] = ()
    if t.match is not None:
        lines = tuple((told.line, Raw(_events(t.match, (told,), eye))) for told in t.match.told)
    return Telling((number,), encode(Heard(t.rev, eye, lines)))


def table_part(t: TableState) -> bytes:
    """Return the table around the game as JSON, cached until it changes."""
    if t.shown_part is None:
        t.shown_part = encode(_table(t))
    return t.shown_part


def _table(t: TableState) -> TableShown:
    host = t.seats_of(t.host)
    return TableShown(
        t.id,
        t.game.id,
        t.version,
        t.phase,
        Raw(encode(t.options)),
        t.settings,
        t.commitment,
        seats_shown(t),
        host[0] if host else None,
        t.host_offered,
        t.paused,
        UndoShown(t.undo.seat, t.undo.to, t.missing, moves_back(t)) if t.undo else None,
        t.ended,
        t.next,
        t.waiting if isinstance(t.waiting, Outcome) else None,
        tuple(PageShown(page.table, Raw(encode(page.options)), page.outcome) for page in t.pages),
        None if (options := t.next_options) is None else Raw(encode(options)),
        0 if t.match is None else t.match.journal.header.branched,
        len(t.shares),
        t.open_luck,
    )


def seats_shown(t: TableState) -> tuple[SeatShown, ...]:
    """Return all seats as everybody may see them."""
    return tuple(_seat(t, seat) for seat in range(len(t.places)))


def _seat(t: TableState, seat: int) -> SeatShown:
    place = t.places[seat]
    person = person_at(place)
    return SeatShown(
        seat,
        str(place.__struct_config__.tag),
        person.name if person else None,
        character_at(place),
        (person and person.face) or "",
        (person and person.coat) or "",
        bool(person and t.is_here(person.device)),
        t.invited[seat] is not None,
        seat in t.late,
        seat in t.offered,
        t.advised.get(seat, 0) if t.phase == "over" else 0,
    )
