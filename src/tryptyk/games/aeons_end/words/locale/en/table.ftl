### Aeon's End: what the table asks, offers, tells and refuses. The places of each message are named in vocabulary.py.

title = Aeon's End

## Symbols: what stands in texts for [aether] and the like

symbol-aether = ◆
    .name = { $count ->
       *[other] aether
    }
symbol-damage = ✶
    .name = { $count ->
       *[other] damage
    }
symbol-life = ♥
    .name = { $count ->
       *[other] life
    }
symbol-charge = ↯
    .name = { $count ->
        [none] charge
        [one] charge
       *[other] charges
    }

## Things that ask but are no components

thing-exhaustion = Exhaustion
thing-unseen = Unseen

## Kinds of components, one and many

kind-gem = gem
kind-relic = relic
kind-spell = spell
kind-attack = attack
kind-minion = minion
kind-power = power
kind-mage = mage
kind-nemesis = nemesis
kind-difficulty = difficulty
kind-preset = suggested supply
kind-component = in the box
kinds-gem = Gems
kinds-relic = Relics
kinds-spell = Spells
kinds-nemesis = Nemeses
kinds-mage = Mages
kinds-minion = Minions
kinds-power = Powers
kinds-attack = Attacks

## What the texts of a thing are

attribute-text = Effect
attribute-text-spell = Cast
attribute-text-minion = PERSISTENT
attribute-text-power = POWER
attribute-text-mage = Ability
attribute-prepped = While prepped
attribute-gain = When gained
attribute-title = Title
attribute-ability = Ability
attribute-lore = Lore
attribute-unleash = Unleash
attribute-rules = Rules
attribute-setup = Setup
attribute-increased = Increased difficulty
attribute-loss = Defeat
attribute-immediately = IMMEDIATELY
attribute-continuous = While in play
attribute-todiscard = TO DISCARD

## Phases

phase-setup = setup
phase-turn_start = start of a turn
phase-corruptions = corruptions
phase-casting = casting phase
phase-casting_end = end of the casting phase
phase-main = main phase
phase-main_end = end of the main phase
phase-draw = draw phase
phase-nemesis_main = nemesis main phase
phase-nemesis_draw = nemesis draw phase
phase-nemesis_end = end of the nemesis turn

## How a game ends

side-team = The mages
side-nemesis = The nemesis
stage-round = Round { $round } · life: nemesis { $nemesis }, Gravehold { $gravehold }
outcome-nemesis-defeated = The nemesis has no life left.
outcome-nemesis-outlasted = The nemesis has no card left in its deck and nothing left in play.
outcome-gravehold-fallen = Gravehold has fallen.
outcome-all-exhausted = All mages are exhausted.

## Questions

prompt-main = Main phase: what do you do?
prompt-casting = Casting phase: which spell do you cast?
question-discard_order = Draw phase: in which order you discard played cards
prompt-discard_order = Draw phase: which played card goes to your discard pile next? Your deck is never shuffled, so the order matters.
prompt-target = { $source } deals { $amount } [damage]. To whom?
prompt-player = { $source }: choose a player.
prompt-suffer = { $source }: who suffers { $amount } [damage]?
prompt-focuser = { $source }: who focuses a breach?
prompt-player-wild = The wild card is drawn: who takes this turn?
prompt-or = { $source }: which of its effects?
prompt-may = { $source }: do you want its effect?
prompt-ability = { $card } is drawn. Does { $mage } use the ability now?
prompt-discard = { $source }: choose a card to discard{ $left ->
        [1] .
       *[other] { " " }({ $left } to go).
    }
prompt-destroy = { $source }: choose a card to destroy{ $left ->
        [1] .
       *[other] { " " }({ $left } to go).
    }
prompt-discard_together = { $source }: the team chooses a card to discard{ $left ->
        [1] .
       *[other] { " " }({ $left } to go).
    }
prompt-corruption = Which corruption do you resolve{ $left ->
        [1] ?
       *[other] { " " }first? You hold { $left }.
    }
prompt-destroy_breach = { $source }: which breach is destroyed?
prompt-cast_spell = { $source }: which prepped spell is cast?
prompt-discard_spell = { $source }: which prepped spell is discarded?
prompt-spell_order = { $source }: all of these are discarded. Which prepped spell goes to your discard pile next? Your deck is never shuffled, so the order matters.
prompt-destroy_spell = { $source }: which prepped spell is destroyed?
prompt-focus_breach = { $source }: which breach is focused?
prompt-choose_card = { $source }: choose a card{ $left ->
        [1] .
       *[other] { " " }({ $left } to go).
    }
prompt-take_card = { $source }: which card do you take{ $left ->
        [1] ?
       *[other] { " " }(up to { $left })?
    }
