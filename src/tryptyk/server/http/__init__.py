"""Routes by subject, the socket, guards, and the types that go over the wire."""
