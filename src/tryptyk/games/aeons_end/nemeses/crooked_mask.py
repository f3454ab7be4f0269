"""crooked_mask."""
