"""What all of this stands on: files, provenance, garbage, interrupts, a second import name."""
