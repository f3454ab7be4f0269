### Boty: poziomy do wyboru i nazwy, które noszą starsze stoły. Czego spodziewać się po poziomie w danej grze, mówią
### słowa tej gry (bot-expectation).

bot-easy = Łatwy
    .hint = W ważnych chwilach czasem się myli: na pierwszą grę.
bot-normal = Zwykły
    .hint = Patrzy o jeden wybór naprzód.
bot-hard = Trudny
    .hint = W ważnych chwilach rozgrywa kilka opcji w myślach.
bot-expert = Ekspert
    .hint = Rozgrywa w myślach wiele opcji i myśli dłużej.
bot-random = Losowy
bot-greedy = Zachłanny
bot-search = Myśliciel
