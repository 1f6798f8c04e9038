"""The events of Le Clan. An event that reveals something hidden is marked `reveals` and addressed by `to`."""

from typing import ClassVar, Literal, TypeAlias

from mulot.core import game
from mulot.core.game import Seat, Thing
from mulot.games.clan.content.board import Edge, Place
from mulot.games.clan.content.forest import Size


class Looked(game.Event, frozen=True, tag="looked"):
    """A seat looks at a tile in secret; everybody sees which place it is."""

    seat: Seat
    place: Place
    rule: str = "C-012"


class Saw(game.Event, frozen=True, tag="saw"):
    """The tile that a seat sees when it looks in secret; only that seat receives this event."""

    reveals: ClassVar[bool] = True
    to: Seat
    place: Place
    tile: Thing
    rule: str = "C-014"


class PlacedBack(game.Event, frozen=True, tag="placed-back"):
    """The tile that was looked at is face down again."""

    seat: Seat
    place: Place
    rule: str = "C-013"


class LookDeclined(game.Event, frozen=True, tag="look-declined"):
    """A seat declines the first look."""

    seat: Seat
    rule: str = "C-012"


class FirstNamed(game.Event, frozen=True, tag="first-named"):
    """The first player is named; in the young game, after everybody has looked."""

    seat: Seat
    rule: str = "C-015"


class MissionTurned(game.Event, frozen=True, tag="mission-turned"):
    """The next mission is turned up; `left` missions stay in the pile."""

    reveals: ClassVar[bool] = True
    animal: Thing
    left: int
    to: Seat | None = None
    rule: str = "C-032"


class TurnBegan(game.Event, frozen=True, tag="turn-began"):
    """A seat's turn begins; it looks for `animal`, and `left` missions are in the pile."""

    seat: Seat
    animal: Thing
    left: int
    rule: str = "C-016"


class Helped(game.Event, frozen=True, tag="helped"):
    """A seat places its pawn at the end of a row or a column; it does so once in a turn (CR-10)."""

    lasting: ClassVar[bool] = True
    seat: Seat
    edge: Edge
    rule: str = "C-019"


class HelpDeclined(game.Event, frozen=True, tag="help-declined"):
    """A seat gives no clue and is not asked again in this turn (CR-10)."""

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
    """A tile is turned up for all to see."""

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
    """A tooth goes into the chest; `left` teeth are still to be won."""

    size: Size
    left: int
    rule: str = "C-023"


class NoToothLeft(game.Event, frozen=True, tag="no-tooth-left"):
    """The animal is the right one, but no tooth of its size is left, so nothing is won or lost."""

    animal: Thing
    size: Size
    rule: str = "C-025"


class MoonLost(game.Event, frozen=True, tag="moon-lost"):
    """A moon goes into the chest; `left` moons are still there."""

    left: int
    why: Literal["miss", "lost", "villain", "witch"] = "miss"
    rule: str = "C-027"


class OwlPaid(game.Event, frozen=True, tag="owl-paid"):
    """The owl fairy saves the moon."""

    seat: Seat
    rule: str = "C-052"


class Kept(game.Event, frozen=True, tag="kept"):
    """A seat declines to use the owl, the club or the wand and keeps it."""

    seat: Seat
    thing: Thing
    rule: str = "C-068"


class Found(game.Event, frozen=True, tag="found"):
    """A special tile is won for all players and stays face up."""

    place: Place
    tile: Thing
    rule: str = "C-043"


class GotLost(game.Event, frozen=True, tag="got-lost"):
    """The lost tile is turned up."""

    seat: Seat
    place: Place
    rule: str = "C-046"


class LeftForest(game.Event, frozen=True, tag="left-forest"):
    """A tile leaves the forest; its place stays empty."""

    place: Place
    tile: Thing
    rule: str = "C-050"


class Woke(game.Event, frozen=True, tag="woke"):
    """A villain wakes and stays face up."""

    place: Place
    villain: Thing
    rule: str = "C-056"


class Fled(game.Event, frozen=True, tag="fled"):
    """A villain flees; his trophy goes to the seat that chased him."""

    villain: Thing
    seat: Seat
    trophy: Thing
    rule: str = "C-065"


class Stormed(game.Event, frozen=True, tag="stormed"):
    """The dragon's wings mix the tiles in these places and turn them face down. Nobody knows the new order."""

    places: tuple[Place, ...]
    rule: str = "C-078"


class ClubUsed(game.Event, frozen=True, tag="club-used"):
    """The club cancels the reveal; the tile is ignored."""

    seat: Seat
    place: Place
    rule: str = "C-076"


class WandUsed(game.Event, frozen=True, tag="wand-used"):
    """The wand makes the wanted animal count as another size, for this reveal only."""

    seat: Seat
    animal: Thing
    size: Size
    rule: str = "C-072"


class GoldenToothGiven(game.Event, frozen=True, tag="golden-tooth-given"):
    """The golden tooth is handed in for a tooth of this size."""

    seat: Seat
    size: Size
    rule: str = "C-081"


class Ended(game.Event, frozen=True, tag="ended"):
    """The night is over: all win or all lose."""

    won: bool
    rule: str = "C-033"


Event: TypeAlias = (
    Looked | Saw | PlacedBack | LookDeclined | FirstNamed | MissionTurned | TurnBegan | Helped | HelpDeclined
    | PawnsReturned | CandleLit | TurnedUp | TurnedBack | ToothWon | NoToothLeft | MoonLost | OwlPaid | Kept | Found
    | GotLost | LeftForest | Woke | Fled | Stormed | ClubUsed | WandUsed | GoldenToothGiven | Ended
)  # fmt: skip
