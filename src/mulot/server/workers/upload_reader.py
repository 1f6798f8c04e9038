"""Checks an uploaded journal file and converts it to rows.

The uploader controls every byte of the file, and how long it takes to replay. It is therefore read in a forked worker
process, which delays nobody and exits afterwards (`worker`, kind `read`).
"""

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
from mulot.table.phrases import COATS, FACES, NAMES, choose_free_name
from mulot.table.seats import BotSeat, Occupant, Person

MAX_CHAPTERS = 40
MAX_LINES = 5_000
"""Maximum number of lines per chapter. The longest games have about a thousand."""
MAX_ADDED_LENGTH = 64
"""Maximum number of hexadecimal digits that one browser may add to the luck."""
MAX_ADDED = 16
"""Maximum number of such additions, one for each seat."""
SNAPSHOT_FROM_ROWS = 100
"""Minimum number of rows for which a snapshot is added, so that the table can be opened without replaying it."""


class UploadOrder(Struct, frozen=True, array_like=True):
    """An uploaded file, the id of the table that it will become, and the device that uploads it."""

    table: str
    device: str
    wanted: UploadRequest


class UploadResult(Struct, frozen=True, array_like=True):
    """The rows of the tables in a file (the last table is the one to play), or what is wrong with the file."""

    appends: list[Append] = []
    snapshot: Snapshot | None = None
    problem: Problem | None = None


def read_upload(order: UploadOrder, games: ServerGames) -> UploadResult:
    """Check a file completely, and return its rows or what is wrong with it. The hash chain, the rules and every draw
    of luck are verified, and no line may contain anything else."""
    try:
        return _read_upload(order, games)
    except MulotError as error:
        return UploadResult(problem=problem_of_error(error))


def _read_upload(order: UploadOrder, games: ServerGames) -> UploadResult:
    file = order.wanted.journal.encode()
    chapters = split_journals(file)
    if len(chapters) > MAX_CHAPTERS:
        raise BrokenJournal(None, f"more than {MAX_CHAPTERS} chapters", "long")
    for chapter in chapters:
        journal, seed = parse(chapter)
        if len(journal.lines) > MAX_LINES or not journal.lines:
            raise BrokenJournal(None, f"{len(journal.lines)} lines", "long" if journal.lines else "empty")
        game = games.game_on_shelf(journal.header.game)
        if seed is None or len(seed) != 32:
            raise BrokenJournal(None, "the file has no seed: the game can be read, but not continued", "sealed")
        _check_header(journal.header, game)
        verify(journal, seed, game)
    Campaign.from_bytes(file, game)  # also for a single chapter, which must not refer to a previous one
    header = journal.header
    occupants = _read_occupants(order, game, header.seats, games.catalogue.characters(game))
    made, appends = tables_from_file(games.catalogue, order.table, file, order.device, order.wanted.settings, occupants)
    rows, snapshot = appends[-1].rows, None
    if len(rows) > SNAPSHOT_FROM_ROWS:
        table = Table.load(games.catalogue, rows, 0.0)
        if (body := table.snapshot()) is not None:
            snapshot = Snapshot(made.rev, table.snapshot_version, body)
    return UploadResult(appends, snapshot)


def _check_header(header: Header, game: AnyGame) -> None:
    """Refuse a header that contains anything a server would not write. Journals are passed on to other people, so they
    must not carry free text. Raises BrokenJournal."""
    played = game if header.version == game.version else game.old_versions.get(header.version, game)
    known = plain_options(read_options(played, header.options, header.seats))
    options_ok = all(known.get(name) == value for name, value in header.options.items())
    origins = header.origins if header.origins is not UNSET else ()
    added = [header.added, *(one.added for one in origins)]
    added_ok = all(len(one) <= MAX_ADDED and all(map(_is_valid_luck_contribution, one)) for one in added)
    if not options_ok or not added_ok or any(len(one.seed) != 64 for one in origins):
        raise BrokenJournal(-1, "unexpected fields in the journal header", "agreed")


def _is_valid_luck_contribution(text: str) -> bool:
    """True if a browser could have added these bytes to the luck."""
    with suppress(ValueError):
        return len(text) <= MAX_ADDED_LENGTH and bytes.fromhex(text).hex() == text
    return False


def _read_occupants(order: UploadOrder, game: AnyGame, seats: int, characters: Any) -> dict[int, Occupant]:
    """Return who sits in which seat: the uploading device in the seats it names, bots in others. Raises Refused."""
    occupants: dict[int, Occupant] = {}
    taken: set[str] = set()
    for request in order.wanted.take:
        if request.seat >= seats:
            raise Refused(Reason("no-such-seat"))
        if request.seat in occupants:
            raise Refused(Reason("seat-taken", args={"seat": request.seat}))
        name = request.name or choose_free_name(order.table, request.seat, taken)
        if name not in NAMES or name in taken:
            raise Refused(Reason("name-taken" if name in taken else "no-such-name"))
        if request.face not in (None, *FACES) or request.coat not in (None, *COATS):
            raise Refused(Reason("no-such-mouse"))
        taken.add(name)
        occupants[request.seat] = Person(order.device, name, face=request.face or UNSET, coat=request.coat or UNSET)
    for seat, character in ((int(seat), name) for seat, name in order.wanted.characters.items()):
        if seat >= seats:
            raise Refused(Reason("no-such-seat"))
        if seat in occupants:
            raise Refused(Reason("seat-taken", args={"seat": seat}))
        if character not in characters:
            raise Refused(Reason("no-such-character"))
        occupants[seat] = BotSeat(character)
    return occupants
