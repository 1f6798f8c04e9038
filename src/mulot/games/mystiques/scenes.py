"""Tables set up by hand for tests, puzzles and lessons, from a drawn side, figures by name, and a track.

    scene('''
    . . P
    . # .
    ''', mice="aubin a1, filch a2", enemies="rat c1 c2", track="aubin rat filch")

It is the turn of the first mouse on the track, with `points` movement points. The name of a drawn tile contains the
drawing (`content.tiles`), so such a table can be saved and loaded like any other.
"""

from typing import Any

from mulot.core.flow import run
from mulot.core.luck import ScriptedLuck
from mulot.games.mystiques.content import KINDS, TILES, Laid
from mulot.games.mystiques.content.tiles import tile_name
from mulot.games.mystiques.model.frames import MouseTurn, Round
from mulot.games.mystiques.model.options import VERSION, Options
from mulot.games.mystiques.model.pieces import FIRST_ENEMY, Enemy, Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.procedure_table import procedure_of
from mulot.games.mystiques.rules.setup import new_mouse

HERO_NAMES = ("aubin", "rivette", "melisse", "filch", "selene", "ondine")
"""The names of all heroes, which are also their cards on a track."""


def scene(
    drawing: str,
    mice: str = "aubin a1",
    enemies: str = "",
    track: str = "",
    points: int = 3,
    seats: int = 1,
    under: str = "",
    beside: dict[tuple[int, int], tuple[str, ...]] | None = None,
    options: Options | None = None,
    **changes: Any,
) -> State:
    """Return a state in the middle of a round.

    `under` is the drawing of the tile's other side, and `beside` contains the other tiles by position. `changes` are
    fields of the state, or of the first mouse's turn (`moved`, `acted`, …).
    """
    tiles = {(0, 0): (drawing, under) if under else (drawing,), **(beside or {})}
    board = [Laid(tile_name(*map(_unindent, sides)), x, y) for (x, y), sides in tiles.items()]
    company = [_parse_mouse(entry, i % seats) for i, entry in enumerate(mice.split(", "))]
    order = tuple(track.split()) or (*(m.hero for m in company), *_cards_of(enemies))
    opts = options or Options()
    chapter = changes.pop("chapter", opts.chapter)
    s = State(VERSION, opts, seats, chapter, changes.pop("end", 9), board, company, track=order, round=1)
    for entry in enemies.split(", ") if enemies else ():
        kind, *spaces = entry.split()
        for number, space in enumerate(spaces, 1):
            label = number if KINDS[kind].most > 1 else 0
            s.enemies.append(Enemy(FIRST_ENEMY + s.made, kind, label, 0, space))
            s.made += 1
    first = next(card for card in order if card in HERO_NAMES)
    turn = MouseTurn(mouse=next(i for i, m in enumerate(company) if m.hero == first), points=points, at="act")
    for name, value in changes.items():
        setattr(turn if name in MouseTurn.__struct_fields__ else s, name, value)
    s.explored = s.explored or (TILES[board[0].tile].sides[0],)
    s.acted = (first,)
    s.stack = [Round(at="again"), turn]
    run(s, ScriptedLuck(), lambda event: None, procedure_of)
    return s


def _unindent(text: str) -> str:
    """Remove the common indentation of a drawing."""
    lines = text.strip("\n").splitlines()
    margin = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    return "\n".join(line[margin:] for line in lines)


def _parse_mouse(entry: str, seat: int) -> Mouse:
    """Return the mouse of an entry such as `aubin a1`; without a space she is captured."""
    name, *where = entry.split()
    return new_mouse(name, seat, where[0] if where else "")


def _cards_of(enemies: str) -> list[str]:
    """Return the initiative cards of the enemies in an entry such as `rat c1 c2, roach d1`."""
    kinds = [entry.split()[0] for entry in enemies.split(", ")] if enemies else []
    return [card for kind in kinds for card in KINDS[kind].cards]


CHEESE, SWORD, SHIELD, BOW, BOW_AND_STAR, ALL_SIGNS = 1, 2, 3, 4, 5, 6
"""The faces of the action die, named after their signs: cheese (number 1), sword and star (2), sword and shield (3),
bow (2), bow and star (1), and sword, shield and star (3)."""
