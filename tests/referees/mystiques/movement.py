"""How mice move: steps, water, currents, mousetraps, webs, and dice that need a star."""

from __future__ import annotations

from mulot.games.mystiques.content.powers import Power
from referees.mystiques.cards import window
from referees.mystiques.figures import Asking, Mouse, MouseTurn, Question
from referees.mystiques.rulebook_tables import HEROES, PIPS
from referees.mystiques.table import MillTable, stars


def roll_star(t: MillTable, mouse: Mouse, dice: int) -> Asking[bool]:
    """Roll for a star; without one, cards may allow another try. No cheese comes of it (M-044 to M-047)."""
    found = stars(t.roll(dice))

    def play(other: Mouse, power: Power) -> None:
        nonlocal found
        found = stars(t.roll(dice))

    if not found:
        yield from window(t, "star", lambda other, power: other is mouse and not found, play)
    return found > 0


def roll_move(t: MillTable, mouse: Mouse) -> int:
    return PIPS[t.roll(1)[0]] + mouse.speed()


# -------------------------------------------------------------------- steps


def held(t: MillTable, mouse: Mouse) -> bool:
    """True if more enemies than mice are on her space, so that she may not leave (MR-32)."""
    return t.hold and len(t.enemies_on(mouse.space)) > len(t.mice_on(mouse.space))


def steps(t: MillTable, turn: MouseTurn) -> dict[str, int]:
    """Return the spaces to which a mouse can take a step now, and what each costs."""
    mouse = turn.mouse
    if not turn.points or mouse.effects & {"webbed", "down"} or held(t, mouse):
        return {}
    thread = t.thread_from(mouse.space)
    costs: dict[str, int] = {}
    for space in t.around(mouse.space):
        along = space == thread
        cost = 1 if along else t.map.price(mouse.space, space, "|-!=")
        against = not along and not t.calm and t.map.against_current(mouse.space, space)
        if cost <= turn.points and not against and t.has_room(space):
            costs[space] = cost
    return costs


def step(t: MillTable, turn: MouseTurn, to: str) -> Asking[None]:
    mouse, cost = turn.mouse, steps(t, turn)[to]
    turn.moved = True
    left = turn.points - cost
    if mouse.space in t.map.water and to not in t.map.water:
        left = 0
        turn.points = 0
        if to != t.thread_from(mouse.space):
            out = yield from roll_star(t, mouse, 1 + len(t.mice_on(to)))
            if not out:
                return
    mouse.space, turn.points = to, left
    t.say("moved", mouse.hero, to)
    if to in t.map.water or (t.hold and t.enemies_on(to)):
        turn.points = 0
    yield from arrive_on_floor(t, mouse, turn)


def arrive_on_floor(t: MillTable, mouse: Mouse, turn: MouseTurn | None) -> Asking[None]:
    """A web or a mousetrap on the space that a mouse has entered."""
    here = (t.side, mouse.space)
    if turn and here in t.webs:
        t.webs.remove(here)
        turn.points = 0
        t.affect(mouse, "webbed")
    if here in t.traps and mouse.hero != "ondine":
        yield from meet_trap(t, mouse, turn)


def meet_trap(t: MillTable, mouse: Mouse, turn: MouseTurn | None) -> Asking[None]:
    """A mousetrap: as many dice as her speed or, for a tinkerer who likes, as her lore (M-085 to M-093)."""
    dice = mouse.speed()
    if "tinkerer" in HEROES[mouse.hero].classes:
        _, word = yield Question("trap", {mouse.seat: ["by move", "by lore"]})
        dice = mouse.lore() if word == "by lore" else dice
    passed = yield from roll_star(t, mouse, max(1, dice))
    if passed:
        if mouse.hero == "rivette":
            t.win_cheese(mouse)
        return
    t.traps.discard((t.side, mouse.space))
    if turn:
        turn.points, turn.over = 0, True
    t.win_cheese(mouse)
    t.wound(mouse, 1)
    if mouse.space:
        t.affect(mouse, "down")


def drift(t: MillTable, mouse: Mouse) -> None:
    """The current carries a mouse on at the end of her turn (M-081 to M-083)."""
    if t.calm or mouse.space not in t.map.flow:
        return
    to = t.map.downstream(mouse.space)
    if not to:
        t.capture(mouse)
    elif t.has_room(to):
        mouse.space = to
        t.say("drifted", mouse.hero, to)


# -------------------------------------------------------------------- recovering


def recover(t: MillTable, mouse: Mouse, effect: str) -> Asking[None]:
    if effect == "webbed":
        free = yield from roll_star(t, mouse, 1)
        if not free:
            return
    mouse.effects.discard(effect)
