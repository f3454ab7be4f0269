title = The Pot
game-toy = The Pot
    .pitch = Fill the pot, one after another.

picture-part-b = table
thing-pot = The pot
    .text = Whoever adds to it gets what was added as points.
thing-deck = The deck
    .text = Every card is a point.

prompt-ready = Are you ready?
prompt-move = The pot holds { $pot }. Your move?
prompt-who = Who goes next?
prompt-sure = Keep the card?
prompt-bid = How much do you bid, in secret?
prompt-toast = Raise a glass to { $seat }?
question-toast = Whether to raise a glass

option-add = Add { $amount }
option-draw = Draw a card
option-skip = Skip the turn, as { $seat }
option-seat = { $seat }
option-keep = Keep it
option-yes = Yes
option-bid = Bid { $amount }
option-join = Join in
option-stay = Stay seated

event-pot = The pot holds { $amount }.
event-drawn = { $seat } draws a card.
event-card = It is the card { $card }.
event-bid-made = { $seat } has bid.
event-bid = { $seat } bid { $amount }.
event-toast = { $seat } raises a glass to { $host }.

remark-left = { $count } left

reason-deck-empty = The deck is empty.

term-victory = it wins
    .less = it does not win
term-cards = a card more in hand
    .less = a card less in hand
term-pot = the pot fills up more slowly
    .less = the pot fills up faster

outcome-full = The pot is full.
score-pot = Added to the pot
score-cards = Cards
score-bid = Bid
score-handicap = Handicap
score-house = The house
side-house = The house

board-players = Players
board-player = { $name }, points: { $points }
board-pot = The pot holds { $pot } of { $limit }
board-deck = The deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-card = Card { $card }
board-no-cards = no cards

kind-component = component
kinds-component = Components
figure-pot = The pot

setup-limit = The pot's limit
    .hint = When it is reached, the game is over.
setup-cards = Cards in the deck
    .hint = None for a game without luck.
setup-secret = Bids in secret
    .hint = Before the first move, everybody bids without telling.
setup-toasts = Toasts
    .hint = Whoever adds two is drunk to.
setup-handicap = Handicap of the first player
    .hint = It follows from the last game of a series.

vital-pot = The pot
    .value = { $pot } of { $limit }
vital-cards = Cards
    .value = { $count }
