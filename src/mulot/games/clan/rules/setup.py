"""The set-up of the table, and the maximum length of a game."""

from mulot.core.flow import run
from mulot.core.game import first_seat
from mulot.core.luck import Luck
from mulot.games.clan.content.forest import ANIMALS, FORESTS, PICTURES, SIZES, TEETH_OF_A_SIZE, VILLAINS
from mulot.games.clan.model import Options
from mulot.games.clan.model.state import NOBODY, VERSION, State
from mulot.games.clan.rules.night import LAST_TURN, Night, Procedure, draw_mission


def new(options: Options, seats: int, luck: Luck, version: int = VERSION) -> State[Procedure]:
    """Set the table: draw the villains (C-037), mix the tiles (C-039), and in the full game name the first player.

    In the young game the first player is named after the first looks (CR-70); in version 1 that happened here.
    """
    kind = FORESTS[options.forest]
    box = list(VILLAINS)
    tiles: list[str | None] = [*PICTURES, *kind.specials, *(luck.draw(box) for _ in range(kind.villains))]
    luck.shuffle(tiles)
    later = options.forest == "young" and version > 1
    s: State[Procedure] = State(
        version=version,
        options=options,
        seats=seats,
        size=kind.size,
        tiles=tiles,
        up=[False] * len(tiles),
        missions=list(ANIMALS),
        moons=options.moons,
        teeth=[TEETH_OF_A_SIZE] * len(SIZES),
        active=NOBODY if later else first_seat(options.first, seats, luck),
        looking=[None] * seats,
        pawns=[None] * seats,
        seen=[0] * seats,
        stack=[Night()],
    )
    if options.forest != "young":
        s.wanted = draw_mission(s, luck)  # in the young game it is turned after the first looks (C-017)
    run(s, luck, lambda event: None)
    return s


def max_plies(options: Options, seats: int) -> int:
    """Return an upper bound on the plies of a night: the first looks, and the answers in each turn."""
    first_looks = 2 * sum(map(options.looks, range(seats)))
    answers = seats + 8  # the others' help, candle, put back, two reveals, club, wand, owl before each of two moons
    return first_looks + LAST_TURN * answers
