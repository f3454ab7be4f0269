### Aeon's End: basic nemesis cards. .text = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
### effect of a power; .immediately = on entering play, .continuous = as long as in play, .todiscard = TO DISCARD.

## Basic cards, tier 1

thing-agony_field = Agony Field
    .text = Resolve Unleash once. Choose a player: they discard 3 cards from their hand, then draw a card.
    .todiscard = Destroy a card from your hand that costs 2 [aether] or more.
thing-bane_sire = Bane Sire
    .text = Resolve Unleash once.
thing-bleed_static = Bleed Static
    .text = Whoever has the most prepped spells takes 2 [damage] for each of them.
thing-eye_of_nothing = Eye of Nothing
    .text = Resolve Unleash twice.
    .todiscard = Pay 6 [aether].
thing-haze_spewer = Haze Spewer
    .text = Gravehold takes as much damage as this minion has life left. Then this minion takes 1 [damage].
thing-skewer = Skewer
    .text = Resolve Unleash once. Choose a player: they take 3 [damage] and draw a card.
thing-slaughter = Slaughter
    .text = Resolve Unleash once, then Gravehold takes 3 [damage].
thing-woven_sky = Woven Sky
    .text = Resolve Unleash once. Choose a player: they take 4 [damage].
    .todiscard = Discard 3 cards from your hand.

## Basic cards, tier 2

thing-awaken = Awaken
    .text = Choose one: resolve Unleash twice and Gravehold takes 3 [damage]; OR the last discarded minion returns from the nemesis discard pile to play with full life (its Immediately effect, if any, resolves again).
thing-cauterizer = Cauterizer
    .text = Choose a player: they take as much damage as this minion has life left.
    .continuous = However much damage this minion would take at once, it takes only 1 [damage].
thing-dispel = Dispel
    .text = Resolve Unleash twice. Whoever has the most prepped spells discards the most expensive of them.
thing-lay_waste = Lay Waste
    .text = Resolve Unleash twice. Choose a player: they take 2 [damage].
thing-needlemaw = Needlemaw
    .text = Gravehold takes 2 [damage].
thing-pulverizing_ray = Pulverizing Ray
    .text = The players may together discard up to 6 gems from their hands. Gravehold takes 18 [damage], but 3 [damage] less for each gem discarded.
thing-venomite = Venomite
    .text = Choose one: the non-exhausted player with the least life takes 2 [damage]; OR a player discards one of their prepped spells that costs 3 [aether] or more.

## Basic cards, tier 3

thing-doom_aegis = Doom Aegis
    .text = Whoever has the most charges takes 4 [damage] and loses all their charges.
    .todiscard = Pay 7 [aether].
thing-gather_darkness = Gather Darkness
    .text = Choose a player: they put their discard pile onto their deck, shuffle it all together and destroy the top 4 cards. Then resolve Unleash twice.
thing-jagged_one = Jagged One
    .text = Resolve Unleash twice.
thing-obliterate = Obliterate
    .text = Resolve Unleash twice. Whoever has the most open breaches chooses one: they destroy 4 cards from their hand; OR they take 4 [damage].
thing-reality_rupture = Reality Rupture
    .text = Resolve Unleash 3 times.
    .todiscard = Destroy 2 of your prepped spells that cost 3 [aether] or more each.
thing-sunder = Sunder
    .text = Choose one: Gravehold takes 4 [damage] and the non-exhausted player with the least life takes 4 [damage]; OR shuffle all nemesis cards from the turn-order discard pile, the one of this turn included, into the turn-order deck.
thing-topple = Topple
    .text = Resolve Unleash twice, then Gravehold takes 4 [damage].

## Alternatives joined by OR, and questions of their own

or-awaken-minion = The last discarded minion returns to play
or-awaken-unleash = Unleash twice, and Gravehold takes 3 [damage]
or-obliterate-cards = Destroy 4 cards from hand
or-obliterate-life = Take 4 [damage]
or-sunder-damage = Gravehold and the player with the least life take 4 [damage] each
or-sunder-turns = Shuffle the drawn nemesis cards back into the turn-order deck
or-venomite-life = The player with the least life takes 2 [damage]
or-venomite-spell = A player discards a prepped spell that costs 3 [aether] or more

## Questions of their own

prompt-player-agony_field = { $source }: who discards 3 cards from hand and then draws one?
prompt-suffer-skewer = { $source }: who suffers { $amount } [damage] and then draws a card?
prompt-player-dispel = { $source }: who discards their most expensive prepped spell?
prompt-discard_together-pulverizing_ray = { $source }: which gem does the team discard? Each spares Gravehold 3 [damage]. (up to { $left })
prompt-player-venomite = { $source }: who discards a prepped spell that costs 3 [aether] or more?
prompt-suffer-doom_aegis = { $source }: who suffers { $amount } [damage] and loses all charges [charge]?
prompt-player-gather_darkness = { $source }: who shuffles the discard pile into their deck and destroys its top 4 cards?
prompt-player-obliterate = { $source }: who destroys 4 cards from hand or suffers 4 [damage]?
