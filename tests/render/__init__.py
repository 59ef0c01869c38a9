"""Boards, cards and stories in words."""
