"""Who sits where, and what the host has settled for the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType


class Empty(Struct, frozen=True, tag="empty", tag_field="sits", omit_defaults=True):
    """Nobody sits here. `kept_for`: who alone may, until the game is over; see `sitting.kept_for`."""

    kept_for: str = ""


class Person(Struct, frozen=True, tag="person", tag_field="sits"):
    """A person, known by the device alone (a digest of its cookie). `left`: went away on purpose, keeps the seat.

    `face` and `coat` are those of the person's own mouse. Without one they are not written down at all: such rows are
    byte for byte those of houses that knew no such mice."""

    device: str
    name: str
    left: bool = False
    face: str | UnsetType = UNSET
    coat: str | UnsetType = UNSET


class BotSeat(Struct, frozen=True, tag="bot", tag_field="sits"):
    """A character of the game plays here."""

    character: str


class StandIn(Struct, frozen=True, tag="stand-in", tag_field="sits"):
    """A character plays for a person until that person comes back."""

    character: str
    person: Person


Place: TypeAlias = Empty | Person | BotSeat | StandIn


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How the host wants the table to be."""

    access: Literal["link", "invited"] = "link"
    """Who may take a seat: everybody who has the link, or who has the secret of that seat."""
    listed: bool = False
    """Shown among the open tables of the house."""
    spectators: bool = True
    """People without a seat may watch (they see what `look(s, None)` shows)."""
    share: bool | None = None
    """Whether whoever sat there may share the film by a link of its own; None: where spectators are wanted."""
    patience: Annotated[int, Meta(ge=10, le=604_800)] = 180
    """Seconds after which the others are offered a stand-in for somebody who is away and waited for."""
    friend: bool = True
    """Whoever is asked something may ask the friend beside the seat what it would do."""
    adapt: bool = False
    """In a rematch the characters are a little stronger after people have won, a little weaker after two losses."""
    clock: Annotated[int, Meta(ge=10, le=604_800)] | None = None
    """A friendly clock: seconds per question. It takes nothing away; it offers a stand-in to those who wait."""


def person_at(place: Place) -> Person | None:
    """The person whose seat this is, also while a character stands in."""
    if isinstance(place, StandIn):
        return place.person
    return place if isinstance(place, Person) else None


def character_at(place: Place) -> str | None:
    """The character that plays this seat now."""
    return place.character if isinstance(place, BotSeat | StandIn) else None
