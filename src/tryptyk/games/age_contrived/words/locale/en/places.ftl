### An Age Contrived: the map with its regions, spaces, damaged paths and pillars.

## Regions

thing-quarry = Quarry
    .text = An outer region. Here is the place of the Eridonic Gate, and the pillar of Engineering.
thing-sea = Sea
    .text = An outer region. Here is the place of the Ship of Tolinthra, and the pillar of Institutions.
thing-mountain = Mountain
    .text = An outer region. Here is the place of the Namarillion Forge, and the pillar of Literature.
thing-forest = Forest
    .text = An outer region. Here is the place of the Fortress of Kolym Thrin, and the pillar of Mathematics.
thing-plains = Plains
    .text = An outer region. Here is the place of the Library of Valduin, and the pillar of Economics.
thing-swamp = Swamp
    .text = The central region. Here is the place of the Anfirien Beacon, and the pillar of Philosophy.

## Spaces; .text names their neighbours

thing-quarry_start = Quarry 1 (start)
    .text = A starting space, where the road ends. Neighbours: Quarry 2 (near the start).
thing-quarry_mid = Quarry 2 (near the start)
    .text = Neighbours: Quarry 1 (start); Quarry 3 (by the Plains path); Quarry 4 (crossroads).
thing-quarry_west = Quarry 3 (by the Plains path)
    .text = Neighbours: Quarry 2 (near the start); Quarry 4 (crossroads); Plains–Quarry path.
thing-quarry_hub = Quarry 4 (crossroads)
    .text = Neighbours: Quarry 2 (near the start); Quarry 3 (by the Plains path); Quarry 5 (Sea road); Quarry 7 (by the Swamp path).
thing-quarry_east = Quarry 5 (Sea road)
    .text = Neighbours: Quarry 4 (crossroads); Quarry 6 (by the Sea path); Quarry 7 (by the Swamp path).
thing-quarry_exit = Quarry 6 (by the Sea path)
    .text = Neighbours: Quarry 5 (Sea road); Quarry–Sea path.
thing-quarry_inner = Quarry 7 (by the Swamp path)
    .text = Neighbours: Quarry 4 (crossroads); Quarry 5 (Sea road); Quarry–Swamp path.
thing-sea_start = Sea 1 (start)
    .text = A starting space, where the road ends. Neighbours: Sea 2 (near the start).
thing-sea_mid = Sea 2 (near the start)
    .text = Neighbours: Sea 1 (start); Sea 3 (by the Quarry path); Sea 4 (crossroads).
thing-sea_west = Sea 3 (by the Quarry path)
    .text = Neighbours: Sea 2 (near the start); Sea 4 (crossroads); Quarry–Sea path.
thing-sea_hub = Sea 4 (crossroads)
    .text = Neighbours: Sea 2 (near the start); Sea 3 (by the Quarry path); Sea 5 (Mountain road); Sea 7 (by the Swamp path).
thing-sea_east = Sea 5 (Mountain road)
    .text = Neighbours: Sea 4 (crossroads); Sea 6 (by the Mountain path); Sea 7 (by the Swamp path).
thing-sea_exit = Sea 6 (by the Mountain path)
    .text = Neighbours: Sea 5 (Mountain road); Sea–Mountain path.
thing-sea_inner = Sea 7 (by the Swamp path)
    .text = Neighbours: Sea 4 (crossroads); Sea 5 (Mountain road); Sea–Swamp path.
thing-mountain_start = Mountain 1 (start)
    .text = A starting space, where the road ends. Neighbours: Mountain 2 (near the start).
thing-mountain_mid = Mountain 2 (near the start)
    .text = Neighbours: Mountain 1 (start); Mountain 3 (by the Sea path); Mountain 4 (crossroads).
thing-mountain_west = Mountain 3 (by the Sea path)
    .text = Neighbours: Mountain 2 (near the start); Mountain 4 (crossroads); Sea–Mountain path.
thing-mountain_hub = Mountain 4 (crossroads)
    .text = Neighbours: Mountain 2 (near the start); Mountain 3 (by the Sea path); Mountain 5 (Forest road); Mountain 7 (by the Swamp path).
thing-mountain_east = Mountain 5 (Forest road)
    .text = Neighbours: Mountain 4 (crossroads); Mountain 6 (by the Forest path); Mountain 7 (by the Swamp path).
thing-mountain_exit = Mountain 6 (by the Forest path)
    .text = Neighbours: Mountain 5 (Forest road); Mountain–Forest path.
thing-mountain_inner = Mountain 7 (by the Swamp path)
    .text = Neighbours: Mountain 4 (crossroads); Mountain 5 (Forest road); Mountain–Swamp path.
thing-forest_start = Forest 1 (start)
    .text = A starting space, where the road ends. Neighbours: Forest 2 (near the start).
thing-forest_mid = Forest 2 (near the start)
    .text = Neighbours: Forest 1 (start); Forest 3 (by the Mountain path); Forest 4 (crossroads).
thing-forest_west = Forest 3 (by the Mountain path)
    .text = Neighbours: Forest 2 (near the start); Forest 4 (crossroads); Mountain–Forest path.
