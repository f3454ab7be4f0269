### Aeon's End: first-use tips, each told once when its subject is met (words/tips.toml).

meet-corruption = Corruptions clog the deck: they come back like any card until their own text or another card destroys them.
meet-exhausted = A mage without life plays on, but has lost a breach and all charges. From now on all damage to this mage hits Gravehold, doubled.
meet-minion = A minion acts in every turn of the nemesis until it is killed. Spells can hit it instead of the nemesis.
meet-power = This card counts down: a token goes in each turn of the nemesis, and with the last one it strikes. Some can be got rid of before, for what stands under TO DISCARD.
meet-unleash = The nemesis unleashes: what that does stands on its mat, under Unleash. Point at it to read it.
meet-ability = All charges are there: the ability of your mage can be used now. It costs all of them, and is worth waiting for its moment.
meet-to-discard = You can pay to be rid of this card of the nemesis before it strikes.
meet-prep = A prepped spell waits on its breach and is cast in a later turn. A closed breach holds one too, if it was focused in this turn.
meet-focus = Focusing turns a closed breach for a little aether: it becomes cheaper to open, and takes a spell this turn.
meet-target = Whom it shall hit: the nemesis itself or one of its minions, with the life that each has left.
meet-order = Decks are never shuffled here: the order in which you discard is the order in which you will draw again.
