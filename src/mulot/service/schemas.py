"""Request and response types of the API. The messages of a table in play are in `mulot.table.messages`."""

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
    """A game from another package that failed to load. `why` is set only for the administrator."""

    game: str
    why: str = ""


class HouseInfo(Struct, frozen=True):
    """What a client needs to know about a server before it shows anything."""

    version: str
    languages: tuple[str, ...]
    names: tuple[str, ...]
    faces: tuple[str, ...]
    coats: tuple[str, ...]
    phrases: tuple[str, ...]
    reactions: tuple[str, ...]
    games: tuple[str, ...]
    home: str | None = None
    """The address for other devices on the home network; null if there is none."""
    shared: bool = False
    """True if devices are shared, so that different children use the same one in turn."""
    codes: bool = False
    """True if open tables have a short code."""
    visit: str | None = None
    """On shared devices, a word that changes with each visit, so that the browser notices a new person."""
    keep_over: int = 60
    """Number of days after which a finished table is deleted."""
    keep_idle: int = 120
    """Number of days after which an unused table is ended."""
    aside: tuple[FailedGame, ...] | UnsetType = UNSET
    """The games that failed to load, if any."""


class OptionInfo(Struct, frozen=True):
    """An option of a game: its default, and its possible values with the smallest number of players (None: too many to
    list)."""

    name: str
    default: Any
    values: list[Any] | None


class ExternalAssets(Struct, frozen=True):
    """Which browser files a game from another package has, and their edition, which is part of their addresses."""

    edition: str
    board: bool
    """True if it has `web/board.js`; otherwise the client shows the plain board."""
    style: bool
    """True if it has `web/board.css`, which the client links before it shows the board."""
    lesson: bool
    """True if it has `web/tutorial.json`."""


class GameInfo(Struct, frozen=True):
    """A game as shown in the lobby. `schema` is the JSON Schema of all options; `slower` names the characters that play
    weaker here because their engine does not run on this machine."""

    id: str
    version: int
    seats: tuple[int, ...]
    characters: tuple[str, ...]
    options: list[OptionInfo]
    schema: dict[str, Any]
    slower: tuple[str, ...] = ()
    elsewhere: ExternalAssets | None = None
    """Its browser files, if the client was built without them."""
    course: bool = False
    """True if finished games can be reviewed."""


class DailyGameInfo(Struct, frozen=True):
    """The daily game: the same deal for everyone, and a bot character's result with it."""

    game: str
    date: str
    seats: int
    character: str
    """The character in the other seats. For the result, it played all seats."""
    commitment: str
    """The SHA-256 of the seed, which is public and is computed from the game's id and the date."""
    score: float
    """The character's score in the seat that the person plays."""
    reason: str
    moves: int


class FieldKinds(Struct, frozen=True):
    """Which fields of events and actions are seats or things, by tag, so that a board can name them. Boards that are
    part of the client already have this information."""

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
    """A request to open a table. `characters` maps seats to bots."""

    game: PhraseKey
    seats: SeatNumber | None = None
    options: dict[TableId, Any] = {}
    settings: TableSettings = TableSettings()
    take: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    characters: dict[SeatIndex, PhraseKey] = {}
    day: IsoDate | None = None
    """The date of a daily game to open. Its seats, options, characters and seed are fixed, the seed is public, and the
    device takes the first seat."""


class UploadRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to upload a table from the browser version: its journal with the seed, the seats that this device
    takes, and the bots in other seats."""

    journal: str
    settings: TableSettings = TableSettings()
    take: Annotated[list[SeatRequest], Meta(max_length=16)] = []
    characters: dict[SeatIndex, PhraseKey] = {}


class TakeSeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take a seat. With `sealed`, it is refused with `open-luck` at a table where someone may know the
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
    """The response to a command that has been executed and stored; `rev` is the table's last row."""

    rev: int
    table: str | None = None
    secret: str | None = None


class DeleteResult(Struct, frozen=True):
    """The ids of the deleted tables: the requested one, and the others of its campaign."""

    tables: list[str]


class ForgetRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to forget this device, listing the tables that it remembers, because the server keeps no such list."""

    tables: Annotated[list[TableId], Meta(max_length=24)] = []


class ForgetResult(Struct, frozen=True):
    """The tables that were deleted, and those that continue without this device."""

    deleted: list[str]
    left: list[str]


class RevealedSeed(Struct, frozen=True):
    """A table's commitment, and the seed whose SHA-256 it is."""

    commitment: str
    seed: str


class PlayOnRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to continue a finished game from a journal line. `seat` defaults to the device's own seat or the seat
    to move, `character` to the bots that played there (people are replaced by the gentlest one)."""

    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None
    character: PhraseKey | None = None
