### Aeon's End: gems, relics and spells. [aether], [damage], [life] and [charge] become icons on screen.
### .text = effect (of a spell: its Cast effect), .prepped = while the spell is prepped, .gain = on gaining the card.

## Gems

thing-jade = Jade
    .text = Gain 2 [aether].
thing-sifters_pearl = Sifter's Pearl
    .text = Gain 2 [aether]. Then everyone, you included, reveals the top card of their own deck and decides whether it stays there or goes to the discard pile.
thing-vriswood_amber = V'riswood Amber
    .text = Gain 2 [aether].
    .gain = However you come by this card, you may put it on top of your deck rather than on your discard pile.
thing-diamond_cluster = Diamond Cluster
    .text = Gain 2 [aether]. Exactly the second Diamond Cluster you play in a turn gives 4 [aether] instead.
thing-searing_ruby = Searing Ruby
    .text = Gain 2 [aether] to spend freely and 1 [aether] that can only go towards gaining a spell.
thing-burning_opal = Burning Opal
    .text = Gain 3 [aether]. You may discard a card from your hand; if you do, an ally of your choice draws a card.
thing-clouded_sapphire = Clouded Sapphire
    .text = Gain 3 [aether]. The first Clouded Sapphire you play in a turn also gives an ally of your choice 1 [charge].

## Relics

thing-flexing_dagger = Flexing Dagger
    .text = Choose one: the next breach you focus or open this turn costs you 3 [aether] less (never below 0); OR destroy this card and deal 1 [damage].
thing-bottled_vortex = Bottled Vortex
    .text = Destroy this card, then up to 2 more of your cards, from your hand, your discard pile or both. Then draw a card.
thing-unstable_prism = Unstable Prism
    .text = Choose one: use a gem from your hand, resolving it twice as if played two times, then destroy that gem; OR gain 2 [aether].
thing-blasting_staff = Blasting Staff
    .text = You may cast one spell you prepped this turn; it deals 2 [damage] more.
thing-focusing_orb = Focusing Orb
    .text = Choose one: focus a closed breach of any player at no cost; OR destroy this card and Gravehold gains 3 [life].
thing-mages_talisman = Mage's Talisman
    .text = You and an ally of your choice gain 1 [charge] each.

## Spells

thing-phoenix_flame = Phoenix Flame
    .text = Deal 2 [damage], or 4 [damage] if you choose to lose 1 [charge].
thing-spectral_echo = Spectral Echo
    .text = Deal 2 [damage]. You may destroy a card from your hand.
thing-amplify_vision = Amplify Vision
    .text = First focus, at no cost, your closed breach with the lowest focus cost. Then deal 2 [damage], or 3 [damage] if all your breaches are now open.
thing-ignite = Ignite
    .text = Deal 2 [damage]. An ally of your choice gains 1 [charge].
thing-lava_tendril = Lava Tendril
    .text = Deal 3 [damage].
    .prepped = At the end of your casting phase, deal 1 [damage]. This is not casting, so the breach adds no bonus.
thing-dark_fire = Dark Fire
    .text = Discard up to 2 cards from your hand and deal 3 [damage] for each of them, all to one target.
thing-essence_theft = Essence Theft
    .text = Deal 3 [damage]. You may discard a card from your hand; if you do, a player of your choice gains 1 [life].
thing-feral_lightning = Feral Lightning
    .text = Deal 3 [damage].
    .prepped = You may prep this spell on a closed breach even if you have not focused that breach this turn.
thing-oblivion_swell = Oblivion Swell
    .text = Deal 2 [damage]. You may discard a gem from your hand to raise this damage by that gem's cost.
    .prepped = Once per turn, in your main phase, you may gain 1 [aether].
thing-chaos_arc = Chaos Arc
    .text = Deal 3 [damage], plus 2 [damage] for each spell still prepped on a breach next to the one this spell was cast from.
thing-planar_insight = Planar Insight
    .text = Deal 2 [damage], plus 1 [damage] for each of your own open breaches.
thing-wildfire_whip = Wildfire Whip
    .text = Deal 4 [damage].
    .prepped = Once per turn, in your main phase, you may pay 2 [aether] to cast one prepped spell of any player.
thing-arcane_nexus = Arcane Nexus
    .text = Deal 4 [damage].
    .prepped = Once per turn, in your main phase, you may take one gem you played this turn back into your hand.
