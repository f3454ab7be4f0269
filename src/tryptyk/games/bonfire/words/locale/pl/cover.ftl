### Bonfire: co mówi pudełko.

game-bonfire = Bonfire
    .pitch = Ognie na wyspach zgasły. Podejmij zadania, przejdź ścieżką i rozpal je na nowo.
    .facts = 1–4 osoby · około 90 minut
    .now = Stół od razu: ty przeciw Tomowi, zwykłe przygotowanie
