"""Two characters, from weak to strong."""

from moulin.bots.alpha_beta_bot import miller
from moulin.bots.greedy_bot import dusty

BOTS = (dusty, miller)
