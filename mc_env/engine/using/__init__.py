"""Using cards and abilities: limits, costs, payment, and resolving what was paid for.

In the order of the Reference: `initiating` (may it be used?), `costs` and `additional`, `spending` and `payment`, `abilities`.
"""
