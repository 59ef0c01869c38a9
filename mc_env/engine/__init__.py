"""What happens: the rules engine. Standard library only."""
