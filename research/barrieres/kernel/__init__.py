"""The tables of the solved boards, on bits, compiled. The kernel of the bots shares no code with it, and checks it."""
