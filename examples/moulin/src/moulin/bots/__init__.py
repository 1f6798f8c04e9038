"""Two characters, from weak to strong."""

from moulin.bots.dusty import dusty
from moulin.bots.miller import miller

BOTS = (dusty, miller)
