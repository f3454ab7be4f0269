### A hint: what a bot would do, and why.

advice = The bot would choose: { $option }.
advice-rather = The bot would choose: { $option } – rather than: { $instead }.
advice-gains = For it: { $reasons }.
advice-costs = Against it: { $reasons }.
advice-alike = As far as it can see, nothing else here is worse.
advice-sure = It is about { $percent } % sure of that.
advice-plan = Then: { $choices }.
