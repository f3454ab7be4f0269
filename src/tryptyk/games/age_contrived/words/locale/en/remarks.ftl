### An Age Contrived: what stands beside options, and tiles, actions, bonuses and places in short.

## Signs and places

remark-signs = { $signs }
remark-rows = { $upper }↑{ $lower }↓
remark-energies = +{ $signs }
remark-moves = { $most }{ $signs }
remark-points = +{ $points }[points]
remark-space = { $region } { $number }
remark-path = { $region } ═ { $beyond }

## Actions

remark-deploy = deploy { $positions }
remark-recharge = recharge
remark-reposition = reposition { $most }
remark-claim = claim
remark-claim-at = claim { $most } at { $cost } each
remark-any_action = any action

## Bonuses

remark-bonus-place_bridge = bridge
remark-bonus-gain_upgraded_action = action
remark-bonus-gain_conduit = conduit
remark-bonus-gain_transmutation_tile = tile
remark-bonus-refill_tile = refill
remark-bonus-any_benefit_token = benefit
remark-bonus-copy_bridge = copy

## What an option brings

remark-completes = completes the section:
remark-spaces-left = { $count ->
    [one] { $count } space left
   *[other] { $count } spaces left
}
remark-patron-token = patron token
remark-supporters = energy of { $characters }
remark-recharges = recharges the channel token
remark-matches = the tile below shows { $symbols }
remark-scores = scores { $points }[points]
remark-scores-up-to = scores up to { $points }[points]
remark-scores-each = scores { $points }[points] each time
