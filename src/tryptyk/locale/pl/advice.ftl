### Podpowiedź: co zrobiłby bot i dlaczego.

advice = Bot wybiera: { $option }.
advice-rather = Bot wybiera: { $option } – zamiast: { $instead }.
advice-gains = Za tym: { $reasons }.
advice-costs = Przeciw: { $reasons }.
advice-alike = O ile bot potrafi ocenić, nic innego nie jest tu gorsze.
