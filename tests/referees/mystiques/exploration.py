"""Exploring: doors, ways through the floor, what the chapter tells there, and encounters."""

from __future__ import annotations

from collections import Counter

from mulot.games.mystiques.content.chapter import Effect
from mulot.games.mystiques.content.encounters import ENCOUNTERS
from referees.mystiques.arrivals import (
    ambush,
    arrive,
    discard_visible,
    enemy_cards,
    fewer_small,
    is_small,
    on_wheel,
)
from referees.mystiques.board import EDGES, OTHER_EDGE, side, sides_of
from referees.mystiques.cards import strength, window
from referees.mystiques.figures import Asking, Mouse, Question, Token
from referees.mystiques.paths import distances
from referees.mystiques.rulebook_tables import HEROES
from referees.mystiques.table import MillTable, tile_of

# -------------------------------------------------------------------- where it leads


def destination(t: MillTable, mouse: Mouse) -> tuple[str, list[str]]:
    """Return the side to which a mouse's space leads and the spaces where the mice arrive; nothing if nowhere."""
    space = mouse.space
    laid = t.chapter.board[tile_of(t.side, t.chapter)]
    if space in t.map.flips:
        kind = t.map.flips[space]
        classes = HEROES[mouse.hero].classes
        if (kind == "H" and "hook" not in t.stash) or (kind == "K" and not {"tinkerer", "scamp"} & set(classes)):
            return "", []
        other = next(name for name in sides_of(laid.tile) if name != t.side)
        return other, [space]
    if space in t.map.exits:
        sign = t.map.exits[space]
        x, y = EDGES[sign.upper()]
        wanted = OTHER_EDGE[sign.upper()]
        wanted = wanted if sign.isupper() else wanted.lower()
        for next_tile in t.chapter.board:
            if (next_tile.x, next_tile.y) == (laid.x + x, laid.y + y):
                for name in sides_of(next_tile.tile):
                    doors = [s for s, door in side(name).exits.items() if door == wanted]
                    if doors:
                        return name, sorted(doors, key=side(name).spaces.index)
    return "", []


def can_explore(t: MillTable, mouse: Mouse) -> bool:
    return not t.enemies and bool(destination(t, mouse)[0])


def explore(t: MillTable, mouse: Mouse) -> Asking[None]:
    """All mice go along (M-059). What is left behind goes back into the deck (M-186)."""
    name, doors = destination(t, mouse)
    old = t.side
    leave_tokens(t)
    if tile_of(old, t.chapter) == tile_of(name, t.chapter) or t.up[tile_name(t, name)] != name:
        turned = next(other for other in sides_of(tile_name(t, name)) if other != name)
        t.traps = {trap for trap in t.traps if trap[0] != turned}
    t.up[tile_name(t, name)] = name
    t.side = name
    going = [mouse] + [other for other in t.active if other is not mouse]
    for other in going:
        other.space = ""
    for other in going:
        free = [space for space in doors if t.has_room(space)]
        if not free:
            steps = {s: min(distances(t, door, None).get(s, 99) for door in doors) for s in t.map.spaces}
            room = [s for s in t.map.spaces if t.has_room(s)]
            near = min(steps[s] for s in room)
            free = [s for s in room if steps[s] == near]
        if len(free) == 1:
            other.space = free[0]
        else:
            _, word = yield Question("put", {other.seat: [f"put {space}" for space in free]})
            other.space = word.split()[1]
        t.say("put-down", other.hero, other.space)
    if name in t.things:
        t.tokens.append(Token(*t.things[name]))
    new = name not in t.explored
    if new:
        t.webs |= {(name, space) for space in t.chapter.webs.get(name, ()) if not t.swept}
        t.traps |= {(name, space) for space in t.chapter.traps.get(name, ())}
        t.tell(t.chapter.tale.places.get(name, "") if t.chapter.tale else "")
        yield from cross(t, f"explore {name}")
        t.explored.add(name)
        yield from encounter(t)
    t.check_objective()


def tile_name(t: MillTable, side_name: str) -> str:
    return t.chapter.board[tile_of(side_name, t.chapter)].tile


def leave_tokens(t: MillTable) -> None:
    """Shuffle the cards of the items that are left behind back into the deck; story items stay where they lie."""
    things = {thing for thing, _ in t.things.values()}
    for token in t.tokens:
        if token.item not in things:
            t.search_bag[token.item] += 1
    t.tokens = []


