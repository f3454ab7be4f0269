### Bonfire: first-use tips, each told once when its subject is met (words/tips.toml).

meet-countdown = The Countdown has begun: five more rounds. From now on you may pass and take the points of the tile that lies open.
meet-tom = Tom plays by a card after each of your turns. He pays nothing; the log says what he took and why.
meet-common = A Common Task is met: it scores 4 at the end for everybody who gets so far. Its Neutral Novice goes to the Council for whoever sends it first.
meet-ignite = A Task whose condition is met can be lit. It costs the turn and nothing else, and its Novice brings a bonus.
meet-gnome = Gnomes are paid with tiles and Resources. Specialists help to the end of the game, so they are best early; Elders score at once.
meet-procession = In a Procession every Guardian may walk as many steps as you pay for, and brings the Resource of the space where she stops.
meet-keep = Before a Fate Tile is placed, all action tiles but one are lost. Spend them first, another time.
meet-place = Every symbol brings a tile, and one more for each like symbol in the group that it touches. What a place would bring is told beside it.
meet-task-place = Where the Task goes decides who can stand there: farther right a Guardian scores more, but the path has to reach it.
meet-pay = It can be paid in several ways. Yellow tiles and Gold replace anything, so they are worth saving.
meet-council = The Novice goes to the High Council and brings the bonus of the field that you choose. Every Novice there also brings the Countdown closer.
meet-retrieve = A Guardian of another colour joins your city. She walks your path, brings Resources, and scores 2 to 8 where she stands at a Bonfire.
