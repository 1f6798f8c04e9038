"""The initiative track: laying, adding, ambush, cards that move and leave."""

from __future__ import annotations

from collections.abc import Sequence

from mulot.core.flow import Say
from mulot.core.luck import Luck
from mulot.games.mystiques.content import KINDS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import enemy_cards, is_a
from mulot.games.mystiques.rules.die import NUMBER
from mulot.games.mystiques.rules.harm import win_cheese


def lay_cards(s: State, kinds: Sequence[str], luck: Luck, say: Say, rule: str) -> None:
    """The cards of these kinds come onto the track: no enemy there, all are mixed and laid; else they are appended.

    A kind whose card lies there already gets no second one (M-102, M-120).
    """
    new = [card for kind in kinds for card in KINDS[kind].cards if card not in s.track]
    if not new:
        return
    if enemy_cards(s):
        luck.shuffle(new)
        s.track = (*s.track, *new)
        say(ev.CardsAdded(tuple(new), rule))
    else:
        cards = [*(m.hero for m in s.mice), *new]
        luck.shuffle(cards)
        s.track = tuple(cards)
        s.relaid = True
        say(ev.TrackLaid(s.track, rule))
        for i, m in enumerate(s.mice):
            if is_a(m, "leader") and m.space and s.track[0] != m.hero:
                win_cheese(s, i, 1, say, "MR-190")
    for kind in kinds:
        if KINDS[kind].boss:  # he has just come, so all of his cards have
            boss = next(card for card in s.track if card in KINDS[kind].cards)
            ambush(s, boss, luck, say, "M-038")


def ambush(s: State, card: str, luck: Luck, say: Say, rule: str = "M-104") -> None:
    """A die says by how many slots the card moves up."""
    say(ev.Ambushed(card, move_up(s, card, NUMBER[luck.die(6)]), rule))


def move_up(s: State, card: str, slots: int) -> int:
    """A card moves towards slot 1, at most up to it (MR-10); says by how many slots."""
    at = s.track.index(card)
    to = max(0, at - slots)
    rest = [c for c in s.track if c != card]
    s.track = (*rest[:to], card, *rest[to:])
    return at - to


def swap_up(s: State, card: str, say: Say) -> None:
    """An aggressive card changes places with the one above it after its turn (MR-116)."""
    at = s.track.index(card)
    if at:
        cards = list(s.track)
        cards[at - 1], cards[at] = cards[at], cards[at - 1]
        s.track = tuple(cards)
        say(ev.CardSwapped(card))
