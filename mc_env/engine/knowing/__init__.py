"""What one player may know, and how it is said: views, sight, labels, and redrawing what they cannot know."""
