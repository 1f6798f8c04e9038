"""Combattre: one attack on one figure, step by step (MR-89)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Go, Say, steps
from mulot.core.game import Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import KINDS, SEARCH, allowed
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Attack, Pass
from mulot.games.mystiques.model.frames import Fight
from mulot.games.mystiques.model.pieces import STUNNED, Enemy, Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    battle,
    defence,
    enemies_here,
    enemy,
    hero,
    in_reach,
    is_a,
    is_mouse,
    kind,
    label,
    mice_at,
    near,
    sees,
)
from mulot.games.mystiques.rules.die import BOW, CHEESE, SHIELD, SWORD, count, roll
from mulot.games.mystiques.rules.harm import affect, win_cheese, would_fall, wound_enemy, wound_mouse
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.surge import put_on_wheel
from mulot.games.mystiques.rules.windows import answers_in_window, ask_in_window, may_answer, power_of, use_in_window

CAT = -1
"""The attacker of a fight that is a part of the cat's one attack: the hits have been rolled already."""
STRIKING, STRUCK = frozenset({"attack", "attacked"}), frozenset({"hit", "wound"})
"""The moments of a fight for a mouse who attacks, and for one who is attacked."""

# -------------------------------------------------------------------- what a mouse can attack


def weapons(m: Mouse) -> list[str]:
    """The weapons a mouse holds and may use (M-124, MR-65)."""
    return [c for c in dict.fromkeys(m.gear) if SEARCH[c].sort == "weapon" and allowed(hero(m), SEARCH[c])]


def is_ranged(m: Mouse, weapon: str, e: Enemy) -> bool:
    """Whether a weapon is used at range against this enemy: one for both is in every space but her own (MR-186)."""
    card = SEARCH[weapon]
    if card.melee is None or card.ranged is None:
        return card.melee is None
    return e.space != m.space


def can_hit(s: State, m: Mouse, weapon: str, e: Enemy) -> Reason | None:
    """Why this weapon cannot attack this enemy."""
    if e.tile != s.here:
        return Reason("out-of-reach", "M-125")
    if not is_ranged(m, weapon, e):
        return None if in_reach(s, m.space, e.space) else Reason("out-of-reach", "M-125", show=(e.space,))
    if in_reach(s, m.space, e.space):
        return None
    if not sees(s, m.space, e.space):
        return Reason("out-of-sight", "M-127", show=(e.space,))
    close = (m.space, *near(s, m.space))
    if any(other.space in close for other in enemies_here(s)):
        return Reason("nearer-first", "M-128", show=(e.space,))
    return None


def attacks(s: State, mouse: int) -> list[Attack]:
    """All attacks a mouse could make now; an enemy with several cards is attacked on one of them (M-131)."""
    m = s.mice[mouse]
    return [
        Attack(weapon, card, e.number)
        for weapon in weapons(m)
        for e in enemies_here(s)
        if can_hit(s, m, weapon, e) is None
        for card in kind(e).cards
        if card in s.track
    ]


def why_not_attack(s: State, mouse: int, a: Attack) -> Reason:
    """Why an attack that is not in the list is not there."""
    m = s.mice[mouse]
    if not weapons(m):
        return Reason("no-weapon", "M-124")
    if a.weapon not in weapons(m):
        return Reason("not-held", "M-124")
    for e in s.enemies:
        if a.foe in kind(e).cards and a.foe in s.track and e.number == a.number:
            return can_hit(s, m, a.weapon, e) or Reason("out-of-reach", "M-125")
    return Reason("no-such-enemy", "M-125")


def target(s: State, a: Attack) -> Enemy:
    """The enemy an attack names."""
    return next(e for e in s.enemies if a.foe in kind(e).cards and e.number == a.number)


# -------------------------------------------------------------------- the fight


