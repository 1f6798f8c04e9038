"""Searching (Fouiller): with a star a mouse draws a card from the search deck (M-050 to M-055)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import DONE, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import SEARCH
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Keep, Swap, Trade
from mulot.games.mystiques.model.frames import Finding, Happening, Searching, StarRoll
from mulot.games.mystiques.model.pieces import STUNNED, WEBBED
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, lore_value, search_card, side
from mulot.games.mystiques.rules.card_windows import without_one
from mulot.games.mystiques.rules.encounter import set_traps
from mulot.games.mystiques.rules.enemy_placement import place_enemies
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.surge import put_cheese_on_wheel
from mulot.games.mystiques.rules.wounds import give_cheese, put_under_effect

BAG_SIZE = 3
"""How many cards fit into a bag (M-055); tricks do not count (MR-63)."""


def why_not_search(s: State, mouse: int) -> Reason | None:
    """Return why a mouse cannot search here, or None if she can."""
    if side(s).name in s.mice[mouse].searched:
        return Reason("searched-already", "M-050")
    return None


@steps("roll", "judge")
class SearchingSteps(Procedure[Searching]):
    """A search, which needs a star; a failed search can be repeated in a later turn (M-051, MR-59)."""

    def roll(self, f: Searching, s: State, luck: Luck, say: Say) -> StepResult:
        """Roll one die (M-051), and more for what the mouse wears."""
        extra = sum(SEARCH[card].search for card in s.mice[f.mouse].gear)
        return StarRoll(mouse=f.mouse, trial="search", dice=1 + extra)

    def judge(self, f: Searching, s: State, luck: Luck, say: Say) -> StepResult:
        """Draw a card from the search deck if the mouse rolled a star (M-051); an empty deck is refilled from the
        discards (MR-27)."""
        if not s.stars:
            return DONE
        m = s.mice[f.mouse]
        m.searched = (*m.searched, side(s).name)
        if not s.search_bag:
            s.search_bag, s.search_left = sorted(s.search_left), []
        if not s.search_bag:
            say(ev.FoundNothing(m.hero))
            return DONE
        card = luck.draw(s.search_bag)
        say(ev.Searched(m.hero, card))
        if SEARCH[card].sort == "event":
            return Happening(mouse=f.mouse, card=card)
        return Finding(mouse=f.mouse, card=card)


@steps("take", "ask")
class FindingSteps(Procedure[Finding]):
    """A found card. A group item goes to the stash (MR-61); any other card is kept or exchanged for a cheese (M-053,
    M-054)."""

    def take(self, f: Finding, s: State, luck: Luck, say: Say) -> StepResult:
        """Put a group item into the stash (MR-61), which ends the procedure."""
        m, sort = s.mice[f.mouse], SEARCH[f.card].sort
        if sort == "item":
            s.stash = (*s.stash, f.card)
            say(ev.ItemFound(m.hero, f.card))
            return DONE
        return None

    def ask(self, f: Finding, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the mouse's player whether to keep the card or exchange it for a cheese (M-053, M-054)."""
        seat = s.mice[f.mouse].seat
        return Ask("found", (seat,), (seat,))

    def ask_answered(self, f: Finding, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Keep the card (M-053), exchange it for a cheese (M-054), or leave another card behind if the bag is full
        (MR-62)."""
        m = s.mice[f.mouse]
        match a:
            case Trade():
                s.search_left.append(f.card)
                say(ev.Traded(m.hero, f.card))
                give_cheese(s, f.mouse, 1, say, "M-054")
                return
            case Swap(card):
                m.bag = without_one(m.bag, card)
                s.search_left.append(card)
                say(ev.Dropped(m.hero, card))
        if SEARCH[f.card].sort == "trick":
            m.tricks = (*m.tricks, f.card)
        else:
            m.bag = (*m.bag, f.card)
        say(ev.Kept(m.hero, f.card))

    def why_not(self, f: Finding, s: State, a: Any) -> Reason | None:
        """Return why a card cannot be kept: the bag is full."""
        return Reason("bag-full", "M-055") if isinstance(a, Keep) else None

    def legal(self, f: Finding, s: State, seat: int) -> Sequence[Any]:
        """Return the actions that keep the card, exchange it for a cheese, or, if the bag is full, swap it for
        another."""
        m = s.mice[f.mouse]
        if SEARCH[f.card].sort == "trick" or len(m.bag) < BAG_SIZE:
            return (Keep(), Trade())
        return (Trade(), *(Swap(card) for card in dict.fromkeys(m.bag)))


@steps("foresee", "happen")
class HappeningSteps(Procedure[Happening]):
    """An event card, which happens at once and is discarded (M-052)."""

    def foresee(self, f: Happening, s: State, luck: Luck, say: Say) -> StepResult:
        """Roll as many dice as the mouse's lore if the event can be foreseen; a star averts it (MR-206)."""
        if search_card(s, f.card).warded:
            return StarRoll(mouse=f.mouse, trial="lore", dice=lore_value(s.mice[f.mouse]))
        return None

    def happen(self, f: Happening, s: State, luck: Luck, say: Say) -> StepResult:
        """Carry out the event (M-052), unless it was averted (MR-206)."""
        card, m = search_card(s, f.card), s.mice[f.mouse]
        s.search_left.append(f.card)
        if card.warded and s.stars:
            say(ev.Averted(m.hero, f.card))
            return None
        say(ev.Happened(m.hero, f.card))
        match card.event:
            case "cheese":
                give_cheese(s, f.mouse, card.n, say, "M-052")
            case "heal":
                for i in active_mice(s):
                    heal(s, i, card.n, say)
            case "wheel":
                return put_cheese_on_wheel(s, card.n, say, "M-052")
            case "webbed":
                put_under_effect(s, f.mouse, WEBBED, say, "M-052")
            case "stunned":
                put_under_effect(s, f.mouse, STUNNED, say, "M-052")
            case "traps":
                set_traps(s, say)
            case "roach":
                add_cards_to_track(s, place_enemies(s, (("roach", card.n),), say, "M-052"), luck, say, "M-101")
        return None


def heal(s: State, mouse: int, count: int, say: Say, rule: str = "M-008") -> None:
    """Heal up to `count` ordinary wounds of a mouse, but not poison (MR-56)."""
    m = s.mice[mouse]
    healed = min(count, m.wounds)
    if healed:
        m.wounds -= healed
        say(ev.Healed(m.hero, healed, rule))
