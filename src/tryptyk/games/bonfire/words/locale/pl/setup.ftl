### Bonfire: co ustala się przed grą.

setup-cities = Kolory i miasta
setup-way = Jak gramy
setup-any-layout = Dowolny rozkład
    .hint = Zadania leżą tam, gdzie rzuci je los: na jednej wyspie mogą być dwa tego samego koloru.
setup-one-game = Jedna gra przeciw Tomowi
    .hint = Tom ma takie samo miasto i działa według kart. Za nic nie płaci, a punktuje tak jak ty, tylko nie za Strażniczki. Wygrywa, kto ma więcej punktów.
setup-colours = Kolory
    .hint = Kto gra którym kolorem. Zmienia się tylko wygląd.
setup-boards = Miasta
    .hint = Kto buduje które miasto. Różnią się kolejnością, w jakiej trzeba zdobywać Portale.
setup-first_game = Łagodny rozkład Zadań
    .hint = Rada na pierwszą grę: na żadnej wyspie nie ma dwóch Zadań tego samego koloru.
setup-challenge = Wyzwanie
    .hint = Seria gier przeciw Tomowi z Utrudnieniem, które rośnie z każdą wygraną: jak daleko zajdziesz?
setup-challenge-course = Zaczynasz z przewagą { $start } punktów. Po każdej grze Utrudnienie się zmienia i obowiązuje w rewanżu. Jak wysoko je doprowadzisz?
setup-challenge-won = za wygraną
setup-challenge-draw = za remis
setup-challenge-lost = za przegraną
setup-handicap = Utrudnienie
    .hint = Tylko w Wyzwaniu. Powyżej 0 tyle punktów na start ma Tom, poniżej 0 masz je ty. Wygrana dodaje 5, przegrana odejmuje 2, remis nic nie zmienia.
setup-only_if_lacking = Zastępować można tylko to, czego brakuje
    .hint = Zasada domowa: żółte żetony, Złoto i dwa za jeden płacą tylko za to, czego nie masz. Bez niej zastępować wolno zawsze.
setup-specialist_6_gold = Wędrowiec przynosi też Złoto
    .hint = Zasada domowa: z tym Specjalistą na każdym polu Ścieżki można wziąć także Złoto.
setup-countdown_waits = Odliczanie czeka rundę
    .hint = Zasada domowa: jeśli Odliczanie wywołuje Gracz Rozpoczynający, jego pięć rund zaczyna się dopiero od następnej tury tego gracza.

## Po grze w Wyzwaniu

series-next = { $challenge ->
        [yes] Wyzwanie: Utrudnienie { $handicap }, { $result ->
            [won] wygrana
            [draw] remis
           *[lost] przegrana
        }; następna gra zaczyna się z Utrudnieniem { $next_handicap }.
       *[no] { "" }
    }

## Czego spodziewać się po bocie

bot-expectation = { $tenths ->
        [0] Sam prawie nigdy nie wygrywa z Tomem.
        [1] Sam wygrywa z Tomem raz na dziesięć gier.
        [5] Sam wygrywa z Tomem co drugą grę.
        [10] Sam prawie zawsze wygrywa z Tomem.
       *[other] Sam wygrywa z Tomem { $tenths } razy na 10 gier.
    }
