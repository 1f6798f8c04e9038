"""Combattre: one attack on one figure, step by step (MR-89)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import DONE, Frame, Go, Say, steps
from mulot.core.game import Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import KINDS, SEARCH, allowed
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Attack, Pass
from mulot.games.mystiques.model.pieces import STUNNED, Enemy, Mouse
from mulot.games.mystiques.rules import windows
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
from mulot.games.mystiques.rules.surge import put_on_wheel

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State

CAT = -1
"""The attacker of a fight that is a part of the cat's one attack: the hits have been rolled already."""


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
class Fight(Frame, tag="fight"):
    """Attack roll, defence roll, abilities, cheese for the wheel (and its surge), wounds: in this order."""

    attacker: int = 0
    defender: int = 0
    card: str = ""
    """The enemy card that attacks or is attacked."""
    weapon: str = ""
    ranged: bool = False
    dice: int = 0
    """Dice that cards add to the roll ahead."""
    less: int = 0
    """Dice that cards take from the enemy's defence."""
    hits: int = -1
    blocks: int = 0
    wounds: int = 0
    wheel: int = 0
    """Enemies' cheese, set aside until all else is settled (M-141)."""
    passed: tuple[int, ...] = ()

    # ------------------------------------------------------------ attack

    def prepare(self, s: State, luck: Luck, say: Say) -> Any:
        if self.hits >= 0:
            return Go("brace")
        return windows.ask(s, "attack", self.attacker, self.passed) if is_mouse(self.attacker) else None

    def prepare_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(s, seat, a, say, "prepare")

    def attack(self, s: State, luck: Luck, say: Say) -> Any:
        self.passed = ()
        who, number = label(s, self.attacker)
        whom, other = label(s, self.defender)
        say(ev.AttackAimed(who, number, whom, other))
        faces = roll(self.attack_dice(s), luck)
        self.hits = count(faces, BOW if self.ranged else SWORD)
        say(ev.AttackRolled(who, number, faces, self.hits, "M-134" if self.ranged else "M-133"))
        cheese = count(faces, CHEESE)
        if is_mouse(self.attacker):
            double = 2 if is_a(s.mice[self.attacker], "mystic") else 1
            win_cheese(s, self.attacker, cheese * double, say)
        elif KINDS[who].gift == "again":
            s.encore = s.encore or cheese > 0
        else:
            self.wheel += cheese

    def attack_dice(self, s: State) -> int:
        if not is_mouse(self.attacker):
            return KINDS[label(s, self.attacker)[0]].battle
        m = s.mice[self.attacker]
        dice = battle(m, self.weapon, self.ranged) + self.dice
        if SEARCH[self.weapon].quirk == "compassion":  # a die for every other wounded mouse in her space
            dice += sum(i != self.attacker and s.mice[i].wounds + s.mice[i].poison > 0 for i in mice_at(s, m.space))
        return dice

    def improve(self, s: State, luck: Luck, say: Say) -> Any:
        return windows.ask(s, "attacked", self.attacker, self.passed) if is_mouse(self.attacker) else None

    def improve_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        if not isinstance(a, Pass) and windows.power_of(a.card).effect == "again":  # type: ignore[union-attr]
            windows.use(s, a, self, say)
            return Go("attack")
        return self.answered(s, seat, a, say, "improve")

    # ------------------------------------------------------------ defence

    def brace(self, s: State, luck: Luck, say: Say) -> Any:
        if self.hits > 0 and is_mouse(self.defender):
            return windows.ask(s, "hit", self.defender, self.passed)
        return None

    def brace_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(s, seat, a, say, "brace")

    def defend(self, s: State, luck: Luck, say: Say) -> Any:
        """Only after a hit (M-135), against melee and ranged attacks alike (M-136)."""
        self.passed = ()
        if not self.hits:
            return Go("cheese")
        faces = roll(self.defence_dice(s), luck)
        self.blocks = count(faces, SHIELD)
        if faces:
            who, number = label(s, self.defender)
            say(ev.DefenceRolled(who, number, faces, self.blocks))
        cheese = count(faces, CHEESE)
        if is_mouse(self.defender):
            win_cheese(s, self.defender, cheese, say)
        elif self.weapon and SEARCH[self.weapon].quirk == "snatch":  # the bow that diverts the defender's cheese
            win_cheese(s, self.attacker, cheese, say)
        elif self.attacker != CAT and not KINDS[label(s, self.defender)[0]].cat:  # M-169
            self.wheel += cheese
        self.wounds = max(0, self.hits - self.blocks)
        return None

    def defence_dice(self, s: State) -> int:
        if is_mouse(self.defender):
            return defence(s.mice[self.defender]) + self.dice
        dice = KINDS[label(s, self.defender)[0]].defence - self.less
        if self.weapon and SEARCH[self.weapon].quirk == "sly":  # an enemy lower on the track defends worse
            dice -= s.track.index(self.card) > s.track.index(s.mice[self.attacker].hero)
        return max(0, dice)

    def ward(self, s: State, luck: Luck, say: Say) -> Any:
        if self.wounds and is_mouse(self.defender):
            return windows.ask(s, "wound", self.defender, self.passed)
        return None

    def ward_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        return self.answered(s, seat, a, say, "ward")

    # ------------------------------------------------------------ what comes of it

    def abilities(self, s: State, luck: Luck, say: Say) -> Any:
        """The scamp's trait comes before the enemy's cheese reaches the wheel (MR-18)."""
        self.passed = ()
        if not is_mouse(self.attacker) or self.attacker == CAT or is_mouse(self.defender):
            return
        e = enemy(s, self.defender)
        if e and is_a(s.mice[self.attacker], "scamp") and would_fall(s, e, self.card, self.wounds):
            if kind(e).family == "rat" and s.wheel:
                s.wheel -= 1
                say(ev.CheeseOffWheel(1, s.wheel))
            win_cheese(s, self.attacker, 1, say, "MR-18")

    def cheese(self, s: State, luck: Luck, say: Say) -> Any:
        """A surge comes before the death of the enemy that caused it (M-112)."""
        return put_on_wheel(s, self.wheel, say, "M-140")

    def deal(self, s: State, luck: Luck, say: Say) -> Any:
        if not self.wounds:
            return DONE
        if not is_mouse(self.defender):
            e = enemy(s, self.defender)
            if e and self.card in s.track:
                wound_enemy(s, e, self.card, self.wounds, say)
            return DONE
        if not s.mice[self.defender].space:
            return DONE
        return self.harm_mouse(s, say)

    def harm_mouse(self, s: State, say: Say) -> Any:
        m = s.mice[self.defender]
        gift = "" if self.attacker == CAT else KINDS[label(s, self.attacker)[0]].gift
        stolen = min(self.wounds, m.cheese) if gift == "steals" else 0
        if stolen:
            m.cheese -= stolen
            say(ev.CheeseLost(m.hero, stolen))
        wound_mouse(s, self.defender, self.wounds - stolen, say, poison=gift == "poison")
        if gift == "stun" and m.space and self.wounds:
            affect(s, self.defender, STUNNED, say, "MR-189")
        return put_on_wheel(s, stolen, say, "M-110") if s.greedy else None

    # ------------------------------------------------------------ windows

    def answered(self, s: State, seat: int, a: Any, say: Say, step: str) -> Any:
        if isinstance(a, Pass):
            self.passed = (*self.passed, seat)
        else:
            windows.use(s, a, self, say)
        return Go(step)

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        moment = {"prepare": "attack", "improve": "attacked", "brace": "hit", "ward": "wound"}[self.at]
        concerned = self.attacker if moment in ("attack", "attacked") else self.defender
        return windows.answers(s, moment, concerned, seat)
