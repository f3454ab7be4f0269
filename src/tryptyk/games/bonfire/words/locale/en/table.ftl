### Bonfire: what the table asks, offers, tells and refuses. The places of each message are named in vocabulary.py.

title = Bonfire

## Symbols: what stands in texts for [gold] and the like; all that can stand for others is a diamond

symbol-flower = ✿
    .name = { $count ->
        [none] Flower
        [one] Flower
       *[other] Flowers
    }
symbol-fruit = ●
    .name = { $count ->
        [none] Fruit
        [one] Fruit
       *[other] Fruits
    }
symbol-herb = ♣
    .name = { $count ->
        [none] Herb
        [one] Herb
       *[other] Herbs
    }
symbol-shell = @
    .name = { $count ->
        [none] Shell
        [one] Shell
       *[other] Shells
    }
symbol-root = ♠
    .name = { $count ->
        [none] Root
        [one] Root
       *[other] Roots
    }
symbol-gold = ◆
    .name = { $count ->
        [none] Gold
       *[other] Gold
    }
symbol-ship = ≈
    .name = { $count ->
        [none] Ship tile
        [one] Ship tile
       *[other] Ship tiles
    }
symbol-path = ∷
    .name = { $count ->
        [none] Path tile
        [one] Path tile
       *[other] Path tiles
    }
symbol-task = ✓
    .name = { $count ->
        [none] Task tile
        [one] Task tile
       *[other] Task tiles
    }
symbol-great_bonfire = ☼
    .name = { $count ->
        [none] Great Bonfire tile
        [one] Great Bonfire tile
       *[other] Great Bonfire tiles
    }
symbol-guardian = ♀
    .name = { $count ->
        [none] Guardian tile
        [one] Guardian tile
       *[other] Guardian tiles
    }
symbol-gnome = ▲
    .name = { $count ->
        [none] Gnome tile
        [one] Gnome tile
       *[other] Gnome tiles
    }
symbol-any = ◇
    .name = { $count ->
        [none] yellow tile
        [one] yellow tile
       *[other] yellow tiles
    }
symbol-points = ★
    .name = { $count ->
        [none] points
        [one] point
       *[other] points
    }
symbol-portal_spiral = §
    .name = Spiral Portal
symbol-portal_sun = ☀
    .name = Sun Portal
symbol-portal_moon = ☾
    .name = Moon Portal
symbol-portal_star = ✶
    .name = Star Portal
symbol-portal_leaf = ♧
    .name = Leaf Portal
symbol-portal_wave = ∿
    .name = Wave Portal
symbol-portal_eye = ◉
    .name = Eye Portal
symbol-crystal_blue = b
    .name = blue Crystal
symbol-crystal_red = r
    .name = red Crystal
symbol-crystal_yellow = y
    .name = yellow Crystal

## Kinds of components, one and many

kind-resource = Resource
kind-action_tile = Action Tile
kind-guardian = Guardian
kind-island = island
kind-field = field of the Great Bonfire
kind-council_field = field of the High Council
kind-common_task = Common Task
kind-path_tile = Path Tile
kind-portal = Portal
kind-city = player board
kind-extension = Extension
kind-fate_tile = Fate Tile
kind-offering = Offering
kind-task = Task
kind-specialist = Specialist
kind-elder = Elder
kind-tom_card = Tom's card
kind-countdown_tile = Countdown Tile
kind-colour = colour
kind-component = in the box
kinds-resource = Resources
kinds-action_tile = Action Tiles
kinds-guardian = Guardians
kinds-island = Islands
kinds-field = Fields of the Great Bonfire
kinds-council_field = Fields of the High Council
kinds-common_task = Common Tasks
kinds-path_tile = Path Tiles
kinds-portal = Portals
kinds-city = Player boards
kinds-extension = Extensions
kinds-fate_tile = Fate Tiles
kinds-offering = Offerings
kinds-task = Tasks
kinds-specialist = Specialists
kinds-elder = Elders
kinds-tom_card = Tom's cards
kinds-countdown_tile = Countdown Tiles
kinds-colour = Colours
kinds-component = In the box

## What the texts of a thing are

attribute-text = About
attribute-text-action_tile = Pays for
attribute-text-council_field = Bonus
attribute-text-common_task = Condition
attribute-text-task = Condition
attribute-text-specialist = Ability
attribute-text-elder = Points
attribute-text-tom_card = Action

## How a game ends

