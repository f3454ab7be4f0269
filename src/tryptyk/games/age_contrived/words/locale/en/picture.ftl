### An Age Contrived: what the terminal's picture says.

picture-part-b = map
picture-part-c = what is being resolved
picture-part-p = Pool and achievements
picture-part-m = your side
picture-part-o = the others
picture-turn = Turn { $turn } · { $character } to move
picture-last-round = last round
picture-secret = Everybody lays out energy in secret.
picture-draft = Neutral bridges to be drafted:
picture-chain = Being resolved
picture-chain-then = then:
picture-chain-more = then { $count } more

## The map

picture-no-monument = no monument in play
picture-patron-here = patron
picture-bound = bound:
picture-pillar = pillar { $name }

## The Pool and the supply

picture-pool = Pool: cost of each tile
picture-stack = next tile: level { $level } · { $left } left
picture-energies = Energy:
picture-conduits = Conduits: { $stacks }
picture-actions = Upgraded actions: { $stacks }
picture-achievements = Achievements

## A device

picture-position = Position
picture-conduit = Conduit
picture-symbols = Symbols
picture-upper = Upper row
picture-lower = Lower row
picture-action = Action
picture-hidden = still secret
picture-inactive = Inactive tiles: { $tiles }

## A player

picture-charged = Channel token charged
picture-uncharged = Channel token exhausted
picture-exhausted = Exhausted: { $energies }
picture-reserve = Reserve: { $energies }
picture-hand = To be placed: { $energies }
picture-aside = Set aside: { $energies }
picture-bridges = Bridges left: { $levels }
picture-abilities = Abilities: { $names }
picture-patron = Patron: { $monument }
picture-wind = Divine wind tile
picture-refills = { $count ->
    [one] { $count } refill at the end of the turn
   *[other] { $count } refills at the end of the turn
}
picture-figure = Figure: { $place } ▸ { $ahead }

## The automa

picture-action-pool = Action pool: { $energies }
picture-deploy-pool = Deploy pool: { $energies }
picture-energy-column = Energies: { $order }
picture-movement-column = Movement: { $order }
picture-monument-column = Monuments: { $order }
picture-automa-conduits = Conduits: { $rows }
picture-automa-upgrades = Upgraded actions: { $places }
picture-progress = Progress
picture-card = Active card: { $name }
picture-no-card = No card is active yet.
picture-cards = Deck { $deck } · discard { $discard } · supply { $supply }

## Figures of components

picture-needs = needs { $least }
picture-level = level { $level }

## Help

picture-legend = ╌ damaged path   ═ bridge   ▰▱ sections built and to come   (✛) free space   [M✛] energy of M   2↑1↓ spaces of a tile   ▮▯ track   ×9² some give double
