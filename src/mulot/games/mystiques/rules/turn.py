"""A mouse's turn: a move and an action in either order, free actions once each, group items and cards in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import Frame, Go, Say, steps
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
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.rules import combat, exploring, items, levelling, moving, powers, searching, sharing, windows
from mulot.games.mystiques.rules.board import current, mouse_of
from mulot.games.mystiques.rules.crossroads import crossing_at
from mulot.games.mystiques.rules.equipping import Equipping
from mulot.games.mystiques.rules.harm import lift
from mulot.games.mystiques.rules.recovering import Recovering

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State


@steps("begin", "act", "again", "drift")
class MouseTurn(Frame, tag="mouse-turn"):
    """Asked again and again until the turn is over."""

    mouse: int = 0
    points: int = 0
    moved: bool = False
    """She has used her move, or a part of it."""
    acted: bool = False
    shared: bool = False
    equipped: bool = False
    levelled: bool = False
    over: bool = False

    def begin(self, s: State, luck: Luck, say: Say) -> Any:
        m = s.mice[self.mouse]
        say(ev.TurnBegan(m.hero, m.seat))
        self.points = moving.roll_move(s, self.mouse, luck, say)

    def act(self, s: State, luck: Luck, say: Say) -> Any:
        m = s.mice[self.mouse]
        if self.over or not m.space:
            return Go("drift")
        return Ask("turn", (m.seat,), (m.seat,))

    def act_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        match a:
            case EndTurn():
                return Go("drift")
            case Step(to):
                self.moved = True
                left = self.points - moving.step_cost(s, s.mice[self.mouse].space, to)
                self.points = 0
                return moving.Stepping(mouse=self.mouse, to=to, points=left)
            case Stand():
                self.moved = True
                self.points = 0
                lift(s, self.mouse, DOWN, say, "MR-51")
                return None
            case Place(item, to):
                items.place_item(s, self.mouse, item, to, say)
                return None
            case Use():
                return powers.use_in_turn(s, self, a, say)
            case Share(whom):
                self.shared = True
                return sharing.Sharing(mouse=self.mouse, other=mouse_of(s, whom))
            case Equip():
                self.equipped = True
                return Equipping(mouse=self.mouse)
            case LevelUp(ability):
                self.levelled = True
                levelling.level_up(s, self.mouse, ability, say)
                return None
        return self.take_action(s, a, luck, say)

    def take_action(self, s: State, a: Any, luck: Luck, say: Say) -> Any:
        """The one action of the turn; a move that was begun is over with it (MR-02)."""
        self.acted = True
        if self.moved:
            self.points = 0
        match a:
            case Scurry():
                self.points = moving.roll_move(s, self.mouse, luck, say, "M-049")
            case Attack(weapon, foe, _):
                e, m = combat.target(s, a), s.mice[self.mouse]
                ranged = combat.is_ranged(m, weapon, e)
                return combat.Fight(attacker=self.mouse, defender=e.id, card=foe, weapon=weapon, ranged=ranged)
            case Search():
                return searching.Searching(mouse=self.mouse)
            case Recover(effect):
                return Recovering(mouse=self.mouse, effect=effect)
            case Explore():
                return exploring.Exploring(mouse=self.mouse)
            case PickUp(item):
                items.take_item(s, self.mouse, item, say)
                return crossing_at(s, f"take {item}")
            case Catapult(what, to):
                return items.Flying(what=what, to=to)
        return None

    def again(self, s: State, luck: Luck, say: Say) -> Any:
        return Go("act")

    def drift(self, s: State, luck: Luck, say: Say) -> Any:
        moving.drift(s, self.mouse, say)

    # ------------------------------------------------------------ what can be done

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        mouse, m = self.mouse, s.mice[self.mouse]
        found: list[Any] = [EndTurn(), *moving.legal_steps(s, self)]
        if self.points > 0 and DOWN in m.effects and WEBBED not in m.effects:
            found.append(Stand())
        if not self.acted:
            found += [Recover(effect) for effect in m.effects if effect != DOWN]
            if STUNNED not in m.effects:
                if self.moved and WEBBED not in m.effects:
                    found.append(Scurry())
                found += combat.attacks(s, mouse)
                if searching.why_not_search(s, mouse) is None:
                    found.append(Search())
                if exploring.why_not_explore(s, mouse) is None:
                    found.append(Explore())
                found += [PickUp(item) for item in items.takable(s, mouse)]
                found += items.legal_catapults(s, mouse)
        if not current(s, m.space):
            if not self.shared:
                found += sharing.legal_shares(s, mouse)
            if not self.equipped and (m.bag or m.gear):
                found.append(Equip())
            if not self.levelled:
                found += levelling.legal_levels(s, mouse)
        if s.stash:
            found += items.legal_places(s, mouse)
        found += powers.legal_uses(s, self)
        return found

    def why_not(self, s: State, a: Any) -> Reason | None:
        """Why an action that is not in the list is not there."""
        mouse, m = self.mouse, s.mice[self.mouse]
        match a:
            case Step(to):
                return moving.why_no_steps(s, self) or moving.why_not_step(s, self, to)
            case Stand():
                return Reason("no-points", "MR-51") if DOWN in m.effects else Reason("not-down", "MR-51")
            case Place(item, to):
                return items.why_not_place(s, mouse, item, to)
            case Use(_, card):
                return self.why_not_use(s, card)
            case Share() | Equip() | LevelUp():
                return self.why_not_free(s, a)
            case Scurry() | Attack() | Search() | Recover() | Explore() | PickUp() | Catapult():
                return self.why_not_action(s, a)
        return None

    def why_not_free(self, s: State, a: Any) -> Reason | None:
        if current(s, s.mice[self.mouse].space):
            return Reason("in-the-current", "M-079")
        match a:
            case Share(whom):
                if self.shared:
                    return Reason("once-a-turn", "MR-68")
                return sharing.why_not_share(s, self.mouse, whom) or Reason("nothing-to-share", "M-068")
            case LevelUp(ability):
                if self.levelled:
                    return Reason("once-a-turn", "MR-01")
                return levelling.why_not_level_up(s, self.mouse, ability)
        return Reason("once-a-turn", "MR-01") if self.equipped else Reason("nothing-to-wear", "M-070")

    def why_not_action(self, s: State, a: Any) -> Reason | None:
        m = s.mice[self.mouse]
        if self.acted:
            return Reason("acted-already", "MR-02")
        if isinstance(a, Recover):
            return Reason("not-affected", "M-056")
        if STUNNED in m.effects:
            return Reason("stunned", "M-056")
        match a:
            case Scurry():
                return Reason("webbed", "MR-53") if WEBBED in m.effects else Reason("move-first", "MR-03")
            case Attack():
                return combat.why_not_attack(s, self.mouse, a)
            case Search():
                return searching.why_not_search(s, self.mouse)
            case Explore():
                return exploring.why_not_explore(s, self.mouse)
            case PickUp():
                return Reason("not-here", "M-185")
            case Catapult(what, to):
                return items.why_not_catapult(s, self.mouse, what, to)
        return None

    def why_not_use(self, s: State, card: str) -> Reason:
        m, power = s.mice[self.mouse], windows.power_of(card)
        if power is None or card not in (*m.abilities, *m.tricks, *m.bag):
            return Reason("no-such-card", "MR-187")
        if power.moment != "turn":
            return Reason("another-moment", "MR-187")
        if card in m.abilities and self.mouse in s.used:
            return Reason("one-ability", "MR-01")
        if card in m.abilities and power.cost > m.cheese:
            return Reason("too-little-cheese", "MR-187", {"count": power.cost})
        return Reason("no-use-now", "MR-187")
