"""The part of a table's state that follows from its rows. It is the same after a restart and on every node."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import NoneType
from typing import Any, get_type_hints

from msgspec import Raw

from mulot.core.campaign import next_chapter_options
from mulot.core.decoders import decoders
from mulot.core.errors import BrokenJournal, TooNew
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.journal import parse_header
from mulot.core.luck import commitment
from mulot.core.match import LineResult, Match
from mulot.core.tail_list import TailList
from mulot.table import records
from mulot.table.catalogue import Catalogue
from mulot.table.records import Record, Row, Summary
from mulot.table.seats import Empty, Occupant, Person, TableSettings, character_at, person_at
from mulot.table.viewer_groups import ViewerGroup


@dataclass(slots=True)
class UndoRequest:
    """A pending request to go back to journal line `to`. The seats in `agreed` have agreed.

    For an undo, `seat` made the request and `host` is None. For a rewind, `host` is the device that requested it, which
    need not have a seat.
    """

    seat: int | None
    to: int
    agreed: set[int]
    host: str | None = None


class DurableState:
    """The state that follows from the rows. `apply` applies a stored row; the other methods make new rows and apply
    them."""

    game: AnyGame
    id: str
    host: str
    seed: bytes
    decode_action: Callable[[Raw], Any]
    """Decodes an action of the match's game, which may also be given in notation."""
    has_secret_views: bool
    """False if no seat of the match's game ever has secrets, as the type of its views tells."""
    settings: TableSettings
    options: dict[str, Any]

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.rev = -1
        self.last_row_body = b""
        """The body of row `rev`."""
        self.occupants: list[Occupant] = []
        self._seats_by_device: dict[str | None, tuple[int, ...]] | None = None
        self.phase = "open"
        """`open`, `playing` or `over`."""
        self.viewer_groups: tuple[ViewerGroup, ...] | None = None
        """Viewers grouped by what they see; None if the groups have to be computed, or if a device holds several seats
        (see `viewer_groups`)."""
        self.no_timers = False
        """True if no timer can fire: all seats are taken by people, everyone is connected, the host included, and
        nothing is offered."""
        self.reservations: dict[int, str] = {}
        """The empty seats that are reserved, each with whom it is reserved for; see `seat_commands.reservation_for`."""
        self.former_host: str | None = None
        """The previous host, who was away when somebody else took over."""
        self.invitation_digests: list[str | None] = []
        self.added_bytes: dict[int, str] = {}
        self.match: Match | None = None
        self.paused = False
        self.undo_request: UndoRequest | None = None
        self.hint_counts: dict[int, int] = {}
        """How many hints each seat has received."""
        self.games_lost = 0
        self.end_reason: str | None = None
        self.next_table: str | None = None
        self.replay_links: dict[str, str] = {}
        """For each device, the digest of the replay link it has created."""
        self.chapters: tuple[records.FinishedChapter, ...] = ()
        self.rows_of_moves: dict[tuple[int, str], int] = {}
        """The row of each move, by its seat and the id given by the client."""
        self.rows_of_lines: list[int] | TailList[int] = []
        """The row of each journal line."""
        self.drop_lines_at = 0
        """The number of journal lines at which old lines will next be dropped from memory; see `history_window`."""
        self.questions: list[int] = []
        self.prompts: list[tuple[str, Sequence[Any] | None] | None] = []
        """For each seat, what it is asked ("" if it may act but need not) and its legal actions, or None for the
        actions if they have not been listed yet. None for a seat that may not act."""
        self.waiting: Ask | Outcome | None = None
        self.commitment = ""
        self.imported = False
        """True if the journal was imported from a file."""
        self.seed_known_since: int | None = None
        """The journal line from which someone may know the seed; None if nobody can."""

    # ---------------------------------------------------------------- reading

    def clear_viewer_groups(self) -> None:
        """Discard cached viewer groups and timers, because someone has connected or disconnected or the table has
        changed."""
        self.viewer_groups, self.no_timers = None, False

    def _set_match(self, match: Match) -> None:
        """Set the match, and look up once what every move needs to know about its game."""
        self.match = match
        self.decode_action = decoders(match.game).action.decode
        self.has_secret_views = get_type_hints(match.game.view).get("own") is not NoneType

    def _update_phase(self) -> None:
        over = self.end_reason is not None or isinstance(self.waiting, Outcome)
        self.phase = "over" if over else "open" if self.match is None else "playing"

    @property
    def version(self) -> int:
        """The version of the game's rules that this table uses."""
        return self.game.version if self.match is None else self.match.game.version

    @property
    def previous_chain(self) -> str:
        """The hash chain of the previous chapter's journal, or "" if there is none."""
        return self.chapters[-1].chain if self.chapters else ""

    @property
    def next_options(self) -> dict[str, Any] | None:
        """The options of the campaign's next chapter. None while this chapter is being played, at the end of the
        campaign, and in games without campaigns."""
        return None if self.match is None else next_chapter_options(self.match.game, self.match.state)

    @property
    def open_luck(self) -> str:
        """Why someone may know hidden or future luck (see `TableView.open_luck`), or "" if nobody can or the game is
        over. In a game imported from a file the luck counts as known, because the file contained the seed."""
        if self.phase == "over":
            return ""
        if self.seed_known_since is not None:
            return "day" if self.seed_known_since == 0 and not self.imported else "file"
        if self.match is not None and self.match.journal.header.branched:
            return "replay" if self.game.secrets else ""
        return "file" if self.imported else ""

    def seats_of(self, device: str | None) -> tuple[int, ...]:
        """Return the seats that a device holds, including those where a stand-in is playing."""
        if self._seats_by_device is None:
            self._seats_by_device = {}
            for seat, place in enumerate(self.occupants):
                person = person_at(place)
                if person is not None:
                    self._seats_by_device[person.device] = (*self._seats_by_device.get(person.device, ()), seat)
        return self._seats_by_device.get(device, ())

    @property
    def people(self) -> Iterable[tuple[int, Person]]:
        """The seats that people are playing themselves, each with its person."""
        return ((i, place) for i, place in enumerate(self.occupants) if isinstance(place, Person))

    def other_people(self, seat: int) -> list[tuple[int, Person]]:
        """Return the people on devices other than this seat's who have not left and for whom nobody stands in; all of
        them have to agree to an undo."""
        own = person_at(self.occupants[seat])
        others = self.people_except(None if own is None else own.device)
        return [(seat, person) for seat, person in others if self.occupants[seat] is person]

    def people_except(self, device: str | None) -> list[tuple[int, Person]]:
        """Return the seats and people on devices other than this one, except people who have left. All of them have to
        agree to a rewind, because it may take back what somebody has seen; so a stand-in does not agree for them."""
        owners = ((seat, person_at(place)) for seat, place in enumerate(self.occupants))
        return [(seat, person) for seat, person in owners if person and not person.left and person.device != device]

    @property
    def undo_unanswered(self) -> tuple[int, ...]:
        """Seats that have not answered the undo request yet. One answer per device is enough."""
        if self.undo_request is None:
            return ()
        seat, host = self.undo_request.seat, self.undo_request.host
        others = self.people_except(host) if seat is None or host is not None else self.other_people(seat)
        agreed = {person.device for seat, person in others if seat in self.undo_request.agreed}
        return tuple(seat for seat, person in others if person.device not in agreed)

    @property
    def summary(self) -> Summary:
        """The table's entry in lists of tables."""
        free = sum(isinstance(place, Empty) for place in self.occupants)
        seed = self.seed.hex() if self.phase == "over" else None
        return Summary(self.game.id, self.phase, self.settings.listed, len(self.occupants), free, self.commitment, seed)

    # ---------------------------------------------------------------- writing

    def write_record(self, record: Record) -> Row:
        """Append a record as the next row, apply it, and return the row."""
        row = Row(self.rev + 1, records.encode(record))
        self._apply_record(record)
        self.rev += 1
        self.last_row_body = row.body
        return row

    def deal(self) -> list[Row]:
        """Start the game and return the rows of the header and the deal. The players' random bytes are used in order of
        arrival."""
        added = [
            bytes.fromhex(more) for seat, more in self.added_bytes.items() if person_at(self.occupants[seat]) and more
        ]
        match = Match(self.game, len(self.occupants), self.seed, self.options, added, self.previous_chain)
        self._set_match(match)
        rows = [Row(self.rev + 1 + i, body) for i, body in enumerate(match.journal.written)]
        self.rev += len(rows)
        self.last_row_body = rows[-1].body
        self._after_journal_line(None)
        return rows

    def record_move(self, seat: int, id: str | None) -> Row:  # noqa: A002 (as the wire has it)
        """Return the row of the move that has just been played. `id` is the client's id for it, None for a bot's
        move."""
        assert self.match is not None
        self.rev += 1
        if id is not None:
            self.rows_of_moves[seat, id] = self.rev
        self._after_journal_line(seat)
        self.last_row_body = self.match.journal.last_row
        return Row(self.rev, self.last_row_body, seat if id is not None else None, id)

    def undo_to(self, to: int, rewind: bool = False) -> Row:
        """Undo or rewind to journal line `to`, and return the row."""
        assert self.match is not None
        self.match.undo_to(to, rewind)
        self.rev += 1
        self._after_journal_line(None)
        self.last_row_body = self.match.journal.last_row
        return Row(self.rev, self.last_row_body)

    # ---------------------------------------------------------------- applying

    def apply(self, row: Row) -> LineResult | None:
        """Apply the next stored row. If it is a journal line, return what happened in the game, otherwise None. Raises
        BrokenJournal or TooNew."""
        if row.line != self.rev + 1:
            raise BrokenJournal(row.line, f"expected row {self.rev + 1}, found row {row.line}")
        result = None
        if not records.is_journal(row.body):
            record = records.decode(row)
            if isinstance(record, records.TableCreated) != (row.line == 0):
                raise BrokenJournal(row.line, "row 0 must open the table, and no other row may")
            self._apply_record(record)
            self.rev = row.line
        elif self.match is None:
            self._set_match(Match.from_header(parse_header(row.body), self.seed, self.game))
            self._mark_seed_known()
            self._update_phase()
            self.rev = row.line
        else:
            result = self.match.apply_line(row.body)
            self.rev = row.line
            if row.action is not None and row.seat is not None:
                self.rows_of_moves[row.seat, row.action] = row.line
            self._after_journal_line(getattr(self.match.journal.lines[-1], "seat", None))
        self.last_row_body = row.body
        return result

    def restore_match(self, match: Match, questions: list[int]) -> None:
        """Continue with a match restored from a snapshot."""
        self._set_match(match)
        self.questions = questions
        self._mark_seed_known()
        self.waiting = waiting = match.waiting
        self._update_phase()
        self.prompts = [None] * match.seats
        if isinstance(waiting, Ask):
            for seat in waiting.seats:
                self.prompts[seat] = (waiting.about if seat in waiting.must else "", None)
                self.legal_actions(seat)

    def _mark_seed_known(self) -> None:
        """Record in the journal from which line on its luck could be known."""
        if self.match is not None:
            self.match.journal.open_since = self.seed_known_since

    def _apply_record(self, record: Record) -> None:
        self.clear_viewer_groups()
        match record:
            case records.TableCreated():
                if record.log > records.RECORDS_VERSION:
                    raise TooNew(record.log, records.RECORDS_VERSION)
                self.id, self.host = record.table, record.host
                self.game = self.catalogue.game(record.game)
                self.seed = bytes.fromhex(record.seed)
                self.commitment = commitment(self.seed)
                self.chapters, self.games_lost = record.pages, record.lost
                self._apply_settings(record.seats, record.options, record.settings)
            case records.SettingsChanged():
                self._apply_settings(record.seats, record.options, record.settings)
            case records.OccupantChanged():
                self.occupants[record.seat] = record.place
                self._seats_by_device = None
                if isinstance(record.place, Empty | Person):
                    self.reservations.pop(record.seat, None)
                if isinstance(record.place, Empty) and record.place.kept_for:
                    self.reservations[record.seat] = record.place.kept_for
                # An emptied seat loses its bytes; the next person to sit down counts as the last to arrive.
                if record.added or isinstance(record.place, Empty):
                    self.added_bytes.pop(record.seat, None)
                if record.added:
                    self.added_bytes[record.seat] = record.added
            case records.InvitationChanged():
                self.invitation_digests[record.seat] = record.digest
            case records.HostChanged():
                self.host = record.device
                self.former_host = record.instead_of or None
            case records.PauseChanged():
                self.paused = record.paused
            case records.UndoRequested():
                self.undo_request = UndoRequest(record.seat, record.to, set())
            case records.RewindRequested():
                seats = self.seats_of(record.device)
                self.undo_request = UndoRequest(seats[0] if seats else None, record.to, set(), record.device)
            case records.UndoAnswered():
                if self.undo_request and record.agree:
                    self.undo_request.agreed.add(record.seat)
                else:
                    self.undo_request = None
            case records.HintGiven():
                self.hint_counts[record.seat] = self.hint_counts.get(record.seat, 0) + 1
            case records.TableEnded():
                self.end_reason, self.undo_request = record.why, None
                self._update_phase()
            case records.NextTableOpened():
                self.next_table = record.table
            case records.ReplayShared():
                self.replay_links[record.device] = record.digest
            case records.ReplayUnshared():
                self.replay_links.pop(record.device, None)
            case records.JournalImported():
                self.imported = True
            case records.SeedExposed():
                self.seed_known_since = record.since
                self._mark_seed_known()

    def _apply_settings(self, seats: int, options: dict[str, Any], settings: TableSettings) -> None:
        self.options, self.settings, self._seats_by_device = options, settings, None
        self.occupants = [*self.occupants[:seats], *(Empty() for _ in range(seats - len(self.occupants)))]
        self.invitation_digests = [
            *self.invitation_digests[:seats],
            *(None for _ in range(seats - len(self.invitation_digests))),
        ]
        self.added_bytes = {seat: more for seat, more in self.added_bytes.items() if seat < seats}

    def _after_journal_line(self, mover: int | None) -> None:
        """Update what each seat is asked, after a new journal line by seat `mover` (None: not a move)."""
        assert self.match is not None
        match, line = self.match, self.match.journal.next_line - 1
        if line < 0:
            return
        if line == 0:
            self.questions, self.prompts, self.rows_of_lines = [0] * match.seats, [None] * match.seats, []
        self.rows_of_lines.append(self.rev)
        self.undo_request = None
        self.waiting = waiting = match.game.waiting(match.state)
        self._update_phase()
        seats = waiting.seats if isinstance(waiting, Ask) else ()
        for seat in range(match.seats):
            before, now = self.prompts[seat], None
            if seat in seats:
                assert isinstance(waiting, Ask)
                # Legal actions are only listed when they are needed, unless they have to be compared, now or after the
                # next move.
                compare = len(seats) > 1 or (seat != mover and before is not None)
                now = (waiting.about if seat in waiting.must else "", match.legal(seat) if compare else None)
            if seat == mover or now != before or (mover is None and now is not None):
                self.questions[seat] = line
            self.prompts[seat] = now

    def legal_actions(self, seat: int) -> Sequence[Any]:
        """Return the legal actions of a seat; empty if it may not act."""
        asked = self.prompts[seat] if self.match is not None and self.prompts else None
        if asked is None:
            return ()
        about, legal = asked
        if legal is None:
            assert self.match is not None
            legal = self.match.legal(seat)
            self.prompts[seat] = (about, legal)
        return legal

    def bot_on(self, seat: int) -> str | None:
        """Return the character that is currently playing a seat, or None."""
        return character_at(self.occupants[seat])
