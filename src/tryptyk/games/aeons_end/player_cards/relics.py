"""relics."""
