"""The experts: three characters that follow rules of thumb and can play any mouse."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from mulot.bots import Bot, Budget
from mulot.bots.bot import BotMemory, new_memory, remember
from mulot.games.mystiques.bots.distances import can_attack, mouse_distances, step_towards_enemy
from mulot.games.mystiques.bots.end_of_turn import (
    leave_current,
    step_away_from_enemies,
    step_to_shooting_space,
    use_leftover_action,
)
from mulot.games.mystiques.bots.gear_value import card_value, fits_class, is_better_gear
from mulot.games.mystiques.bots.group_items import goal_spaces, lay_grape, lay_hook_past_trap, use_fork, use_hook
from mulot.games.mystiques.bots.teamwork import (
    choose_captive_action,
    choose_hand_over,
    choose_share,
    is_rally_worthwhile,
    is_useful_to_a_friend,
)
from mulot.games.mystiques.bots.turn_actions import TurnActions
from mulot.games.mystiques.content import SEARCH, THINGS
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model import actions as do
from mulot.games.mystiques.model.frames import Captive, MouseTurn, Sharing
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import board, legal
from mulot.games.mystiques.rules.card_windows import power_of
from mulot.games.mystiques.rules.combat import attacked_enemy
from mulot.games.mystiques.view import imagine


@dataclass(frozen=True)
class Character:
    """What distinguishes the experts from one another."""

    name: str
    search: bool
    """True if it searches a room before it explores further."""
    cards: bool
    """True if it also plays cards outside its own turn."""
    level: bool
    """True if it saves cheese for a new ability before it spends any on small things."""
    patience: int
    """With this much cheese on the wheel it explores further without searching."""
    leaves: int = 0
    """It explores further even if this many mice have found nothing yet."""


CHARACTERS = (
    Character("timid", search=True, cards=False, level=False, patience=6),
    Character("brave", search=False, cards=True, level=False, patience=2),
    Character("wise", search=True, cards=True, level=True, patience=5, leaves=1),
)


def expert_bot(character: Character) -> Bot:
    """Return the bot that plays this character."""
    return Bot(character.name, new_memory, remember, partial(_choose_action, character=character), quick=True)


def _choose_action(
    memory: BotMemory, view: View, legal: Sequence[Any], rng: Random, budget: Budget, character: Character
) -> Any:
    """Return the action that this character chooses, or None to leave the choice at a crossroads to people."""
    if view.ask and memory.seat not in view.ask.must:
        return None  # people answer first at a crossroads
    return legal[0] if len(legal) == 1 else expert_action(imagine(view, (), rng), memory.seat, character)


def expert_action(s: State, seat: int, character: Character) -> Any:
    """Return the action that this character chooses without looking ahead."""
    top = s.stack[-1]
    if isinstance(top, MouseTurn):
        return expert_turn_action(s, top, character)
    choices = legal(s, seat)
    return choices[0] if len(choices) == 1 else answer_question(s, choices, character)


# -------------------------------------------------------------------- turns


def expert_turn_action(s: State, turn: MouseTurn, character: Character) -> Any:
    """Return the action of the first rule of thumb that suggests one, or `EndTurn`."""
    actions = TurnActions(s, turn)
    for rule in TURN_RULES:
        action = rule(s, turn, actions, character)
        if action is not None:
            return action
    return do.EndTurn()


PREFERRED_ABILITIES = (
    "thunder", "mighty-blow", "hidden-blade", "second-arrow", "helping-paw", "shake-it-off", "stand-by-me",
    "tin-shield", "duck", "brace", "through-the-guard",
)  # fmt: skip
"""Abilities in the order in which the experts want to learn them."""
ABILITY_RANK = {name: i for i, name in enumerate(PREFERRED_ABILITIES)}


def _level_up(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action that learns the most wanted ability, or None."""
    return min(actions.level_ups(), key=lambda a: ABILITY_RANK.get(a.ability, 99), default=None)


