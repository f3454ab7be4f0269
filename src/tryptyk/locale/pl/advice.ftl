### Podpowiedź: co zrobiłby bot i dlaczego.

advice = Bot wybrałby: { $option }.
advice-rather = Bot wybrałby: { $option } – zamiast: { $instead }.
advice-gains = Za tym: { $reasons }.
advice-costs = Przeciw: { $reasons }.
advice-alike = O ile bot potrafi ocenić, nic innego nie jest tu gorsze.
advice-sure = Jest tego pewien na około { $percent }%.
advice-plan = Potem: { $choices }.
