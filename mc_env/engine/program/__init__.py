"""What definitions are compiled to: ops, and tables of faces, abilities and modifiers. States refer to both by number."""
