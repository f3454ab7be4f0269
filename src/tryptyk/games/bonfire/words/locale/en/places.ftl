### Bonfire: what is printed on the game board. Names tell what islands and fields show.

## Islands

thing-island_a1 = Flower Island A1
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [flower] and the Resource of the Offering that you make.
thing-island_a2 = Fruit Island A2
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [fruit] and the Resource of the Offering that you make.
thing-island_a3 = Herb Island A3
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [herb] and the Resource of the Offering that you make.
thing-island_a4 = Shell Island A4
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [shell] and the Resource of the Offering that you make.
thing-island_b1 = Grey Guardians' Island B1
    .text = Home of the grey Guardians. Retrieving one costs 1 [guardian]; a city takes in one of each colour.
thing-island_b2 = Root Island B2
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [root] and the Resource of the Offering that you make.
thing-island_b3 = Pink Guardians' Island B3
    .text = Home of the pink Guardians. Retrieving one costs 1 [guardian]; a city takes in one of each colour.
thing-island_c1 = Wood Guardians' Island C1
    .text = Home of the wood Guardians. Retrieving one costs 1 [guardian]; a city takes in one of each colour.
thing-island_c2 = Flower Island C2
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [flower] and the Resource of the Offering that you make.
thing-island_c3 = Turquoise Guardians' Island C3
    .text = Home of the turquoise Guardians. Retrieving one costs 1 [guardian]; a city takes in one of each colour.
thing-island_d1 = Herb Island D1
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [herb] and the Resource of the Offering that you make.
thing-island_d2 = Shell Island D2
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [shell] and the Resource of the Offering that you make.
thing-island_d3 = Fruit Island D3
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [fruit] and the Resource of the Offering that you make.
thing-island_d4 = Root Island D4
    .text = Tasks lie here. Receiving one costs 1 [task] (2 or 3 if one or two of your Offerings lie here already), 1 [root] and the Resource of the Offering that you make.

## Fields of the Great Bonfire, clockwise

thing-gb_1 = Field 1 (Ship, Shell)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [ship], 1 [shell], or a Portal that fits.
thing-gb_2 = Field 2 (Gnome, Fruit)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [gnome], 1 [fruit], or a Portal that fits.
thing-gb_3 = Field 3 (Great Bonfire, Root)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [great_bonfire], 1 [root], or a Portal that fits.
thing-gb_4 = Field 4 (Path, Gold)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [path], 1 [gold], or a Portal that fits.
thing-gb_5 = Field 5 (Guardian, Flower)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [guardian], 1 [flower], or a Portal that fits.
thing-gb_6 = Field 6 (Yellow, Herb)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [any], 1 [herb], or a Portal that fits.
thing-gb_7 = Field 7 (Task, 2 points)
    .text = Whoever turns the Great Bonfire here receives two of three rewards: 1 [task], 2 [points], or a Portal that fits.

## Fields of the High Council

thing-council_gold_and_yellow = Gold field
    .text = Gain 2 [gold] and 1 [any]. Here there is no point to take instead.
thing-council_path_tile = Path field
    .text = Take a face-up Path Tile, or any tile of the pile, which is then shuffled, and build it free of charge; or score 1 [points].
thing-council_guardian = Guardian field
    .text = Take a Guardian of a colour that you lack, wherever your Ship is, and put her on your start area; or score 1 [points].
thing-council_great_bonfire = Great Bonfire field
    .text = Turn the Great Bonfire free of charge to any field and receive its rewards; or score 1 [points].
thing-council_specialist = Specialist field
    .text = Take a face-up Specialist free of charge, if you have fewer than 6 Gnomes; or score 1 [points].
thing-council_move_guardian = Guardian-move field
    .text = Move one of your Guardians any number of steps, forward or backward, to a path space or to a Bonfire behind a Portal, with all that the end of her move brings; or score 1 [points].
thing-council_ship = Ship field
    .text = Move your Ship free of charge to any island; its action may follow at its own price. Or score 1 [points].
thing-council_fate_tile = Fate field
    .text = Place a Fate Tile at once, however many Action Tiles you hold, and gain as usual; or score 1 [points].

## Common Tasks

thing-common_tasks_7 = 7 Tasks or Bonfires
    .text = Your city has 7 Tasks and Bonfires together. At the end it is worth 4 [points], or 7 [points] if all seven are Bonfires.
thing-common_portals_7 = 7 Portals
    .text = All 7 notches of your city are filled. At the end it is worth 4 [points].
thing-common_paths_7 = 7 Path Tiles
    .text = Your path has 7 tiles, the Starting Tile included. At the end it is worth 4 [points].
thing-common_guardians_5 = 5 Guardians
    .text = Your city has 5 Guardians, your own included. At the end it is worth 4 [points].
thing-common_gnomes_6 = 6 Gnomes
    .text = You have 6 Gnomes, Specialists and Elders together. At the end it is worth 4 [points].
