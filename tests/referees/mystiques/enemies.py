"""The enemies' turn."""

from __future__ import annotations

from referees.mystiques.cat import cat_chases, cat_pounces
from referees.mystiques.fights import Clash, defend, roll_attack
from referees.mystiques.figures import Asking, Enemy, Mouse
from referees.mystiques.grape import finish_meal, rat_throws
from referees.mystiques.paths import NOWHERE, distances, nearest_mouse_at, next_to, way_to
from referees.mystiques.rulebook_tables import PIPS
from referees.mystiques.table import MillTable


def enemies_turn(t: MillTable, card: str) -> Asking[None]:
    """All figures of a card act, the nearest first (M-152). The player of the mouse lowest on the track moves them,
    even if she is captured (M-151, MR-08)."""
    t.say("enemies-turn", card, max(t.mice, key=lambda mouse: t.height(mouse.hero)).seat)
    if card == "brodie-chases":
        yield from cat_chases(t)
        return
    if card == "brodie-pounces":
        yield from cat_pounces(t)
        return
    waiting = [enemy for enemy in t.enemies if card in enemy.printed.cards]
    attacked: list[Mouse] = []
    thrown = False
    while waiting:
        waiting = [enemy for enemy in waiting if enemy in t.enemies]
        if not waiting:
            break
        enemy = min(waiting, key=lambda e: (nearness(t, e), t.map.spaces.index(e.space)))
        waiting.remove(enemy)
        if enemy.printed.rat and not thrown and "grape" in t.token_on(enemy.space) and not t.mice_on(enemy.space):
            thrown = True
            rat_throws(t)
            continue
        yield from act(t, enemy, attacked)
    if card == "roach":
        finish_meal(t)
    if card in ("rat", "elite-rat") and card in t.track and t.height(card):
        place = t.height(card)
        t.track[place - 1], t.track[place] = card, t.track[place - 1]


def nearness(t: MillTable, enemy: Enemy) -> int:
    return nearest_mouse_at(t, distances(t, enemy.space, None))


def act(t: MillTable, enemy: Enemy, attacked: list[Mouse]) -> Asking[None]:
    """One figure stands up or moves, and then fights if it can (M-153)."""
    if enemy.down:
        enemy.down = False
    else:
        move(t, enemy)
    if enemy.kind == "roach" and "grape" in t.token_on(enemy.space):
        return
    while True:
        target = aim(t, enemy, attacked)
        if not target:
            return
        attacked.append(target)
        clash = Clash(enemy, target, ranged=enemy.printed.ranged)
        roll_attack(t, clash)
        yield from defend(t, clash)
        if not clash.again or enemy not in t.enemies:
            return


# -------------------------------------------------------------------- moving


def move(t: MillTable, enemy: Enemy) -> None:
    goal = goal_of(t, enemy)
    if not goal or not step_towards(t, enemy, goal):
        return
    for _ in range(PIPS[t.roll(1)[0]]):
        space = step_towards(t, enemy, goal)
        if not space:
            return
        enemy.space = space
        t.say("enemy-moved", *enemy.name, space)
        if t.mice_on(space) or (enemy.printed.ranged and sees_mouse(t, enemy)):
            return


def goal_of(t: MillTable, enemy: Enemy) -> str:
    """Return the space an enemy goes to: the grape's for a cockroach, otherwise that of the nearest mouse and, in a
    tie, of the one highest on the track (M-157, M-158). Nothing if it stays where it is."""
    grape = next((token.space for token in t.tokens if token.item == "grape"), "")
    if enemy.kind == "roach" and grape:
        return grape
    if enemy.printed.ranged:
        if sees_mouse(t, enemy):
            return ""
    elif t.mice_on(enemy.space):
        return ""
    mouse = min(
        t.active,
        key=lambda m: (way_to(t, m.space, enemy).get(enemy.space, NOWHERE), t.height(m.hero)),
        default=None,
    )
    return mouse.space if mouse else ""


def sees_mouse(t: MillTable, enemy: Enemy) -> bool:
    return any(mouse.space in t.map.sight[enemy.space] for mouse in t.active)


def step_towards(t: MillTable, enemy: Enemy, goal: str) -> str:
    """Return the next space on the shortest way; in reading order among several (MR-172). Nothing if it is full."""
    steps = way_to(t, goal, enemy)
    here = steps.get(enemy.space, NOWHERE)
    nearer = [space for space in next_to(t, enemy.space) if steps.get(space, NOWHERE) == here - 1]
    nearer = [space for space in nearer if t.has_room(space, enemy.printed.large)]
    return nearer[0] if nearer else ""


# -------------------------------------------------------------------- aiming


def aim(t: MillTable, enemy: Enemy, attacked: list[Mouse]) -> Mouse | None:
    """Return whom an enemy attacks: the nearest mouse not yet attacked in this turn and, in a tie, the one highest on
    the track; if all have been, the highest of those it can attack (M-163, M-164, MR-110, MR-111)."""
    here = enemy.space
    close = [m for m in t.active if m.space == here or t.adjacent(here, m.space)]
    within = close
    if enemy.printed.ranged and not close:
        within = [m for m in t.active if m.space in t.map.sight[here]]
    fresh = [m for m in within if m not in attacked]
    if fresh:
        return min(fresh, key=lambda m: (farness(t, here, m.space), t.height(m.hero)))
    return min(within, key=lambda m: t.height(m.hero), default=None)


def farness(t: MillTable, here: str, there: str) -> int:
    """Return how far a mouse is: a mouse behind a red line is not adjacent, however near she is (MR-97)."""
    if here == there or t.adjacent(here, there):
        return int(here != there)
    return max(2, distances(t, here, None).get(there, NOWHERE))
