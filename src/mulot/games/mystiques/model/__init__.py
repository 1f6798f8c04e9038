"""What there is to a chapter as data: options, pieces, actions, events."""

from mulot.games.mystiques.model.actions import Action
from mulot.games.mystiques.model.events import Event
from mulot.games.mystiques.model.options import VERSION, Options

__all__ = ["VERSION", "Action", "Event", "Options"]
