"""Earlier moments of a table, played again."""
