"""What lies on the table: values under modifiers, status cards, moving between zones, who sees what, and who is told.

Begin with `moves` and the `index` it keeps up, then `modifiers` (what a value is now) and `events` (opening a window).
"""
