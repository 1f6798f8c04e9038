"""Research tools: simulate games between bots, rate bots, write data sets, and use games as learning environments."""
