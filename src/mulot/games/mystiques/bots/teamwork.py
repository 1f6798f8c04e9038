"""How experts help one another: they hand over cards that a friend can use, and cheese to the mouse who can do most
with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mulot.games.mystiques.bots.gear_value import better, fits
from mulot.games.mystiques.bots.turn_actions import Possible
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import MouseTurn, Sharing
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active, enemies_here, in_reach, is_a, mouse_of
from mulot.games.mystiques.rules.level_up import PRICE
from mulot.games.mystiques.rules.search import BAG

SURGE_NEAR = 4
"""With this much cheese on the wheel the next surge is near."""
BANDAGE = 2
"""Cheese that a healer needs to heal a wound."""


def useful(s: State, mouse: int, card: str) -> bool:
    """True if this mouse could use a card from somebody's bag."""
    if not fits(s, mouse, card):
        return False
    return SEARCH[card].sort == "scroll" or better(s, mouse, card)


def gift(s: State, giver: int, taker: int) -> str:
    """Return a card that the giver cannot use and the taker can, or an empty string. The taker's bag must have room."""
    cards = dict.fromkeys(s.mice[giver].bag)
    if not cards or len(s.mice[taker].bag) >= BAG:
        return ""
    return next((c for c in cards if useful(s, taker, c) and not useful(s, giver, c)), "")


def purse(s: State, one: int, two: int) -> int:
    """Return which of two mice should get all their cheese: a healer short of it while somebody is wounded, or the one
    who can then learn an ability. -1 for neither."""
    a, b = s.mice[one], s.mice[two]
    both = a.cheese + b.cheese
    if both < BANDAGE:
        return -1
    for taker, giver in ((one, two), (two, one)):
        has, gives = s.mice[taker].cheese, s.mice[giver].cheese
        if (
            has < BANDAGE
            and gives < PRICE
            and is_a(s.mice[taker], "healer")
            and any(m.space and m.wounds for m in s.mice)
        ):
            return taker
    if both < PRICE or max(a.cheese, b.cheese) >= PRICE or enemies_here(s):
        return -1
    return one if a.cheese >= b.cheese else two


def share(s: State, turn: MouseTurn, can: Possible) -> Any:
    """Share with a mouse nearby, if anything useful can change hands."""
    if turn.shared or not can.open():
        return None
    space = s.mice[turn.mouse].space
    for i in active(s):
        if i != turn.mouse and in_reach(s, space, s.mice[i].space):
            taker = purse(s, turn.mouse, i)
            giver = turn.mouse if taker == i else i
            if (taker >= 0 and s.mice[giver].cheese) or gift(s, turn.mouse, i) or gift(s, i, turn.mouse):
                return do.Share(s.mice[i].hero)
    return None


def hand_over(s: State, top: Sharing, legal: Sequence[Any]) -> Any:
    """Return the next thing to hand over, or `Done`."""
    for a in (do.Give(gift(s, top.mouse, top.other)), do.Take(gift(s, top.other, top.mouse))):
        if a.what and a in legal:
            return a
    taker = purse(s, top.mouse, top.other)
    if taker >= 0 and s.mice[taker].cheese < PRICE:
        a = do.Take("cheese") if taker == top.mouse else do.Give("cheese")
        if a in legal:
            return a
    return do.Done() if do.Done() in legal else legal[0]


def from_captivity(s: State, legal: Sequence[Any]) -> Any:
    """Return what a captured mouse does: she gnaws if a surge is near; else she helps a healer short of cheese, or the
    mouse who is nearest to learning an ability."""
    if do.Gnaw() in legal and s.wheel >= SURGE_NEAR:
        return do.Gnaw()
    hurt = any(m.space and m.wounds for m in s.mice)
    friends = [s.mice[i] for i in active(s)]
    healer = next((m for m in friends if hurt and is_a(m, "healer") and m.cheese < BANDAGE), None)
    friend = healer or max(friends, key=lambda m: m.cheese if m.cheese < PRICE else -1)
    return do.Whisper(friend.hero)


def worth_keeping(s: State, finder: int, card: str) -> bool:
    """True if a friend could use the card that this mouse has found."""
    return any(i != finder and len(s.mice[i].bag) < BAG and useful(s, i, card) for i in active(s))


def cheers(s: State, hero: str, cost: int) -> bool:
    """True if *Take heart, friends!* gives more than it costs, and the mouse is not saving for an ability."""
    others = len(active(s)) - 1
    own = s.mice[mouse_of(s, hero)].cheese
    return others > cost and not PRICE - 2 <= own < PRICE
