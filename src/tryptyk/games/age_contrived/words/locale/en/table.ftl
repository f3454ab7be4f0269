### An Age Contrived: what the table asks and refuses, and the words around it. Answers are in options.ftl, what happens
### in events.ftl. The places of each message are named in vocabulary.py.

title = An Age Contrived

## Symbols: what stands in texts for [compass] and the like

symbol-compass = ✛
    .name = { $count ->
        [none] compass
        [one] compass
       *[other] compasses
    }
symbol-magnet = ∩
    .name = { $count ->
        [none] magnet
        [one] magnet
       *[other] magnets
    }
symbol-rose = ✿
    .name = { $count ->
        [none] rose
        [one] rose
       *[other] roses
    }
symbol-primal = ◆
    .name = { $count ->
        [none] primal energy
        [one] primal energy
       *[other] primal energies
    }
symbol-any = ◇
    .name = { $count ->
        [none] energy of any kind
        [one] energy of any kind
       *[other] energies of any kind
    }
symbol-boot = »
    .name = { $count ->
        [none] boot
        [one] boot
       *[other] boots
    }
symbol-monument = ▲
    .name = monument
symbol-pillar = ‖
    .name = pillar
symbol-points = ★
    .name = VP

## Kinds of components, one and many

kind-energy = energy
kind-track = track
kind-region = region
kind-space = space
kind-path = damaged path
kind-pillar = pillar of civilization
kind-monument = monument
kind-section = section
kind-benefit_token = benefit token
kind-achievement = achievement
kind-pool_space = tile space of the Pool
kind-neutral_bridge = neutral bridge
kind-character = character
kind-ability = ability
kind-bridge = bridge
kind-quick_start = quick-start card
kind-tile = transmutation tile
kind-upgraded_tile = upgraded transmutation tile
kind-action_tile = action tile
kind-upgraded_action = upgraded action tile
kind-conduit = conduit
kind-difficulty = difficulty
kind-progress_track = achievement track
kind-criterion = turn criterion
kind-wheel_section = section of the bonus wheel
kind-solo_side = solo character card
kind-automa_card = automa card
kind-component = in the box
kinds-energy = Energies
kinds-track = Tracks
kinds-region = Regions
kinds-space = Spaces
kinds-path = Damaged paths
kinds-pillar = Pillars of civilization
kinds-monument = Monuments
kinds-section = Sections
kinds-benefit_token = Benefit tokens
kinds-achievement = Achievements
kinds-pool_space = Tile spaces of the Pool
kinds-neutral_bridge = Neutral bridges
kinds-character = Characters
kinds-ability = Abilities
kinds-bridge = Bridges
kinds-quick_start = Quick-start cards
kinds-tile = Transmutation tiles
kinds-upgraded_tile = Upgraded transmutation tiles
kinds-action_tile = Action tiles
kinds-upgraded_action = Upgraded action tiles
kinds-conduit = Conduits
kinds-difficulty = Difficulties
kinds-progress_track = Achievement tracks
kinds-criterion = Turn criteria
kinds-wheel_section = Sections of the bonus wheel
kinds-solo_side = Solo character cards
kinds-automa_card = Automa cards
kinds-component = In the box

## What the texts of a thing are

attribute-text = About
attribute-text-achievement = Requirement
attribute-text-ability = Ability
attribute-text-action_tile = Actions
attribute-text-upgraded_action = Actions
attribute-text-benefit_token = Bonus
attribute-text-solo_side = Abilities
attribute-text-automa_card = On the card

## How a game ends

side-automa = Automa
side-automa_aureon = { thing-aureon } (automa)
side-automa_ignotas = { thing-ignotas } (automa)
side-automa_multanec = { thing-multanec } (automa)
side-automa_rusne = { thing-rusne } (automa)
side-automa_freyith = { thing-freyith } (automa)
stage-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
outcome-built = The last section of the last monument is built.
outcome-stalled = The game has stalled: the turn limit is reached.

