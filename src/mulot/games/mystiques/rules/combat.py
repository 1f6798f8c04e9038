"""Fighting (Combattre): one figure attacks another, in the steps of MR-89."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.game import Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import KINDS, SEARCH, class_may_use
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Attack, Pass
from mulot.games.mystiques.model.frames import Fight
from mulot.games.mystiques.model.pieces import STUNNED, Enemy, Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import BOW, CHEESE, SHIELD, SWORD, count_sign, roll_dice
from mulot.games.mystiques.rules.board import (
    adjacent_spaces,
    attack_value,
    defence_value,
    enemies_here,
    enemy,
    figure_name_and_number,
    has_class,
    hero,
    in_reach,
    is_mouse,
    kind,
    mice_at,
    sees,
)
from mulot.games.mystiques.rules.card_windows import (
    answer_in_window,
    answers_in_window,
    ask_in_window,
    has_card_for,
    power_of,
    use_in_window,
)
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.surge import put_cheese_on_wheel
from mulot.games.mystiques.rules.wounds import (
    give_cheese,
    put_under_effect,
    would_be_defeated,
    wound_enemy,
    wound_mouse,
)

CAT_ATTACK = -1
"""The attacker of a fight that is part of the cat's single attack roll, whose hits have been rolled already."""
ATTACKER_MOMENTS, DEFENDER_MOMENTS = frozenset({"attack", "attacked"}), frozenset({"hit", "wound"})
"""The moments at which cards can be played for the mouse who attacks, and for the mouse who is attacked."""

# -------------------------------------------------------------------- attacks a mouse can make


def usable_weapons(m: Mouse) -> list[str]:
    """Return the weapons that a mouse holds and that her class may use (M-124, MR-65)."""
    return [c for c in dict.fromkeys(m.gear) if SEARCH[c].sort == "weapon" and class_may_use(hero(m), SEARCH[c])]


def is_ranged(m: Mouse, weapon: str, e: Enemy) -> bool:
    """True if this weapon is used at range against this enemy.

    A weapon for both is used in melee in the mouse's own space and at range elsewhere (MR-186).
    """
    card = SEARCH[weapon]
    if card.melee is None or card.ranged is None:
        return card.melee is None
    return e.space != m.space


def why_not_hit(s: State, m: Mouse, weapon: str, e: Enemy) -> Reason | None:
    """Return why this weapon cannot attack this enemy, or None if it can."""
    if e.tile != s.here:
        return Reason("out-of-reach", "M-125")
    if not is_ranged(m, weapon, e):
        return None if in_reach(s, m.space, e.space) else Reason("out-of-reach", "M-125", show=(e.space,))
    if in_reach(s, m.space, e.space):
        return None
    if not sees(s, m.space, e.space):
        return Reason("out-of-sight", "M-127", show=(e.space,))
    close = (m.space, *adjacent_spaces(s, m.space))
    if any(other.space in close for other in enemies_here(s)):
        return Reason("nearer-first", "M-128", show=(e.space,))
    return None


def legal_attacks(s: State, mouse: int) -> list[Attack]:
    """Return every attack that a mouse can make now. An enemy with several cards is attacked on one of them (M-131)."""
    m = s.mice[mouse]
    return [
        Attack(weapon, card, e.number)
        for weapon in usable_weapons(m)
        for e in enemies_here(s)
        if why_not_hit(s, m, weapon, e) is None
        for card in kind(e).cards
        if card in s.track
    ]


def why_not_attack(s: State, mouse: int, a: Attack) -> Reason:
    """Explain why an attack is not legal."""
    m = s.mice[mouse]
    if not usable_weapons(m):
        return Reason("no-weapon", "M-124")
    if a.weapon not in usable_weapons(m):
        return Reason("not-held", "M-124")
    for e in s.enemies:
        if a.foe in kind(e).cards and a.foe in s.track and e.number == a.number:
            return why_not_hit(s, m, a.weapon, e) or Reason("out-of-reach", "M-125")
    return Reason("no-such-enemy", "M-125")


def attacked_enemy(s: State, a: Attack) -> Enemy:
    """Return the enemy that an attack names."""
    return next(e for e in s.enemies if a.foe in kind(e).cards and e.number == a.number)


