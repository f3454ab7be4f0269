"""The table as the terminal shows it."""
