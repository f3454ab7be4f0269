### Aeon's End: nemeses and the Swarm table of the Carapace Queen.

thing-rageborne = Rageborne
    .unleash = Rageborne's Fury grows by 1.
    .rules = Strike: draw the top card of the strike deck, resolve it and shuffle it back in; then Rageborne loses 3 Fury (or all of it, if it has less). At the end of each nemesis turn, Rageborne strikes once if it has 4 or more Fury. Cards can call for a Strike at any Fury.
    .setup = The 6 strike cards, shuffled, form the face-down strike deck. Rageborne starts with 1 Fury.
    .increased = After a Strike, Rageborne loses only 1 Fury instead of 3.
    .lore = Where it has passed, even the echo comes back angry.
thing-prince_of_gluttons = Prince of Gluttons
    .unleash = The Prince devours cards from the cheapest supply pile that is not empty: 3 cards with 1 or 2 players, 2 cards with 3 or 4 players.
    .rules = A devoured card moves from its supply pile to the top of the devoured pile. You can gain the top card of the devoured pile at its cost, just like a supply card. You may look through that pile at any time, but it is not a supply pile and nothing is devoured from it. Only a pile that still has cards can be chosen to devour from; players decide ties. If that pile runs short, Gravehold takes 2 [damage] for each missing card.
    .setup = Go through the gem piles from the most expensive to the cheapest and put one gem from each face up on the devoured pile, so that the cheapest one ends up on top.
    .increased = At the end of setup, also put 9 cards from any supply piles, in any order, on top of the devoured pile.
    .loss = You lose at once when all supply piles are empty. The devoured pile does not count.
    .lore = He sits down at the city's table and does not wait to be served.
thing-carapace_queen = Carapace Queen
    .unleash = Add 2 husks to play.
    .rules = Each husk is a minion with 1 [life]. Damage dealt to husks hits just one of them, unless the player dealing it takes 1 [damage] to spread it over any number of husks. There are never more than 15 husks: for each one that would be added beyond that, Gravehold takes 1 [damage] instead. Swarm: resolve the one row of the Swarm table that matches the number of husks in play.
    .setup = Set up the husk track. The game starts with 2 husks in play.
    .increased = Unleash adds 3 husks instead of 2.
    .loss = You lose at once if a Swarm is resolved with 13 or more husks in play.
    .lore = First you hear a ticking in the walls, and then there are no walls.
thing-crooked_mask = Crooked Mask
    .unleash = Choose a player: they gain a corruption onto the top of their deck, then shuffle their discard pile into their deck.
    .rules = A destroyed corruption goes to the bottom of the corruption deck. If a corruption should be gained and that deck is empty, Gravehold takes 2 [damage] instead. Nobody looks at a gained corruption unless it goes to a hand. At the start of your turn, before the casting phase, resolve all corruptions in your hand in any order. Those drawn later in your turn are resolved at the end of your main phase; those drawn in the draw phase or in other turns wait for your next turn. Corruptions cannot be played otherwise, and in hand they count as costing 0 [aether].
    .setup = The 11 corruption cards, shuffled, form the face-down corruption deck.
    .increased = A destroyed corruption goes to the discard pile of any player you choose instead of the corruption deck.
    .lore = It never lies to you; it only teaches you to lie to yourself.

## Swarm table

thing-swarm_0_3 = Swarm: 0–3 husks
    .text = Add 4 husks.
thing-swarm_4_6 = Swarm: 4–6 husks
    .text = Choose a player: they discard one of their prepped spells. Then add 2 husks.
thing-swarm_7_10 = Swarm: 7–10 husks
    .text = Gravehold takes 5 [damage].
thing-swarm_11_12 = Swarm: 11–12 husks
    .text = The non-exhausted player with the least life takes 3 [damage]. Then discard 1 husk.
thing-swarm_13_15 = Swarm: 13–15 husks
    .text = The players lose the game.
