### An Age Contrived: what people settle before the game.

setup-characters = Characters
    .hint = Who plays which god. Each has abilities, bridges and first energies of its own.
setup-automa = The automa's character
    .hint = Whom the automa plays, and by which side of the solo character card; a god named without a side leaves it to chance. It has to be another god than yours.
setup-difficulty = Difficulty
    .hint = How strong the automa is.
setup-advanced_setup = First energy as you like
    .hint = Instead of following quick-start cards, everybody lays out the first energies in secret.
setup-bridge_draft = Draft of neutral bridges
    .hint = Players place the neutral bridges in turn, wherever they like, instead of leaving it to chance.
setup-divine_wind = Divine wind
    .hint = Everybody gets a tile that refills two tiles at once, or is worth 5 VP if it is kept. Good for a first game.
setup-no_abilities = Without abilities
    .hint = A simpler game: characters have no abilities, and level III bridges score nothing.
setup-conduit_movement = Movement by conduits
    .hint = How far a conduit moves that matches the tile below it. The rulebook can be read in several ways.
setup-section_spaces = Spaces per section
    .hint = Three everywhere, or fewer on some sections, as in the prototype: a quicker game.
setup-turn_limit = Turn limit
    .hint = After so many turns of each player the game ends, whatever is built by then. It is there for games that never come to an end.
setup-automa_turn_limit = Turn limit of the automa
    .hint = After so many turns of the automa the game ends, whatever is built by then. It is there for games that never come to an end.
setup-column_conduits = Conduits of the movement column work
    .hint = The three conduits that show the automa's order of movement also move it in every convey turn: a stronger automa.
setup-placed_bridge = Its level III bridge has to be placed
    .hint = The automa scores that bridge only if it lies on the map: a slightly weaker automa.
setup-takes_back = A starved automa helps itself
    .hint = With nothing left to use, the automa first takes its lowest energy back from the Pool.
setup-one_primal = One primal at a time
    .hint = When the automa gains two energies at once, only the first may be primal.

setup-abilities = What { $character } can do
setup-abilities-when = Each ability becomes active when the bridge of its level leaves the character board, I first.
setup-opponent = The automa, your opponent
setup-side = Side of the solo character card
setup-side-random = Either side
    .hint = Which one is left to chance.
setup-modules = Modules

setup-about-sum = Symbols on conduit and tile are added
setup-about-product = Symbols on conduit and tile are multiplied
setup-about-tile = Only symbols on the tile count
setup-about-three = Every section has 3 spaces
setup-about-prototype = One section of each monument has 2 spaces, the last of the Fortress 1
setup-about-normal = For a first game alone
setup-about-hard = The automa drops its weak cards sooner
setup-about-expert = Its strongest cards come early, and two achievements start ahead
setup-about-aureon = The Traveler
setup-about-ignotas = The Guardian
setup-about-multanec = The Artisan
setup-about-rusne = The Bastion
setup-about-freyith = The Guide

## What to expect of a bot

bot-expectation = { $tenths ->
        [0] Alone it hardly ever beats the automa (normal).
        [1] Alone it beats the automa (normal) one time in ten.
        [5] Alone it beats the automa (normal) one time in two.
        [10] Alone it nearly always beats the automa (normal).
       *[other] Alone it beats the automa (normal) { $tenths } times in 10.
    }