## The final scoring

score-gained = Fully gained kinds of energy
    .help = A kind of energy counts once neither of its two is left in the reserve: finish one kind before the next.
score-monuments = Monuments
    .help = Three energies bound at one monument score 12, a single one 3: help to finish the same monuments again.
score-pillars = Pillars of civilization
    .help = Pillars count all together, and each further energy on them is worth more than the last.
score-bridge_3 = Level III bridge
    .help = A level III bridge counts only on the map, between two regions where much is bound.
score-achievements_left = Achievements, left spaces
    .help = A left space scores 2 for every bound energy of its kind: bind that kind first.
score-achievements_right = Achievements, right spaces
    .help = Each right space of an achievement is 5 points, whatever else lies there.
score-pool = Energy in the Pool
    .help = Energy in the Pool is a point apiece: what lies there at the end is not lost.
score-wind = Divine wind

## Questions: before the first turn

prompt-arrange = Your first energies, in secret: where does the next one go? { $left ->
        [1] It is the last one.
       *[other] { $left } are left.
    } Upper rows feed monuments, lower rows pay for actions.
prompt-set_aside = Which energy do you send to the Pool? It helps to pay for your first new tile, and stays secret until all are ready.
prompt-draft = Which neutral bridge do you place, and on which path? Everybody who comes onto it will get its bonus.

## Questions: turns

prompt-choose_turn = Your turn. Convey, and a new tile comes into the device and is filled; or act, and energies of the lower rows pay for actions. What do you do?
prompt-second_tile = Your channel token is charged. Do you exhaust it to insert the second tile as well?
prompt-conduits = Your conduits match the tiles below them. Which movement do you use first?
prompt-fill = Which energy do you put on the tile, and in which row? Upper rows feed monuments, lower rows pay for actions.
prompt-wind = The divine wind refills two tiles: which?
prompt-refill = You may refill one of your tiles: which?
prompt-patron_build = You hold a patron token. Do you build the top section of a monument, however full it is? All with energy on it take a reward and clear it; nobody binds for it.
prompt-actions = Another action? Exhaust an energy of a lower row, or end your turn.
prompt-end_turn = Your turn comes to its end. As long as you do not end it, you can still take choices back.
prompt-any_tile = Any action tile will do: which one do you use?
prompt-use = { $action }: which action do you take?
prompt-place = To be placed: { $bag }. What goes where? A completed section is built at the end of the turn; an achievement holds its energy to the end of the game.
prompt-lift = Reposition: which energy do you lift? { $left ->
        [1] You may lift 1 more.
       *[other] You may lift { $left } more.
    }
prompt-claim = Which tile do you claim? You can pay with { $left ->
        [1] 1 energy
       *[other] { $left } energies
    } in the Pool.
prompt-pay_pool = Which of your energies in the Pool do you spend? { $price ->
        [1] 1 is
       *[other] { $price } are
    } still to be paid, and each one left there is worth 1 [points] at the end.
prompt-replace = Which of your seven tiles does { $tile } replace? The old one leaves the game, and energy on it is exhausted.
prompt-contribute = A tile has left the Pool. Do you add an energy of your exhausted pool to your own in the Pool? It pays for tiles, and scores 1 [points] at the end.
prompt-borrow = Your exhausted pool is empty. From where do you take the energy instead?

## Questions: movement

prompt-move = Where does your character go? { $left ->
        [0] No space is left, but energy on top of a track may still be bound.
        [1] 1 space is left.
       *[other] { $left } spaces are left.
    }
prompt-track = What do you do { $track_on }? { $left ->
        [0] No step is left, but energy on top of a track may still be bound.
        [1] 1 step is left.
       *[other] { $left } steps are left.
    }
