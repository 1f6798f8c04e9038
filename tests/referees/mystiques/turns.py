"""The rounds, a mouse's turn, and her actions."""

from __future__ import annotations

from collections.abc import Iterator

from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import SEARCH
from referees.mystiques import bag, items, movement
from referees.mystiques.arrivals import on_wheel, rise
from referees.mystiques.cards import pay, playable, reaches, strength
from referees.mystiques.enemies import enemies_turn
from referees.mystiques.exploration import can_explore, cross, explore
from referees.mystiques.fights import Clash, defend, mouse_attacks
from referees.mystiques.figures import Asking, Enemy, Mouse, MouseTurn, Over, Question
from referees.mystiques.rulebook_tables import HEROES
from referees.mystiques.table import MillTable, power_of

ROUNDS = 200


def rounds(t: MillTable) -> Asking[None]:
    """Round after round, every card has a turn: next is always the highest that has not had its own (MR-04)."""
    while True:
        t.round += 1
        if t.round > ROUNDS:
            raise Over(False, "long-night")
        t.acted, t.relaid = [], False
        while not t.relaid:
            card = next((card for card in t.track if card not in t.acted), None)
            if card is None:
                break
            t.acted.append(card)
            t.used = set()
            if card in HEROES:
                yield from mouse_turn(t, t.mouse(card))
            else:
                yield from enemies_turn(t, card)
        if not t.relaid and not t.enemies:
            yield from on_wheel(t, 1)


# -------------------------------------------------------------------- a mouse's turn


def mouse_turn(t: MillTable, mouse: Mouse) -> Asking[None]:
    if mouse.space:
        t.turn = MouseTurn(mouse)
        t.turn.points = movement.roll_move(t, mouse)
        while not t.turn.over:
            words = list(choices(t, t.turn))
            _, word = yield Question("turn", {mouse.seat: [*words, "end-turn"]})
            if word == "end-turn":
                break
            yield from do(t, t.turn, word)
        t.turn = None
    elif t.enemies:
        if t.whisper:
            yield from captive_turn(t, mouse)
        return
    else:
        yield from come_back(t, mouse)
    if mouse.space:
        movement.drift(t, mouse)


def captive_turn(t: MillTable, mouse: Mouse) -> Asking[None]:
    """A captive whispers to a free mouse, gnaws at the wheel, or waits (MR-212)."""
    words = [f"whisper {other.hero}" for other in t.active] + (["gnaw"] if t.wheel else []) + ["end-turn"]
    _, word = yield Question("captive", {mouse.seat: words})
    if word == "gnaw":
        t.wheel -= 1
    elif word != "end-turn":
        t.win_cheese(t.mouse(word.split()[1]))


def come_back(t: MillTable, mouse: Mouse) -> Asking[None]:
    """She comes back to a mouse, or beside her if that space is full (M-149)."""
    spaces: list[str] = []
    for other in t.active:
        free = [other.space] if t.has_room(other.space) else [s for s in t.around(other.space) if t.has_room(s)]
        spaces += free
    spaces = sorted(set(spaces), key=t.map.spaces.index)
    if len(spaces) == 1:
        mouse.space = spaces[0]
        return
    _, word = yield Question("come-back", {mouse.seat: [f"put {space}" for space in spaces]})
    mouse.space = word.split()[1]


# -------------------------------------------------------------------- what she can do


def choices(t: MillTable, turn: MouseTurn) -> Iterator[str]:
    """Yield everything that a mouse can do now, besides ending her turn."""
    mouse = turn.mouse
    fixed = bool(mouse.effects & {"webbed", "down"})
    yield from (f"step {space}" for space in movement.steps(t, turn))
    if "down" in mouse.effects and not turn.moved and "webbed" not in mouse.effects and turn.points:
        yield "stand"
    yield from items.places(t, mouse)
    yield from turn_cards(t, turn)
    if t.calm or mouse.space not in t.map.flow:
        if not turn.shared:
            yield from (f"share {other.hero}" for other in bag.sharers(t, turn))
        if not turn.equipped and (mouse.gear or mouse.bag):
            yield "equip"
        if not turn.learnt and mouse.cheese >= 6:
            yield from (f"level-up {name}" for name in bag.lessons(t, mouse))
    if turn.acted:
        return
    yield from (f"recover {effect}" for effect in ("stunned", "webbed") if effect in mouse.effects)
    if "stunned" in mouse.effects:
        return
    if turn.moved and not fixed:
        yield "scurry"
    yield from (word for word, *_ in attacks(t, mouse))
    if t.side not in mouse.searched:
        yield "search"
    if can_explore(t, mouse):
        yield "explore"
    yield from (f"pick-up {item}" for item in t.token_on(mouse.space))
    yield from items.flights(t, mouse)


def attacks(t: MillTable, mouse: Mouse) -> Iterator[tuple[str, str, Enemy, str, bool]]:
    """Yield the attacks that a mouse can make: word, weapon, enemy, card, and whether from afar."""
    here = mouse.space
    for name in mouse.gear:
        weapon = SEARCH[name]
        if weapon.sort != "weapon" or (weapon.classes and not set(weapon.classes) & set(HEROES[mouse.hero].classes)):
            continue
        close = [e for e in t.enemies if e.space == here or t.adjacent(here, e.space)]
        targets = close
        if weapon.ranged is not None and not close:
            targets = [e for e in t.enemies if e.space in t.map.sight[here]]
        for enemy in targets:
            ranged = weapon.ranged is not None and (weapon.melee is None or enemy.space != here)
            for card in enemy.printed.cards:
                if card in t.track:
                    number = f" {enemy.number}" if enemy.number else ""
                    yield f"attack {name} {card}{number}", name, enemy, card, ranged


