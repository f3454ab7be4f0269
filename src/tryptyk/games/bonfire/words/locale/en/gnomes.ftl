### Bonfire: Gnomes. A Specialist's .text is the ability, an Elder's what gives points; the cost stands in the content.

## Specialists

thing-specialist_crowded_paths = Crowd Guide
    .text = Any number of your Guardians may share each of your path spaces, and pass one another there. A Bonfire still takes only one.
thing-specialist_long_stride = Longstrider
    .text = In every Procession of yours each Guardian may go one step further than was paid for.
thing-specialist_generous_offering = Generous Giver
    .text = When you receive a Task, you may spend any 2 Resources in place of the two demanded.
thing-specialist_elders_friend = Elders' Friend
    .text = Whenever you recruit an Elder, score 2 [points] more.
thing-specialist_golden_hands = Golden Hands
    .text = When you spend [any], each one may count as 2 Action Tiles of one and the same kind. A surplus is lost.
thing-specialist_wanderer = Wanderer
    .text = When your Guardian ends her move on a path space, you may take any Resource other than [gold] instead of the one shown, on the first path space instead of its [gold], too.
thing-specialist_council_treasurer = Council Treasurer
    .text = When you place a Novice in the High Council, your own or a Neutral one, gain 1 [gold] in addition to the bonus.
thing-specialist_path_gatherer = Wayside Gatherer
    .text = Whenever you take a Path Tile, also gain the Resource shown on it.
thing-specialist_barterer = Barterer
    .text = When you recruit a Gnome, you may spend any Resources, even different ones, instead of those shown, even where [gold] is shown.
thing-specialist_grey_companion = Grey Companion
    .text = When your grey Guardian ends her move on a path space, gain its Resource twice.
thing-specialist_pink_companion = Pink Companion
    .text = When your pink Guardian ends her move on a path space, gain its Resource twice.
thing-specialist_wood_companion = Wood Companion
    .text = When your wood Guardian ends her move on a path space, gain its Resource twice.
thing-specialist_turquoise_companion = Turquoise Companion
    .text = When your turquoise Guardian ends her move on a path space, gain its Resource twice.
thing-specialist_planner = Planner
    .text = You may place a Fate Tile while you hold up to 3 Action Tiles instead of 1.
thing-specialist_recruiter = Recruiter
    .text = Whenever you recruit a Gnome, be it a Specialist or an Elder, gain 1 [any]. This card counts itself.
thing-specialist_fate_doubler = Fate's Favourite
    .text = When your Fate Tile covers [gold] or [any] printed in the Fate Area, gain it twice.
thing-specialist_herald = Herald
    .text = When you put a Guardian on your start area, a Procession of one step follows at once, free of charge. It brings no Resources.
thing-specialist_bonfire_keeper = Bonfire Keeper
    .text = In the Final Scoring, score 2 [points] more for each of your Guardians at a Bonfire.
thing-specialist_common_cause = Good Neighbour
    .text = As soon as you complete a Common Task, gain 1 [gold] and 1 [any], whether or not its Neutral Novice is still there.
thing-specialist_gate_keeper = Gatekeeper
    .text = When a Guardian of yours ends her move on the first path space, gain 1 [gold] more.
thing-specialist_navigator = Navigator
    .text = When you spend at least 1 Action Tile to move your Ship, it may go one waterway further than was paid for.
thing-specialist_fire_turner = Nimble Stoker
    .text = When you spend at least 1 Action Tile to use the Great Bonfire, you may turn it one field further than was paid for.
thing-specialist_fire_master = Fire Master
    .text = When you use the Great Bonfire, you may receive all three rewards.
thing-specialist_council_host = Council Host
    .text = You may place several Novices of one colour on the same field of the High Council.
thing-specialist_portal_builder = Portal Builder
    .text = You may fill your notches in any order, each with a Portal that fits it.
thing-specialist_humble_pilgrim = Humble Pilgrim
    .text = Receiving a Task costs you only 1 Action Tile, however many of your Offerings lie on the island.
thing-specialist_edge_layer = Edge Tiler
    .text = Your Fate Tiles may project over the edge of the Fate Area; at least one symbol of the tile has to be inside.

## Elders

thing-elder_paths = Elder of Paths
    .text = At once score 1 [points] for each of your Path Tiles, the Starting Tile included.
thing-elder_fate = Elder of Fate
    .text = At once score 1 [points] for each Fate Tile in your Fate Area, the first one included.
thing-elder_portals = Elder of Portals
    .text = At once score 1 [points] for each of your Portals.
thing-elder_tasks = Elder of Tasks
    .text = At once score 1 [points] for each of your Tasks and each of your Bonfires.
thing-elder_guardians = Elder of Guardians
    .text = At once score 1 [points] for each of your Guardians, your own first one included.
thing-elder_gnomes = Elder of Gnomes
    .text = At once score 1 [points] for each of your Gnomes, this card included.
