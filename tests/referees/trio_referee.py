"""A referee for Le Trio, written from its rules (T-001 to TR-40) alone. The faces of the cards are read as data.

The piles of the basic game are closed for the referee, too: it knows only which cards it has seen going under them, and
checks that they come up again in their order and with the same side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mulot.games.trio.content import CARDS

Card = tuple[int, str]
"""A card's number, and the side that is up: `front` or `back`."""

CARDS_EACH = {2: 12, 3: 8, 4: 6, 5: 4, 6: 4}
MAX_CARDS = 2000
ANSWERS = {"a": "front", "b": "back"}


class TrioReferee:
    """The piles or hands, the cheese and the tokens."""

    def __init__(self, seats: int, options: Mapping[str, Any], views: Sequence[Any]) -> None:
        self.seats = seats
        self.pro = options["variant"] == "pro"
        self.choose_side = options["choose_side"] and not self.pro  # TR-37
        self.open_hand = options.get("handicap") if self.pro else None  # TR-39
        self.version = views[0]["version"]
        self.starter = views[0]["starter"] if options["first"] is None else options["first"]
        self.round, self.blanks, self.tokens = 1, 0, [1 if options.get("start_token") else 0] * seats  # TR-40
        self.end: tuple[list[float], str] | None = None
        self.begin_round()
        if self.pro:
            self.take_hands([[card["card"] for card in view["own"]["cards"]] for view in views])
        elif self.choose_side:
            self.see_top_card(views[self.turn]["own"]["cards"][0]["card"])

    def begin_round(self) -> None:
        self.turn, self.step = self.starter, "place"
        self.laid = self.placed = 0
        self.cheese: list[Card] = []
        self.piles: list[list[Card | None]] = [[None] * CARDS_EACH[self.seats] for _ in range(self.seats)]

    def take_hands(self, hands: Sequence[Sequence[int]]) -> None:
        dealt = [card for hand in hands for card in hand]
        assert len(set(dealt)) == len(dealt), f"a card is dealt twice: {hands}"
        assert all(len(hand) == CARDS_EACH[self.seats] for hand in hands), f"not dealt equally: {hands}"
        self.piles = [[(card, "front") for card in hand] for hand in hands]

    def see_top_card(self, card: int) -> None:
        """Note the top card of the seat whose turn it is, or check that it is the one it must be."""
        top = self.piles[self.turn][0]
        if top is None:
            self.check_unseen(card)
            self.piles[self.turn][0] = (card, "front")
        else:
            assert top[0] == card, f"the top card is {card}, not {top}"

    def check_unseen(self, card: int) -> None:
        seen = {one[0] for one in [*self.cheese, *(one for pile in self.piles for one in pile)] if one}
        assert card not in seen, f"card {card} is in the round twice"

    # ---------------- what is allowed and what is seen

    def outcome(self) -> tuple[list[float], str] | None:
        return self.end

    def legal(self, seat: int) -> set[str]:
        if seat != self.turn or self.end:
            return set()
        found = {"place"}
        if self.pro:
            found = {f"{card[0]}{side}" for card in self.piles[seat] if card for side in "ab"}
        elif self.choose_side:
            found = {"a", "b"}
        return found if self.step == "place" else found | {"stop"}  # TR-05, TR-11

    def tempting(self, seat: int) -> set[str]:
        """Return what keeps the round from ending: to stop, or to lay a card that shows as many cats as can be."""
        legal = self.legal(seat)
        if not self.pro or "stop" in legal:
            return legal & {"stop"}
        cats = {text: self.shows([*self.cheese, self.card_named(text)]).count("c") for text in legal}
        return {text for text in legal if cats[text] >= min(3, max(cats.values()))}

    def may_hear(self, event: Any, seat: int | None) -> bool:
        if event["type"] == "peeked":
            return seat == self.turn
        return event["type"] != "dealt" or seat == event["to"]  # an open hand is seen, not told

    def view(self, seat: int | None) -> Any:
        own = None
        if seat is not None and self.pro:
            own = {"seat": seat, "cards": self.hand(seat)}
        elif self.choose_side and seat == self.turn and not self.end:
            top = self.piles[seat][0]
            own = {"seat": seat, "cards": [self.both_sides(top)] if top else []}
        scores, reason = self.end or ([], "")
        shown = None if self.open_hand is None else {"seat": self.open_hand, "cards": self.hand(self.open_hand)}
        return {
            "pro": self.pro,
            "choose_side": self.choose_side,
            "starter": self.starter,
            "turn": self.turn,
            "step": self.step,
            "round": self.round,
            "laid": self.laid,
            "placed": self.placed,
            "blanks": self.blanks,
            "tokens": self.tokens,
            "box": 16 - sum(self.tokens),
            "piles": [len(pile) for pile in self.piles],
            "aside": len(CARDS) - self.seats * CARDS_EACH[self.seats],
            "cheese": [{"card": card, "side": side, "places": self.face((card, side))} for card, side in self.cheese],
            "shows": self.shows(self.cheese),
            "outcome": {"type": "outcome", "scores": scores, "reason": reason} if self.end else None,
            "own": own,
            "version": self.version,
            "open_hand": shown,
        }

    def hand(self, seat: int) -> list[Any]:
        """Return the cards of a hand, which has no order (TR-35)."""
        return [self.both_sides(card) for card in sorted(card for card in self.piles[seat] if card)]

    @staticmethod
    def card_named(text: str) -> Card:
        return int(text[:-1]), ANSWERS[text[-1]]

    @staticmethod
    def both_sides(card: Card) -> Any:
        front, back = CARDS[card[0] - 1]
        return {"card": card[0], "front": front, "back": back}

    @staticmethod
    def face(card: Card) -> str:
        return CARDS[card[0] - 1][card[1] == "back"]

    def shows(self, cheese: Sequence[Card]) -> str:
        """Return what can be seen at each place: the topmost card without a hole there (TR-01)."""
        seen = ["-"] * 6
        for card in cheese:
            seen = [below if above == "o" else above for above, below in zip(self.face(card), seen, strict=True)]
        return "".join(seen)

    # ---------------- what happens

    def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
        if action == "stop":
            self.next_turn()
        else:
            self.lay(seat, self.card_of(seat, action, told), told)
        if self.choose_side and not self.end:
            peeked = [event["card"] for event in told if event["type"] == "peeked"]
            assert len(peeked) == 1, f"the top card is shown {len(peeked)} times"
            self.see_top_card(peeked[0])

    def card_of(self, seat: int, action: str, told: Sequence[Any]) -> Card:
        """Take the card that is laid from the pile or the hand."""
        pile = self.piles[seat]
        if self.pro:
            card = self.card_named(action)
            pile.remove(next(one for one in pile if one and one[0] == card[0]))
            return card
        top = pile.pop(0)
        if self.choose_side:
            assert top is not None
            return (top[0], ANSWERS[action])
        event = next(event for event in told if event["type"] == "placed")
        card = (event["card"], event["side"])
        if top is None:
            self.check_unseen(card[0])
        else:
            assert card == top, f"the top card is {card}, not {top}"  # T-015, TR-10
        return card

    def lay(self, seat: int, card: Card, told: Sequence[Any]) -> None:
        self.cheese.append(card)
        self.placed += 1
        if self.step == "consolation":
            self.next_turn()  # a new start card is neither counted nor judged (TR-12, TR-13)
        elif not self.piles[seat]:
            self.laid += 1
            self.end_round(seat, told)  # T-017, T-018
            return
        else:
            self.judge(seat)
        if self.placed >= MAX_CARDS:
            self.end_round(None, told)  # TR-28

    def judge(self, seat: int) -> None:
        self.laid += 1
        mice, cats = (self.shows(self.cheese).count(animal) for animal in "mc")
        if cats >= 3:  # T-014, TR-04
            self.piles[seat] += self.cheese[::-1]  # TR-10
            self.cheese = []
            self.step = "consolation"
        elif mice >= 3 and self.laid < 3:  # T-011, T-013
            self.step = "bonus"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.turn, self.step, self.laid = (self.turn + 1) % self.seats, "place", 0

    def end_round(self, winner: int | None, told: Sequence[Any]) -> None:
        if winner is None:
            self.blanks += 1
        else:
            self.tokens[winner] += 1
        if max(self.tokens) == 3:
            self.end = [float(count == 3) for count in self.tokens], "tokens"  # T-021
        elif self.blanks == 2:  # TR-33
            best = [count == max(self.tokens) for count in self.tokens]
            self.end = [won / sum(best) for won in best], "blank-rounds"
        else:
            self.round += 1
            self.starter = (self.starter + 1) % self.seats  # TR-24
            self.begin_round()
            if self.pro:
                hands = [event["cards"] for event in told if event["type"] == "dealt"]
                self.take_hands(hands)
