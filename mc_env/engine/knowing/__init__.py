"""What one player may know, and how it is said: views, sight, labels, and redrawing what they cannot know.

The rule of who sees which card is `board.visibility`; everything here asks it.
"""
