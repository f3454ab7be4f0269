### What the terminal table says itself, whatever the game.

seat = Player { $number }

## Why a choice cannot be taken back

reason-undo-nothing = There is nothing to take back.
reason-undo-other-seat = The last choice was made by { $seat }: nobody takes back what another player chose.
reason-undo-revealed = Something hidden has come to light since then, so taking it back would not be fair.

## The table

terminal-welcome = { $game }, game number { $seed }. Type ? for help.
terminal-bot-about = Bot ({ $bot }): { $about }
terminal-hint = u undo · h hint · w why not · a always · l log · t texts · r rules · s save · q quit · ?
terminal-team = The team
terminal-over = Game over
terminal-game-over = The game is over after { $choices ->
        [1] { $choices } choice
       *[other] { $choices } choices
    }. Press Enter to leave, n for the next game; l, t, u and s still work.
terminal-total = Total
terminal-draw = A draw: nothing decides between the sides.
terminal-not-over = The game is not over yet: the next one follows from how it ends.
terminal-by-itself = { $seat }: answered by itself.
terminal-standing = From now on, questions like this are answered so: { $option }. a off takes that back.
terminal-asked-again = You are asked everything again.
terminal-batch = g: { $what }
terminal-no-batch = There is nothing to do in one go here.
terminal-no-default = This question has no answer that could be left standing.
terminal-speak-up = You are not asked, but you may speak up. 0 = not in this turn.
terminal-earlier = … { $count ->
        [1] and { $count } earlier event
       *[other] and { $count } earlier events
    }
terminal-unknown = "{ $word }" is no command. Type ? for help.
terminal-no-such-option = { $count ->
        [0] There is nothing to choose.
        [1] There is only option 1.
       *[other] Choose a number from 1 to { $count }.
    }
terminal-undo-limit = { $count ->
        [1] Only the last choice can be taken back.
       *[other] Only the last { $count } choices can be taken back.
    }
terminal-not-asked = You are not asked anything now.
terminal-nothing-blocked = Nothing that you would look for here is forbidden.
terminal-why-hint = The rule itself: r { $clause }
terminal-no-such-thing = Nothing is called "{ $query }". Type t and a name, or t and the number of an option.
terminal-no-such-clause = No rule is found for "{ $query }". Type r and a clause ({ $clause }) or a word.
terminal-more = More: { $names }
terminal-saved = The game is saved in { $file }. To go on with it:
terminal-series-saved = The series is saved in { $file }. To go on with its next game:
terminal-cannot-save = The game cannot be saved in { $file }: { $why }.
terminal-one-number = One choice at a time: "{ $line }" is not the number of an option.
terminal-parts = All of it: { $parts }
terminal-more-rows = { $count ->
        [1] … 1 more row: Enter
       *[other] … { $count } more rows: Enter
    }
terminal-back = Enter: back to the question
terminal-from-start = Enter: from the beginning
terminal-thinking = { $seat } is thinking …
terminal-bot = The bot
terminal-overwrite = { $file } exists already. Shall this game take its place, and what is in it be lost? (yes or no)
terminal-left-as-it-is = { $file } exists already and is left as it is: name another file.
terminal-leave-unsaved = Shall you leave all the same, and the game be lost? (yes or no)
terminal-yes = y yes
terminal-goodbye = Until next time.

## Help

keys-number = 3
help-number = choose option 3
help-part = all of this part: { $part } (Enter goes back)
keys-g = g
help-g = do in one go what stands under the options; u takes all of it back
keys-u = u, u 2
help-u = take back your last choice, or the last two
keys-h = h
help-h = what a bot would do here, and why
keys-w = w, w { $thing }
help-w = what cannot be done now and why (only what names the word)
keys-a = a, a off
help-a = always answer questions like this by their default; ask again
keys-l = l, l 50
help-l = what happened lately
keys-t = t, t { $thing }
help-t = texts of the cards in question, of a card, of option 3 (t 3)
keys-r = r { $clause }
help-r = the rule of that number; r cast: the rules that use a word
keys-s = s, s file
help-s = save the game, in a file of your own if you name one; nothing is written over unasked
keys-n = n
help-n = after the end: the next game of the series
keys-q = q
help-q = leave; the game is saved
