"""The six chapters of the campaign, in order, and the proving ground, which has no story. They are in `chapters.json`,
with the fields of `Chapter`."""

from pathlib import Path

import msgspec

from mulot.games.mystiques.content.chapter import Chapter, Choice, Crossing, Effect

CHAPTERS = {
    chapter.name: chapter
    for chapter in msgspec.json.decode(Path(__file__).with_name("chapters.json").read_bytes(), type=tuple[Chapter, ...])
}
CAMPAIGN = tuple(chapter for chapter in CHAPTERS.values() if chapter.tale)
"""The chapters that tell a story, in order."""

HELP = Crossing(
    ("begin",),
    "help-offered",
    (Choice("take-help", "help-taken", (Effect("cheese", 2),)), Choice("go-alone", "help-declined", ())),
)
"""What a chapter that was lost twice offers when it begins again (MR-216)."""
PASSAGES = (
    *(passage for chapter in CAMPAIGN if chapter.tale for passage in chapter.tale.passages()),
    *(HELP.passage, *(choice.passage for choice in HELP.choices)),
)
"""Every passage of the story."""
CHOICES = tuple(
    choice.name
    for crossing in (*(crossing for one in CAMPAIGN if one.tale for crossing in one.tale.crossings), HELP)
    for choice in crossing.choices
)
"""Every choice at a crossroads."""
THINGS = tuple(thing for chapter in CAMPAIGN for thing, _ in chapter.things.values())
"""Every story item that is placed on a tile."""
