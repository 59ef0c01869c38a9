"""Results that others can check: `mc-env submit` packs them, `mc-env verify` plays every game again.

Read in this order: folder (what a submission holds), verifying (what is checked), submit and verify (the commands), board
(docs/LEADERBOARD.md from verified folders).
"""
