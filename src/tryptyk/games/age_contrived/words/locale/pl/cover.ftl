### Wiek cudów: co mówi pudełko.

game-age_contrived = Wiek cudów
    .pitch = Wygnani bogowie wznoszą cuda z energii i mosiądzu, a machina każdego z nich nigdy nie staje.
    .facts = 1–5 osób · około 120 minut
    .now = Stół od razu: ty przeciw automie, zwykłe przygotowanie
