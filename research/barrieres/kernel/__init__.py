"""Compiled solvers for small boards, which work on bits. They share no code with the engine, so each checks the
other."""
