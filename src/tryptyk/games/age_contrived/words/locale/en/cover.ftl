### An Age Contrived: what the box says.

game-age_contrived = An Age Contrived
    .pitch = Gods in exile raise wonders out of energy and brass, each with a device that never stands still.
    .facts = 1–5 players · about 120 minutes
    .now = A table at once: you against the automa, with the usual set-up
    .goal = You are a god in exile with a device, a belt that carries energy. With it you build three monuments; energy that ends up bound to monuments, pillars and achievements is your points.
    .end = When the last section of the last monument stands, the round is finished and all is counted. You win with more points than the automa, your rival, which acts by cards.
