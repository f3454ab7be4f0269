### Wiek cudów: energie, tory, symbole, wartości opcji przygotowania, zawartość pudełka.

## Energia

thing-compass = Kompas
    .text = Energia. Aktywowany, trafia na nowe miejsce: do Puli, na fragment albo na osiągnięcie.
thing-magnet = Magnes
    .text = Energia. Aktywowany, trafia na puste pole aktywnego kafla.
thing-rose = Róża
    .text = Energia. Aktywowana, zostaje wyczerpana i daje ruch o najwyżej 2: postacią albo na jednym torze.
thing-primal = Pierwotna energia
    .text = Energia, która pasuje do każdego pola fragmentu. Aktywowana, robi tylko to, na co pozwala jej zdolność.
thing-any = Dowolny rodzaj
    .text = Energia takiego rodzaju, jaki wybierzesz.

## Energia w zdaniach: kogo, co

energy-compass = kompas
energy-magnet = magnes
energy-rose = różę
energy-primal = pierwotną energię

## Ruch: symbole i to, czym można się poruszać

thing-boot = But
    .text = Ruch postacią po mapie.
thing-monument = Monument
    .text = Ruch na torze monumentu.
thing-pillar = Filar
    .text = Ruch na torze filaru.
thing-character = Postać
    .text = Bóstwo, w które się wcielasz, i jego figurka na mapie.
thing-monument_track = Tor monumentu
    .text = Cztery pola. Energię z najwyższego można związać z monumentem tam, gdzie jest twoja postać lub twój most.
thing-pillar_track = Tor filaru
    .text = Cztery pola. Energię z najwyższego można związać z filarem tam, gdzie jest twoja postać lub twój most.
moving-character = Ruch postacią
moving-monument_track = Ruch na torze monumentu
moving-pillar_track = Ruch na torze filaru
moving-boot = Ruch postacią
moving-monument = Ruch na torze monumentu
moving-pillar = Ruch na torze filaru
track-of-monument_track = toru monumentu
track-of-pillar_track = toru filaru
track-on-monument_track = na torze monumentu
track-on-pillar_track = na torze filaru
track-onto-monument_track = na tor monumentu
track-onto-pillar_track = na tor filaru
conduit-boot = przekaźnik buta
conduit-monument = przekaźnik monumentu
conduit-pillar = przekaźnik filaru

## Rzędy kafla, strony mostu, pola punktowania osiągnięcia

row-upper = górny rząd
row-lower = dolny rząd
space-left = lewe pole, 2 [points] za każdą związaną energię tego rodzaju
space-right = prawe pole, 5 [points]

## Wartości opcji przygotowania

thing-sum = Suma
    .text = Pasujący przekaźnik daje tyle ruchu, ile jest symboli na nim i na kaflu razem.
thing-product = Iloczyn
    .text = Pasujący przekaźnik daje tyle ruchu, ile wynosi iloczyn symboli na nim i na kaflu.
thing-tile = Kafel
    .text = Pasujący przekaźnik daje tyle ruchu, ile symboli jest na kaflu pod nim.
thing-three = Trzy
    .text = Każdy fragment ma 3 pola.
thing-prototype = Jak w prototypie
    .text = W każdym monumencie jeden fragment ma mniej pól.

## W pudełku

thing-box_game_board = Plansza
thing-box_benefit_token = Kafelki premii monumentów
thing-box_upgraded_transmutation_tile = Ulepszone kafle transmutujące
thing-box_monument = Monumenty
thing-box_monument_randomizer_token = Żetony losowania monumentów
thing-box_beacon_solo_token = Żeton Latarni do gry solo
thing-box_neutral_bridge = Kafelki neutralnych mostów
thing-box_patron_token = Żetony opiekunów monumentów
thing-box_divine_wind_token = Kafelki boskiego wiatru
thing-box_monument_frame = Ramy monumentów
thing-box_achievement_tile = Kafelki osiągnięć
thing-box_first_player_marker = Znacznik pierwszego gracza
thing-box_conduit = Kafelki przekaźników
thing-box_quick_start_card = Karty szybkiego startu
thing-box_upgraded_action_tile = Kafelki ulepszonych akcji
thing-box_help_sheet = Arkusze pomocy
thing-box_transmuter = Maszyny transmutujące
thing-box_energy_token = Płytki energii
thing-box_character_board = Plansze postaci
thing-box_character_bridge = Kafelki mostów postaci
thing-box_miniature = Figurki postaci
thing-box_basic_action_tile = Kafelki akcji
thing-box_channel_token = Żetony kanału
thing-box_basic_transmutation_tile = Kafle transmutujące
thing-box_solo_board = Plansza solo
thing-box_achievement_progress_tile = Kafelki postępu osiągnięć
thing-box_solo_character_card = Karty postaci solo
thing-box_automa_card = Karty automy

## Liczby i cechy, które nadaliśmy sami: czym są

reconstructed-b = strona B
reconstructed-bonus = premia
reconstructed-colour = kolor
reconstructed-copies = liczba egzemplarzy
reconstructed-spaces = pola
reconstructed-symbols = symbole
reconstructed-x = miejsce na mapie
reconstructed-y = miejsce na mapie
