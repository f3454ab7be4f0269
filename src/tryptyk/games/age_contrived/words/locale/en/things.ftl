### An Age Contrived: energies, tracks, symbols, values of set-up options, what is in the box.

## Energy

thing-compass = Compass
    .text = Energy. Activated, it is placed anew: in the Pool, on a section or on an achievement.
thing-magnet = Magnet
    .text = Energy. Activated, it goes to an empty space of an active tile.
thing-rose = Rose
    .text = Energy. Activated, it is exhausted and gives a movement of up to 2: of the character, or on one track.
thing-primal = Primal energy
    .text = Energy that fits every space of a section. Activated, it does nothing but what an ability lets it do.
thing-any = Any kind
    .text = Energy of whichever kind you like.

## Energy in sentences

energy-compass = a compass
energy-magnet = a magnet
energy-rose = a rose
energy-primal = a primal energy

## Movement: symbols, and what can be moved

thing-boot = Boot
    .text = Movement of the character over the map.
thing-monument = Monument
    .text = Movement on the monument track.
thing-pillar = Pillar
    .text = Movement on the pillar track.
thing-character = Character
    .text = The god that you play, and the figure on the map.
thing-monument_track = Monument track
    .text = Four spaces. Energy on the topmost one can be bound to a monument, where your character or a bridge of yours is.
thing-pillar_track = Pillar track
    .text = Four spaces. Energy on the topmost one can be bound to a pillar, where your character or a bridge of yours is.
moving-character = Move the character
moving-monument_track = Move on the monument track
moving-pillar_track = Move on the pillar track
moving-boot = Move the character
moving-monument = Move on the monument track
moving-pillar = Move on the pillar track
track-of-monument_track = the monument track
track-of-pillar_track = the pillar track
track-on-monument_track = on the monument track
track-on-pillar_track = on the pillar track
track-onto-monument_track = onto the monument track
track-onto-pillar_track = onto the pillar track
conduit-boot = boot conduit
conduit-monument = monument conduit
conduit-pillar = pillar conduit

## Rows of a tile, sides of a bridge, scoring spaces of an achievement

row-upper = upper row
row-lower = lower row
space-left = left space, 2 [points] per bound energy of that kind
space-right = right space, 5 [points]

## Values of set-up options

thing-sum = Sum
    .text = A matching conduit moves as far as the symbols on it and on the tile come to together.
thing-product = Product
    .text = A matching conduit moves as far as its symbols times those on the tile.
thing-tile = Tile
    .text = A matching conduit moves as far as the tile below has symbols.
thing-three = Three
    .text = Every section has 3 spaces.
thing-prototype = As in the prototype
    .text = One section of each monument has fewer spaces.

## In the box

thing-box_game_board = Game board
thing-box_benefit_token = Benefit tokens
thing-box_upgraded_transmutation_tile = Upgraded transmutation tiles
thing-box_monument = Monuments
thing-box_monument_randomizer_token = Monument randomizer tokens
thing-box_beacon_solo_token = Beacon token for solo games
thing-box_neutral_bridge = Neutral bridges
thing-box_patron_token = Patron tokens
thing-box_divine_wind_token = Divine wind tiles
thing-box_monument_frame = Monument frames
thing-box_achievement_tile = Achievement tiles
thing-box_first_player_marker = First-player marker
thing-box_conduit = Conduits
thing-box_quick_start_card = Quick-start cards
thing-box_upgraded_action_tile = Upgraded action tiles
thing-box_help_sheet = Reference sheets
thing-box_transmuter = Transmutation devices
thing-box_energy_token = Energy tokens
thing-box_character_board = Character boards
thing-box_character_bridge = Bridges of the characters
thing-box_miniature = Figures
thing-box_basic_action_tile = Action tiles
thing-box_channel_token = Channel tokens
thing-box_basic_transmutation_tile = Transmutation tiles
thing-box_solo_board = Solo board
thing-box_achievement_progress_tile = Achievement progress tiles
thing-box_solo_character_card = Solo character cards
thing-box_automa_card = Automa cards

## Figures that only we give a thing: what they are

reconstructed-b = side B
reconstructed-bonus = bonus
reconstructed-colour = colour
reconstructed-copies = number of copies
reconstructed-spaces = spaces
reconstructed-symbols = symbols
reconstructed-x = place on the map
reconstructed-y = place on the map
