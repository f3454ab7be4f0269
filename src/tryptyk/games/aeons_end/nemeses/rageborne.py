"""rageborne."""
