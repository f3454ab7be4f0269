### Bonfire: co mówi pudełko.

game-bonfire = Bonfire
    .pitch = Ognie na wyspach zgasły. Podejmij Zadania, przejdź Ścieżką i rozpal je na nowo.
    .facts = 1–4 osoby · około 90 minut
    .now = Stół od razu: ty przeciw Tomowi, zwykłe przygotowanie
    .goal = W twoim mieście wygasły Ogniska. Przywoź z wysp Zadania, wypełniaj je i rozpalaj: Ogniska i to, co wokół nich zbudujesz, to twoje punkty.
    .end = Każde Ognisko wysyła Nowicjusza do Wysokiej Rady. Gdy jest ich tam siedmiu, zaczyna się Odliczanie: jeszcze pięć rund i wszystko się podlicza. Wygrywasz, gdy masz więcej punktów niż Tom, twój rywal, który działa według kart.
