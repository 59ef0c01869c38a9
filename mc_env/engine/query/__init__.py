"""Players, selectors, values and conditions, compiled once to functions over (state, scope)."""
