"""Group items: hook and thread, fork and grape; and the things of the story."""

from __future__ import annotations

from referees.mystiques.figures import Asking, Mouse, Over, Token
from referees.mystiques.grape import land
from referees.mystiques.movement import arrive_on_floor
from referees.mystiques.table import MillTable


def places(t: MillTable, mouse: Mouse) -> list[str]:
    """Return where she can lay down what is in the stash."""
    words = []
    here = mouse.space
    for item in t.stash:
        if item == "hook":
            ends = [s for s in t.map.spaces if t.map.within_thread(here, s) and not {here, s} <= t.map.water]
            words += [f"place hook {space}" for space in ends]
        elif item == "fork" and here not in t.map.water:
            words.append(f"place fork {here}")
        elif item == "grape":
            words += [f"place grape {space}" for space in t.around(here) if is_empty(t, space)]
        elif item == "bell":
            cats = [enemy.space for enemy in t.enemies if enemy.printed.cat]
            words += [f"place bell {cat}" for cat in cats if cat == here or t.adjacent(here, cat)]
    return words


def is_empty(t: MillTable, space: str) -> bool:
    """True if no figure and no token is on a space (MR-143)."""
    return not t.mice_on(space) and not t.enemies_on(space) and not t.token_on(space)


def lay_down(t: MillTable, mouse: Mouse, item: str, to: str) -> None:
    t.stash.remove(item)
    if item == "bell":
        t.defeated.add("bell")
        raise Over(True, "objective")
    t.tokens.append(Token("hook", mouse.space, to) if item == "hook" else Token(item, to))


def pick_up(t: MillTable, item: str) -> None:
    t.tokens = [token for token in t.tokens if token.item != item]
    t.stash.append(item)
    for side_name, (thing, _) in list(t.things.items()):
        if thing == item:
            del t.things[side_name]


# -------------------------------------------------------------------- the catapult


def flights(t: MillTable, mouse: Mouse) -> list[str]:
    """Return what a mouse on the fork's space can catapult, and where to (M-194 to M-199, MR-139 to MR-141)."""
    here = mouse.space
    if "fork" not in t.token_on(here):
        return []
    seen = [s for s in t.map.spaces if s in t.map.sight[here] and s != here and t.has_room(s)]
    words = [f"catapult {other.hero} {space}" for other in t.mice_on(here) if other is not mouse for space in seen]
    if "grape" in t.stash:
        words += [f"catapult grape {space}" for space in t.map.spaces]
    return words


def catapult(t: MillTable, what: str, to: str) -> Asking[None]:
    if what == "grape":
        t.stash.remove("grape")
        land(t, to)
        return
    mouse = t.mouse(what)
    mouse.space = to
    t.say("catapulted", what, to)
    yield from arrive_on_floor(t, mouse, None)
