### An Age Contrived: the automa of the solo mode, and what it does, step by step. Its cards are in cards.ftl.

thing-automa = Automa
    .text = Your opponent in a solo game, run by cards.

## Difficulties

thing-normal = Normal
    .text = 2 of the weakest cards leave the deck with every reshuffle.
thing-hard = Hard
    .text = 4 of the weakest cards leave the deck with every reshuffle, and 2 cards are discarded at the start.
thing-expert = Expert
    .text = As Hard; moreover the strongest cards join the deck first, and two achievement tracks start 1 space ahead.

## Achievement tracks

thing-progress_gold = Gold progress
    .text = For the first achievement tile: 3 steps. Marked with gold lightning.
thing-progress_violet = Violet progress
    .text = For the second achievement tile: 3 steps. Marked with violet lightning.
thing-progress_boot = Boot progress
    .text = For the printed achievement of [boot]: 3 steps.
thing-progress_monument = Monument progress
    .text = For the printed achievement of [monument]: 2 steps.
thing-progress_pillar = Pillar progress
    .text = For the printed achievement of [pillar]: 2 steps.

## Turn criteria

thing-action_pool_3 = 3 in the action pool
    .text = With 3 or more in the action pool an action turn, else a convey turn.
thing-deploy_pool_3 = 3 in the deploy pool
    .text = With 3 or more in the deploy pool an action turn, else a convey turn.
thing-exhausted_4 = 4 exhausted
    .text = With 4 or more in the exhausted pool a convey turn, else an action turn.
thing-movement_2 = Movement 2
    .text = With 2 or more movement by conduits a convey turn, else an action turn.
thing-movement_3 = Movement 3
    .text = With 3 or more movement by conduits a convey turn, else an action turn.

## Sections of the bonus wheel, clockwise

thing-speed = Speed
    .text = The first section of the bonus wheel.
thing-construction = Construction
    .text = The second section of the bonus wheel.
thing-attainment = Attainment
    .text = The third section of the bonus wheel.
thing-ascension = Ascension
    .text = The fourth section of the bonus wheel.
thing-expansion = Expansion
    .text = The fifth section of the bonus wheel.

## Solo character cards: abilities, and orders from the highest to the lowest

thing-solo_aureon_speed = Aureon (speed)
    .text = In every turn its first movement of the character is 1 [boot] longer. A cleared [primal] moves its character 2 [boot]. Energy: [rose] [compass] [magnet]. Movement: [boot] [monument] [pillar].
thing-solo_aureon_ascension = Aureon (ascension)
    .text = At the end of a turn in which its character entered a region, it gets the refill bonus. A cleared [primal] moves its character 2 [boot]. Energy: [compass] [rose] [magnet]. Movement: [monument] [pillar] [boot].
thing-solo_ignotas_expansion = Ignotas (expansion)
    .text = After filling its pools in a convey turn it moves 1 more energy to the pool with fewer. A [primal] that comes to the deploy pool recharges the channel token. Energy: [magnet] [compass] [rose]. Movement: [pillar] [monument] [boot].
thing-solo_ignotas_attainment = Ignotas (attainment)
    .text = At the end of a turn in which its character entered a region, the progress tile that is furthest behind moves 1 space. A [primal] that comes to the deploy pool recharges the channel token. Energy: [rose] [magnet] [compass]. Movement: [boot] [pillar] [monument].
thing-solo_multanec_construction = Multanec (construction)
    .text = After each bind it recharges the channel token or, if that is charged, moves its character 1 [boot]. A [primal] deployed on a section brings another energy along. Energy: [compass] [magnet] [rose]. Movement: [monument] [pillar] [boot].
thing-solo_multanec_expansion = Multanec (expansion)
    .text = At the end of a turn in which its character entered a region, 1 exhausted energy goes to an achievement or to the Pool. A [primal] deployed on a section brings another energy along. Energy: [magnet] [rose] [compass]. Movement: [pillar] [boot] [monument].
thing-solo_rusne_construction = Rusné (construction)
    .text = The first energy that it gains by an effect goes straight to the pool with fewer. A [primal] paid for an action makes its number 1 higher. Energy: [magnet] [compass] [rose]. Movement: [boot] [pillar] [monument].
thing-solo_rusne_attainment = Rusné (attainment)
    .text = At the end of a turn in which its character entered a region, its best conduit gives movement. A [primal] paid for an action makes its number 1 higher. Energy: [compass] [rose] [magnet]. Movement: [boot] [pillar] [monument].
thing-solo_freyith_ascension = Freyith (ascension)
    .text = At the end of a turn in which its character entered a region, 1 energy moves from a monument with 4 or more to the one with the fewest. A cleared [primal] acts as the kind of its space. Energy: [rose] [compass] [magnet]. Movement: [monument] [boot] [pillar].
thing-solo_freyith_speed = Freyith (speed)
    .text = When it moves by an action or by conduits, its character first turns around if a bridge is nearer that way. A cleared [primal] acts as the kind of its space. Energy: [magnet] [rose] [compass]. Movement: [boot] [monument] [pillar].

