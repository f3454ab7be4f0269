### Aeon's End: Crooked Mask. .text of a card = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
### effect of a power; .immediately = on entering play, .continuous = as long as in play, .todiscard = TO DISCARD.

## The mat

setup-about-crooked_mask = Slips corruptions into your decks.
thing-crooked_mask = Crooked Mask
    .unleash = Choose a player: they gain a corruption onto the top of their deck, then shuffle their discard pile into their deck.
    .rules = A destroyed corruption goes to the bottom of the corruption deck. If a corruption should be gained and that deck is empty, Gravehold takes 2 [damage] instead. Nobody looks at a gained corruption unless it goes to a hand. At the start of your turn, before the casting phase, resolve all corruptions in your hand in any order. Those drawn later in your turn are resolved at the end of your main phase; those drawn in the draw phase or in other turns wait for your next turn. Corruptions cannot be played otherwise, and in hand they count as costing 0 [aether].
    .setup = The 11 corruption cards, shuffled, form the face-down corruption deck.
    .increased = A destroyed corruption goes to the discard pile of any player you choose instead of the corruption deck.
    .lore = It never lies to you; it only teaches you to lie to yourself.
thing-corruption = Corruption

## Its cards

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

## Corruptions

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
kind-corruption = corruption
kinds-corruption = Corruptions

## What it asks, offers and tells

prompt-pile-dire_wisdom = { $source }: which spell do you gain?
prompt-pile-insatiable_avarice = { $source }: which gem do you gain?
prompt-pile-reckless_might = { $source }: which relic do you gain?
prompt-pile-tempt = { $source }: which card do you gain?
prompt-turn_card-nothingness = { $source }: which turn-order card is shuffled into the deck?
prompt-give_corruption = The corruption { $card } is destroyed: whose discard pile does it go to?
prompt-player-crooked_mask = { $source }: who gains a corruption and shuffles the discard pile into their deck?
prompt-player-burden = { $source }: who gains a corruption?
prompt-player-tempt = { $source }: who discards all Crystals, suffers 3 [damage] and gains a card that costs up to 4 [aether]?
prompt-player-afflict = { $source }: who gains two corruptions and 1 [life]?
prompt-player-ruin_priest = { $source }: who discards 3 cards and takes three corruptions into hand?
prompt-destroy-blind_abandon = { $source }: do you destroy a card from your hand?
prompt-destroy-grim_sight = { $source }: do you destroy the top card of your deck?
prompt-take_card-contagion = { $source }: which card that costs 0 [aether] returns from your discard pile to your hand?
event-nemesis-discards = { $card } is discarded from the nemesis deck.
event-gain-corruption = { $seat } gains a corruption.
event-give-corruption = The corruption { $card } goes to the discard pile of { $seat }.

## On the board

board-corruptions = Corruption deck
picture-corruptions = Corruption deck: { $count ->
        [1] { $count } card
       *[other] { $count } cards
    }
