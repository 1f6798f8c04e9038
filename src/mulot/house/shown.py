"""What is told and asked at the door of a house, before anybody sits at a table."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from mulot.table import Settings
from mulot.table.commands import Hex, Key, SeatNumber, Secret

Name = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""What a table can be called."""
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
SeatKey = Annotated[str, Meta(pattern="^[0-9]{1,2}$")]

# ---------------------------------------------------------------- the house and its games


class Aside(Struct, frozen=True):
    """A game from elsewhere that cannot be played here. Why is told to whoever keeps the house."""

    game: str
    why: str = ""


class HouseShown(Struct, frozen=True):
    """What a client has to know before it shows anything."""

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
    """One child after the other uses a device."""
    codes: bool = False
    """Open tables have a short code."""
    visit: str | None = None
    """Where devices are shared: another device, another word. So a browser knows that somebody else sits there now."""
    keep_over: int = 60
    """Days after which a finished table is deleted."""
    keep_idle: int = 120
    """Days after which a table that nobody touches is ended."""
    aside: tuple[Aside, ...] | UnsetType = UNSET
    """What is not on the shelf because it breaks, where there is anything."""


class OptionShown(Struct, frozen=True):
    """An option: what it is if nothing is said, and what it can be at the smallest table (None: too many to list)."""

    name: str
    default: Any
    values: list[Any] | None


class Elsewhere(Struct, frozen=True):
    """What a game from elsewhere brings, and the edition under which it is asked for."""

    edition: str
    board: bool
    """It has `web/board.js`; else it is played on the plain board."""
    style: bool
    """It has `web/board.css`, to be linked before the board is shown."""
    lesson: bool
    """It has `web/tutorial.json`."""


class GameShown(Struct, frozen=True):
    """A game as the lobby needs it. `schema` is the JSON Schema of all options; `slower` are the characters that see
    less far here than elsewhere, for their engine does not run on this machine."""

    id: str
    version: int
    seats: tuple[int, ...]
    characters: tuple[str, ...]
    options: list[OptionShown]
    schema: dict[str, Any]
    slower: tuple[str, ...] = ()
    elsewhere: Elsewhere | None = None
    """What it brings along, if it was not there when the client was built."""
    course: bool = False
    """When it is over, the house can say how it went (`bots/course.py`)."""


class DayShown(Struct, frozen=True):
    """The game of a day: the same deal for everybody, and what a character of the house reached with it."""

    game: str
    date: str
    seats: int
    character: str
    """Who sits on the other seats, and sat on all of them."""
    commitment: str
    """Of the seed, which is public: `core/day.py` says how it is made."""
    score: float
    """Of the seat that a person has."""
    reason: str
    moves: int


class Kinds(Struct, frozen=True):
    """Which fields of events and actions are seats and things, by tag: they are told by their names. Boards that are
    built with the client know it; all others ask."""

    event: dict[str, dict[str, str]]
    do: dict[str, dict[str, str]]


# ---------------------------------------------------------------- tables


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the host takes at once."""

    seat: SeatNumber
    name: Key | None = None
    added: Hex = ""
    face: Key | None = None
    coat: Key | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. `characters` says which seats bots have, by seat."""

    game: Key
    seats: SeatNumber | None = None
    options: dict[Name, Any] = {}
    settings: Settings = Settings()
    take: Annotated[list[Sit], Meta(max_length=16)] = []
    characters: dict[SeatKey, Key] = {}
    day: Day | None = None
    """The game of this day: seats, options, characters and seed are the same for everybody, and the seed is public. The
    device takes the first seat."""


class CopyUp(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the house inside a browser as a journal file, seed included, and who sits there: this device on the
    seats that it takes, characters on others."""

    journal: str
    settings: Settings = Settings()
    take: Annotated[list[Sit], Meta(max_length=16)] = []
    characters: dict[SeatKey, Key] = {}


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down. `sealed`: only where nobody may know the luck; else it is refused with `open-luck`, so that whoever
    comes can be told first."""

    name: Key | None = None
    secret: Secret | None = None
    added: Hex = ""
    face: Key | None = None
    coat: Key | None = None
    sealed: bool = False


class TableOpened(Struct, frozen=True):
    """A table was opened."""

    table: str
    commitment: str
    rev: int


class TableHere(Struct, frozen=True):
    """A table as this device may see it from the door."""

    rev: int
    yours: tuple[int, ...]
    hosting: bool
    table: Raw


class TableListed(Struct, frozen=True):
    """An open table that everybody may find."""

    table: str
    game: str
    phase: str
    seats: int
    free: int
    opened_at: int
    changed_at: int


class Done(Struct, frozen=True, omit_defaults=True):
    """It is done, and safe."""

    rev: int
    table: str | None = None
    secret: str | None = None


class Deleted(Struct, frozen=True):
    """These tables are gone: the one that was named, and the other pages of its book."""

    tables: list[str]


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that the device remembers: the house itself keeps no list of who sat where."""

    tables: Annotated[list[Name], Meta(max_length=24)] = []


class Forgotten(Struct, frozen=True):
    """What came of it: tables that are deleted, and tables where others go on without this device."""

    deleted: list[str]
    left: list[str]


class Seed(Struct, frozen=True):
    """What was committed to, and what it was."""

    commitment: str
    seed: str


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From which journal line on; on which seat (else one's own, or whose turn it was); against which character (else
    those that played there, and for people the gentlest)."""

    line: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None
    character: Key | None = None
