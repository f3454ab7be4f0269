### A game looked back at: what a plan would have brought instead, and skill apart from luck.

review-title = Review
review-how = For every turn the bot tries other plans than the one that was played, on the same deals and from what was known then, and plays each on to the end. What is told is more than twice its likely error; it is how the bot sees it, and it plays on as it plays itself.
review-nothing = No plan that the bot tried was clearly better than what was played.
review-moment = Turn { $turn }, { $who }
review-missed-chance = { $amount ->
        [one] The chance to win could have been about { $amount } point in a hundred higher (± { $error }).
       *[other] The chance to win could have been about { $amount } points in a hundred higher (± { $error }).
    }
review-missed-points = { $amount ->
        [one] About { $amount } point more was to be had (± { $error }).
       *[other] About { $amount } points more were to be had (± { $error }).
    }
review-played = Played: { $choices }.
review-better = Better: { $choices }.
review-skill = Skill
    .hint = by playing better or worse than the bot would have
review-luck = Luck
    .hint = by what came to light, and by what others did
review-after = After choice
review-scale-chance = In points of a hundred of the chance to win.
review-scale-points = In points ahead of the best other side.
review-lines = Skill: { review-skill.hint }. Luck: { review-luck.hint }.
review-coming = The bot is looking back. It goes on by itself, also when you leave this page.
review-course = Skill and luck over the game
review-dearest = The moments that cost the team most
review-try = Find better
review-try-hint = A new table from the beginning of this turn: try what you like. What nobody had seen is dealt anew.
review-see = Look at it
review-see-turn = Look at turn { $turn }
