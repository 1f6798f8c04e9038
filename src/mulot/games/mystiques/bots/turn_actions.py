"""The legal actions of a mouse's turn, computed one kind at a time.

The list of all legal actions is long, because it contains every space where the hook could be laid. Experts consider
only a few kinds of action, and computing just those saves most of the time that a simulated game takes.
"""

from mulot.games.mystiques.model.actions import Attack, LevelUp, PickUp, Place, Recover, Step, Use
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import has_current
from mulot.games.mystiques.rules.combat import legal_attacks
from mulot.games.mystiques.rules.equip_and_level_up import legal_level_ups
from mulot.games.mystiques.rules.explore import why_not_explore
from mulot.games.mystiques.rules.group_items import items_to_pick_up, legal_places
from mulot.games.mystiques.rules.movement import legal_steps
from mulot.games.mystiques.rules.search import why_not_search
from mulot.games.mystiques.rules.turn_cards import legal_uses


class TurnActions:
    """The legal actions of this turn, by kind.

    Steps and attacks are computed only once, so the state must not change while this object is in use.
    """

    __slots__ = ("_attacks", "_free", "_s", "_steps", "_turn")

    def __init__(self, s: State, turn: MouseTurn) -> None:
        self._s, self._turn = s, turn
        self._free = not turn.acted and STUNNED not in s.mice[turn.mouse].effects
        self._steps: list[Step] | None = None
        self._attacks: list[Attack] | None = None

    def has_action(self) -> bool:
        """True if the mouse has her action left and may use it for something other than recovering."""
        return self._free

    def free_actions_allowed(self) -> bool:
        """True if free actions are possible on the mouse's space."""
        return not has_current(self._s, self._s.mice[self._turn.mouse].space)

    def steps(self) -> list[Step]:
        """Return the legal steps."""
        if self._steps is None:
            self._steps = legal_steps(self._s, self._turn)
        return self._steps

    def can_stand_up(self) -> bool:
        """True if standing up is legal now."""
        effects = self._s.mice[self._turn.mouse].effects
        return self._turn.points > 0 and DOWN in effects and WEBBED not in effects

    def recoveries(self) -> list[Recover]:
        """Return the legal recoveries, one per effect."""
        if self._turn.acted:
            return []
        return [Recover(effect) for effect in self._s.mice[self._turn.mouse].effects if effect != DOWN]

    def can_scurry(self) -> bool:
        """True if scurrying is legal now."""
        return self._free and self._turn.moved and WEBBED not in self._s.mice[self._turn.mouse].effects

    def attacks(self) -> list[Attack]:
        """Return the legal attacks."""
        if self._attacks is None:
            self._attacks = legal_attacks(self._s, self._turn.mouse) if self._free else []
        return self._attacks

    def can_search(self) -> bool:
        """True if searching is legal now."""
        return self._free and why_not_search(self._s, self._turn.mouse) is None

    def can_explore(self) -> bool:
        """True if exploring is legal now."""
        return self._free and why_not_explore(self._s, self._turn.mouse) is None

    def pick_ups(self) -> list[PickUp]:
        """Return the legal actions that pick up a token."""
        return [PickUp(item) for item in items_to_pick_up(self._s, self._turn.mouse)] if self._free else []

    def can_equip(self) -> bool:
        """True if opening the bag is legal now."""
        m = self._s.mice[self._turn.mouse]
        return not self._turn.equipped and bool(m.bag or m.gear) and not has_current(self._s, m.space)

    def level_ups(self) -> list[LevelUp]:
        """Return the legal actions that learn an ability."""
        if self._turn.levelled or has_current(self._s, self._s.mice[self._turn.mouse].space):
            return []
        return legal_level_ups(self._s, self._turn.mouse)

    def placements(self) -> list[Place]:
        """Return the legal actions that lay down a group item."""
        return legal_places(self._s, self._turn.mouse) if self._s.stash else []

    def card_plays(self) -> list[Use]:
        """Return the legal actions that play a card."""
        return legal_uses(self._s, self._turn)