side-tom = Tom
stage-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
outcome-countdown-over = The last Countdown Tile has left the game.
outcome-all-passed = Everybody has passed.
outcome-all-out = Nobody can do anything any more.
outcome-tom-deck-over = Tom has played his deck for the fourth time.

## The scoring card

score-elders = Elders
    .help = An Elder scores as soon as he is recruited: the earlier plans are made for one, the more he brings.
score-council = High Council
score-wheel = Great Bonfire
score-passing = Passing
score-handicap = Handicap
score-cards = Tom's cards
score-bonfires = Bonfires
    .help = A Task that fits what the city has already is lit soonest; each shows 2 to 8 points.
score-lit_guardians = Guardians at Bonfires
    .help = A Guardian who walks the whole path to a Bonfire scores the 2 to 8 points of her place.
score-keeper = Guardians at Bonfires, by the Bonfire Keeper
score-lit_portals = Portals beside Bonfires
    .help = A Portal scores only beside a lit Task: put Tasks where Portals are, and Portals where Bonfires burn.
score-crystals = Crystals of their Bonfire's colour
    .help = A Path Tile scores where its Crystal has the colour of the Bonfire beside it.
score-common = Common Tasks
    .help = Each Common Task is worth 4 points to everybody who meets it by the end.
score-fate = Fate Tiles left
score-leftovers = Action Tiles and Resources left

## Words that options and questions are made of

end-top = top
end-bottom = bottom
direction-0 = to the right
direction-1 = downwards
direction-2 = to the left
direction-3 = upwards
reward-tile = the Action Tile
reward-good = the Resource or points
reward-portal = the Portal
purse-tiles = Price in Action Tiles
purse-resources = Price in Resources
purse-any_resources = Price in Resources, any others will do
novice-own = your Novice
novice-neutral = the Neutral Novice
novice-tom = Tom's Novice

## Questions

prompt-first_fate = Which Fate Tile do you begin with, the one set apart or the middle one of your column, and which way round? You gain its three Action Tiles, and later tiles join its symbols.
prompt-act = Your turn: which one thing do you do?
prompt-after = Your turn is almost over. Do you take a Bonus Action as well?
prompt-pay = { $purse }: { $demand }. How do you pay?
prompt-spend = { $purse }: { $demand }. Spent so far: { $spent }. What do you spend next?
prompt-gnome_price = { $gnome }: do you pay more in tiles, or more in Resources of the kind shown?
prompt-keep = Before a Fate Tile is placed, surplus Action Tiles are thrown away. Which one do you keep? { $left ->
        [1] You may keep 1.
       *[other] You may keep { $left } more.
    }
prompt-fate_end = Which Fate Tile do you place, the top or the bottom one of your column?
prompt-place = Where do you lay the Fate Tile { $tile }? Row and column are those of its first symbol; beside its like every symbol gains more.
prompt-choose_path = Which Path Tile do you build? Guardians bring its Resource, and its Crystal scores beside a Bonfire of its colour.
prompt-island = Your Ship lies at { $island }. Do you carry out its action now, at its own price?
prompt-offering = Which Offering do you make? You spend its Resource and the island's, and the next one of its stack is turned up.
prompt-take_task = { $island }: which Task do you take to your city?
prompt-task_place = Where does the Task "{ $task }" go? It stays there for good, beside that Portal and that Path Tile; the further right, the more a Guardian is worth there.
prompt-procession = Procession: the foremost Guardian moves first, up to { $steps ->
        [1] { $steps } step.
       *[other] { $steps } steps.
    } Who goes where?
prompt-bring = The { $guardian } ends her move: which Resource does she bring?
prompt-rewards = { $field }: which of the three rewards do you receive?
prompt-portal = Which Portal do you take into its notch?
prompt-council = To which field of the High Council does { $novice } go? The field decides on the bonus.
prompt-bonus = { $council }: do you take the bonus, or 1 [points]?
prompt-council_path = Free of charge: which Path Tile do you build, a face-up one or one from the pile?
prompt-council_guardian = Free of charge: which Guardian comes to your city?
prompt-council_wheel = Free of charge: to which field does the Great Bonfire turn?
prompt-council_specialist = Free of charge: which Specialist joins you?
prompt-council_move = Free of charge: which Guardian moves, and where to? What the end of her move brings is yours.
prompt-council_ship = Free of charge: to which island does your Ship sail?
prompt-tom_task = Several Tasks are worth the same: which one does Tom take? He lights it at once.
prompt-tom_guardian = Tom retrieves a Guardian. Which one do you leave to him?
prompt-tom_novice = To which field of the High Council does { $novice } go? Tom takes no bonus, and blocks nobody there, but the Countdown comes nearer.

