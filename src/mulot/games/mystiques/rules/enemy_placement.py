"""The placement of new enemies on the blue paws (MR-84), which are the entry spaces of a side.

A side lists its spaces in reading order, so `min` and `max` find the first of several in that order (MR-172).
"""

import itertools
from collections.abc import Mapping

from mulot.core.flow import Say
from mulot.games.mystiques.content import FIGURES, KINDS, Enemies, Kind
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.pieces import FIRST_ENEMY, Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    UNREACHABLE,
    active_mice,
    enemies_at,
    enemy_distances,
    has_room,
    kind,
    side,
)


def remove_small_enemies(enemies: Enemies, count: int) -> Enemies:
    """Return the list without its last `count` small enemies (MR-188)."""
    left: list[tuple[str, int]] = []
    for name, n in reversed(enemies):
        k = KINDS[name]
        gone = 0 if k.large or k.boss or k.cat else min(count, n)
        count -= gone
        if n > gone:
            left.insert(0, (name, n - gone))
    return tuple(left)


def figures_left(s: State, name: str) -> int:
    """Return how many figures of a kind can still be placed; some kinds share their figures (MR-12, MR-24)."""
    k = KINDS[name]
    shown = sum(kind(e).figures == k.figures for e in s.enemies)
    own = sum(e.kind == name for e in s.enemies)
    return min(k.most - own, FIGURES[k.figures] - shown)


def place_enemies(s: State, enemies: Enemies, say: Say, rule: str) -> list[str]:
    """Place enemies: first small ranged ones, then large ones, then small melee ones (MR-84).

    Returns the kinds with at least one figure placed.
    """
    came = []
    for name, count in sorted(enemies, key=lambda entry: _placing_rank(KINDS[entry[0]])):
        k = KINDS[name]
        for _ in range(min(count, figures_left(s, name))):
            space = "" if k.cat else (_space_for_ranged, _space_for_large, _space_for_melee)[_placing_rank(k)](s)
            if not space and not k.cat:
                break
            add_enemy(s, name, space, say, rule)
            if name not in came:
                came.append(name)
    return came


def _placing_rank(k: Kind) -> int:
    """Return a sort key for the order of placement: small ranged enemies, then large ones, then the others (MR-84)."""
    return 1 if k.large else 0 if k.ranged else 2


def add_enemy(s: State, name: str, space: str, say: Say, rule: str, tile: int | None = None) -> Enemy:
    """Put a new enemy figure on a space. The cat comes without a space; `place_brodie` chooses it later."""
    taken = {e.number for e in s.enemies if e.kind == name}
    number = next(n for n in itertools.count(1) if n not in taken) if KINDS[name].most > 1 else 0
    e = Enemy(FIRST_ENEMY + s.made, name, number, s.here if tile is None else tile, space)
    s.made += 1
    s.enemies.append(e)
    if space:
        say(ev.EnemyCame(name, number, space, rule))
    return e


def distances_from_mice(s: State) -> Mapping[str, int]:
    """Return each space's distance to the nearest mouse, in enemies' steps (MR-86)."""
    return enemy_distances(s, (s.mice[i].space for i in active_mice(s)))


def _space_for_ranged(s: State) -> str:
    """Return the entry space with room that is furthest from the mice (MR-84)."""
    far = distances_from_mice(s)
    entries = [p for p in side(s).paws if has_room(s, p)]
    return max(entries, key=lambda p: far.get(p, UNREACHABLE)) if entries else _space_beside_entries(s, False)


def _space_for_large(s: State) -> str:
    """Return the empty entry space that is nearest to the mice (MR-84)."""
    far = distances_from_mice(s)
    entries = [p for p in side(s).paws if has_room(s, p, large=True)]
    return min(entries, key=lambda p: far.get(p, UNREACHABLE)) if entries else _space_beside_entries(s, True)


def _space_for_melee(s: State) -> str:
    """Return the least occupied entry space, so that figures are spread evenly (MR-84)."""
    entries = [p for p in side(s).paws if has_room(s, p)]
    return min(entries, key=lambda p: len(enemies_at(s, p))) if entries else _space_beside_entries(s, False)


def _space_beside_entries(s: State, large: bool) -> str:
    """Return the space with room that is nearest to an entry space, because all entry spaces are full (MR-85)."""
    far = enemy_distances(s, side(s).paws)
    free = [space for space in side(s).spaces if has_room(s, space, large)]
    return min(free, key=lambda p: far.get(p, UNREACHABLE), default="")


def place_brodie(s: State, say: Say) -> None:
    """Place the cat once his cards are on the track.

    If the chase card is higher, that is on the empty entry space nearest to the mice (M-167); otherwise it is where he
    would pounce (M-168).
    """
    for e in s.enemies:
        if kind(e).cat and not e.space:
            chase, pounce = kind(e).cards
            if s.track.index(chase) < s.track.index(pounce):
                far = distances_from_mice(s)
                paws = [p for p in side(s).paws if not figures_on(s, p)] or list(side(s).paws)
                e.space = min(paws, key=lambda p: far.get(p, UNREACHABLE))
                say(ev.EnemyCame(e.kind, e.number, e.space, "M-167"))
            else:
                e.space = fullest_space(s)
                say(ev.EnemyCame(e.kind, e.number, e.space, "M-168"))


def figures_on(s: State, space: str) -> list[int]:
    """Return the figures on a space, except the cat (MR-122)."""
    return [
        *(i for i, m in enumerate(s.mice) if m.space == space),
        *(e.id for e in enemies_at(s, space) if not kind(e).cat),
    ]


def fullest_space(s: State) -> str:
    """Return the space with the most mice and enemies; the figure highest on the track breaks ties (M-171, M-172)."""
    found = [(space, figures) for space in side(s).spaces if (figures := figures_on(s, space))]
    if not found:
        return ""
    return min(found, key=lambda entry: (-len(entry[1]), min(track_slot(s, figure) for figure in entry[1])))[0]


def track_slot(s: State, figure: int) -> int:
    """Return the index of the slot of a figure's card on the track; the highest slot is 0."""
    if figure < FIRST_ENEMY:
        return s.track.index(s.mice[figure].hero)
    e = next(e for e in s.enemies if e.id == figure)
    return min((s.track.index(card) for card in kind(e).cards if card in s.track), default=len(s.track))
