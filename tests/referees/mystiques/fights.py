"""Fights: dice, hits, shields, wounds, and who gets the cheese."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mulot.games.mystiques.content.powers import Power
from mulot.games.mystiques.content.search_cards import SEARCH
from referees.mystiques.arrivals import on_wheel
from referees.mystiques.cards import reaches, strength, window
from referees.mystiques.figures import Asking, Enemy, Mouse
from referees.mystiques.rulebook_tables import BOW, CHEESE, HEROES, SHIELD, SWORD
from referees.mystiques.table import MillTable


@dataclass
class Clash:
    """One attack, and one figure that defends."""

    attacker: Mouse | Enemy
    defender: Mouse | Enemy
    card: str = ""
    """The enemy's card that is attacked."""
    weapon: str = ""
    ranged: bool = False
    more: int = 0
    """Dice that cards add to the attack."""
    less: int = 0
    """Dice that cards take from the defence."""
    hits: int = 0
    shields: int = 0
    """Dice that cards add to the defence."""
    wounds: int = 0
    wheel: int = 0
    """Cheese that waits to be put on the wheel."""
    again: bool = False

    @property
    def cat(self) -> bool:
        return any(isinstance(side, Enemy) and side.printed.cat for side in (self.attacker, self.defender))

    @property
    def quirk(self) -> str:
        return SEARCH[self.weapon].quirk if self.weapon else ""


def count(faces: Iterable[int], signs: set[int]) -> int:
    return sum(face in signs for face in faces)


def name_of(figure: Mouse | Enemy) -> tuple[str, int]:
    return (figure.hero, 0) if isinstance(figure, Mouse) else figure.name


# -------------------------------------------------------------------- the attack roll


def attack_dice(t: MillTable, clash: Clash) -> int:
    """Return battle value and bonuses (M-132, MR-191)."""
    attacker = clash.attacker
    if isinstance(attacker, Enemy):
        return attacker.printed.battle
    weapon = SEARCH[clash.weapon]
    dice = HEROES[attacker.hero].battle + (weapon.ranged if clash.ranged else weapon.melee or 0) + clash.more  # type: ignore[operator]
    if clash.quirk == "compassion":
        dice += sum(m is not attacker and m.wounds + m.poison > 0 for m in t.mice_on(attacker.space))
    return dice


def roll_attack(t: MillTable, clash: Clash) -> None:
    if clash.attacker is not clash.defender:
        t.say("attack-aimed", *name_of(clash.attacker), *name_of(clash.defender))
    faces = t.roll(attack_dice(t, clash))
    clash.hits = count(faces, BOW if clash.ranged else SWORD)
    t.say("attack-rolled", *name_of(clash.attacker), faces, clash.hits)
    cheese = count(faces, CHEESE)
    if isinstance(clash.attacker, Mouse):
        t.win_cheese(clash.attacker, cheese * (2 if clash.attacker.hero == "selene" else 1))
    elif clash.attacker.kind == "vurst":
        clash.again = cheese > 0
    elif not clash.cat:
        clash.wheel += cheese


def mouse_attacks(t: MillTable, mouse: Mouse, weapon: str, enemy: Enemy, card: str, ranged: bool) -> Asking[None]:
    """Fight with an enemy, with cards before and after the roll."""
    clash = Clash(mouse, enemy, card, weapon, ranged)

    def fits(other: Mouse, power: Power) -> bool:
        return other is mouse and (not power.weapon or (power.weapon == "ranged") == ranged)

    def play(other: Mouse, power: Power) -> None:
        if power.effect == "dice":
            clash.more += strength(other, power)
        elif power.effect == "pierce":
            clash.less += strength(other, power)
        elif power.effect == "hits":
            clash.hits += strength(other, power)
        else:
            roll_attack(t, clash)

    yield from window(t, "attack", fits, play)
    roll_attack(t, clash)
    yield from window(t, "attacked", fits, play)
    yield from defend(t, clash)


# -------------------------------------------------------------------- defence and wounds


