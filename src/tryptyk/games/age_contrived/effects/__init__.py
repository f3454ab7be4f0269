"""What each thing does, one module for each family of things."""