@steps("prepare", "attack", "improve", "brace", "defend", "ward", "abilities", "cheese", "deal")
class FightSteps(Procedure[Fight]):
    """Attack roll, defence roll, abilities, cheese for the wheel (and its surge), wounds: in this order."""

    # ------------------------------------------------------------ attack

    def prepare(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        if f.hits >= 0:
            return Go("brace")
        mine = is_mouse(f.attacker)
        if not may_answer(s, STRIKING if mine else STRUCK, f.attacker if mine else f.defender):
            return self.at_once(f, s, luck, say)
        return ask_in_window(s, "attack", f.attacker, f.passed, manner(f)) if mine else None

    def at_once(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        """Nobody holds a card for this fight: one step after the other, and nobody is asked."""
        self.attack(f, s, luck, say)
        if f.hits:
            self.defend(f, s, luck, say)
            self.abilities(f, s, luck, say)
        f.at = "cheese"
        surge = self.cheese(f, s, luck, say)
        if surge is not None:
            return surge
        f.at = "deal"
        return self.deal(f, s, luck, say)

    def prepare_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(f, s, seat, a, say, "prepare")

    def attack(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        f.passed = ()
        who, number = label(s, f.attacker)
        whom, other = label(s, f.defender)
        say(ev.AttackAimed(who, number, whom, other))
        faces = roll(self.attack_dice(f, s), luck)
        f.hits = count(faces, BOW if f.ranged else SWORD)
        say(ev.AttackRolled(who, number, faces, f.hits, "M-134" if f.ranged else "M-133"))
        cheese = count(faces, CHEESE)
        if is_mouse(f.attacker):
            double = 2 if is_a(s.mice[f.attacker], "mystic") else 1
            win_cheese(s, f.attacker, cheese * double, say)
        elif KINDS[who].gift == "again":
            s.encore = s.encore or cheese > 0
        else:
            f.wheel += cheese

    def attack_dice(self, f: Fight, s: State) -> int:
        if not is_mouse(f.attacker):
            return KINDS[label(s, f.attacker)[0]].battle
        m = s.mice[f.attacker]
        dice = battle(m, f.weapon, f.ranged) + f.dice
        if SEARCH[f.weapon].quirk == "compassion":  # a die for every other wounded mouse in her space
            dice += sum(i != f.attacker and s.mice[i].wounds + s.mice[i].poison > 0 for i in mice_at(s, m.space))
        return dice

    def improve(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        return ask_in_window(s, "attacked", f.attacker, f.passed, manner(f)) if is_mouse(f.attacker) else None

    def improve_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        power = None if isinstance(a, Pass) else power_of(s, a.card)
        if power is not None and power.effect == "again":
            use_in_window(s, a, f, say)
            return Go("attack")
        return self.answered(f, s, seat, a, say, "improve")

    # ------------------------------------------------------------ defence

    def brace(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        if f.hits > 0 and is_mouse(f.defender):
            return ask_in_window(s, "hit", f.defender, f.passed)
        return None

    def brace_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(f, s, seat, a, say, "brace")

    def defend(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        """Only after a hit (M-135), against melee and ranged attacks alike (M-136)."""
        f.passed = ()
        if not f.hits:
            return Go("cheese")
        faces = roll(self.defence_dice(f, s), luck)
        f.blocks = count(faces, SHIELD)
        if faces:
            who, number = label(s, f.defender)
            say(ev.DefenceRolled(who, number, faces, f.blocks))
        cheese = count(faces, CHEESE)
        if is_mouse(f.defender):
            win_cheese(s, f.defender, cheese, say)
        elif f.weapon and SEARCH[f.weapon].quirk == "snatch":  # the bow that diverts the defender's cheese
            win_cheese(s, f.attacker, cheese, say)
        elif f.attacker != CAT and not KINDS[label(s, f.defender)[0]].cat:  # M-169
            f.wheel += cheese
        f.wounds = max(0, f.hits - f.blocks)
        return None

    def defence_dice(self, f: Fight, s: State) -> int:
        if is_mouse(f.defender):
            return defence(s.mice[f.defender]) + f.dice
        dice = KINDS[label(s, f.defender)[0]].defence - f.less
        if f.weapon and SEARCH[f.weapon].quirk == "sly":  # an enemy lower on the track defends worse
            dice -= s.track.index(f.card) > s.track.index(s.mice[f.attacker].hero)
        return max(0, dice)

    def ward(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        if f.wounds and is_mouse(f.defender):
            return ask_in_window(s, "wound", f.defender, f.passed)
        return None

    def ward_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(f, s, seat, a, say, "ward")

    # ------------------------------------------------------------ what comes of it

    def abilities(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        """The scamp's trait comes before the enemy's cheese reaches the wheel (MR-18)."""
        f.passed = ()
        if not is_mouse(f.attacker) or f.attacker == CAT or is_mouse(f.defender):
            return
        e = enemy(s, f.defender)
        if e and is_a(s.mice[f.attacker], "scamp") and would_fall(s, e, f.card, f.wounds):
            if kind(e).family == "rat" and s.wheel:
                s.wheel -= 1
                say(ev.CheeseOffWheel(1, s.wheel))
            win_cheese(s, f.attacker, 1, say, "MR-18")

    def cheese(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        """A surge comes before the death of the enemy that caused it (M-112)."""
        return put_on_wheel(s, f.wheel, say, "M-140")

    def deal(self, f: Fight, s: State, luck: Luck, say: Say) -> Any:
        if not f.wounds:
            return DONE
        if not is_mouse(f.defender):
            e = enemy(s, f.defender)
            if e and f.card in s.track:
                wound_enemy(s, e, f.card, f.wounds, say)
            return DONE
        if not s.mice[f.defender].space:
            return DONE
        return self.harm_mouse(f, s, say)

    def harm_mouse(self, f: Fight, s: State, say: Say) -> Any:
        m = s.mice[f.defender]
        gift = "" if f.attacker == CAT else KINDS[label(s, f.attacker)[0]].gift
        stolen = min(f.wounds, m.cheese) if gift == "steals" else 0
        if stolen:
            m.cheese -= stolen
            say(ev.CheeseLost(m.hero, stolen))
        wound_mouse(s, f.defender, f.wounds - stolen, say, poison=gift == "poison")
        if gift == "stun" and m.space and f.wounds:
            affect(s, f.defender, STUNNED, say, "MR-189")
        return put_on_wheel(s, stolen, say, "M-110") if s.greedy else None

    # ------------------------------------------------------------ windows

    def answered(self, f: Fight, s: State, seat: int, a: Any, say: Say, step: str) -> Any:
        if isinstance(a, Pass):
            f.passed = (*f.passed, seat)
        else:
            use_in_window(s, a, f, say)
        return Go(step)

    def legal(self, f: Fight, s: State, seat: int) -> Sequence[Any]:
        moment = {"prepare": "attack", "improve": "attacked", "brace": "hit", "ward": "wound"}[f.at]
        concerned = f.attacker if moment in ("attack", "attacked") else f.defender
        return answers_in_window(s, moment, concerned, seat, manner(f))


def manner(f: Fight) -> str:
    """How the attacker fights: a card may be for one sort of weapon only."""
    return "ranged" if f.ranged else "melee"
