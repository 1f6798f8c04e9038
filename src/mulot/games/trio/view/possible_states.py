"""Sampling of states that fit what a seat knows.

A seat can remember where open cards went (TR-32). A pile is reconstructed from the top as faces and gaps; a gap stands
for any number of cards that were never seen or were forgotten. If all events are known, a pile has a gap only on top,
for the cards that nobody has seen.
"""

from collections.abc import Sequence
from random import Random

from mulot.games.trio.content import DECK, SETS
from mulot.games.trio.model import (
    Event,
    Peeked,
    PileTaken,
    Placed,
    RoundBegan,
    State,
    View,
    face_number,
    parse_face_code,
)

GAP = 0
Pile = list[int]


def imagine(view: View, events: Sequence[Event], rng: Random) -> State:
    """Return a full state that fits the view and the events (all, some or none); unknown cards are dealt at random."""
    seats = len(view.piles)
    s = State(
        view.version,
        seats,
        view.pro,
        view.choose_side,
        view.starter,
        view.turn,
        view.step,
        view.round,
        view.laid,
        view.placed,
        view.blanks,
        list(view.tokens),
        [face_number(face) for face in view.cheese],
        outcome=view.outcome,
        open_seat=None if view.open_hand is None else view.open_hand.seat,
        fresh=[0] * seats,
        under=[[] for _ in range(seats)],
        peeked=[0] * seats,
        hands=[[] for _ in range(seats)],
    )
    cards = SETS[s.version]
    for face in s.cheese:
        s.mice = s.mice & cards.holes[face] | cards.mice[face]
        s.cats = s.cats & cards.holes[face] | cards.cats[face]
    if view.pro:
        _deal_hands(s, view, known_hands(view, events), rng)
    else:
        piles, peeked = known_piles_and_peeked_card(view, events)
        _deal_piles(s, view, piles, peeked, rng)
    return s


# -------------------------------------------------------------------- known cards


def known_piles_and_peeked_card(view: View, events: Sequence[Event]) -> tuple[list[Pile], tuple[int, int]]:
    """Return what is known about each pile or hand, and (seat, card) of the top card last looked at, or zeros."""
    piles: list[Pile] = [[GAP] for _ in view.piles]
    peeked = (0, 0)
    for event in events:
        if isinstance(event, Placed):
            if not _remove_card(piles, event.card, event.seat, view.pro):
                _drop_to_gap(piles[event.seat])
            if event.seat == peeked[0]:
                peeked = (0, 0)
        elif isinstance(event, PileTaken):
            if event.round == view.round:
                faces = [parse_face_code(text) for text in event.cards]
                for face in faces:
                    _remove_card(piles, face >> 1, None, view.pro)
                piles[event.seat] += [GAP, *faces]
        elif isinstance(event, RoundBegan):
            piles = [[GAP] for _ in view.piles]
            peeked = (0, 0)
        elif isinstance(event, Peeked) and event.to is not None:
            peeked = (event.to, event.card)
    for laid in view.cheese:
        _remove_card(piles, laid.card, None, view.pro)
    return piles, peeked


def _remove_card(piles: list[Pile], card: int, seat: int | None, pro: bool) -> bool:
    """Remove a card that was seen elsewhere, and all cards above it, from its pile; return True if it was `seat`'s."""
    for at, pile in enumerate(piles):
        for index, face in enumerate(pile):
            if face >> 1 == card:
                if pro:
                    del pile[index]
                else:
                    del pile[: index + 1]
                return at == seat
    return False


def _drop_to_gap(pile: Pile) -> None:
    """Remove the cards above the next gap: an unknown card was on top, so they must have been laid before."""
    while pile and pile[0] != GAP:
        del pile[0]
    if not pile:
        pile.append(GAP)


def _count_known(pile: Pile) -> int:
    return len(pile) - pile.count(GAP)


# -------------------------------------------------------------------- dealing the unknown cards


def known_hands(view: View, events: Sequence[Event]) -> list[list[int]]:
    """Return the cards known to be in each hand of the pro variant.

    The seat's own hand and an open one (TR-39) are known completely."""
    piles, _ = known_piles_and_peeked_card(view, events)
    for whole in (view.own, view.open_hand):
        if whole is not None:
            for card in whole.cards:
                _remove_card(piles, card.card, None, True)
            piles[whole.seat] = [2 * card.card for card in whole.cards]
    hands = [[face >> 1 for face in pile if face != GAP] for pile in piles]
    return [hand[max(0, len(hand) - size) :] for hand, size in zip(hands, view.piles, strict=True)]


def _deal_hands(s: State, view: View, hands: list[list[int]], rng: Random) -> None:
    """Fill the hands of the pro variant with random unseen cards."""
    pool = _unseen_cards(s, [card for hand in hands for card in hand], rng)
    for hand, size in zip(hands, view.piles, strict=True):
        while len(hand) < size:
            hand.append(pool.pop())
        hand.sort()
    s.hands, s.bag = hands, sorted(pool)


def _deal_piles(s: State, view: View, piles: list[Pile], peeked: tuple[int, int], rng: Random) -> None:
    """Fill the piles of the basic game with random unseen cards, where the known ones leave gaps."""
    top = 0
    if view.own is not None:
        top = view.own.cards[0].card
        _put_card_on_top(piles, view.own.seat, top, view.piles[view.own.seat])
    for pile, size in zip(piles, view.piles, strict=True):
        while _count_known(pile) > size:
            del pile[0]
    pool = _unseen_cards(s, [face >> 1 for pile in piles for face in pile], rng)
    if top in pool:
        assert view.own is not None
        pool.remove(top)
        s.peeked[view.own.seat] = top
    elif peeked[1] in pool and peeked[0] != view.turn and _has_unseen_top(piles[peeked[0]], view.piles[peeked[0]]):
        pool.remove(peeked[1])
        s.peeked[peeked[0]] = peeked[1]
    for seat, (pile, size) in enumerate(zip(piles, view.piles, strict=True)):
        more = size - _count_known(pile)
        if pile and pile[0] != GAP and more:
            at = rng.choice([*(index for index, face in enumerate(pile) if face == GAP), len(pile)])
            pile[at:at] = [2 * pool.pop() + rng.getrandbits(1) for _ in range(more)]
            more = 0
        s.fresh[seat] = more
        s.under[seat] = [face for face in pile if face != GAP]
    if view.choose_side and view.outcome is None and s.fresh[s.turn] and not s.peeked[s.turn]:
        s.peeked[s.turn] = pool.pop()
    s.bag = sorted(pool)


def _has_unseen_top(pile: Pile, size: int) -> bool:
    return pile[:1] == [GAP] and size > _count_known(pile)


def _put_card_on_top(piles: list[Pile], seat: int, card: int, size: int) -> None:
    """Put a card that its owner sees on top of its pile."""
    pile = piles[seat]
    for index, face in enumerate(pile):
        if face >> 1 == card and face != GAP:
            del pile[:index]
            return
    _remove_card(piles, card, None, False)
    _drop_to_gap(pile)
    while _count_known(pile) >= size:
        del pile[1]


def _unseen_cards(s: State, known: Sequence[int], rng: Random) -> list[int]:
    """Return all cards whose place is unknown, in random order."""
    seen = {face >> 1 for face in s.cheese}
    seen.update(known)
    pool = [card for card in DECK if card not in seen]
    rng.shuffle(pool)
    return pool
