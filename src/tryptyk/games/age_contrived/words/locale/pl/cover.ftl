### Wiek cudów: co mówi pudełko.

game-age_contrived = Wiek cudów
    .pitch = Wygnani bogowie wznoszą cuda z energii i mosiądzu, a machina każdego z nich nigdy nie staje.
    .facts = 1–5 osób · około 120 minut
    .now = Stół od razu: ty przeciw automie, zwykłe przygotowanie
    .goal = Wcielasz się w wygnane bóstwo, a twoja maszyna to taśma pełna energii. Wznosisz nią trzy monumenty; energie związane na końcu z monumentami, filarami i osiągnięciami to twoje punkty.
    .end = Gdy stanie ostatni fragment ostatniego monumentu, kończy się runda i wszystko się podlicza. Wygrywasz, gdy masz więcej punktów niż automa, rywal, który działa według kart.
