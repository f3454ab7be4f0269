### An Age Contrived: what happens, as the log tells it.

## Before the first turn

event-revealed = { $seat } reveals the device and sends to the Pool: { $bag }.
event-draft = { $seat } places a neutral bridge on the { $path }: { $bridge }.

## Turns

event-turn = { $seat } plays; it is turn { $turn } of this player.
event-insert = { $seat } conveys: { $tile } comes in, { $out } is pushed out.
event-exhaust = { $seat } exhausts energy: { $bag }.
event-fill = { $seat } puts { $energy } on the tile at position { $position }.
event-wind = { $seat } spends the divine wind.
event-refill-earned = { $seat } will refill a tile at the end of the turn.
event-refill = { $seat } refills the tile at position { $position }.
event-pay = { $seat } exhausts { $energy } at position { $position } for an action.
event-deploy = { $seat } deploys from position { $position }.
event-recharge = { $seat } recharges the channel token.
event-lift = { $seat } lifts { $energy }.
event-pool = { $seat } puts { $energy } into the Pool.
event-spend = { $seat } pays from the Pool: { $bag }.
event-claim = { $seat } takes { $tile } in place of { $out }.
event-draw-tile = { $tile } is turned up in the Pool.
event-borrow = { $seat } has nothing exhausted and takes { $energy } from elsewhere.

## Movement and binding

event-step = { $seat } walks on: { $place }.
event-skip = { $seat } skips an occupied space: { $place }.
event-teleport = { $seat } teleports: { $place }.
event-triggered = { $seat } enters a new region: an ability takes effect at the end of the turn.
event-crossing = { $seat } takes the bonus of a bridge: { $bridge }.
event-enter = { $seat } puts { $energy } { $track_onto }.
event-advance = { $seat } climbs to space { $space } { $track_on }.
event-bind = { $seat } binds { $energy } { $bound_to }.
event-patron = { $seat } takes the patron token of { $monument }.
event-catch-wind = { $seat } exhausts the energy on top of a track and regains the divine wind.
event-achieve = { $seat } binds { $energy } to the achievement "{ $achievement }".

## Bonuses

event-gain = { $seat } gains { $energy }.
event-place-bridge = { $seat } places { $bridge } on the { $path }. Side { $face }.
event-return-bridge = { $bridge } returns to { $seat }, and covers its ability again.
event-remove-bridge = { $seat } removes { $bridge } from the game.
event-upgrade = { $seat } gets an upgraded action: { $action }.
event-conduit = { $seat } gets a { $conduit } with { $amount ->
        [1] 1 symbol
       *[other] { $amount } symbols
    }, slot { $position }.
event-benefit = { $seat } uses a benefit token: { $token }.

## Sections

event-build = { $seat } puts { $energy } on the section of { $monument }.
event-completed = { $seat } completes a section: { $section }.
event-patron-build = { $seat } builds the top section of { $monument } with the patron token.
event-resolve = To be resolved: { $section }.
event-energy-reward = { $seat } takes the energy reward: { $section }.
event-activate = { $seat } activates { $energy }.
event-built = Built: { $section }.
event-last-section = The last section stands. The round is played to its end, and then the game is over.

## Abilities

event-ability = { $seat } uses the level III ability.
event-rearrange = { $seat } moves { $energy } to position { $position }.
event-shift-conduit = { $seat } moves a { $conduit } to position { $position }.
event-shift-bound = { $seat } shifts { $energy } { $to }.
