"""Compiled rounds, for studies. They need the extra `research`; nothing outside this folder imports it when a module is
loaded, and nobody at a table plays with it.

`jit` (how it is compiled and kept), `luck`, `laying` (a pro round on arrays), `search` (imagined rounds by the ten
thousand), `thinking` (a choice of the strong player), `warm`; and `rounds`, random basic rounds for the study `design`.
"""
