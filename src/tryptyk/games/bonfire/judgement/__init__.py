"""How well a seat stands, and what is worth a thought: for bots and hints."""
