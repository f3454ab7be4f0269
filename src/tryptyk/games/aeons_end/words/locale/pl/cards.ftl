### Aeon's End: Klejnoty, Artefakty i Zaklęcia. [aether], [damage], [life] i [charge] stają się na ekranie ikonami.
### .text = efekt (Zaklęcia: efekt Aktywacji), .prepped = gdy Zaklęcie jest przygotowane, .gain = przy pozyskaniu.

## Klejnoty

thing-jade = Jadeit
    .text = Pozyskaj 2 [aether].
thing-sifters_pearl = Perła Poławiacza
    .text = Pozyskaj 2 [aether]. Następnie każdy gracz, ty również, odkrywa wierzchnią kartę swojej talii i decyduje, czy ją tam zostawić, czy odrzucić.
thing-vriswood_amber = Bursztyn V'riswood
    .text = Pozyskaj 2 [aether].
    .gain = Niezależnie od tego, w jaki sposób pozyskujesz tę kartę, możesz położyć ją na wierzchu swojej talii zamiast na stosie kart odrzuconych.
thing-diamond_cluster = Skupisko Diamentów
    .text = Pozyskaj 2 [aether]. Dokładnie drugie Skupisko Diamentów zagrane przez ciebie w danej turze daje zamiast tego 4 [aether].
thing-searing_ruby = Ognisty Rubin
    .text = Pozyskaj 2 [aether] na dowolny cel oraz 1 [aether] wyłącznie na pozyskanie Zaklęcia.
thing-burning_opal = Płonący Opal
    .text = Pozyskaj 3 [aether]. Możesz odrzucić kartę z ręki; jeśli to zrobisz, wybrany przez ciebie sojusznik dobiera kartę.
thing-clouded_sapphire = Przyćmiony Szafir
    .text = Pozyskaj 3 [aether]. Pierwszy Przyćmiony Szafir zagrany przez ciebie w danej turze daje też wybranemu sojusznikowi 1 [charge].

## Artefakty

thing-flexing_dagger = Zakrzywiony Sztylet
    .text = Wybierz jedno: twoje następne wzmocnienie lub otwarcie Bramy w tej turze kosztuje o 3 [aether] mniej (najmniej 0); ALBO zniszcz tę kartę i zadaj 1 [damage].
thing-bottled_vortex = Wir w Butelce
    .text = Zniszcz tę kartę, a potem także do 2 innych swoich kart z ręki lub stosu kart odrzuconych, w dowolnym podziale. Następnie dobierz kartę.
thing-unstable_prism = Niestabilny Pryzmat
    .text = Wybierz jedno: użyj Klejnotu z ręki, rozpatrując jego efekt dwa razy, jakby zagrano go dwukrotnie, po czym zniszcz ten Klejnot; ALBO pozyskaj 2 [aether].
thing-blasting_staff = Kostur Spustoszenia
    .text = Możesz aktywować jedno Zaklęcie przygotowane przez ciebie w tej turze; zadaje ono o 2 [damage] więcej.
thing-focusing_orb = Kula Wzmocnienia
    .text = Wybierz jedno: wzmocnij za darmo zamkniętą Bramę dowolnego gracza; ALBO zniszcz tę kartę, a Gravehold odzyskuje 3 [life].
thing-mages_talisman = Amulet Maga
    .text = Ty i wybrany przez ciebie sojusznik pozyskujecie po 1 [charge].

## Zaklęcia

thing-phoenix_flame = Płomień Feniksa
    .text = Zadaj 2 [damage]. Możesz stracić 1 [charge], by zamiast tego zadać 4 [damage].
thing-spectral_echo = Upiorny Pogłos
    .text = Zadaj 2 [damage]. Możesz zniszczyć kartę z ręki.
thing-amplify_vision = Poszerzone Widzenie
    .text = Najpierw wzmocnij za darmo tę ze swoich zamkniętych Bram, która ma najniższy koszt wzmocnienia. Potem zadaj 2 [damage] lub, jeśli wszystkie twoje Bramy są już otwarte, 3 [damage].
