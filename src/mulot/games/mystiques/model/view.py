"""The view of a seat of Les Mystiques, which is everything: the cards in the bags follow from the discards, and bags
have no order."""

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.pieces import Crossroads, Enemy, Mouse, Token
from mulot.games.mystiques.model.scene import Scene


class Own(Struct, frozen=True):
    """What only one seat may see. This game has no secrets, so it contains only the seat."""

    seat: int


class View(Struct, frozen=True):
    """The table as every seat and spectator sees it."""

    version: int
    options: Options
    seats: int
    chapter: str
    end: int
    board: tuple[Laid, ...]
    mice: tuple[Mouse, ...]
    here: int
    enemies: tuple[Enemy, ...]
    made: int
    track: tuple[str, ...]
    acted: tuple[str, ...]
    used: tuple[int, ...]
    hurt: dict[str, int]
    round: int
    relaid: bool
    page: int
    wheel: int
    surging: bool
    greedy: bool
    encore: bool
    stars: int
    search_bag: tuple[str, ...]
    """The cards that can still be found; nobody knows which comes next."""
    search_left: tuple[str, ...]
    encounter_bag: tuple[str, ...]
    encounter_left: tuple[str, ...]
    visible: str
    stash: tuple[str, ...]
    tokens: tuple[Token, ...]
    traps: tuple[tuple[str, str], ...]
    explored: tuple[str, ...]
    story: tuple[str, ...]
    """The passages told so far, in order."""
    crossroads: Crossroads | None
    """The choice that the company has to make now, if any."""
    deeds: tuple[str, ...]
    posted: dict[str, tuple[tuple[str, int], ...]]
    webs: tuple[tuple[str, str], ...]
    swept: bool
    calm: bool
    beaten: tuple[str, ...]
    won: bool
    kept: dict[str, str]
    plies: int
    scene: Scene
    """What is going on, which is what the question is about."""
    ask: Ask | None
    outcome: Outcome | None
    own: Own | None = None
