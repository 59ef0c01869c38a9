"""What lies on the table: values under modifiers, status cards, moving between zones, and who is told."""
