"""What definitions are compiled to: ops, and tables of faces, abilities and modifiers. States refer to both by number.

Begin with `ops`: an op is a list of named steps. `tables` holds what cards say, worked out as far as it never changes.
"""