def _equip(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return `Equip` if the bag holds something better than what the mouse wears, or None."""
    if not s.mice[turn.mouse].bag or not actions.can_equip():
        return None
    good = [c for c in s.mice[turn.mouse].bag if fits_class(s, turn.mouse, c) and is_better_gear(s, turn.mouse, c)]
    return do.Equip() if good else None


def _play_card(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action that plays a card worth playing now, or None."""
    m = s.mice[turn.mouse]
    for a in actions.card_plays():
        power = power_of(s, a.card)
        assert power is not None
        spare = m.cheese - power.cost
        friend = next((other for other in s.mice if other.hero == a.on), None)
        match power.effect:
            case "heal" | "antidote":
                if friend and (board.hearts_left(friend) <= 2 or not s.enemies):
                    return a
            case "free":
                if friend and ("stunned" in friend.effects or "webbed" in friend.effects):
                    return a
            case "strike":
                if spare >= 0 and not (character.level and 4 <= m.cheese < 6):
                    return a
            case "cheer-all":
                if is_rally_worthwhile(s, m.hero, power.cost):
                    return a
            case "nibble":
                if s.wheel >= 4:
                    return a
            case "rummage":
                if character.search and not (character.level and 4 <= m.cheese < 6):
                    return a
            case "topple":
                if spare >= 2 and len(board.enemies_here(s)) > 2:
                    return a
    return None


def _recover(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action to stand up or to get rid of an effect, or None. A web can wait while there is a fight."""
    if not s.mice[turn.mouse].effects:
        return None
    if actions.can_stand_up():
        return do.Stand()
    effects = actions.recoveries()
    stunned = [a for a in effects if a.effect == "stunned"]
    if stunned:
        return stunned[0]
    return effects[0] if effects and not actions.attacks() else None


def _fight(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the most promising attack, otherwise a step towards an enemy; None if there are no enemies."""
    if not board.enemies_here(s):
        return None
    attacks = actions.attacks()
    if attacks:
        return max(attacks, key=lambda a: _attack_promise(s, turn.mouse, a))
    shooting = step_to_shooting_space(s, turn, actions)
    if shooting is not None:
        return shooting
    steps = actions.steps()
    if steps and not turn.acted and not can_attack(s, turn.mouse):
        step = step_towards_enemy(s, turn, steps)
        if step is not None:
            return lay_hook_past_trap(s, turn.mouse, actions, step) or step
    if not turn.acted:
        if character.search and actions.can_search():
            return do.Search()
        if not turn.points and actions.can_scurry():
            return do.Scurry()
    elif steps and turn.moved and not can_attack(s, turn.mouse):
        return step_towards_enemy(s, turn, steps)
    return None


def _attack_promise(s: State, mouse: int, a: do.Attack) -> float:
    """Return how promising an attack is, given the dice, the enemy's defence and hearts, and the danger it poses."""
    e, m = attacked_enemy(s, a), s.mice[mouse]
    k = board.kind(e)
    card = SEARCH[a.weapon]
    dice = board.hero(m).battle + max(card.melee or 0, card.ranged or 0)
    hearts = k.hearts - s.hurt.get(a.foe, 0)
    with_friend = bool(board.mice_at(s, e.space))
    return dice / 2 - k.defence / 3 - hearts + 0.5 * k.battle + 0.3 * with_friend + (k.gift == "aggressive") * 0.2


def _hang_bell(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action that hangs the bell on the cat, or None."""
    return next((a for a in actions.placements() if a.item == "bell"), None) if "bell" in s.stash else None


def _take_story_item(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action that picks up a story item, or None."""
    return next((a for a in actions.pick_ups() if a.item in THINGS), None) if s.tokens else None


def _search_or_explore(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return the action on a tile without enemies: search, wait for friends, go to the exit, or explore.

    Returns None if there are enemies.
    """
    if board.enemies_here(s):
        return None
    goals = goal_spaces(s)
    m = s.mice[turn.mouse]
    wants_search = character.search and s.wheel < character.patience and actions.can_search()
    if m.space in goals and actions.can_explore() and _ready_to_explore(s, character):
        return do.Explore()
    if wants_search:
        return do.Search()
    steps = actions.steps()
    if m.space not in goals and steps and goals:
        far = mouse_distances(s, goals)
        best = min(steps, key=lambda a: (far.get(a.to, 99), a.to in board.side(s).water, board.side(s).order[a.to]))
        if far.get(best.to, 99) < far.get(m.space, 99):
            return best
    if not turn.points and m.space not in goals and actions.can_scurry():
        return do.Scurry()
    return None


def _help_company(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return an action that helps friends, or None: share something that a friend can use, or lay the grape for
    cockroaches."""
    return choose_share(s, turn, actions) or lay_grape(s, turn, actions)


def _use_fork(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return an action with the fork, or None."""
    return use_fork(s, turn, actions)


def _use_hook(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return an action with hook and thread, or None. They are not used while enemies are near."""
    return None if board.enemies_here(s) else use_hook(s, turn, actions)


def _use_rest_of_turn(s: State, turn: MouseTurn, actions: TurnActions, character: Character) -> Any:
    """Return an action for the end of a turn, or None.

    The mouse leaves the current, steps away from enemies if she can only shoot, or does something else useful.
    """
    return (
        leave_current(s, turn, actions)
        or step_away_from_enemies(s, turn, actions)
        or use_leftover_action(s, turn, actions)
    )


TURN_RULES: tuple[Callable[[State, MouseTurn, TurnActions, Character], Any], ...] = (
    _help_company, _level_up, _equip, _hang_bell, _play_card, _recover, _use_fork, _fight, _take_story_item, _use_hook,
    _search_or_explore, _use_rest_of_turn,
)  # fmt: skip
"""The rules of thumb for a turn, the most important first."""


def _ready_to_explore(s: State, character: Character) -> bool:
    """True if nobody is captured and the room has been searched, or if there is no time left for either."""
    if len(board.active_mice(s)) < len(s.mice):
        return s.wheel >= 5
    searching = sum(board.side(s).name not in s.mice[i].searched for i in board.active_mice(s))
    return not character.search or searching <= character.leaves or s.wheel >= character.patience


# -------------------------------------------------------------------- answers


PREFERRED_CHOICES = (
    "hurry-on",
    "wake-him",
    "close-the-sluice",
    "tread-softly",
    "muffle-the-bell",
    "share-bread",
    "take-help",
)
"""The choices of the experts at crossroads."""


def answer_question(s: State, legal: Sequence[Any], character: Character) -> Any:
    """Return the answer to a question other than what to do in a turn."""
    top: Any = s.stack[-1]
    if s.crossroads:
        return min(legal, key=lambda a: PREFERRED_CHOICES.index(a.choice) if a.choice in PREFERRED_CHOICES else 99)
    if s.won:
        return max(legal, key=lambda a: card_value(a.card) if isinstance(a, do.Keep) and a.card else -1)
    if do.Disguise() in legal:
        return do.Disguise()
    uses = [a for a in legal if isinstance(a, do.Use)]
    if uses:
        return _answer_window(s, top, uses, character)
    if do.Trade() in legal:
        return _answer_found_card(s, top, legal)
    if isinstance(top, Sharing):
        return choose_hand_over(s, top, legal)
    if isinstance(top, Captive):
        return choose_captive_action(s, legal)
    wear = [a for a in legal if isinstance(a, do.Wear) and is_better_gear(s, top.mouse, a.card)]
    if wear:
        return max(wear, key=lambda a: card_value(a.card))
    for plain in (do.Done(), do.By("lore"), do.Pass()):
        if plain in legal:
            return plain
    puts = [a for a in legal if isinstance(a, do.Put)]
    if puts:
        return max(puts, key=lambda a: (-len(board.enemies_at(s, a.to)), len(board.mice_at(s, a.to))))
    return legal[0]


def _answer_found_card(s: State, frame: Any, legal: Sequence[Any]) -> Any:
    """Return `Keep` for a card that this mouse or a friend can use, else `Trade`."""
    m, card = s.mice[frame.mouse], SEARCH[frame.card]
    usable = not card.classes or bool(set(card.classes) & set(board.hero(m).classes))
    worthy = usable and (card.sort in ("scroll", "trick") or is_better_gear(s, frame.mouse, frame.card))
    if (worthy or is_useful_to_a_friend(s, frame.mouse, frame.card)) and do.Keep() in legal:
        return do.Keep()
    return do.Trade()


def _answer_window(s: State, frame: Any, uses: list[do.Use], character: Character) -> Any:
    """Return the action that plays a card in a window if it helps enough, else `Pass`."""
    if not character.cards:
        return do.Pass()
    for a in uses:
        power = power_of(s, a.card)
        user = next(m for m in s.mice if m.hero == a.hero)
        assert power is not None
        if power.moment in ("hit", "wound"):
            victim = s.mice[frame.defender]
            danger = frame.hits if power.moment == "hit" else frame.wounds
            if danger >= min(2, board.hearts_left(victim)) or user.cheese >= power.cost + 2:
                return a
        elif power.moment == "attack":
            if user.cheese - power.cost >= 0 and not (character.level and user.cheese == 5):
                return a
        elif power.moment == "attacked":
            guard = 0.34 * board.kind(next(e for e in s.enemies if e.id == frame.defender)).defence
            if (power.effect == "again" and frame.hits == 0) or (power.effect == "hits" and frame.hits <= guard + 1):
                return a
        else:
            return a
    return do.Pass()


EXPERTS = tuple(expert_bot(character) for character in CHARACTERS)
