### Bonfire: the parts of a view, where it is shown as lists and tables.

view-place = Position
view-lit = Lit
view-met = Condition met
view-notch = Notch
view-portal = Portal
view-on_path = On the path space
view-at_bonfire = At the Bonfire
view-board = Player board
view-colour = Colour
view-would_score = Final Scoring now
view-start = Start area
view-places = City, from the left
view-gnomes = Gnomes
view-tile = Tile
view-row = Row
view-column = Column
view-direction = Direction
view-symbol = Symbol
view-city = City
view-tiles = Action Tiles
view-resources = Resources
view-apart = Fate Tile set apart
view-laid = Fate Tiles placed
view-symbols = Fate Area
view-offerings = Open Offerings
view-stacks = Offerings in the stacks
view-offered = Offerings on islands
view-out = Out of the game
view-passed = Passed
view-deck = Deck
view-discard = Discard pile
view-novices = Novices
view-passes = Times the deck was played
view-island = Island
view-tasks = Tasks
view-ships = Ships
view-field = Field
view-here = Great Bonfire points here
view-novice = Neutral Novice
view-progress = Progress
view-islands = Islands
view-fields = Great Bonfire
view-paths = Path Tiles face up
view-path_pile = Path Tiles in the pile
view-specialists = Specialists face up
view-gnome_deck = Gnome deck
view-gnome_discard = Gnome discard pile
view-novices_needed = Novices that start the Countdown
view-starting = Starting Player
view-active = Whose turn it is
view-countdown = Current Countdown Tile
view-countdown_left = Countdown Tiles left
countdown-0 = none yet
countdown-left--1 = the Countdown has not begun
view-sunk = Known at the bottom of the pile

## What matters most, at a glance

vital-turn = Turn
    .value = { $turn }
vital-clock = { $countdown_left ->
        [-1] Novices
       *[other] Countdown
    }
    .value = { $countdown_left ->
        [-1] { $novices } of { $novices_needed }
       *[other] { $countdown_left } left
    }
vital-tiles = Action Tiles
    .value = { $tiles }
vital-resources = Resources
    .value = { $resources }
