"""What is in a file from outside: rows, or why there are none.

Whoever sends a file chooses every byte of it, and playing it again takes as long as they like: so it is read where
nobody else waits, in a process copy that is gone afterwards (`worker`, of the kind `read`).
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import UNSET, Struct

from mulot.actor import Append, Snapshot
from mulot.actor.journal_files import tables_from_file
from mulot.core.campaign import Campaign, split_journals
from mulot.core.errors import BrokenJournal, MulotError, Reason, Refused
from mulot.core.game import AnyGame
from mulot.core.journal import Header, parse
from mulot.core.options import plain_options, read_options
from mulot.core.proof import verify
from mulot.server.games import ServerGames
from mulot.service.problems import Problem, problem_of_error
from mulot.service.schemas import UploadRequest
from mulot.table import Table
from mulot.table.phrases import COATS, FACES, NAMES, free_name
from mulot.table.seats import BotSeat, Occupant, Person

MAX_CHAPTERS = 40
MAX_LINES = 5_000
"""Of one page. The longest games have about a thousand."""
MAX_ADDED_LENGTH = 64
"""Signs: what a browser may add to the luck, as hexadecimal; and as many of them as there may be seats."""
SNAPSHOT_FROM_ROWS = 100
"""From so many rows on the table is also given as it stands, so that whoever opens it need not play it again."""


class UploadOrder(Struct, frozen=True, array_like=True):
    """A file, the name its table is to have, and the device that sends it."""

    table: str
    device: str
    wanted: UploadRequest


class UploadResult(Struct, frozen=True, array_like=True):
    """The rows of the tables in the file, the last one is the one that was meant; or what is wrong with it."""

    appends: list[Append] = []
    snapshot: Snapshot | None = None
    problem: Problem | None = None


def read(order: UploadOrder, games: ServerGames) -> UploadResult:
    """Everything is checked that can be: chain, rules, every draw of luck, and that no line holds anything else."""
    try:
        return _read(order, games)
    except MulotError as error:
        return UploadResult(problem=problem_of_error(error))


def _read(order: UploadOrder, games: ServerGames) -> UploadResult:
    file = order.wanted.journal.encode()
    parts = split_journals(file)
    if len(parts) > MAX_CHAPTERS:
        raise BrokenJournal(None, f"more than {MAX_CHAPTERS} pages", "long")
    for part in parts:
        journal, seed = parse(part)
        if len(journal.lines) > MAX_LINES or not journal.lines:
            raise BrokenJournal(None, f"{len(journal.lines)} lines", "long" if journal.lines else "empty")
        game = games.on_shelf(journal.header.game)
        if seed is None or len(seed) != 32:
            raise BrokenJournal(None, "the seed is not in the file: it can be read, but not played on", "sealed")
        _check_header(journal.header, game)
        verify(journal, seed, game)
    Campaign.from_bytes(file, game)  # also where there is one page: it may not name a page before it
    header = journal.header
    seated = _seats(order, game, header.seats, games.catalogue.characters(game))
    made, appends = tables_from_file(games.catalogue, order.table, file, order.device, order.wanted.settings, seated)
    rows, snapshot = appends[-1].rows, None
    if len(rows) > SNAPSHOT_FROM_ROWS:
        table = Table.load(games.catalogue, rows, 0.0)
        if (body := table.snapshot()) is not None:
            snapshot = Snapshot(made.rev, table.snapshot_version, body)
    return UploadResult(appends, snapshot)


def _check_header(header: Header, game: AnyGame) -> None:
    """Nothing but what a house writes there: a journal is given to others, and must not carry anybody's words."""
    then = game if header.version == game.version else game.old_versions.get(header.version, game)
    told = plain_options(read_options(then, header.options, header.seats))
    plain = all(told.get(name) == value for name, value in header.options.items())
    origins = header.origins if header.origins is not UNSET else ()
    added = [header.added, *(one.added for one in origins)]
    small = all(len(one) <= 16 and all(map(_is_added, one)) for one in added)
    if not plain or not small or any(len(one.seed) != 64 for one in origins):
        raise BrokenJournal(-1, "the header holds more than a house writes there", "agreed")


def _is_added(text: str) -> bool:
    with suppress(ValueError):
        return len(text) <= MAX_ADDED_LENGTH and bytes.fromhex(text).hex() == text
    return False


def _seats(order: UploadOrder, game: AnyGame, seats: int, characters: Any) -> dict[int, Occupant]:
    """Who sits where: the device that sends the file on the seats it names, characters on others. Raises Refused."""
    found: dict[int, Occupant] = {}
    taken: set[str] = set()
    for sit in order.wanted.take:
        if sit.seat >= seats:
            raise Refused(Reason("no-such-seat"))
        if sit.seat in found:
            raise Refused(Reason("seat-taken", args={"seat": sit.seat}))
        name = sit.name or free_name(order.table, sit.seat, taken)
        if name not in NAMES or name in taken:
            raise Refused(Reason("name-taken" if name in taken else "no-such-name"))
        if sit.face not in (None, *FACES) or sit.coat not in (None, *COATS):
            raise Refused(Reason("no-such-mouse"))
        taken.add(name)
        found[sit.seat] = Person(order.device, name, face=sit.face or UNSET, coat=sit.coat or UNSET)
    for seat, character in ((int(seat), name) for seat, name in order.wanted.characters.items()):
        if seat >= seats:
            raise Refused(Reason("no-such-seat"))
        if seat in found:
            raise Refused(Reason("seat-taken", args={"seat": seat}))
        if character not in characters:
            raise Refused(Reason("no-such-character"))
        found[seat] = BotSeat(character)
    return found