prompt-cross = Your character comes to a bridge: { $bridge }. Do you take its bonus?
prompt-teleport_region = Teleport: to which region?
prompt-teleport_space = Teleport: to which space?
prompt-teleport_facing = Teleport: which way does your character face?
prompt-wherever = A movement of up to { $spaces }, all of it in one place: what do you move?
prompt-choose_track = A movement of up to { $steps ->
        [1] 1 step:
       *[other] { $steps } steps:
    } on which track?

## Questions: bonuses

prompt-gain_any = Which energy do you gain from the reserve? The second of a kind recharges the channel token, and kinds fully gained score at the end.
prompt-bridge = Where do you place your bridge, and with which side up? Everybody who comes onto it gets its bonus, and the ability below it becomes active.
prompt-upgrade = Which upgraded action tile do you take? Its position keeps it for the rest of the game.
prompt-conduit = Which conduit do you take, and above which position? It stays there, and gives movement whenever the tile below shows its symbol.
prompt-benefit = Which benefit token of the board do you use?

## Questions: sections

prompt-next_section = Several sections are completed. Which one is resolved next?
prompt-share = { $section }: which reward do you take, the energy or the benefit token? You also clear your energy from the section, before or after.
prompt-set_apart = You have finished the section of { $monument }. Which of your energies on it do you bind? The others are cleared.
prompt-clear = Your energy leaves the section of { $monument }. Which one is next, and do you activate it?
prompt-attach = You have { $energy } in hand: on which empty space of your device does it go?
prompt-refill_order = At the end of the turn: what do you do first?

## Questions: abilities

prompt-ignotas_1 = A primal energy has come to position 2. Do you recharge the channel token?
prompt-rearrange = New order in your device: which energy do you move next?
prompt-rearrange_to = You move { $energy } from position { $position }: where to?
prompt-multanec_1 = Your primal energy may bring another energy to the section of { $monument }. Which one, and on which space?
prompt-multanec_2 = You have bound an energy. Do you move your character 1 space, or recharge the channel token?
prompt-multanec_3 = Your character entered a region: you may place an energy of your exhausted pool. Which one, and where?
prompt-rusne_2 = One of the energies that you gained may go onto an active tile. Which one, and where? The others are exhausted.
prompt-shift_conduits = Your character entered a region: which conduit changes its place?
prompt-freyith_3 = Your character entered a region: which bound energy follows it there?
prompt-freyith_to = You shift { $energy }: where to? It stays bound all the time.

## Questions whose answer can be left standing, by name

question-contribute = After a claim: whether you add an energy to the Pool
question-fill = In turns of others: which energy you refill a tile with
question-refill = In turns of others: which tile you refill
question-share = In turns of others: which reward you take for a section
question-rusne_2 = In turns of others: which gained energy you keep on a tile
question-clear = In turns of others: whether energy that you clear is activated
question-cross = In turns of others: whether you take the bonus of a bridge
question-ignotas_1 = In turns of others: whether you recharge the channel token
question-rearrange = In turns of others: a new order in your device
question-multanec_2 = In turns of others: what you do after you have bound an energy
question-multanec_3 = In turns of others: where you place an energy for a new region
question-freyith_3 = In turns of others: which bound energy you shift to a new region
question-shift_conduits = In turns of others: which conduits change their place

## Why not

reason-no-energy-below = There is no energy in the lower rows of your active tiles, and an action has to be paid with one.
reason-no-bridge = No bridge lies on this damaged path.
reason-achieved-already = You have an energy on this achievement already.
reason-kind-used = You have an energy of this kind on an achievement already: { $kind }.
    .together = You have an energy of this kind on an achievement already.
reason-space-taken = This scoring space is taken.
reason-requirement-not-met = The requirement is not met: it takes { $least }, and you have { $have }.
    .together = The requirement is not met.
    .each = { $have } of { $least }
reason-pool-empty = There is no tile left in the Pool.
reason-need-energy-in-pool = The cheapest tile costs { $cost ->
        [1] 1 energy
       *[other] { $cost } energies
    } in the Pool, and you have { $have } there.
