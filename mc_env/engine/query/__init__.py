"""Players, selectors, values and conditions, compiled once to functions over (state, scope)."""

from mc_env.engine.query import (  # noqa: F401 - importing them enters their handlers
    conditions,
    matches,
    players,
    sources,
    values,
)
