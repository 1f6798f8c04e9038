"""The experts: three characters that follow rules of thumb and can lead any mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.bots.bot import Seated, listen, sit
from mulot.games.mystiques.bots.distances import approach, enemies_reached, steps_for_mice
from mulot.games.mystiques.bots.end_of_turn import do_something, leave_current, stand_off, step_back
from mulot.games.mystiques.bots.gear_value import better, fits, worth
from mulot.games.mystiques.bots.group_items import goals_here, lay_grape, lay_hook, use_fork
from mulot.games.mystiques.bots.teamwork import cheers, from_captivity, hand_over, share, worth_keeping
from mulot.games.mystiques.bots.turn_actions import Possible
from mulot.games.mystiques.content import SEARCH, THINGS
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import Captive, MouseTurn, Sharing
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import legal
from mulot.games.mystiques.rules.board import (
    active,
    enemies_at,
    enemies_here,
    hearts_left,
    hero,
    kind,
    mice_at,
    side,
)
from mulot.games.mystiques.rules.card_windows import power_of
from mulot.games.mystiques.rules.combat import target
from mulot.games.mystiques.view import imagine


@dataclass(frozen=True)
class Character:
    """What distinguishes the experts from one another."""

    name: str
    search: bool
    """True if it searches a room before it goes on."""
    cards: bool
    """True if it also plays cards outside its own turn."""
    level: bool
    """True if it saves cheese for a new ability before it spends any on small things."""
    patience: int
    """With this much cheese on the wheel it goes on without searching."""
    leaves: int = 0
    """How many mice who have found nothing yet it does not wait for."""


CHARACTERS = (
    Character("timid", search=True, cards=False, level=False, patience=6),
    Character("brave", search=False, cards=True, level=False, patience=2),
    Character("wise", search=True, cards=True, level=True, patience=5, leaves=1),
)


def expert(character: Character) -> Bot:
    """Return the bot that plays this character."""
    return Bot(character.name, sit, listen, partial(_choose, character=character), quick=True)


def _choose(memory: Seated, view: View, legal: Sequence[Any], rng: Random, budget: Budget, character: Character) -> Any:
    """Choose an action from the view, without any search."""
    if view.ask and memory.seat not in view.ask.must:
        return None  # at a crossroads people answer first
    return legal[0] if len(legal) == 1 else habit(imagine(view, (), rng), memory.seat, character)


def habit(s: State, seat: int, character: Character) -> Any:
    """Return what this character does without looking ahead."""
    top = s.stack[-1]
    if isinstance(top, MouseTurn):
        return in_turn(s, top, character)
    choices = legal(s, seat)
    return choices[0] if len(choices) == 1 else answer(s, choices, character)


# -------------------------------------------------------------------- turns


def in_turn(s: State, turn: MouseTurn, character: Character) -> Any:
    """Return the action of the first rule of thumb that has one, or `EndTurn`."""
    can = Possible(s, turn)
    for thought in THOUGHTS:
        action = thought(s, turn, can, character)
        if action is not None:
            return action
    return do.EndTurn()


PREFERRED = (
    "thunder",
    "mighty-blow",
    "hidden-blade",
    "second-arrow",
    "helping-paw",
    "shake-it-off",
    "stand-by-me",
    "tin-shield",
    "duck",
    "brace",
    "through-the-guard",
)
"""Abilities in the order in which the experts want to learn them."""
ORDER = {name: i for i, name in enumerate(PREFERRED)}


def _level_up(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Learn the most wanted ability that can be learnt."""
    return min(can.levels(), key=lambda a: ORDER.get(a.ability, 99), default=None)


