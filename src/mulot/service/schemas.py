"""Request and response types of the API. The messages of a table in play are in `mulot.table.messages`."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from mulot.table import TableSettings
from mulot.table.commands import HexBytes, PhraseKey, SeatNumber, Secret

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""The id of a table."""
IsoDate = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
SeatIndex = Annotated[str, Meta(pattern="^[0-9]{1,2}$")]

# ---------------------------------------------------------------- the house and its games


class FailedGame(Struct, frozen=True):
    """A game from another package that failed to load. `why` is filled in for the administrator only."""

    game: str
    why: str = ""


class HouseInfo(Struct, frozen=True):
    """What a client needs to know about a house before it shows anything."""

    version: str
    languages: tuple[str, ...]
    names: tuple[str, ...]
    faces: tuple[str, ...]
    coats: tuple[str, ...]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]
    games: tuple[str, ...]
    home: str | None = None
    """The address for other devices in the home network."""
    shared: bool = False
    """Devices are shared: one child after another uses the same one."""
    codes: bool = False
    """Open tables have a short code."""
    visit: str | None = None
    """On shared devices, a word that changes with each visit, so that a browser notices a new person."""
    keep_over: int = 60
    """Days after which a finished table is deleted."""
    keep_idle: int = 120
    """Days after which an unused table is ended."""
    aside: tuple[FailedGame, ...] | UnsetType = UNSET
    """The games that failed to load, if any."""


class OptionInfo(Struct, frozen=True):
    """An option of a game: its default, and its values with the fewest players (None: too many to list)."""

    name: str
    default: Any
    values: list[Any] | None


class ExternalAssets(Struct, frozen=True):
    """The browser files of a game from another package, and the edition that is part of their addresses."""

    edition: str
    board: bool
    """True if it has `web/board.js`; otherwise the client shows the plain board."""
    style: bool
    """True if it has `web/board.css`, which the client links before it shows the board."""
    lesson: bool
    """True if it has `web/tutorial.json`."""


class GameInfo(Struct, frozen=True):
    """A game as the lobby shows it. `schema` is the JSON Schema of all options; `slower` names the characters that
    play weaker here because their engine does not run on this machine."""

    id: str
    version: int
    seats: tuple[int, ...]
    characters: tuple[str, ...]
    options: list[OptionInfo]
    schema: dict[str, Any]
    slower: tuple[str, ...] = ()
    elsewhere: ExternalAssets | None = None
    """Its browser files, if the client was built without it."""
    course: bool = False
    """True if finished games can be reviewed."""


class DailyGameInfo(Struct, frozen=True):
    """The daily game: the same deal for everybody, and the result of a character of the house with it."""

    game: str
    date: str
    seats: int
    character: str
    """The character on the other seats, which also played all of them for the result."""
    commitment: str
    """The SHA-256 of the seed, which is public and computed from title and date."""
    score: float
    """The character's score on the seat that a person has."""
    reason: str
    moves: int


class FieldKinds(Struct, frozen=True):
    """Which fields of events and actions are seats or things, by tag, so that a board can name them. Boards that are
    part of the client know it already."""

    event: dict[str, dict[str, str]]
    do: dict[str, dict[str, str]]


# ---------------------------------------------------------------- tables


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the host takes while opening the table."""

    seat: SeatNumber
    name: PhraseKey | None = None
    added: HexBytes = ""
    face: PhraseKey | None = None
    coat: PhraseKey | None = None


class NewTableRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a table. `characters` has the bots by seat."""

    game: PhraseKey
    seats: SeatNumber | None = None
    options: dict[TableId, Any] = {}
    settings: TableSettings = TableSettings()
    take: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    characters: dict[SeatIndex, PhraseKey] = {}
    day: IsoDate | None = None
    """Open the daily game of this date: seats, options, characters and seed are given, the seed is public, and the
    device takes the first seat."""


class UploadRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to upload a table from the house in a browser: its journal with the seed, the seats that this device
    takes, and the bots on other seats."""

    journal: str
    settings: TableSettings = TableSettings()
    take: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    characters: dict[SeatIndex, PhraseKey] = {}


class TakeSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat. With `sealed` it is refused with `open-luck` at a table where somebody may know the
    luck, so that the guest can be told first."""

    name: PhraseKey | None = None
    secret: Secret | None = None
    added: HexBytes = ""
    face: PhraseKey | None = None
    coat: PhraseKey | None = None
    sealed: bool = False


class TableOpened(Struct, frozen=True):
    """The response to a device that has opened a table."""

    table: str
    commitment: str
    rev: int


class TableInfo(Struct, frozen=True):
    """A table as this device may see it before it sits down."""

    rev: int
    yours: tuple[int, ...]
    hosting: bool
    table: Raw


class TableListing(Struct, frozen=True):
    """An open table in the public list."""

    table: str
    game: str
    phase: str
    seats: int
    free: int
    opened_at: int
    changed_at: int


class CommandResult(Struct, frozen=True, omit_defaults=True):
    """The response to a command that succeeded and is stored; `rev` is the table's last row."""

    rev: int
    table: str | None = None
    secret: str | None = None


class DeleteResult(Struct, frozen=True):
    """The ids of the deleted tables: the requested one and the others of its campaign."""

    tables: list[str]


class ForgetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to forget this device, with the tables that it remembers: the house keeps no list of its own."""

    tables: Annotated[list[TableId], Meta(max_length=24)] = []


class ForgetResult(Struct, frozen=True):
    """The tables that were deleted, and those where others go on without this device."""

    deleted: list[str]
    left: list[str]


class RevealedSeed(Struct, frozen=True):
    """A table's commitment, and the seed whose SHA-256 it is."""

    commitment: str
    seed: str


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to continue a finished game from a journal line. `seat` defaults to the device's own seat or the seat
    to move, `character` to the bots that played there (for people, the gentlest one)."""

    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None
    character: PhraseKey | None = None