## Answers

option-begin = { $tile }, laid { $direction }
option-fate = Place the { $end } Fate Tile
option-path = Build a path
option-ship = Sail to { $island }
option-task = Receive a Task
option-retrieve = Retrieve a Guardian
option-procession = Make a Procession, paying for { $steps ->
        [1] { $steps } step
       *[other] { $steps } steps
    }
option-wheel = Turn the Great Bonfire to { $field }
option-gnome = Recruit { $gnome }
option-ignite = Ignite a Bonfire: { $task }
option-bonus = Bonus Action: { $common }
option-pass = Pass, for the rest of the game
option-give_up = Do nothing more in this game
option-end_turn = End the turn
option-plain = Pay { $bag }
option-otherwise = Pay in another way
option-spend = Spend { $kind }
option-price = { $tiles ->
        [1] { $tiles } Gnome tile
       *[other] { $tiles } Gnome tiles
    } and { $resources ->
        [1] { $resources } Resource
       *[other] { $resources } Resources
    }
option-keep = Keep { $kind }
option-throw_rest = Throw away all others
option-lay = Row { $row }, column { $column }, { $direction }
option-take_path = Take { $path }
option-draw_path = Draw the top tile of the pile, unseen
option-exchange_paths = First exchange the four face-up tiles
option-search_path = From the pile: { $path }
option-nothing = Leave it at the move
option-offer = Offer { $resource } (stack { $stack })
option-take_task = Take "{ $task }"
option-place = Position { $place }
option-walk = { $guardian }: to path space { $place }
option-enter = { $guardian }: to the Bonfire at position { $place }
option-stay = Stay where she stands
option-bring = { $resource }
option-guardian = { $guardian }
option-rewards = Receive { $first } and { $second }
option-all_rewards = Receive all three rewards
option-portal = { $portal }
option-field = { $council }
option-take_bonus = Take the bonus
option-point = Score 1 [points] instead
option-tom_task = { $task }
option-tom_guardian = { $guardian }

## Options, gathered

group-ignite = Ignite
group-fate = Fate Tile
group-ship = Sail
group-wheel = Great Bonfire
group-gnome = Recruit
group-procession = Procession
group-lay = Lay the tile
group-lay-row = Row { $row }
group-lay-column = Row { $row }, column { $column }

## What happens

event-turn = Turn { $turn }: { $seat } plays.
event-first-fate = { $seat } begins with the Fate Tile { $tile }.
event-fate = { $seat } places the Fate Tile { $tile } from row { $row }, column { $column } on.
event-throw = { $seat } throws away { $amount ->
        [1] { $amount } Action Tile.
       *[other] { $amount } Action Tiles.
    }
event-pay = { $seat } pays { $bag }.
event-gain-tiles = { $seat } gains { $amount } { $kind } { $amount ->
        [1] tile.
       *[other] tiles.
    }
event-gain-resource = { $seat } gains { $amount } { $resource }.
event-points = { $seat } scores { $amount } [points].
event-ability = { $seat } is helped by a Specialist: { $ability }.
event-common-task = { $seat } meets the Common Task "{ $common }".
event-build-path = { $seat } builds a Path Tile: { $path }.
event-exchange-paths = { $seat } has the four face-up Path Tiles exchanged: their Crystals are alike.
event-shuffle-paths = The pile of Path Tiles is shuffled.
event-sail = { $seat } sails to { $island }.
event-receive = { $seat } makes an Offering and takes the Task "{ $task }" to position { $place }.
event-retrieve = { $seat } welcomes a new Guardian to the city: the { $guardian }.
event-procession = { $seat } leads a Procession and has paid for { $steps ->
        [1] { $steps } step.
       *[other] { $steps } steps.
    }
