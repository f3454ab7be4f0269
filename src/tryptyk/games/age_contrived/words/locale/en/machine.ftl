### An Age Contrived: the own machine on the board, and the names of the board's parts.

board-map = Map
board-wonders = Wonders
board-machine = Machine
board-side = Pool, others

## Who one is

title-aureon = Traveler
title-ignotas = Guardian
title-multanec = Artisan
title-rusne = Bastion
title-freyith = Guide
short-primal_moves_character = Primal moves you 2
short-extra_step = One more space
short-region_refill = Region: refill
short-primal_position_2_recharge = Primal at 2: charge
short-fill_second_tile = Fill two tiles
short-region_rearrange_energy = Region: rearrange
short-primal_brings_one = Primal brings one
short-bind_step_or_recharge = Bind: step or charge
short-region_place_one = Region: place one
short-primal_any_action = Primal is any action
short-keep_gained_energy = Keep a gain
short-region_rearrange_conduits = Region: conduits
short-primal_as_slot_kind = Primal as any kind
short-teleport = Teleport
short-region_shift_bound = Region: shift one
machine-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now: open the score sheet
machine-patron = Patron token: { $monument }
machine-channel = Channel
machine-is-charged = charged
machine-is-spent = exhausted
machine-charged = Channel token, charged
machine-spent = Channel token, exhausted
machine-wind = Divine wind
machine-refills = refill at the end
machine-ability = { $name }, { $state ->
        [active] active
        [covered] covered by its bridge
       *[closed] not active
    }

## The machine

machine-of = The machine of { $who }
machine-next = Next in
machine-tile = Position { $position }: { $tile }
machine-well = { $what }, position { $position }, { $row ->
        [upper] upper row
       *[lower] lower row
    }
machine-free = Free space
machine-slot = Conduit slot { $position }
machine-hand = In hand
machine-aside = Set aside
machine-supply = Supply of conduits and upgraded actions
machine-stack = Conduits with { $symbol }: { $count } left
plate-deploy = Deploy { $figures }
plate-recharge = Recharge
plate-claim = Claim { $figures ->
        [0] { "" }
        [1] at 1
       *[other] { "" }
    }
plate-reposition = Reposition { $figures }
plate-any_action = Any of { $figures }

## Tracks and energy

machine-on-track = { $track }: { $energy } on space { $space } of 4
machine-track-empty = { $track }: empty
machine-energies = Exhausted energy and reserve
machine-exhausted = Exhausted
machine-reserve = Reserve
machine-exhausted-count = { $energy }, exhausted: { $count }
machine-in-reserve = { $energy } in the reserve

## Read aloud, part by part

aloud-own = You
aloud-machine = Machine
aloud-wonders = Wonders
aloud-map = Map
aloud-pool = Pool
aloud-goals = Achievements
aloud-others = Others
aloud-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if the game ended now
aloud-exhausted = Exhausted: { $things }
aloud-reserve = Reserve: { $things }
aloud-hand = In hand: { $things }
aloud-aside = Set aside: { $things }
aloud-abilities = Active abilities: { $things }
aloud-bridges = Bridges on the character board: { $things }
aloud-refills = Refills at the end of the turn: { $count }
aloud-bound = { $place }: { $energies }
aloud-bound-by = Bound by { $who }: { $energies }
aloud-position = Position { $position }, { $tile }, { $symbols }. Upper row: { $upper }. Lower row: { $lower }. Action: { $action }. { $conduit ->
        [none] { "" }
       *[other] Conduit: { $conduit }{ $movement ->
            [0] .
           *[other] , which now gives { $movement }.
        }
    }
aloud-next = Next in: { $tiles }
aloud-monument = { $monument }, { $region }: { $built } of { $sections } sections built
aloud-complete = { $monument }, { $region }: complete, { $built } of { $sections } sections
aloud-space-free = space { $n } takes { $accepts }
aloud-space-taken = space { $n }: { $energy } of { $who }
aloud-reward = Brings { $reward }{ $benefit ->
        [none] { "" }
       *[other] { " " }or { $benefit }
    }
aloud-figure = { $who } stands on { $place }, facing { $ahead }
aloud-bridge = { $path }: { $bridge }{ $face ->
        [NONE] { "" }
       *[other] , side { $face }
    }
aloud-for = For { $cost }: { $tile }, { $symbols }
aloud-sold = For { $cost }: no tile
aloud-in-pool = { $who } in the Pool: { $energies }
aloud-goal = { $name }, { $needed } needed: { $stands }{ $on ->
        [none] { "" }
       *[other] ; bound here: { $on }
    }
machine-vital-monument_track = Monument
machine-vital-pillar_track = Pillar
aloud-to-deploy = To deploy: { $things }
aloud-to-pay = To pay: { $things }
aloud-card = Active card: { $card }
