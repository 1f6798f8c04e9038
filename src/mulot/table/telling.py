"""What each viewer is told. Everything of the game goes through `look` and `hear`; equal parts are encoded once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Raw

from mulot.core.game import Ask, Outcome
from mulot.core.journal import Undo
from mulot.core.match import Match, Told
from mulot.table.curtain import encode, settle_eye, sight
from mulot.table.effects import Telling
from mulot.table.messages import Heard, Now, PageShown, SeatShown, TableShown, Turn, UndoShown
from mulot.table.seats import Person, character_at, person_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mulot.table.table import Table
    from mulot.table.viewer import By, Viewer


def tell(t: Table, by: By, before: int) -> None:
    """Tell every viewer what has changed since row `before`."""
    entering = t.entering
    t.entering = None
    if t.shown_anew:
        t.shown_part = None
        for number in [n for n, viewer in t.viewers.items() if not t.may_watch(viewer.device)]:
            t.forget(number)
            by.effects.drop.append(number)
    if t.rev != before or t.shown_anew:
        table = Raw(table_part(t)) if t.shown_anew else None
        groups: dict[Any, list[int]] = {}
        made: dict[Any, bytes] = {}
        for number, viewer in t.viewers.items():
            if entering and entering[0] == number:
                continue
            seats, hosting = t.seats_of(viewer.device), t.is_host(viewer.device)
            ears = viewer.eye if viewer.eye in seats else None
            settle_eye(t, viewer)
            key = (ears, viewer.eye, viewer.curtain, seats, hosting)
            if key not in made:
                made[key] = _now(t, viewer, seats, hosting, ears, before, table, t.rev != before)
            groups.setdefault(key, []).append(number)
        by.effects.tell.extend(Telling(tuple(to), made[key]) for key, to in groups.items())
    if entering:
        by.effects.tell.append(everything(t, *entering))


def _now(
    t: Table,
    viewer: Viewer,
    seats: tuple[int, ...],
    hosting: bool,
    ears: int | None,
    before: int,
    table: Raw | None,
    with_game: bool,
) -> bytes:
    if t.match is None or not with_game:
        return encode(Now(t.rev, before, table, seats, hosting, viewer.eye, viewer.curtain))
    seen = sight(t)
    return encode(
        Now(
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
            _events(t.match, t.news, ears),
            t.back,
            _turns(t, viewer, seats),
        )
    )


def _events(match: Match, news: Sequence[Told], ears: int | None) -> Raw:
    hear = match.game.hear
    return Raw(encode([h for told in news for e in told.events if (h := hear(e, ears)) is not None]))


def _turns(t: Table, viewer: Viewer, seats: tuple[int, ...]) -> tuple[Turn, ...]:
    if t.phase != "playing" or t.paused or not isinstance(t.waiting, Ask):
        return ()
    seen = sight(t)
    return tuple(
        Turn(seat, t.questions[seat], seen.legal(t, seat))
        for seat in seats
        if seat in t.waiting.seats
        and isinstance(t.places[seat], Person)
        and (seat == viewer.eye or seen.own(seat) is None)
    )


def everything(t: Table, number: int | None, since: int | None = None) -> Telling:
    """All there is for one viewer; with the events since a row, if that is not too long ago to be told."""
    assert number is not None
    viewer = t.viewers[number]
    settle_eye(t, viewer)
    seats, hosting = t.seats_of(viewer.device), t.is_host(viewer.device)
    table = Raw(table_part(t))
    if t.match is None:
        now = Now(t.rev, None, table, seats, hosting, viewer.eye, viewer.curtain)
        return Telling((number,), encode(now))
    seen, match = sight(t), t.match
    news: list[Told] = []
    back = False
    if since is not None and since > t.rev:
        since = None  # of another table, or of a row that was never acknowledged: begin anew
    if since is not None:
        first = next((i for i, row in enumerate(t.rows_of_lines) if row > since), len(t.rows_of_lines))
        back = any(isinstance(line, Undo) for line in match.journal.lines[first:])
        news = [] if back else [told for told in match.told if told.line >= first]
    own = None if viewer.eye is None else seen.own(viewer.eye)
    events = _events(match, news, viewer.eye)
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
    )
    return Telling((number,), encode(now))


def all_heard(t: Table, number: int | None) -> Telling:
    """Everything that the viewer's eye has heard since the deal."""
    assert number is not None
    eye = t.viewers[number].eye
    lines: tuple[tuple[int, Raw], ...] = ()
    if t.match is not None:
        lines = tuple((told.line, _events(t.match, (told,), eye)) for told in t.match.told)
    return Telling((number,), encode(Heard(t.rev, eye, lines)))


def table_part(t: Table) -> bytes:
    """The table round the game, encoded when it has changed."""
    if t.shown_part is None:
        t.shown_part = encode(_table(t))
    return t.shown_part


def _table(t: Table) -> TableShown:
    host = t.seats_of(t.host)
    return TableShown(
        t.id,
        t.game.id,
        t.version,
        t.phase,
        Raw(encode(t.options)),
        t.settings,
        t.commitment,
        tuple(_seat(t, seat) for seat in range(len(t.places))),
        host[0] if host else None,
        t.host_offered,
        t.paused,
        UndoShown(t.undo.seat, t.undo.to, t.missing) if t.undo else None,
        t.ended,
        t.next,
        t.waiting if isinstance(t.waiting, Outcome) else None,
        tuple(PageShown(page.table, Raw(encode(page.options)), page.outcome) for page in t.pages),
        None if (follows := t.follows) is None else Raw(encode(follows)),
    )


def _seat(t: Table, seat: int) -> SeatShown:
    place = t.places[seat]
    person = person_at(place)
    return SeatShown(
        seat,
        str(place.__struct_config__.tag),
        person.name if person else None,
        character_at(place),
        bool(person and t.is_here(person.device)),
        t.invited[seat] is not None,
        seat in t.late,
        seat in t.offered,
    )
