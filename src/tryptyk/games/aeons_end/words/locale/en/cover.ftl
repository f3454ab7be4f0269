### Aeon's End: what the box says.

game-aeons_end = Aeon's End
    .pitch = The nameless have broken through. Hold the last city together: mages, breaches, and a deck that is never shuffled.
    .facts = 1–4 players, together · about 60 minutes
    .now = A table at once, with the usual set-up and all seats in your hands
    .goal = You are breach mages, together against a nemesis. Cast spells until all of its life is gone, before it destroys Gravehold, the last city.
    .end = You win when the nemesis has no life left. You lose when Gravehold has none, or when every mage is exhausted.
