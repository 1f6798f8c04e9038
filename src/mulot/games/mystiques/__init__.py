"""Les Mystiques: a cooperative adventure in chapters, with hero mice in an old water mill at night.

- `model`: the data types
- `content`: the world as data
- `rules`: one file per procedure
- `view`: what players see, and the queries they may ask
- `notation`: actions and the table as text
- `encoding`: actions and the table as arrays
- `bots`: the characters that play mice
- `campaign`: which chapter follows
- `scenes`: tables set up by hand
- `generated`: the content that the client draws
"""

from itertools import chain

from mulot.core.game import assemble_game, with_old_versions
from mulot.games.mystiques import content, encoding, explanations, model, notation, rules, view
from mulot.games.mystiques.campaign import next_chapter_options
from mulot.games.mystiques.content import CHAPTERS, CHOICES, HEROES, KINDS, PASSAGES, SIDES
from mulot.games.mystiques.rules.star_roll import TRIALS

NAMED_THINGS = (
    HEROES, KINDS, content.CARDS, SIDES, content.ABILITIES, content.SEARCH, content.ENCOUNTERS, CHAPTERS, PASSAGES,
    CHOICES, content.THINGS, TRIALS,
)  # fmt: skip

GAME = with_old_versions(
    assemble_game(
        (model, rules, view, notation, encoding, explanations),
        id="mystiques",
        seats=(1, 2, 3, 4),
        next_chapter=next_chapter_options,
        renegotiable=("difficulty", "heroes", "enemies_hold", "captives_whisper"),
        rule_prefixes=("M", "MR"),
        things=tuple(dict.fromkeys(chain(*NAMED_THINGS, ("stunned", "webbed", "down", "move", "lore", "cheese")))),
        message_keys=(
            *(f"{word}-{name}" for name in CHAPTERS for word in ("chapter", "goal")),
            *(f"story-{passage}-{length}" for passage in PASSAGES for length in ("title", "line", "short", "full")),
            *(f"choice-{choice}" for choice in CHOICES),
            *(f"about-{thing}" for thing in (*HEROES, *KINDS, *SIDES)),
        ),
    )
)
"""All versions of the rules. Version 2 added stories, crossroads and the campaign; version 3 follows the rules memo
more closely and uses more cards; since version 4, mice may not enter a current against its direction; version 5
mends the leader's first cheese and the end marker; in version 6 each chapter has its own difficulties, and a chapter
lost twice offers help. Journals of older versions replay as they were played."""