thing-consuming_void = Consuming Void
    .text = Destroy up to 2 cards from your hand and deal 3 [damage] for each of them, all to one target.

## Starting cards

thing-crystal = Crystal
    .text = Gain 1 [aether].
thing-spark = Spark
    .text = Deal 1 [damage].
thing-amethyst_shard = Amethyst Shard
    .text = Gain 1 [aether]. An ally of your choice may draw a card; if they do, they then discard a card from their hand.
thing-buried_light = Buried Light
    .text = Deal 1 [damage]. Gain 1 [aether] to spend later this turn.
thing-moonstone_shard = Moonstone Shard
    .text = Gain 1 [aether] to spend freely and 1 [aether] that can only go towards gaining a gem.
thing-emerald_shard = Emerald Shard
    .text = Choose one: gain 1 [aether]; OR a player of your choice gains 1 [life].
thing-quartz_shard = Quartz Shard
    .text = Gain 1 [aether]. Reveal the top card of the turn-order deck, then put it back on the top or on the bottom. If it is a player card (the wild card counts too), gain 1 [aether] more.
thing-garnet_shard = Garnet Shard
    .text = Choose one: gain 1 [aether]; OR cast one prepped spell of any player.
thing-tourmaline_shard = Tourmaline Shard
    .text = Gain 1 [aether]. An ally of your choice may take 1 [damage]; if they do, they destroy a card from their own hand.
thing-flare = Flare
    .text = Reveal the top card of the turn-order deck and put it back on top. Deal 3 [damage] if it is a player card (the wild card counts too), otherwise deal 1 [damage].

## Alternatives joined by OR, and questions of their own

prompt-may-amethyst_shard = { $source }: do you draw a card and then discard one?
prompt-may-phoenix_flame = { $source }: do you lose 1 [charge] to deal 4 [damage] instead of 2 [damage]?
prompt-may-tourmaline_shard = { $source }: do you take 1 [damage] to destroy a card from your hand?
prompt-may-vriswood_amber = { $source }: do you put it on top of your deck?
prompt-player-amethyst_shard = { $source }: which ally may draw a card and then discard one?
prompt-player-burning_opal = { $source }: which ally draws a card?
prompt-player-clouded_sapphire = { $source }: which ally gains 1 [charge]?
prompt-player-emerald_shard = { $source }: who gains 1 [life]?
prompt-player-essence_theft = { $source }: who gains 1 [life]?
prompt-player-ignite = { $source }: which ally gains 1 [charge]?
prompt-player-mages_talisman = { $source }: which ally gains 1 [charge]?
prompt-player-tourmaline_shard = { $source }: which ally may take 1 [damage] and destroy a card from hand?
prompt-discard-burning_opal = { $source }: do you discard a card so that an ally draws one?
prompt-discard-dark_fire = { $source }: do you discard a card to deal 3 [damage] for it? (up to { $left })
prompt-discard-essence_theft = { $source }: do you discard a card so that a player gains 1 [life]?
prompt-discard-oblivion_swell = { $source }: do you discard a gem to add its cost to the [damage]?
prompt-destroy-bottled_vortex = { $source }: do you destroy a card from your hand or discard pile? (up to { $left }) You draw a card afterwards.
prompt-destroy-consuming_void = { $source }: do you destroy a card to deal 3 [damage] for it? (up to { $left })
prompt-destroy-spectral_echo = { $source }: do you destroy a card from your hand?
prompt-choose_card-unstable_prism = { $source }: which gem do you play twice and then destroy?
prompt-take_card-arcane_nexus = { $source }: which gem played this turn returns to your hand?
prompt-cast_spell-blasting_staff = { $source }: which spell prepped this turn is cast at once for 2 more [damage]?
or-emerald_shard-aether = Gain 1 [aether]
or-emerald_shard-life = A player gains 1 [life]
or-flexing_dagger-breach = Your next focus or open this turn costs 3 [aether] less
or-flexing_dagger-damage = Destroy this card and deal 1 [damage]
or-focusing_orb-focus = Focus a closed breach of any player
or-focusing_orb-gravehold = Destroy this card, and Gravehold gains 3 [life]
or-garnet_shard-aether = Gain 1 [aether]
or-garnet_shard-cast = Cast a prepped spell of any player
or-unstable_prism-aether = Gain 2 [aether]
or-unstable_prism-gem = Use a gem from hand twice, then destroy it
