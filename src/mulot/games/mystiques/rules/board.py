"""Who is where: the questions every procedure asks of the board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mulot.games.mystiques.content import (
    ABILITIES_OF,
    CARDS,
    CHAPTERS_OF,
    HEROES,
    KINDS,
    SEARCH,
    SEARCH_OF,
    SIDES,
    TILES,
    Chapter,
    Found,
    Hero,
    Kind,
    Power,
)
from mulot.games.mystiques.content.geometry import Side, flood
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.pieces import FIRST_ENEMY, Enemy, Mouse, Token
from mulot.games.mystiques.model.state import State

FAR = 99
"""Further than any space of a tile: what cannot be reached is so far away."""
AT_HOME = -1
"""Where one asks for a hero who did not come along."""


def chapter(s: State) -> Chapter:
    """The chapter, as it was in the version of this game."""
    return CHAPTERS_OF[s.version][s.chapter]


def ability(s: State, name: str) -> Power:
    """An ability card, as it was in the version of this game."""
    return ABILITIES_OF[s.version][name]


def search_card(s: State, name: str) -> Found:
    """A search card, as it was in the version of this game."""
    return SEARCH_OF[s.version][name]


class _Up(dict[str, tuple[Side, ...]]):
    """The sides of every tile; those of a drawn tile are read from its name."""

    def __missing__(self, tile: str) -> tuple[Side, ...]:
        return tuple(SIDES[name] for name in TILES[tile].sides)


_UP = _Up({tile: tuple(SIDES[name] for name in TILES[tile].sides) for tile in TILES})
"""Put together once: nothing is asked more often."""


def side_of(laid: Laid) -> Side:
    """The side of a tile that is up."""
    return _UP[laid.tile][laid.side]


def side(s: State) -> Side:
    """The side the mice are on."""
    laid = s.board[s.here]
    return _UP[laid.tile][laid.side]


def current(s: State, space: str) -> bool:
    """Whether a current carries mice from here (not any more when the water stands still, MR-200)."""
    return space in side(s).flow and not s.calm


def against_current(s: State, a: str, b: str) -> bool:
    """Whether a step goes against a current (M-080), which it never does along the thread (MR-137) nor where the water
    stands still (MR-200)."""
    here = side(s)
    return bool(here.flow) and not s.calm and here.against(a, b, counts_entering(s)) and hooked(s, a) != b


def counts_entering(s: State) -> bool:
    """Whether nobody enters a current against it either; before version 4 one could."""
    return s.version > 3


def hero(m: Mouse) -> Hero:
    return HEROES[m.hero]


def kind(e: Enemy) -> Kind:
    return KINDS[e.kind]


def enemy(s: State, figure: int) -> Enemy | None:
    """The enemy with this number, if it is still on the board."""
    for e in s.enemies:
        if e.id == figure:
            return e
    return None


def mouse_of(s: State, name: str) -> int:
    """The mouse that this hero is, or `AT_HOME`."""
    for i, m in enumerate(s.mice):
        if m.hero == name:
            return i
    return AT_HOME


def is_mouse(figure: int) -> bool:
    return figure < FIRST_ENEMY


def label(s: State, figure: int) -> tuple[str, int]:
    """A figure as it is told: its word and its number (0 for a mouse)."""
    if is_mouse(figure):
        return s.mice[figure].hero, 0
    e = enemy(s, figure)
    assert e is not None
    return e.kind, e.number


def mice_at(s: State, space: str) -> list[int]:
    return [i for i, m in enumerate(s.mice) if m.space == space]


def active(s: State) -> list[int]:
    """The mice that are not captured."""
    return [i for i, m in enumerate(s.mice) if m.space]


def enemies_here(s: State) -> list[Enemy]:
    """The enemies on the mice's tile."""
    return [e for e in s.enemies if e.tile == s.here]


def enemies_at(s: State, space: str) -> list[Enemy]:
    return [e for e in s.enemies if e.space == space and e.tile == s.here]


def in_track_order(s: State, mice: Iterable[int]) -> list[int]:
    """Mice, the highest on the track first."""
    return sorted(mice, key=lambda i: s.track.index(s.mice[i].hero))


def has_room(s: State, space: str, large: bool = False) -> bool:
    """Four small figures (eight in a wide place) or one large one; the cat takes no room (MR-35, M-166)."""
    count = 0
    for m in s.mice:
        if m.space == space:
            count += 1
    for e in s.enemies:
        if e.space == space and e.tile == s.here and e.kind != "brodie":
            if KINDS[e.kind].large:
                return False
            count += 1
    return count == 0 if large else count < side(s).room[space]


def hooked(s: State, space: str) -> str:
    """The other end of the hook if one end is here."""
    for token in s.tokens:
        if token.item == "hook" and token.tile == s.here:
            if token.space == space:
                return token.other
            if token.other == space:
                return token.space
    return ""


def near(s: State, space: str) -> tuple[str, ...]:
    """Adjacent spaces; the hook makes its two ends adjacent (M-191)."""
    found = side(s).near[space]
    other = hooked(s, space)
    return (*found, other) if other and other not in found else found


def in_reach(s: State, a: str, b: str) -> bool:
    """The same or an adjacent space."""
    return a == b or b in near(s, a)


def sees(s: State, a: str, b: str) -> bool:
    """A line of sight (M-127)."""
    return b in side(s).sight[a]


def token_at(s: State, space: str) -> Token | None:
    for token in s.tokens:
        if token.tile == s.here and space in (token.space, token.other):
            return token
    return None


def enemy_ways(s: State) -> dict[str, tuple[str, ...]]:
    """Where enemies can step: lines, water and traps do not matter to them, the hook serves them too (MR-136)."""
    ways = side(s).ways
    for token in s.tokens:
        if token.item == "hook" and token.tile == s.here:
            a, b = token.space, token.other
            if b not in ways[a]:
                ways = {**ways, a: (*ways[a], b), b: (*ways[b], a)}
    return ways


def steps_to(s: State, goals: Iterable[str], through: Iterable[str] | None = None) -> Mapping[str, int]:
    """Steps for enemies from every space to the nearest goal; only through these spaces, if any are named."""
    ways = enemy_ways(s)
    if through is None:
        match tuple(goals):
            case (goal,) if ways is side(s).ways:  # the tile as it is drawn: reckoned once
                return side(s).far(goal)
            case start:
                return flood(start, ways)
    open_ = set(through)
    return flood(goals, {a: tuple(b for b in near if b in open_) for a, near in ways.items()})


def enemy_cards(s: State) -> list[str]:
    """The enemy cards on the track, the highest first."""
    return [card for card in s.track if card in CARDS]


def battle(m: Mouse, weapon: str, ranged: bool) -> int:
    card = SEARCH[weapon]
    return hero(m).battle + ((card.ranged if ranged else card.melee) or 0)


def defence(m: Mouse) -> int:
    return hero(m).defence + sum(SEARCH[card].defence for card in m.gear)


def move_value(m: Mouse) -> int:
    return hero(m).move + sum(SEARCH[card].move for card in m.gear)


def lore(m: Mouse) -> int:
    return hero(m).lore + sum(SEARCH[card].lore for card in m.gear)


def is_a(m: Mouse, *classes: str) -> bool:
    return not set(classes).isdisjoint(HEROES[m.hero].classes)


def hearts_left(m: Mouse) -> int:
    return hero(m).life - m.wounds - m.poison
