"""A table begins: opened by its host, or put on from a journal file."""

from __future__ import annotations

from collections.abc import Mapping

from mulot.core.errors import BrokenJournal
from mulot.core.journal import parse
from mulot.core.options import read_options, written
from mulot.table import commands as c
from mulot.table.catalogue import Catalogue
from mulot.table.hosting import replace
from mulot.table.messages import Ack
from mulot.table.progress import Progress, note
from mulot.table.recorded import Recorded
from mulot.table.records import LOG, Opened, Page, PutOn, Row, Sits, Unsealed
from mulot.table.refusals import refuse
from mulot.table.seats import Place, Settings
from mulot.table.sitting import take
from mulot.table.state import TableState


def open_table(t: TableState, wish: c.Open, p: Progress) -> None:
    """The first command of a table. The sender is the host, and may sit down and seat characters at once.

    If one of these is refused, so is the whole: the table was never there.
    """
    if t.rev >= 0:
        refuse("not-open")
    if p.device is None:
        refuse("not-invited")
    game = t.catalogue.game(wish.game)
    seats = game.seats[0] if wish.seats is None else wish.seats
    options = written(read_options(game, wish.options, seats))
    note(t, p, Opened(LOG, wish.table, game.id, seats, options, wish.settings, p.device, wish.seed.hex()))
    if wish.public:
        note(t, p, Unsealed(0))
    for sits in wish.take:
        take(t, sits, p)
    for seat, character in wish.characters.items():
        replace(t, c.Replace(seat=seat, character=character), p)
    p.effects.answer = Ack(None, t.rev, t.id)


def put_on(
    catalogue: Catalogue,
    table: str,
    journal: bytes,
    host: str,
    settings: Settings | None = None,
    pages: tuple[Page, ...] = (),
    seated: Mapping[int, Place] | None = None,
) -> tuple[Recorded, list[Row]]:
    """The table that a journal file holds, seed included. `pages` are those before it in a book, `seated` who sits
    where (else its seats are empty). Whoever had the file may have known its seed, whatever its seal says; so the luck
    of a game that is not over is open from here on.

    Raises BrokenJournal or TooNew.
    """
    parsed, seed = parse(journal)
    if seed is None:
        raise BrokenJournal(None, "the seed is not in the file: it can be read, but not played on", "sealed")
    header, t = parsed.header, Recorded(catalogue)
    settled = settings or Settings()
    opened = Opened(LOG, table, header.game, header.seats, header.options, settled, host, seed.hex(), pages)
    rows = [t.write(opened), t.write(PutOn()), *(t.write(Sits(*sits)) for sits in sorted((seated or {}).items()))]
    if parsed.open_since is not None:
        rows.append(t.write(Unsealed(parsed.open_since)))
    for body in parsed.written:
        rows.append(Row(t.rev + 1, body))
        t.apply(rows[-1])
    if t.open_since is None and t.match is not None and t.match.outcome is None:
        rows.append(t.write(Unsealed(len(parsed.lines))))
    return t, rows
