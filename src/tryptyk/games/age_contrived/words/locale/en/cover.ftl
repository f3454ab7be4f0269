### An Age Contrived: what the box says.

game-age_contrived = An Age Contrived
    .pitch = Gods in exile raise wonders out of energy and brass, each with a device that never stands still.
    .facts = 1–5 players · about 120 minutes
    .now = A table at once: you against the automa, with the usual set-up
