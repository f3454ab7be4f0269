### Bonfire: Resources, Action Tiles, Guardians, player boards and what belongs to them, the inventory of the box.

## Resources

thing-flower = Flower
    .text = A Resource: for Offerings, for Gnomes and for Tasks that ask for it.
thing-fruit = Fruit
    .text = A Resource: for Offerings, for Gnomes and for Tasks that ask for it.
thing-herb = Herb
    .text = A Resource: for Offerings, for Gnomes and for Tasks that ask for it.
thing-shell = Shell
    .text = A Resource: for Offerings, for Gnomes and for Tasks that ask for it.
thing-root = Root
    .text = A Resource: for Offerings, for Gnomes and for Tasks that ask for it.
thing-gold = Gold
    .text = A Resource that stands in for any other when you pay.

## Action Tiles

thing-ship = Ship
    .text = Move your Ship: 1 tile for its first move or for one waterway, 2 for two waterways, 3 to reach any island.
thing-path = Path
    .text = Build a path: 1 tile for each of the first three Path Tiles, 2 for each of the last three.
thing-task = Task
    .text = Receive a Task from the island where your Ship lies: 1 tile, or 2 or 3 if one or two of your Offerings lie there already.
thing-great_bonfire = Great Bonfire
    .text = Use the Great Bonfire: 1 tile for its first use in the game or one field clockwise, 2 for two fields, 3 for any field.
thing-guardian = Guardian
    .text = Retrieve a Guardian from the island where your Ship lies, for 1 tile. Or make a Procession: 1 tile for each step.
thing-gnome = Gnome
    .text = Recruit a Gnome: 2 tiles and 1 Resource, or 1 tile and 2 Resources, of the kind that the card shows.
thing-any = Yellow
    .text = Stands in for one Action Tile of any kind when you pay.

## Guardians

thing-own = Own Guardian
    .text = Your first Guardian: she is in your city from the start.
thing-grey = Grey Guardian
    .text = She waits on her island for a Ship. In your city she brings Resources along the path, and scores at a Bonfire.
thing-pink = Pink Guardian
    .text = She waits on her island for a Ship. In your city she brings Resources along the path, and scores at a Bonfire.
thing-wood = Wood Guardian
    .text = She waits on her island for a Ship. In your city she brings Resources along the path, and scores at a Bonfire.
thing-turquoise = Turquoise Guardian
    .text = She waits on her island for a Ship. In your city she brings Resources along the path, and scores at a Bonfire.

## Colours of players, and whose else a Novice can be

thing-red = Red
    .text = The colour of a player's Ship, own Guardian, Novices, Offerings and Fate Tiles.
thing-blue = Blue
    .text = The colour of a player's Ship, own Guardian, Novices, Offerings and Fate Tiles.
thing-green = Green
    .text = The colour of a player's Ship, own Guardian, Novices, Offerings and Fate Tiles.
thing-orange = Orange
    .text = The colour of a player's Ship, own Guardian, Novices, Offerings and Fate Tiles.
thing-neutral = Neutral
    .text = A Novice that belongs to nobody: it waits on a Common Task for the first who meets it.
thing-tom = Tom
    .text = The gnome who plays against you when you are alone.

## Player boards and Extensions

thing-city_1 = City of Dawn
    .text = A player board. Only the order of its notches sets it apart from the others.
thing-city_2 = City of Dusk
    .text = A player board. Only the order of its notches sets it apart from the others.
thing-city_3 = City of Mists
    .text = A player board. Only the order of its notches sets it apart from the others.
thing-city_4 = City of Winds
    .text = A player board. Only the order of its notches sets it apart from the others.
thing-extension_building = Building
    .text = Whoever has it is the Starting Player; the Countdown Tiles lie on it when the Countdown begins.
thing-extension_terrace = Terrace
    .text = An Extension for whoever is not the Starting Player; it does nothing else.

## Portals

thing-portal_spiral = Spiral Portal
    .text = Fits only the notch with the spiral. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_sun = Sun Portal
    .text = Fits only the notch with the sun. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_moon = Moon Portal
    .text = Fits only the notch with the moon. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_star = Star Portal
    .text = Fits only the notch with the star. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_leaf = Leaf Portal
    .text = Fits only the notch with the leaf. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_wave = Wave Portal
    .text = Fits only the notch with the wave. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.
