"""A table that is being played: in memory, and what people do there."""
