"""The command line: `mc-env`, which is the same as `python -m mc_env`.

`main` finds the command and hands it the words that follow; each command is a module with a `parser` and a `main`.
"""
