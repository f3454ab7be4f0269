### An Age Contrived: what lies on the board: benefit tokens, achievements, tile spaces of the Pool, neutral bridges.

## Benefit tokens

thing-benefit_bridge = New bridge
    .text = Place the lowest bridge of your character board on a damaged path. The ability below it becomes active.
thing-benefit_conduit = New conduit
    .text = Take a conduit of a kind of your choice for an empty slot of your device.
thing-benefit_upgraded_action = Upgraded action
    .text = Take an upgraded action tile for one of the positions 1 to 4.
thing-benefit_transmutation_tile = New tile
    .text = Take the rightmost tile of the Pool without paying; it replaces one of your seven.
thing-benefit_refill = Refill
    .text = At the end of this turn, refill one of your active tiles.
thing-benefit_move = Expedition
    .text = Move the character up to 4 [boot].

## Achievements

thing-printed_monument = Transformative
    .text = Have at least 2 [monument] on your 7 tiles.
thing-printed_pillar = Sentient
    .text = Have at least 2 [pillar] on your 7 tiles.
thing-printed_boot = Journey
    .text = Have at least 4 [boot] on your 7 tiles.
thing-bound_three_kinds = Three kinds bound
    .text = Have bound energies of at least 3 kinds.
thing-bound_three_monuments = Three monuments
    .text = Have at least 1 energy bound to each of 3 monuments.
thing-bound_three_in_region = Three in one region
    .text = Have at least 3 bound energies in one region, its pillar included.
thing-gained_all_kinds = One of each gained
    .text = Have gained at least 1 energy of each of the four kinds: [compass] [magnet] [rose] [primal].
thing-three_conduits = Three conduits
    .text = Have at least 3 conduits.
thing-three_upgraded_actions = Three upgraded actions
    .text = Have at least 3 upgraded action tiles.

## The Pool, and its tile spaces from the left

thing-pool = Pool
    .text = The tile-and-energy pool: tiles to be claimed, and energy of all players that pays for them. Energy left there is worth 1 [points] each at the end.
thing-pool_space_1 = Tile space 1
    .text = A tile here costs 3 of your energies in the Pool.
thing-pool_space_2 = Tile space 2
    .text = A tile here costs 2 of your energies in the Pool.
thing-pool_space_3 = Tile space 3
    .text = A tile here costs 2 of your energies in the Pool.
thing-pool_space_4 = Tile space 4
    .text = A tile here costs 1 of your energies in the Pool.

## Neutral bridges: their bonus goes to whoever comes onto them

thing-neutral_bridge_1 = Conduit bridge
    .text = The bonus is a conduit.
thing-neutral_bridge_2 = Upgrade bridge
    .text = The bonus is an upgraded action tile.
thing-neutral_bridge_3 = Tile bridge
    .text = The bonus is the rightmost tile of the Pool.
thing-neutral_bridge_4 = Energy bridge
    .text = The bonus is 1 [any] from the reserve.
thing-neutral_bridge_5 = Track bridge
    .text = The bonus is a movement of up to 2 on one track.
