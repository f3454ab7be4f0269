### An Age Contrived: answers to the table's questions.

## Turns

option-convey = Convey: insert { $tile }
option-pay = Act from position { $position }: exhaust { $energy }
option-end_turn = End the turn
option-insert = Exhaust the channel token and insert { $tile }
option-conduits = { $movement }, up to { $spaces ->
        [1] { $spaces } space
       *[other] { $spaces } spaces
    }
option-fill = Put { $energy } on position { $position }, { $row }
option-done = Done
option-no = Do without
option-wind = Spend the divine wind: refill two tiles
option-wind_tile = The tile at position { $position }
option-refill = Refill the tile at position { $position }
option-patron_build = Build the top section of { $monument }

## Actions

option-use = Use { $action }
option-enough = Leave it at that
option-deploy = Deploy from position { $position }
option-deploy_both = Deploy from positions { $first } and { $second }
option-recharge = Recharge the channel token
option-recharge_now = Recharge the channel token
option-move = { $what }, up to { $spaces ->
        [1] { $spaces } space
       *[other] { $spaces } spaces
    }
option-reposition = Reposition up to { $amount } energies
option-claim = Claim tiles from the Pool
option-claim_tile = Claim { $tile } for { $cost ->
        [1] { $cost } energy
       *[other] { $cost } energies
    }
option-spend = Spend { $energy }
option-replace = Replace { $tile } at position { $position }
option-replace_inactive = Replace { $tile }, which is inactive
option-give = Add { $energy } to the Pool
option-keep = Add nothing

## Placing and lifting energy

option-pool = Put { $energy } into the Pool
option-build = Put { $energy } on space { $slot } of { $monument }
option-achieve = Bind { $energy } to the achievement "{ $achievement }" ({ $side })
option-lift_pool = Lift { $energy } from the Pool
option-lift = Lift { $energy } from space { $slot } of { $monument }
option-lifted = Lift no more, and place what is lifted

## When the exhausted pool is empty

option-borrow = Take an energy from elsewhere: the exhausted pool is empty
option-borrow_pool = Take an energy from elsewhere and put it into the Pool
option-borrow_achievement = Take an energy from elsewhere and bind it to an achievement
option-from_device = Take { $energy } from position { $position }, { $row }
option-from_track = Take { $energy } from { $track_of }
option-from_pool = Take { $energy } from the Pool
option-from_section = Take { $energy } from space { $slot } of { $monument }
option-from_bound = Unbind { $energy } from { $monument }
option-from_pillar = Unbind { $energy } from { $pillar }

## Movement

option-step = Go to { $place }
option-skip = Skip { $place }, which is occupied
option-teleport = Teleport instead of walking
option-stop = End the movement
option-to_region = { $region }
option-to_space = { $place }
option-face = Facing { $place }
option-enter = Put { $energy } on the lowest space
option-advance = One space up
option-bind = Bind the energy of the monument track { $bound_to }
option-bind_pillar = Bind the energy of the pillar track { $bound_to }
option-catch_wind = Exhaust the energy on top of { $track_of } and regain the divine wind
option-go = { $what }
option-on_track = All of it { $track_on }
option-take = Take the bonus
option-decline = Decline the bonus
option-copy = Take the bonus of the bridge on the { $path }

## Bonuses

option-gain = Gain { $energy }
option-bridge = { $path }, side { $face }
option-keep_bridge = Leave it on the character board
option-remove_bridge = Remove it from the game; its ability becomes active all the same
option-upgrade = { $action }
option-conduit = A { $conduit } above position { $slot }
option-benefit = { $token }
option-draft = { $path }: { $bridge }

## Sections

option-resolve = Resolve the section of { $monument }
option-energy = Gain from the reserve: { $bag }
option-token = Use the benefit token: { $token }
option-clear_first = First clear your energy from the section
option-set_apart = Bind { $energy } (space { $slot })
option-activate = { $acting } (space { $slot })
option-exhaust = Exhaust { $energy } (space { $slot })
option-attach = Position { $position }, { $row }
option-keep_first = First place an energy that you gained
option-refill_first = First refill a tile

## What activating does

activate-compass-compass = Activate a compass: place it anew
activate-magnet-magnet = Activate a magnet: put it on one of your tiles
activate-rose-rose = Activate a rose: move up to 2
activate-primal-primal = Activate a primal energy: move the character up to 2
activate-primal-compass = Activate a primal energy as a compass: place it anew
activate-primal-magnet = Activate a primal energy as a magnet: put it on one of your tiles
activate-primal-rose = Activate a primal energy as a rose: move up to 2

## Abilities

option-move_energy = Move { $energy } from position { $position }, { $row }
option-onto = To position { $position }, { $row }
option-exchange = In exchange for { $energy } from position { $position }, { $row }
option-step_after_bind = Move the character 1 space
option-exhaust_all = Exhaust all of it
option-shift_conduit = Move the { $conduit } from position { $slot } to position { $other }
option-shift_bound = Shift { $energy } from { $monument }
option-shift_pillar = Shift { $energy } from { $pillar }
option-to_monument = Shift it { $to }
option-to_pillar = Shift it { $to }

## Options, gathered

group-pay-position = Act from position { $position }
group-fill = Put energy on the device
group-fill-energy = Put { $energy } on a tile
group-build = Put energy on a section
group-build-energy = Put { $energy } on a section
group-build-monument = Put { $energy } on a space of { $monument }
group-achieve-energy = Bind { $energy } to an achievement
group-lift = Lift energy from a section
group-lift-monument = Lift energy from the section of { $monument }
group-replace = Replace an active tile
group-bridge = Place a bridge
group-bridge-path = { $path }
group-draft = Place a neutral bridge
group-draft-bridge = { $bridge }
group-to_space = To a space
group-upgrade = Take an upgraded action
group-conduit = Place a conduit
group-conduit-conduit = A { $conduit }
group-attach = Put it on the device
group-attach-position = Position { $position }
group-move_energy-position = Move energy from position { $position }
group-exchange-position = In exchange for energy from position { $position }
group-shift_conduit-slot = Move the conduit from position { $slot }
group-shift_bound-monument = Shift energy from { $monument }
group-from_device-position = Take energy from position { $position }
group-from_section-monument = Take energy from the section of { $monument }
group-from_bound-monument = Unbind energy from { $monument }
