"""Games as pure functions in jax, for learners on accelerators: `init`, `step` and `observe` can be jitted and vmapped.

    import jax
    from mulot.lab.jax import Barrieres, auto_reset
    env = Barrieres(seats=2, options={"size": 9})
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), 1024))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

States and environments have the fields and functions of PGX (github.com/sotetsuk/pgx), so its wrappers and learners
work with them; PGX itself is not needed. In a notebook a state is shown as the client's board. Needs the extra `jax`.
"""

from __future__ import annotations

from mulot.core.extras import research_imports

with research_imports():
    from mulot.lab.jax.barrieres import Barrieres
    from mulot.lab.jax.environment import Env, EnvState, auto_reset

__all__ = ["Barrieres", "Env", "EnvState", "auto_reset"]
