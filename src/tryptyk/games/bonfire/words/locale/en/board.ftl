### Bonfire: what stands on the board in the browser, to be read and to be heard.

board-sea = Sea
board-own = City
board-market = Market
board-wheel = Great Bonfire
board-council = High Council
board-harbour = Harbour
board-commons = Common Tasks
board-countdown = Countdown
board-novices = Novices
board-countdown-left = { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
board-common = Common Task { $task }. Progress: { $progress }
board-island = { $island }. Tasks: { $tasks }. Guardians: { $guardians }
board-task = Task: { $task }
board-tower-empty = Position { $place }, empty
board-tower-lit = Position { $place }, Bonfire: { $task }
board-tower-met = Position { $place }, condition met: { $task }
board-tower-task = Position { $place }: { $task }. { $progress }
board-of = { $done } of { $wanted }
board-light = light
board-have = You have { $done } of { $wanted }.
board-tray = Paying piece by piece
board-asked = Asked
board-laid = Put down
board-price = Price
board-lit = lit
board-ready = ready to light
board-score-now = { $points } points if it ended now. Score sheet
board-tasks-ready = { $ready } ready, { $under } under way
board-tasks-lit = { $lit } lit
board-column = Your column: only its ends can be taken
board-apart = set apart
board-end-top = top
board-end-bottom = bottom
board-empty = empty
board-space = Path space { $place }: { $resource }
board-start = Start
board-starting = Starting Player
board-fate = Fate
board-fate-apart = Fate Tile set apart
board-fate-tile = Fate Tile { $tile }
board-offerings = Offerings
board-offering = Offering: { $resource }, { $count } in the stack
board-city = City of { $name }
board-if-over = if it ended now
board-purse = What you hold
board-holds = { $thing }: { $count }
board-gnomes = Gnomes
board-paths = Paths
board-path-pile = Pile of Path Tiles: { $count }
board-known = { $count } known
board-specialists = Specialists
board-gnome-deck = Gnome deck: { $count }
board-deck = deck { $count }
board-elders = Elders
board-elder-taken = { $elder }, with { $name }
board-sunk = Known at the bottom of the pile
board-gnome-discard = Gnomes that Tom has discarded
board-cloth = Fate Area
board-cloth-keys = arrows move the tile, R turns it, N goes to the next place, Enter lays it
board-yields = It would bring
board-yields-all = { $count } in all
board-not-here = Not here
board-turn = Turn
board-next-place = Next place
board-lay = Lay it here
board-neighbour = City of { $name }, { $points } points if it ended now
board-scored = { $points } scored
board-neighbour-left = Fate Tiles { $fates } · Gnomes { $gnomes }
board-neighbour-sums = { $tiles } tiles · { $resources } Resources · { $gnomes } Gnomes
board-tom = Deck { $deck } · Novices { $novices } · round { $passes }
board-passed = passed
board-out = out

## Read aloud

aloud-others = The others
aloud-score = { $points } points if it ended now, { $scored } of them scored
aloud-empty = Empty positions: { $places }
aloud-path = Path Tiles built: { $count }: { $tiles }
aloud-portals = Portals at positions { $places }
aloud-notch = The next notch takes: { $portal }
aloud-guardian-start = { $guardian }: in the start area
aloud-guardian-path = { $guardian }: on path space { $place }
aloud-guardian-bonfire = { $guardian }: at the Bonfire of position { $place }
aloud-column = Fate Tiles, from the top to the bottom: { $tiles }
aloud-waiting = { $count ->
        [one] { $count } Guardian
       *[other] { $count } Guardians
    }
aloud-offered = Offerings of { $name }: { $count }
aloud-ship = Ship of { $name }
aloud-met = met
aloud-novice-gone = its Novice is gone
