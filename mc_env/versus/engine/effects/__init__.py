"""One op for each effect node of the kit."""
