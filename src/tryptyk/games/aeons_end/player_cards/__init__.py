"""What each supply and starting card does."""
