### Aeon's End: nazwy rzeczy ogólnych (stół, poziomy trudności, sugerowane zasoby, zawartość pudełka).

## Stół

thing-gravehold = Gravehold
thing-nemesis = Nemezis
thing-player_1 = Gracz 1
thing-player_2 = Gracz 2
thing-player_3 = Gracz 3
thing-player_4 = Gracz 4
thing-wild = Karta X
thing-breach_1 = Brama I
thing-breach_2 = Brama II
thing-breach_3 = Brama III
thing-breach_4 = Brama IV

## Poziomy trudności

thing-beginner = Początkujący
thing-normal = Normalny
thing-expert = Ekspert
thing-extinction = Zagłada

## Sugerowane zasoby

thing-deck_destruction = Wyniszczenie Talii
thing-free_charges = Ognia!

## Zawartość pudełka

thing-gem_cards = Karty Klejnotów
thing-spell_cards = Karty Zaklęć
thing-relic_cards = Karty Artefaktów
thing-randomizer_cards = Karty Modyfikatorów
thing-nemesis_cards = Karty Nemezis
thing-turn_order_cards = Karty tur
thing-mage_mats = Arkusze Magów
thing-nemesis_mats = Arkusze Nemezis
thing-breach_tiles = Bramy
thing-life_tokens_1 = Żetony Życia, wartość 1
thing-life_tokens_5 = Żetony Życia, wartość 5
thing-charge_tokens = Żetony Ładunków
thing-power_tokens = Żetony Mocy
thing-fury_husk_tokens = Żetony Furii / Karaczanów
thing-life_dials = Wskaźniki
thing-player_number_tokens = Żetony kolejności
thing-stop_cards = Karty STOP
thing-aid_cards = Karty pomocy

## Liczby i cechy, które nadaliśmy sami: czym są

reconstructed-copies = liczba egzemplarzy
