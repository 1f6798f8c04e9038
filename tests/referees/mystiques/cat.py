"""Brodie the cat: he pounces and chases."""

from __future__ import annotations

from collections.abc import Iterable

from referees.mystiques.arrivals import fullest_space
from referees.mystiques.fights import Clash, defend, roll_attack
from referees.mystiques.figures import Asking, Enemy, Mouse
from referees.mystiques.paths import NOWHERE, distances, next_to
from referees.mystiques.rulebook_tables import PIPS
from referees.mystiques.table import MillTable


def the_cat(t: MillTable) -> Enemy | None:
    return next((enemy for enemy in t.enemies if enemy.printed.cat), None)


def cat_pounces(t: MillTable) -> Asking[None]:
    cat = the_cat(t)
    assert cat
    cat.space = fullest_space(t)
    t.say("cat-pounced", cat.space)
    yield from cat_attacks(t, cat, [cat.space])


def cat_chases(t: MillTable) -> Asking[None]:
    """Run to the nearest mouse not on his space, then to the next, as far as two dice say (M-175 to M-180)."""
    cat = the_cat(t)
    assert cat
    path = [cat.space]
    if any(mouse.space != cat.space for mouse in t.active):
        points = sum(PIPS[face] for face in t.roll(2))
        while points:
            points = run_to_next(t, cat, points, path)
        t.say("cat-chased", tuple(path))
    yield from cat_attacks(t, cat, path)


def run_to_next(t: MillTable, cat: Enemy, points: int, path: list[str]) -> int:
    """Run to the nearest mouse who is not on his space, and return the points that are left."""
    others = [mouse for mouse in t.active if mouse.space != cat.space]
    if not others:
        return 0
    goal = min(
        others,
        key=lambda m: (distances(t, m.space, None).get(cat.space, NOWHERE), t.height(m.hero)),
    )
    steps = distances(t, goal.space, None)
    while points and cat.space != goal.space:
        closer = [space for space in next_to(t, cat.space) if steps.get(space, NOWHERE) < steps[cat.space]]
        if not closer:
            return 0
        cat.space = closer[0]
        path.append(cat.space)
        points -= 1
    return points


def cat_attacks(t: MillTable, cat: Enemy, spaces: Iterable[str]) -> Asking[None]:
    """One attack roll, against which everybody on these spaces defends alone (M-180, M-181)."""
    reached = set(spaces)
    mice = [m for m in t.active if m.space in reached]
    others = [e for e in t.enemies if e.space in reached and e is not cat]
    victims: list[Mouse | Enemy] = [*sorted(mice, key=lambda m: t.height(m.hero))]
    victims += sorted(others, key=lambda e: t.height(t.highest_card(e)))
    first = Clash(cat, cat)
    if victims:
        roll_attack(t, first)
    if not first.hits:
        return
    for victim in victims:
        if victim in (t.enemies if isinstance(victim, Enemy) else t.active):
            yield from defend(t, Clash(cat, victim, card_of(t, victim), hits=first.hits))


def card_of(t: MillTable, figure: Mouse | Enemy) -> str:
    return figure.hero if isinstance(figure, Mouse) else t.highest_card(figure)
