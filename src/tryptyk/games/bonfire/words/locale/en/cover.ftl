### Bonfire: what the box says.

game-bonfire = Bonfire
    .pitch = The fires of the islands have gone out. Set tasks, walk the path, and light them again.
    .facts = 1–4 players · about 90 minutes
    .now = A table at once: you against Tom, with the usual set-up
