"""What the rules do with what happens: attacks, damage, defeat, threat, activations; playing, revealing, entering play.

Begin with `damage`: an op with the Reference's own steps. `frames` says what each op here remembers between its steps.
"""
