"""A match: the state of a game in progress, and its journal."""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import Any, Generic, get_args

from msgspec import UNSET, Struct

from mulot.core import luck as lucks
from mulot.core.errors import BrokenJournal, MulotError, Refused, TooNew, Unreadable
from mulot.core.game import COMMON_REASONS, A, AnyGame, Ask, E, Game, O, Outcome, Reason, S, V
from mulot.core.hooks import load_game
from mulot.core.journal import FORMAT, Deal, Header, Journal, Line, Move, Undo, parse, parse_line
from mulot.core.luck import Luck
from mulot.core.moment import Moment
from mulot.core.options import plain_options, read_options
from mulot.core.tail_list import NotInMemory, TailList, drop_before, first_index, truncate

CHECKPOINT_EVERY_MOVES = 64
"""A checkpoint (a copy of the state) is made after every 64th move, so that an undo does not replay the whole match."""
CHECKPOINTS_PER_SPACING = 4
"""How many checkpoints to keep of each spacing. A checkpoint is dropped when its distance from the end exceeds this
number times the largest power of two that divides its index, so checkpoints get sparser towards the beginning. An undo
replays at most about as many lines as it takes back, and a journal full of undos replays each line three or four times
(`tests/core/test_match_checkpoints.py`)."""


class LineResult(Struct, frozen=True):
    """The events of a deal or a move, and whether it may be undone.

    `can_undo` is what every journal ever written obeys; during play `Match.undo_refusal` checks more.
    """

    line: int
    events: tuple[Any, ...]
    can_undo: bool


