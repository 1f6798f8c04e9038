"""Setting up (Installation): the table is set up as the chapter says (M-020 to M-032)."""

from collections.abc import Sequence

from mulot.core.flow import run
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CHAPTERS_OF, DECK, ENCOUNTERS, HEROES, SEARCH, Chapter
from mulot.games.mystiques.content.search_cards import START
from mulot.games.mystiques.model.frames import Opening, Round
from mulot.games.mystiques.model.options import VERSION, Brought, Options
from mulot.games.mystiques.model.pieces import Mouse
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import side
from mulot.games.mystiques.rules.enemy_placement import add_enemy, place_brodie
from mulot.games.mystiques.rules.initiative_track import add_cards_to_track, lay_track
from mulot.games.mystiques.rules.procedure_table import procedure_of


def company_of(options: Options, chapter: Chapter) -> tuple[str, ...]:
    """Return as many heroes as the chapter calls for (M-022): first those that the options name, then the chapter's
    own."""
    return tuple(dict.fromkeys((*options.heroes, *chapter.heroes)))[: chapter.mice]


def new_mouse(name: str, seat: int, space: str, brings: Sequence[Brought] = ()) -> Mouse:
    """Return a hero with her starting equipment, her first ability (M-023 to M-026), and what she brings from earlier
    chapters (MR-197)."""
    hero = HEROES[name]
    m = Mouse(name, seat, space, gear=hero.start, start=hero.start, abilities=(hero.ability,))
    for brought in brings:
        if brought.hero == name:
            m.abilities = tuple(dict.fromkeys((hero.ability, *brought.abilities)))
            if brought.card and SEARCH[brought.card].sort == "trick":
                m.tricks = (brought.card,)
            elif brought.card:
                m.bag = (brought.card,)
    return m


def end_marker_page(chapter: Chapter, options: Options, version: int) -> int:
    """Return the page of the end marker (M-021), which depends on the difficulty (MR-214) and is earlier for heroes who
    bring luggage (MR-205). Before version 5, the luggage of heroes who stay at home counted, too."""
    heroes = company_of(options, chapter) if version > 4 else tuple(HEROES)
    brings = (brought for brought in options.brings if brought.hero in heroes)
    luggage = any(brought.card or len(brought.abilities) > 1 for brought in brings)
    return chapter.end + chapter.levels[options.difficulty].pages - (chapter.expected if luggage else 0)


def search_deck(heroes: tuple[str, ...], items: tuple[str, ...], brings: Sequence[Brought] = ()) -> list[str]:
    """Return the search deck as a bag, including the starting equipment of heroes who stay at home (M-028).

    It does not contain items that the chapter hands out, or cards that heroes have kept.
    """
    at_home = {card for name, hero in HEROES.items() if name not in heroes for card in hero.start}
    start = [card.name for card in START if card.name in at_home]
    deck = [*start, *(card.name for card in DECK for _ in range(card.many) if card.name not in items)]
    for brought in brings:
        if brought.card:
            deck.remove(brought.card)
    return sorted(deck)


def encounter_deck(chapter: Chapter, difficulty: str) -> list[str]:
    """Return the encounter cards of the difficulty (MR-214) that the chapter allows."""
    kinds = chapter.levels[difficulty].cards
    return sorted(
        name
        for name, card in ENCOUNTERS.items()
        if ("hard" if card.hard else "ordinary") in kinds and name not in (chapter.visible, *chapter.without)
    )


def new(options: Options, seats: int, luck: Luck, version: int = VERSION) -> State:
    """Set the table. The chapter begins when a player says so (MR-185)."""
    chapter = CHAPTERS_OF[version][options.chapter]
    heroes = company_of(options, chapter)
    starts = [chapter.start[i % len(chapter.start)] for i in range(len(heroes))]
    s = State(
        version,
        options,
        seats,
        chapter.name,
        end_marker_page(chapter, options, version),
        list(chapter.board),
        [new_mouse(name, i % seats, starts[i], options.brings) for i, name in enumerate(heroes)],
        search_bag=search_deck(heroes, chapter.items, options.brings),
        encounter_bag=encounter_deck(chapter, options.difficulty),
        visible=chapter.visible,
        stash=chapter.items,
        stack=[Round(), Opening()],
    )
    s.explored = (side(s).name,)
    for m in s.mice:
        m.cheese = chapter.levels[options.difficulty].cheese
    for kind, space in chapter.enemies:
        add_enemy(s, kind, space, lambda event: None, "M-031")
    kinds = list(dict.fromkeys(kind for kind, _ in chapter.enemies))
    if kinds:
        add_cards_to_track(s, kinds, luck, lambda event: None, "M-027")
        place_brodie(s, lambda event: None)
    else:
        lay_track(s, (), luck, lambda event: None, "M-027")
    run(s, luck, lambda event: None, procedure_of)
    return s
