### Bonfire: the story of a finished game.

tally-fires = Bonfires lit
tally-fate = Fate Tiles placed
tally-paths = Path Tiles built
tally-portals = Portals fitted
tally-guardians = Guardians retrieved
tally-gnomes = Gnomes recruited
tally-commons = Common Tasks met
story-first-fire = The first fire: { $who }
story-best-fire = The most valuable Bonfire: { $who } lights “{ $thing }”, { $amount } { $amount ->
        [one] point
       *[other] points
    }
story-first-standing = The first Guardian at a Bonfire: { $who }
story-first-common = The first Common Task: { $who }
story-countdown = The Countdown begins
story-elder = The Elder who brought most: { $who } with “{ $thing }”, { $amount } { $amount ->
        [one] point
       *[other] points
    }
story-fate = The Fate Tile that brought most: { $who } gains { $amount } Action { $amount ->
        [one] Tile
       *[other] Tiles
    }
story-procession = The Procession that paid most: { $who } gains { $amount } { $amount ->
        [one] Resource
       *[other] Resources
    }
