"""The pictures of the rulebook, each drawn from a position."""

from collections.abc import Sequence

from mulot.codegen.pictures import Picture, events_of_move
from mulot.games.trio import GAME
from mulot.games.trio.model import State
from mulot.games.trio.scenes import scene

TABLE = "#5b7f8c"
CANVAS_SIZE = (620, 420)
CHEESE = (90, 40, 350, 350)
FRONT, BACK = 0, 1


def _table_picture(state: State, *legal: str) -> Picture:
    return Picture(state, CANVAS_SIZE, TABLE, seats=state.seats, seat=0, legal=legal)


def _cheese_picture(state: State) -> Picture:
    """Return a picture of the cheese alone."""
    return Picture(state, CANVAS_SIZE, TABLE, seats=state.seats, seat=0, crop=CHEESE)


def _laid_card_picture(state: State, luck: Sequence[object], until: str) -> Picture:
    """Return a picture of the moment after the top card has been laid, up to the event `until`."""
    return Picture(
        state,
        CANVAS_SIZE,
        TABLE,
        seats=state.seats,
        seat=0,
        events=events_of_move(GAME, state, 0, "place", luck, until),
    )


PICTURES = {
    "dealt": _table_picture(scene("", piles=(8, 8, 8)), "place"),
    "one-card": _cheese_picture(scene("4a", piles=(8, 8, 7))),
    "through-the-holes": _cheese_picture(scene("4a 9b", piles=(8, 7, 7))),
    "three-mice": _table_picture(scene("4a 6b", piles=(6, 7, 7), step="bonus", shows="m m m - - -"), "place", "stop"),
    "three-cats": _cheese_picture(scene("1a 6a", piles=(7, 7, 8), shows="c c c - - -")),
    "both": _cheese_picture(scene("1a 8b", piles=(7, 7, 8), shows="c m m m c c")),
    "pile-taken": _laid_card_picture(scene("1a", piles=(5, 7, 8)), (6, FRONT), "pile-taken"),
    "new-start": _table_picture(scene("", piles=(5, 7, 8), step="consolation"), "place", "stop"),
    "round-won": _laid_card_picture(scene("4a", piles=(1, 3, 2)), (9, FRONT), "round-won"),
    "choose-side": _table_picture(scene("4a 9b", piles=(6, 7, 7), choose_side=True), "a", "b"),
    "hand": _table_picture(scene("4a 9b", hands=[[5, 14, 23], [1, 2, 3], [7, 8]])),
    "open-hand": _table_picture(scene("4a 9b", hands=[[5, 14, 23], [1, 2, 3], [7, 8]], open_seat=1)),
}
