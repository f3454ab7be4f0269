### Aeon's End: names of general things (table, difficulties, suggested supplies, box inventory).

## Table

thing-gravehold = Gravehold
thing-nemesis = Nemesis
thing-player_1 = Player 1
thing-player_2 = Player 2
thing-player_3 = Player 3
thing-player_4 = Player 4
thing-wild = Wild (X)
thing-breach_1 = Breach I
thing-breach_2 = Breach II
thing-breach_3 = Breach III
thing-breach_4 = Breach IV

## Difficulties

thing-beginner = Beginner
thing-normal = Normal
thing-expert = Expert
thing-extinction = Extinction

## Suggested supplies

thing-deck_destruction = Deck Destruction
thing-free_charges = Free Charges!

## Box inventory

thing-gem_cards = Gem cards
thing-spell_cards = Spell cards
thing-relic_cards = Relic cards
thing-randomizer_cards = Randomizer cards
thing-nemesis_cards = Nemesis cards
thing-turn_order_cards = Turn-order cards
thing-mage_mats = Mage mats
thing-nemesis_mats = Nemesis mats
thing-breach_tiles = Breaches
thing-life_tokens_1 = Life tokens, value 1
thing-life_tokens_5 = Life tokens, value 5
thing-charge_tokens = Charge tokens
thing-power_tokens = Power tokens
thing-fury_husk_tokens = Fury / husk tokens
thing-life_dials = Life dials
thing-player_number_tokens = Player-number tokens
thing-stop_cards = STOP cards
thing-aid_cards = Player aid cards

## Figures that only we give a thing: what they are

reconstructed-copies = number of copies