def defence_dice(t: MillTable, clash: Clash) -> int:
    """Return defence value and bonuses (M-137, MR-191)."""
    defender = clash.defender
    if isinstance(defender, Mouse):
        return HEROES[defender.hero].defence + sum(card.defence for card in defender.worn()) + clash.shields
    dice = defender.printed.defence - clash.less
    if isinstance(clash.attacker, Mouse) and clash.quirk == "sly":
        dice -= t.height(clash.card) > t.height(clash.attacker.hero)
    return max(0, dice)


def defend(t: MillTable, clash: Clash) -> Asking[None]:
    """Roll the defence if there was a hit (M-135), count the wounds and deal them (MR-89)."""
    defender = clash.defender
    if clash.hits and isinstance(defender, Mouse):
        yield from ask_to_shield(t, clash, defender)
    if clash.hits and defence_dice(t, clash):
        faces = t.roll(defence_dice(t, clash))
        blocks = count(faces, SHIELD)
        t.say("defence-rolled", *name_of(defender), faces, blocks)
        clash.wounds = max(0, clash.hits - blocks)
        defence_cheese(t, clash, count(faces, CHEESE))
    else:
        clash.wounds = clash.hits
    if clash.wounds and isinstance(defender, Mouse):
        yield from ask_to_prevent(t, clash, defender)
    if isinstance(defender, Enemy) and clash.wounds:
        reward_scamp(t, clash, defender)
    yield from on_wheel(t, clash.wheel)
    if clash.wounds:
        yield from deal(t, clash)


def defence_cheese(t: MillTable, clash: Clash, cheese: int) -> None:
    if isinstance(clash.defender, Mouse):
        t.win_cheese(clash.defender, cheese)
    elif isinstance(clash.attacker, Mouse) and clash.quirk == "snatch":
        t.win_cheese(clash.attacker, cheese)
    elif not clash.cat:
        clash.wheel += cheese


def reward_scamp(t: MillTable, clash: Clash, enemy: Enemy) -> None:
    """Filch takes a cheese for an enemy that he is about to beat, off the wheel if it is a rat (MR-18)."""
    scamp = clash.attacker
    if isinstance(scamp, Mouse) and scamp.hero == "filch" and beats(t, enemy, clash.card, clash.wounds):
        if enemy.printed.rat and t.wheel:
            t.wheel -= 1
        t.win_cheese(scamp)


def beats(t: MillTable, enemy: Enemy, card: str, wounds: int) -> bool:
    others = [other for other in enemy.printed.cards if other != card and other in t.track]
    return not others and t.hurt[card] + wounds >= enemy.printed.hearts


def ask_to_shield(t: MillTable, clash: Clash, mouse: Mouse) -> Asking[None]:
    def play(other: Mouse, power: Power) -> None:
        clash.shields += strength(other, power)

    yield from window(t, "hit", lambda other, power: reaches(t, other, power, mouse), play)


def ask_to_prevent(t: MillTable, clash: Clash, mouse: Mouse) -> Asking[None]:
    def play(other: Mouse, power: Power) -> None:
        clash.wounds = max(0, clash.wounds - strength(other, power))

    yield from window(t, "wound", lambda other, power: clash.wounds > 0 and reaches(t, other, power, mouse), play)


def deal(t: MillTable, clash: Clash) -> Asking[None]:
    """Deal the wounds: cockroaches steal cheese instead (MR-88), spiders poison, centipedes stun (MR-189)."""
    attacker, defender = clash.attacker, clash.defender
    if isinstance(defender, Enemy):
        t.say("wounded", *name_of(defender), clash.wounds)
        t.hurt_card(defender, clash.card, clash.wounds)
        return
    kind = attacker.kind if isinstance(attacker, Enemy) else ""
    stolen = min(defender.cheese, clash.wounds) if kind == "roach" else 0
    defender.cheese -= stolen
    clash.wounds -= stolen
    if clash.wounds:
        t.wound(defender, clash.wounds, poison=kind == "spider")
        if kind == "centipede" and defender.space:
            t.affect(defender, "stunned")
    if t.greedy:
        yield from on_wheel(t, stolen)
