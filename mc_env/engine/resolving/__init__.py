"""What the rules do with what happens: attacks, damage, defeat, threat, activations, entering play."""
