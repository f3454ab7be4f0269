### Aeon's End: Carapace Queen. .text of a card = effect of an attack, strike or corruption, PERSISTENT effect of a minion, POWER
### effect of a power; .immediately = on entering play, .continuous = as long as in play, .todiscard = TO DISCARD.

## The mat

setup-about-carapace_queen = Floods the cavern with husks: keep their number down.
thing-carapace_queen = Carapace Queen
    .unleash = Add 2 husks to play.
    .rules = Each husk is a minion with 1 [life]. Damage dealt to husks hits just one of them, unless the player dealing it takes 1 [damage] to spread it over any number of husks. There are never more than 15 husks: for each one that would be added beyond that, Gravehold takes 1 [damage] instead. Swarm: resolve the one row of the Swarm table that matches the number of husks in play.
    .setup = Set up the husk track. The game starts with 2 husks in play.
    .increased = Unleash adds 3 husks instead of 2.
    .loss = You lose at once if a Swarm is resolved with 13 or more husks in play.
    .lore = First you hear a ticking in the walls, and then there are no walls.
outcome-swarmed = The swarm floods Gravehold: too many husks are in play.
thing-husk = Husk
thing-wounded_husk = Wounded husk

## Its cards

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

## Swarm table

thing-swarm_0_3 = Swarm: 0–3 husks
    .text = Add 4 husks.
thing-swarm_4_6 = Swarm: 4–6 husks
    .text = Choose a player: they discard one of their prepped spells. Then add 2 husks.
thing-swarm_7_10 = Swarm: 7–10 husks
    .text = Gravehold takes 5 [damage].
thing-swarm_11_12 = Swarm: 11–12 husks
    .text = The non-exhausted player with the least life takes 3 [damage]. Then discard 1 husk.
thing-swarm_13_15 = Swarm: 13–15 husks
    .text = The players lose the game.
kind-swarm = swarm table
kinds-swarm = Swarm table

## What it asks, offers and tells

prompt-spread = { $amount } [damage] hits the husks. One husk, or several?
prompt-player-swarm_4_6 = { $source }: who discards a prepped spell?
option-one = One husk only
option-spread = Take 1 [damage] and hit { $amount ->
        [1] { $amount } husk
       *[other] { $amount } husks
    }
or-infest-damage = A player takes 4 [damage]
or-infest-swarm = Swarm twice
event-husks = { $amount ->
        [1] { $amount } husk joins
       *[other] { $amount } husks join
    }, { $total } in play.
event-husks-gone = { $amount ->
        [1] { $amount } husk is gone
       *[other] { $amount } husks are gone
    }, { $total } in play.
event-swarm = { $source }!

## On the board

board-swarm = Swarm now: { $row }
picture-husks = Husks: { $count } (at most { $limit })
picture-husks-tough = of them with 2 [life]: { $count }
