"""Compiled solvers of small boards, on bits. They share no code with the engine, so that each checks the other."""
