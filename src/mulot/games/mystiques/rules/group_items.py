"""Group items (Objets de groupe): hook and thread, fork, grape and disguises. Laying one down takes no action, but
picking one up does (M-182 to M-199)."""

from collections.abc import Sequence

from mulot.core.flow import DONE, Say, steps
from mulot.core.game import Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Catapult, Place
from mulot.games.mystiques.model.frames import Flying, TrapTest
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    NO_MOUSE,
    UNREACHABLE,
    adjacent_spaces,
    enemies_at,
    has_room,
    in_reach,
    kind,
    mice_at,
    mouse_named,
    sees,
    side,
    token_at,
)
from mulot.games.mystiques.rules.card_windows import without_one
from mulot.games.mystiques.rules.chapter_progress import check_objective
from mulot.games.mystiques.rules.grape import throw_grape
from mulot.games.mystiques.rules.movement import is_on_trap
from mulot.games.mystiques.rules.procedure import Procedure, StepResult

THREAD_LENGTH = 2
"""How many steps the thread reaches, in a straight line of sight (MR-134)."""


def why_not_place(s: State, mouse: int, item: str, to: str) -> Reason | None:
    """Return why a group item cannot be laid on this space, or None if it can."""
    here, space = side(s), s.mice[mouse].space
    if item not in s.stash:
        return Reason("not-in-stash", "M-183")
    if to not in here.spaces:
        return Reason("no-such-space", "M-190")
    match item:
        case "hook":
            if to == space or here.distances_from(space).get(to, UNREACHABLE) > THREAD_LENGTH:
                return Reason("thread-too-short", "MR-134", show=(to,))
            if s.version > 2 and not sees(s, space, to):
                return Reason("thread-not-straight", "MR-134", show=(to,))
            if space in here.water and to in here.water:
                return Reason("both-in-water", "M-189", show=(to,))
        case "fork":
            if to != space:
                return Reason("on-own-space", "M-193", show=(space,))
            if space in here.water:
                return Reason("not-in-water", "M-193", show=(space,))
        case "grape":
            if to not in adjacent_spaces(s, space):
                return Reason("not-adjacent", "M-198", show=(to,))
            if mice_at(s, to) or enemies_at(s, to) or token_at(s, to):
                return Reason("not-empty", "M-198", show=(to,))
        case "bell":
            if not any(kind(e).cat and in_reach(s, space, e.space) for e in enemies_at(s, to)):
                return Reason("no-cat-here", "MR-202", show=(to,))
        case "disguises":
            return Reason("at-an-encounter", "MR-158")
        case _:
            return Reason("carried-along", "MR-198")
    return None


def legal_places(s: State, mouse: int) -> list[Place]:
    """Return every legal action that lays down a group item from the stash."""
    space = s.mice[mouse].space
    found = []
    for item in s.stash:
        found += [
            Place(item, to) for to in _candidate_spaces(s, item, space) if why_not_place(s, mouse, item, to) is None
        ]
    return found


def _candidate_spaces(s: State, item: str, space: str) -> Sequence[str]:
    """Return the spaces within reach of this item, so that only those have to be checked."""
    if item == "hook":
        far = side(s).distances_from(space)
        return [to for to in side(s).spaces if far.get(to, UNREACHABLE) <= THREAD_LENGTH]
    beside = adjacent_spaces(s, space)
    return {"fork": (space,), "grape": beside, "bell": (space, *beside)}.get(item, ())


def place_item(s: State, mouse: int, item: str, to: str, say: Say) -> None:
    """Lay a group item from the stash on the board (M-183, M-184). The bell is hung on the cat instead (MR-202)."""
    s.stash = without_one(s.stash, item)
    space = s.mice[mouse].space
    if item == "bell":  # it hangs on the cat, so it is not a token
        say(ev.ItemPlaced(item, to, "MR-202"))
        check_objective(s, item)
        return
    token = Token(item, s.here, space, to) if item == "hook" else Token(item, s.here, to)
    s.tokens = (*s.tokens, token)
    say(ev.ItemPlaced(item, to))


def items_to_pick_up(s: State, mouse: int) -> list[str]:
    """Return the tokens on the mouse's space; the hook can be taken at either end (MR-133)."""
    space = s.mice[mouse].space
    return [t.item for t in s.tokens if t.tile == s.here and space in (t.space, t.other)]


def pick_up_item(s: State, mouse: int, item: str, say: Say) -> None:
    """Put a token back into the stash (M-185)."""
    s.tokens = tuple(t for t in s.tokens if t.item != item)
    s.stash = (*s.stash, item)
    say(ev.ItemTaken(s.mice[mouse].hero, item))


def why_not_catapult(s: State, mouse: int, hero_or_grape: str, to: str) -> Reason | None:
    """Return why a mouse or the grape cannot be catapulted to this space, or None if it can."""
    space = s.mice[mouse].space
    if "fork" not in items_to_pick_up(s, mouse):
        return Reason("no-fork-here", "M-194")
    if to not in side(s).spaces:
        return Reason("no-such-space", "M-195")
    if hero_or_grape == "grape":
        return None if "grape" in s.stash else Reason("not-in-stash", "M-196")
    other = mouse_named(s, hero_or_grape)
    if other in (NO_MOUSE, mouse) or s.mice[other].space != space:
        return Reason("another-mouse-here", "M-195")
    if to == space or not sees(s, space, to):
        return Reason("out-of-sight", "M-195", show=(to,))
    if not has_room(s, to):
        return Reason("full", "MR-141", show=(to,))
    return None


def legal_catapults(s: State, mouse: int) -> list[Catapult]:
    """Return this mouse's legal catapult actions."""
    if "fork" not in items_to_pick_up(s, mouse):
        return []
    others = [s.mice[i].hero for i in mice_at(s, s.mice[mouse].space) if i != mouse]
    return [
        Catapult(what, to)
        for what in (*others, *(["grape"] if "grape" in s.stash else []))
        for to in side(s).spaces
        if why_not_catapult(s, mouse, what, to) is None
    ]


@steps("fly")
class FlyingSteps(Procedure[Flying]):
    """The flight of a mouse, who may land on a mousetrap (MR-50), or of the grape, which is tossed (M-200)."""

    def fly(self, f: Flying, s: State, luck: Luck, say: Say) -> StepResult:
        """Move the mouse to a space in sight, or toss the grape onto any space of the tile (M-195, M-196, M-199)."""
        if f.what == "grape":
            s.stash = without_one(s.stash, "grape")
            throw_grape(s, f.to, luck, say)
            return DONE
        mouse = mouse_named(s, f.what)
        s.mice[mouse].space = f.to
        say(ev.Catapulted(f.what, f.to))
        return TrapTest(mouse=mouse) if is_on_trap(s, mouse) else None
