### Bonfire: what people settle before the game.

setup-cities = Colours and cities
setup-way = How this game is played
setup-any-layout = Any layout
    .hint = Tasks lie where chance puts them: an island may have two of the same colour.
setup-one-game = One game against Tom
    .hint = Tom has a city like yours and acts by cards. He pays nothing and scores as you do, but for Guardians. More points win.
setup-colours = Colours
    .hint = Who plays which colour. It changes nothing but the look.
setup-boards = Cities
    .hint = Who builds which city. They differ in the order in which Portals have to be found.
setup-first_game = Gentle layout of Tasks
    .hint = Advice for a first game: no island has two Tasks of the same colour.
setup-challenge = Challenge
    .hint = A series of games against Tom with a handicap that grows with every win: how far do you get?
setup-challenge-course = You begin with a lead of { $start } points. After each game the handicap moves, and the rematch goes on with it. How high can you bring it?
setup-challenge-won = when you win
setup-challenge-draw = for a draw
setup-challenge-lost = when Tom wins
setup-handicap = Handicap
    .hint = Only in the challenge. Above 0 Tom starts with that many points, below 0 you do. A win adds 5, a loss takes 2, a draw changes nothing.
setup-only_if_lacking = Replace only what you lack
    .hint = House rule: yellow tiles, Gold and two for one pay only for what you do not have. Otherwise you may always replace.
setup-specialist_6_gold = The Wanderer may bring Gold
    .hint = House rule: that Specialist lets you take Gold at every stop, too.
setup-countdown_waits = The Countdown waits a round
    .hint = House rule: if the Starting Player brings the Countdown about, its five rounds begin only with that player's next turn.

## After a game of the challenge

series-next = { $challenge ->
        [yes] Challenge: handicap { $handicap }, { $result ->
            [won] won
            [draw] a draw
           *[lost] lost
        }; the next game begins with { $next_handicap }.
       *[no] { "" }
    }

## What to expect of a bot

bot-expectation = { $tenths ->
        [0] Alone it hardly ever beats Tom.
        [1] Alone it beats Tom one time in ten.
        [5] Alone it beats Tom one time in two.
        [10] Alone it nearly always beats Tom.
       *[other] Alone it beats Tom { $tenths } times in 10.
    }
