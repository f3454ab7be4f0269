### Aeon's End: what the box says.

game-aeons_end = Aeon's End
    .pitch = The nameless have broken through. Hold the last city together: mages, breaches, and a deck that is never shuffled.
    .facts = 1–4 players, together · about 60 minutes
    .now = A table at once, with the usual set-up and all seats in your hands
