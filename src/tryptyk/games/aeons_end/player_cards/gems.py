"""gems."""