# -------------------------------------------------------------------- the fight


@steps("prepare", "attack", "improve", "brace", "defend", "ward", "abilities", "cheese", "deal")
class FightSteps(Procedure[Fight]):
    """A fight: the attack roll, the defence roll, abilities, cheese for the wheel (and its surge), and then wounds
    (MR-89)."""

    # ------------------------------------------------------------ attack

    def prepare(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards before the attack roll (MR-187). If the hits are known already, continue with the defence."""
        if f.hits >= 0:
            return Goto("brace")
        mine = is_mouse(f.attacker)
        if not has_card_for(s, ATTACKER_MOMENTS if mine else DEFENDER_MOMENTS, f.attacker if mine else f.defender):
            return self.fight_without_questions(f, s, luck, say)
        return ask_in_window(s, "attack", f.attacker, f.passed, attack_range(f)) if mine else None

    def fight_without_questions(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Run the whole fight without questions, because nobody has a card for it."""
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

    def attack(self, f: Fight, s: State, luck: Luck, say: Say) -> None:
        """Make the attack roll (M-132) and count its hits: swords in melee, bows at range (M-133, M-134).

        A mouse keeps the cheese she rolls; an enemy's cheese is set aside for the wheel (M-139, M-140).
        """
        f.passed = ()
        who, number = figure_name_and_number(s, f.attacker)
        whom, other = figure_name_and_number(s, f.defender)
        say(ev.AttackAimed(who, number, whom, other))
        faces = roll_dice(self.attack_dice(f, s), luck)
        f.hits = count_sign(faces, BOW if f.ranged else SWORD)
        say(ev.AttackRolled(who, number, faces, f.hits, "M-134" if f.ranged else "M-133"))
        cheese = count_sign(faces, CHEESE)
        if is_mouse(f.attacker):
            double = 2 if has_class(s.mice[f.attacker], "mystic") else 1
            give_cheese(s, f.attacker, cheese * double, say)
        elif KINDS[who].gift == "again":
            s.encore = s.encore or cheese > 0
        else:
            f.wheel += cheese

    def attack_dice(self, f: Fight, s: State) -> int:
        """Return how many dice the attacker rolls (M-132)."""
        if not is_mouse(f.attacker):
            return KINDS[figure_name_and_number(s, f.attacker)[0]].battle
        m = s.mice[f.attacker]
        dice = attack_value(m, f.weapon, f.ranged) + f.dice
        if SEARCH[f.weapon].quirk == "compassion":  # one more die for each other wounded mouse in her space (MR-191)
            dice += sum(i != f.attacker and s.mice[i].wounds + s.mice[i].poison > 0 for i in mice_at(s, m.space))
        return dice

    def improve(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards after a mouse's attack roll (MR-187)."""
        return ask_in_window(s, "attacked", f.attacker, f.passed, attack_range(f)) if is_mouse(f.attacker) else None

    def improve_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Play a card, which may change the hits or repeat the attack roll (MR-187)."""
        power = None if isinstance(a, Pass) else power_of(s, a.card)
        if power is not None and power.effect == "again":
            use_in_window(s, a, f, say)
            return Goto("attack")
        return answer_in_window(s, f, seat, a, say)

    # ------------------------------------------------------------ defence

    def brace(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards that help a mouse who is hit before she defends (MR-187)."""
        if f.hits > 0 and is_mouse(f.defender):
            return ask_in_window(s, "hit", f.defender, f.passed)
        return None

    def defend(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Make the defence roll if there was a hit (M-135), in melee or at range (M-136), and count its shields
        (M-138)."""
        f.passed = ()
        if not f.hits:
            return Goto("cheese")
        faces = roll_dice(self.defence_dice(f, s), luck)
        f.blocks = count_sign(faces, SHIELD)
        if faces:
            who, number = figure_name_and_number(s, f.defender)
            say(ev.DefenceRolled(who, number, faces, f.blocks))
        cheese = count_sign(faces, CHEESE)
        if is_mouse(f.defender):
            give_cheese(s, f.defender, cheese, say)
        elif (
            f.weapon and SEARCH[f.weapon].quirk == "snatch"
        ):  # this bow gives its archer the defender's cheese (MR-191)
            give_cheese(s, f.attacker, cheese, say)
        elif f.attacker != CAT_ATTACK and not KINDS[figure_name_and_number(s, f.defender)[0]].cat:  # M-169
            f.wheel += cheese
        f.wounds = max(0, f.hits - f.blocks)
        return None

    def defence_dice(self, f: Fight, s: State) -> int:
        """Return how many dice the defender rolls (M-137)."""
        if is_mouse(f.defender):
            return defence_value(s.mice[f.defender]) + f.dice
        dice = KINDS[figure_name_and_number(s, f.defender)[0]].defence - f.less
        if f.weapon and SEARCH[f.weapon].quirk == "sly":  # an enemy lower on the track loses a die (MR-191)
            dice -= s.track.index(f.card) > s.track.index(s.mice[f.attacker].hero)
        return max(0, dice)

    def ward(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask for cards that protect a mouse who is about to be wounded (MR-187)."""
        if f.wounds and is_mouse(f.defender):
            return ask_in_window(s, "wound", f.defender, f.passed)
        return None

    # ------------------------------------------------------------ wounds and cheese

    def abilities(self, f: Fight, s: State, luck: Luck, say: Say) -> None:
        """Give the scamp her cheese for a defeated enemy, before that enemy's cheese goes on the wheel (MR-18)."""
        f.passed = ()
        if not is_mouse(f.attacker) or f.attacker == CAT_ATTACK or is_mouse(f.defender):
            return
        e = enemy(s, f.defender)
        if e and has_class(s.mice[f.attacker], "scamp") and would_be_defeated(s, e, f.card, f.wounds):
            if kind(e).family == "rat" and s.wheel:
                s.wheel -= 1
                say(ev.CheeseOffWheel(1, s.wheel))
            give_cheese(s, f.attacker, 1, say, "MR-18")

    def cheese(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Put the enemy's cheese on the wheel, after all abilities (M-140, M-141).

        A surge comes before the death of the enemy that caused it (M-112).
        """
        return put_cheese_on_wheel(s, f.wheel, say, "M-140")

    def deal(self, f: Fight, s: State, luck: Luck, say: Say) -> StepResult:
        """Deal the wounds, which are the hits minus the blocks (M-142, MR-89)."""
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

    def harm_mouse(self, f: Fight, s: State, say: Say) -> StepResult:
        """Wound a mouse and apply the attacker's special rule: stolen cheese (MR-88), poison or a stun (MR-189)."""
        m = s.mice[f.defender]
        gift = "" if f.attacker == CAT_ATTACK else KINDS[figure_name_and_number(s, f.attacker)[0]].gift
        stolen = min(f.wounds, m.cheese) if gift == "steals" else 0
        if stolen:
            m.cheese -= stolen
            say(ev.CheeseLost(m.hero, stolen))
        wound_mouse(s, f.defender, f.wounds - stolen, say, poison=gift == "poison")
        if gift == "stun" and m.space and f.wounds:
            put_under_effect(s, f.defender, STUNNED, say, "MR-189")
        return put_cheese_on_wheel(s, stolen, say, "M-110") if s.greedy else None

    # ------------------------------------------------------------ windows

    def window_answered(self, f: Fight, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Play a card, which may add dice to the roll or prevent wounds, or pass (MR-187)."""
        return answer_in_window(s, f, seat, a, say)

    prepare_answered = brace_answered = ward_answered = window_answered

    def legal(self, f: Fight, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that play the seat's cards for this moment of the fight, and the one that passes."""
        moment = {"prepare": "attack", "improve": "attacked", "brace": "hit", "ward": "wound"}[f.at]
        concerned = f.attacker if moment in ("attack", "attacked") else f.defender
        return answers_in_window(s, moment, concerned, seat, attack_range(f))


def attack_range(f: Fight) -> str:
    """Return how the attacker fights, `melee` or `ranged`, because some cards need one sort of weapon."""
    return "ranged" if f.ranged else "melee"