thing-ignite = Podpalenie
    .text = Zadaj 2 [damage]. Wybrany przez ciebie sojusznik pozyskuje 1 [charge].
thing-lava_tendril = Pnącze Magmy
    .text = Zadaj 3 [damage].
    .prepped = Na koniec swojej fazy aktywacji zadaj 1 [damage]. Nie jest to aktywacja, więc Brama nie dodaje obrażeń.
thing-dark_fire = Mroczny Płomień
    .text = Odrzuć z ręki do 2 kart i zadaj jednemu celowi po 3 [damage] za każdą z nich.
thing-essence_theft = Kradzież Świadomości
    .text = Zadaj 3 [damage]. Możesz odrzucić kartę z ręki; jeśli to zrobisz, wybrany przez ciebie gracz odzyskuje 1 [life].
thing-feral_lightning = Dziki Piorun
    .text = Zadaj 3 [damage].
    .prepped = Możesz przygotować to Zaklęcie na zamkniętej Bramie, nawet jeśli nie została ona wzmocniona w tej turze.
thing-oblivion_swell = Mistrz Zapomnienia
    .text = Zadaj 2 [damage]. Możesz odrzucić z ręki Klejnot, by zwiększyć te obrażenia o jego koszt.
    .prepped = Raz na turę, w swojej fazie głównej, możesz pozyskać 1 [aether].
thing-chaos_arc = Arka Chaosu
    .text = Zadaj 3 [damage] i dodatkowo po 2 [damage] za każde Zaklęcie wciąż przygotowane na Bramie przylegającej do tej, z której aktywowano Arkę Chaosu.
thing-planar_insight = Zmysł Wymiarów
    .text = Zadaj 2 [damage] i dodatkowo po 1 [damage] za każdą swoją otwartą Bramę.
thing-wildfire_whip = Ognisty Bicz
    .text = Zadaj 4 [damage].
    .prepped = Raz na turę, w swojej fazie głównej, możesz zapłacić 2 [aether], by aktywować jedno przygotowane Zaklęcie dowolnego gracza.
thing-arcane_nexus = Nieprzeniknione Ogniwo
    .text = Zadaj 4 [damage].
    .prepped = Raz na turę, w swojej fazie głównej, możesz wziąć z powrotem na rękę jeden Klejnot zagrany przez ciebie w tej turze.
thing-consuming_void = Nieokiełznana Czeluść
    .text = Zniszcz do 2 kart z ręki i zadaj jednemu celowi po 3 [damage] za każdą z nich.

## Karty początkowe

thing-crystal = Kryształ
    .text = Pozyskaj 1 [aether].
thing-spark = Iskra
    .text = Zadaj 1 [damage].
thing-amethyst_shard = Odłamek Ametystu
    .text = Pozyskaj 1 [aether]. Wybrany przez ciebie sojusznik może dobrać kartę; jeśli to zrobi, odrzuca potem kartę z ręki.
thing-buried_light = Pogrzebany Blask
    .text = Zadaj 1 [damage]. Pozyskaj 1 [aether] do wydania jeszcze w tej turze.
thing-moonstone_shard = Kamień Księżycowy
    .text = Pozyskaj 1 [aether] na dowolny cel oraz 1 [aether] wyłącznie na pozyskanie Klejnotu.
thing-emerald_shard = Odłamek Szmaragdu
    .text = Wybierz jedno: pozyskaj 1 [aether]; ALBO wybrany przez ciebie gracz odzyskuje 1 [life].
thing-quartz_shard = Odłamek Kwarcu
    .text = Pozyskaj 1 [aether]. Odkryj wierzchnią kartę talii tur, a potem odłóż ją na wierzch lub na spód. Jeśli to karta tury gracza (karta X też się liczy), pozyskaj jeszcze 1 [aether].
thing-garnet_shard = Odłamek Granatu
    .text = Wybierz jedno: pozyskaj 1 [aether]; ALBO aktywuj jedno przygotowane Zaklęcie dowolnego gracza.
