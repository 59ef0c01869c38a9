"""Using cards and abilities: limits, costs, payment, and resolving what was paid for."""
