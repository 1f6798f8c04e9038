"""Queries about the board that all procedures use: which figures are where, what is adjacent, what is in sight."""

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
from mulot.games.mystiques.content.geometry import Side, distances_from
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.model.pieces import FIRST_ENEMY, Enemy, Mouse, Token
from mulot.games.mystiques.model.state import State

UNREACHABLE = 99
"""The distance of a space that cannot be reached; it is larger than any distance on a tile."""
NO_MOUSE = -1
"""The value that `mouse_named` returns for a hero who is not in the chapter."""


def chapter(s: State) -> Chapter:
    """Return the content of this chapter in this game's version of the rules."""
    return CHAPTERS_OF[s.version][s.chapter]


def ability(s: State, name: str) -> Power:
    """Return an ability card in this game's version of the rules."""
    return ABILITIES_OF[s.version][name]


def search_card(s: State, name: str) -> Found:
    """Return a search card in this game's version of the rules."""
    return SEARCH_OF[s.version][name]


class _SidesByTile(dict[str, tuple[Side, ...]]):
    """The sides of every tile by the tile's name; those of a hand-drawn tile are parsed from its name."""

    def __missing__(self, tile: str) -> tuple[Side, ...]:
        return tuple(SIDES[name] for name in TILES[tile].sides)


_SIDES_BY_TILE = _SidesByTile({tile: tuple(SIDES[name] for name in TILES[tile].sides) for tile in TILES})
"""The sides of every tile, computed once because they are looked up very often."""


def side_of(laid: Laid) -> Side:
    """Return the side of this tile that is face up."""
    return _SIDES_BY_TILE[laid.tile][laid.side]


def side(s: State) -> Side:
    """Return the side that the mice are on."""
    laid = s.board[s.here]
    return _SIDES_BY_TILE[laid.tile][laid.side]


def has_current(s: State, space: str) -> bool:
    """True if a current carries mice away from this space; always False once the water is still (MR-200)."""
    return space in side(s).flow and not s.calm


def is_against_current(s: State, start: str, end: str) -> bool:
    """True if a step goes against a current (M-080); never along the thread (MR-137) or in still water (MR-200)."""
    here = side(s)
    return (
        bool(here.flow)
        and not s.calm
        and here.is_against_current(start, end, forbids_entering_against_current(s))
        and other_end_of_thread(s, start) != end
    )


def forbids_entering_against_current(s: State) -> bool:
    """True if mice may not enter a current against its direction, which they could before version 4."""
    return s.version > 3


def hero(m: Mouse) -> Hero:
    """Return the hero card of this mouse."""
    return HEROES[m.hero]


def kind(e: Enemy) -> Kind:
    """Return the kind of this enemy, which has its values and its cards."""
    return KINDS[e.kind]


def enemy(s: State, figure: int) -> Enemy | None:
    """Return the enemy with this figure number, or None if it has left the board."""
    for e in s.enemies:
        if e.id == figure:
            return e
    return None


def mouse_named(s: State, name: str) -> int:
    """Return the index of this hero's mouse, or `NO_MOUSE`."""
    for i, m in enumerate(s.mice):
        if m.hero == name:
            return i
    return NO_MOUSE


def is_mouse(figure: int) -> bool:
    """True if this figure number belongs to a mouse. It is also True for the cat's -1 (`combat.CAT_ATTACK`)."""
    return figure < FIRST_ENEMY


def figure_name_and_number(s: State, figure: int) -> tuple[str, int]:
    """Return the name of a figure in events, and its number (0 for a mouse)."""
    if is_mouse(figure):
        return s.mice[figure].hero, 0
    e = enemy(s, figure)
    assert e is not None
    return e.kind, e.number


def mice_at(s: State, space: str) -> list[int]:
    """Return the mice on this space, by index."""
    return [i for i, m in enumerate(s.mice) if m.space == space]


def active_mice(s: State) -> list[int]:
    """Return the mice that are not captured, by index."""
    return [i for i, m in enumerate(s.mice) if m.space]


def enemies_here(s: State) -> list[Enemy]:
    """Return the enemies on the tile where the mice are."""
    return [e for e in s.enemies if e.tile == s.here]


