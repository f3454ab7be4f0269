### An Age Contrived: what is being resolved, and what waits below it. Who does it stands first, then what it is about.

chain-why-finished = { $who } has completed the section.
chain-why-patron = { $who } builds the section with a patron token.

task-section = { $thing }, completed by { $who }, is resolved.
task-build = { $thing } is built, { $who } binds.
task-share = { $who } takes a reward and clears the section.
task-build_only = { $thing } is built, nobody binds.
task-clear = { $who } clears the section: { $amount ->
        [1] 1 energy is left.
       *[other] { $amount } energies are left.
    }
task-wherever = { $who } moves something: up to { $amount }.
task-move = { $who } walks on: { $amount ->
        [1] 1 space is left.
       *[other] { $amount } spaces are left.
    }
task-track = { $who } goes on with { $thing }: { $amount ->
        [1] 1 step is left.
       *[other] { $amount } steps are left.
    }
task-cross = { $who } may take the bonus of a bridge: { $thing }.
task-place = { $who } places energy: { $amount ->
        [1] 1 is in hand.
       *[other] { $amount } are in hand.
    }
task-lift = { $who } may lift energy, up to { $amount }, and places it anew.
task-attach = { $who } puts the activated magnet onto a tile.
task-gain_any = { $who } gains an energy of any kind.
task-bridge = { $who } places a bridge.
task-upgrade = { $who } takes an upgraded action.
task-conduit = { $who } takes a conduit.
task-free_tile = { $who } takes the rightmost tile of the Pool.
task-benefit = { $who } uses a benefit token of the board.
task-choose_track = { $who } moves on a track, up to { $amount ->
        [1] 1 step.
       *[other] { $amount } steps.
    }
task-claim = { $who } claims tiles.
task-pay_pool = { $who } pays from the Pool: { $amount }.
task-replace = { $who } puts { $thing } into the device.
task-slide = The tiles of the Pool close up, and the others may add an energy.
task-contribute = { $who } may add an energy to the Pool.
task-refill = { $who } refills a tile.
task-fill = { $who } goes on filling tiles.
task-refills = { $who } refills at the end of the turn: { $amount ->
        [0] the energy set aside.
        [1] 1 tile.
       *[other] { $amount } tiles.
    }
task-level_3 = { $who } uses the level III ability.
task-conduit_step = { $who } gets the movement of the conduits.
task-fill_step = { $who } fills the tiles that came in.
task-patron_build = { $who } may build a section with the patron token.
task-actions = { $who } may take further actions.
task-any_tile = { $who } uses any action tile.
task-use = { $who } takes what is left of { $thing }.
task-ignotas_1 = { $who } may recharge the channel token.
task-multanec_1 = { $who } may bring another energy to the section.
task-multanec_2 = { $who } may walk 1 space or recharge, after the bind.
task-multanec_3 = { $who } may place an exhausted energy, for a new region.
task-freyith_3 = { $who } may shift a bound energy, for a new region.
task-rearrange = { $who } may put the device into a new order.
task-shift_conduits = { $who } may move conduits to other positions.
task-rusne_2 = { $who } may keep a gained energy on a tile.
task-automa = { $who } goes on by its card.
task-turn_ends = The turn of { $who } ends.