def do(t: MillTable, turn: MouseTurn, word: str) -> Asking[None]:
    """Carry out what was chosen."""
    mouse = turn.mouse
    verb, *rest = word.split()
    if verb == "step":
        yield from movement.step(t, turn, rest[0])
    elif verb == "stand":
        mouse.effects.discard("down")
        turn.points, turn.moved = 0, True
    elif verb == "place":
        items.lay_down(t, mouse, rest[0], rest[1])
    elif verb == "use":
        yield from play_card(t, turn, rest)
    elif verb == "share":
        turn.shared = True
        yield from bag.share(t, mouse, t.mouse(rest[0]))
    elif verb == "equip":
        turn.equipped = True
        yield from bag.equip(t, mouse)
    elif verb == "level-up":
        turn.learnt = True
        mouse.cheese -= 6
        mouse.abilities.append(rest[0])
    else:
        attack = next((attack for attack in attacks(t, mouse) if attack[0] == word), None)
        turn.acted = True
        turn.points = 0 if turn.moved else turn.points
        if attack:
            yield from mouse_attacks(t, mouse, *attack[1:])
        elif verb == "scurry":
            turn.points = movement.roll_move(t, mouse)
        elif verb == "recover":
            yield from movement.recover(t, mouse, rest[0])
        elif verb == "search":
            yield from bag.search(t, mouse)
        elif verb == "explore":
            yield from explore(t, mouse)
        elif verb == "pick-up":
            items.pick_up(t, rest[0])
            yield from cross(t, f"take {rest[0]}")
            t.check_objective()
        else:
            yield from items.catapult(t, rest[0], rest[1])


# -------------------------------------------------------------------- cards in her own turn


def turn_cards(t: MillTable, turn: MouseTurn) -> Iterator[str]:
    mouse = turn.mouse
    for name, power in playable(t, mouse, "turn"):
        word = f"use {mouse.hero} {name}"
        if power.effect in ("heal", "free", "antidote"):
            yield from (f"{word} {other.hero}" for other in t.active if helps(t, mouse, power, other))
        elif power.effect in ("strike", "topple"):
            yield from (f"{word} {target}" for target, _, _ in targets(t, mouse, power))
        elif is_useful(t, turn, power):
            yield word


def helps(t: MillTable, mouse: Mouse, power: Power, other: Mouse) -> bool:
    needs = {"heal": other.wounds > 0, "free": bool(other.effects), "antidote": other.poison > 0}
    return needs[power.effect] and reaches(t, mouse, power, other)


def targets(t: MillTable, mouse: Mouse, power: Power) -> Iterator[tuple[str, Enemy, str]]:
    """Yield the enemies that a card can strike or topple."""
    here = mouse.space
    for enemy in t.enemies:
        seen = (
            enemy.space in t.map.sight[here]
            if power.reach == "sight"
            else (enemy.space == here or t.adjacent(here, enemy.space))
        )
        if not seen:
            continue
        number = f" {enemy.number}" if enemy.number else ""
        if power.effect == "topple":
            if not enemy.printed.large and not enemy.printed.cat and not enemy.down:
                yield f"{enemy.kind}{number}", enemy, ""
        else:
            yield from ((f"{card}{number}", enemy, card) for card in enemy.printed.cards if card in t.track)


def is_useful(t: MillTable, turn: MouseTurn, power: Power) -> bool:
    mouse = turn.mouse
    if power.effect == "nibble":
        return t.wheel > 0
    if power.effect == "cheer-all":
        return len(t.active) > 1
    if power.effect == "rise":
        return t.height(mouse.hero) > 0
    if power.effect == "rummage":
        return t.side not in mouse.searched and "stunned" not in mouse.effects
    return turn.points > 0 and not mouse.effects & {"webbed", "down"}


def play_card(t: MillTable, turn: MouseTurn, rest: list[str]) -> Asking[None]:
    mouse, name = turn.mouse, rest[1]
    power = power_of(name)
    n = strength(mouse, power)
    pay(t, mouse, name)
    on = " ".join(rest[2:])
    if power.effect == "heal":
        other = t.mouse(on)
        other.wounds = max(0, other.wounds - n)
    elif power.effect == "antidote":
        other = t.mouse(on)
        other.poison = max(0, other.poison - n)
    elif power.effect == "free":
        t.mouse(on).effects.clear()
    elif power.effect == "topple":
        next(enemy for word, enemy, _ in targets(t, mouse, power) if word == on).down = True
    elif power.effect == "strike":
        _, enemy, card = next(target for target in targets(t, mouse, power) if target[0] == on)
        yield from defend(t, Clash(mouse, enemy, card, hits=n))
    elif power.effect == "nibble":
        t.wheel = max(0, t.wheel - n)
    elif power.effect == "cheer-all":
        for other in t.active:
            if other is not mouse:
                t.win_cheese(other, n)
    elif power.effect == "rise":
        rise(t, mouse.hero, n)
    elif power.effect == "hurry":
        turn.points += n
    else:
        yield from bag.search(t, mouse)
