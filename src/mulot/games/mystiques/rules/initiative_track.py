"""The initiative track: laying out and adding cards, ambushes, and cards that move up."""

from collections.abc import Sequence

from mulot.core.flow import Say
from mulot.core.luck import Luck
from mulot.games.mystiques.content import KINDS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import NUMBER_OF_FACE
from mulot.games.mystiques.rules.board import enemy_cards, has_class
from mulot.games.mystiques.rules.wounds import give_cheese


def add_cards_to_track(s: State, kinds: Sequence[str], luck: Luck, say: Say, rule: str) -> None:
    """Add the cards of these kinds to the track. If there is no enemy on it, all cards are shuffled and laid out;
    otherwise the new cards are appended (M-100, M-101).

    A kind that already has a card on the track does not get another one (M-102, M-120). Without new cards nothing is
    shuffled (MR-215).
    """
    new = [card for kind in kinds for card in KINDS[kind].cards if card not in s.track]
    if not new:
        return
    if enemy_cards(s):
        luck.shuffle(new)
        s.track = (*s.track, *new)
        say(ev.CardsAdded(tuple(new), rule))
    else:
        s.relaid = True
        lay_track(s, new, luck, say, rule)
    for kind in kinds:
        if KINDS[kind].boss:  # a boss that has just come has all of his cards
            boss = next(card for card in s.track if card in KINDS[kind].cards)
            move_up_by_die(s, boss, luck, say, "M-038")


def lay_track(s: State, new: Sequence[str], luck: Luck, say: Say, rule: str) -> None:
    """Shuffle the cards of all mice and these cards, and lay them out. A leader who is not first gets a cheese
    (MR-190)."""
    cards = [*(m.hero for m in s.mice), *new]
    luck.shuffle(cards)
    s.track = tuple(cards)
    say(ev.TrackLaid(s.track, rule))
    for i, m in enumerate(s.mice):
        if has_class(m, "leader") and m.space and s.track[0] != m.hero and (new or s.version > 4):
            give_cheese(s, i, 1, say, "MR-190")


def move_up_by_die(s: State, card: str, luck: Luck, say: Say, rule: str = "M-104") -> None:
    """Roll a die and move the card up by that many slots (M-104)."""
    say(ev.Ambushed(card, move_up(s, card, NUMBER_OF_FACE[luck.die(6)]), rule))


def move_up(s: State, card: str, slots: int) -> int:
    """Move a card up the track, at most to slot 1 (MR-10). Return how many slots it moved."""
    at = s.track.index(card)
    to = max(0, at - slots)
    rest = [c for c in s.track if c != card]
    s.track = (*rest[:to], card, *rest[to:])
    return at - to


def swap_with_card_above(s: State, card: str, say: Say) -> None:
    """Swap an aggressive card with the card above it, after its turn (MR-116)."""
    at = s.track.index(card)
    if at:
        cards = list(s.track)
        cards[at - 1], cards[at] = cards[at], cards[at - 1]
        s.track = tuple(cards)
        say(ev.CardSwapped(card))
