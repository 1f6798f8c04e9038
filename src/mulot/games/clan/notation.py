"""Le Clan as text.

Actions are short words: `b2` reveals, `look b2`, `candle b2`, `top-b` helps, `wand small`, `tooth large`, `pass` …
The board is drawn with emoji and numbers, the same in every language, for the terminal and for replays.
"""

from collections.abc import Sequence

from msgspec import Struct

from mulot.core.drawing import seat_letters
from mulot.core.errors import Unreadable
from mulot.games.clan.content.board import EDGES, PLACES
from mulot.games.clan.content.forest import FORESTS, SIZES
from mulot.games.clan.model import actions
from mulot.games.clan.model.view import Face, Seen, Spot, View

_NOTATION: dict[str, actions.Action] = {
    "pass": actions.Pass(),
    "back": actions.PutBack(),
    "owl": actions.UseOwl(),
    "club": actions.UseClub(),
    **{place: actions.Reveal(place) for place in PLACES[4]},
    **{f"look {place}": actions.LookAt(place) for place in PLACES[4]},
    **{f"candle {place}": actions.LightCandle(place) for place in PLACES[4]},
    **{edge: actions.Help(edge) for edge in EDGES},
    **{f"wand {size}": actions.UseWand(size) for size in SIZES},
    **{f"tooth {size}": actions.GiveGoldenTooth(size) for size in SIZES},
}
_WRITTEN: dict[Struct, str] = {action: text for text, action in _NOTATION.items()}

WIDTH = 10

PICTURES = {
    "fox": "🦊", "rabbit": "🐰", "hedgehog": "🦔", "squirrel": "🐿", "deer": "🦌", "bear": "🐻", "badger": "🦡",
    "frog": "🐸", "beaver": "🦫", "lost": "🌀", "candle": "🕯", "owl": "🦉", "grimoire": "📖", "shield": "🛡",
    "sword": "🗡", "witch": "🧙", "ogre": "👹", "dragon": "🐉", "wand": "🪄", "club": "🏏", "golden-tooth": "🏆",
}  # fmt: skip


def write(action: actions.Action) -> str:
    """Return the notation of an action."""
    return _WRITTEN[action]


def read(text: str) -> actions.Action:
    """Return the action with this notation. Raises Unreadable."""
    action = _NOTATION.get(" ".join(text.lower().split()))
    if action is None:
        raise Unreadable(text)
    return action


def draw(view: View) -> str:
    """Return the view as text: the counters, the forest with its pawns, face-up tiles, and this seat's secrets."""
    return _draw(view, "01234", "01234")


def draw_with_names(view: View, names: Sequence[str]) -> str:
    """Return the view as text, with letters of the players' names beside the forest and the names below."""
    letters = seat_letters(names)
    return f"{_draw(view, letters, names)}\n" + "   ".join(map("{} {}".format, letters, names))


def _draw(view: View, marks: Sequence[str], names: Sequence[str]) -> str:
    size = FORESTS[view.options.forest].size
    small, medium, large = view.teeth
    wanted = PICTURES[view.wanted] if view.wanted else "?"
    active = "?" if view.active is None else names[view.active]
    rows = [
        f"🌙 {view.moons}   🦷 ▂{small} ▄{medium} █{large}   🔍 {wanted}   ▶ {active}",
        "",
        _pawns_along(view, "top", size, marks),
        " " * 6 + "".join(letter.center(WIDTH) for letter in "abcd"[:size]),
    ]
    for row in range(size):
        cells = "".join(_draw_cell(view, spot, marks) for spot in view.forest[row * size : row * size + size])
        left, right = (_pawns_at(view, f"{side}-{row + 1}", marks) for side in ("left", "right"))
        rows.append(f"{left:>3} {row + 1} {cells} {right}")
    rows.append(_pawns_along(view, "bottom", size, marks))
    rows += [f"{spot.place}: {_draw_face(spot.face)}" for spot in view.forest if spot.face]
    held = [f"{PICTURES[t.trophy]} ▶ {names[t.owner]}" for t in view.trophies if t.owner is not None]
    if held:
        rows.append("   ".join(held))
    if view.own:
        rows += _draw_private_tiles(view.own.looking, view.own.marks)
    return "\n".join(row.rstrip() for row in rows)


def _draw_private_tiles(looking: Seen | None, marks: tuple[Seen, ...]) -> list[str]:
    sees = [f"👁 {looking.place}: {_draw_face(looking.face)}"] if looking else []
    return sees + [f"💭 {mark.place}: {_draw_face(mark.face)}" for mark in marks]


def _draw_face(face: Face) -> str:
    """Return a face as text: three animals by size, or one thing; a star marks a violet tile (C-089)."""
    if face.small is None or face.medium is None or face.large is None:
        return PICTURES[face.tile]
    animals = f"▂{PICTURES[face.small]} ▄{PICTURES[face.medium]} █{PICTURES[face.large]}"
    return animals + " ✨" * face.violet


def _draw_cell(view: View, spot: Spot, marks: Sequence[str]) -> str:
    if spot.empty:
        return " " * WIDTH
    if spot.face:
        return f"[{PICTURES[spot.face.tile] if spot.face.small is None else '▂▄█'}]".center(WIDTH - 1)
    lookers = "".join(marks[seat] for seat, place in enumerate(view.looking) if place == spot.place)
    return (f"?{lookers}?" if lookers else "##").center(WIDTH)


def _pawns_at(view: View, edge: str, marks: Sequence[str]) -> str:
    return "".join(marks[seat] for seat, stands in enumerate(view.pawns) if stands == edge)


def _pawns_along(view: View, side: str, size: int, marks: Sequence[str]) -> str:
    return " " * 6 + "".join(_pawns_at(view, f"{side}-{letter}", marks).center(WIDTH) for letter in "abcd"[:size])
