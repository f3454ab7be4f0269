### Bots: the levels that people choose from, and names that older tables hold. What to expect of a level in a game is
### in the game's own words (bot-expectation).

bot-easy = Easy
    .hint = Slips at some of the choices that matter: for a first game.
bot-normal = Normal
    .hint = Looks one choice ahead.
bot-hard = Hard
    .hint = Plays a few options on in its mind where it matters.
bot-expert = Expert
    .hint = Plays many options on in its mind, and takes its time.
bot-random = Random
bot-greedy = Greedy
bot-search = Thinker
