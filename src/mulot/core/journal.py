"""The record of a match: JSON lines, each chained to the previous one by its hash::

    header   game, version, options, seats, commitment to the seed, bytes added by the players
    line 0   the luck drawn by the deal
    line n   a move (seat, action in notation, luck drawn) or an undo (back to the state after an earlier line)
             (a branch begins with lines from another match, which its header names: see `core/branch.py`)
    seal     the number of lines, the last hash, and the seed once it may be known

The seal is not part of the chain: every copy of the file gets its own.
"""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from mulot.core.errors import BrokenJournal, TooNew
from mulot.core.json_depth import decode_shallow
from mulot.core.tail_list import TailList, drop_before, first_index, make_tail_list

FORMAT = 1
# A journal can come from anyone, so decoding accepts only sizes that a match can have.
Count = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatCount = Annotated[int, Meta(ge=1, le=64)]
SeatNumber = Annotated[int, Meta(ge=0, lt=64)]
SeedHex = Annotated[str, Meta(max_length=2048)]
AddedHex = Annotated[tuple[SeedHex, ...], Meta(max_length=64)]


class Origin(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines of a branch before number `lines` were played in another match with this seed and these added bytes."""

    lines: Count
    seed: SeedHex
    added: AddedHex = ()


class Header(Struct, frozen=True, tag="header", tag_field="kind", forbid_unknown_fields=True):
    """The first row: everything that is fixed before the deal."""

    journal: Count
    game: str
    version: Count
    seats: SeatCount
    options: dict[str, Any]
    commitment: str
    added: AddedHex = ()
    after: str | UnsetType = UNSET
    """The hash of the previous chapter's journal, if this is a later chapter of a campaign (`core/campaign.py`)."""
    origins: Annotated[tuple[Origin, ...], Meta(max_length=64)] | UnsetType = UNSET
    """Where the first lines come from, if the match is a branch (`core/branch.py`). The last origin ends where the
    branch begins."""

    @property
    def branched(self) -> int:
        """How many lines come from the match that this one branched off from; 0 if this is not a branch."""
        return self.origins[-1].lines if isinstance(self.origins, tuple) else 0


class Deal(Struct, frozen=True, tag="deal", tag_field="kind", forbid_unknown_fields=True):
    """Line 0: the start of the game."""

    line: Count
    luck: tuple[int, ...]


class Move(Struct, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """A seat played an action."""

    line: Count
    seat: int
    play: str
    luck: tuple[int, ...] = ()


class Undo(Struct, frozen=True, tag="undo", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """The players went back to the state after line `to`. With `rewind` this may cross luck and revealed secrets."""

    line: Count
    to: int
    rewind: bool = False


class Seal(Struct, frozen=True, tag="seal", tag_field="kind", forbid_unknown_fields=True):
    """The last row of a file."""

    lines: Count
    chain: str
    seed: SeedHex | None = None
    open_since: Count | UnsetType = UNSET
    """The line from which the luck was no longer secret, because someone may have had a copy with the seed."""


Line: TypeAlias = Deal | Move | Undo

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Header | Deal | Move | Undo | Seal] = msgspec.json.Decoder(
    Header | Deal | Move | Undo | Seal
)
_any: msgspec.json.Decoder[object] = msgspec.json.Decoder()
_CHAIN = b',"chain":"'
_CHANGED = "the line was changed: its hash does not match"


class Journal:
    """A header and the lines so far. `chain` is the hash of all rows."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[Line] | TailList[Line] = []
        self.next_line = 0
        """The number of lines, including those no longer in memory."""
        self.written: list[bytes] | TailList[bytes] = []
        """The rows as bytes, the header first."""
        self.last_row = b""
        """The last row as bytes."""
        self.chain = ""
        self.open_since: int | None = None
        """The line from which the luck was no longer secret; None if it always was."""
        self.first_row = self._append_row(header)
        """The header as bytes; it stays available when lines are dropped from memory."""
        self._before = self.chain
        """The hash of everything before the first line in memory."""

    def append(self, line: Line) -> bytes:
        """Append a line and return its row as bytes. Raises BrokenJournal if it is not the next line."""
        if line.line != self.next_line:
            raise BrokenJournal(line.line, f"line {self.next_line} is expected", "order")
        if isinstance(line, Deal) != (line.line == 0):
            raise BrokenJournal(line.line, "line 0 must be the deal, and no other line can be", "order")
        self.lines.append(line)
        self.next_line += 1
        return self._append_row(line)

    def _append_row(self, line: Header | Line) -> bytes:
        body = _encode(line)
        self.chain = chain = hashlib.sha256(self.chain.encode() + body).hexdigest()
        self.last_row = b'%b,"chain":"%b"}' % (body[:-1], chain.encode())
        self.written.append(self.last_row)
        return self.last_row

    def chain_before(self, line: int) -> str:
        """Return the hash of all rows before this line."""
        return self._before if line == first_index(self.lines) else self.written[line][-66:-2].decode()

    def drop_lines_before(self, first: int) -> None:
        """Drop the lines before number `first` from memory. The chain is not affected."""
        self._before = self.chain_before(first)
        self.lines, self.written = drop_before(self.lines, first), drop_before(self.written, first + 1)

    def load_tail(self, first: int, chain: str, rows: Sequence[bytes]) -> None:
        """Replace all lines with these rows, the first of which has number `first`; `chain` is the hash of all rows
        before that. Raises BrokenJournal."""
        self._before, lines = chain, list[Line]()
        for number, row in enumerate(rows, first):
            lines.append(parse_line(row, number))
            chain = hashlib.sha256(chain.encode() + row[: -len(_CHAIN) - 66] + b"}").hexdigest()
            if lines[-1].line != number or row[-66:-2] != chain.encode():
                raise BrokenJournal(number, _CHANGED, "changed")
        self.lines, self.chain, self.next_line = make_tail_list(first, lines), chain, first + len(lines)
        self.last_row = rows[-1] if rows else self.first_row
        self.written = make_tail_list(first + 1, list(rows)) if first else [self.first_row, *rows]

    def dump(self, seed: bytes | None = None) -> bytes:
        """Return the whole file as bytes. Pass the seed only if all secrets may be revealed."""
        since = UNSET if self.open_since is None else self.open_since
        seal = Seal(len(self.lines), self.chain, None if seed is None else seed.hex(), since)
        return b"\n".join([*self.written, _encode(seal)]) + b"\n"


def parse(file: bytes) -> tuple[Journal, bytes | None]:
    """Parse a file and return its journal and its seed; the seed is None if the seal has none. Raises BrokenJournal
    with the line, or TooNew."""
    rows = file.splitlines()
    if not file.strip():
        raise BrokenJournal(None, "the file is empty", "empty")
    journal = Journal(parse_header(rows[0], last=len(rows) == 1))
    for number, row in enumerate(rows[1:]):
        last = number == len(rows) - 2
        line = _parse_row(row, number, last)
        if isinstance(line, Seal):
            if not last:
                raise BrokenJournal(number, "the file continues after the seal", "after")
            if (line.lines, line.chain) != (len(journal.lines), journal.chain):
                why = f"the seal says {line.lines} lines, but there are {len(journal.lines)}"
                raise BrokenJournal(number, why, "seal")
            if not journal.lines:
                raise BrokenJournal(0, "the deal is missing", "order")
            if line.open_since is not UNSET:
                if not 0 <= line.open_since <= line.lines:
                    raise BrokenJournal(number, "the seal names a line that does not exist", "seal")
                journal.open_since = line.open_since
            return journal, _parse_seed(line)
        if isinstance(line, Header):
            raise BrokenJournal(number, "a second header", "order")
        journal.append(line)
        _check_hash(journal, row, number)
    raise BrokenJournal(len(journal.lines), "the seal is missing, so the file was cut off", "cut")


def parse_header(row: bytes, last: bool = False) -> Header:
    """Parse the header row; `last` is true if the file has no more rows. Raises BrokenJournal or TooNew."""
    header = _parse_row(row, -1, last)
    if not isinstance(header, Header):
        raise BrokenJournal(-1, "the first row is not a header", "strange")
    if header.journal > FORMAT:
        raise TooNew(header.journal, FORMAT)
    _check_hash(Journal(header), row, -1)
    return header


def parse_line(row: bytes, number: int) -> Line:
    """Parse the row of a line without checking its hash. Raises BrokenJournal."""
    line = _parse_row(row, number)
    if isinstance(line, Header | Seal):
        raise BrokenJournal(number, "a line is expected", "order")
    return line


def _parse_row(row: bytes, number: int, last: bool = False) -> Header | Line | Seal:
    cut = len(row) - len(_CHAIN) - 64 - len('"}')
    body = row[:cut] + b"}" if cut > 0 and row.startswith(_CHAIN, cut) else row
    try:
        return decode_shallow(_decoder, body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        what = "cut" if last and _is_cut(row) else "strange" if number < 0 else "garbled"
        raise BrokenJournal(number, str(error), what) from None


def _is_cut(row: bytes) -> bool:
    """True if the row is a prefix of valid JSON, so that the file was probably cut off there."""
    try:
        decode_shallow(_any, row)
    except msgspec.DecodeError as error:
        return str(error) == "Input data was truncated"
    except (UnicodeDecodeError, RecursionError):
        pass
    return False


def _check_hash(journal: Journal, row: bytes, number: int) -> None:
    if journal.last_row != row:
        raise BrokenJournal(number, _CHANGED, "changed")


def _parse_seed(seal: Seal) -> bytes | None:
    if seal.seed is None:
        return None
    try:
        return bytes.fromhex(seal.seed)
    except ValueError:
        raise BrokenJournal(seal.lines, "the seed is not hexadecimal", "seal") from None
