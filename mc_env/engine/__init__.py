"""What happens: the rules engine. Standard library only.

Read in this order; each imports only what stands above it:

    program             what definitions are compiled to: ops with their steps, tables of faces, abilities and modifiers
    state               everything that changes, as plain data: columns, zones, frames, scopes, records, the log
    board               what lies on the table: moving, the index, values under modifiers, who sees what, opening windows
    query   using       which cards and how many a node means; limits, costs, payment, resolving what was paid for
    resolving           what the rules do: attacks, damage, defeat, threat, activations, entering play
    round               windows, continuous checks, turns and phases, and the loop that runs it all (`round.run`)
    effects             one op for each effect node of the kit
    compiler, library   from definitions to tables, and finding them by code
    knowing             what one player may know, in words (after `round`)
    observing           the same as rows of numbers, for encoders
    invariants          what is true of every position
    new_game, save      setting up; saved games
    game                the face of it all: decide, choose, clone, look, save

docs/ARCHITECTURE.md walks through them along a choice and an observation.
"""
