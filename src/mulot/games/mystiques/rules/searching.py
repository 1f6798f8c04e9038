"""Fouiller: a star finds a card of the search deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mulot.core.flow import DONE, Frame, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Keep, Swap, Trade
from mulot.games.mystiques.model.pieces import STUNNED, WEBBED
from mulot.games.mystiques.rules.board import active, side
from mulot.games.mystiques.rules.encounter import set_traps
from mulot.games.mystiques.rules.harm import affect, win_cheese
from mulot.games.mystiques.rules.placement import place
from mulot.games.mystiques.rules.rolling import StarRoll
from mulot.games.mystiques.rules.surge import put_on_wheel
from mulot.games.mystiques.rules.track import lay_cards
from mulot.games.mystiques.rules.windows import without

if TYPE_CHECKING:
    from mulot.games.mystiques.rules.state import State

BAG = 3
"""So many cards fit into a bag; tricks do not count."""


def why_not_search(s: State, mouse: int) -> Reason | None:
    if side(s).name in s.mice[mouse].searched:
        return Reason("searched-already", "M-050")
    return None


@steps("roll", "judge")
class Searching(Frame, tag="searching"):
    """One die for a star; a failed search can be tried again in a later turn."""

    mouse: int = 0

    def roll(self, s: State, luck: Luck, say: Say) -> Any:
        extra = sum(SEARCH[card].search for card in s.mice[self.mouse].gear)
        return StarRoll(mouse=self.mouse, trial="search", dice=1 + extra)

    def judge(self, s: State, luck: Luck, say: Say) -> Any:
        if not s.stars:
            return DONE
        m = s.mice[self.mouse]
        m.searched = (*m.searched, side(s).name)
        if not s.search_bag:
            s.search_bag, s.search_left = sorted(s.search_left), []
        if not s.search_bag:
            say(ev.FoundNothing(m.hero))
            return DONE
        card = luck.draw(s.search_bag)
        say(ev.Searched(m.hero, card))
        if SEARCH[card].sort == "event":
            return Happening(mouse=self.mouse, card=card)
        return Finding(mouse=self.mouse, card=card)


@steps("take", "ask")
class Finding(Frame, tag="finding"):
    """A group item goes to the stash, a trick to the mouse; any other card is kept or left for a cheese."""

    mouse: int = 0
    card: str = ""

    def take(self, s: State, luck: Luck, say: Say) -> Any:
        m, sort = s.mice[self.mouse], SEARCH[self.card].sort
        if sort == "item":
            s.stash = (*s.stash, self.card)
            say(ev.ItemFound(m.hero, self.card))
            return DONE
        return None

    def ask(self, s: State, luck: Luck, say: Say) -> Any:
        seat = s.mice[self.mouse].seat
        return Ask("found", (seat,), (seat,))

    def ask_answered(self, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        m = s.mice[self.mouse]
        match a:
            case Trade():
                s.search_left.append(self.card)
                say(ev.Traded(m.hero, self.card))
                win_cheese(s, self.mouse, 1, say, "M-054")
                return
            case Swap(card):
                m.bag = without(m.bag, card)
                s.search_left.append(card)
                say(ev.Dropped(m.hero, card))
        if SEARCH[self.card].sort == "trick":
            m.tricks = (*m.tricks, self.card)
        else:
            m.bag = (*m.bag, self.card)
        say(ev.Kept(m.hero, self.card))

    def why_not(self, s: State, a: Any) -> Reason | None:
        return Reason("bag-full", "M-055") if isinstance(a, Keep) else None

    def legal(self, s: State, seat: int) -> Sequence[Any]:
        m = s.mice[self.mouse]
        if SEARCH[self.card].sort == "trick" or len(m.bag) < BAG:
            return (Keep(), Trade())
        return (Trade(), *(Swap(card) for card in dict.fromkeys(m.bag)))


@steps("happen")
class Happening(Frame, tag="happening"):
    """An event card is carried out at once and discarded."""

    mouse: int = 0
    card: str = ""

    def happen(self, s: State, luck: Luck, say: Say) -> Any:
        card, m = SEARCH[self.card], s.mice[self.mouse]
        s.search_left.append(self.card)
        say(ev.Happened(m.hero, self.card))
        match card.event:
            case "cheese":
                win_cheese(s, self.mouse, card.n, say, "M-052")
            case "heal":
                for i in active(s):
                    heal(s, i, card.n, say)
            case "wheel":
                return put_on_wheel(s, card.n, say, "M-052")
            case "webbed":
                affect(s, self.mouse, WEBBED, say, "M-052")
            case "stunned":
                affect(s, self.mouse, STUNNED, say, "M-052")
            case "traps":
                set_traps(s, say)
            case "roach":
                lay_cards(s, place(s, (("roach", card.n),), say, "M-052"), luck, say, "M-101")
        return None


def heal(s: State, mouse: int, count: int, say: Say, rule: str = "M-008") -> None:
    """Ordinary wounds are healed; poison is not (MR-56)."""
    m = s.mice[mouse]
    healed = min(count, m.wounds)
    if healed:
        m.wounds -= healed
        say(ev.Healed(m.hero, healed, rule))
