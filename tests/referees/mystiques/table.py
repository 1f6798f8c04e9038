"""The referee's table: who and what is where, what the dice say, and what is counted in cheese and pages.

Nothing here asks a player anything. Dice and shuffles come from the journal; the referee says how many it expects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapter import Chapter, Level
from mulot.games.mystiques.content.search_cards import SEARCH
from referees.mystiques.board import Map, side, sides_of
from referees.mystiques.figures import Disagreement, Enemy, Mouse, MouseTurn, Over, Token
from referees.mystiques.rulebook_tables import HEROES, STAR


@dataclass
class MillTable:
    chapter: Chapter
    hold: bool
    whisper: bool
    seats: int
    end: int
    mice: list[Mouse]
    side: str
    """The side on which the mice are."""
    up: dict[str, str]
    """The side of each tile that lies up."""
    enemies: list[Enemy] = field(default_factory=list)
    hurt: Counter[str] = field(default_factory=Counter)
    """Wounds on enemies' cards."""
    track: list[str] = field(default_factory=list)
    acted: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    """Heroes who have used an ability in this turn."""
    round: int = 0
    relaid: bool = False
    page: int = 1
    wheel: int = 0
    surging: bool = False
    greedy: bool = False
    calm: bool = False
    search_bag: Counter[str] = field(default_factory=Counter)
    search_left: Counter[str] = field(default_factory=Counter)
    encounter_bag: Counter[str] = field(default_factory=Counter)
    encounter_left: Counter[str] = field(default_factory=Counter)
    visible: str = ""
    level: Level = field(default_factory=Level)
    """What the difficulty changes (MR-214)."""
    stash: list[str] = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    things: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Story items that nobody has taken yet, by side."""
    traps: set[tuple[str, str]] = field(default_factory=set)
    webs: set[tuple[str, str]] = field(default_factory=set)
    swept: bool = False
    explored: set[str] = field(default_factory=set)
    crossroads: tuple[str, ...] | None = None
    """The choices at a crossroads, while the company stands there."""
    story: list[str] = field(default_factory=list)
    deeds: list[str] = field(default_factory=list)
    kept: dict[str, str] = field(default_factory=dict)
    """What each hero keeps for the next chapter."""
    waiting: dict[str, Sequence[tuple[str, int]]] = field(default_factory=dict)
    """Who waits on a side because of a choice, instead of those whom the chapter names."""
    defeated: set[str] = field(default_factory=set)
    turn: MouseTurn | None = None
    reserved: frozenset[str] = frozenset()
    """Abilities of heroes who stay at home."""
    draws: list[tuple[int, int]] = field(default_factory=list)
    heard: list[Any] = field(default_factory=list)
    says: list[tuple[Any, ...]] = field(default_factory=list)

    # ---------------------------------------------------------------- dice and shuffles

    def draw(self, width: int) -> int:
        """Take the next draw from the journal. It must have had this many possible results."""
        if not self.draws or self.draws[0][0] != width:
            raise Disagreement(f"one draw in {width} expected, but the journal goes on with {self.draws}")
        return self.draws.pop(0)[1]

    def roll(self, count: int) -> tuple[int, ...]:
        return tuple(self.draw(6) + 1 for _ in range(count))

    def hear(self, tag: str) -> Any:
        """Return the next event of this sort: the order of a shuffle, or a card that was drawn."""
        for i, event in enumerate(self.heard):
            if event.__struct_config__.tag == tag:
                return self.heard.pop(i)
        raise Disagreement(f"no event {tag}")

    def shuffle(self, cards: Iterable[str], laid: Sequence[str]) -> list[str]:
        """Return the cards in the order in which they were laid; they have to be these cards."""
        wanted = sorted(cards)
        for left in range(len(wanted), 1, -1):
            self.draw(left)
        if sorted(laid) != wanted:
            raise Disagreement(f"{wanted} should have been laid, not {laid}")
        return list(laid)

    def tell(self, passage: str) -> None:
        """Tell a passage of the story, unless it has been told (MR-192)."""
        if passage and passage not in self.story:
            self.story.append(passage)

    def say(self, *words: Any) -> None:
        """Note what has happened, to be compared with the events of the game."""
        self.says.append(words)

    # ---------------------------------------------------------------- who is where

    @property
    def map(self) -> Map:
        return side(self.side)

    @property
    def active(self) -> list[Mouse]:
        return [mouse for mouse in self.mice if mouse.space]

    def mouse(self, hero: str) -> Mouse:
        return next(mouse for mouse in self.mice if mouse.hero == hero)

    def mice_on(self, space: str) -> list[Mouse]:
        return [mouse for mouse in self.mice if mouse.space == space]

    def enemies_on(self, space: str) -> list[Enemy]:
        return [enemy for enemy in self.enemies if enemy.space == space]

    def height(self, card: str) -> int:
        return self.track.index(card)

    def highest_card(self, enemy: Enemy) -> str:
        return min((card for card in enemy.printed.cards if card in self.track), key=self.height)

    def has_room(self, space: str, large: bool = False) -> bool:
        """True if one more figure fits on a space: four small ones, eight on a wide place, or one large (MR-35)."""
        figures = [enemy for enemy in self.enemies_on(space) if not enemy.printed.cat]
        if any(enemy.printed.large for enemy in figures):
            return False
        count = len(figures) + len(self.mice_on(space))
        return count == 0 if large else count < (8 if self.map.sign[space] == "B" else 4)

    def thread_from(self, space: str) -> str:
        """Return the other end of hook and thread, if one end lies here."""
        for token in self.tokens:
            if token.item == "hook" and space in token.ends:
                return token.other if token.space == space else token.space
        return ""

    def around(self, space: str) -> list[str]:
        """Return the spaces adjacent to a space, for mice and in fights."""
        near, thread = self.map.near[space], self.thread_from(space)
        return [*near, thread] if thread and thread not in near else near

    def adjacent(self, a: str, b: str) -> bool:
        return b in self.around(a)

    def token_on(self, space: str) -> list[str]:
        return [token.item for token in self.tokens if space in token.ends]

    # ---------------------------------------------------------------- cards, cheese, pages, effects

    def win_cheese(self, mouse: Mouse, count: int = 1) -> None:
        mouse.cheese += count

    def turn_page(self, pages: int = 1) -> None:
        """Move the hourglass. The chapter is lost when it reaches the end marker (M-003)."""
        for _ in range(pages):
            self.page += 1
            if self.chapter.tale and self.page < self.end:
                self.tell(self.chapter.tale.pages.get(self.page, ""))
            if self.page >= self.end:
                raise Over(False, "hourglass")

    def affect(self, mouse: Mouse, effect: str) -> None:
        """Put a mouse under an effect; Mélisse gets a cheese if it is another mouse (MR-190)."""
        if effect in mouse.effects:
            return
        mouse.effects.add(effect)
        self.comfort(mouse)

    def comfort(self, mouse: Mouse) -> None:
        for healer in self.active:
            if healer.hero == "melisse" and healer is not mouse:
                self.win_cheese(healer)

    def leave_card(self, card: str) -> None:
        """Put a search card on the discards."""
        self.search_left[card] += 1

    def capture(self, mouse: Mouse) -> None:
        """Capture a mouse (M-143 to M-147)."""
        self.say("captured", mouse.hero)
        mouse.space, mouse.wounds, mouse.poison, mouse.cheese = "", 0, 0, 0
        mouse.effects = set()
        for card in [card for card in mouse.gear if card not in mouse.start]:
            mouse.gear.remove(card)
            self.leave_card(card)
        if self.turn and self.turn.mouse is mouse:
            self.turn.over = True
        self.turn_page()
        if not self.active:
            raise Over(False, "all-captured")

    def wound(self, mouse: Mouse, count: int, poison: bool = False) -> None:
        """Wound or poison a mouse, and capture her if that was her last heart."""
        if poison:
            self.say("poisoned", mouse.hero, count)
            mouse.poison += count
            self.comfort(mouse)
        else:
            self.say("wounded", mouse.hero, 0, count)
            mouse.wounds += count
        if mouse.wounds + mouse.poison >= HEROES[mouse.hero].hearts:
            self.capture(mouse)

    # ---------------------------------------------------------------- enemies that go

    def hurt_card(self, enemy: Enemy, card: str, count: int) -> bool:
        """Put wounds on an enemy's card, and take away the card and the figure if that is enough. Return whether the
        enemy is beaten."""
        printed = enemy.printed
        if printed.hearts > 1 or len(printed.cards) > 1:
            self.hurt[card] += count
            if self.hurt[card] < printed.hearts:
                return False
            if any(other in self.track for other in printed.cards if other != card):
                self.take_card(card)
                return False
        self.remove(enemy)
        if not any(other.kind == enemy.kind for other in self.enemies):
            self.defeated.add(enemy.kind)
        self.check_objective()
        return True

    def remove(self, enemy: Enemy) -> None:
        self.say("defeated", *enemy.name)
        self.enemies.remove(enemy)
        if not any(other.kind == enemy.kind for other in self.enemies):
            for card in enemy.printed.cards:
                self.take_card(card)
        if not any(other.kind == "roach" for other in self.enemies):
            self.greedy = False

    def take_card(self, card: str) -> None:
        if card in self.track:
            self.track.remove(card)
        self.hurt.pop(card, None)

    def check_objective(self) -> None:
        """The chapter is won the moment its objective is met (MR-174)."""
        objective = self.chapter.objective
        if objective.sort == "clear":
            met = objective.what in self.explored and not self.enemies
        elif objective.sort == "defeat":
            met = self.defeated >= set(objective.what.split())
        elif objective.sort == "bring":
            met = objective.what in self.stash and self.side == objective.where and not self.enemies
        else:
            met = False
        if met:
            raise Over(True, "objective")


def stars(faces: Iterable[int]) -> int:
    return sum(face in STAR for face in faces)


def tile_of(name: str, chapter: Chapter) -> int:
    """Return the place on the board of the tile to which a side belongs."""
    return next(i for i, laid in enumerate(chapter.board) if name in sides_of(laid.tile))


def power_of(card: str) -> Any:
    """Return what a card does when it is played; nothing if it cannot be."""
    return ABILITIES[card] if card in ABILITIES else SEARCH[card].power