## Words that its events are made of

measure-action_pool = The automa's action pool holds
measure-deploy_pool = The automa's deploy pool holds
measure-exhausted_pool = The automa's exhausted pool holds
measure-conduit_movement = The automa's conduits would give movement of
type-convey = a convey turn
type-action = an action turn
into-action_pool = into the action pool
into-deploy_pool = into the deploy pool
from-action_pool = from the action pool
from-deploy_pool = from the deploy pool
from-exhausted_pool = from the exhausted pool
why-fill-primal = primal energy comes first
why-fill-missing = it had none of this kind there yet
why-fill-present = it has all kinds that it could take there already
why-fill-last = nothing else was left
doing-deploy = deploy
doing-reposition = reposition
doing-recharge = recharge
doing-move_character = move the character
doing-move_track = move on a track
doing-claim = claim
doing-claim_else_reposition = claim or, failing that, reposition
doing-reposition_else_claim = reposition or, failing that, claim
taking-deploy = deploys energy
taking-reposition = lifts its energy and places it anew
taking-recharge = recharges its channel token
taking-move_character = moves its character
taking-move_track = moves on a track
taking-claim = claims tiles
taking-claim_else_reposition = claims tiles or repositions its energy
taking-reposition_else_claim = repositions its energy or claims tiles
why-not-charged = its channel token is charged already
why-not-no-step = no step is possible
why-not-too-dear = the tiles are too dear for it
why-not-no-tile = there is no tile in the Pool
why-not-deploy-pool-empty = its deploy pool is empty
why-not-no-place = there is no place for any of its energies
why-not-nothing-to-lift = there is nothing to lift
why-not-only-the-pool = all that it lifts would go to the Pool
deploying-highest_monument = highest monument
deploying-unvisited_monument = unvisited monument
deploying-finish_monument = section to finish
deploying-pool = Pool
deploying-achievement = achievement
whose-both = you meet its requirement, too
whose-own = it lies lowest of those whose requirement the automa meets
chosen-highest = an energy of the highest kind that it may use
chosen-last = a primal one, for want of others
pillar-human = your character or a bridge of yours is in its region
pillar-monument = the monument of its region is in play
pillar-centre = it stands in the centre
pillar-clockwise = it comes first clockwise, from the top of the board
bonus-gain_energy = energy
bonus-place_bridge = a bridge
bonus-gain_upgraded_action = an upgraded action
bonus-gain_conduit = a conduit
bonus-gain_transmutation_tile = a tile
bonus-refill_tile = a refill
bonus-move_character = movement of the character
bonus-move_track = movement on a track
bonus-progress_gold = gold progress
bonus-progress_violet = violet progress

## Its abilities, when they take effect

automa-ability-extra_step = this movement is 1 space longer
automa-ability-region_refill = a refill for a new region
automa-ability-extra_fill = one energy more for its pools
automa-ability-region_progress = progress for a new region
automa-ability-bind_step = a recharge or a step after a bind
automa-ability-region_place = an energy is placed for a new region
automa-ability-keep_gained = gained energy goes straight to a pool
automa-ability-region_conduit = a conduit gives movement for a new region
automa-ability-shift_bound = bound energy may change places for a new region
automa-ability-free_facing = the character turns around towards a nearer bridge
automa-ability-primal_move = a primal energy moves the character
automa-ability-primal_recharge = a primal energy recharges the channel token
automa-ability-primal_brings_one = a primal energy brings another one along
automa-ability-primal_boost = a primal energy makes the action stronger
automa-ability-primal_as_slot = a primal energy acts as the kind of its space

## What happens: its turn

event-automa-card = The automa reveals { $card }.
event-automa-removes = { $card } leaves the game before the shuffle.
event-automa-shuffles = The automa's discard is shuffled: { $amount ->
        [1] 1 card becomes
       *[other] { $amount } cards become
    } the new deck.
event-automa-must-convey = The automa's action pool is empty, so it takes a convey turn.
event-automa-must-act = The automa's exhausted pool is empty, so it takes an action turn.
event-automa-criterion = { $measure } { $figure }. The card asks for at least { $least }, so the automa takes { $type }.
event-automa-ability = Ability of the automa: { $ability }.

## Its convey turn

event-automa-arrows = The arrows of the card tell the automa to move { $up ->
        [1] 1 energy
       *[other] { $up } energies
    } to the deploy pool, and { $down } to the action pool.
