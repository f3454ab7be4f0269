### Aeon's End: nemesis cards. .text = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
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

## Rageborne

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

## Rageborne: strikes

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

## Prince of Gluttons

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

## Carapace Queen

thing-broodwomb = Broodwomb
    .text = Add 1 husk.
    .continuous = As long as even one husk is in play, this minion takes no damage.
thing-endless_throng = Endless Throng
    .text = Resolve Swarm once.
thing-hatch = Hatch
    .text = Add 1 husk for each card in the turn-order discard pile, the nemesis card of this turn included.
thing-blot_the_sun = Blot the Sun
    .text = Resolve Swarm, then Unleash, then Swarm again.
    .todiscard = Lose 4 [charge].
thing-foul_multitudes = Foul Multitudes
    .text = Resolve Swarm once.
    .immediately = Resolve Unleash once.
    .continuous = As long as this card is in play, every husk has 2 [life], and wounded husks are back at full life at the end of each turn.
thing-infest = Infest
    .text = Choose one: resolve Swarm twice; OR a player takes 4 [damage].
thing-legion_beacon = Legion Beacon
    .text = Discard half of the husks in play, rounded up; Gravehold takes 2 [damage] for each of them. Then resolve Swarm once.
    .immediately = Resolve Unleash twice.
thing-maggot_engine = Maggot Engine
    .text = Resolve Swarm once.
    .immediately = Resolve Unleash 3 times. Then this minion starts with 2 [life] for each husk in play.
thing-spawn = Spawn
    .text = Resolve Swarm, then Unleash, then Swarm again.

## Crooked Mask

thing-burden = Burden
    .text = The players gain 2 corruptions in total, shared out as you like, each onto the top of its new owner's deck. Then choose a player: they focus one of their breaches at no cost.
thing-corrupter = Corrupter
    .text = Gravehold takes 1 [damage].
    .continuous = Each time a player deals damage to this minion, they gain a corruption onto the top of their deck.
thing-tempt = Tempt
    .text = Whoever has the most Crystals in hand discards all of them, takes 3 [damage] and gains, at no cost, a supply card that costs 4 [aether] or less.
thing-pain_sower = Pain Sower
    .text = Choose a player: they take 2 [damage]. Then a different player focuses one of their breaches at no cost.
thing-twisting_madness = Twisting Madness
    .text = Gravehold gains 3 [life] and Crooked Mask gains 13 [life], neither above its starting value.
    .todiscard = Discard 4 cards from your hand, then draw a card.
thing-vex = Vex
    .text = Discard the top 2 cards of the nemesis deck. For each tier 3 card among them Gravehold takes 4 [damage].
thing-afflict = Afflict
    .text = Choose two different players: each gains 2 corruptions onto the top of their deck, and 1 [life].
thing-bedlam_sage = Bedlam Sage
    .text = Gravehold gains 2 [life]. The player with the most life takes 3 [damage].
thing-ruin_priest = Ruin Priest
    .text = Choose a player: they discard 3 cards other than corruptions from their hand, then gain 3 corruptions into their hand.

## Crooked Mask: corruptions

thing-blind_abandon = Blind Abandon
    .text = Take 1 [damage]. You may destroy a card from your hand that is not a corruption. Destroy this card.
thing-contagion = Contagion
    .text = Take 1 [damage]. Take a card that costs 0 [aether] from your discard pile into your hand. Destroy this card.
thing-delirium_veil = Delirium Veil
    .text = Gravehold takes 2 [damage]. Focus one of your breaches at no cost. Destroy this card.
thing-dire_wisdom = Dire Wisdom
    .text = Gain a spell from any spell pile at no cost, then gain 3 corruptions onto the top of your deck. Destroy this card.
thing-endless_hunger = Endless Hunger
    .text = Gravehold takes 3 [damage]. You gain 2 [life]. Destroy this card.
thing-fever_of_war = Fever of War
    .text = Take 1 [damage], then deal 2 [damage] to one target. Destroy this card.
thing-grim_sight = Grim Sight
    .text = Gravehold takes 2 [damage]. Look at the top card of your deck; you may destroy it. Destroy Grim Sight.
thing-insatiable_avarice = Insatiable Avarice
    .text = Take 2 [damage]. Gain a gem from the cheapest gem pile into your hand at no cost. Destroy this card.
thing-lust_for_power = Lust for Power
    .text = Take 1 [damage]. Gain 1 [charge]. Destroy this card.
thing-nothingness = Nothingness
    .text = Discard 2 cards other than corruptions from your hand. Take 2 [damage]. Shuffle one player card (the wild card counts too) from the turn-order discard pile into the turn-order deck. Destroy this card.
thing-reckless_might = Reckless Might
    .text = Gain a relic from any relic pile onto the top of your deck at no cost, then take damage equal to half of its cost, rounded up. Destroy this card.
