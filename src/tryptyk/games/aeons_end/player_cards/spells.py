"""spells."""