thing-portal_eye = Eye Portal
    .text = Fits only the notch with the eye. Through it a Guardian reaches the Bonfire, and beside a Bonfire it is worth 2 [points] at the end.

## Fate Tiles: their symbols in order

thing-fate_1 = Task · Great Bonfire · Guardian
    .text = Brings [task], [great_bonfire] and [guardian], and one more for each like symbol of the areas that it joins.
thing-fate_2 = Guardian · Task · Gnome
    .text = Brings [guardian], [task] and [gnome], and one more for each like symbol of the areas that it joins.
thing-fate_3 = Great Bonfire · Ship · Task
    .text = Brings [great_bonfire], [ship] and [task], and one more for each like symbol of the areas that it joins.
thing-fate_4 = Ship · Gnome · Task
    .text = Brings [ship], [gnome] and [task], and one more for each like symbol of the areas that it joins.
thing-fate_5 = Path · Guardian · Great Bonfire
    .text = Brings [path], [guardian] and [great_bonfire], and one more for each like symbol of the areas that it joins.
thing-fate_6 = Guardian · Gnome · Path
    .text = Brings [guardian], [gnome] and [path], and one more for each like symbol of the areas that it joins.
thing-fate_7 = Ship · Great Bonfire · Path
    .text = Brings [ship], [great_bonfire] and [path], and one more for each like symbol of the areas that it joins.
thing-fate_8 = Gnome · Path · Ship
    .text = Brings [gnome], [path] and [ship], and one more for each like symbol of the areas that it joins.

## Offerings

thing-offering_flower = Offering: Flower
    .text = Making it costs 1 [flower] and the Resource of the island; then it lies there in place of the Task.
thing-offering_fruit = Offering: Fruit
    .text = Making it costs 1 [fruit] and the Resource of the island; then it lies there in place of the Task.
thing-offering_herb = Offering: Herb
    .text = Making it costs 1 [herb] and the Resource of the island; then it lies there in place of the Task.
thing-offering_shell = Offering: Shell
    .text = Making it costs 1 [shell] and the Resource of the island; then it lies there in place of the Task.
thing-offering_root = Offering: Root
    .text = Making it costs 1 [root] and the Resource of the island; then it lies there in place of the Task.

## Countdown Tiles

thing-countdown_5 = Countdown 5
    .text = 5 turns are left to whoever has it. Passing instead is worth 5 [points].
thing-countdown_4 = Countdown 4
    .text = 4 turns are left to whoever has it. Passing instead is worth 4 [points].
thing-countdown_3 = Countdown 3
    .text = 3 turns are left to whoever has it. Passing instead is worth 3 [points].
thing-countdown_2 = Countdown 2
    .text = 2 turns are left to whoever has it. Passing instead is worth 2 [points].
thing-countdown_1 = Countdown 1
    .text = One turn is left to whoever has it. Passing instead is worth 1 [points].

## In the box

thing-box_main_board = Game board
thing-box_starting_tile = Starting Tiles
thing-box_player_board = Player boards
thing-box_extension = Extensions
thing-box_path_tile = Path Tiles
thing-box_task = Tasks
thing-box_portal = Portals
thing-box_action_tile = Action Tiles
thing-box_countdown_tile = Countdown Tiles
thing-box_great_bonfire = Figure of the Great Bonfire
thing-box_guardian = Guardians of Light
thing-box_neutral_novice = Neutral Novices
thing-box_resource = Resources
thing-box_gnome = Gnome cards
thing-box_tom_card = Tom's cards
thing-box_scoring_card = Scoring cards
thing-lying = Neutral, lying
    .text = A Neutral Novice that was placed for Tom. It blocks nobody.

## Figures that only we give a thing: what they are

reconstructed-colour = colour
reconstructed-cost = cost
reconstructed-gnome_icon = the Gnome's symbol
reconstructed-guardian = Guardian
reconstructed-number = number
reconstructed-points = points
reconstructed-resource = Resource
reconstructed-shape = shape
reconstructed-symbol = symbol
