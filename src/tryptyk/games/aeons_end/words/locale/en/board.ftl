### Aeon's End: what the board in the browser says beside the game's own words: labels, and what is read aloud.

## Places on the table

board-nemesis = Nemesis
board-market = Market
board-own = Your mage
board-allies = Allies
board-turns = Turn order
board-round = Round
board-lane = In play
board-lane-empty = The way is clear: nothing stands between you and the nemesis.
board-lane-point = Too many to print here: point at a card, or tap it, to read it.
board-hand = Hand
board-hand-empty = No cards in hand
board-played = Played
board-played-empty = Gems and relics you play lie here
board-played-none = Nothing played
board-deck = Deck
board-discard = Discard
board-discard-of = { $mage }: discard pile
board-discard-hint = The discard pile is turned over, never shuffled: the bottom card (1) is drawn first.
board-nemesis-discard = Nemesis discard pile
board-empty = empty
board-look-through = look through

## Read aloud

board-life = { $name }, life { $life } of { $most }
board-ally = { $mage }, life { $life } of { $most }, { $charges } of { $slots ->
        [one] { $slots } charge
       *[other] { $slots } charges
    }
board-ally-acting = taking a turn
board-ally-open = Open the mat
board-ability = Ability: { $ability }, { $charges } of { $slots ->
        [one] { $slots } charge
       *[other] { $slots } charges
    }
board-minion = life { $life }
board-power = { $tokens ->
        [one] { $tokens } power token
       *[other] { $tokens } power tokens
    }
board-deck-count = Deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-discard-count = Discard: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }. Look through
board-discard-none = Discard: empty
board-aether = Aether: { $amount }
board-purse = Aether
board-pile = price { $price }, { $count ->
        [0] sold out
        [one] { $count } card left
       *[other] { $count } cards left
    }
board-price = price { $price }
board-priced = { $name }, price { $price }
aloud-life = Life and charges
aloud-breaches = Breaches
aloud-prices = to focus { $focus }, to open { $open } [aether]
aloud-foes = Foes
aloud-city = Gravehold and turn order
aloud-discard = Discard: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $top }

## Turn order

board-turn-unknown = unknown card
board-turn-now = now
board-turn-drawn = drawn

## Breaches and charges

board-breach-open = open
board-breach-closed = closed
board-breach-focused = focused this turn
board-breach-gone = destroyed or absent
board-breach-bonus = damage bonus +{ $bonus }
board-breach-fresh = prepped this turn
board-focus = Focus
board-focus-breach = Focus { $breach }, price { $price }
board-open = Open
board-open-breach = Open { $breach }, price { $price }
board-charge = Charge, price { $price }
board-charge-name = Charge
board-prep-here = prep here

## Notes

board-exhausted = Exhausted
board-gems-only = gems only
board-spells-only = spells only
board-sold-out = sold out
board-resolving = Resolving

## When an ability may be used

board-when-own_main_phase = own turn
board-when-any_player_main_phase = any turn
board-when-nemesis_draw_phase = nemesis turn
board-when-after_turn_order_card_drawn = any turn card

## Things without a text in the box

board-about-gravehold = The last city. You lose at once when its [life] is 0. Damage to an exhausted mage hits it doubled.
board-about-wild = The team chooses who takes this turn. It counts as a player card.
board-about-nemesis = The nemesis takes a turn: first its minions and powers act, then it draws a card.
board-about-exhaustion = A mage at 0 [life] is exhausted: Unleash twice, one breach is destroyed, all [charge] are lost. The mage plays on.
board-about-breach = Prep a spell from your hand here; cast it on a later turn. A closed breach can be used only in a turn in which you focused it, and its spell has to be cast on your next turn. Every focus turns it by a quarter and makes opening cheaper.

## Setting up

setup-nemesis = Against whom
    .hint = Whom you meet decides what you have to watch.
setup-mages = Who defends Gravehold
    .hint = Every mage can be played by one player only.
setup-market = What the market sells
    .hint = Nine piles to gain cards from: 3 gems, 2 relics and 4 spells.
setup-difficulty = How hard
    .hint = It sets the lives, and whether the nemesis plays its harder variant.
setup-random-nemesis = Let the dark decide
setup-random-mage = Any mage
setup-random-market = Nine piles drawn by chance: 3 gems, 2 relics, 4 spells.
setup-chosen = Your own choice
setup-chosen-market = Pick 3 gems, 2 relics and 4 spells.
setup-share = { $share } of { $all }
setup-player-life = Life of each mage
setup-gravehold-life = Life of Gravehold
setup-nemesis-life = Life of the nemesis
setup-harder = The nemesis plays its harder variant
setup-softer = The nemesis plays its normal variant
setup-house-rules = House rules
setup-solo_goes_on = Alone: play on when your mage is exhausted
    .hint = The rulebook ends a solo game at once. With this switch you go on until Gravehold falls.
setup-about-beginner = A gentle first game.
setup-about-normal = The game as it is meant.
setup-about-expert = The nemesis shows its worse side.
setup-about-extinction = For those who have seen everything.
setup-about-deck_destruction = Thin out your decks until every card counts.
setup-about-free_charges = Charge the abilities again and again.

## The end

tally-nemesis = Damage to the nemesis
tally-minions = Damage to its minions
tally-spells = Spells cast
tally-gained = Cards gained
tally-breaches = Breaches opened
tally-abilities = Abilities used
tally-lost = Life lost
story-exhausted = { $mage } is exhausted
story-hit = The hardest hit: { $mage } deals { $amount } damage to the nemesis
story-loss = Gravehold's worst moment: { $amount } life lost
lesson-near = The nemesis has { $amount } life left: one more turn, or one more spell, is all that is missing.
lesson-minion = Minions cost most: “{ $card }” alone deals { $amount } damage. One that falls in its first turns never gets that far.
lesson-power = Powers cost most: “{ $card }” alone deals { $amount } damage. While it counts down, its price TO DISCARD is often cheaper.
lesson-ability = { $mage } never uses the ability: a charge costs two aether, and two are left over in many a turn.
lesson-spells = { $casts ->
        [one] { $casts } spell
       *[other] { $casts } spells
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } are few: with one in every breach that holds it, the nemesis falls sooner.
lesson-breaches = Breaches opened: { $opened }. An open one holds a spell in every turn; each focus makes opening it cheaper.

## What to expect of a bot

bot-expectation = { $tenths ->
        [0] Two such mages hardly ever beat a nemesis (normal, random market).
        [1] Two such mages beat a nemesis one time in ten (normal, random market).
        [5] Two such mages beat a nemesis one time in two (normal, random market).
        [10] Two such mages nearly always beat a nemesis (normal, random market).
       *[other] Two such mages beat a nemesis { $tenths } times in 10 (normal, random market).
    }
