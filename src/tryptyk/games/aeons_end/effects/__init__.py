"""What each thing does, one module for each thing or family."""
