"""What one player may know as rows of small integers, for encoders.

Begin with `view`, which joins the parts, and `columns`, which says what the numbers mean.
"""
