### Bonfire: what the box says.

game-bonfire = Bonfire
    .pitch = The fires of the islands have gone out. Set tasks, walk the path, and light them again.
    .facts = 1–4 players · about 90 minutes
    .now = A table at once: you against Tom, with the usual set-up
    .goal = The Bonfires of your city have gone out. Fetch Tasks from the islands, do what they ask for and light them: Bonfires, and what you build around them, are your points.
    .end = Every Bonfire sends a Novice to the High Council. Seven of them start the Countdown: five more rounds, then all is counted. You win with more points than Tom, your rival, who acts by cards.
