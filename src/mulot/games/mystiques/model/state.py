"""The whole state of a chapter of Les Mystiques as data. It does not determine the future: decks are bags from which
cards are drawn when needed."""

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.frames import Frame
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.pieces import Crossroads, Enemy, Mouse, Token


class State(Struct):
    """One chapter in progress."""

    version: int
    options: Options
    seats: int
    chapter: str
    end: int
    board: list[Laid]
    mice: list[Mouse]
    here: int = 0
    """The tile where the mice are, as its index in `board`."""
    enemies: list[Enemy] = []
    made: int = 0
    """How many enemy figures have been placed so far."""
    track: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    """Cards that have had their turn in this round."""
    used: tuple[int, ...] = ()
    """Mice that used an ability in this turn."""
    hurt: dict[str, int] = {}
    """The wounds on each enemy card."""
    round: int = 0
    relaid: bool = False
    """True if all cards were shuffled in mid-round, so that a new round begins after this turn (MR-06)."""
    page: int = 1
    wheel: int = 0
    surging: bool = False
    greedy: bool = False
    encore: bool = False
    """True if the enemy that attacked may attack once more."""
    stars: int = 0
    """How many stars the last roll for stars showed."""
    search_bag: list[str] = []
    search_left: list[str] = []
    encounter_bag: list[str] = []
    encounter_left: list[str] = []
    visible: str = ""
    stash: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    traps: tuple[tuple[str, str], ...] = ()
    """The armed mousetraps, each by side and space."""
    explored: tuple[str, ...] = ()
    story: tuple[str, ...] = ()
    """The passages told so far."""
    crossroads: Crossroads | None = None
    """The choice that the company has to make now, if any."""
    deeds: tuple[str, ...] = ()
    """The choices made in this chapter."""
    posted: dict[str, tuple[tuple[str, int], ...]] = {}
    """By side, the enemies that wait there instead of the chapter's own, because of a choice."""
    webs: tuple[tuple[str, str], ...] = ()
    """The webs, each by side and space."""
    swept: bool = False
    """True once all webs have been removed for good."""
    calm: bool = False
    """True once the water is still, so that currents carry nobody."""
    beaten: tuple[str, ...] = ()
    """Kinds of enemies whose last figure has been defeated in this chapter."""
    won: bool = False
    """True once the objective is met; in a campaign the heroes then choose the cards they keep."""
    kept: dict[str, str] = {}
    """The search card that each hero keeps for the next chapter."""
    plies: int = 0
    stack: list[Frame] = []
    ask: Ask | None = None
    outcome: Outcome | None = None
