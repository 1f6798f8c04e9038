"""What players can do: small actions, one thing each."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from mulot.core.game import Thing


class Begin(Struct, frozen=True, tag="begin"):
    """All are seated: the chapter begins."""


class Step(Struct, frozen=True, tag="step"):
    """One step to a space."""

    to: str


class Stand(Struct, frozen=True, tag="stand"):
    """Spend the whole move on standing up."""


class Scurry(Struct, frozen=True, tag="scurry"):
    """Roll for a second move."""


class Attack(Struct, frozen=True, tag="attack"):
    """Attack an enemy's card with a weapon."""

    weapon: Thing
    foe: Thing
    number: int = 0


class Search(Struct, frozen=True, tag="search"):
    """Look for something useful."""


class Recover(Struct, frozen=True, tag="recover"):
    """Shake an effect off."""

    effect: Thing


class Explore(Struct, frozen=True, tag="explore"):
    """Lead everybody through the exit or the flip space."""


class Share(Struct, frozen=True, tag="share"):
    """Begin to share with a mouse."""

    whom: Thing


class Give(Struct, frozen=True, tag="give"):
    """Hand one thing over."""

    what: Thing


class Take(Struct, frozen=True, tag="take"):
    """Receive one thing."""

    what: Thing


class Equip(Struct, frozen=True, tag="equip"):
    """Open the bag."""


class Wear(Struct, frozen=True, tag="wear"):
    """From the bag to the equipment."""

    card: Thing


class Stow(Struct, frozen=True, tag="stow"):
    """From the equipment to the bag."""

    card: Thing


class Done(Struct, frozen=True, tag="done"):
    """Enough shared, enough equipped."""


class LevelUp(Struct, frozen=True, tag="level-up"):
    """Six cheese for an ability."""

    ability: Thing


class Place(Struct, frozen=True, tag="place"):
    """Lay a group item on the board."""

    item: Thing
    to: str


class PickUp(Struct, frozen=True, tag="pick-up"):
    """Take a group item back."""

    item: Thing


class Catapult(Struct, frozen=True, tag="catapult"):
    """Send a mouse or the grape through the air."""

    what: Thing
    to: str


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """Enough for this turn."""


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the card that was found; at the end of a campaign's chapter, keep this one for the next."""

    card: Thing | None = None


class KeepNothing(Struct, frozen=True, tag="keep-nothing"):
    """Take no card along into the next chapter."""


class Decide(Struct, frozen=True, tag="decide"):
    """Choose a way at a crossroads of the story."""

    choice: Thing


class Trade(Struct, frozen=True, tag="trade"):
    """Leave the card that was found, for one cheese."""


class Swap(Struct, frozen=True, tag="swap"):
    """Keep the card that was found and leave another one."""

    card: Thing


class By(Struct, frozen=True, tag="by"):
    """Try the mousetrap by the move value or by lore."""

    value: Thing


class Put(Struct, frozen=True, tag="put"):
    """Put the mouse that is being placed on a space."""

    to: str


class Use(Struct, frozen=True, tag="use"):
    """Play an ability, a trick or a scroll of a mouse, on something or nothing."""

    hero: Thing
    card: Thing
    on: Thing | None = None
    """A mouse, or an enemy's card with its number."""
    number: int = 0


class Disguise(Struct, frozen=True, tag="disguise"):
    """Put the disguises on while an encounter is revealed."""


class Whisper(Struct, frozen=True, tag="whisper"):
    """Captured: whisper something to a free mouse that is worth a cheese to her."""

    whom: Thing


class Gnaw(Struct, frozen=True, tag="gnaw"):
    """Captured: gnaw a cheese off the wheel."""


class Pass(Struct, frozen=True, tag="pass"):
    """Play nothing now."""


Action: TypeAlias = (
    Begin
    | Step
    | Stand
    | Scurry
    | Attack
    | Search
    | Recover
    | Explore
    | Share
    | Give
    | Take
    | Equip
    | Wear
    | Stow
    | Done
    | LevelUp
    | Place
    | PickUp
    | Catapult
    | EndTurn
    | Keep
    | KeepNothing
    | Decide
    | Trade
    | Swap
    | By
    | Put
    | Use
    | Disguise
    | Whisper
    | Gnaw
    | Pass
)
