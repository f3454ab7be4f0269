### Bonfire: co mówi obraz stołu w terminalu.

colour-blue = niebieskie
colour-red = czerwone
colour-yellow = żółte

picture-part-b = plansza
picture-part-m = miasto i Obszar Losu
picture-part-o = pozostali
picture-turn = Tura { $turn } · Nowicjusze w Wysokiej Radzie: { $novices } z { $needed }
picture-countdown = kafelek Odliczania { $number }
picture-islands = Wyspy
picture-wheel = Wielkie Ognisko
picture-council = Wysoka Rada
picture-paths = Kafelki Ścieżki (stos: { $count })
picture-gnomes = Gnomy (talia: { $count })
picture-city = Miasto ({ $colour }) · { $points } [points]
picture-places = Pozycja
picture-task = Zadanie
picture-guardian = Przy Ognisku
picture-portal = Portal
picture-path = Ścieżka
picture-on-path = Strażniczka
picture-start = Obszar startowy: { $guardians }
picture-own-gnomes = Gnomy: { $gnomes }
picture-fate = Obszar Losu
picture-column-top = wierzch
picture-column-bottom = spód
picture-column = Pozostałe kafelki Losu: { $count }
picture-supply = Zasoby osobiste
picture-harbour = przystań
picture-ship = Statek: { $island }
picture-offerings = Ofiary: { $tokens }
picture-others = Pozostali · [ ] Portale · [path] Ścieżka · [gnome] Gnomy · [guardian] Strażniczki
picture-passed = pas
picture-out = poza grą
picture-tom = kart w talii: { $cards }, pełnych przejść: { $passes }
picture-counts = { $points }[points] · Ogniska { $lit }/{ $tasks } [ ]×{ $portals } [path]×{ $paths } [gnome]×{ $gnomes } [guardian]×{ $guardians }

## Pomoc

picture-legend = C4 czerwone Zadanie za 4   △ Zadanie   △✓ spełnione   ▲ płonące Ognisko   ( ) brak Portalu   [ ] Portal w mieście   ▶ wskazuje Wielkie Ognisko   C•• Ofiary (Czerwony)   ⛵CZ Statki (Czerwony, Zielony)   C Z T Nowicjusze (Czerwony, Zielony, Tom)   ○ Neutralny Nowicjusz   (○) leżący   Ogniska 2/5 płonące / Zadania   ♀×2 Strażniczki   ♀2 żetony Akcji
