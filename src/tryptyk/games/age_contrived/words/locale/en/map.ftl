### An Age Contrived: the browser's map.

map-title = Map
map-pillars = Pillars of lands without a monument

## Spaces, paths, figures

map-place-cost = { $place }: { $cost ->
        [1] { $cost } space away
       *[other] { $cost } spaces away
    }
map-gap = { $path }: no bridge
map-bridge = { $path }: { $bridge }, { $bonus }{ $cost ->
        [0] { "" }
        [1] ; { $cost } space away
       *[other] ; { $cost } spaces away
    }
map-bridge-of = { $bridge } ({ $who })
map-figure = { $who } stands on { $place }; ahead: { $ahead }
map-skip = Pass over { $place }, which is occupied
map-which-way = Which way?
map-which-side = What is to lie here?
map-way = Over: { $over }; from { $ahead }
map-way-over = over { $over }
map-way-from = from { $place }
map-close = Close

## What a bridge or a benefit token gives

map-gives-place_bridge = place a bridge
map-gives-gain_upgraded_action = an upgraded action
map-gives-gain_conduit = a conduit
map-gives-gain_transmutation_tile = a tile of the Pool
map-gives-refill_tile = refill a tile
map-gives-move_character = move up to { $spaces }
map-gives-move_track = up to { $spaces } on one track
map-gives-any_benefit_token = any benefit token
map-gives-copy_bridge = another bridge’s bonus
map-gives-gain_energy = { $any ->
        [true] gain any energy
       *[false] gain: { $energy }
    }

## Monuments and pillars

map-built = { $built }/{ $sections }
map-complete = Complete
map-mark = { $monument }: { $built } of { $sections } sections built
map-section = { $monument }, section { $section } of { $sections }{ $closed ->
        [true] , completed: takes nothing more
       *[false] { "" }
    }
map-space-takes = { $monument }, space { $slot }, takes: { $energy }
map-space-holds = { $monument }, space { $slot }: { $energy } ({ $who })
map-reward = Reward: { $energies }
map-token = Benefit token { $token }: { $bonus }
map-zone = Bound to { $monument }: { $held }{ $patron ->
        [true] ; with the patron token
       *[false] { "" }
    }
map-pillar = Pillar of { $pillar }: { $held }; { $free ->
        [0] full
        [one] { $free } space free
       *[other] { $free } spaces free
    }
