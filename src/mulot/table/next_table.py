"""The table after this one: a rematch with the seats rotated, or the next page of the book."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from mulot.core.game import Outcome
from mulot.core.options import read_options, written
from mulot.table import commands as c
from mulot.table.adapting import adapt, adapted
from mulot.table.messages import Ack
from mulot.table.progress import Progress, note
from mulot.table.recorded import Recorded
from mulot.table.records import LOG, Append, NextTable, Opened, Page, Sits
from mulot.table.refusals import refuse
from mulot.table.seats import Empty, person_at
from mulot.table.state import TableState


def rematch(t: TableState, wish: c.Rematch, p: Progress) -> None:
    """A new table with the same people one seat further; everybody is shown the way. A table has one next table."""
    _open_next(t, wish, p, t.options, t.pages, further=1)


def next_page(t: TableState, wish: c.NextPage, p: Progress) -> None:
    """The next page of the book: the same people on the same seats. A page that was closed early is begun again."""
    if not isinstance(t.waiting, Outcome):
        if t.game.sequel is None:
            refuse("no-sequel")
        _open_next(t, wish, p, t.options, t.pages)
        return
    options = t.next_options
    if options is None:
        refuse("no-sequel")
    assert t.match is not None
    _open_next(t, wish, p, options, (*t.pages, Page(t.id, t.match.journal.chain, t.options, t.waiting)))


def _open_next(
    t: TableState, wish: c.Rematch | c.NextPage, p: Progress, options: Any, pages: tuple[Page, ...], further: int = 0
) -> None:
    if t.phase != "over":
        refuse("not-over")
    if not t.is_host(p.device) and not t.seats_of(p.device):
        refuse("not-your-seat", seat=0)
    if t.next is None:
        count, made = len(t.places), Recorded(t.catalogue)
        read = written(read_options(t.game, options, count))
        by, lost = adapt(t)
        opened = Opened(LOG, wish.table, t.game.id, count, read, t.settings, t.host, wish.seed.hex(), pages, lost)
        rows = [made.write(opened)]
        for seat in range(count):
            place = adapted(t, t.places[(seat + further) % count], by)
            person = person_at(place)
            sits = replace(person, left=False) if person is not None else place
            if not isinstance(sits, Empty):
                rows.append(made.write(Sits(seat, sits)))
        p.effects.opens = Append(made.id, rows, made.summary)
        note(t, p, NextTable(wish.table))
    p.effects.answer = Ack(wish.id, t.rev, t.next)
