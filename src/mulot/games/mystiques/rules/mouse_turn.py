"""A mouse's turn: one move and one action in either order, each free action once, and group items and cards in between
(MR-01, MR-02)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import (
    Attack,
    Catapult,
    EndTurn,
    Equip,
    Explore,
    LevelUp,
    PickUp,
    Place,
    Recover,
    Scurry,
    Search,
    Share,
    Stand,
    Step,
    Use,
)
from mulot.games.mystiques.model.frames import (
    Equipping,
    Exploring,
    Fight,
    Flying,
    MouseTurn,
    Recovering,
    Searching,
    Sharing,
    Stepping,
)
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import has_current, mouse_named
from mulot.games.mystiques.rules.card_windows import power_of
from mulot.games.mystiques.rules.combat import attacked_enemy, is_ranged, legal_attacks, why_not_attack
from mulot.games.mystiques.rules.crossroads import crossroads_at
from mulot.games.mystiques.rules.equip_and_level_up import legal_level_ups, level_up, why_not_level_up
from mulot.games.mystiques.rules.explore import why_not_explore
from mulot.games.mystiques.rules.group_items import (
    items_to_pick_up,
    legal_catapults,
    legal_places,
    pick_up_item,
    place_item,
    why_not_catapult,
    why_not_place,
)
from mulot.games.mystiques.rules.movement import (
    carry_by_current,
    legal_steps,
    roll_move,
    step_cost,
    why_no_steps,
    why_not_step,
)
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.search import why_not_search
from mulot.games.mystiques.rules.share import legal_shares, why_not_share
from mulot.games.mystiques.rules.turn_cards import legal_uses, use_in_turn
from mulot.games.mystiques.rules.wounds import free_from_effect


@steps("begin", "act", "again", "drift")
class MouseTurnSteps(Procedure[MouseTurn]):
    """The turn of a mouse, whose player is asked repeatedly until it is over (MR-01, MR-02)."""

    def begin(self, f: MouseTurn, s: State, luck: Luck, say: Say) -> None:
        """Begin the turn with the roll for the mouse's move (M-048)."""
        m = s.mice[f.mouse]
        say(ev.TurnBegan(m.hero, m.seat))
        f.points = roll_move(s, f.mouse, luck, say)

    def act(self, f: MouseTurn, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the mouse's player what she does next (MR-02), unless the turn is over."""
        m = s.mice[f.mouse]
        if f.over or not m.space:
            return Goto("drift")
        return Ask("turn", (m.seat,), (m.seat,))

    def act_answered(self, f: MouseTurn, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Carry out what the player chose. Steps, standing up, free actions, items and cards leave her action unused;
        everything else is her action (MR-01, MR-02)."""
        match a:
            case EndTurn():
                return Goto("drift")
            case Step(to):
                f.moved = True
                left = f.points - step_cost(s, s.mice[f.mouse].space, to)
                f.points = 0
                return Stepping(mouse=f.mouse, to=to, points=left)
            case Stand():
                f.moved = True
                f.points = 0
                free_from_effect(s, f.mouse, DOWN, say, "MR-51")
                return None
            case Place(item, to):
                place_item(s, f.mouse, item, to, say)
                return None
            case Use():
                return use_in_turn(s, f, a, say)
            case Share(whom):
                f.shared = True
                return Sharing(mouse=f.mouse, other=mouse_named(s, whom))
            case Equip():
                f.equipped = True
                return Equipping(mouse=f.mouse)
            case LevelUp(ability):
                f.levelled = True
                level_up(s, f.mouse, ability, say)
                return None
        return self.take_action(f, s, a, luck, say)

    def take_action(self, f: MouseTurn, s: State, a: Any, luck: Luck, say: Say) -> StepResult:
        """Carry out the one action of the turn. It ends a move that has begun (MR-02)."""
        f.acted = True
        if f.moved:
            f.points = 0
        match a:
            case Scurry():
                f.points = roll_move(s, f.mouse, luck, say, "M-049")
            case Attack(weapon, foe, _):
                e, m = attacked_enemy(s, a), s.mice[f.mouse]
                ranged = is_ranged(m, weapon, e)
                return Fight(attacker=f.mouse, defender=e.id, card=foe, weapon=weapon, ranged=ranged)
            case Search():
                return Searching(mouse=f.mouse)
            case Recover(effect):
                return Recovering(mouse=f.mouse, effect=effect)
            case Explore():
                return Exploring(mouse=f.mouse)
            case PickUp(item):
                pick_up_item(s, f.mouse, item, say)
                return crossroads_at(s, f"take {item}")
            case Catapult(what, to):
                return Flying(what=what, to=to)
        return None

    def again(self, f: MouseTurn, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue the turn with the next question (MR-02)."""
        return Goto("act")

    def drift(self, f: MouseTurn, s: State, luck: Luck, say: Say) -> None:
        """End the turn: a current carries the mouse one space on (M-081)."""
        carry_by_current(s, f.mouse, say)

    # ------------------------------------------------------------ what can be done

    def legal(self, f: MouseTurn, s: State, seat: int) -> Sequence[Any]:
        """Return every legal action: steps, the mouse's action, free actions, items and cards."""
        mouse, m = f.mouse, s.mice[f.mouse]
        found: list[Any] = [EndTurn(), *legal_steps(s, f)]
        if f.points > 0 and DOWN in m.effects and WEBBED not in m.effects:
            found.append(Stand())
        if not f.acted:
            found += [Recover(effect) for effect in m.effects if effect != DOWN]
            if STUNNED not in m.effects:
                if f.moved and WEBBED not in m.effects:
                    found.append(Scurry())
                found += legal_attacks(s, mouse)
                if why_not_search(s, mouse) is None:
                    found.append(Search())
                if why_not_explore(s, mouse) is None:
                    found.append(Explore())
                found += [PickUp(item) for item in items_to_pick_up(s, mouse)]
                found += legal_catapults(s, mouse)
        if not has_current(s, m.space):
            if not f.shared:
                found += legal_shares(s, mouse)
            if not f.equipped and (m.bag or m.gear):
                found.append(Equip())
            if not f.levelled:
                found += legal_level_ups(s, mouse)
        if s.stash:
            found += legal_places(s, mouse)
        found += legal_uses(s, f)
        return found

    def why_not(self, f: MouseTurn, s: State, a: Any) -> Reason | None:
        """Return why an action is not legal in this turn."""
        mouse, m = f.mouse, s.mice[f.mouse]
        match a:
            case Step(to):
                return why_no_steps(s, f) or why_not_step(s, f, to)
            case Stand():
                return Reason("no-points", "MR-51") if DOWN in m.effects else Reason("not-down", "MR-51")
            case Place(item, to):
                return why_not_place(s, mouse, item, to)
            case Use(_, card):
                return self.why_not_card(f, s, card)
            case Share() | Equip() | LevelUp():
                return self.why_not_free_action(f, s, a)
            case Scurry() | Attack() | Search() | Recover() | Explore() | PickUp() | Catapult():
                return self.why_not_main_action(f, s, a)
        return None

    def why_not_free_action(self, f: MouseTurn, s: State, a: Any) -> Reason | None:
        """Return why a free action (share, equip, level up) is not legal."""
        if has_current(s, s.mice[f.mouse].space):
            return Reason("in-the-current", "M-079")
        match a:
            case Share(whom):
                if f.shared:
                    return Reason("once-a-turn", "MR-68")
                return why_not_share(s, f.mouse, whom) or Reason("nothing-to-share", "M-068")
            case LevelUp(ability):
                if f.levelled:
                    return Reason("once-a-turn", "MR-01")
                return why_not_level_up(s, f.mouse, ability)
        return Reason("once-a-turn", "MR-01") if f.equipped else Reason("nothing-to-wear", "M-070")

    def why_not_main_action(self, f: MouseTurn, s: State, a: Any) -> Reason | None:
        """Return why an action that uses the turn's one action is not legal."""
        m = s.mice[f.mouse]
        if f.acted:
            return Reason("acted-already", "MR-02")
        if isinstance(a, Recover):
            return Reason("not-affected", "M-056")
        if STUNNED in m.effects:
            return Reason("stunned", "M-056")
        match a:
            case Scurry():
                return Reason("webbed", "MR-53") if WEBBED in m.effects else Reason("move-first", "MR-03")
            case Attack():
                return why_not_attack(s, f.mouse, a)
            case Search():
                return why_not_search(s, f.mouse)
            case Explore():
                return why_not_explore(s, f.mouse)
            case PickUp():
                return Reason("not-here", "M-185")
            case Catapult(what, to):
                return why_not_catapult(s, f.mouse, what, to)
        return None

    def why_not_card(self, f: MouseTurn, s: State, card: str) -> Reason:
        """Return why a card cannot be played in this turn."""
        m, power = s.mice[f.mouse], power_of(s, card)
        if power is None or card not in (*m.abilities, *m.tricks, *m.bag):
            return Reason("no-such-card", "MR-187")
        if power.moment != "turn":
            return Reason("another-moment", "MR-187")
        if card in m.abilities and f.mouse in s.used:
            return Reason("one-ability", "MR-01")
        if card in m.abilities and power.cost > m.cheese:
            return Reason("too-little-cheese", "MR-187", {"count": power.cost})
        return Reason("no-use-now", "MR-187")
