"""The table server: people, tables, storage and live news. Names no game."""
