"""Everything that happens, as events for players and spectators. No event is secret in this game."""

from typing import TypeAlias

from mulot.games.mystiques.model.events.encounters import *  # noqa: F403
from mulot.games.mystiques.model.events.fights import *  # noqa: F403
from mulot.games.mystiques.model.events.finds import *  # noqa: F403
from mulot.games.mystiques.model.events.story import *  # noqa: F403
from mulot.games.mystiques.model.events.turns import *  # noqa: F403

Event: TypeAlias = TurnEvent | FindEvent | EncounterEvent | FightEvent | StoryEvent  # noqa: F405
