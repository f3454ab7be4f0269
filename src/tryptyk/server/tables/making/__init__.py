"""How tables come into being."""
