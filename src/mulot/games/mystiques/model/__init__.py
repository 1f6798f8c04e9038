"""The data types of Les Mystiques: options, pieces, frames, the state, actions, events, and the view with its scene."""

from mulot.games.mystiques.model.actions import Action
from mulot.games.mystiques.model.events import Event
from mulot.games.mystiques.model.options import VERSION, Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.model.view import View

__all__ = ["VERSION", "Action", "Event", "Options", "State", "View"]
