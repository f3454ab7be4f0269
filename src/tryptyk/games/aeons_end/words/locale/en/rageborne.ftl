### Aeon's End: Rageborne. .text of a card = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
### effect of a power; .immediately = on entering play, .continuous = as long as in play, .todiscard = TO DISCARD.

## The mat

setup-about-rageborne = A brute whose Fury grows until it strikes. The one to meet first.
thing-rageborne = Rageborne
    .unleash = Rageborne's Fury grows by 1.
    .rules = Strike: draw the top card of the strike deck, resolve it and shuffle it back in; then Rageborne loses 3 Fury (or all of it, if it has less). At the end of each nemesis turn, Rageborne strikes once if it has 4 or more Fury. Cards can call for a Strike at any Fury.
    .setup = The 6 strike cards, shuffled, form the face-down strike deck. Rageborne starts with 1 Fury.
    .increased = After a Strike, Rageborne loses only 1 Fury instead of 3.
    .lore = Where it has passed, even the echo comes back angry.

## Its cards

thing-cleave = Cleave
    .text = Rageborne strikes once.
thing-provoker = Provoker
    .text = Gravehold takes 1 [damage] for each Fury Rageborne has.
thing-unrelenting_ire = Unrelenting Ire
    .text = Resolve Unleash once, then 2 more times if both nemesis cards lie in the turn-order discard pile (the one of this turn counts).
thing-blood_cry = Blood Cry
    .text = Resolve Unleash 4 times.
    .todiscard = Lose 4 [charge].
thing-invoke_carnage = Invoke Carnage
    .text = Resolve Unleash once. Then choose a player: they take 1 [damage], plus 1 [damage] for each Fury Rageborne now has.
    .todiscard = Pay 7 [aether].
thing-scorn = Scorn
    .text = Choose one: Gravehold takes 3 [damage]; OR resolve Unleash twice.
thing-avatar_of_wrath = Avatar of Wrath
    .text = Rageborne strikes once.
thing-onslaught = Onslaught
    .text = Resolve Unleash 3 times. Then the players together discard as many cards from their hands as Rageborne has Fury.
thing-rolling_death = Rolling Death
    .text = Rageborne strikes twice.
    .todiscard = Pay 8 [aether].

## Strikes

thing-convoke = Convoke
    .text = Choose a player: they take 4 [damage].
thing-devastate = Devastate
    .text = Gravehold takes 5 [damage].
thing-eviscerate = Eviscerate
    .text = The non-exhausted player with the least life takes 2 [damage].
thing-frenzy = Frenzy
    .text = Whoever has the most open breaches takes 3 [damage].
thing-raze = Raze
    .text = Gravehold takes 3 [damage]. Choose a player: they take 1 [damage].
thing-seize = Seize
    .text = Of all spells the players have prepped, the two most expensive are discarded.
kind-strike = strike
kinds-strike = Strikes

## What it asks, offers and tells

or-scorn-gravehold = Gravehold takes 3 [damage]
or-scorn-unleash = Unleash twice
event-fury = Fury is { $total } now.
event-strike = Strike: { $card }.

## On the board

board-strike = Strike
board-fury = Fury
board-fury-at = strikes at { $limit }
picture-fury = Fury { $fury } (it strikes at { $limit })
