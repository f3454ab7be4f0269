### Aeon's End: mages. .ability = name of the ability, .text = when it may be used and what it does.

thing-adelheim = Adelheim
    .title = Breach Mage Weaponsmith
    .ability = Aethereal Ward
    .text = When the nemesis draws an attack or a power, before anything on it happens: discard that card without effect. No other card is drawn in its place. Minions cannot be stopped this way.
    .lore = Every blade from his forge is quenched in the light of an open breach.
thing-brama = Brama
    .title = Breach Mage Elder
    .ability = Brink Siphon
    .text = In your main phase: a player of your choice gains 4 [life], but no more than they started with. Exhausted players cannot gain life.
    .lore = She has outlived three generations of mages and still walks the walls every night.
thing-jian = Jian
    .title = Breach Mage Orphan
    .ability = Black Mirror
    .text = In your main phase: choose one prepped spell of any player. Cast it but leave it prepped, then cast it once more and discard it to its owner's discard pile. Each time, make all choices anew, the target included.
    .lore = She talked to her reflection long before she talked to people, and it answered.
thing-kadir = Kadir
    .title = Breach Mage Delver
    .ability = Otherworldly Gate
    .text = In any player's main phase: that player may take up to 3 spells from their discard pile into their hand, and this turn each of their open breaches can hold 2 prepped spells.
    .lore = She walks on where the maps end and returns with spells nobody remembers writing.
thing-lash = Lash
    .title = Breach Mage Scout
    .ability = Quicken Thought
    .text = In any player's main phase: choose a player who has a numbered card of their own in the turn-order discard pile (the wild card does not count). Shuffle that card into the turn-order deck; that player takes 1 [damage].
    .lore = By the time the alarm bell rings, Lash is already on the way back with the answer.
thing-mist = Mist
    .title = Dagger Captain
    .ability = Divine Augury
    .text = In your main phase: an ally of your choice draws 4 cards.
    .lore = Her hand never trembles, and so the line behind her never breaks.
thing-phaedraxa = Phaedraxa
    .title = Breach Mage Seer
    .ability = Auspex Rune
    .text = Right after a turn-order card is drawn: during the whole turn it starts, players and Gravehold take no damage. Other losses still happen.
    .lore = She has seen how all of this ends, and she stayed.
thing-xaxos = Xaxos
    .title = Breach Mage Adept
    .ability = Metaphysical Link
    .text = In any player's main phase: your allies gain 4 [charge] in total, shared out as you like. Then look at all cards left in the turn-order deck and put them back in any order.
    .lore = His masters forbade him the last page, so that is where he began to read.

## Questions of their own

prompt-turn_card-xaxos = { $source } orders the turn-order deck: which card comes next? ({ $left } to go)
prompt-player-brama = { $source }: who gains 4 [life]?
prompt-player-lash = { $source }: whose turn-order card returns to the deck, at the price of 1 [damage] to them?
prompt-player-mist = { $source }: which ally draws 4 cards?
prompt-player-xaxos = { $source }: which ally gains 1 [charge]?
prompt-take_card-kadir = { $source }: which spell do you take from your discard pile into your hand? (up to { $left })
prompt-cast_spell-jian = { $source }: which prepped spell is cast twice?
prompt-ability-adelheim = The nemesis draws { $card }. Does { $mage } discard it without effect?
prompt-ability-phaedraxa = The turn-order card { $card } is drawn. Does { $mage } shield everybody, so that players and Gravehold take no [damage] this turn?
