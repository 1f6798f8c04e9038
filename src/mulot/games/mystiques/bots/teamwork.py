"""How experts help each other: they hand over cards that a friend can use, and cheese to the mouse who needs it."""

from collections.abc import Sequence
from typing import Any

from mulot.games.mystiques.bots.gear_value import fits_class, is_better_gear
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn, Sharing
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, enemies_here, has_class, in_reach, mouse_named
from mulot.games.mystiques.rules.equip_and_level_up import ABILITY_PRICE
from mulot.games.mystiques.rules.search import BAG_SIZE

SURGE_NEAR_CHEESE = 4
"""With this much cheese on the wheel the next surge is imminent."""
BANDAGE_PRICE = 2
"""How much cheese a healer needs to heal a wound."""


def can_use_card(s: State, mouse: int, card: str) -> bool:
    """True if this mouse could use a card from somebody's bag."""
    if not fits_class(s, mouse, card):
        return False
    return SEARCH[card].sort == "scroll" or is_better_gear(s, mouse, card)


def card_to_give(s: State, giver: int, taker: int) -> str:
    """Return a card that the giver cannot use but the taker can, or "" if there is none or the taker's bag is full."""
    cards = dict.fromkeys(s.mice[giver].bag)
    if not cards or len(s.mice[taker].bag) >= BAG_SIZE:
        return ""
    return next((c for c in cards if can_use_card(s, taker, c) and not can_use_card(s, giver, c)), "")


def mouse_to_get_all_cheese(s: State, mouse: int, other: int) -> int:
    """Return which of the two mice should get all their cheese, or -1 for neither.

    That is a healer without enough cheese while a friend is wounded, or the mouse who could then learn an ability.
    """
    a, b = s.mice[mouse], s.mice[other]
    both = a.cheese + b.cheese
    if both < BANDAGE_PRICE:
        return -1
    for taker, giver in ((mouse, other), (other, mouse)):
        has, gives = s.mice[taker].cheese, s.mice[giver].cheese
        if (
            has < BANDAGE_PRICE
            and gives < ABILITY_PRICE
            and has_class(s.mice[taker], "healer")
            and any(m.space and m.wounds for m in s.mice)
        ):
            return taker
    if both < ABILITY_PRICE or max(a.cheese, b.cheese) >= ABILITY_PRICE or enemies_here(s):
        return -1
    return mouse if a.cheese >= b.cheese else other


def choose_share(s: State, turn: MouseTurn, actions: TurnActions) -> Any:
    """Return `Share` with a mouse nearby if handing something over would be useful, or None."""
    if turn.shared or not actions.free_actions_allowed():
        return None
    space = s.mice[turn.mouse].space
    for i in active_mice(s):
        if i != turn.mouse and in_reach(s, space, s.mice[i].space):
            taker = mouse_to_get_all_cheese(s, turn.mouse, i)
            giver = turn.mouse if taker == i else i
            if (
                (taker >= 0 and s.mice[giver].cheese)
                or card_to_give(s, turn.mouse, i)
                or card_to_give(s, i, turn.mouse)
            ):
                return do.Share(s.mice[i].hero)
    return None


def choose_hand_over(s: State, frame: Sharing, legal: Sequence[Any]) -> Any:
    """Return the next thing to hand over, or `Done`."""
    for a in (do.Give(card_to_give(s, frame.mouse, frame.other)), do.Take(card_to_give(s, frame.other, frame.mouse))):
        if a.what and a in legal:
            return a
    taker = mouse_to_get_all_cheese(s, frame.mouse, frame.other)
    if taker >= 0 and s.mice[taker].cheese < ABILITY_PRICE:
        a = do.Take("cheese") if taker == frame.mouse else do.Give("cheese")
        if a in legal:
            return a
    return do.Done() if do.Done() in legal else legal[0]


def choose_captive_action(s: State, legal: Sequence[Any]) -> Any:
    """Return the action of a captured mouse.

    She gnaws at the wheel if a surge is imminent; otherwise she helps a healer without enough cheese, or the mouse who
    is closest to learning an ability.
    """
    if do.Gnaw() in legal and s.wheel >= SURGE_NEAR_CHEESE:
        return do.Gnaw()
    hurt = any(m.space and m.wounds for m in s.mice)
    friends = [s.mice[i] for i in active_mice(s)]
    healer = next((m for m in friends if hurt and has_class(m, "healer") and m.cheese < BANDAGE_PRICE), None)
    friend = healer or max(friends, key=lambda m: m.cheese if m.cheese < ABILITY_PRICE else -1)
    return do.Whisper(friend.hero)


def is_useful_to_a_friend(s: State, finder: int, card: str) -> bool:
    """True if a friend could use the card that this mouse has found."""
    return any(i != finder and len(s.mice[i].bag) < BAG_SIZE and can_use_card(s, i, card) for i in active_mice(s))


def is_rally_worthwhile(s: State, hero: str, cost: int) -> bool:
    """True if *Take heart, friends!* gives more than it costs, and the mouse is not saving for an ability."""
    others = len(active_mice(s)) - 1
    own = s.mice[mouse_named(s, hero)].cheese
    return others > cost and not ABILITY_PRICE - 2 <= own < ABILITY_PRICE