event-walk = { $seat }: the { $guardian } walks to path space { $place }.
event-enter = { $seat }: the { $guardian } passes the Portal and takes her place at the Bonfire at position { $place }.
event-turn-wheel = { $seat } turns the Great Bonfire to { $field }.
event-portal = { $seat } fits the { $portal } into the notch at position { $place }.
event-recruit = { $seat } recruits a Gnome: { $gnome }.
event-ignite = { $seat } meets the Task "{ $task }" and ignites a Bonfire at position { $place }.
event-bonus-action = { $seat } takes a Bonus Action for the Common Task "{ $common }".
event-novice = { $seat } sends a Novice to the High Council: { $council }.
event-neutral-novice = A Neutral Novice goes to the High Council: { $council }.
event-tom-novice = Tom's Novice goes to the High Council: { $council }.
event-countdown = The High Council counts { $novices } Novices: the Countdown begins.
event-countdown-tile = Countdown Tile { $number } goes round.
event-pass = { $seat } passes.
event-out = { $seat } can do nothing any more and is out.
event-gnomes-shuffled = The Gnome discard pile is shuffled into a new Gnome deck.
event-tom-shuffles = Tom's cards are shuffled to a new deck.
event-tom-card = Tom plays the card "{ $card }".
event-tom-gnome = Tom reveals a Gnome, the card "{ $gnome }": the Gnome Resource is { $resource }.
event-tom-full = Tom has met the matching Common Task already, so "{ $card }" brings him points instead.
event-tom-nothing = There is nothing that fits: Tom leaves empty-handed.
event-tom-recruits = Tom recruits a Gnome: { $gnome }.
event-tom-builds = Tom builds a Path Tile: { $path }.
event-tom-lights = Tom takes the Task "{ $task }" and lights it at position { $place }.
event-tom-retrieves = A new Guardian comes to Tom's city: the { $guardian }.
event-tom-portal = The Great Bonfire turns to { $field }: Tom fits the { $portal } into the notch at position { $place }.
event-tom-common = Tom meets the Common Task "{ $common }", and its Neutral Novice has to go.
event-tom-points = Tom scores { $amount } [points].

## Why not

reason-no-fate-tile = All Fate Tiles have been placed.
reason-no-place = No Fate Tile fits into the Fate Area any more: it has to touch an earlier one and stay within the edge.
reason-over-edge = Part of the tile would stick out over the edge of the Fate Area.
reason-cell-covered = Another Fate Tile already lies there.
reason-touches-nothing = No side of the tile would meet a Fate Tile that already lies there.
reason-path-full = The path is complete: { $limit } Path Tiles are built.
reason-need-tiles = It takes { $amount } { $kind } { $amount ->
        [1] tile,
       *[other] tiles,
    } and there are too few Action Tiles, even with yellow ones or any two for one.
    .together = There are too few Action Tiles for it, even with yellow ones or any two for one.
    .each = { $kind } ×{ $amount }
    .from = New ones come with Fate Tiles, for their symbols and for equal ones that they touch, and from the Great Bonfire; yellow ones from cells of the Fate Area and the Gold field of the High Council, too.
reason-need-resources = The Resources for it are lacking, even with Gold or any two for one.
    .from = They come from the path, where a Guardian ends her walk, and from the Great Bonfire; Gold from cells of the Fate Area and the Gold field of the High Council, too.
reason-crystals-differ = It takes four face-up tiles with Crystals of one colour, and a pile to draw from.
reason-crystals-alike-everywhere = All Crystals in the pile have that same colour, so nothing would change.
reason-pile-empty = The pile of Path Tiles is empty.
reason-ship-is-there = The Ship lies there already.
reason-no-task-island = The Ship lies at no island with Tasks: sail to one first.
reason-island-empty = The island has no Task left.
reason-city-full = All { $limit } Task places of the city are taken.
reason-no-guardian-island = The Ship lies at no island of Guardians: sail to one first.
reason-guardian-owned = A Guardian of this colour lives in the city already.
reason-guardians-full = The city has all its { $limit } Guardians.
reason-nobody-can-move = No Guardian can take a step: the path ends or is occupied before her, and no free Bonfire lies behind a Portal beside her.
reason-somebody-has-to-move = Somebody has to take a step in a Procession, and she is the last who can.
reason-gnomes-full = There is room for { $limit } Gnomes only.
reason-condition-not-met = The condition of the Task is not met yet.
reason-novice-gone = Its Neutral Novice has gone to the High Council already.
reason-common-not-met = The Common Task is not met yet.
reason-same-novice = A Novice of the same colour stands there already.
reason-no-countdown = Passing takes a Countdown Tile, and there is none for this turn.
reason-pass-first = Who wants to pass has to do so before anything else in the turn.

## Beside options

remark-price = { $amount } [{ $symbol }]
remark-signs = { $signs }
remark-points = { $points }[points]
remark-tasks = { $tasks }
