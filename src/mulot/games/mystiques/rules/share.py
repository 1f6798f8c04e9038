"""Sharing (Partager): two mice near each other hand over cheese and cards, one at a time (M-068, M-069)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Done, Give, Share, Take
from mulot.games.mystiques.model.frames import Sharing
from mulot.games.mystiques.model.pieces import Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import NO_MOUSE, active_mice, in_reach, mouse_named
from mulot.games.mystiques.rules.card_windows import without_one
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.search import BAG_SIZE


def why_not_share(s: State, mouse: int, whom: str) -> Reason | None:
    """Return why a mouse cannot share with this hero, or None if she can."""
    other = mouse_named(s, whom)
    if other in (NO_MOUSE, mouse) or not s.mice[other].space:
        return Reason("no-such-mouse", "M-069")
    if not in_reach(s, s.mice[mouse].space, s.mice[other].space):
        return Reason("too-far-to-share", "M-069", show=(s.mice[other].space,))
    return None


def legal_shares(s: State, mouse: int) -> list[Share]:
    """Return the legal actions that begin sharing with a mouse, unless neither has anything to hand over."""
    return [
        Share(s.mice[i].hero)
        for i in active_mice(s)
        if why_not_share(s, mouse, s.mice[i].hero) is None and (has_things(s.mice[i]) or has_things(s.mice[mouse]))
    ]


def has_things(m: Mouse) -> bool:
    """True if the mouse has cheese or cards that she could share."""
    return bool(m.cheese or m.bag)


@steps("ask")
class SharingSteps(Procedure[Sharing]):
    """A share: two mice hand over cheese and cards from their bags.

    Nothing comes back in the same share (M-068, MR-68).
    """

    def ask(self, f: Sharing, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the player of the mouse whose turn it is what to hand over (M-068)."""
        seat = s.mice[f.mouse].seat
        return Ask("share", (seat,), (seat,))

    def ask_answered(self, f: Sharing, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Hand over one thing and ask again, or end the share (M-068)."""
        if isinstance(a, Done):
            return DONE
        one, two = s.mice[f.mouse], s.mice[f.other]
        if isinstance(a, Give):
            f.given = (*f.given, a.what) if a.what not in f.given else f.given
            hand_over(one, two, a.what, say)
        else:
            f.taken = (*f.taken, a.what) if a.what not in f.taken else f.taken
            hand_over(two, one, a.what, say)
        return Goto("ask")

    def why_not(self, f: Sharing, s: State, a: Any) -> Reason | None:
        """Return why a thing cannot be handed over in this share."""
        one, two = s.mice[f.mouse], s.mice[f.other]
        if isinstance(a, Done):
            return Reason("bag-full", "M-055")
        if not isinstance(a, Give | Take):
            return None
        giver, taker = (one, two) if isinstance(a, Give) else (two, one)
        if max(len(one.bag), len(two.bag)) > BAG_SIZE or (a.what in giver.bag and len(taker.bag) >= BAG_SIZE):
            return Reason("bag-full", "M-055")
        if a.what in giver.bag or (a.what == "cheese" and giver.cheese):
            return Reason("once-each", "MR-68")
        return Reason("not-in-bag", "MR-68")

    def legal(self, f: Sharing, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that hand over a card or cheese, and the one that ends the share.

        If a full bag has taken a card, another of its cards must go back next (MR-68).
        """
        one, two = s.mice[f.mouse], s.mice[f.other]
        if len(two.bag) > BAG_SIZE:
            return [Take(card) for card in dict.fromkeys(two.bag) if card not in f.given]
        if len(one.bag) > BAG_SIZE:
            return [Give(card) for card in dict.fromkeys(one.bag) if card not in f.taken]
        return [
            Done(),
            *(Give(what) for what in things_to_hand_over(s, one, two, f.given) if what not in f.taken),
            *(Take(what) for what in things_to_hand_over(s, two, one, f.taken) if what not in f.given),
        ]


def things_to_hand_over(s: State, giver: Mouse, taker: Mouse, already_handed_over: tuple[str, ...]) -> list[str]:
    """Return what one mouse can hand to the other: cheese and cards.

    Cards can be handed over while the other's bag has room or contains a card that can come back: one that has
    not yet been handed over in this direction (MR-68).
    """
    cards = list(dict.fromkeys(giver.bag))
    if len(taker.bag) >= BAG_SIZE:
        swaps = s.version > 2
        cards = [c for c in cards if swaps and any(back != c and back not in already_handed_over for back in taker.bag)]
    return [*(["cheese"] if giver.cheese else []), *cards]


def hand_over(giver: Mouse, taker: Mouse, cheese_or_card: str, say: Say) -> None:
    """Hand one cheese or one card from one mouse to another."""
    if cheese_or_card == "cheese":
        giver.cheese -= 1
        taker.cheese += 1
    else:
        giver.bag = without_one(giver.bag, cheese_or_card)
        taker.bag = (*taker.bag, cheese_or_card)
    say(ev.Shared(giver.hero, taker.hero, cheese_or_card))
