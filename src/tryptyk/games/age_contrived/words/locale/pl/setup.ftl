### Wiek cudów: co ustala się przed grą.

setup-characters = Postacie
    .hint = Kto wciela się w które bóstwo. Każde ma własne zdolności, mosty i początkową energię.
setup-automa = Postać automy
    .hint = Kim gra automa i którą stroną karty postaci solo; przy samym imieniu bóstwa stronę wybiera los. Musi to być inne bóstwo niż twoje.
setup-difficulty = Poziom trudności
    .hint = Jak silna jest automa.
setup-advanced_setup = Początkowa energia według uznania
    .hint = Zamiast iść za kartami szybkiego startu, wszyscy w tajemnicy rozmieszczają początkową energię.
setup-bridge_draft = Rozmieszczanie neutralnych mostów
    .hint = Neutralne mosty rozkładają po kolei sami gracze, a nie los.
setup-divine_wind = Boski wiatr
    .hint = Każdy dostaje kafelek, który uzupełnia naraz dwa kafle albo, zachowany do końca, jest wart 5 PZ. Dobry na pierwszą grę.
setup-no_abilities = Bez zdolności
    .hint = Prostsza gra: postacie nie mają zdolności, a mosty poziomu III nie dają punktów.
setup-conduit_movement = Ruch z przekaźników
    .hint = Ile ruchu daje przekaźnik, który pasuje do kafla pod nim. Zasady można w tym miejscu rozumieć na kilka sposobów.
setup-section_spaces = Pola fragmentów
    .hint = Wszędzie po trzy albo na niektórych fragmentach mniej, jak w prototypie: gra jest wtedy szybsza.
setup-turn_limit = Limit tur
    .hint = Gdy każdy gracz rozegra tyle tur, gra się kończy, cokolwiek do tej pory zbudowano. To zabezpieczenie na wypadek gry, która nie chce się skończyć.
setup-automa_turn_limit = Limit tur automy
    .hint = Gdy automa rozegra tyle tur, gra się kończy, cokolwiek do tej pory zbudowano. To zabezpieczenie na wypadek gry, która nie chce się skończyć.
setup-column_conduits = Przekaźniki z kolumny ruchu działają
    .hint = Trzy przekaźniki wskazujące kolejność ruchów automy poruszają nią też w każdej turze rozwinięcia: automa jest silniejsza.
setup-placed_bridge = Most III automy musi leżeć na mapie
    .hint = Automa punktuje za ten most tylko wtedy, gdy leży on na mapie: jest odrobinę słabsza.
setup-takes_back = Automa bez energii pomaga sobie sama
    .hint = Gdy nie ma już czego użyć, automa najpierw odbiera z Puli swoją najniższą energię.
setup-one_primal = Po jednej pierwotnej energii
    .hint = Gdy automa zyskuje naraz dwie energie, pierwotna może być tylko pierwsza z nich.

setup-abilities = Co potrafi { $character }
setup-abilities-when = Każda zdolność zaczyna działać, gdy most jej poziomu opuści planszę postaci: najpierw I.
setup-opponent = Automa, twój przeciwnik
setup-side = Strona karty postaci solo
setup-side-random = Dowolna strona
    .hint = O tym, która, decyduje los.
setup-modules = Moduły

setup-about-sum = Symbole przekaźnika i kafla się dodaje
setup-about-product = Symbole przekaźnika i kafla się mnoży
setup-about-tile = Liczą się tylko symbole na kaflu
setup-about-three = Każdy fragment ma 3 pola
setup-about-prototype = Jeden fragment każdego monumentu ma 2 pola, a ostatni fragment Twierdzy 1
setup-about-normal = Na pierwszą grę w pojedynkę
setup-about-hard = Automa szybciej pozbywa się słabych kart
setup-about-expert = Najsilniejsze karty przychodzą wcześnie, a dwa osiągnięcia zaczynają bliżej celu
setup-about-aureon = Podróżnik
setup-about-ignotas = Strażnik
setup-about-multanec = Rzemieślnik
setup-about-rusne = Bastion
setup-about-freyith = Kierująca

## Czego spodziewać się po bocie

bot-expectation = { $tenths ->
        [0] Sam prawie nigdy nie wygrywa z automą (poziom normalny).
        [1] Sam wygrywa z automą (poziom normalny) raz na dziesięć gier.
        [5] Sam wygrywa z automą (poziom normalny) co drugą grę.
        [10] Sam prawie zawsze wygrywa z automą (poziom normalny).
       *[other] Sam wygrywa z automą (poziom normalny) { $tenths } razy na 10 gier.
    }