# -------------------------------------------------------------------- crossroads


def cross(t: MillTable, moment: str) -> Asking[None]:
    """At a crossroads any player may answer; the game waits for the first seat (MR-193)."""
    for crossing in t.chapter.tale.crossings if t.chapter.tale else ():
        names = tuple(choice.name for choice in crossing.choices)
        if moment not in crossing.when or set(names) & set(t.deeds):
            continue
        t.tell(crossing.passage)
        t.crossroads = names
        seats = range(t.seats)
        _, word = yield Question("crossroads", {seat: [f"decide {name}" for name in names] for seat in seats}, (0,))
        t.crossroads = None
        choice = next(choice for choice in crossing.choices if word == f"decide {choice.name}")
        t.deeds.append(choice.name)
        t.tell(choice.passage)
        for effect in choice.effects:
            yield from carry_out(t, effect)


def carry_out(t: MillTable, effect: Effect) -> Asking[None]:
    """The effect of a choice happens at once (MR-194)."""
    if effect.sort == "page":
        t.turn_page(effect.n)
    elif effect.sort == "marker":
        t.end += effect.n
    elif effect.sort == "come":
        arrive(t, list(effect.enemies))
    elif effect.sort == "wait":
        t.waiting[effect.what] = effect.enemies
    elif effect.sort == "item":
        t.stash.append(effect.what)
        t.search_bag[effect.what] = 0
    elif effect.sort == "wheel":
        yield from on_wheel(t, effect.n)
    elif effect.sort == "calm":
        t.calm = True
    elif effect.sort == "sweep":
        t.webs, t.swept = set(), True
    for mouse in t.active:
        if effect.sort == "cheese":
            t.win_cheese(mouse, effect.n)
        elif effect.sort == "pay":
            mouse.cheese -= min(mouse.cheese, effect.n)
        elif effect.sort == "heal":
            mouse.wounds = max(0, mouse.wounds - effect.n)


# -------------------------------------------------------------------- encounters


def encounter(t: MillTable) -> Asking[None]:
    """Somebody waits here because the chapter says so, or a card is turned over (M-094 to M-110)."""
    own = t.waiting.get(t.side, t.chapter.encounters.get(t.side))
    if own is not None:
        printed = t.chapter.encounters.get(t.side, ())
        if own and any(is_small(kind) for kind, _ in printed):  # the difficulty says how many of them (MR-214)
            own = (*fewer_small(list(own), t.level.fewer), *t.level.more)
        kinds = yield from reveal(t, list(own), card=False)
        arrive(t, kinds)
        return
    discard_visible(t)
    if not t.encounter_bag.total():
        t.encounter_bag, t.encounter_left = t.encounter_left, Counter()
    t.draw(t.encounter_bag.total())
    name = t.hear("encounter-revealed").card
    assert t.encounter_bag[name], f"{name} is not in the encounter deck"
    t.encounter_bag[name] -= 1
    t.visible = name
    card = ENCOUNTERS[name]
    kinds = yield from reveal(t, list(card.enemies(t.page)), card=True)
    arrive(t, kinds)
    if card.greedy:
        t.greedy = any(enemy.kind == "roach" for enemy in t.enemies)
    if card.traps:
        t.traps |= {(t.side, space) for space in t.map.crosses}
    if card.ambush:
        for enemy_card in enemy_cards(t):
            ambush(t, enemy_card)


def reveal(t: MillTable, kinds: list[tuple[str, int]], card: bool) -> Asking[list[tuple[str, int]]]:
    """Ask for cards that let fewer enemies come, and for the disguises, which send the rats away (MR-158)."""
    less, disguised = 0, False

    def left() -> list[tuple[str, int]]:
        return fewer_small([row for row in kinds if row[0] != "rat" or not disguised], less)

    def play(mouse: Mouse, power: object) -> None:
        nonlocal less
        less += strength(mouse, power)  # type: ignore[arg-type]

    def wear() -> None:
        nonlocal disguised
        disguised = True
        t.stash.remove("disguises")
        t.search_bag["disguises"] += 1

    yield from window(
        t,
        "encounter",
        lambda mouse, power: any(row[0] != "rat" or not disguised for row in kinds),
        play,
        lambda: card and "disguises" in t.stash and any(kind == "rat" for kind, _ in kinds),
        wear,
    )
    return left()
