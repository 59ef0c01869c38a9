"""Vs. System: its rules by statement of the rulebook, its cards, whole games."""