prompt-pile = { $source }: choose a supply pile.
prompt-turn_card = { $source }: choose a turn-order card{ $left ->
        [1] .
       *[other] { " " }({ $left } to go).
    }
prompt-put_back = { $source }: { $turn_card } is the top card of the turn-order deck. Where does it go?
prompt-keep_or_throw = { $source }: { $card } is the top card of your deck. Does it stay?

## Answers

option-play = Play { $card }
option-prep = Prep { $card } on { $breach }
group-prep-card = Prep { $card }: on which breach?
option-gain = Gain { $card }
group-gain = Gain a card: which one?
option-charge = Gain a charge
option-focus = Focus { $breach }
option-open = Open { $breach }
option-prepped = Use { $card } on { $breach } (while prepped)
option-to_discard = Get rid of { $card } (TO DISCARD)
option-ability = Use the ability of { $seat }
option-end_turn = End the turn
option-cast = Cast { $card } from { $breach }
option-done = Cast nothing more
option-discard = Discard { $card }
option-rest = Discard the rest in the order it was played
option-target = { $target }
option-player = { $seat }
option-or = { $key }
option-yes = Yes
option-no = No
option-none = None
option-use = Use it
option-pass = Not now
option-card = { $card }
option-discarded = { $card } (number { $place } from the bottom of the discard pile)
option-breach = { $breach } of { $seat }
option-spell = { $card } on { $breach } of { $seat }
option-pile = { $card }
option-turn_card = { $turn_card }
option-top = On top
option-bottom = At the bottom
option-keep = It stays on top of the deck
option-throw = It goes to the discard pile
option-hand_card = { $card } from the hand of { $seat }

## What happens

event-round = Round { $round }: the turn-order cards are shuffled.
event-turn-card = Turn { $turn }: the turn-order card is { $turn_card }.
event-reveal-turn-card = The top card of the turn-order deck is { $turn_card }.
event-turn = { $seat } takes the turn.
event-play = { $seat } plays { $card }.
event-aether = { $seat } gains { $amount } [aether].
event-aether-gem-only = { $seat } gains { $amount } [aether] for gems only.
event-aether-spell-only = { $seat } gains { $amount } [aether] for spells only.
event-gain = { $seat } gains { $card }.
event-charge = { $seat } gains 1 [charge], { $charges } now.
event-lose-charges = { $seat } loses { $amount } [charge].
event-focus = { $seat } focuses { $breach }.
event-open = { $seat } opens { $breach }.
event-prep = { $seat } preps { $card } on { $breach }.
event-cast = { $same ->
        [yes] { $seat } casts { $card }.
       *[no] { $seat } casts { $card }, prepped by { $owner }.
    }
event-prepped-effect = { $seat } uses the While-prepped effect of { $card }.
event-to-discard = { $seat } gets rid of { $card } (TO DISCARD).
event-ability = { $seat } uses the ability.
event-draw = { $seat } draws { $card }.
event-turn-over = { $seat } turns over the discard pile: { $amount ->
        [1] { $amount } card becomes
       *[other] { $amount } cards become
    } the deck.
event-discard = { $seat } discards { $card }.
event-discard-spell = { $seat } discards the prepped spell { $card }.
event-destroy = { $seat } destroys { $card }.
event-destroy-breach = { $seat } loses { $breach }: it is destroyed.
event-damage = { $target } takes { $amount } [damage], { $left } [life] left.
event-heal = { $target } gains { $amount } [life], { $left } now.
event-prevented = { $target } is shielded from { $amount } [damage].
event-exhausted = { $seat } is exhausted.
event-nemesis-draws = The nemesis draws { $card }.
event-enters-play = { $card } enters play with { $amount ->
        [1] { $amount } token.
       *[other] { $amount } tokens.
    }
event-minion-enters-play = { $card } enters play with { $life } [life].
event-leaves-play = { $card } leaves play.
event-immediately = { $card } takes effect IMMEDIATELY.
event-persistent = { $card } takes its PERSISTENT effect.
event-token = { $card } counts down: { $left ->
        [1] { $left } token
       *[other] { $left } tokens
    } left.
event-power = { $card } resolves its POWER.
event-unleash = Unleash!
event-corruption = { $seat } resolves the corruption { $card }.
event-shuffle-deck = { $seat } shuffles the deck.
event-reveal-card = { $seat } reveals { $card }.
event-to-hand = { $seat } takes { $card } into hand.
event-on-top = { $seat } puts { $card } on top of the deck.
event-turn-card-bottom = { $turn_card } goes to the bottom of the turn-order deck.
event-turn-card-shuffled = { $turn_card } is shuffled into the turn-order deck.
event-turn-deck-ordered = { $seat } puts the turn-order deck in order.
event-warded = { $card } is warded off and discarded without effect.
event-shielded = { $mage } shields everyone: players and Gravehold take no damage this turn.
event-won = Victory! { $reason }
event-lost = Defeat. { $reason }

