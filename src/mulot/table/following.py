"""The table after this one: once more with the seats rotated, or the next page of the book."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mulot.core.game import Outcome
from mulot.table import commands as c
from mulot.table.messages import Ack
from mulot.table.records import Followed, Page, Sits
from mulot.table.refusals import refuse
from mulot.table.seats import Empty, Person, person_at
from mulot.table.sitting import note

if TYPE_CHECKING:
    from mulot.table.table import Table
    from mulot.table.viewer import By


def rematch(t: Table, wish: c.Rematch, by: By) -> None:
    """A new table with the same people one seat further; everybody is shown the way. There is one a table."""
    _go_on(t, wish, by, t.options, t.pages, further=1)


def turn_page(t: Table, wish: c.TurnPage, by: By) -> None:
    """The next page of the book: the same people on the same seats. One that was closed early is begun again."""
    if not isinstance(t.waiting, Outcome):
        if t.game.sequel is None:
            refuse("no-sequel")
        _go_on(t, wish, by, t.options, t.pages)
        return
    options = t.follows
    if options is None:
        refuse("no-sequel")
    assert t.match is not None
    _go_on(t, wish, by, options, (*t.pages, Page(t.id, t.match.journal.chain, t.options, t.waiting)))


def _go_on(
    t: Table, wish: c.Rematch | c.TurnPage, by: By, options: Any, pages: tuple[Page, ...], further: int = 0
) -> None:
    if t.phase != "over":
        refuse("not-over")
    if not t.is_host(by.device) and not t.seats_of(by.device):
        refuse("not-your-seat", seat=0)
    if t.next is None:
        count = len(t.places)
        made, effects = type(t).open(
            t.house, wish.table, t.game, count, t.host, wish.seed, by.now, options, t.settings, pages
        )
        for seat in range(count):
            place = t.places[(seat + further) % count]
            person = person_at(place)
            sits = Person(person.device, person.name) if person is not None else place
            if not isinstance(sits, Empty):
                effects.append.append(made.write(Sits(seat, sits)))
        made.told_summary = effects.summary = made.summary
        by.effects.opens = (made, effects)
        note(t, by, Followed(wish.table))
    by.effects.answer = Ack(wish.id, t.rev, t.next)
