"""prince_of_gluttons."""