event-automa-none-exhausted = The automa has nothing exhausted, so it gains an energy first.
event-automa-reserve-empty = The automa's reserve is empty, so it gains nothing.
event-automa-fill = The automa moves { $energy } { $into }, because { $why_fill }.
event-automa-keeps = The automa puts the gained energy to use: { $energy } goes { $into }.
event-automa-channels = The automa exhausts its channel token, so the second pair of arrows counts as well.
event-automa-not-charged = The automa's channel token is exhausted, so the second pair of arrows does not count.
event-automa-conduits = { $boots ->
        [0] { $monuments ->
            [0] { $pillars ->
                [0] The conduits that the card points at give the automa no movement.
               *[other] The conduits that the card points at give the automa movement: { $pillars } [pillar] on the pillar track.
            }
           *[other] { $pillars ->
                [0] The conduits that the card points at give the automa movement: { $monuments } [monument] on the monument track.
               *[other] The conduits that the card points at give the automa movement: { $monuments } [monument] on the monument track, { $pillars } [pillar] on the pillar track.
            }
        }
       *[other] { $monuments ->
            [0] { $pillars ->
                [0] The conduits that the card points at give the automa movement: { $boots } [boot] for its character.
               *[other] The conduits that the card points at give the automa movement: { $boots } [boot] for its character, { $pillars } [pillar] on the pillar track.
            }
           *[other] { $pillars ->
                [0] The conduits that the card points at give the automa movement: { $boots } [boot] for its character, { $monuments } [monument] on the monument track.
               *[other] The conduits that the card points at give the automa movement: { $boots } [boot] for its character, { $monuments } [monument] on the monument track, { $pillars } [pillar] on the pillar track.
            }
        }
    }
event-automa-patron = The automa uses its patron token, because it has { $amount ->
        [1] 1 energy
       *[other] { $amount } energies
    } bound { $bound_to }.
event-automa-no-patron-build = There is nowhere for the automa to use its patron token.

## Its action turn

event-automa-pays = The automa pays for an action: it exhausts { $energy } from its action pool.
event-automa-action = For it the automa { $taking }{ $most ->
        [0] , as its card says next.
       *[other] , up to { $most }, as its card says next.
    }
event-automa-skips = The automa cannot { $doing }, because { $why_not }.
event-automa-takes-back = None of the actions left can be taken, so the automa puts { $energy } back into its action pool.
event-automa-free-action = The automa has { $amount ->
        [1] 1 energy
       *[other] { $amount } energies
    } in the Pool, so an action is free: { $doing }.
event-automa-option = Next on the card is "{ $deploying }": the automa chooses the section of { $monument }.
event-automa-cannot = Next on the card is "{ $deploying }", but that is not possible.
event-automa-nothing-fits = None of the energies that the automa has to place fits on the section of { $monument }.
event-automa-to-pool = The automa chooses { $energy } for the Pool, because { $why_fill }.
event-automa-achieves = The automa chooses the achievement "{ $achievement }", because { $whose }. It binds { $chosen }.
event-automa-lifts = The automa lifts energy to place it anew: { $bag }.
event-automa-claims = The automa claims { $tile } for { $cost ->
        [1] 1 energy.
       *[other] { $cost } energies.
    }
event-automa-gains-tile = The automa takes { $tile } without paying.
event-automa-adds-card = { $card } goes to the bottom of the automa's discard.
event-automa-progress = The automa comes closer to an achievement. { $progress }: step { $steps } of { $needed }.
event-automa-contributes = The automa adds to the Pool: { $energy } { $from }.
event-automa-nothing-to-contribute = The automa has nothing to add to the Pool.

## Its movement

event-automa-moves = The automa's character moves { $spaces ->
        [1] 1 space.
       *[other] { $spaces } spaces.
    }
event-automa-to-bridge = It heads for the nearest bridge ahead, on the { $place }: distance { $spaces }.
event-automa-to-dead-end = No bridge is ahead, so it heads for the dead end: { $place }, distance { $spaces }.
event-automa-turns = The automa's character turns around: { $place }.
event-automa-bridge = The automa's character comes to a bridge on the { $place }, so the automa gets a bonus of the wheel.
event-automa-steps-lost = { $left ->
        [1] 1 step { $track_on } is lost, because it cannot be used.
       *[other] { $left } steps { $track_on } are lost, because they cannot be used.
    }
event-automa-other-track = Nothing more can be done on that track, so the automa uses what is left { $track_on }: { $left ->
        [1] 1 step.
       *[other] { $left } steps.
    }
event-automa-binds-fewest = The automa binds where it has the fewest: it has { $amount } bound { $bound_to } so far.
event-automa-binds-pillar = The automa chooses to bind { $bound_to }, because { $why_pillar }.
event-automa-binds-nowhere = The automa has no place to bind to, so it exhausts { $energy } on top of { $track_of }.
event-automa-shifts = The automa shifts { $energy } from { $monument } { $to }.

## Its bonuses

event-automa-wheel = The bonus comes from a section of the wheel: { $wheel }.
event-automa-passes-over = The section { $wheel } of the wheel has nothing to give, so the automa goes on to the next.
event-automa-wheel-empty = No section of the wheel can give the automa anything.
event-automa-bonus = The automa gets a bonus: { $bonus }{ $most ->
        [0] .
       *[other] , { $most }.
    }
event-automa-no-bonus = The automa cannot get this bonus: { $bonus }.
event-automa-sets-apart = The automa sets apart { $energy } to be bound { $bound_to }.
event-automa-activates = The automa clears { $energy } from the section.
event-automa-attaches = The automa puts { $energy } { $into }.
