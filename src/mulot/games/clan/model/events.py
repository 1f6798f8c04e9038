"""What happens at the table. Those that tell something hidden are marked `reveals` and say whom they are `to`."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing
from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.content.forest import Size


class Looked(game.Event, frozen=True, tag="looked"):
    """A seat looks at a tile in secret; all see which place it is."""

    seat: Seat
    place: Place
    rule: str = "C-012"


class Saw(game.Event, frozen=True, tag="saw"):
    """What the looker sees; nobody else hears this."""

    reveals: ClassVar[bool] = True
    to: Seat
    place: Place
    tile: Thing
    rule: str = "C-014"


class PlacedBack(game.Event, frozen=True, tag="placed-back"):
    """The tile that was looked at lies face down again."""

    seat: Seat
    place: Place
    rule: str = "C-013"


class LookDeclined(game.Event, frozen=True, tag="look-declined"):
    """A seat does not want to look."""

    seat: Seat
    rule: str = "C-012"


class FirstNamed(game.Event, frozen=True, tag="first-named"):
    """The seat that plays first, named when everybody has looked."""

    seat: Seat
    rule: str = "C-015"


class MissionTurned(game.Event, frozen=True, tag="mission-turned"):
    """The next animal to be found; so many missions stay in the pile."""

    reveals: ClassVar[bool] = True
    animal: Thing
    left: int
    to: Seat | None = None
    rule: str = "C-032"


class TurnBegan(game.Event, frozen=True, tag="turn-began"):
    """A seat's turn, and whom it looks for."""

    seat: Seat
    animal: Thing
    left: int
    rule: str = "C-016"


class Helped(game.Event, frozen=True, tag="helped"):
    """A pawn is placed at the end of a row or a column. A clue is given once (CR-10)."""

    lasting: ClassVar[bool] = True
    seat: Seat
    edge: Edge
    rule: str = "C-019"


class HelpDeclined(game.Event, frozen=True, tag="help-declined"):
    """A seat gives no clue; it is not asked again (CR-10)."""

    lasting: ClassVar[bool] = True
    seat: Seat
    rule: str = "C-020"


class PawnsReturned(game.Event, frozen=True, tag="pawns-returned"):
    """The helpers take their pawns back."""

    seats: tuple[Seat, ...]
    rule: str = "C-029"


class CandleLit(game.Event, frozen=True, tag="candle-lit"):
    """The candle is used."""

    seat: Seat
    rule: str = "C-048"


class TurnedUp(game.Event, frozen=True, tag="turned-up"):
    """A tile is revealed to all."""

    reveals: ClassVar[bool] = True
    seat: Seat
    place: Place
    tile: Thing
    to: Seat | None = None
    rule: str = "C-022"


class TurnedBack(game.Event, frozen=True, tag="turned-back"):
    """The revealed tile goes back face down to its place."""

    place: Place
    rule: str = "C-024"


class ToothWon(game.Event, frozen=True, tag="tooth-won"):
    """A tooth goes into the chest; so many are still to be won."""

    size: Size
    left: int
    rule: str = "C-023"


class NoToothLeft(game.Event, frozen=True, tag="no-tooth-left"):
    """The right animal, but no tooth of its size is left: nothing won, nothing lost."""

    animal: Thing
    size: Size
    rule: str = "C-025"


class MoonLost(game.Event, frozen=True, tag="moon-lost"):
    """A moon goes into the chest."""

    left: int
    why: Literal["miss", "lost", "villain", "witch"] = "miss"
    rule: str = "C-027"


class OwlPaid(game.Event, frozen=True, tag="owl-paid"):
    """The owl fairy pays for the moon."""

    seat: Seat
    rule: str = "C-052"


class Kept(game.Event, frozen=True, tag="kept"):
    """A seat was asked and keeps the owl, the club or the wand."""

    seat: Seat
    thing: Thing
    rule: str = "C-068"


class Found(game.Event, frozen=True, tag="found"):
    """A special tile is won for everybody and stays face up."""

    place: Place
    tile: Thing
    rule: str = "C-043"


class GotLost(game.Event, frozen=True, tag="got-lost"):
    """The lost tile: nothing to be found here."""

    seat: Seat
    place: Place
    rule: str = "C-046"


class LeftForest(game.Event, frozen=True, tag="left-forest"):
    """A tile leaves the forest; its place stays empty."""

    place: Place
    tile: Thing
    rule: str = "C-050"


class Woke(game.Event, frozen=True, tag="woke"):
    """A villain is awake and stays face up."""

    place: Place
    villain: Thing
    rule: str = "C-056"


class Fled(game.Event, frozen=True, tag="fled"):
    """A villain flees and drops the trophy; it goes to the seat that chased him."""

    villain: Thing
    seat: Seat
    trophy: Thing
    rule: str = "C-065"


class Stormed(game.Event, frozen=True, tag="stormed"):
    """The dragon's wings: the tiles in these places are mixed and lie face down. Nobody knows the new order."""

    places: tuple[Place, ...]
    rule: str = "C-078"


class ClubUsed(game.Event, frozen=True, tag="club-used"):
    """The reveal is cancelled, the tile is ignored."""

    seat: Seat
    place: Place
    rule: str = "C-076"


class WandUsed(game.Event, frozen=True, tag="wand-used"):
    """The wanted animal counts in another size, for this reveal."""

    seat: Seat
    animal: Thing
    size: Size
    rule: str = "C-072"


class GoldenToothGiven(game.Event, frozen=True, tag="golden-tooth-given"):
    """The golden tooth is handed in."""

    seat: Seat
    size: Size
    rule: str = "C-081"


class Ended(game.Event, frozen=True, tag="ended"):
    """The night is over, for all together."""

    won: bool
    rule: str = "C-033"


Event: TypeAlias = (
    Looked
    | Saw
    | PlacedBack
    | LookDeclined
    | FirstNamed
    | MissionTurned
    | TurnBegan
    | Helped
    | HelpDeclined
    | PawnsReturned
    | CandleLit
    | TurnedUp
    | TurnedBack
    | ToothWon
    | NoToothLeft
    | MoonLost
    | OwlPaid
    | Kept
    | Found
    | GotLost
    | LeftForest
    | Woke
    | Fled
    | Stormed
    | ClubUsed
    | WandUsed
    | GoldenToothGiven
    | Ended
)
