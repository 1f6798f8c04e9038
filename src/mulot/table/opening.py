"""A table begins: opened by its host, put on from a journal file, after another one (a rematch with the seats rotated,
or the next page of the book), or as a branch of a game that is over.

Characters adapt at a rematch, if the family chooses it. Nothing is kept of anybody: a table knows how many games in a
row the people before it have lost, and no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from mulot.core.branch import branch_journal
from mulot.core.errors import BrokenJournal
from mulot.core.game import Ask, Outcome
from mulot.core.journal import Line, Move, parse
from mulot.core.luck import commitment
from mulot.core.options import read_options, written
from mulot.table import commands as c
from mulot.table.catalogue import Catalogue
from mulot.table.hosting import replace
from mulot.table.messages import Ack
from mulot.table.progress import Progress, character, note, refuse, seat_there
from mulot.table.recorded import Recorded
from mulot.table.records import LOG, Append, NextTable, Opened, Page, PutOn, Row, Sits, Summary, Unsealed
from mulot.table.seats import BotSeat, Empty, Person, Place, Settings, person_at
from mulot.table.sitting import take
from mulot.table.state import TableState
from mulot.table.words import free_name

ORIGINS = 16
"""A branch of a branch of a branch: each is named in the header, so there is an end to it."""
PATIENCE = 2
"""After so many lost games in a row the characters become a little weaker."""


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
    for seat, name in wish.characters.items():
        replace(t, c.Replace(seat=seat, character=name), p)
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


# ---------------------------------------------------------------- after another


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
            sits = structs.replace(person, left=False) if person is not None else place
            if not isinstance(sits, Empty):
                rows.append(made.write(Sits(seat, sits)))
        p.effects.opens = Append(made.id, rows, made.summary)
        note(t, p, NextTable(wish.table))
    p.effects.answer = Ack(wish.id, t.rev, t.next)


def people_won(t: TableState) -> bool | None:
    """Whether the people have won against the characters, or all together; None: neither, or nobody knows."""
    if not isinstance(t.waiting, Outcome):
        return None
    scores, people = t.waiting.scores, {seat for seat, place in enumerate(t.places) if person_at(place)}
    ours = max((score for seat, score in enumerate(scores) if seat in people), default=0.0)
    theirs = max((score for seat, score in enumerate(scores) if seat not in people), default=0.0)
    if ours == theirs:
        return {1.0: True, 0.0: False}.get(ours)
    return ours > theirs


def adapt(t: TableState) -> tuple[int, int]:
    """By how much the characters change, and how many games in a row are lost then."""
    won = people_won(t) if t.settings.adapt else None
    if won is None:
        return 0, t.lost
    if won:
        return 1, 0
    return (-1, 0) if t.lost + 1 >= PATIENCE else (0, t.lost + 1)


def adapted(t: TableState, place: Place, by: int) -> Place:
    """Who sits there next time: a rung up or down, where there are some between two characters."""
    known = list(t.catalogue.characters(t.game))
    if not isinstance(place, BotSeat) or place.character not in known:
        return place
    return BotSeat(known[min(max(known.index(place.character) + by, 0), len(known) - 1)])


# ---------------------------------------------------------------- a branch


def play_on(t: TableState, wish: c.PlayOn, p: Progress) -> None:
    """A new table that begins as this one was after a line. Everything of this one may be known, for it is over; its
    own rows stay as they are. Whoever asks takes their own seats there, or else the one that is to move; characters
    have the others."""
    if t.phase != "over" or t.match is None:
        refuse("not-over")
    if p.device is None or not t.may_watch(p.device):
        refuse("no-spectators")
    journal = t.match.journal
    if not 0 <= wish.line < len(journal.lines):
        refuse("no-such-moment")
    mover = _mover(t, journal.lines[wish.line + 1 :])
    if mover is None:
        refuse("over")
    if len(journal.header.origins or ()) >= ORIGINS:
        refuse("too-long")
    if wish.seat is not None:
        seat_there(t, wish.seat)
    mine = t.seats_of(p.device) or (mover,) if wish.seat is None else (wish.seat,)
    settings = structs.replace(t.settings, listed=False)
    count, made = len(t.places), Recorded(t.catalogue)
    opened = Opened(LOG, wish.table, t.game.id, count, t.options, settings, p.device, wish.seed.hex())
    rows = [made.write(opened)]
    for seat in range(count):
        rows.append(made.write(Sits(seat, _place(t, wish, p.device, seat, mine))))
    rows.append(made.write(PutOn("branch")))
    for body in branch_journal(journal, t.seed, wish.line + 1, wish.seed).written:
        rows.append(Row(len(rows), body))
    summary = Summary(t.game.id, "playing", False, count, 0, commitment(wish.seed))
    p.effects.opens = Append(wish.table, rows, summary)
    p.effects.answer = Ack(wish.id, t.rev, wish.table)


def _mover(t: TableState, later: Sequence[Line]) -> int | None:
    """Whose turn it was: whoever moved next, so that the game need not be played again to know. None: it was over."""
    moved = next((line.seat for line in later if isinstance(line, Move)), None)
    if moved is None and isinstance(t.waiting, Ask):
        return (t.waiting.must or t.waiting.seats)[0]
    return moved


def _place(t: TableState, wish: c.PlayOn, device: str, seat: int, mine: Sequence[int]) -> Place:
    place = t.places[seat]
    if seat in mine:
        person = person_at(place)
        if person is not None and person.device == device:
            return structs.replace(person, left=False)
        return Person(device, free_name(wish.table, seat, set()))
    known = t.catalogue.characters(t.game)
    if isinstance(place, BotSeat) and place.character in known and wish.character is None:
        return place
    return BotSeat(character(t, wish.character))