def _equip(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Open the bag if it holds something better than what the mouse wears."""
    if not s.mice[turn.mouse].bag or not can.equip():
        return None
    good = [c for c in s.mice[turn.mouse].bag if fits(s, turn.mouse, c) and better(s, turn.mouse, c)]
    return do.Equip() if good else None


def _play_card(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Play a card if it is worth its price."""
    m = s.mice[turn.mouse]
    for a in can.uses():
        power = power_of(s, a.card)
        assert power is not None
        spare = m.cheese - power.cost
        friend = next((other for other in s.mice if other.hero == a.on), None)
        match power.effect:
            case "heal" | "antidote":
                if friend and (hearts_left(friend) <= 2 or not s.enemies):
                    return a
            case "free":
                if friend and ("stunned" in friend.effects or "webbed" in friend.effects):
                    return a
            case "strike":
                if spare >= 0 and not (character.level and 4 <= m.cheese < 6):
                    return a
            case "cheer-all":
                if cheers(s, m.hero, power.cost):
                    return a
            case "nibble":
                if s.wheel >= 4:
                    return a
            case "rummage":
                if character.search and not (character.level and 4 <= m.cheese < 6):
                    return a
            case "topple":
                if spare >= 2 and len(enemies_here(s)) > 2:
                    return a
    return None


def _recover(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Stand up, or get rid of a stun; a web can wait while there is somebody to attack."""
    if not s.mice[turn.mouse].effects:
        return None
    if can.stand():
        return do.Stand()
    effects = can.recoveries()
    stunned = [a for a in effects if a.effect == "stunned"]
    if stunned:
        return stunned[0]
    return effects[0] if effects and not can.attacks() else None


def _fight(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Attack the most promising enemy in reach, or else approach one."""
    if not enemies_here(s):
        return None
    attacks = can.attacks()
    if attacks:
        return max(attacks, key=lambda a: _promise(s, turn.mouse, a))
    shooting = stand_off(s, turn, can)
    if shooting is not None:
        return shooting
    steps = can.steps()
    if steps and not turn.acted and not enemies_reached(s, turn.mouse):
        step = approach(s, turn, steps)
        if step is not None:
            return step
    if not turn.acted:
        if character.search and can.search():
            return do.Search()
        if not turn.points and can.scurry():
            return do.Scurry()
    elif steps and turn.moved and not enemies_reached(s, turn.mouse):
        return approach(s, turn, steps)
    return None


def _promise(s: State, mouse: int, a: do.Attack) -> float:
    """Return how promising an attack is: dice against defence and hearts, and how dangerous the enemy is."""
    e, m = target(s, a), s.mice[mouse]
    k = kind(e)
    card = SEARCH[a.weapon]
    dice = hero(m).battle + max(card.melee or 0, card.ranged or 0)
    hearts = k.hearts - s.hurt.get(a.foe, 0)
    with_friend = bool(mice_at(s, e.space))
    return dice / 2 - k.defence / 3 - hearts + 0.5 * k.battle + 0.3 * with_friend + (k.gift == "aggressive") * 0.2


def _bell(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Hang the bell on the cat at the first opportunity."""
    return next((a for a in can.places() if a.item == "bell"), None) if "bell" in s.stash else None


def _take(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Pick up a thing of the story."""
    return next((a for a in can.pick_ups() if a.item in THINGS), None) if s.tokens else None


def _go_on(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Without enemies: search, wait for friends, gather at the exit and go through it."""
    if enemies_here(s):
        return None
    goals = goals_here(s)
    m = s.mice[turn.mouse]
    wants_search = character.search and s.wheel < character.patience and can.search()
    if m.space in goals and can.explore() and _ready(s, character):
        return do.Explore()
    if wants_search:
        return do.Search()
    steps = can.steps()
    if m.space not in goals and steps and goals:
        far = steps_for_mice(s, goals)
        best = min(steps, key=lambda a: (far.get(a.to, 99), a.to in side(s).water, side(s).order[a.to]))
        if far.get(best.to, 99) < far.get(m.space, 99):
            return best
    if not turn.points and m.space not in goals and can.scurry():
        return do.Scurry()
    return None


def _company(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Share what a friend can use, or lay the grape for cockroaches."""
    return share(s, turn, can) or lay_grape(s, turn, can)


def _fork(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Use the fork."""
    return use_fork(s, turn, can)


def _hook(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Use hook and thread when no enemy is near."""
    return None if enemies_here(s) else lay_hook(s, turn, can)


def _at_the_end(s: State, turn: MouseTurn, can: Possible, character: Character) -> Any:
    """Leave the current, step back with a bow in hand, or do something useful with what is left of the turn."""
    return leave_current(s, turn, can) or step_back(s, turn, can) or do_something(s, turn, can)


THOUGHTS: tuple[Callable[[State, MouseTurn, Possible, Character], Any], ...] = (
    _company,
    _level_up,
    _equip,
    _bell,
    _play_card,
    _recover,
    _fork,
    _fight,
    _take,
    _hook,
    _go_on,
    _at_the_end,
)
"""The rules of thumb for a turn, most important first."""


def _ready(s: State, character: Character) -> bool:
    """True if nobody is captured and the room has been searched, or if there is no time left for either."""
    if len(active(s)) < len(s.mice):
        return s.wheel >= 5
    searching = sum(side(s).name not in s.mice[i].searched for i in active(s))
    return not character.search or searching <= character.leaves or s.wheel >= character.patience


# -------------------------------------------------------------------- answers


PREFERRED_WAYS = (
    "hurry-on",
    "wake-him",
    "close-the-sluice",
    "tread-softly",
    "muffle-the-bell",
    "share-bread",
)
"""The choices of the experts at crossroads."""


def answer(s: State, legal: Sequence[Any], character: Character) -> Any:
    """Answer any question that is not a turn."""
    top: Any = s.stack[-1]
    if s.crossroads:
        return min(legal, key=lambda a: PREFERRED_WAYS.index(a.choice) if a.choice in PREFERRED_WAYS else 99)
    if s.won:
        return max(legal, key=lambda a: worth(a.card) if isinstance(a, do.Keep) and a.card else -1)
    if do.Disguise() in legal:
        return do.Disguise()
    uses = [a for a in legal if isinstance(a, do.Use)]
    if uses:
        return _window(s, top, uses, character)
    if do.Trade() in legal:
        return _found(s, top, legal)
    if isinstance(top, Sharing):
        return hand_over(s, top, legal)
    if isinstance(top, Captive):
        return from_captivity(s, legal)
    wear = [a for a in legal if isinstance(a, do.Wear) and better(s, top.mouse, a.card)]
    if wear:
        return max(wear, key=lambda a: worth(a.card))
    for plain in (do.Done(), do.By("lore"), do.Pass()):
        if plain in legal:
            return plain
    puts = [a for a in legal if isinstance(a, do.Put)]
    if puts:
        return max(puts, key=lambda a: (-len(enemies_at(s, a.to)), len(mice_at(s, a.to))))
    return legal[0]


def _found(s: State, top: Any, legal: Sequence[Any]) -> Any:
    """Keep a found card if this mouse or a friend can use it, else leave it for a cheese."""
    m, card = s.mice[top.mouse], SEARCH[top.card]
    usable = not card.classes or bool(set(card.classes) & set(hero(m).classes))
    worthy = usable and (card.sort in ("scroll", "trick") or better(s, top.mouse, top.card))
    if (worthy or worth_keeping(s, top.mouse, top.card)) and do.Keep() in legal:
        return do.Keep()
    return do.Trade()


def _window(s: State, top: Any, uses: list[do.Use], character: Character) -> Any:
    """Play a card in a window if it helps enough, else pass."""
    if not character.cards:
        return do.Pass()
    for a in uses:
        power = power_of(s, a.card)
        user = next(m for m in s.mice if m.hero == a.hero)
        assert power is not None
        if power.moment in ("hit", "wound"):
            victim = s.mice[top.defender]
            danger = top.hits if power.moment == "hit" else top.wounds
            if danger >= min(2, hearts_left(victim)) or user.cheese >= power.cost + 2:
                return a
        elif power.moment == "attack":
            if user.cheese - power.cost >= 0 and not (character.level and user.cheese == 5):
                return a
        elif power.moment == "attacked":
            guard = 0.34 * kind(next(e for e in s.enemies if e.id == top.defender)).defence
            if (power.effect == "again" and top.hits == 0) or (power.effect == "hits" and top.hits <= guard + 1):
                return a
        else:
            return a
    return do.Pass()


EXPERTS = tuple(expert(character) for character in CHARACTERS)
