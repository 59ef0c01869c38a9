"""Programs for those who work on mc_env: they make pages, measure, stress and compare. Nothing here is installed."""
