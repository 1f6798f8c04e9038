"""The actions of players in Les Mystiques. Each of them does one thing."""

from collections.abc import Iterable
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapters import CHOICES, THINGS
from mulot.games.mystiques.content.enemies import CARDS, FIGURES, KINDS
from mulot.games.mystiques.content.heroes import HEROES
from mulot.games.mystiques.content.search_cards import ITEMS, SEARCH


def _one_of(*names: Iterable[str]) -> Meta:
    """Return a constraint that allows only these names, so that the set of actions is finite and every value has a
    word."""
    return Meta(
        pattern=f"^({'|'.join(dict.fromkeys(one for some in names for one in some))})$", extra_json_schema=_THING
    )


_THING = {"kind": "thing"}

Space: TypeAlias = Annotated[str, Meta(pattern="^[a-e][1-4]$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=max(FIGURES.values()))]
Hero: TypeAlias = Annotated[str, _one_of(HEROES)]
Card: TypeAlias = Annotated[str, _one_of(SEARCH)]
Carried: TypeAlias = Annotated[str, _one_of(("cheese",), SEARCH)]
Ability: TypeAlias = Annotated[str, _one_of(ABILITIES)]
Item: TypeAlias = Annotated[str, _one_of(ITEMS, THINGS)]
Flying: TypeAlias = Annotated[str, _one_of(HEROES, ITEMS)]
Foe: TypeAlias = Annotated[str, _one_of(CARDS)]
Affected: TypeAlias = Annotated[str, _one_of(("stunned", "webbed", "down"))]
Way: TypeAlias = Annotated[str, _one_of(CHOICES)]
Value: TypeAlias = Annotated[str, _one_of(("move", "lore"))]
Played: TypeAlias = Annotated[str, _one_of(ABILITIES, SEARCH)]
Target: TypeAlias = Annotated[str, _one_of(HEROES, KINDS, CARDS)]


class Begin(Struct, frozen=True, tag="begin"):
    """All players are seated: begin the chapter."""


class Step(Struct, frozen=True, tag="step"):
    """Take one step to a space."""

    to: Space


class Stand(Struct, frozen=True, tag="stand"):
    """Spend the whole move on standing up."""


class Scurry(Struct, frozen=True, tag="scurry"):
    """Use the action for a second move roll."""


class Attack(Struct, frozen=True, tag="attack"):
    """Attack an enemy's card with a weapon."""

    weapon: Card
    foe: Foe
    number: Number = 0


class Search(Struct, frozen=True, tag="search"):
    """Search this side of the tile for a card."""


class Recover(Struct, frozen=True, tag="recover"):
    """Use the action to get rid of an effect."""

    effect: Affected


class Explore(Struct, frozen=True, tag="explore"):
    """Lead all mice through the exit or the flip space."""


class Share(Struct, frozen=True, tag="share"):
    """Begin sharing with another mouse."""

    whom: Hero


class Give(Struct, frozen=True, tag="give"):
    """Give one thing to the other mouse."""

    what: Carried


class Take(Struct, frozen=True, tag="take"):
    """Take one thing from the other mouse."""

    what: Carried


class Equip(Struct, frozen=True, tag="equip"):
    """Open the bag to change equipment."""


class Wear(Struct, frozen=True, tag="wear"):
    """Move a card from the bag to the equipment."""

    card: Card


class Stow(Struct, frozen=True, tag="stow"):
    """Move a card from the equipment to the bag."""

    card: Card


class Done(Struct, frozen=True, tag="done"):
    """Finish sharing or equipping."""


class LevelUp(Struct, frozen=True, tag="level-up"):
    """Pay six cheese for a new ability."""

    ability: Ability


class Place(Struct, frozen=True, tag="place"):
    """Lay a group item on the board."""

    item: Item
    to: Space


class PickUp(Struct, frozen=True, tag="pick-up"):
    """Take a group item back into the stash."""

    item: Item


class Catapult(Struct, frozen=True, tag="catapult"):
    """Send a mouse or the grape through the air."""

    what: Flying
    to: Space


class EndTurn(Struct, frozen=True, tag="end-turn"):
    """End the mouse's turn."""


class Keep(Struct, frozen=True, tag="keep"):
    """Keep the card that was found; at the end of a campaign's chapter, keep this one for the next."""

    card: Card | None = None


class KeepNothing(Struct, frozen=True, tag="keep-nothing"):
    """Keep no card for the next chapter."""


class Decide(Struct, frozen=True, tag="decide"):
    """Make a choice at a crossroads of the story."""

    choice: Way


class Trade(Struct, frozen=True, tag="trade"):
    """Exchange the card that was found for one cheese."""


class Swap(Struct, frozen=True, tag="swap"):
    """Keep the card that was found and leave another card behind."""

    card: Card


class By(Struct, frozen=True, tag="by"):
    """Choose the value that sets the number of dice at a mousetrap: move or lore."""

    value: Value


class Put(Struct, frozen=True, tag="put"):
    """Put the mouse that is being placed on a space."""

    to: Space


class Use(Struct, frozen=True, tag="use"):
    """Play a mouse's ability, trick or scroll, on a target or without one."""

    hero: Hero
    card: Played
    on: Target | None = None
    """A mouse, or an enemy's card; `number` is the number of its figure."""
    number: Number = 0


class Disguise(Struct, frozen=True, tag="disguise"):
    """Put the disguises on while an encounter is revealed."""


class Whisper(Struct, frozen=True, tag="whisper"):
    """While captured: whisper to a free mouse, who gets a cheese."""

    whom: Hero


class Gnaw(Struct, frozen=True, tag="gnaw"):
    """While captured: gnaw a cheese off the wheel."""


class Pass(Struct, frozen=True, tag="pass"):
    """Play no card at this moment."""


Action: TypeAlias = (
    Begin | Step | Stand | Scurry | Attack | Search | Recover | Explore | Share | Give | Take | Equip | Wear | Stow
    | Done | LevelUp | Place | PickUp | Catapult | EndTurn | Keep | KeepNothing | Decide | Trade | Swap | By | Put | Use
    | Disguise | Whisper | Gnaw | Pass
)  # fmt: skip
