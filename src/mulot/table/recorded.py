"""The table as its rows tell it: the same after a restart, on every node, and while it is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from mulot.core.book import next_options
from mulot.core.errors import BrokenJournal, TooNew
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.journal import parse_header
from mulot.core.luck import commitment
from mulot.core.match import Match, Told
from mulot.core.recent import Recent
from mulot.table import records
from mulot.table.audience import Group
from mulot.table.catalogue import Catalogue
from mulot.table.records import Record, Row, Summary
from mulot.table.seats import Empty, Person, Place, Settings, character_at, person_at


@dataclass(slots=True)
class UndoWish:
    """Seat `seat` asks to go back to journal line `to`; `agreed` have said yes. `host`: a rewind, asked by this device,
    which need not sit."""

    seat: int | None
    to: int
    agreed: set[int]
    host: str | None = None


class Recorded:
    """Apply rows in order; `write` makes one and applies it."""

    game: AnyGame
    id: str
    host: str
    seed: bytes
    settings: Settings
    options: dict[str, Any]

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.rev = -1
        self.last_row = b""
        """Row `rev`."""
        self.places: list[Place] = []
        self._held: dict[str | None, tuple[int, ...]] | None = None
        self.phase = "open"
        """`open`, `playing` or `over`."""
        self.audience: tuple[Group, ...] | None = None
        """The viewers by what they see, where that is known and no screen is shared; see `audience`."""
        self.calm = False
        """Everybody who plays is a person and here, so is the host, and nothing is offered: time changes nothing."""
        self.kept: dict[int, str] = {}
        """Seats on which only some may sit down again; see `sitting.kept_for`."""
        self.first_host: str | None = None
        """From whom the table was taken while they were away."""
        self.invited: list[str | None] = []
        self.added: dict[int, str] = {}
        self.match: Match | None = None
        self.paused = False
        self.undo: UndoWish | None = None
        self.advised: dict[int, int] = {}
        """How often the friend beside a seat has said something."""
        self.lost = 0
        self.ended: str | None = None
        self.next: str | None = None
        self.shares: dict[str, str] = {}
        """The digest of the link to the film that each device has made."""
        self.pages: tuple[records.Page, ...] = ()
        self.played: dict[tuple[int, str], int] = {}
        """The row that a seat's action came to, by the id the client gave it."""
        self.rows_of_lines: list[int] | Recent[int] = []
        """The row of each journal line."""
        self.forget_at = 0
        """How many lines there are when the oldest are forgotten, the next time; see `past`."""
        self.questions: list[int] = []
        self.asked: list[tuple[str, Sequence[Any] | None] | None] = []
        """What each seat is asked (nothing, where it only may act) and may do; None: it may not act."""
        self.waiting: Ask | Outcome | None = None
        self.commitment = ""
        self.put_on = False
        """It came out of a file."""
        self.open_since: int | None = None
        """The journal line from which on the luck is no longer sealed."""

    # ---------------------------------------------------------------- reading

    def unsettle(self) -> None:
        """Somebody came, went, or something changed round the game: who sees what is looked at anew."""
        self.audience, self.calm = None, False

    def _find_phase(self) -> None:
        over = self.ended is not None or isinstance(self.waiting, Outcome)
        self.phase = "over" if over else "open" if self.match is None else "playing"

    @property
    def version(self) -> int:
        """The version of the game that is played here."""
        return self.game.version if self.match is None else self.match.game.version

    @property
    def after(self) -> str:
        """The chain of the journal of the page before this one; empty: there is none."""
        return self.pages[-1].chain if self.pages else ""

    @property
    def next_options(self) -> dict[str, Any] | None:
        """The options of the next page of the book; None while this one is played, and where the book ends."""
        return None if self.match is None else next_options(self.match.game, self.match.state)

    @property
    def open_luck(self) -> str:
        """Why somebody may know what lies hidden or comes next (`TableShown.open_luck`); empty: nobody can, or all is
        over. A game that came out of a file is open whatever is written down: its seed was in the file."""
        if self.phase == "over":
            return ""
        if self.open_since is not None:
            return "day" if self.open_since == 0 and not self.put_on else "file"
        if self.match is not None and self.match.journal.header.branched:
            return "replay" if self.game.secrets else ""
        return "file" if self.put_on else ""

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """The seats that a device holds, also while a character stands in."""
        if self._held is None:
            self._held = {}
            for seat, place in enumerate(self.places):
                person = person_at(place)
                if person is not None:
                    self._held[person.device] = (*self._held.get(person.device, ()), seat)
        return self._held.get(device, ())

    @property
    def people(self) -> Iterable[tuple[int, Person]]:
        """Seats with the people who play there themselves."""
        return ((i, place) for i, place in enumerate(self.places) if isinstance(place, Person))

    def others(self, seat: int) -> list[tuple[int, Person]]:
        """The other people whom an undo concerns: on other devices, and not gone."""
        own = person_at(self.places[seat])
        return self.others_than(None if own is None else own.device)

    def others_than(self, device: str | None) -> list[tuple[int, Person]]:
        """The people on other devices who have not gone."""
        return [(seat, person) for seat, person in self.people if not person.left and person.device != device]

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats that are still to answer an undo: one answer per device is enough."""
        if self.undo is None:
            return ()
        agreed = {person.device for seat, person in self.people if seat in self.undo.agreed}
        seat, host = self.undo.seat, self.undo.host
        others = self.others_than(host) if seat is None or host is not None else self.others(seat)
        return tuple(seat for seat, person in others if person.device not in agreed)

    @property
    def summary(self) -> Summary:
        """What a list of tables needs to know."""
        free = sum(isinstance(place, Empty) for place in self.places)
        seed = self.seed.hex() if self.phase == "over" else None
        return Summary(self.game.id, self.phase, self.settings.listed, len(self.places), free, self.commitment, seed)

    # ---------------------------------------------------------------- writing

    def write(self, record: Record) -> Row:
        """Make the next row of a record and apply it."""
        row = Row(self.rev + 1, records.encode(record))
        self._apply(record)
        self.rev += 1
        self.last_row = row.body
        return row

    def deal(self) -> list[Row]:
        """Start: the header with the bytes of those who sit, in order of arrival, and the deal."""
        added = [bytes.fromhex(more) for seat, more in self.added.items() if person_at(self.places[seat]) and more]
        self.match = match = Match(self.game, len(self.places), self.seed, self.options, added, self.after)
        rows = [Row(self.rev + 1 + i, body) for i, body in enumerate(match.journal.written)]
        self.rev += len(rows)
        self.last_row = rows[-1].body
        self._lined(None)
        return rows

    def moved(self, seat: int, id: str | None) -> Row:  # noqa: A002 (as the wire has it)
        """The row of the move that was just played."""
        assert self.match is not None
        self.rev += 1
        if id is not None:
            self.played[seat, id] = self.rev
        self._lined(seat)
        self.last_row = self.match.journal.last_row
        return Row(self.rev, self.last_row, seat if id is not None else None, id)

    def go_back(self, to: int, rewind: bool = False) -> Row:
        """An undo, or a rewind, agreed by all."""
        assert self.match is not None
        self.match.undo_to(to, rewind)
        self.rev += 1
        self._lined(None)
        self.last_row = self.match.journal.last_row
        return Row(self.rev, self.last_row)

    # ---------------------------------------------------------------- applying

    def apply(self, row: Row) -> Told | None:
        """Take in the next row; for a move, what it came to. Raises BrokenJournal or TooNew."""
        if row.line != self.rev + 1:
            raise BrokenJournal(row.line, f"row {self.rev + 1} is expected, row {row.line} is there")
        told = None
        if not records.is_journal(row.body):
            record = records.decode(row)
            if isinstance(record, records.Opened) != (row.line == 0):
                raise BrokenJournal(row.line, "row 0, and only that, opens the table")
            self._apply(record)
            self.rev = row.line
        elif self.match is None:
            self.match = Match.begin(parse_header(row.body), self.seed, self.game)
            self._mark()
            self._find_phase()
            self.rev = row.line
        else:
            told = self.match.take_in(row.body)
            self.rev = row.line
            if row.action is not None and row.seat is not None:
                self.played[row.seat, row.action] = row.line
            self._lined(getattr(self.match.journal.lines[-1], "seat", None))
        self.last_row = row.body
        return told

    def restore(self, match: Match, questions: list[int]) -> None:
        """Go on with a match that a snapshot holds."""
        self.match, self.questions = match, questions
        self._mark()
        self.waiting = waiting = match.waiting
        self._find_phase()
        self.asked = [None] * match.seats
        if isinstance(waiting, Ask):
            for seat in waiting.seats:
                self.asked[seat] = (waiting.about if seat in waiting.must else "", None)
                self.legal(seat)

    def _mark(self) -> None:
        """The journal itself says from where on its luck could be known."""
        if self.match is not None:
            self.match.journal.open_since = self.open_since

    def _apply(self, record: Record) -> None:
        self.unsettle()
        match record:
            case records.Opened():
                if record.log > records.LOG:
                    raise TooNew(record.log, records.LOG)
                self.id, self.host = record.table, record.host
                self.game = self.catalogue.game(record.game)
                self.seed = bytes.fromhex(record.seed)
                self.commitment = commitment(self.seed)
                self.pages, self.lost = record.pages, record.lost
                self._configure(record.seats, record.options, record.settings)
            case records.Configured():
                self._configure(record.seats, record.options, record.settings)
            case records.Sits():
                self.places[record.seat] = record.place
                self._held = None
                if isinstance(record.place, Empty | Person):
                    self.kept.pop(record.seat, None)
                if isinstance(record.place, Empty) and record.place.kept_for:
                    self.kept[record.seat] = record.place.kept_for
                # Whoever comes anew comes last; a seat that is left takes its bytes along.
                if record.added or isinstance(record.place, Empty):
                    self.added.pop(record.seat, None)
                if record.added:
                    self.added[record.seat] = record.added
            case records.Invited():
                self.invited[record.seat] = record.digest
            case records.Hosts():
                self.host = record.device
                self.first_host = record.instead_of or None
            case records.Paused():
                self.paused = record.paused
            case records.UndoAsked():
                self.undo = UndoWish(record.seat, record.to, set())
            case records.RewindAsked():
                seats = self.seats_of(record.device)
                self.undo = UndoWish(seats[0] if seats else None, record.to, set(), record.device)
            case records.UndoAnswered():
                if self.undo and record.agree:
                    self.undo.agreed.add(record.seat)
                else:
                    self.undo = None
            case records.Advised():
                self.advised[record.seat] = self.advised.get(record.seat, 0) + 1
            case records.Ended():
                self.ended, self.undo = record.why, None
                self._find_phase()
            case records.NextTable():
                self.next = record.table
            case records.Shared():
                self.shares[record.device] = record.digest
            case records.Unshared():
                self.shares.pop(record.device, None)
            case records.PutOn():
                self.put_on = True
            case records.Unsealed():
                self.open_since = record.since
                self._mark()

    def _configure(self, seats: int, options: dict[str, Any], settings: Settings) -> None:
        self.options, self.settings, self._held = options, settings, None
        self.places = [*self.places[:seats], *(Empty() for _ in range(seats - len(self.places)))]
        self.invited = [*self.invited[:seats], *(None for _ in range(seats - len(self.invited)))]
        self.added = {seat: more for seat, more in self.added.items() if seat < seats}

    def _lined(self, mover: int | None) -> None:
        """After a journal line: whose question is another one now?"""
        assert self.match is not None
        match, line = self.match, self.match.journal.next_line - 1
        if line < 0:
            return
        if line == 0:
            self.questions, self.asked, self.rows_of_lines = [0] * match.seats, [None] * match.seats, []
        self.rows_of_lines.append(self.rev)
        self.undo = None
        self.waiting = waiting = match.game.waiting(match.state)
        self._find_phase()
        seats = waiting.seats if isinstance(waiting, Ask) else ()
        for seat in range(match.seats):
            before, now = self.asked[seat], None
            if seat in seats:
                assert isinstance(waiting, Ask)
                # What a seat may do is listed when somebody asks for it, unless it must be compared, now or later.
                compare = len(seats) > 1 or (seat != mover and before is not None)
                now = (waiting.about if seat in waiting.must else "", match.legal(seat) if compare else None)
            if seat == mover or now != before or (mover is None and now is not None):
                self.questions[seat] = line
            self.asked[seat] = now

    def legal(self, seat: int) -> Sequence[Any]:
        """What a seat may do now."""
        asked = self.asked[seat] if self.match is not None and self.asked else None
        if asked is None:
            return ()
        about, legal = asked
        if legal is None:
            assert self.match is not None
            legal = self.match.legal(seat)
            self.asked[seat] = (about, legal)
        return legal

    def plays(self, seat: int) -> str | None:
        """The character that plays a seat now."""
        return character_at(self.places[seat])
