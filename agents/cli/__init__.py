"""The commands that train: train, study, curves."""
