"""Who sits in each seat, and the table's settings."""

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Key = Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
"""The key of a name, a look or a character. Rows can come from anyone's backup, so decoding accepts nothing else."""


class Empty(Struct, frozen=True, tag="empty", tag_field="sits", omit_defaults=True):
    """A free seat. `kept_for` restricts who may take it until the game is over (see `seat_commands.reservation_for`);
    "" if it is open to everyone."""

    kept_for: str = ""


class Person(Struct, frozen=True, tag="person", tag_field="sits"):
    """A person, identified only by their device (a digest of its cookie). `left` is True if the person has walked away
    but keeps the seat.

    `face` and `coat` describe the person's own mouse. They are omitted from the row when unset, so that such rows are
    byte for byte the same as those written by versions without mice.
    """

    device: Annotated[str, Meta(max_length=100)]
    name: Key
    left: bool = False
    face: Key | UnsetType = UNSET
    coat: Key | UnsetType = UNSET


class BotSeat(Struct, frozen=True, tag="bot", tag_field="sits"):
    """A seat played by a bot character."""

    character: Key


class StandIn(Struct, frozen=True, tag="stand-in", tag_field="sits"):
    """A bot character that plays for a person until they come back."""

    character: Key
    person: Person


Occupant: TypeAlias = Empty | Person | BotSeat | StandIn


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's settings, chosen by the host."""

    access: Literal["link", "invited"] = "link"
    """Who may take a seat: anyone who has the table's link, or only people who have the seat's invitation secret."""
    listed: bool = False
    """True if the table is listed among the server's open tables."""
    spectators: bool = True
    """True if people without a seat may watch. They see only what everyone may see."""
    share: bool | None = None
    """True if players may create a public link to the replay. None: the same as `spectators`."""
    patience: Annotated[int, Meta(ge=10, le=604_800)] = 180
    """Seconds after which the other players may have an absent player replaced by a stand-in."""
    friend: bool = True
    """True if players may ask for hints ("the friend beside you")."""
    adapt: bool = False
    """True if, in a rematch, the characters get one level stronger after people have won, and one level weaker after
    two losses in a row."""
    clock: Annotated[int, Meta(ge=10, le=604_800)] | None = None
    """Seconds per question; None for no clock. When time is up the others may ask for a stand-in, but nothing is
    forfeited."""


def person_at(occupant: Occupant) -> Person | None:
    """Return the person who owns this seat, even while a stand-in plays for them."""
    if isinstance(occupant, StandIn):
        return occupant.person
    return occupant if isinstance(occupant, Person) else None


def character_at(occupant: Occupant) -> str | None:
    """Return the character that is playing this seat, or None if a person plays it or it is empty."""
    return occupant.character if isinstance(occupant, BotSeat | StandIn) else None
