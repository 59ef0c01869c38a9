"""What one player may know as rows of small integers, for encoders."""
