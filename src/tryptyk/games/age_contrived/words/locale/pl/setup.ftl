### Wiek cudów: co ustala się przed grą.

setup-characters = Postacie
    .hint = Kto wciela się w które bóstwo. Każde ma własne zdolności, mosty i początkową energię.
setup-automa = Postać automy
    .hint = Kim gra automa i którą stroną karty postaci solo. Musi to być inne bóstwo niż twoje.
setup-difficulty = Poziom trudności
    .hint = Jak silna jest automa.
setup-advanced_setup = Początkowa energia według uznania
    .hint = Zamiast iść za kartami szybkiego startu, wszyscy w tajemnicy rozmieszczają początkową energię.
setup-bridge_draft = Rozmieszczanie neutralnych mostów
    .hint = Neutralne mosty kładą po kolei sami gracze, gdzie chcą, zamiast zostawiać to losowi.
setup-divine_wind = Boski wiatr
    .hint = Każdy dostaje kafelek, który uzupełnia naraz dwa kafle albo, zachowany do końca, jest wart 5 PZ. Dobry na pierwszą grę.
setup-no_abilities = Bez zdolności
    .hint = Prostsza gra: postacie nie mają zdolności, a mosty poziomu III nie dają punktów.
setup-conduit_movement = Ruch z przekaźników
    .hint = Ile ruchu daje przekaźnik, który pasuje do kafla pod nim. Zasady można tu czytać na kilka sposobów.
setup-section_spaces = Pola fragmentów
    .hint = Wszędzie po trzy albo na niektórych fragmentach mniej, jak w prototypie: gra jest wtedy szybsza.
setup-turn_limit = Limit tur
    .hint = Po tylu turach każdego gracza gra się kończy, cokolwiek do tej pory zbudowano. To zabezpieczenie na wypadek gry, która nie chce się skończyć.
setup-automa_turn_limit = Limit tur automy
    .hint = Po tylu turach automy gra się kończy, cokolwiek do tej pory zbudowano. To zabezpieczenie na wypadek gry, która nie chce się skończyć.

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