thing-forest_hub = Forest 4 (crossroads)
    .text = Neighbours: Forest 2 (near the start); Forest 3 (by the Mountain path); Forest 5 (Plains road); Forest 7 (by the Swamp path).
thing-forest_east = Forest 5 (Plains road)
    .text = Neighbours: Forest 4 (crossroads); Forest 6 (by the Plains path); Forest 7 (by the Swamp path).
thing-forest_exit = Forest 6 (by the Plains path)
    .text = Neighbours: Forest 5 (Plains road); Forest–Plains path.
thing-forest_inner = Forest 7 (by the Swamp path)
    .text = Neighbours: Forest 4 (crossroads); Forest 5 (Plains road); Forest–Swamp path.
thing-plains_start = Plains 1 (start)
    .text = A starting space, where the road ends. Neighbours: Plains 2 (near the start).
thing-plains_mid = Plains 2 (near the start)
    .text = Neighbours: Plains 1 (start); Plains 3 (by the Forest path); Plains 4 (crossroads).
thing-plains_west = Plains 3 (by the Forest path)
    .text = Neighbours: Plains 2 (near the start); Plains 4 (crossroads); Forest–Plains path.
thing-plains_hub = Plains 4 (crossroads)
    .text = Neighbours: Plains 2 (near the start); Plains 3 (by the Forest path); Plains 5 (Quarry road); Plains 7 (by the Swamp path).
thing-plains_east = Plains 5 (Quarry road)
    .text = Neighbours: Plains 4 (crossroads); Plains 6 (by the Quarry path); Plains 7 (by the Swamp path).
thing-plains_exit = Plains 6 (by the Quarry path)
    .text = Neighbours: Plains 5 (Quarry road); Plains–Quarry path.
thing-plains_inner = Plains 7 (by the Swamp path)
    .text = Neighbours: Plains 4 (crossroads); Plains 5 (Quarry road); Plains–Swamp path.
thing-central_quarry = Swamp 1 (by the Quarry path)
    .text = Neighbours: Swamp 2 (by the Sea path); Swamp 5 (by the Plains path); Quarry–Swamp path.
thing-central_sea = Swamp 2 (by the Sea path)
    .text = Neighbours: Swamp 1 (by the Quarry path); Swamp 3 (by the Mountain path); Sea–Swamp path.
thing-central_mountain = Swamp 3 (by the Mountain path)
    .text = Neighbours: Swamp 2 (by the Sea path); Swamp 4 (by the Forest path); Mountain–Swamp path.
thing-central_forest = Swamp 4 (by the Forest path)
    .text = Neighbours: Swamp 3 (by the Mountain path); Swamp 5 (by the Plains path); Forest–Swamp path.
thing-central_plains = Swamp 5 (by the Plains path)
    .text = Neighbours: Swamp 1 (by the Quarry path); Swamp 4 (by the Forest path); Plains–Swamp path.

## Damaged paths

thing-bridge_spoke_quarry = Quarry–Swamp path
    .text = A damaged path between the Quarry and the Swamp: only a bridge makes it passable.
thing-bridge_spoke_sea = Sea–Swamp path
    .text = A damaged path between the Sea and the Swamp: only a bridge makes it passable.
thing-bridge_spoke_mountain = Mountain–Swamp path
    .text = A damaged path between the Mountain and the Swamp: only a bridge makes it passable.
thing-bridge_spoke_forest = Forest–Swamp path
    .text = A damaged path between the Forest and the Swamp: only a bridge makes it passable.
thing-bridge_spoke_plains = Plains–Swamp path
    .text = A damaged path between the Plains and the Swamp: only a bridge makes it passable.
thing-bridge_rim_quarry_sea = Quarry–Sea path
    .text = A damaged path between the Quarry and the Sea: only a bridge makes it passable.
thing-bridge_rim_sea_mountain = Sea–Mountain path
    .text = A damaged path between the Sea and the Mountain: only a bridge makes it passable.
thing-bridge_rim_mountain_forest = Mountain–Forest path
    .text = A damaged path between the Mountain and the Forest: only a bridge makes it passable.
thing-bridge_rim_forest_plains = Forest–Plains path
    .text = A damaged path between the Forest and the Plains: only a bridge makes it passable.
thing-bridge_rim_plains_quarry = Plains–Quarry path
    .text = A damaged path between the Plains and the Quarry: only a bridge makes it passable.

## Pillars of civilization

thing-economics = Economics
    .text = The pillar of the Plains. Each player can bind 1 energy to it, from the pillar track.
thing-engineering = Engineering
    .text = The pillar of the Quarry. Each player can bind 1 energy to it, from the pillar track.
thing-institutions = Institutions
    .text = The pillar of the Sea. Each player can bind 1 energy to it, from the pillar track.
thing-literature = Literature
    .text = The pillar of the Mountain. Each player can bind 1 energy to it, from the pillar track.
thing-mathematics = Mathematics
    .text = The pillar of the Forest. Each player can bind 1 energy to it, from the pillar track.
thing-philosophy = Philosophy
    .text = The pillar of the Swamp. Each player can bind 1 energy to it, from the pillar track.
