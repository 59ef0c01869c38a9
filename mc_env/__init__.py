"""mc_env."""
