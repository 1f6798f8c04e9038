"""The referee: sets up a chapter, follows a match ply by ply, and says where it disagrees with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET

from mulot.core.match import Match
from mulot.games.mystiques.content.chapter import Effect
from mulot.games.mystiques.content.chapters import CAMPAIGN, CHAPTERS
from mulot.games.mystiques.content.encounters import ENCOUNTERS
from mulot.games.mystiques.content.search_cards import DECK, SEARCH, START
from referees.mystiques.arrivals import greet_leader
from referees.mystiques.board import sides_of
from referees.mystiques.exploration import carry_out
from referees.mystiques.figures import Asking, Disagreement, Enemy, Mouse, Over, Question
from referees.mystiques.rulebook_tables import ENEMIES, HEROES
from referees.mystiques.table import MillTable
from referees.mystiques.turns import rounds

STARTING = {card.name for card in START}


def set_up(options: Any, seats: int) -> MillTable:
    """Lay everything out as the chapter says (M-020 to M-032)."""
    chapter = CHAPTERS[options.chapter]
    heroes = list(dict.fromkeys([*options.heroes, *chapter.heroes]))[: chapter.mice]
    brought = {one.hero: one for one in options.brings}
    mice = [new_mouse(hero, i % seats, chapter.start[i % len(chapter.start)]) for i, hero in enumerate(heroes)]
    for mouse in mice:
        if mouse.hero in brought:
            unpack(mouse, brought[mouse.hero])
    level = chapter.levels[options.difficulty]
    for mouse in mice:
        mouse.cheese = level.cheese
    end = chapter.end + level.pages
    if any(has_luggage(brought[hero]) for hero in heroes if hero in brought):
        end -= chapter.expected
    up = {laid.tile: sides_of(laid.tile)[laid.side] for laid in chapter.board}
    side = up[chapter.board[0].tile]
    t = MillTable(chapter, options.enemies_hold, options.captives_whisper is True, seats, end, mice, side, up)
    t.reserved = frozenset(name for hero, one in brought.items() if hero not in heroes for name in one.abilities)
    t.level = level
    t.explored = {side}
    for kind, space in chapter.enemies:
        number = 1 + sum(enemy.kind == kind for enemy in t.enemies)
        t.enemies.append(Enemy(kind, number if ENEMIES[kind].figures > 1 else 0, space))
    t.stash = list(chapter.items)
    t.things = dict(chapter.things)
    t.search_bag = Counter({card.name: card.many for card in DECK if card.name not in chapter.items})
    t.search_bag.update(card for hero, printed in HEROES.items() if hero not in heroes for card in printed.start)
    t.search_bag.subtract(one.card for one in brought.values() if one.card)
    t.encounter_bag = Counter(
        name
        for name, card in ENCOUNTERS.items()
        if ("hard" if card.hard else "ordinary") in level.cards and name not in (*chapter.without, chapter.visible)
    )
    t.visible = chapter.visible
    return t


def new_mouse(hero: str, seat: int, space: str) -> Mouse:
    printed = HEROES[hero]
    return Mouse(hero, seat, space, list(printed.start), [printed.ability], printed.start)


def has_luggage(brought: Any) -> bool:
    """True if a hero brings an ability learnt or a card kept (MR-205)."""
    return bool(brought.card) or len(brought.abilities) > 1


def unpack(mouse: Mouse, brought: Any) -> None:
    """Give a hero what she brings: abilities, and a card in her bag or with her tricks (MR-163, MR-197)."""
    mouse.abilities = list(dict.fromkeys([*mouse.abilities, *brought.abilities]))
    if brought.card:
        (mouse.tricks if SEARCH[brought.card].sort == "trick" else mouse.bag).append(brought.card)


def play(t: MillTable, options: Any, laid: Sequence[str]) -> Asking[None]:
    """Play the chapter to its end."""
    cards = [card for kind in dict.fromkeys(enemy.kind for enemy in t.enemies) for card in ENEMIES[kind].cards]
    t.track = t.shuffle([mouse.hero for mouse in t.mice] + cards, laid)
    greet_leader(t)
    first = min(t.mice, key=lambda mouse: t.height(mouse.hero))
    yield Question("begin", {first.seat: ["begin"]})
    tale = t.chapter.tale
    t.tell(tale.opening if tale else "")
    try:
        for memory in tale.memories if tale else ():
            if memory.deed in options.deeds:
                t.tell(memory.passage)
                for effect in memory.effects:
                    yield from carry_out(t, effect)
        if options.lost is not UNSET and options.lost >= 2:
            yield from offer_help(t, options.lost)
        yield from rounds(t)
    except Over as end:
        if tale:
            t.tell(tale.won if end.won else tale.lost)
            for ending in tale.endings if end.won else ():
                if ending.deed in (*options.deeds, *t.deeds):
                    t.tell(ending.passage)
        if end.won and options.campaign and t.chapter is not CAMPAIGN[-1]:
            yield from pack(t)
        raise


def offer_help(t: MillTable, lost: int) -> Asking[None]:
    """A chapter that was lost twice offers help, which grows with every lost try (MR-216)."""
    t.tell("help-offered")
    t.crossroads = ("take-help", "go-alone")
    words = [f"decide {name}" for name in t.crossroads]
    _, word = yield Question("crossroads", dict.fromkeys(range(t.seats), words), (0,))
    t.crossroads = None
    t.deeds.append(word.removeprefix("decide "))
    t.tell("help-taken" if word == "decide take-help" else "help-declined")
    if word == "decide take-help":
        yield from carry_out(t, Effect("marker", min(lost - 1, 9)))
        yield from carry_out(t, Effect("cheese", 2))


def pack(t: MillTable) -> Asking[None]:
    """After a won chapter of a campaign, each hero keeps one search card, but no starting equipment (MR-163)."""
    for mouse in t.mice:
        cards = [card for card in mouse.gear + mouse.bag + mouse.tricks if card not in STARTING]
        if cards:
            words = [*(f"keep {card}" for card in dict.fromkeys(cards)), "keep-nothing"]
            _, word = yield Question("keep", {mouse.seat: words})
            if word != "keep-nothing":
                t.kept[mouse.hero] = word.split()[1]


class MystiquesReferee:
    """Follows a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table = set_up(match.options, match.seats)
        self.over: Over | None = None
        self.asked: Question | None = None
        self._listen()
        self.game = play(self.table, match.options, match.look().track)
        self._go_on(None)

    def _listen(self) -> None:
        t = self.table
        t.draws = list(zip(self.match.luck.widths, self.match.luck.drawn, strict=True))
        t.heard = list(self.match.results[-1].events)
        t.says = []

    def _go_on(self, answer: tuple[int, str] | None) -> None:
        try:
            self.asked = self.game.send(answer)  # type: ignore[arg-type]
        except Over as end:
            self.over, self.asked = end, None

    def follow(self, seat: int, word: str) -> None:
        """Judge the play that was just made."""
        if self.asked is None or word not in self.asked.answers.get(seat, ()):
            raise Disagreement(f"seat {seat} may not {word}")
        self._listen()
        self._go_on((seat, word))