def enemies_at(s: State, space: str) -> list[Enemy]:
    """Return the enemies on this space of the mice's tile."""
    return [e for e in s.enemies if e.space == space and e.tile == s.here]


def in_track_order(s: State, mice: Iterable[int]) -> list[int]:
    """Sort mice by their cards on the initiative track, the highest first."""
    return sorted(mice, key=lambda i: s.track.index(s.mice[i].hero))


def has_room(s: State, space: str, large: bool = False) -> bool:
    """True if one more figure fits on this space.

    A space has room for four small figures (eight if it is wide) or one large one; the cat takes no room (MR-35,
    M-166).
    """
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


def other_end_of_thread(s: State, space: str) -> str:
    """Return the space at the other end of the thread if one end is on this space, else an empty string."""
    for token in s.tokens:
        if token.item == "hook" and token.tile == s.here:
            if token.space == space:
                return token.other
            if token.other == space:
                return token.space
    return ""


def adjacent_spaces(s: State, space: str) -> tuple[str, ...]:
    """Return the spaces adjacent to a space. The thread makes the spaces at its two ends adjacent (M-191)."""
    found = side(s).near[space]
    other = other_end_of_thread(s, space)
    return (*found, other) if other and other not in found else found


def in_reach(s: State, space: str, other: str) -> bool:
    """True if two spaces are the same or adjacent."""
    return space == other or other in adjacent_spaces(s, space)


def sees(s: State, space: str, other: str) -> bool:
    """True if there is a line of sight between two spaces (M-127)."""
    return other in side(s).sight[space]


def token_at(s: State, space: str) -> Token | None:
    """Return the group item on this space, or None."""
    for token in s.tokens:
        if token.tile == s.here and space in (token.space, token.other):
            return token
    return None


def enemy_step_graph(s: State) -> dict[str, tuple[str, ...]]:
    """Return, for each space, the spaces that an enemy can step to.

    Lines, water and mousetraps do not affect enemies, and they can use the thread (MR-136).
    """
    ways = side(s).ways
    for token in s.tokens:
        if token.item == "hook" and token.tile == s.here:
            a, b = token.space, token.other
            if b not in ways[a]:
                ways = {**ways, a: (*ways[a], b), b: (*ways[b], a)}
    return ways


def enemy_distances(s: State, goals: Iterable[str], through: Iterable[str] | None = None) -> Mapping[str, int]:
    """Return each space's distance to the nearest goal in enemies' steps, only through the spaces `through` if
    given."""
    ways = enemy_step_graph(s)
    if through is None:
        match tuple(goals):
            case (goal,) if ways is side(s).ways:  # without a thread, use the tile's cached distances
                return side(s).distances_from(goal)
            case start:
                return distances_from(start, ways)
    open_ = set(through)
    return distances_from(goals, {a: tuple(b for b in near if b in open_) for a, near in ways.items()})


def enemy_cards(s: State) -> list[str]:
    """Return the enemy cards on the initiative track, the highest first."""
    return [card for card in s.track if card in CARDS]


def attack_value(m: Mouse, weapon: str, ranged: bool) -> int:
    """Return a mouse's attack dice with this weapon, before bonuses (M-132)."""
    card = SEARCH[weapon]
    return hero(m).battle + ((card.ranged if ranged else card.melee) or 0)


def defence_value(m: Mouse) -> int:
    """Return a mouse's defence dice: her own value plus what she wears (M-137)."""
    return hero(m).defence + sum(SEARCH[card].defence for card in m.gear)


def move_value(m: Mouse) -> int:
    """Return what a mouse adds to her move roll: her own value plus what she wears (M-048)."""
    return hero(m).move + sum(SEARCH[card].move for card in m.gear)


def lore_value(m: Mouse) -> int:
    """Return a mouse's lore: her own value plus what she wears."""
    return hero(m).lore + sum(SEARCH[card].lore for card in m.gear)


def has_class(m: Mouse, *classes: str) -> bool:
    """True if the hero belongs to one of these classes."""
    return not set(classes).isdisjoint(HEROES[m.hero].classes)


def hearts_left(m: Mouse) -> int:
    """Return how many more wounds a mouse can take before she is captured."""
    return hero(m).life - m.wounds - m.poison
