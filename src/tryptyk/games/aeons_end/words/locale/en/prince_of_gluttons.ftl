### Aeon's End: Prince of Gluttons. .text of a card = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
### effect of a power; .immediately = on entering play, .continuous = as long as in play, .todiscard = TO DISCARD.

## The mat

setup-about-prince_of_gluttons = Eats the market away under your hands.
thing-prince_of_gluttons = Prince of Gluttons
    .unleash = The Prince devours cards from the cheapest supply pile that is not empty: 3 cards with 1 or 2 players, 2 cards with 3 or 4 players.
    .rules = A devoured card moves from its supply pile to the top of the devoured pile. You can gain the top card of the devoured pile at its cost, just like a supply card. You may look through that pile at any time, but it is not a supply pile and nothing is devoured from it. Only a pile that still has cards can be chosen to devour from; players decide ties. If that pile runs short, Gravehold takes 2 [damage] for each missing card.
    .setup = Go through the gem piles from the most expensive to the cheapest and put one gem from each face up on the devoured pile, so that the cheapest one ends up on top.
    .increased = At the end of setup, also put 9 cards from any supply piles, in any order, on top of the devoured pile.
    .loss = You lose at once when all supply piles are empty. The devoured pile does not count.
    .lore = He sits down at the city's table and does not wait to be served.
outcome-supply-devoured = The whole supply is devoured.

## Its cards

thing-gorge = Gorge
    .text = The Prince devours 2 cards from the second most expensive gem pile. Choose a player: they take 2 [damage].
thing-lobotomize = Lobotomize
    .text = Choose one: a player takes 3 [damage]; OR the Prince devours 3 cards from a single spell pile of your choice.
thing-thought_biter = Thought Biter
    .text = Choose one: a player takes 2 [damage]; OR the Prince devours 2 cards from the cheapest relic pile.
thing-cerephage = Cerephage
    .text = Choose one supply pile: the Prince devours as many cards from it as this minion has life left. Then this minion takes 2 [damage].
thing-godfeeders = Godfeeders
    .text = Gravehold takes 3 [damage]. The Prince devours 1 card from the most expensive gem pile.
thing-mindguzzler = Mindguzzler
    .text = Resolve Unleash once.
    .immediately = This minion starts with 8 [life], plus 1 [life] for each empty supply pile.
thing-digest = Digest
    .text = Choose one: resolve Unleash 3 times; OR a player takes 1 [damage] for each empty supply pile.
thing-memory_eater = Memory Eater
    .text = The non-exhausted player with the least life takes 1 [damage] for each empty supply pile.
thing-vile_feast = Vile Feast
    .text = Gravehold takes 2 [damage] for each empty supply pile.
    .todiscard = Pay 8 [aether].

## What it asks, offers and tells

option-gain_devoured = Gain { $card } from the devoured pile
or-digest-damage = A player takes 1 [damage] for each empty supply pile
or-digest-unleash = Unleash 3 times
or-lobotomize-damage = A player takes 3 [damage]
or-lobotomize-devour = 3 cards of one spell pile are devoured
or-thought_biter-damage = A player takes 2 [damage]
or-thought_biter-devour = 2 cards of the cheapest relic pile are devoured
event-devour = { $card } is devoured.

## On the board

board-devoured = Devoured
board-devoured-hint = Only the top card can be gained; the pile can be looked through at any time.
picture-devoured = Devoured: { $count }, on top { $top }

## Questions of their own

prompt-devour = { $source }: from which pile { $count ->
        [1] is { $count } card
       *[other] are { $count } cards
    } devoured?