thing-tourmaline_shard = Odłamek Turmalinu
    .text = Pozyskaj 1 [aether]. Wybrany przez ciebie sojusznik może przyjąć 1 [damage]; jeśli to zrobi, niszczy kartę ze swojej ręki.
thing-flare = Blask
    .text = Odkryj wierzchnią kartę talii tur i odłóż ją na wierzch. Jeśli to karta tury gracza (karta X też się liczy), zadaj 3 [damage], a w przeciwnym razie 1 [damage].

## Możliwości połączone słowem ALBO i własne pytania

prompt-may-amethyst_shard = { $source }: czy dobierasz kartę, by potem jedną odrzucić?
prompt-may-phoenix_flame = { $source }: czy tracisz 1 [charge], by zadać 4 [damage] zamiast 2 [damage]?
prompt-may-tourmaline_shard = { $source }: czy przyjmujesz 1 [damage], by zniszczyć kartę z ręki?
prompt-may-vriswood_amber = { $source }: czy kładziesz tę kartę na wierzchu swojej talii?
prompt-player-amethyst_shard = { $source }: który sojusznik może dobrać kartę, by potem jedną odrzucić?
prompt-player-burning_opal = { $source }: który sojusznik dobiera kartę?
prompt-player-clouded_sapphire = { $source }: który sojusznik pozyskuje 1 [charge]?
prompt-player-emerald_shard = { $source }: kto odzyskuje 1 [life]?
prompt-player-essence_theft = { $source }: kto odzyskuje 1 [life]?
prompt-player-ignite = { $source }: który sojusznik pozyskuje 1 [charge]?
prompt-player-mages_talisman = { $source }: który sojusznik pozyskuje 1 [charge]?
prompt-player-tourmaline_shard = { $source }: który sojusznik może przyjąć 1 [damage] i zniszczyć kartę z ręki?
prompt-discard-burning_opal = { $source }: czy odrzucasz kartę, by sojusznik dobrał kartę?
prompt-discard-dark_fire = { $source }: czy odrzucasz kartę, by zadać za nią 3 [damage]? (najwyżej { $left })
prompt-discard-essence_theft = { $source }: czy odrzucasz kartę, by gracz odzyskał 1 [life]?
prompt-discard-oblivion_swell = { $source }: czy odrzucasz Klejnot, by jego koszt zwiększył [damage]?
prompt-destroy-bottled_vortex = { $source }: czy niszczysz kartę z ręki lub ze stosu kart odrzuconych? (najwyżej { $left }) Potem dobierasz kartę.
prompt-destroy-consuming_void = { $source }: czy niszczysz kartę, by zadać za nią 3 [damage]? (najwyżej { $left })
prompt-destroy-spectral_echo = { $source }: czy niszczysz kartę z ręki?
prompt-choose_card-unstable_prism = { $source }: który Klejnot zagrywasz dwa razy, a potem niszczysz?
prompt-take_card-arcane_nexus = { $source }: który Klejnot zagrany w tej turze wraca na twoją rękę?
prompt-cast_spell-blasting_staff = { $source }: które Zaklęcie przygotowane w tej turze od razu aktywujesz, by zadało o 2 [damage] więcej?
or-emerald_shard-aether = Pozyskaj 1 [aether]
or-emerald_shard-life = Gracz odzyskuje 1 [life]
or-flexing_dagger-breach = Następne wzmocnienie lub otwarcie Bramy w tej turze tańsze o 3 [aether]
or-flexing_dagger-damage = Zniszcz tę kartę i zadaj 1 [damage]
or-focusing_orb-focus = Wzmocnij zamkniętą Bramę dowolnego gracza
or-focusing_orb-gravehold = Zniszcz tę kartę, a Gravehold odzyskuje 3 [life]
or-garnet_shard-aether = Pozyskaj 1 [aether]
or-garnet_shard-cast = Aktywuj przygotowane Zaklęcie dowolnego gracza
or-unstable_prism-aether = Pozyskaj 2 [aether]
or-unstable_prism-gem = Użyj Klejnotu z ręki dwa razy, po czym go zniszcz
