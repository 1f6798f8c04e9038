"""Creating tables: opened by a host, imported from a journal file, after another table (a rematch, or a campaign's next
chapter), or branched off a finished game.

At a rematch the characters' levels adapt, if the table's settings say so. The table stores only how many games in a row
people have lost, and nothing about any person.
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
"""Maximum depth of branches of branches: the journal's header names each origin."""
PATIENCE = 2
"""Number of games lost in a row after which the characters get one level weaker."""


def open_table(t: TableState, wish: c.Open, p: Progress) -> None:
    """Open a table. The sender becomes the host, and may take seats and seat bots at once; if any of this is
    refused, no table is created."""
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
    """Create a table, with its rows, from a journal file that contains its seed.

    `pages` are the previous chapters of a campaign; `seated` maps seats to who sits there (the others are empty).
    Whoever had the file may know its seed, so the luck of an unfinished game counts as known from here on. Raises
    BrokenJournal or TooNew.
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
    """Open a new table with the same people, each one seat further."""
    _open_next(t, wish, p, t.options, t.pages, further=1)


def next_page(t: TableState, wish: c.NextPage, p: Progress) -> None:
    """Open the campaign's next chapter with the same people on the same seats. A chapter that was ended early is
    played again."""
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
    """True if the people beat the bots, or all won together; False if they lost; None if it was a draw or has no
    outcome."""
    if not isinstance(t.waiting, Outcome):
        return None
    scores, people = t.waiting.scores, {seat for seat, place in enumerate(t.places) if person_at(place)}
    ours = max((score for seat, score in enumerate(scores) if seat in people), default=0.0)
    theirs = max((score for seat, score in enumerate(scores) if seat not in people), default=0.0)
    if ours == theirs:
        return {1.0: True, 0.0: False}.get(ours)
    return ours > theirs


def adapt(t: TableState) -> tuple[int, int]:
    """Return by how many levels the characters change, and the number of lost games in a row after that."""
    won = people_won(t) if t.settings.adapt else None
    if won is None:
        return 0, t.lost
    if won:
        return 1, 0
    return (-1, 0) if t.lost + 1 >= PATIENCE else (0, t.lost + 1)


def adapted(t: TableState, place: Place, by: int) -> Place:
    """Return who sits there next: a bot `by` levels stronger, as far as the game has levels, anybody else unchanged."""
    known = list(t.catalogue.characters(t.game))
    if not isinstance(place, BotSeat) or place.character not in known:
        return place
    return BotSeat(known[min(max(known.index(place.character) + by, 0), len(known) - 1)])


# ---------------------------------------------------------------- a branch


def play_on(t: TableState, wish: c.PlayOn, p: Progress) -> None:
    """Open a new table that branches off this finished game after a line; this table is not changed.

    The sender sits on their own seats, else on the one to move; bots get the others.
    """
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
    """Return the seat that was to move, judged by who moved next so that the game need not be replayed. None: it
    was over."""
    moved = next((line.seat for line in later if isinstance(line, Move)), None)
    if moved is None and isinstance(t.waiting, Ask):
        return (t.waiting.must or t.waiting.seats)[0]
    return moved


def _place(t: TableState, wish: c.PlayOn, device: str, seat: int, mine: Sequence[int]) -> Place:
    """Return who sits on a seat of the new table."""
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
