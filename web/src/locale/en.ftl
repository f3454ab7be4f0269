### The shell of the web table: everything that is said whatever the game.

## The house

house = Tryptyk
house-tagline = Three modern board games on one table.
loading = Setting the table…
retry = Try again
close = Close
back-home = All games
more = More
language = Language
language-en = English
language-pl = Polski
colours = Colours
colours-auto = System
colours-dark = Night
colours-light = Day
sound = Sounds
sound-on = Soft sounds
sound-off = Silent
ask-ending = Ending a turn
ask-ending-on = Ask if something is left to do
ask-ending-off = At once
scenes = Scenes between choices
scenes-off = None
scenes-quick = Quick
scenes-normal = Normal
scenes-slow = Slow
skip-to-main = Skip to the content
title-turn = ● Your turn
credits = Credits
rules = Rules
gallery = Gallery
not-found = There is nothing at this address.
not-found-more = The link may be incomplete, or the table is not yours to see.

coming = Coming
plain-game = plain board
    .hint = There is no drawn board yet: the game is played on tables and lists, whole and by all its rules.

## Home

play-now = Play now
set-up = Set up
further-games = Further games
further-players = { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $least }–{ $most } players
    }
my-tables = Your tables
my-tables-none = No tables yet. “Play now” sets one in a second.
table-your-turn = Your turn
table-waits = Waiting for { $who }
table-waits-bot = A bot is thinking
table-waits-seats = Waiting for players
table-won = Won
table-shared = Victory shared
table-draw = Draw
table-lost = Lost
table-over = Over
table-choices = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
table-you = You
table-bot = bot
table-free = free seat
table-against = { $players } against { $foe }
table-guided = guided
table-manage = Name or remove “{ $name }”
table-name = Name of the table
table-name-save = Save the name
table-name-hint = Empty, it goes by its game.
table-name-others = Everybody at the table sees the name. Empty, it goes by its game.
table-remove = Remove from my list
table-remove-ask = Remove “{ $name }” from your list?
table-remove-alone = Nobody else sits at this table. It stays below, under “Removed from the list”, and can be put back from there. Left alone for a month, it may be deleted for good.
table-remove-others = Only your list changes: for { $who } the table stays, and so does your seat, so that they may be waiting for you. You find it below, under “Removed from the list”, and can put it back.
table-keep = Keep it
table-removed = “{ $name }” is off your list.
table-put-back = Put it back
tables-past = Finished, or untouched for a month ({ $count })
tables-removed = Removed from the list ({ $count })
tables-removed-hint = What everybody at a table has removed may be deleted for good after a month.
tables-more = Show all ({ $count })
tables-further = Show more
ago-now = just now
ago-minutes = { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
ago-hours = { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
ago-days = { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## Setting up

set-up-title = Set up { $game }
set-up-seats = Who plays
set-up-seats-hint = One person can hold several seats. An invitation is a link for one seat; whoever opens it sits down.
players = Players
seat-number = Seat { $number }
seat-me = Me
seat-invitation = Invitation
seat-bot = Bot
seat-bot-which = Level of the bot
seat-bot-of = Level of the bot at { $seat }
seat-level = level: { $bot }
set-up-spectators = Spectators
set-up-spectators-hint = A separate link lets others watch. They see only what lies open.
set-up-live = We all play at the same time
    .hint = Whoever is away for two minutes can then be replaced, if all others agree. Otherwise that takes a day.
set-up-seed = The same deal as a friend
    .hint = The number of a game deals it again, with the same seats and set-up. Whoever knows it can know what is hidden.
set-up-spectators-switch = Let others watch
set-up-more = More settings
set-up-variants = Variants
    .hint = House rules and rulings. A first game needs none.
set-up-variants-changed = { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
set-up-game = The game
set-up-limits = From { $least } to { $most }.
set-up-place = { $kinds }: { $number }
set-up-nothing = There is nothing to settle: sit down.
set-up-start = To the table
set-up-nobody = At least one seat must be yours or an invitation.
your-name = Your name at tables
your-name-hint = Others see it beside your seat.

## Who you are

you-title = You
you-save = Save
you-saved = Saved
device = Another device
device-hint = Go on with your tables on a phone or another computer: a link, or a code to scan, makes that browser you. A link that you made earlier ends.
device-make = Make a link
device-link = Your own link
device-warning = Whoever has this link is you, with all your seats: keep it to yourself. It works until you end it or make the next one.
device-end = End the link
device-end-done = The link has ended. Browsers that have become yours by it stay so until you sign them out.
sign-out = Signing out
sign-out-hint = A browser that is not yours any more, or that you have lost: sign it out, and it can do nothing in your name.
sign-out-elsewhere = Sign out everywhere else
sign-out-done = { $count ->
        [0] You were signed in nowhere else.
        [one] { $count } other browser was signed out.
       *[other] { $count } other browsers were signed out.
    }
sign-out-here = Sign out here
sign-out-back = You come back to your tables and seats by your own link. Have you kept it?
sign-out-for-good = You have made no link of your own: from this browser nobody comes back to your tables and seats. Make a link first if you want to keep them.
sign-out-yes = Yes, sign me out
sign-out-no = Stay
signed-out = This browser was signed out.
device-title = Your tables on this device
device-text = With this link this browser becomes yours: with your name, your tables and your seats.
device-left = This browser holds { $count ->
        [one] { $count } table
       *[other] { $count } tables
    } of its own, which you would not see any more. To keep them, make a link for another device here first.
device-take = Yes, this is me
device-ended = This link has ended: a newer one was made, or it is incomplete.

## At the table

you = you
somebody = somebody
bot = bot
free-seat = free
present = here
absent = away
people = People
people-now = if it ended now
people-points = { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
people-alone = without a player
people-secret = choosing in secret
turn-of = { $who }
spectating = You are watching
menu = Menu
log = Log
log-empty = Nothing has happened yet.
log-secret = { $who } chose in secret.
log-standing = { $who }: answered by itself.
log-dealt = The game goes on anew from here: what nobody could know was dealt again.
log-back = Back to before this
digest-title = Since your last turn
digest-none = Nothing has changed.
digest-show = Show me
digest-close = Go on
digest-more = { $count ->
        [one] { $count } earlier event
       *[other] { $count } earlier events
    }, all in the log…
ask-you = { $who }, you decide
ask-you-secret = { $who }, you decide, in secret
ask-secret = { $who } chooses in secret
ask-secret-hint = Only you see this until it is turned over.
ask-team = You decide together
ask-team-first = You decide together; the first answer counts
ask-team-propose = You decide together: one proposes, the others agree
ask-turn = { $who }, your move
ask-any = Whoever of you answers first decides
ask-waiting = Waiting for { $who }
ask-thinking = { $who } (bot) is thinking
ask-free = The seat { $who } is still free: send its invitation, or let a bot play it.
ask-watching = This is what happens
ask-over = The game is over
options = What you can do
vitals = At a glance
options-count = { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
options-back = Back to all options
options-back-hint = Back to all options (Escape)
options-ending = Ending
ending-left = You can still do something:
ending-more = and { $count } more
ending-sure = Sure? { $what }
ending-stay = Go on playing
ending-never = Do not ask any more
preview = What it would bring
preview-points = { $who }: { $before } → { $after }
preview-hidden = Something unknown comes to light.
preview-nothing = Nothing changes at once.
standing-always = Always answer so: { $answer }
standing-hint = Questions of this kind are not asked any more. In the menu you can take that back.
standing-left = Questions of this kind are answered by themselves from now on. The menu takes that back.
standing-title = Answered by itself
standing-ask = Ask me again
undo = Undo
undo-hint = Take back the last choice, or the last ones if they were made in one go
batch-hint = One after the other, as if you had chosen each. Undo takes all of them back.
undo-turn = Undo turn
undo-turn-hint = { $count ->
        [one] Back to where the turn began: the last choice
       *[other] Back to where the turn began: { $count } choices
    }
undo-all = Undo all
undo-all-hint = { $count ->
        [one] Take back the last choice
       *[other] Take back the last { $count } choices
    }
undo-cannot = This cannot be taken back just like that
undo-anyway = Take it back anyway
undo-ask = Ask the others
undo-alone-hint = You play alone: nobody minds. But you will know what you have seen.
undo-revealed-hint = If the others agree, what lies hidden is dealt anew.
undo-anew-hint = If something has come to light since, what lies hidden is dealt anew.
undo-waits = { $who } is away: without an answer nothing is taken back.
undo-asked = { $who } asks to go back { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
undo-asked-mine = You have asked the others to go back { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
undo-refused = The others do not agree: the game goes on from here.
hint = Hint
hint-hint = What a bot would do here, and why
hint-thinking = Thinking…
hint-close = Put away
hint-off = Hints off
hint-off-hint = Ask everybody at the table whether there shall be hints
hints-title = Hints
hints-ask = Ask for hints for everybody
hints-end = No hints for anybody
hints-on = Hints are on: everybody has agreed. H shows what a bot would do, and why.
hints-off = Hints are off. You play against each other: they are on once everybody agrees.
hints-off-since = { $who } plays too now, and you play against each other: hints are off until everybody agrees. H asks them all.
hints-asked = { $who } would like hints: everybody could then see what a bot would do, and why. Do you agree?
hints-asked-mine = You would like hints for everybody. Not answered yet: { $who }.
hints-refused = Not everybody wants hints: they stay off.
why-not = Why not?
why-not-title = What cannot be done now, and why
why-not-none = This question has to be answered before anything else, and every answer to it is on offer.
why-not-more = and { $count } more like these
why-rule = Read the rule
go-on = Go on
go-on-hint = Show the next step
turn-begins = { $who } takes the turn
turn-begins-you = Your turn: { $who }
skip = Skip
skip-hint = Show all at once
steps-behind = { $count ->
        [one] { $count } step to show
       *[other] { $count } steps to show
    }
connection-lost = The line is down. You can look around; what you choose waits until it is back.
connection-back = The line is back, and everything is up to date.
invite = Invite
invite-title = Invitations
invite-hint = Send the link, or let it be scanned. Whoever opens it first sits down.
invite-local = This address works only on this machine. To play with others on your network, start “tryptyk serve --host 0.0.0.0” and open the table by this machine's name.
invite-copy = Copy the link
invite-copied = Copied
invite-qr = QR code with the link for { $seat }
watch-link = Link for spectators
watch-end = End the link
deal-chosen = Whoever made this table chose the number from which the game is dealt, and can know what is hidden.
deal-seen = Here somebody went back, alone at the table, to before something came to light: they can know what is hidden.
deal-imported = This table was made from a record: whoever has that file can know what is hidden.
deal-repeated = This game is dealt as one that was played before: whoever played that knows what is hidden.
seat-to-bot = Let a bot play
seat-take-back = Take the seat back
seat-fill-bot = Fill with a bot
seat-played-by-bot = a bot plays for { $who }
seat-stand-in = a bot stands in for { $who }
seat-invite-anew = Invite somebody else
seat-free-from = can be given to somebody else from { $when }
seat-lost = While you were away, your seat was given to { $who }. It stays yours until the game ends.
pace-live = Everybody plays at the same time: whoever is away for two minutes, while a bot stands in, can be replaced by the others. They can take the seat back until the game ends.
pace-days = There is no hurry: only whoever is away for a day, while a bot stands in, can be replaced by the others. They can take the seat back until the game ends.
seat-given = The seat of { $who } is open to somebody else.

## Company

away = { $who } is away.
became-stand-in = { $seat }: a bot stands in for whoever is away.
became-back = { $seat }: whoever was away is back and plays on.
became-invitation = { $seat }: somebody else is invited to this seat.
became-taken = { $seat }: somebody sits down at this seat.
became-bot = { $seat }: a bot plays from now on.
became-own = { $seat }: played by hand again.
stand-in-call = Let a bot stand in
stand-in-begins = A bot stands in for { $who } now. Coming back gives { $who } the seat back at once.
stand-in-ends = { $who } is back and plays on.
seat-taken-over = { $who } has taken over a seat and plays on.
plea-stand-in = { $by } would like a bot to stand in for { $who }, who is away.
plea-stand-in-mine = You have asked the others whether a bot shall stand in for { $who }.
plea-invitation = { $by } would like to invite somebody else to the seat of { $who }, who is away.
plea-invitation-mine = You have asked the others whether somebody else shall be invited to the seat of { $who }.
plea-refused = The others do not agree: the seat stays as it is.
nudge = Nudge { $who }
nudge-done = Nudged.
nudged = { $who } waits for you: it is your turn.
proposes = Propose first
    .hint = What the team is asked together is done when everybody who is here has agreed.
proposal = { $who } proposes: { $what }
proposal-mine = Proposed: { $what }. Waiting for { $who }.
notify-offer = Tell me when it is my turn
notify-decline = No, thanks
notify-example = So you will be told when it is your turn.
notify-on = While this page is out of sight, the browser tells you when it is your turn.
notify-off = The browser shows no notifications from here. The title of this tab still says whose turn it is.
notify-turn = It is your turn.
words = Say something
words-hint = Everybody at the table hears it, in their own language.
words-of-others = Messages
words-on = Shown
words-off = Hidden
word-hello = Hello!
word-luck = Good luck!
word-thanks = Thank you!
word-praise = Well played!
word-sorry = Sorry!
word-thinking = I am thinking…
word-moment = Back in a moment
word-yes = Agreed
word-no = Better not
word-help = I could use some help
point = Point at something
point-hint = Choose the thing that you mean; a click beside it ends this.
pointed = points at { $what }
keys = Keys
keys-title = Keys at the table
keys-options = choose the option with that number; 0 is the tenth. It keeps its number while it is on offer in a turn
keys-e = end the turn, or whatever else stands at the right
keys-g = do in one go what stands last among the options
keys-arrows = go from option to option
keys-enter = choose the option in focus
keys-u = undo
keys-turn = undo the turn, as far as that is fair
keys-l = log
keys-r = rules
keys-p = say again what has happened, and the question
keys-a = the whole table, to be read
keys-read = read aloud: { $what }
keys-w = why not
keys-h = what a bot would do, and why
keys-n = go on from what is said above the options
keys-s = skip what is being shown
keys-esc = close what is open, a group of options too
behind-it = The rules behind it

## By ear

skip-to-options = Skip to what you can do
ear = By ear
ear-repeat = Say again what has happened
ear-readings = Read the table
ear-said = What has happened
ear-times = { $count } times: { $said }
ear-taken-back = { $count ->
        [one] { $count } choice is taken back.
       *[other] { $count } choices are taken back.
    }

## A board of a game's own

board-panels = Parts of the table
board-cannot = Not possible now: click to see why
board-tap-again = Tap again
board-tap-why = Why not?

## A board that no game brings

plain-board = The board
view-seat = Seat
view-players = Players
view-points = Points
view-count = Number
view-turn = Turn
view-round = Round
view-yes = yes
view-no = no
plain-sections = Parts of the board
plain-state = How things stand

## Joining

join-title = You are invited
join-text = { $who } keeps a seat for you at { $game }.
join-somebody = Somebody
join-you = your seat
join-new = The game has not begun yet.
join-running = The game is under way, { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    } in: { $status }
join-sit = Sit down
join-taken = Somebody has taken this seat already.

## The end

end-won = Victory
end-shared = You share the victory
end-draw = A draw
end-lost = Defeat
end-placed = Place { $rank } of { $count }
end-decided = { $count ->
        [one] { $who } wins
       *[other] { $who } share the victory
    }
end-over = The game is over
end-story = The story of the game
end-choices = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
end-scores = Scores
end-ranking = Ranking
end-rank = { $rank }.
end-total = Total
score-sheet = Score sheet
end-tie = Tie-breaker
end-tally = Who did what
end-moments = Moments that stand out
end-series = The course of the series: { $name }
end-series-game = Game { $game }: { $name } { $value }
end-series-next = Next game: { $name } { $value }
end-series-axis = Games of the series
end-replay = Replay
end-rematch = Rematch
end-same = Same deal again
end-same-hint = The very same cards in the same order: you know by now what is coming.
end-easier = Easier: { $what }
end-lessons = What might have helped
lesson-gap = Most is lost at “{ $line }”: { $who } has { $theirs } there, you have { $ours }.
end-board = Look at the board
end-result = Result
end-plot-axis = Choices from the first to the last
end-plot-table = The same as a table
end-moment = Moment
replay-title = Replay
replay-moment = Choice { $number } of { $last }
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-on = One step on
replay-scrub = Moment of the game
replay-follow = Follow
replay-follow-hint = Show whoever acts, and where it happens. Switched off, you look where you like: a click on another mat brings it to the front. (F)
replay-fork = Play on from here
replay-fork-hint = A new table from this moment. What nobody had seen is dealt anew.
replay-leave = Back to the table
replay-start = The game begins.

## Records

record-save = Save the record
record-open = Open a record
record-open-hint = A record is the file that “Save the record” makes at the end of a game; games saved in the terminal open too.
record-refused = The record cannot be opened
record-none = This file is no record of a game.
record-large = This file is too large for the record of a game.
record-game = It is the record of a game that is not on this table: { $game }.
record-rules = It was played under edition { $theirs } of the rules. Under the table's own, { $ours }, it would become another game.
record-unplayable = What is written in it does not follow from the rules; perhaps the file was changed.

## Rules

rules-title = Rules
rules-search = Search the rules
rules-found = { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-none = No clause contains all these words.
rules-chapters = Chapters

## Gallery

gallery-title = { $game }: gallery
gallery-hint = Every component of the box, without starting a game.
gallery-search = Search by name or text
gallery-none = Nothing fits.
gallery-all = Everything
gallery-where = Where it comes from
source-rulebook = rulebook
    .hint = Printed in the rulebook.
source-public = public
    .hint = From public card lists, checked against several.
source-reconstructed = reconstructed
    .hint = Not known to us for certain: reconstructed by the project.
source-partly = Reconstructed by the project, as we do not know it for certain: { $facts }.
    .short = partly reconstructed
source-coined = The name is our own { $languages }.
language-in-en = in English
language-in-pl = in Polish

## Credits

credits-title = Credits
credits-games = Aeon's End, Bonfire and An Age Contrived are the works of their designers and publishers. This is a hobby project without any connection to them. All texts here are our own, and so are the drawings, but for the icons in them.
credits-licences = All licences, word for word
credits-icons = Icons
credits-icons-text = Icons from game-icons.net by the authors below, used under the licence Creative Commons Attribution 3.0 (CC BY 3.0). They are tinted and composed.
credits-fonts = Typefaces
credits-fonts-text = Source Sans 3 (Paul D. Hunt, Adobe) and Grenze (Renata Polastri, Omnibus-Type), both under the SIL Open Font License 1.1.
credits-code = Software
credits-code-text = Tryptyk is open source under the MIT licence. The browser client is made with Svelte and Project Fluent.
credits-author-unknown = other authors of game-icons.net

## What went wrong

error-unreachable = The server cannot be reached. Is it running?
error-unavailable = The server cannot reach its database. It will be asked again…
error-damaged = What is stored of this table is damaged. What can be read of it can be exported.
error-unreadable = This version of the server cannot open the table.
error-fault = Something went wrong. The table is as it was.
error-not-found = This is not there, or not yours to see.
error-forbidden = That is not yours to do.
error-name = This name cannot be read by everybody: leave out characters that are invisible or turn the text around.
error-stale = The table has moved on meanwhile.
error-illegal-choice = That choice is not on offer any more.
error-no-review = This game cannot be played again under the rules of today, so it cannot be reviewed.
error-no-hints = You play against each other: there are hints once everybody at the table has agreed to them.
error-seat-taken = Somebody has taken this seat already.
error-present = They are at the table.
error-absent = They are away and would not hear it.
error-bot-plays = A bot plays this seat already.
error-too-soon = They may still come back: a bot has to stand in for longer first.
error-plea-asked = Something else is being asked already: answer that first.
error-no-request = Nobody asks for this any more.
error-not-waiting = Nobody waits for them just now.
error-nudged = They were nudged less than a minute ago.
error-too-many-requests = Too fast: wait a moment and try again.
error-old-rules = This was played under older rules and cannot be shown again.

## Learning

learn = Learn to play
learn-title = How to play: { $game }
learn-guided = Guided first game
    .hint = A fixed deal with a word at every step. You make every choice yourself, and can leave the guide at any time.
learn-rules = All rules, clause by clause
first-title = Your first game: { $game }
first-goal = What you want
first-end = How it ends
first-guided = Show me
    .hint = A guided first game, with a word at every step. You can leave the guide at any time.
first-play = Just play
guide = Guided first game
guide-step = Step { $number } of { $count }
guide-next = Go on
guide-skip = Skip
guide-leave = Leave the guide
    .hint = The game goes on without it.
guide-watching = See what happens now: “Go on” shows the next step, “Skip” everything at once.
guide-own-way = You go your own way, which is fine. Take a choice back to return to the guide, or leave it and play on.

## Tips, each told once

tip = Tip
tips = Tips
tips-on = When something is new
tips-off = No tips
tip-close = Got it
tips-none = No more tips
    .hint = The menu brings them back.
tip-batch = What is mostly done in a row can be done in one go: press G, or take the last option of the list. Undo takes all of it back.
tip-batch-tap = What is mostly done in a row can be done in one go, by the last option of the list. Undo takes all of it back.
tip-look = Point at any card or piece to see it large, with its text. What is lit can be chosen, on the board or below.
tip-hold = Hold a card or piece to see it large, with its text. What is lit can be chosen, on the board or below.
tip-why = Something that you cannot do? Click it, or "Why not?": the reason and its rule are told.
tip-undo = A choice can be taken back until something new has come to light or somebody else has chosen.
tip-foresee = Point at an option: what it would bring is told above it.
tip-standing = If you always answer such a question in the same way, let it be answered by itself. The menu takes that back.
tip-many = There is much to choose from. Click a piece on the board, and only what begins with it is listed.
tip-hint = Not sure? "Hint" says what a bot would do here, and why.
tip-log = Missed something? The log tells everything that happened, and every game can be watched again.
tip-keys = Everything works by keyboard, too: press ? to see the keys.