## Why not

reason-need-aether = It costs { $cost } [aether], and there is { $have } [aether] for it.
    .together = It costs more aether than there is for it.
    .each = { $have } of { $cost } [aether]
reason-pile-empty = That pile is empty.
reason-charges-full = All { $slots } charge slots are filled already.
reason-not-charged = The ability needs { $slots } [charge], and there is { $have } [charge].
    .together = The ability needs more charges than there are.
    .each = { $have } of { $slots } [charge]
reason-ability-timing = The ability works at another moment.
reason-breach-open = { $breach } is open already.
    .together = The breach is open already.
reason-breach-closed = { $breach } is closed and was not focused this turn.
    .together = The breach is closed and was not focused this turn.
reason-breach-occupied = { $breach } already holds a spell.
    .together = The breach already holds a spell.
reason-used-this-turn = It has already been used this turn.
reason-no-prepped-spell = Nobody has a prepped spell.
reason-nobody-has-gone = No player's own turn-order card lies in the discard pile.
reason-casting-first = That belongs to the main phase, and the casting phase comes first.
reason-must-cast = Spells on closed breaches have to be cast first.
reason-no-gem-played = No gem has been played this turn.
reason-need-charges = It takes { $cost } [charge], and there is { $have } [charge].
    .together = It takes more charges than there are.
    .each = { $have } of { $cost } [charge]
reason-need-cards = It takes { $cost ->
        [1] { $cost } card
       *[other] { $cost } cards
    } from hand, and there { $have ->
        [1] is { $have }
       *[other] are { $have }
    }.
    .together = It takes more cards from hand than there are.
    .each = { $have } of { $cost }
reason-need-costly-cards = It takes a card from hand that costs { $cost } [aether] or more.
    .together = It takes a costlier card from hand.
    .each = { $cost } [aether] or more
reason-need-costly-spells = It takes { $needed ->
        [1] { $needed } prepped spell
       *[other] { $needed } prepped spells
    } of { $cost } [aether] or more, and there { $have ->
        [1] is { $have }
       *[other] are { $have }
    }.
    .together = It takes more prepped spells that cost enough.
    .each = { $have } of { $needed }, each { $cost } [aether] or more

## The terminal's picture

picture-part-b = nemesis and Gravehold
picture-part-p = supply
picture-part-m = all mages
picture-legend = ○ open breach   ▶▼◀▲ closed: its yellow section   ● power token   ▸ active
picture-market = Supply
picture-nemesis-deck = Deck { $tiers } · discard { $discarded }
picture-resolving = ▸ resolving { $card }
picture-turn = Round { $round }, turn { $turn }: { $phase }
picture-turns-drawn = Turns drawn: { $cards }
picture-turns-left = Turns to come: { $cards }
picture-turns-known = Next for certain: { $cards }
picture-turn-card-nemesis = N
picture-turn-card-wild = X
picture-aether = Aether: { $amount } [aether]
picture-aether-gem = and { $amount } [aether] for gems only
picture-aether-spell = and { $amount } [aether] for spells only
picture-discount = Next focus or open: { $amount } [aether] less
picture-double-prep = Open breaches hold two spells this turn
picture-shielded = No damage to players and Gravehold this turn
picture-exhausted = EXHAUSTED
picture-open = open
picture-prices = focus { $focus }[aether] open { $open }[aether]
picture-focused = focused
picture-hand = Hand
picture-played = Played
picture-deck = Deck
picture-deck-and-discard = { $deck } · discard { $discard }
picture-discard-top = { $count }, top { $top }

## Figures of things

fact-starter = starting card
fact-tier = tier { $tier }
fact-power = POWER { $power }
fact-difficulty = difficulty { $rating }

## Options in one go

batch-all-gems = { $count ->
    [2] Play both gems
   *[other] Play all { $count } gems
}
# Others in the hand ask something when they are played.
batch-plain-gems = Play { $count } plain gems

## Beside options

remark-price = { $aether } [aether]
remark-aether = { $aether } [aether]
remark-gems-only = + { $aether } [aether] for gems
remark-spells-only = + { $aether } [aether] for spells
remark-ability = { $ability }
remark-in-vain = it would do nothing now
remark-to-discard = { $condition }
remark-nemesis = { $target }, { $life } [life]
remark-life = { $life } [life]
remark-standing = { $life } [life] { $charges } [charge]
remark-count = ×{ $count }
remark-hit = { $target }, { $left } [life] left
remark-left = { $left } [life] left
remark-dies = it dies
remark-falls = exhausted
remark-unhurt = shielded, nothing happens
remark-city = hits Gravehold, { $left } [life] left
