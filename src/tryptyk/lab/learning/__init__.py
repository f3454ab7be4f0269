"""Learning what things are worth: by games that bots play with other figures, and by nothing else."""
