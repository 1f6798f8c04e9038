"""The pieces of the print-and-play edition, and the set-up of each chapter on paper."""

from typing import Any

from mulot.codegen.paper import PaperPiece
from mulot.games.mystiques import content
from mulot.games.mystiques.content.search_cards import START

DICE = 5
"""The number of dice to print; if more are needed, some are rolled again."""
ON_THE_TABLE = [item for item in content.ITEMS if item != "disguises"]
"""Group items that need a piece; disguises are never laid on the board."""
TRAPS = 6
"""The number of mousetraps to print."""
WEBS = max(len(spaces) for chapter in content.CAMPAIGN for spaces in chapter.webs.values())
"""The number of webs to print, which is enough for every chapter."""
MARKERS = {"cheese": 30, "hollow": 24, "poison": 8, "stunned": 4, "webbed": 4, "down": 8}
"""The numbers of markers to print for cheese, wounds, poison and effects. If they run out, use anything else."""

LARGE = [kind.name for kind in content.KINDS.values() if kind.large or kind.cat]
"""Kinds of enemies with large figures, including the cat."""

PIECES = (
    *(PaperPiece("tile", tile) for tile in content.TILES),
    *(PaperPiece("hero", hero) for hero in content.HEROES),
    *(PaperPiece("turn", card) for card in (*content.HEROES, *content.CARDS)),
    *(PaperPiece("encounter", card) for card in content.ENCOUNTERS),
    *(PaperPiece("search", card.name, card.many) for card in (*START, *content.DECK)),
    *(PaperPiece("ability", card) for card in content.ABILITIES),
    *(PaperPiece("figure", hero) for hero in content.HEROES),
    *(PaperPiece("figure", kind.name, kind.most) for kind in content.KINDS.values() if kind.name not in LARGE),
    *(PaperPiece("large", kind, content.FIGURES[kind]) for kind in LARGE),
    PaperPiece("die", "die", DICE),
    PaperPiece("wheel", "wheel"),
    PaperPiece("pages", "pages"),
    *(PaperPiece("thing", item) for item in (*ON_THE_TABLE, *content.THINGS)),
    PaperPiece("trap", "trap", TRAPS),
    PaperPiece("web", "web", WEBS),
    *(PaperPiece("marker", sign, count) for sign, count in MARKERS.items()),
    PaperPiece("glass", "hourglass"),
    PaperPiece("glass", "sun"),
)
"""Every piece to print."""


def story() -> dict[str, Any]:
    """Return the data of the printed story book: each encounter card's enemies, and each chapter's set-up and tale."""
    return {
        "encounters": {name: {"lists": card.lists, "surge": card.surge} for name, card in content.ENCOUNTERS.items()},
        "chapters": [_chapter_data(chapter) for chapter in content.CAMPAIGN],
    }


def _chapter_data(chapter: content.Chapter) -> dict[str, Any]:
    """Return a chapter's set-up and tale as plain data."""
    tale = chapter.tale
    assert tale is not None
    return {
        "name": chapter.name,
        "end": chapter.end,
        "expected": chapter.expected,
        "levels": [
            {
                "name": name,
                "end": chapter.end + level.pages if level.pages else 0,
                "cheese": level.cheese,
                "fewer": level.fewer,
                "cards": "both" if len(level.cards) > 1 else level.cards[0],
                "more": level.more,
            }
            for name, level in chapter.levels.items()
            if name != "ordinary"
        ],
        "mice": chapter.mice,
        "heroes": chapter.heroes,
        "board": [{"side": content.TILES[one.tile].sides[one.side], "x": one.x, "y": one.y} for one in chapter.board],
        "start": chapter.start,
        "enemies": [{"of": kind, "space": space} for kind, space in chapter.enemies],
        "items": chapter.items,
        "visible": chapter.visible,
        "without": chapter.without,
        "encounters": _enemies_by_side_data(chapter.encounters),
        "surges": _enemies_by_side_data({side: surge.enemies for side, surge in chapter.surges.items()}),
        "things": [{"side": side, "of": thing, "space": space} for side, (thing, space) in chapter.things.items()],
        "webs": [{"side": side, "spaces": spaces} for side, spaces in chapter.webs.items()],
        "traps": [{"side": side, "spaces": spaces} for side, spaces in chapter.traps.items()],
        "tale": {
            "opening": tale.opening,
            "memories": [
                {"deed": one.deed, "passage": one.passage, "effects": [_effect_data(each) for each in one.effects]}
                for one in tale.memories
            ],
            "places": [{"side": side, "passage": passage} for side, passage in tale.places.items()],
            "pages": [{"page": page, "passage": passage} for page, passage in tale.pages.items()],
            "crossings": [
                {
                    "when": [_moment_data(when) for when in crossing.when],
                    "passage": crossing.passage,
                    "choices": [{"name": one.name, "passage": one.passage} for one in crossing.choices],
                }
                for crossing in tale.crossings
            ],
            "won": tale.won,
            "endings": [{"deed": one.deed, "passage": one.passage} for one in tale.endings],
            "lost": tale.lost,
        },
    }


def _enemies_by_side_data(enemies_by_side: dict[str, content.Enemies]) -> list[dict[str, Any]]:
    """Return the enemies of each side as a list."""
    return [{"side": side, "enemies": enemies} for side, enemies in enemies_by_side.items()]


def _effect_data(effect: content.Effect) -> dict[str, Any]:
    """Return an effect as plain data."""
    return {"sort": effect.sort, "n": effect.n, "what": effect.what, "enemies": effect.enemies}


def _moment_data(moment: str) -> dict[str, str]:
    """Split a moment (`begin`, `explore <side>` or `take <thing>`) into its kind and its subject."""
    sort, _, of = moment.partition(" ")
    return {"sort": sort, "of": of}
