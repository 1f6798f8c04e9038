"""Searching, sharing, equipping and learning."""

from __future__ import annotations

from collections import Counter

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.search_cards import SEARCH
from referees.mystiques.arrivals import arrive, on_wheel
from referees.mystiques.figures import Asking, Mouse, MouseTurn, Question
from referees.mystiques.movement import roll_star
from referees.mystiques.rulebook_tables import HEROES
from referees.mystiques.table import MillTable

BAG = 3

# -------------------------------------------------------------------- searching


def search(t: MillTable, mouse: Mouse) -> Asking[None]:
    """One die and what she wears for searching; a star draws a card (M-051)."""
    found = yield from roll_star(t, mouse, 1 + sum(card.search for card in mouse.worn()))
    if not found:
        return
    mouse.searched.append(t.side)
    if not t.search_bag.total():
        t.search_bag, t.search_left = t.search_left, Counter()
    if not t.search_bag.total():
        return
    t.draw(t.search_bag.total())
    name = t.hear("searched").card
    assert t.search_bag[name], f"{name} is not in the search deck"
    t.search_bag[name] -= 1
    sort = SEARCH[name].sort
    if sort == "item":
        t.stash.append(name)
    elif sort == "event":
        yield from happen(t, mouse, name)
    else:
        yield from keep(t, mouse, name)


def keep(t: MillTable, mouse: Mouse, name: str) -> Asking[None]:
    """Keep a card, or leave it for a cheese (M-053, M-054); with a full bag, leave another one (MR-62)."""
    trick = SEARCH[name].sort == "trick"
    words = ["keep"] if trick or len(mouse.bag) < BAG else [f"swap {card}" for card in dict.fromkeys(mouse.bag)]
    _, word = yield Question("found", {mouse.seat: [*words, "trade"]})
    if word == "trade":
        t.leave_card(name)
        t.win_cheese(mouse)
        return
    if word != "keep":
        other = word.split()[1]
        mouse.bag.remove(other)
        t.leave_card(other)
    (mouse.tricks if trick else mouse.bag).append(name)


def happen(t: MillTable, mouse: Mouse, name: str) -> Asking[None]:
    """An event happens at once (M-052), unless her lore averts it (MR-206)."""
    card = SEARCH[name]
    averted = False
    if card.warded:
        averted = yield from roll_star(t, mouse, mouse.lore())
    t.leave_card(name)
    if averted:
        return
    if card.event == "cheese":
        t.win_cheese(mouse, card.n)
    elif card.event == "heal":
        for other in t.active:
            other.wounds = max(0, other.wounds - card.n)
    elif card.event == "wheel":
        yield from on_wheel(t, card.n)
    elif card.event in ("webbed", "stunned"):
        t.affect(mouse, card.event)
    elif card.event == "traps":
        t.traps |= {(t.side, space) for space in t.map.crosses}
    elif card.event == "roach":
        arrive(t, [("roach", card.n)])


# -------------------------------------------------------------------- sharing


def share(t: MillTable, mouse: Mouse, other: Mouse) -> Asking[None]:
    """Give and take cheese and cards. What was handed over does not come back; a full bag gives a card back first
    (M-068, MR-68)."""
    given: list[str] = []
    taken: list[str] = []
    while True:
        must_give, must_take = len(mouse.bag) > BAG, len(other.bag) > BAG
        words = []
        if not must_take:
            words += [f"give {what}" for what in offered(mouse, taken, other, given, must_give)]
        if not must_give:
            words += [f"take {what}" for what in offered(other, given, mouse, taken, must_take)]
        if not must_give and not must_take:
            words.append("done")
        _, word = yield Question("share", {mouse.seat: words})
        if word == "done":
            return
        verb, what = word.split()
        giver, taker = (mouse, other) if verb == "give" else (other, mouse)
        (given if verb == "give" else taken).append(what)
        if what == "cheese":
            giver.cheese -= 1
            taker.cheese += 1
        else:
            giver.bag.remove(what)
            taker.bag.append(what)


def offered(giver: Mouse, received: list[str], taker: Mouse, handed: list[str], exchange: bool) -> list[str]:
    """Return what a mouse can hand over."""
    cards = [card for card in giver.bag if card not in received]
    if exchange:
        return list(dict.fromkeys(cards))
    if len(taker.bag) == BAG and all(card in handed for card in taker.bag):
        cards = []
    words = ["cheese"] if giver.cheese and "cheese" not in received else []
    return words + list(dict.fromkeys(cards))


# -------------------------------------------------------------------- equipping and learning


def equip(t: MillTable, mouse: Mouse) -> Asking[None]:
    """Move cards between bag and equipment, each of them once (M-070, MR-213)."""
    moved: list[str] = []
    while True:
        words = [f"wear {card}" for card in dict.fromkeys(mouse.bag) if card not in moved and wearable(mouse, card)]
        if len(mouse.bag) < BAG:
            words += [f"stow {card}" for card in dict.fromkeys(mouse.gear) if card not in moved]
        _, word = yield Question("equip", {mouse.seat: [*words, "done"]})
        if word == "done":
            return
        verb, card = word.split()
        moved.append(card)
        if verb == "stow":
            mouse.gear.remove(card)
            mouse.bag.append(card)
            continue
        mouse.bag.remove(card)
        replaced = displaced(mouse, card)
        for old in replaced:
            mouse.gear.remove(old)
            mouse.bag.append(old)
        mouse.gear.append(card)


def wearable(mouse: Mouse, name: str) -> bool:
    card = SEARCH[name]
    if card.sort not in ("weapon", "armour", "accessory"):
        return False
    fits = not card.classes or bool(set(card.classes) & set(HEROES[mouse.hero].classes))
    return fits and len(mouse.bag) - 1 + len(displaced(mouse, name)) <= BAG


def displaced(mouse: Mouse, name: str) -> list[str]:
    """Return what a card replaces: the one in its slot, or held cards, those held longest first, as paws are needed."""
    card = SEARCH[name]
    if card.slot:
        return [other for other in mouse.gear if SEARCH[other].slot == card.slot]
    held = [other for other in mouse.gear if not SEARCH[other].slot]
    out = []
    while held and sum(SEARCH[other].paws for other in held) + card.paws > 2:
        out.append(held.pop(0))
    return out


def lessons(t: MillTable, mouse: Mouse) -> list[str]:
    """Return the abilities of her classes that nobody has (MR-70)."""
    known = {name for other in t.mice for name in other.abilities} | t.reserved
    return [name for name, power in ABILITIES.items() if power.of in HEROES[mouse.hero].classes and name not in known]


def sharers(t: MillTable, turn: MouseTurn) -> list[Mouse]:
    """Return the mice with whom she can share."""
    mouse = turn.mouse
    near = [m for m in t.active if m is not mouse and (m.space == mouse.space or t.adjacent(mouse.space, m.space))]
    return [m for m in near if any(one.cheese or one.bag for one in (mouse, m))]
