"""What all of this stands on: files, provenance, garbage, interrupts."""