class Match(Generic[O, S, A, E, V]):
    """A match in progress: play moves, read views and events, save and load.

    >>> import mulot
    >>> match = mulot.Match(mulot.load("souriciere"), seats=2, seed=7, options={"first": 0})
    >>> match.waiting
    Ask(about='roll', seats=(0,), must=(0,))
    """

    def __init__(
        self,
        game: Game[O, S, A, E, V],
        seats: int,
        seed: int | str | bytes,
        options: Mapping[str, Any] | Any = None,
        added: Sequence[bytes] = (),
        after: str = "",
    ) -> None:
        seed = seed_bytes(seed)
        read = read_options(game, options, seats)
        header = Header(
            FORMAT,
            game.id,
            game.version,
            seats,
            plain_options(read),
            lucks.commitment(seed),
            tuple(part.hex() for part in added),
            after or UNSET,
        )
        self._init_fields(game, header, read, seed)
        self.deal()

    def _init_fields(self, game: Game[O, S, A, E, V], header: Header, options: Any, seed: bytes | None) -> None:
        self.game = game
        self.seats = header.seats
        self._actions = get_args(game.action) or game.action
        self.options = options
        self.seed = seed
        self.journal = Journal(header)
        self.results: list[LineResult] | TailList[LineResult] = []
        self.last_result = LineResult(0, (), can_undo=False)
        """The result of the last move made here, even if it has been undone since."""
        self.luck: lucks.HmacLuck | lucks.LuckRecorder = lucks.LuckRecorder(lucks.Luck())
        """The draws of the last line, and how many values each could have."""
        self._keys: dict[int, bytes] = {}
        self._checkpoints: dict[int, Any] = {}
        """Copies of the state, by the number of results at that time."""

    def _luck_key(self, line: int) -> bytes:
        """Return the key of a line's luck: derived from this match's seed, or, for the first lines of a branch, from
        the seed of the match they come from."""
        header = self.journal.header
        if header.origins is UNSET and 0 in self._keys:
            return self._keys[0]
        origin = next((one for one in header.origins or () if line < one.lines), None)
        place = 0 if origin is None else origin.lines
        if place not in self._keys:
            if origin is None and self.seed is None:
                raise Refused(Reason("for-reading-only"))
            seed, added = (self.seed, header.added) if origin is None else (bytes.fromhex(origin.seed), origin.added)
            assert seed is not None
            self._keys[place] = lucks.derive_key(seed, [bytes.fromhex(part) for part in added])
        return self._keys[place]

    # ---------------------------------------------------------------- state and views

    @property
    def waiting(self) -> Ask | Outcome:
        """Whom the game waits for, or how it ended."""
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it is not over."""
        waiting = self.waiting
        return waiting if isinstance(waiting, Outcome) else None

    def legal(self, seat: int) -> Sequence[A]:
        """Return the actions that the seat may play now. Raises Refused if there is no such seat."""
        return self.game.legal(self.state, self._check_seat(seat))

    def look(self, seat: int | None = None) -> V:
        """Return what the seat (None: a spectator) may see now."""
        return self.game.look(self.state, None if seat is None else self._check_seat(seat))

    def events_for(self, seat: int | None = None) -> list[E]:
        """Return all events that the seat (None: a spectator) has heard since the deal, except those of undone
        lines."""
        seat = None if seat is None else self._check_seat(seat)
        hear = self.game.hear
        return [h for result in self.results for e in result.events if (h := hear(e, seat)) is not None]

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Refused(Reason("no-such-seat"))
        return seat

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, action: A | str, *, luck: Luck | None = None) -> list[E]:
        """Play an action, which may be given in notation, and return its events. Raises Refused or Unreadable without
        changing anything.

        `luck` replaces the luck derived from the seed, for replays.
        """
        action = self.check(seat, action)
        game, line, count, events = self.game, self.journal.next_line, len(self.results), list[Any]()
        self.luck = noted = lucks.LuckRecorder(luck) if luck else lucks.HmacLuck(self._luck_key(line), line)
        if count % CHECKPOINT_EVERY_MOVES == 0:
            self._checkpoints[count] = game.copy(self.state)
            self._drop_old_checkpoints(count)
        game.play(self.state, seat, action, noted, events.append)
        can_undo = not noted.drawn
        for event in events:
            can_undo = can_undo and not event.reveals
        self.journal.append(Move(line, seat, game.write(action), tuple(noted.drawn)))
        self.last_result = LineResult(line, tuple(events), can_undo)
        self.results.append(self.last_result)
        return events

    def check(self, seat: int, action: A | str) -> A:
        """Return the action (parsed if it is given in notation) if the seat may play it now. Raises Refused or
        Unreadable."""
        self._check_seat(seat)
        game = self.game
        if isinstance(action, str):
            action = game.read(action)
        elif not isinstance(action, self._actions):
            raise Unreadable(action)
        reason = game.why_not(self.state, seat, action)
        if reason is not None:
            raise Refused(reason, "house" if reason.no in COMMON_REASONS else game.id)
        return action

    def deal(self, luck: Luck | None = None) -> None:
        """Append line 0 and create the initial state."""
        self.luck = lucks.LuckRecorder(luck) if luck else lucks.HmacLuck(self._luck_key(0), 0)
        self.state = self.game.new(self.options, self.seats, self.luck)
        self.journal.append(Deal(0, tuple(self.luck.drawn)))
        self.results.append(LineResult(0, (), can_undo=False))

    def undo(self, moves: int = 1) -> None:
        """Undo the last moves. Raises Refused if that is not allowed."""
        if moves < 1 or moves >= len(self.results):
            raise Refused(Reason("nothing-to-undo"))
        to = self.results[-moves - 1].line
        reason = self.undo_refusal(to)
        if reason is not None:
            raise Refused(reason)
        self.undo_to(to)

    def undo_refusal(self, to: int) -> Reason | None:
        """Return why the match may not be undone to its state after line `to`; None if it may.

        An undo must not cross a line that drew luck or revealed something hidden, a line with which a player told the
        others something, or a line that changed what only one seat sees, because players would keep what they learnt.
        """
        undone = self.results_since(to + 1)
        if not all(result.can_undo for result in undone) or self._crosses_branch_point(undone):
            return Reason("cannot-undo")
        if any(event.lasting for result in undone for event in result.events) or self._changes_private_view(undone):
            return Reason("seen-or-told")
        return None

    def rewind_refusal(self, to: int) -> Reason | None:
        """Return why the match cannot be rewound to its state after line `to`; None if it can. Unlike an undo, a rewind
        may cross luck and secrets."""
        if to not in {result.line for result in self.results[:-1]}:
            return Reason("nothing-to-undo")
        return Reason("cannot-undo") if self._crosses_branch_point(self.results_since(to + 1)) else None

    def _crosses_branch_point(self, undone: Sequence[LineResult]) -> bool:
        """True if any of these lines comes from the match that this one branched off from."""
        branched = self.journal.header.branched
        return len(self.journal.lines) >= branched and any(result.line < branched for result in undone)

    def _changes_private_view(self, undone: Sequence[LineResult]) -> bool:
        """True if any of these lines changed what only one seat sees."""
        if not self.game.secrets:
            return False
        again = self._replay_to(len(self.results) - len(undone))
        private = again._private_views()
        for result in undone:
            again._replay_line(self.journal.lines[result.line], as_move=True)
            before, private = private, again._private_views()
            if before != private:
                return True
        return False

    def _private_views(self) -> list[Any]:
        """Return the private part of every seat's view."""
        views: list[Any] = [self.game.look(self.state, seat) for seat in range(self.seats)]
        return [view.own for view in views]

    def undo_to(self, to: int, rewind: bool = False) -> None:
        """Go back to the state after line `to` and append the undo line. Raises BrokenJournal if that is not possible.

        With `rewind` this may cross luck and secrets; only use it if all players agree. Later moves draw new luck,
        because luck depends on the line number; hidden components stay where they were.
        """
        if to < 0:
            raise BrokenJournal(len(self.journal.lines), "cannot undo the deal", "rules")
        undone = self.results_since(to + 1)
        kept = len(self.results) - len(undone)
        stays = not (rewind or all(result.can_undo for result in undone)) or self._crosses_branch_point(undone)
        if not kept or self.results[kept - 1].line != to or stays:
            raise BrokenJournal(len(self.journal.lines), f"cannot undo to line {to}", "rules")
        self.state = self._replay_to(kept).state
        self._checkpoints = {count: state for count, state in self._checkpoints.items() if count <= kept}
        self._drop_old_checkpoints(kept)
        self.results = truncate(self.results, kept)
        self.journal.append(Undo(len(self.journal.lines), to, rewind))

    def _replay_to(self, count: int) -> Match:
        """Return a second match that has replayed the moves behind the first `count` results, starting from the nearest
        checkpoint. Saves checkpoints on the way, so that the same lines are not replayed for every undo."""
        copy = Match._create_without_lines(self.game, self.journal.header, self.options, self.seed)
        start = max((index for index in self._checkpoints if index <= count), default=0)
        if start:
            copy.state = self.game.copy(self._checkpoints[start])
        for index, result in enumerate(self.results[start:count], start + 1):
            copy._replay_line(self.journal.lines[result.line], as_move=True)
            if _keep_checkpoint(index, count):
                self._checkpoints[index] = self.game.copy(copy.state)
        return copy

    def _drop_old_checkpoints(self, count: int) -> None:
        """Drop the checkpoints that are no longer needed when the match has `count` results."""
        self._checkpoints = {mark: state for mark, state in self._checkpoints.items() if _keep_checkpoint(mark, count)}

    # ---------------------------------------------------------------- saving, loading, replaying

    def save(self, path: str | PathLike[str]) -> None:
        """Write the journal with its seed to a file, so that the match can be continued. Keep the file secret until the
        match is over."""
        Path(path).write_bytes(self.dump())

    def dump(self) -> bytes:
        """Return the contents of the file that `save` writes."""
        return self.journal.dump(self.seed)

    @classmethod
    def load(cls, path: str | PathLike[str], game: AnyGame | None = None) -> Match:
        """Load a match from a file that `save` wrote. The game is looked up by its id unless it is given. Raises
        BrokenJournal, TooNew or NoSuchGame."""
        return cls.from_journal(*parse(Path(path).read_bytes()), game=game)

    @classmethod
    def from_journal(cls, journal: Journal, seed: bytes | None = None, game: AnyGame | None = None) -> Match:
        """Replay a journal and return the match. Without the seed it cannot be continued. Raises BrokenJournal, TooNew
        or NoSuchGame."""
        match = cls._create_checked(journal, seed, game)
        match.journal.open_since = journal.open_since
        for line in journal.lines:
            match._replay_line(line)
        return match

    @classmethod
    def from_header(cls, header: Header, seed: bytes | None = None, game: AnyGame | None = None) -> Match:
        """Return a match without lines; append them with `apply_line`, starting with the deal."""
        return cls._create_checked(Journal(header), seed, game)

    def apply_line(self, row: bytes) -> LineResult | None:
        """Apply the next line, given as the bytes that another process wrote, and return its result; None for an undo.
        Raises BrokenJournal."""
        number = len(self.journal.lines)
        line = parse_line(row, number)
        self._replay_line(line)
        if self.journal.last_row != row:
            raise BrokenJournal(number, "the line was changed: its hash does not match", "changed")
        return None if isinstance(line, Undo) else self.results[-1]

    def restore(
        self, state: Any, results: list[LineResult] | TailList[LineResult], checkpoints: Sequence[tuple[int, Any]]
    ) -> None:
        """Set state, results and checkpoints from a snapshot instead of replaying the journal."""
        self.state, self.results, self._checkpoints = state, results, dict(checkpoints)

    @property
    def checkpoints(self) -> Sequence[tuple[int, Any]]:
        """The checkpoints, each with the number of results at that time."""
        return sorted(self._checkpoints.items())

    def drop_lines_before(self, first: int) -> None:
        """Drop the lines before number `first` and their results from memory. The match can go on; a call that needs
        the dropped lines (an undo beyond the checkpoints, the full history, the file) raises `NotInMemory` and changes
        nothing."""
        count = len(self.results) - len(self.results_since(first))
        self.journal.drop_lines_before(first)
        self.results = drop_before(self.results, count)
        self._checkpoints = {mark: state for mark, state in self._checkpoints.items() if mark >= count}

    def results_since(self, line: int) -> list[LineResult]:
        """Return the results of the lines from this number on, except undone ones. Raises NotInMemory."""
        known = first_index(self.results)
        first = bisect_left(self.results, line, known, key=lambda result: result.line)
        if first == known and line < first_index(self.journal.lines):
            raise NotInMemory(line)
        return self.results[first:]

    def replay(self) -> Iterator[Moment]:
        """Yield the moments of the match: after the deal and after every later line."""
        again = Match._create_without_lines(self.game, self.journal.header, self.options, self.seed)
        for line in self.journal.lines:
            again._replay_line(line)
            yield again._current_moment()

    def at(self, line: int = -1) -> Moment:
        """Return the moment after this line of the journal (0: the deal; negative: counted from the end)."""
        lines = len(self.journal.lines)
        if not -lines <= line < lines:
            raise IndexError(f"line {line} of {lines}")
        return next(islice(self.replay(), line % lines, None))

    def _current_moment(self) -> Moment:
        """Return the moment after the last line."""
        line, state = self.journal.lines[-1], self.game.copy(self.state)
        said = () if isinstance(line, Undo) else self.results[-1].events
        drawn = () if isinstance(line, Undo) else tuple(zip(self.luck.widths, self.luck.drawn, strict=True))
        return Moment(self.game, self.seats, line, state, said, drawn, tuple(result.events for result in self.results))

    # ---------------------------------------------------------------- display in a notebook

    def __repr__(self) -> str:
        last = self.journal.lines[-1].line if self.journal.lines else "none"
        return f"<Match of {self.game.id}, {self.seats} seats, after line {last}: {self.waiting}>"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(f"{self!r}\n{self.game.draw(self.look())}")

    def _repr_html_(self) -> str | None:
        return self._current_moment()._repr_html_()

    @classmethod
    def _create_checked(cls, journal: Journal, seed: bytes | None, game: AnyGame | None) -> Match:
        header = journal.header
        newest = game or load_game(header.game)
        if seed is not None and lucks.commitment(seed) != header.commitment:
            raise BrokenJournal(-1, "the seed does not match the commitment", "seed")
        if header.game != newest.id:
            raise BrokenJournal(-1, f"a journal of {header.game}, not of {newest.id}", "game")
        if header.version > newest.version:
            raise TooNew(header.version, newest.version)
        if not _has_valid_origins(header):
            raise BrokenJournal(-1, "the origins of the branch do not follow one another", "agreed")
        if not all(map(_is_hex, header.added)):
            raise BrokenJournal(-1, "the bytes added to the seed are not hexadecimal", "agreed")
        then = newest if header.version == newest.version else newest.old_versions.get(header.version)
        if then is None:
            raise BrokenJournal(-1, f"version {header.version} of the game does not exist", "agreed")
        try:
            options = read_options(then, header.options, header.seats)
        except MulotError as error:
            raise BrokenJournal(-1, str(error), "agreed") from None
        return cls._create_without_lines(then, header, options, seed)

    @classmethod
    def _create_without_lines(cls, game: AnyGame, header: Header, options: Any, seed: bytes | None) -> Match:
        match = cls.__new__(cls)
        match._init_fields(game, header, options, seed)
        return match

    def _replay_line(self, line: Line, as_move: bool = False) -> None:
        """Replay one line with its recorded luck. `as_move`: apply it to the state only, keeping its original
        number."""
        if isinstance(line, Undo):
            self.undo_to(line.to, line.rewind)
            return
        recorded = lucks.RecordedLuck(line.luck, line.line)
        if isinstance(line, Deal):
            self.deal(recorded)
        else:
            try:
                if as_move:
                    action = self.check(line.seat, line.play)
                    self.game.play(self.state, line.seat, action, recorded, list[Any]().append)
                else:
                    self.play(line.seat, line.play, luck=recorded)
            except (Refused, Unreadable) as error:
                raise BrokenJournal(line.line, f"{type(error).__name__}: {error}", "rules") from None
        recorded.check_exhausted()


def _keep_checkpoint(mark: int, count: int) -> bool:
    """True if the checkpoint at index `mark` is still needed when the match has `count` results. Checkpoints at
    multiples of larger powers of two are kept longer."""
    return count - mark < CHECKPOINTS_PER_SPACING * (mark & -mark)


def _has_valid_origins(header: Header) -> bool:
    """True if every origin of a branch ends after the previous one and its seed is valid hexadecimal."""
    before = 0
    for origin in header.origins or ():
        if origin.lines <= before or not all(map(_is_hex, (origin.seed, *origin.added))):
            return False
        before = origin.lines
    return header.origins is UNSET or before > 0


def _is_hex(text: str) -> bool:
    try:
        return bytes.fromhex(text).hex() == text
    except ValueError:
        return False


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Return a seed as bytes. Bytes are used unchanged; a number or a text is hashed."""
    return seed if isinstance(seed, bytes) else hashlib.sha256(f"mulot seed {seed}".encode()).digest()
