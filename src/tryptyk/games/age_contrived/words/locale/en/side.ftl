### An Age Contrived: the right column of the browser's board (how everybody stands, the automa, what is being resolved,
### achievements, the Pool) and the story of a finished game.

## The automa by the character that it plays: so it is called wherever sides are named

thing-automa_aureon = { thing-aureon } (automa)
    .text = { thing-automa.text }
thing-automa_ignotas = { thing-ignotas } (automa)
    .text = { thing-automa.text }
thing-automa_multanec = { thing-multanec } (automa)
    .text = { thing-automa.text }
thing-automa_rusne = { thing-rusne } (automa)
    .text = { thing-automa.text }
thing-automa_freyith = { thing-freyith } (automa)
    .text = { thing-automa.text }

## How everybody stands

col-title = Others
col-hint = click one to open its machine
col-show = What is shown
col-tab-pool = Pool
col-tab-goals = Goals
col-tab-others = Others
col-machines = Machines
col-score = Score
col-card = Card
col-board = Solo board
col-now = If the game ended now
col-total = Points in all
col-device = { $who }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Device: { $device }. Exhausted: { $exhausted }. { $channel ->
        [charged] Channel charged
       *[other] Channel exhausted
    }
col-device-open = opens the machine
col-position = position { $position }, { $upper } above, { $lower } below
col-empty = empty
col-none = none
col-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
col-holds-patron = Patron token: { $monument }
col-charged = Channel charged
col-spent = Channel exhausted
col-secret = Lays out energy in secret
col-secret-hint = All cloths are taken off together, when everybody is ready.

## Achievements and the Pool

col-achievements = Achievements
col-achievements-hint = bind one energy of each kind at most
col-achievement = { $name }: { $have } of { $needed }
col-achievement-about = { $name }, { $word }: { $standing }
col-stands = { $who } { $have } of { $needed }
col-space-left = Left space: 2 [points] for each bound energy of its kind. { $on }
col-space-right = Right space: 5 [points]. { $on }
col-space-free = Free
col-space-taken = Taken by { $who } with { $energy }
col-space-closed = Only from three players on
col-word-tile_symbols = on tiles
col-word-bound_kinds = kinds bound
col-word-bound_monuments = monuments
col-word-bound_in_one_region = in a region
col-word-gained_each_kind = gained
col-word-conduits = conduits
col-word-upgraded_actions = upgrades
col-progress = { $who }: step { $steps } of { $needed }
col-pool = Pool
col-each = 1 [points] each
col-pool-tile = { $tile }, costs { $cost }
col-pool-gap = No tile here, costs { $cost }
col-pool-of = { $who }: { $energies }
col-basin = Energy in the Pool
col-stack = Stack: { $levels }
col-stack-level = { $count } of { ROMAN($level) }
col-stack-none = Stack: no tiles left
col-stack-title = Tiles face down
col-stack-hint = Which tiles these are is known, their order is not.
col-stack-group = Level { ROMAN($level) }
col-draft = Neutral bridges to be drafted

## The automa

col-automa-turn = { $difficulty } · turn { $turn }
col-card-none = No card is active before the first turn of the automa.
col-card-title = Card { $number }
col-arrows = { $up } up to deploy, { $down } down to pay
col-arrows-second = with a charged channel { $up } up and { $down } down as well
col-criterion-action_pool = { $least } or more to pay?
col-criterion-deploy_pool = { $least } or more to deploy?
col-criterion-exhausted_pool = { $least } or more exhausted?
col-criterion-conduit_movement = Movement { $least } or more?
col-then-action = Act,
col-then-convey = Convey,
col-else-action = else act
col-else-convey = else convey
col-do-deploy = Deploy
col-do-reposition = Reposition
col-do-recharge = Recharge
col-do-move_character = Move
col-do-move_track = Track
col-do-claim = Claim
col-do-claim_else_reposition = Claim / reposition
col-do-reposition_else_claim = Reposition / claim
col-step-done = done
col-step-skipped = skipped
col-step-waits = to come
col-goes-finish_monument = finish
col-goes-highest_monument = top
col-goes-unvisited_monument = new
col-goes-achievement = goal
col-goes-pool = Pool
col-deploy-order = Deploys in this order
col-to-deploy = To deploy
col-to-pay = To pay
col-exhausted = Exhausted
col-order-energy = energy
col-order-movement = moves
col-order-monument = wonders
col-orders = From the highest to the lowest
col-conduits = Conduits by row; the card points at the outlined ones
col-upgrades = Upgraded actions
col-deck = Deck { $count }
col-discard = Discard { $count }
col-supply = Supply { $count }
col-out = Out { $count }
col-deck-title = Cards of the automa
col-deck-hint = What is in the deck is known, its order is not.
col-in-deck = In the deck
col-in-discard = Discarded, the active one first
col-in-out = Out of the game
col-wheel = Wheel of bonuses
col-wheel-section = { $section }: { $bonuses }
col-progress-title = Progress
col-reason = The newest reason

## What is being resolved

col-chain = Being resolved
col-chain-turn = in the turn of { $who }
col-chain-asked = asked now
col-chain-waits = waits
col-chain-share = a reward, and clears
col-chain-cleared = a reward
col-chain-then = Then, from the top
col-chain-more = … { $count } more

## The story of a finished game

# In the order of WC-SCOR-10..13
tie-1 = Tie-breaker: bound energy
tie-2 = Tie-breaker: energy in the Pool
tally-finished = Sections finished
tally-bound = Energies bound
tally-bridges = Bridges placed
tally-crossed = Bridges met
tally-claimed = Tiles claimed
tally-gained = Energies gained
moment-section = { $who } finishes the first section: { $section }
moment-wonder = The first wonder stands: { $monument }
moment-turn = { $who }, turn { $turn }: { $count ->
        [one] { $count } energy bound in one turn
       *[other] { $count } energies bound in one turn, the most of all
    }
moment-chain = Longest chain: { $count } rewards and bonuses in the turn of { $who }
moment-achievement = { $who } is first on an achievement: { $achievement }
moment-last = The last section stands
