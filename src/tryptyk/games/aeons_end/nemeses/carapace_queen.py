"""carapace_queen."""
