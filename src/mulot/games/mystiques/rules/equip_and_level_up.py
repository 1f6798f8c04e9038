"""Equipping (S'équiper) and levelling up (Monter de niveau).

Cards move between the bag (face down) and the equipment (face up) (M-070). Six cheese buy an ability card of the hero's
class that nobody has yet (M-071, MR-70).
"""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import ABILITIES, SEARCH, class_may_use
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Done, LevelUp, Stow, Wear
from mulot.games.mystiques.model.frames import Equipping
from mulot.games.mystiques.model.pieces import Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import hero, search_card
from mulot.games.mystiques.rules.card_windows import without_one
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.search import BAG_SIZE

PAWS_PER_MOUSE = 2
"""How many paws a mouse has for holding weapons."""
ABILITY_PRICE = 6
"""The cost of an ability in cheese (M-071)."""


def displaced_cards(s: State, m: Mouse, card: str) -> list[str]:
    """Return the cards that go back to the bag when she wears this one: cards in the same slot, and cards in the paws
    that it needs, beginning with those worn longest (MR-213)."""
    new = search_card(s, card)
    gone = [c for c in m.gear if new.slot and search_card(s, c).slot == new.slot]
    paws = sum(SEARCH[c].paws for c in m.gear)  # cards with a slot are not held in paws
    for held in m.gear:
        if paws + new.paws <= PAWS_PER_MOUSE:
            break
        if SEARCH[held].paws:
            gone.append(held)
            paws -= SEARCH[held].paws
    return gone


def why_not_wear(s: State, m: Mouse, card: str) -> Reason | None:
    """Return why a card cannot be worn, or None if it can."""
    if card not in m.bag:
        return Reason("not-in-bag", "M-070")
    if SEARCH[card].sort not in ("weapon", "armour", "accessory"):
        return Reason("not-to-wear", "M-070")
    if not class_may_use(hero(m), SEARCH[card]):
        return Reason("not-your-class", "MR-65")
    if len(m.bag) - 1 + len(displaced_cards(s, m, card)) > BAG_SIZE:
        return Reason("bag-full", "M-055")
    return None


def why_not_stow(m: Mouse, card: str) -> Reason | None:
    """Return why a card cannot be put back into the bag, or None if it can."""
    if card not in m.gear:
        return Reason("not-worn", "M-070")
    if len(m.bag) >= BAG_SIZE:
        return Reason("bag-full", "M-055")
    return None


@steps("ask")
class EquippingSteps(Procedure[Equipping]):
    """Cards move between bag and equipment until the player is done; each card moves at most once (M-070)."""

    def ask(self, f: Equipping, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the mouse's player which card to move between bag and equipment (M-070)."""
        seat = s.mice[f.mouse].seat
        return Ask("equip", (seat,), (seat,))

    def ask_answered(self, f: Equipping, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Move the card. Cards in the slot or paws that a worn card needs go back to the bag (M-070, MR-213)."""
        m = s.mice[f.mouse]
        match a:
            case Done():
                return DONE
            case Wear(card):
                for other in displaced_cards(s, m, card):
                    m.gear = without_one(m.gear, other)
                    m.bag = (*m.bag, other)
                    say(ev.Stowed(m.hero, other))
                m.bag = without_one(m.bag, card)
                m.gear = (*m.gear, card)
                f.moved = (*f.moved, card)
                say(ev.Worn(m.hero, card))
            case Stow(card):
                m.gear = without_one(m.gear, card)
                m.bag = (*m.bag, card)
                f.moved = (*f.moved, card)
                say(ev.Stowed(m.hero, card))
        return Goto("ask")

    def why_not(self, f: Equipping, s: State, a: Any) -> Reason | None:
        """Return why a card cannot be worn or put into the bag."""
        m = s.mice[f.mouse]
        match a:
            case Wear(card):
                return why_not_wear(s, m, card) or Reason("once-each", "M-070")
            case Stow(card):
                return why_not_stow(m, card) or Reason("once-each", "M-070")
        return None

    def legal(self, f: Equipping, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that move a card, and the one that ends equipping."""
        m = s.mice[f.mouse]
        bag = [c for c in dict.fromkeys(m.bag) if c not in f.moved]
        gear = [c for c in dict.fromkeys(m.gear) if c not in f.moved]
        return [
            Done(),
            *(Wear(card) for card in bag if why_not_wear(s, m, card) is None),
            *(Stow(card) for card in gear if why_not_stow(m, card) is None),
        ]


def why_not_level_up(s: State, mouse: int, ability: str) -> Reason | None:
    """Return why a mouse cannot learn this ability, or None if she can."""
    m = s.mice[mouse]
    if m.cheese < ABILITY_PRICE:
        return Reason("six-cheese", "M-071")
    if ability not in ABILITIES or ABILITIES[ability].of not in hero(m).classes:
        return Reason("not-your-class", "MR-70")
    learnt = (*(m.abilities for m in s.mice), *(brought.abilities for brought in s.options.brings))
    if any(ability in abilities for abilities in learnt):
        return Reason("taken", "MR-70")
    return None


def legal_level_ups(s: State, mouse: int) -> list[LevelUp]:
    """Return the legal actions that let this mouse learn an ability."""
    if s.mice[mouse].cheese < ABILITY_PRICE:
        return []
    return [LevelUp(name) for name in ABILITIES if why_not_level_up(s, mouse, name) is None]


def level_up(s: State, mouse: int, ability: str, say: Say) -> None:
    """Let a mouse pay for an ability and learn it (M-071)."""
    m = s.mice[mouse]
    m.cheese -= ABILITY_PRICE
    m.abilities = (*m.abilities, ability)
    say(ev.LevelledUp(m.hero, ability))
